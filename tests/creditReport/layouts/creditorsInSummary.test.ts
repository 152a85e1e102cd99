import { expect, it } from 'vitest';
import { titlesOfCreditors } from '../../../src/creditReport/layouts/creditorsInSummary';
import { readLines } from '../../../src/creditReport/page/lines';
import { readReport } from '../../../src/creditReport/readReport';

const titles = (text: string) => {
  const lines = readLines(text);
  const found = titlesOfCreditors(lines);
  return lines.filter(({ from }) => found.has(from)).map((line) => line.text);
};

it.each([
  ['a line for each debt', 'Debt Summary\nCapital One $2,310\nDiscover 4,887.20'],
  ['marks before the names', 'Your Debt Analysis\n- Capital One 2,310\n- Mom 600'],
  ['names over their sums', 'Account Summary\nDISCOVER\nCredit card\n$4,887'],
  ['another part above', 'Score\n612\nDebt Overview\nChase 990'],
  ['a part below that names others', 'Credit Analysis\nChase 990\nCollections\nLVNV $300'],
])('what stands under the title of a summary tells the debts themselves: %s', (_, text) => {
  expect(titles(text)).toHaveLength(1);
});

it.each([
  ['kinds with their sums', 'Debt Summary\nCredit cards $4,910\nAuto loans $14,880'],
  ['creditors whose accounts are told below', 'Account Summary\nCITI $900\nAccounts\nCITIBANK NA\nBalance: $900'],
  ['a creditor without a sum', 'Credit Summary\nCapital One'],
  ['a day, and no sum', 'Credit Summary\nChase 3/14/26'],
  ['who asked for the report', 'Hard inquiries\nCAPITAL ONE 2,026'],
  ['a summary of scores', 'Score Summary\nChase 612'],
  ['a title of debts', 'Accounts\nCapital One $2,310'],
])('or it is a summary: %s', (_, text) => {
  expect(titles(text)).toEqual([]);
}); // biome-ignore format: texts are read in lines

it.each([
  'Debt Summary\nCapital One $2,310\nDiscover 4,887.20\nBest Egg loan 11,200',
  'Account Summary\n\nCAPITAL ONE\nCredit card\n$2,310\n\nDISCOVER\nCredit card\n$4,887',
])('no debt is lost for the title above it', (text) => {
  const { debts } = readReport({ text, tables: [] });
  const below = readReport({ text: text.slice(text.indexOf('\n') + 1), tables: [] }).debts;
  expect(debts.map(({ accountName }) => accountName)).toEqual(below.map(({ accountName }) => accountName));
  expect(debts.length).toBeGreaterThan(1);
});
