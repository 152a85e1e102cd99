import { describe, expect, it } from 'vitest';
import { codeScheme, readStatusCode, statusCode } from '../../src/creditReport/statusCodes';
import { isStatusOnly, readStatus, readStatusText } from '../../src/creditReport/statuses';

describe('readStatusText', () => {
  it.each([
    ['>Account Included in Bankruptcy<', null, ['bankruptcy']],
    ['CHAPTER 7 BANKRUPTCY', null, ['bankruptcy']],
    ['BankruptcyOrWageEarnerPlan', null, ['bankruptcy']],
    ['Paid collection', null, ['paid-settled']],
    ['Paid charge off', null, ['paid-settled']],
    ['Settled-less than full balance', null, ['paid-settled']],
    ['Transferred to another lender', null, ['transferred']],
    ['Account sold', null, ['transferred']],
    ['Charged off. Account sold.', '90days', ['charge-off', 'transferred']],
    ['Account charged off. $412 written off. $412 past due as of Aug 2026.', '90days', ['charge-off']],
    ['Charge-off', '90days', ['charge-off']],
    ['ChargeOff', '90days', ['charge-off']],
    ['Unpaid; profit and loss write-off', '90days', ['charge-off']],
    ['Charge-off / collection', '90days', ['charge-off', 'collection']],
    ['Collection account. $803 past due as of Aug 2026.', '90days', ['collection']],
    ['Placed for collection', '90days', ['collection']],
    ['CollectionOrChargeOff', '90days', ['charge-off', 'collection']],
    ['Unpaid collection', '90days', ['collection']],
    ['Voluntary surrender', '90days', ['repossession']],
    ['Repossession', '90days', ['repossession']],
    ['Foreclosure started', '90days', ['foreclosure']],
    ['current was 30', 'current', []],
    ['CUR WAS 60', 'current', []],
    ['Current; was past due', 'current', []],
    ['30 was 60', '30days', []],
    ['Not more than two payments past due', '30days', []],
    ['Not more than three payments past due', '60days', []],
    ['Not more than four payments past due', '90days', []],
    ['90-119 days past due date', '90days', []],
    ['Late 120 Days', '90days', []],
    ['LateOver120Days', '90days', []],
    ['Late90Days', '90days', []],
    ['150+', '90days', []],
    ['180 days past due', '90days', []],
    ['60-89 days past due', '60days', []],
    ['>Account 60 Days Past Due Date<', '60days', []],
    ['Open/60 days late.', '60days', []],
    ['30-59 Days Past Due', '30days', []],
    ['30 DAY DEL', '30days', []],
    ['Open/30 days past due. $87 past due as of Sep 2026.', '30days', []],
    ['Current Account', 'current', []],
    ['Pays As Agreed', 'current', []],
    ['AsAgreed', 'current', []],
    ['Open/Never late.', 'current', []],
    ['Paid, Closed/Never late.', 'current', []],
    ['OK', 'current', []],
    ['Open.', 'current', ['status-open-only']],
    ['Open. $60 past due as of Oct 2026.', null, ['past-due-no-bucket']],
    ['Open. $90 past due', null, ['past-due-no-bucket']],
    ['Derogatory', null, ['past-due-no-bucket']],
    ['Delinquent', null, ['past-due-no-bucket']],
    ['Paid', null, ['paid-closed']],
    ['Closed', null, ['paid-closed']],
    ['Too new to rate', null, ['no-status']],
    ['NoDataAvailable', null, ['no-status']],
    ['', null, ['no-status']],
    ['--', null, ['no-status']],
    ['Purple', null, ['status-unclear']],
  ] as const)('reads %j as %s, %j', (text, current, flags) => {
    expect(readStatusText(text)).toEqual({ current, flags });
  });
});

describe('codes', () => {
  it.each([
    ['11', 'current', []],
    ['71', '30days', []],
    ['78', '60days', []],
    ['80', '90days', []],
    ['84', '90days', []],
    ['93', '90days', ['collection']],
    ['97', '90days', ['charge-off']],
    ['96', '90days', ['repossession']],
    ['13', null, ['paid-closed']],
    ['62', null, ['paid-settled']],
    ['32', 'current', []],
    ['79', null, ['past-due-no-bucket']],
    ['02', '30days', []],
    ['9B', '90days', ['collection']],
    ['UR', null, ['no-status']],
    ['07', null, ['bankruptcy']],
    ['2', '30days', []],
    ['R5', '90days', []],
    ['I1', 'current', []],
    ['9', '90days', ['charge-off']],
    ['05', null, ['status-unclear']],
    ['0', null, ['status-unclear']],
    ['30', null, ['status-unclear']],
    ['55', null, ['status-unclear']],
  ] as const)('reads %s by itself as %s, %j', (code, current, flags) => {
    expect(readStatus(code)).toEqual({ current, flags });
  });

  it.each([
    [['11', '05'], '', '05', null],
    [['01', '05'], '', '05', '90days'],
    [['05'], 'mop', '05', '90days'],
    [['1', '2'], '', '3', '60days'],
  ] as const)('reads by the column %j under %j the code %s as %s', (column, label, code, current) => {
    expect(readStatusCode(code, codeScheme(column, label)).current).toBe(current);
  });

  it.each(['Current', '', '$11', '2026', '120', '1.0', 'A1B'])('takes %j for no code', (value) => {
    expect(statusCode(value)).toBeUndefined();
  });
});

it.each(['Current', 'Collection', 'Charge-off', 'Late 60 Days', 'OK', 'Never late'])(
  'takes %s for a status and nothing else',
  (text) => {
    expect(isStatusOnly(text)).toBe(true);
  },
);
it.each(['CURRENT BANK', 'ACE COLLECTION SERVICES', 'CHASE', 'OPEN SKY'])(
  'takes %s for more than a status',
  (text) => {
    expect(isStatusOnly(text)).toBe(false);
  },
);
