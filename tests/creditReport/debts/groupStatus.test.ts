import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const read = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(
    ({ accountName, current, review }) => `${accountName} ${current} ${review.join(' ')}`,
  );
const OAK = 'Oak Bank - 4,200 pay 90';
const ELM = 'Elm Visa - 900 pay 30';

it('the heading of a group says how its debts stand, and marks them', () => {
  expect(read(`✅ Current\n${OAK}\n\n🟡 60 days late\n${ELM}`)).toEqual([
    expect.stringContaining('Oak Bank current'),
    expect.stringContaining('Elm Visa 60days'),
  ]);
  expect(read(`OUR DEBTS\nCURRENT\n${OAK}\n\n30 days late:\n${ELM}`)).toEqual([
    'Oak Bank current status-guessed',
    'Elm Visa 30days status-guessed',
  ]);
});

it('a heading may name several standings, where they mean the same', () => {
  expect(read(`Current\n${OAK}\n\nCHARGED OFF OR WITH A COLLECTOR\n${ELM}`)[1]).toContain('Elm Visa 90days');
  expect(read(`Current\n${OAK}\n\nLATE OR CURRENT\n${ELM}`)[1]).not.toContain('90days');
});

it('what a debt says of itself stands, and a title of another part ends a group', () => {
  expect(read(`Current:\n${OAK}, 30 days late\n\n60 days late:\n${ELM}`)[0]).toContain('Oak Bank 30days');
  expect(read(`Current:\n${OAK}\n\n60 days late:\n${ELM}\n\nLoans\nAsh Loan - 700 pay 20`)[2]).toContain(
    'null',
  );
});

it('a title in brackets of signs ends a group', () => {
  expect(read(`【正常】\n${OAK}\n\n【催收】\n${ELM}\n\n【亲戚】\n小姨 - 700 pay 20`)[2]).toContain('null');
});

it('that accounts are open is no heading, and what is owed no more stands in no group', () => {
  expect(read(`Open:\n${OAK}\nFir Card - 600 pay 20\n\n60 days late:\n${ELM}`)[0]).toContain('null');
  expect(read(`Current:\n${OAK}\nFir Card - $0.00\n\n60 days late:\n${ELM}`)[1]).toContain('null');
});

it('one such line alone is no heading, nor are lines that come again', () => {
  expect(read(`Current:\n${OAK}\n${ELM}`)).toEqual(['Oak Bank null no-status', 'Elm Visa null no-status']);
});

it.each(['What she still pays on time', 'The ones I keep current', 'Cards that are current:'])(
  'a heading that speaks of several needs no other: %s',
  (heading) => {
    expect(read(`Fir Card - 700 pay 20, 60 days late\n\n${heading}\n\n${OAK}\n${ELM}`)).toEqual([
      expect.stringContaining('Fir Card 60days'),
      'Oak Bank current status-guessed',
      'Elm Visa current status-guessed',
    ]);
  },
);

it('a question about several is no heading', () => {
  expect(read(`What is current?\n${OAK}\n${ELM}`)[0]).toContain('null');
});

it('what stands among the labels of one account is said of that alone', () => {
  const account = (name: string, more: string) =>
    `Account Name ${name}\nAccount Number 10004XXXX\nStatus Open. $391 past due as of Oct 2026.\nBalance $12,118\n${more}`;
  const comment = 'Comment\nCurrent:\nReported as a loss.\n30 days late:\nTerms 72 Months\n\n';
  expect(read(account('OAK BANK', comment) + account('ELM BANK', ''))[1]).toBe(
    'ELM BANK null past-due-no-bucket',
  );
});
