import { expect, it } from 'vitest';
import { withoutMonthGrids } from '../../../../src/creditReport/layouts/labels/monthGrid';
import { readLines } from '../../../../src/creditReport/page/lines';

it.each([
  ['\t08/2022\t07/2022\nBalance\t$5\t$6\nPast Due\t$0\t$0\nOAK', ['OAK']],
  ['08/2022\t07/2022\nBalance\t$5\t$6\nOAK', ['OAK']],
  ['08/2022\t07/2022\n$5\t$6\t$7', ['08/2022 07/2022', '$5 $6 $7']],
  ['October 2025 September 2025\nBalance $5 Balance $6\nRating >60< Rating OK\nOAK', ['OAK']],
  ['Aug-11 Jul-11\nBalance 2,968 3,001\nScheduled Payment Amount 60 61\nOAK', ['OAK']],
  ['\t08/2022\t07/2022\nBalance\t$5\t$6\nRemarks\tx', ['Remarks x']],
  ['11/2012 04/2011\nOAK $5', ['11/2012 04/2011', 'OAK $5']],
  ['11/2012 04/2011\nBalance $5\nOAK', ['11/2012 04/2011', 'Balance $5', 'OAK']],
  ['Month\tAug 2022\tJul 2022\nScheduled Payment\t$5\t$6\nOAK', ['OAK']],
  ['\t08/2022\t07/2022\nBalance\t$5\t$6\n\nBalance\t$7\t$8', ['Balance $7 $8']],
  ['Debt\t08/2022\t07/2022\nOAK\t$5\t$6', ['Debt 08/2022 07/2022', 'OAK $5 $6']],
  ['\t08/2022\t07/2022\nOAK\t$5\t$6', ['OAK $5 $6']],
  ['Date Opened\n\t08/2022\t07/2022\nBalance\t$5\t$6', ['Date Opened', '08/2022 07/2022', 'Balance $5 $6']],
  ['\tTransUnion\tExperian\nBalance\t$5\t$6', ['TransUnion Experian', 'Balance $5 $6']],
  ['Scheduled Payment\n2020 $25 $25 $34\n2021 $40 $48\nOAK', ['OAK']],
  ['Scheduled Payment\n2020 $25\nOAK', ['Scheduled Payment', '2020 $25', 'OAK']],
  ['OAK\n2020 $25 $30', ['OAK']],
  [
    '08/2022\t07/2022\t06/2022\nBalance\t$5\t$6\t$7\nScheduled Payment\t$1 $2 $3\nPast Due\t$0\t$1\nOAK',
    ['OAK'],
  ],
  ['08/2022\t07/2022 06/2022\t05/2022\nBalance\t$5\t$6\t$7\t$8\nOAK', ['OAK']],
  ['08/2022\t07/2022 06/2022\nBalance\t$5\nOAK', ['08/2022 07/2022 06/2022', 'Balance $5', 'OAK']],
  ['08/2022\tPaid 06/2022\nBalance\t$5\t$6\t$7', ['08/2022 Paid 06/2022', 'Balance $5 $6 $7']],
  ['\t08/2022\t07/2022\nBalance\t$5\t$6\nPast Due\t$4', ['Past Due $4']],
  [
    'Payment History\n\t04/2024\nBalance\t$5\nScheduled Payment\t$6\nRating\tOK\nOAK',
    ['Payment History', 'OAK'],
  ],
  ['Balance history\n04/2024\nBalance $5\nOAK', ['Balance history', 'OAK']],
  ['Date Opened\n04/2024\nBalance\t$5', ['Date Opened', '04/2024', 'Balance $5']],
  ['Payment History\n04/2024\nOAK\t$5', ['Payment History', '04/2024', 'OAK $5']],
  ['Payment History\n04/2024\nBalance\t$5\nAccount Number\t55', ['Payment History', 'Account Number 55']],
  ['2026\tJanuary\tFebruary\tMarch\nRating\tOK\tOK\nBalance\t$9\t$8\t\nPast Due\t$0\t$0\nOAK', ['OAK']],
  ['2026 January February\nBalance $9 $8\nRemarks CBG\nOAK', ['OAK']],
  ['\tJan\tFeb\n2026\nBalance\t$9\t$8\n2025\nBalance\t$7\t$6\nOAK', ['OAK']],
  ['2026 January\nBalance\t$9\nOAK', ['OAK']],
  ['2026\tJanuary\tFebruary\nRating\tOK\tOK\n\nBalance\t$9', ['Balance $9']],
  ['May\nBalance\t$9', ['May', 'Balance $9']],
  ['2026 January February\nOAK\t$9', ['2026 January February', 'OAK $9']],
])('leaves out what a grid tells of former months: %j', (text, left) => {
  expect(withoutMonthGrids(readLines(text)).map((one) => one.text)).toEqual(left);
});
