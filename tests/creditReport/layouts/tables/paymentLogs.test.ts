import { expect, it } from 'vitest';
import { readPaymentLogs } from '../../../../src/creditReport/layouts/tables/paymentLogs';
import { readLines } from '../../../../src/creditReport/page/lines';
import { debtsIn } from '../../../support/reports';

const HEAD = 'Date\tPaid\tBalance';
const OAK = `OAK VISA\nMinimum: $45\n${HEAD}\n1/5/25\t$100.00\t$1,200.00\n2/5/25\t$100.00\t$1,120.00`;
const ELM = `ELM CARD\nMinimum: $25\n${HEAD}\n1/15/25\t$50.00\t$500.00\n2/15/25\t$50.00\t$458.00`;
const owedIn = (text: string) =>
  readPaymentLogs(readLines(text)).map(({ facts }) =>
    facts
      .filter(({ kind }) => kind === 'balance' || kind === 'statusLoose')
      .map(({ values }) => values.join())
      .join(' '),
  );

it('what was left behind the last payment is owed', () => {
  expect(debtsIn(`${OAK}\n\n${ELM}`).map((debt) => debt.split(' | ').slice(0, 5))).toEqual([
    ['OAK VISA', '', '1,120.00', '', '$45'],
    ['ELM CARD', '', '458.00', '', '$25'],
  ]);
});

it.each([
  [
    'under headings that blanks part',
    [OAK, ELM].join('\n\n').replaceAll('\t', '        '),
    ['1,120.00', '458.00'],
  ],
  [
    'with months by name',
    `${OAK}\n\n${ELM}`.replace('1/15/25', 'Jan').replace('2/15/25', 'Feb'),
    ['1,120.00', '458.00'],
  ],
  [
    'over the turn of a year',
    `${OAK.replace('1/5', '12/5').replace('2/5', '1/5')}\n\n${ELM}`,
    ['1,120.00', '458.00'],
  ],
  [
    'the latest first',
    `${OAK}\n\n${ELM.replace(/1\/15.*\n.*/, '3/15\t50.00\t400.00\n2/15\t50.00\t450.00\n1/15\t50.00\t500.00')}`,
    ['1,120.00', '400.00'],
  ],
  [
    'with a note right below',
    `${OAK}\nNOTES 60 days past due\n\n${ELM}\n\n60 days past due`,
    ['1,120.00 60 days past due', '458.00'],
  ],
])('%s', (_, text, owed) => {
  expect(owedIn(text)).toEqual(owed);
});

it.each([
  ['a single one', OAK],
  ['without what is left', `${OAK}\n\n${ELM}`.replaceAll('Balance', 'Check')],
  ['without what is paid', `${OAK}\n\n${ELM}`.replaceAll('Paid', 'Memo')],
  ['without rows', `OAK VISA\n${HEAD}\n\nELM CARD\n${HEAD}`],
])('takes no tables %s', (_, text) => {
  expect(owedIn(text)).toEqual([]);
});
