import { expect, it } from 'vitest';
import { banksOfApplication, readLoanApplication } from '../../../src/creditReport/layouts/loanApplication';
import { readLines } from '../../../src/creditReport/page/lines';

const COMPANY = 'Name and address of Company $ Payment/Months $';
const BANK = 'Name and address of Bank, S&L, or Credit Union';
const debt = (name: string, number: string) =>
  `${COMPANY}\n${name}\nSERVICE CENTER\nRENO, NV 89501\n${number}`;
const read = (text: string) =>
  readLoanApplication(readLines(text)).map(({ facts }) => facts.map(({ values }) => values[0]).join(' | '));

it('reads behind the number of each debt what is paid, for how many months, and what is owed', () => {
  expect(
    read(
      [
        debt('OAK MOTOR CREDIT', 'Acct. no. 39117002 388 / 22 $ 8,411'),
        debt('ELM HOME LOANS', 'Acct. no. 104882176 * 1,017 / 291 $ 118,236'),
        debt('ASH CARD', 'Acct. no. 5490-7763 (61) / R $ 3,027'),
        debt('YEW STORE', 'Acct. no. 15 / R $ 288'),
      ].join('\n'),
    ),
  ).toEqual([
    'OAK MOTOR CREDIT | 39117002 | 388 | 8,411',
    'ELM HOME LOANS | 104882176 | 1,017 | 118,236',
    'ASH CARD | 5490-7763 | 61 | 3,027',
    'YEW STORE | 15 | 288',
  ]);
});

it('reads no debt whose number ends in other columns, nor one alone', () => {
  expect(read(debt('OAK MOTOR CREDIT', 'Acct. no. 39117002 388 / 22 $ 8,411'))).toEqual([]);
  const other = debt('OAK BANK', 'Acct. no. 39117002 $ 8,411');
  expect(read(`${other}\n${other}`)).toEqual([]);
});

it('holds what is asked of banks, down to what it comes to, to be own money', () => {
  const text = `Assets\n${BANK}\nOAK BANK\nAcct. no. 441-20 $ 8,114\nFace amount: $ 100,000\nSubtotal Liquid Assets $ 8,114\nTotal`;
  const parts = banksOfApplication(
    readLines(`${text}\n${debt('ELM CARD', 'Acct. no. 7763 61 / R $ 3,027')}`),
  );
  expect(parts.map(({ from, to }) => text.slice(from, to).split('\n').length)).toEqual([4]);
});

it('holds nothing to be own money where debts stand beside the banks', () => {
  const beside = [`${BANK}    ASH CARD`, 'OAK BANK', 'Acct. no. 441-20 $ 8,114    Acct. no. 7763'];
  expect(banksOfApplication(readLines(beside.join('\n')))).toHaveLength(1);
  expect(banksOfApplication(readLines([`Assets    ${COMPANY}`, ...beside].join('\n')))).toEqual([]);
});
