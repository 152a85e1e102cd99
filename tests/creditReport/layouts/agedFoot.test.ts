import { expect, it } from 'vitest';
import { agedFootIn } from '../../../src/creditReport/layouts/agedFoot';
import { readLines } from '../../../src/creditReport/page/lines';
import { debtsIn } from '../../support/reports';

const foot = (source: string) => {
  const found = agedFootIn(readLines(source));
  return found && `${found.total} ${found.standing}`;
};

it.each([
  [
    'CURRENT   30 DAYS   60 DAYS   90 DAYS+   TOTAL\n248.53    221.07    0.00      0.00       469.60',
    '469.60 30 days late',
  ],
  [
    'CURRENT   31-60 DAYS   61-90 DAYS   PENDING   BALANCE\n0.00      125.40       261.00       0.00      386.40',
    '386.40 61 days late',
  ],
  [
    'CURRENT   31-60 DAYS   61-90 DAYS   PATIENT\n                                    BALANCE\n0.00      125.40       261.00       386.40',
    '386.40 61 days late',
  ],
  ['Current   30 days   60 days   Total\n90.00     0.00      0.00      90.00', '90.00 current'],
  ['Due: $50.00\nAging: Current $0.00  31-60 $10.00  61-90: $40.00  Over 120 $0.00', '$50.00 61 days late'],
  [
    'CURRENT 31-60 DAYS 61-90 DAYS 91-120 DAYS OVER 120\n$0.00 $0.00 $84.17 $0.00 $0.00\nPAY THIS AMOUNT $84.17',
    '$84.17 61 days late',
  ],
  ['Current 30 days 60 days Total due\n$1.00 $2.00 $0.00 $3.00', '$3.00 30 days late'],
])('the foot of a bill tells what is owed and how late it is: %j', (source, told) => {
  expect(foot(source)).toBe(told);
});

it.each([
  ['they come to something else', 'CURRENT   30 DAYS   60 DAYS   TOTAL\n1.00   2.00   3.00   9.00'],
  [
    'each row has a name',
    'Creditor   30 days   60 days   90 days   Total\nOak Bank   1.00   2.00   3.00   6.00',
  ],
  ['nothing is owed', 'CURRENT   30 DAYS   60 DAYS   TOTAL\n0.00   0.00   0.00   0.00'],
  ['a line of ages comes to what nothing is', 'Due: $60.00\nCurrent $0.00  31-60 $10.00  61-90 $40.00'],
  ['a line has two ages', 'Due: $50.00\n31-60 $10.00  61-90 $40.00'],
  [
    'a line without gaps comes to what nothing is',
    'CURRENT 31-60 DAYS 61-90 DAYS\n$0.00 $0.00 $84.17\nPAY THIS AMOUNT $90.00',
  ],
  ['they count how often it was late', '30 60 90+\n1 0 0\nDue $1.00'],
  ['there are two ages', '30 DAYS   60 DAYS   TOTAL\n1.00   2.00   3.00'],
])('sums by age tell nothing of one debt where %s', (_, source) => {
  expect(foot(source)).toBeUndefined();
});

it('a bill with its charges is about one debt', () => {
  const bill = `CITY OF OAKTON
UTILITY BILLING
200 MAIN ST, OAKTON GA 31525
(555) 555-0150

BILL DATE 06/03/2024

ACCOUNT NO.
02-04417-03

ELECTRIC     41880        43016        148.82
WATER        2207         2212          99.71

CURRENT CHARGES      248.53
PREVIOUS BALANCE     221.07
TOTAL AMOUNT DUE     469.60

CURRENT          30 DAYS         60 DAYS          90 DAYS+        TOTAL
248.53           221.07          0.00             0.00            469.60`;
  expect(debtsIn(bill)).toHaveLength(1);
  expect(debtsIn(bill)[0]).toMatch(/^CITY OF OAKTON .*469\.60 .*30/);
});
