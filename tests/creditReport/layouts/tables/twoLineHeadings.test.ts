import { expect, it } from 'vitest';
import { mergedHeadings } from '../../../../src/creditReport/layouts/tables/twoLineHeadings';
import { readLines } from '../../../../src/creditReport/page/lines';

function kindsOf(text: string): string | undefined {
  const [above, below] = readLines(text);
  return (
    above &&
    mergedHeadings(above, below)
      ?.map(({ kind }) => kind ?? '-')
      .join(' ')
  );
}

const CREDITOR = 'E W CREDITOR DATE DATE HIGH CREDIT PAST DUE MO HISTORICAL STATUS';

it.each([
  ['the balance on the second line', `${CREDITOR}\nC H ACCOUNT NUMBER REPORTED OPENED OR LIMIT BALANCE AMOUNT TERMS REV 30 60 90+ DLA SOURCE`, 'name number reported opened money balance pastDue text text statusLoose date text'],
  ['the balance on the first line', 'ECOA CREDITOR DATE DATE HIGH BALANCE TERMS PAST DUE STATUS\nWHOSE ACCOUNT NUMBER OPENED REPORTED CREDIT AMOUNT SOURCE', 'text name number opened reported money balance text pastDue statusLoose text'],
  ['the sum that is past due before the balance', 'CREDITOR DATE DATE HIGH CREDIT PAST DUE MOS STATUS\nACCOUNT NUMBER RPTD OPENED LIMIT AMT BALANCE REVD SOURCE', 'name number date opened money pastDue balance - statusLoose text'],
  ['the payment over both lines', 'E CREDITOR NAME DATE DATE HIGH CREDIT BALANCE MONTHLY PAST MO TIMES PAST DUE ACCT PRESENT\nC ACCOUNT NUMBER RPTD OPENED OR LIMIT PAYMENT DUE REV 30 60 90+ TYPE STATUS', 'name number date opened money balance paying pastDue text statusHint statusLoose'],
  ['the balance in two parts of a word, and what is past due over the terms of the second line', 'E C CREDITOR DATE DATE HIGH BAL- PAST DUE MO PAST DUE STATUS\nO O ACCOUNT NUMBER RPTD OPENED CREDIT ANCE TERMS REV 30 60 90+ SOURCE', 'name number date opened money balance pastDue text text statusLoose text'],
  ['the balance over both lines', 'CREDITOR DATE HIGH PRESENT PAST DUE MO STATUS\nACCOUNT NUMBER OPENED CREDIT BALANCE TERMS REV SOURCE', 'name number opened money balance pastDue text text statusLoose text'],
  ['no word for the number', `${CREDITOR}\nWHOSE REPORTED OPENED OR LIMIT BALANCE AMOUNT TERMS REV`, 'name reported opened money balance pastDue text text statusLoose'],
])('two lines are headings with %s', (_, text, kinds) => {
  expect(kindsOf(text)).toBe(kinds);
}); // biome-ignore format: headings are read in lines

it.each([
  ['values', `${CREDITOR}\nC H ACCOUNT NUMBER REPORTED 04/24 OR LIMIT BALANCE AMOUNT TERMS REV`],
  ['nothing that goes on below', 'CREDITOR BALANCE PAYMENT STATUS OPENED TERMS LIMIT\nACCOUNT NUMBER SOURCE REMARKS BUREAU KIND OWNER'],
  ['no balance', `${CREDITOR}\nC H ACCOUNT NUMBER REPORTED OPENED OR LIMIT AMOUNT TERMS REV`],
  ['no name', 'ECOA DATE DATE HIGH CREDIT PAST DUE MO STATUS\nACCOUNT NUMBER REPORTED OPENED OR LIMIT BALANCE AMOUNT REV'],
  ['two sums that may stand either way', 'CREDITOR DATE DATE HIGH CREDIT BALANCE PAST DUE MO STATUS\nACCOUNT NUMBER REPORTED OPENED OR LIMIT PAYMENT AMOUNT REV'],
  ['two days that may stand either way', 'CREDITOR HIGH CREDIT REPORTED PAST DUE MO STATUS BALANCE\nACCOUNT NUMBER OR LIMIT OPENED AMOUNT REV SOURCE'],
  ['parts of a word that are no label together', 'E C CREDITOR DATE DATE HIGH BAL- PAST DUE MO STATUS\nO O ACCOUNT NUMBER RPTD OPENED CREDIT LAST TERMS REV SOURCE'],
  ['one line alone', `${CREDITOR} ACCOUNT NUMBER BALANCE`],
  ['running text', 'The creditor said the date and the date of the past due\nand the account number and the balance amount that I was told'],
])('two lines are no headings that have %s', (_, text) => {
  expect(kindsOf(text)).toBeUndefined();
}); // biome-ignore format: headings are read in lines
