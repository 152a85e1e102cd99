import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const read = (said: string, ...more: string[]) => {
  const text = [
    'ELM BANK',
    'Account Number: 5518-7710',
    'Balance: $900.10',
    'Status: Current',
    '',
    'OAK FEDERAL BANK',
    'Date: 07/11/2024',
    'Loan Number: 0027-441908',
    said,
    'Principal Balance: $12,087.35',
    'Regular Monthly Payment: $296.10',
    'Past Due Amount: $592.20',
    ...more,
  ].join('\n');
  return readByRules({ text, tables: [] })
    .debts.slice(1)
    .map(
      ({ current, review }) => `${current} ${review.filter((flag) => /status|bucket/.test(flag)).join(' ')}`,
    );
};

it('a sentence of a letter tells how its debt stands, and that is marked', () => {
  expect(read('Our records show your home improvement loan is 60 days past due.')).toEqual([
    '60days status-guessed',
  ]);
});

it('nothing is told of a debt by what may happen, or where a label tells it', () => {
  expect(read('We report your loan once it is 60 days past due.')).toEqual(['null no-status']);
  expect(read('Your loan is 60 days past due.', 'Status: 30 days late')).toEqual(['30days ']);
});

it.each([
  ['a collector', 'Elm Recovery', '', '90days'],
  ['one who has it of another', 'Oak Partners', 'Original creditor: Ash Bank\n', '90days'],
  ['no servicer, who says so too', 'Oak Mortgage', '', null],
])(
  'a letter that says that it is to collect its one debt tells how that stands: %s',
  (_, writer, of, current) => {
    const text = `${writer}\n${of}Account number: 8830-1122\nBalance: $108.66\n\nThis is an attempt to collect a debt.`;
    const [debt] = readByRules({ text, tables: [] }).debts;
    expect(debt?.current).toBe(current);
  },
);
