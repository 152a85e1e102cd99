import { describe, expect, it } from 'vitest';
import { readBlocks } from '../../../../src/creditReport/layouts/labels/blocks';
import { readLines } from '../../../../src/creditReport/page/lines';

const blocks = (text: string) =>
  readBlocks(readLines(text)).map(({ heading, facts, inCollections, isSkipped }) =>
    [
      heading?.text ?? '',
      facts.map(({ values }) => values.join('/')).join(' '),
      ...(inCollections ? ['in collections'] : []),
      ...(isSkipped ? ['skipped'] : []),
    ].join(': '),
  );

describe('the accounts of a text', () => {
  it.each([
    ['with the name above', 'OAK\nBalance: $5\n\nELM\nBalance: $6', ['OAK: $5', 'ELM: $6']],
    ['without what the page prints', 'OAK\nPage 2 of 3\nBalance: $5', ['OAK: $5']],
    ['with labels that the page broke', 'OAK\nAccount\nNumber: 1XX\nBalance: $5', ['OAK: 1XX $5']],
    [
      'in their parts',
      'Collections\nOAK\nBalance: $5\nInquiries\nELM\nBalance: $6',
      ['OAK: $5: in collections', 'ELM: $6: skipped'],
    ],
    ['with values below their labels', 'OAK\nAccount #:\tBalance:\n1XXX\t$5', ['OAK: 1XXX $5']],
    ['without a grid of months', 'OAK\nBalance: $5\n\t08/2022\t07/2022\nBalance\t$6\t$7', ['OAK: $5']],
    [
      'without a key of codes',
      'OAK\nAccount Type: R = Revolving, I = Installment, C = Collection\nBalance: $5',
      ['OAK: $5'],
    ],
    ['of which there are none', 'Dear Sir', []],
  ])('are read %s', (_, text, expected) => {
    expect(blocks(text)).toEqual(expected);
  });
});

it('a card that is folded up has no more below the name of another', () => {
  const folded = 'OAK\nReported: Feb 3, 2025\n$0\nClosed';
  const open =
    'ELM\nLast reported Feb 1, 2025 by TransUnion\nBalance\n$5\nCredit card use\n69%\nAccount status\nOpen\nAccount number\n1XXX';
  expect(blocks(`${folded}\n\nBack to all accounts\n\n${open}`)).toEqual([
    expect.stringContaining('OAK'),
    expect.stringMatching(/^ELM.*\$5.*1XXX/),
  ]);
  const details =
    'Collection details\n\nLast reported\nFeb 3, 2025\nCollection agency\nOAK\nOriginal creditor\nASH';
  expect(blocks(`${folded}\n\n${details}`)).toEqual([expect.stringMatching(/^OAK.*ASH/)]);
});

it('headings of a table below an account are no names of debts with its sum', () => {
  const text = 'OAK\nAccount number\n1XXX\nBalance\n$5\n\nCompany\tReference\tOwed now\tPlan';
  expect(blocks(text)).toHaveLength(1);
});

describe('a column for each debt', () => {
  it.each([
    [
      'gives each its values',
      'Creditor\tOAK\tELM\nBalance\t$5\t$6\nTerms\t36',
      [': OAK $5 36', ': ELM $6 36'],
    ],
    [
      'leaves a missing value empty',
      'Creditor\tOAK\tELM\tASH\nBalance\t$5\t$6',
      [': OAK $5', ': ELM $6', ': ASH '],
    ],
    [
      'keeps a column without a name',
      'Creditor\tOAK\t-\tELM\nBalance\t$5\t$6\t$7',
      [': OAK $5', ': - $6', ': ELM $7'],
    ],
    [
      'is not one where the names are the same',
      'Creditor\tOAK\tO.A.K.\nBalance\t$5\t$6',
      [': OAK/O.A.K. $5/$6'],
    ],
    [
      'is not one under the name that all begin with',
      'OAK FIN\tTransUnion\tExperian\nCreditor\tOAK\tOAK FIN CO\nBalance\t$5\t$6',
      ['OAK FIN: OAK/OAK FIN CO $5/$6'],
    ],
    [
      'is not one under bureaus, whatever each of them calls the creditor',
      'TransUnion\tExperian\nCreditor\tELM/OAK PLC\tOAK\nBalance\t$5\t$6',
      [': ELM/OAK PLC/OAK $5/$6'],
    ],
    ['is not one where only one has a name', 'Creditor\tOAK\t-\nBalance\t$5\t$6', [': OAK/- $5/$6']],
    ['is not one where a name is none', 'Creditor\tOAK\t$9\nBalance\t$5\t$6', [': OAK/$9 $5/$6']],
    ['is not one without names', 'Balance\t$5\t$6\nTerms\t36', [': $5/$6 36']],
    [
      'stands in its part',
      'Collections\nCreditor\tOAK\tELM\nBalance\t$5\t$6',
      [': OAK $5: in collections', ': ELM $6: in collections'],
    ],
  ])('%s', (_, text, expected) => {
    expect(blocks(text)).toEqual(expected);
  });
});

it('leaves columns of one number together, though each calls the creditor otherwise', () => {
  const table = (number: string) =>
    `FORD\n\tOne\tTwo\nAccount Name:\tFORD CRED\tOAK MOTOR\nAccount Number:\t12XX\t${number}\nBalance:\t$5\t$6`;
  expect(readBlocks(readLines(table('12XX')))).toHaveLength(1);
  expect(readBlocks(readLines(table('13XX')))).toHaveLength(2);
});

it('a label that comes back in a cell of its own names nobody, though it ends in one that is known', () => {
  const block = (name: string, kind: string, balance: number) =>
    `Creditor:   ${name}\nGarden Type:   ${kind}\nBalance:   $${balance}`;
  const text = [block('OAK', 'ROSES', 5), block('ELM', 'HERBS', 6)].join('\n\n');
  expect(readBlocks(readLines(text)).map(({ heading, facts }) => [heading?.text, facts.length])).toEqual([
    [undefined, 3],
    [undefined, 3],
  ]);
});
