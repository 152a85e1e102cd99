import { expect, it } from 'vitest';
import {
  headingsOver,
  labelsOf,
  mayBeHeadings,
} from '../../../../src/creditReport/layouts/tables/stackedHeadings';
import { piecesOfText, placedLines } from '../../../../src/creditReport/page/placed';
import { readByRules } from '../../../../src/creditReport/readReport';

it.each([
  ['one value', ['DATE', 'OPENED'], 1, ['DATE OPENED']],
  ['as many values', ['CREDITOR', 'ACCOUNT NUMBER'], 2, ['CREDITOR', 'ACCOUNT NUMBER']],
  ['fewer values', ['CREDITOR', 'ACCOUNT NUMBER', 'SOURCE'], 2, ['CREDITOR', 'ACCOUNT NUMBER']],
  ['fewer values, the first of which are the same', ['BALANCE', 'BAL', 'TERMS'], 2, ['BALANCE BAL TERMS']],
  ['fewer values, one of the first being unknown', ['CREDITOR', 'COLOUR', 'TERMS'], 2, ['CREDITOR COLOUR TERMS']],
  ['fewer values, the last being a label by itself', ['MO', 'PMT', 'TERMS'], 2, ['MO PMT', 'TERMS']],
  ['fewer values, the last going on', ['CREDIT', 'OR', 'LIMIT'], 2, ['CREDIT OR LIMIT']],
  ['a slash before the next', ['BALANCE/', 'PAST', 'DUE'], 2, ['BALANCE', 'PAST DUE']],
  ['a label over two with a slash between them', ['STATUS', 'ECOA/SOURCE'], 2, ['STATUS', 'ECOA/SOURCE']],
  ['two labels with a slash between them, over two values', ['CREDITOR/ACCT NO'], 2, ['CREDITOR', 'ACCT NO']],
  ['a label with a slash in it, over lines of one text', ['LOAN/LEASE'], 2, ['LOAN/LEASE']],
  ['a label on two lines and another below it', ['ACCT', 'TYPE', 'STATUS'], 2, ['ACCT TYPE', 'STATUS']],
  ['a label with a slash on two lines and another below it', ['HIGH/', 'LIMIT', 'TERMS'], 2, ['HIGH/LIMIT', 'TERMS']],
  ['counts of days late and a label below them', ['HISTORICAL', '30', 'STATUS'], 2, ['HISTORICAL 30', 'STATUS']],
  ['something unknown and a label below it', ['HISTORICAL', 'COLOUR', 'STATUS'], 2, ['HISTORICAL COLOUR STATUS']],
])('headings that are stacked over %s are its labels', (_, stacked, count, labels) => {
  expect(labelsOf(stacked, count)).toEqual(labels);
}); // biome-ignore format: rows are read in lines

it('a letter for whose account it is stands in the column of the number before it', () => {
  const text = `CREDITOR               BALANCE   STATUS
ACCOUNT NUMBER  ECOA   OWING
----------------------------------------
OAK BANK               1,388     Current
5440-1180-62**  A

ELM LOANS              9,033     60 days late
4888-9310-44**  J
`;
  expect(readByRules({ text, tables: [] }).debts.map((debt) => debt.accountNumber)).toEqual([
    '5440-1180-62**',
    '4888-9310-44**',
  ]);
});

it('the title of several columns that have headings of their own is no part of any of them', () => {
  const over = (title: string) => {
    const lines = placedLines(piecesOfText(`Date      ${title}\nOpened    Terms  Balance  Past due`));
    return headingsOver(lines, lines[1]?.chunks ?? []).map((stacked) => stacked.join(' ').trim());
  };
  expect(over('Items as of Date Reported')).toEqual(['Date Opened', 'Terms', 'Balance', 'Past due']);
  expect(over('       Current')).toEqual(['Date Opened', 'Terms', 'Current Balance', 'Past due']);
});

it('a line of letters under the headings, to which a legend refers, is no part of any of them', () => {
  const lines = placedLines(piecesOfText('Name  Terms  Balance  Due\n  A     B       C      D'));
  const stacked = headingsOver(lines, lines[0]?.chunks ?? []).map((texts) => texts.join(' ').trim());
  expect(stacked).toEqual(['Name', 'Terms', 'Balance', 'Due']);
});

it.each([
  ['O O ACCT # / REPOSITORIES     OPND', true],
  ['E C O A ACCOUNT NUMBER / SOURCE   DLA', true],
  ['# / A / ACCT NO   LIMIT', true],
  ['A. NAME AND ADDRESS OF CREDITOR   B. DATE', true],
  ['ACCOUNT WAS SOLD TO ANOTHER LENDER   OPND', false],
  ['A REMARK THAT GOES ON BEHIND ITS FIRST WORDS   X', false],
  ['BAL   PMT   30-60-90   STATUS', true],
  ['BAL   PMT   04-05-09   STATUS', false],
])('letters and signs are no words of a sentence: %j may be headings: %s', (text, mayBe) => {
  const [line] = placedLines(piecesOfText(text));
  expect(line && mayBeHeadings(line)).toBe(mayBe);
});

it('a day on which something was paid may stand in the last line of headings', () => {
  const text = [
    'Creditor          Account       Prior       Paid      Finance    Current     Monthly',
    '                                Balance     01/09     Charge     Balance     Payment',
    'Oak Bank          xxxx4410      5,214.80    121.00    25.53      5,119.33    121.00',
    'Elm Store         xxxx0096      3,660.02    98.00     29.39      3,591.41    98.00',
    'Fir Credit        xxxx7124      4,402.75    110.00    28.62      4,321.37    110.00',
  ].join('\n');
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map(({ amountText, payingText }) => `${amountText} ${payingText}`)).toEqual([
    '5,119.33 121.00',
    '3,591.41 98.00',
    '4,321.37 110.00',
  ]);
});
