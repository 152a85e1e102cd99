import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const claim = (id: string, name: string, below: string, amount: string, number: string) =>
  `Creditor: ${id}\t\tClaim No: 1\tStatus:\n${name}\t\tOriginal Filed\tFiled by: CR\n${below}\t\tDate: 08/02/2022\tEntered by: Joan Doe\nReno, NV 89501\n Amount claimed: \t${amount}\n Secured claimed: \t$1.00\n\nHistory:\nRemarks: (1-1) Account Number (last 4 digits):${number}`;
const debtsIn = (...claims: string[]) =>
  readByRules({ text: claims.join('\n\n'), tables: [] }).debts.map((debt) =>
    [debt.accountName, debt.accountNumber, debt.amountText].join('|'),
  );

it('a claim is owed to the name in the line below the number of its creditor, whatever stands in the address', () => {
  expect(
    debtsIn(
      claim('(1482207)', 'Oak Bank', 'c/o Elm Services, LLC', '$22,418.07', '8840'),
      claim('(1482219)', 'Fir Funding, LLC', 'Ash Capital Services', '$1,093.66', '3357'),
    ),
  ).toEqual(['Oak Bank|8840|$22,418.07', 'Fir Funding, LLC|3357|$1,093.66']);
});

it('a name behind its label stays, and so does a number without a name below it', () => {
  expect(
    debtsIn('Creditor: Oak Bank\t\tClaim No: 1\nElm Bank\t\tFiled by: CR\nAmount claimed:\t$5.00'),
  ).toEqual(['Oak Bank||$5.00']);
  expect(debtsIn('Creditor: (12)\t\tClaim No: 1\n123\t\tFiled by: CR\nAmount claimed:\t$5.00')).toEqual([
    '(12)||$5.00',
  ]);
});
