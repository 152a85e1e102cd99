import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../../src/creditReport/account';
import { readBorrowerTables } from '../../../../src/creditReport/layouts/tables/borrowerTables';
import { readLines } from '../../../../src/creditReport/page/lines';
import { placedCells } from '../../../../src/creditReport/page/placed';

const accountsIn = (...lines: readonly string[]) =>
  readBorrowerTables(placedCells(readLines(lines.join('\n'))));
const told = (...lines: readonly string[]) =>
  accountsIn(...lines).map((account) =>
    (['name', 'statusHint', 'number', 'balance', 'paying'] as const)
      .map((kind) => factsOf(account, kind)[0]?.values.join() ?? '')
      .join(' | '),
  );

const INCLUDED = '9 The following liabilities are included in the ratio. Verify the balance and payment.';
const HEADINGS = 'Borrower Creditor Type Account Number Balance Payment';
const OAK = 'Roe OAK SAVINGS BANK Revolving 5491237766XX $1,855.00 $37.00';
const ELM = 'Roe ELM Installment 35911407 70 $12,318.00 $265.00';
const PAID = '11 The following liabilities are marked to be paid off at closing.';
const FIR = 'Roe FIR/ASH BUY Revolving 603535119XXX $702.00 $25.00';
const OAK_TOLD = 'OAK SAVINGS BANK | Revolving | 5491237766XX | $1,855.00 | $37.00';
const ELM_TOLD = 'ELM | Installment | 35911407 70 | $12,318.00 | $265.00';
const FIR_TOLD = 'FIR/ASH BUY | Revolving | 603535119XXX | $702.00 | $25.00';

describe('tables whose rows begin with who borrowed', () => {
  it('are read without his name, each under its headings, also where one has a row alone', () => {
    expect(told(INCLUDED, HEADINGS, OAK, ELM, PAID, HEADINGS, FIR, '12 Income: Roe $7,840.00.')).toEqual([
      OAK_TOLD,
      ELM_TOLD,
      FIR_TOLD,
    ]);
  });
  it('are read under headings of their own, with a reason in as many words as it needs', () => {
    const omitted = 'Roe YEW MTR CR Lease 01770BR221 $1,016.00 $508.00 Less than 10 payments left';
    expect(told(INCLUDED, HEADINGS, OAK, PAID, `${HEADINGS} Reason for Omission`, omitted)).toEqual([
      OAK_TOLD,
      'YEW MTR CR | Lease | 01770BR221 | $1,016.00 | $508.00',
    ]);
  });
  it('are read where the headings name no kind of debt, or the owner and the lender', () => {
    const row = 'Roe ASH FINANCE 402771180 $2,940 $294.00';
    const read = 'ASH FINANCE |  | 402771180 | $2,940 | $294.00';
    for (const headings of ['Borrower Creditor Account Number', 'Owner Lender Account #', 'Applicant Name Creditor Acct #'])
      expect(told(`${headings} Balance Payment`, row, row)).toEqual([read, read]);
  });
  it('are read behind all names of a person that the page tells elsewhere too, and of others', () => {
    const [oak, elm, fir] = [OAK.replace('Roe', 'Jane Ann Roe'), ELM.replace('Roe', 'Jane Ann Roe'), FIR.replace('Roe', 'Doe')];
    expect(told('Primary Borrower Jane Ann Roe', HEADINGS, oak, elm, fir)).toEqual([OAK_TOLD, ELM_TOLD, FIR_TOLD]);
  });
  it('are read where the page tells of a row elsewhere', () => {
    expect(told(HEADINGS, OAK, FIR, 'Disputed: Roe FIR/ASH BUY')).toEqual([OAK_TOLD, FIR_TOLD]);
  });
  it.each([
    ['their sum', 'Total Oak Bank $14,173.00 $302.00'],
    ['a point of the findings', '24 Oak Reserves 9120034 $9,877.14 $12.00'],
  ])('go on behind the foot of a page, and end at %s', (_, end) => {
    expect(told(HEADINGS, OAK, 'Page 4 of 6', ELM, end, FIR)).toEqual([OAK_TOLD, ELM_TOLD]);
  });
  it('are of debts in collection where the sentence above says so', () => {
    const collected = '14 The report contains the following collection or charge-off accounts.';
    const accounts = accountsIn(INCLUDED, HEADINGS, OAK, ELM, collected, 'Borrower Creditor Account Number Balance', 'Roe YEW RECOVERY 188402776 $413');
    expect(accounts.map(({ inCollections }) => inCollections)).toEqual([false, false, true]);
  });
  it.each([
    ['one row in all', [HEADINGS, OAK]],
    ['rows without headings', [OAK, ELM]],
    ['headings that do not begin with who borrowed', [HEADINGS.replace('Borrower ', ''), OAK, ELM]],
    ['headings without a creditor', [HEADINGS.replace('Creditor ', ''), OAK, ELM]],
    ['headings that say nothing of what is owed', [HEADINGS.replace('Balance ', ''), OAK, ELM]],
    ['rows without a sum', [HEADINGS, OAK, ELM].map((line) => line.replace(/ \$.*/, ''))],
    ['running text', ['Borrower and creditor agree on the account number and the balance of each payment', OAK, ELM]],
  ])('are none with %s', (_, lines) => {
    expect(told(...lines)).toEqual([]);
  });
}); // biome-ignore format: texts are read in lines
