import { describe, expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

function unused(text: string): string[] {
  const reading = readByRules({ text, tables: [] });
  return reading.unused.map(({ kind, from, to }) => `${kind} ${reading.source.slice(from, to)}`);
}

const OAK = 'OAK BANK\nAccount #: 1111****\nBalance: $5\nPayment Status: Current\n';

describe('what no row has taken and nothing explains is told', () => {
  it.each([
    ['an amount, a number and a status', `${OAK}\n\nA note on 2222****, of $1,234.50\n\nLate 30 Days\n`, ['accountNumber 2222****', 'amount $1,234.50', 'status Late 30 Days']],
    ['how a debt stands that is named nowhere else', 'Oak 4,200\nElm is 30 days late, and I owe my dentist 380', ['status Elm is 30 days late']],
    ['an amount under a label that nobody knows', `${OAK}Whatnow: $77\n`, ['amount $77']],
    ['an amount in a column that nobody knows', 'Creditor\tAccount #\tBalance\tWhatnow\nOAK\t1111****\t$5\t$77\nELM\t2222****\t$6\t$78\n', ['amount $77', 'amount $78']],
    ['a bare sum in a list', 'Discover 3,120\nthat thing from ever 640 ok then\nKohls 655.20', ['amount 640']],
    ['a sum with mistyped thousands', 'Discover 3,120\nElm 1,2345\nKohls 655.20', ['amount 1,2345']],
    ['a sum with a dot before its thousands', 'Discover 3,120.40\nElm: 2.300 or so no\nKohls 655.20', ['amount 2.300']],
    ['a bare sum that is past due', 'Discover 3,120\ngas bill past due 88\nKohls 655.20', ['amount 88']],
    ['a sum of two digits behind a name in a list', 'Discover 3,120\nElm Shop 95\nKohls 655.20', ['amount 95']],
  ])('%s', (_, text, expected) => {
    expect(unused(text)).toEqual(expected);
  }); // biome-ignore format: rows are read in lines
});

describe('nothing is told', () => {
  it.each([
    ['of what the rows have taken', OAK],
    ['of a limit, a past due and a date', `${OAK}Credit Limit: $900\nPast Due: $3\nDate Opened: 01/02/2020\n`],
    ['of how a debt stands that says it', 'Oak 4,200\nElm 300\nElm is 30 days late'],
    ['of a heading that asks', 'Creditor | Owed | Past due?\nOAK | $5 | no\nELM | $6 | no\nASH | $7 | 60 days'],
    ['of a total', `${OAK}\nTotal balance: $5.00\n`],
    ['of a figure that its account says elsewhere', `${OAK}You owe $5 as we said.\n`],
    ['of the values of other bureaus', 'OAK BANK\n\tTransUnion\tExperian\nAccount #:\t1111****\t1111****\nBalance:\t$5\t$6\nPayment Status:\tCurrent\tCurrent\n'],
    ['of a column that says of another day what is read', 'Creditor\tOwed 9/1\tOwed 10/1\nOAK\t$77\t$5\nELM\t$78\t$6\n'],
    ['of former months', `${OAK}2024 $11 $12 $13\nPaid $21 Paid $22 Paid $23\n`],
    ['of the number of a person', `${OAK}\nJANE DOE XXX-XX-1234\n`],
    ['of counts and titles', `${OAK}\nCollections 2\nClosed accounts\n2 late\n`],
    ['of bare sums of a list that are read', 'Discover 3120, min 35\nOak 700 acct 4471\nKohls 655 limit 900\nElm 120 60 days late'],
    ['of years, counts and numbers in a list', 'Discover 3120\nsince 2019\nwe are 12 people\nacct 4471\nKohls 655'],
    ['of numbers in words that are no sums', 'Discover 3120\ntwo hundred and one people\nthe one hundred club owes\nKohls 655'],
    ['of nothing', ''],
  ])('%s', (_, text) => {
    expect(unused(text)).toEqual([]);
  }); // biome-ignore format: rows are read in lines

  it('of the newer column where a person has chosen the older one', () => {
    const decided = { meanings: new Map([['Owed 9/1', 'amount']] as const) };
    const text = 'Creditor\tOwed 9/1\tOwed 10/1\nOAK\t$77\t$5\nELM\t$78\t$6\n';
    expect(readByRules({ text, tables: [] }, decided)).toMatchObject({
      debts: [{ amountText: '$77' }, {}],
      unused: [],
    });
  });

  it('of a label that a person has taken away', () => {
    const decided = { meanings: new Map([['Whatnow', 'nothing']] as const) };
    expect(readByRules({ text: `${OAK}Whatnow: $77\n`, tables: [] }, decided).unused).toEqual([]);
  });
});

it('a line that tells no debt says so by its sums, also where the debt above has the same', () => {
  expect(unused('Chase bal 4210 min 120\nCar loan bal 12000 min 300\nhmm 12000 and so on')).toEqual([
    'amount 12000',
  ]);
});
