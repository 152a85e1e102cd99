import { expect, it } from 'vitest';
import { readLabelsInColumns } from '../../../../src/creditReport/layouts/labels/columnsOfLabels';
import { piecesOfText, placedLines } from '../../../../src/creditReport/page/placed';

const OAK = [
  'OAK BANK                  Date opened       Type            Credit limit or   Recent balance',
  'PO BOX 12                 Jun 1999          Revolving       original amount   $2,944 as of Sep 2008',
  'RENO NV 89501             Reported since    Terms           $3,000            Monthly payment',
  'Account number            Jul 1999          NA              High balance      $118',
  '542418....                                                  $3,071',
  '                          Status',
  '                          Open. Account 60 days past due.',
];
const read = (lines: readonly string[]) =>
  readLabelsInColumns(placedLines(piecesOfText(lines.join('\n')))).map(({ heading, facts }) =>
    Object.fromEntries([
      ['name', heading?.name.name],
      ...facts.map(({ label, values: [value] }) => [label, value]),
    ]),
  );
const AS_PRINTED = {
  name: 'OAK BANK',
  'account number': '542418....',
  'date opened': 'Jun 1999',
  status: 'Open. Account 60 days past due.',
  'credit limit or original amount': '$3,000',
  'high balance': '$3,071',
  'recent balance': '$2,944 as of Sep 2008',
  'monthly payment': '$118',
};

it('reads an account whose labels stand over their values, several in each of its columns', () => {
  expect(read(OAK)).toEqual([expect.objectContaining(AS_PRINTED)]);
});

it('what stands among the public records is no account', () => {
  const elm = OAK.map((line) => line.replace('OAK BANK', 'ELM BANK'));
  const accounts = read(['Public Records', '', ...elm, '', 'Credit Items', '', ...OAK]);
  expect(accounts).toEqual([expect.objectContaining(AS_PRINTED)]);
});

it('an account ends at a blank line, at the title of a part, and where the next begins', () => {
  const elm = OAK.map((line) => line.replace('OAK BANK', 'ELM BANK'));
  const both = [expect.objectContaining(AS_PRINTED), expect.objectContaining({ name: 'ELM BANK' })];
  expect(read([...OAK, ...elm])).toEqual(both);
  expect(read([...OAK, '', 'Monthly payment', '$7', ...elm])).toEqual(both);
  expect(read([...OAK, 'Payment history', 'Monthly payment', '$7', ...elm])).toEqual(both);
});

it('labels in the first line alone are the headings of a table', () => {
  expect(read(['OAK BANK  Date opened  Type  Balance', 'Elm  Jun 1999  Card  $5', 'Fir  Jun 1999  Card  $5'])).toEqual([]);
}); // biome-ignore format: lines are read as they stand

it('a line whose first text is a label too names nobody', () => {
  expect(read(OAK.map((line) => line.replace('OAK BANK', 'Creditor')))).toEqual([]);
});
