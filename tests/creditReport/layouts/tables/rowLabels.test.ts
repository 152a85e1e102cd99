import { expect, it } from 'vitest';
import { withoutRowLabels } from '../../../../src/creditReport/layouts/tables/rowLabels';
import { readLines } from '../../../../src/creditReport/page/lines';
import { debtsIn } from '../../../support/reports';

const HEADINGS = '\tAcct #\tReported\tBalance\tPayment';
const OAK = `OAK BANK\nRevolving – Credit Card\n${HEADINGS}\nMerged\t12XX\t07/2025\t$868\t$25\nCurrent rating: R3 – 60 DAYS PAST DUE`;
const ELM = `ELM LOANS\nInstallment – Auto\n${HEADINGS}\nMerged\t13XX\t07/2025\t$7,415\t$171\nCurrent rating: I1 – CURRENT`;
const cellsOf = (text: string) => withoutRowLabels(readLines(text)).map(({ cells }) => cells.join('|'));

it('what the only row of every table begins with, under no heading, is no part of it', () => {
  expect(cellsOf(`${OAK}\n${ELM}`).slice(2, 4)).toEqual([
    'Acct #|Reported|Balance|Payment',
    '12XX|07/2025|$868|$25',
  ]);
});

it('the name stands above the table, over the kind, and the lines below say how the debt stands', () => {
  expect(debtsIn(`${OAK}\n${ELM}`).map((debt) => debt.split(' | ').slice(0, 5))).toEqual([
    ['OAK BANK', '12XX', '$868', '60days', '$25'],
    ['ELM LOANS', '13XX', '$7,415', 'current', '$171'],
  ]);
});

it.each([
  ['of a single account', OAK],
  ['whose rows begin with names', `${OAK.replace('Merged', 'OAK')}\n${ELM.replace('Merged', 'ELM')}`],
  [
    'of several rows',
    `${HEADINGS}\nA\t1\t2\t3\t4\nA\t1\t2\t3\t4\n\n${HEADINGS}\nA\t1\t2\t3\t4\nA\t1\t2\t3\t4`,
  ],
  ['of few columns', '\tBalance\nA\t$1\n\n\tBalance\nA\t$2'],
])('tables %s stay as they are', (_, text) => {
  const lines = readLines(text);
  expect(withoutRowLabels(lines)).toBe(lines);
});
