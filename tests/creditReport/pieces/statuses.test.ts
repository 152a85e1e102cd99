import { describe, expect, it } from 'vitest';
import {
  isStatusOnly,
  isStatusTold,
  readStatus,
  readStatusText,
} from '../../../src/creditReport/pieces/statuses';

describe('readStatusText', () => {
  it.each([
    ['>Account Included in Bankruptcy<', null, ['bankruptcy']],
    ['CHAPTER 7 BANKRUPTCY', null, ['bankruptcy']],
    ['BankruptcyOrWageEarnerPlan', null, ['bankruptcy']],
    ['current A bankruptcy in 2019 wiped out my chase', 'current', []],
    ['wiped out in my bankruptcy', null, ['bankruptcy']],
    ['PAID/NVR LATE', 'current', []],
    ['Closed - Unpaid, Write Off', '90days', ['charge-off']],
    ['Closed - Paid Write Off', null, ['paid-settled']],
    ['ya la pague toda', null, ['paid-closed']],
    ['Paid satisfactorily', 'current', []],
    ['On-time', 'current', []],
    ['Unsatisfied', null, ['status-unclear']],
    ['CURR ACCT', 'current', []],
    ['CUR PAY AGR', 'current', []],
    ['AS AGR', 'current', []],
    ['OAK PAY AGREEMENT', null, ['status-unclear']],
    ['DEFER', null, ['deferred']],
    ['DEFRD', null, ['deferred']],
    ['FORB', null, ['deferred']],
    ['in deferral', null, ['deferred']],
    ['we cannot defer payments', null, ['status-unclear']],
    ['COLLACCT', '90days', ['collection']],
    ['COLLECT', '90days', ['collection']],
    ['Exceptional payment history', 'current', []],
    ['one pymt behind', '30days', []],
    ['2 pmts late', '60days', []],
    ['missed three pymts', '90days', []],
    ['pmt 175 late', null, ['past-due-no-bucket']],
    ['2 pmts left', null, ['status-unclear']],
    ['havent paid anything on it yet', null, ['past-due-no-bucket']],
    ["we haven't even paid", null, ['past-due-no-bucket']],
    ['never been paid', null, ['past-due-no-bucket']],
    ['nothing paid yet', null, ['past-due-no-bucket']],
    ['account paid', null, ['paid-closed']],
    ['31% paid off', null, ['status-unclear']],
    ['last paid 1/15/26', null, ['status-unclear']],
    ['paid through 2/1/26', null, ['status-unclear']],
    ['last paid off 1/15/26', null, ['paid-closed']],
    ['paid 1/15/26', null, ['paid-closed']],
    ['Closed (2)', null, ['status-unclear']],
    ['Late (1)', null, ['status-unclear']],
    ['COLL ACCT', '90days', ['collection']],
    ['CHARGOFF', '90days', ['charge-off']],
    ['Paid collection', null, ['paid-settled']],
    ['Paid charge off', null, ['paid-settled']],
    ['Settled-less than full balance', null, ['paid-settled']],
    ['JUDGMENT', '90days', ['collection']],
    ['Judgement entered', '90days', ['collection']],
    ['Satisfied judgment', null, ['paid-closed']],
    ['Transferred to another lender', null, ['transferred']],
    ['Account sold', null, ['transferred']],
    ['Repossessed, sold at auction; deficiency', '90days', ['repossession']],
    ['Foreclosed, home sold; loan sold to Elm', null, ['transferred']],
    ['Charged off. Account sold.', '90days', ['charge-off', 'transferred']],
    ['Account charged off. $412 written off. $412 past due as of Aug 2026.', '90days', ['charge-off']],
    ['I missed the last two', '60days', []],
    ['missed my last payment', '30days', []],
    ['2 payments behind, they are threatening repo', '60days', []],
    ['colección', '90days', ['collection']],
    ['Charge-off', '90days', ['charge-off']],
    ['They closed it and wrote it off in January.', '90days', ['charge-off']],
    ['CURRENT 31-60 61-90 OVER 90', null, ['no-status']],
    ['Current $0 Over 30 $0 Over 60 $412.00 Over 90 $0', null, ['status-unclear']],
    ['INST 30 DAYS', '30days', []],
    ['60 DAYS REV', '60days', []],
    ['R3 - 60 DAYS', '60days', []],
    ['60 DAYS LT', '60days', []],
    ['havent paid since october so like 90 days', '90days', []],
    ['30 días tarde', '30days', []],
    ['hace más de 90 días que no paga', '90days', []],
    ['30DL', '30days', []],
    ['60 DL', '60days', []],
    ['120DL', '90days', []],
    ['ChargeOff', '90days', ['charge-off']],
    ['CHG-OFF', '90days', ['charge-off']],
    ['Current balance $5', null, ['status-unclear']],
    ['Current charges $5', null, ['status-unclear']],
    ['Current electric service $5', null, ['status-unclear']],
    ['Your current bill', null, ['status-unclear']],
    ['Your account is current', 'current', []],
    ['Unpaid; profit and loss write-off', '90days', ['charge-off']],
    ['Unpaid balance reported as a loss by credit grantor', '90days', ['charge-off']],
    ['Charge-off / collection', '90days', ['charge-off', 'collection']],
    ['Collection account. $803 past due as of Aug 2026.', '90days', ['collection']],
    ['Placed for collection', '90days', ['collection']],
    ['a debt collector', '90days', ['collection']],
    ['ya lo mandaron a colección', '90days', ['collection']],
    ['CollectionOrChargeOff', '90days', ['charge-off', 'collection']],
    ['Unpaid collection', '90days', ['collection']],
    ['Voluntary surrender', '90days', ['repossession']],
    ['Repossession', '90days', ['repossession']],
    ['Foreclosure started', '90days', ['foreclosure']],
    ['current was 30', 'current', []],
    ['CUR WAS 60', 'current', []],
    ['Current; was past due', 'current', []],
    ['30 was 60', '30days', []],
    ['1,108.42 was Oak', null, ['status-unclear']],
    ['$65 was due', null, ['status-unclear']],
    ['500.90 was sent', null, ['status-unclear']],
    ['as agreed was 30', 'current', []],
    ['as agreed, was 60', 'current', []],
    ['cur was 90', 'current', []],
    ['current/was 30', 'current', []],
    ['Current account/Was 30 days late', 'current', []],
    ['Current acct; was 60', 'current', []],
    ['60-90 days late', '60days', []],
    ['60 - 90 days late', '60days', []],
    ['60+ to 90 days late', '60days', []],
    ['Never 1 day late', 'current', []],
    ['30=2 60=1 90+=0', null, ['no-status']],
    ['COL', '90days', ['collection']],
    // More than a sum counts no days.
    ['500+', null, ['status-unclear']],
    ['500 + fees', null, ['status-unclear']],
    ['Late 60+', '60days', []],
    // What a settlement is to become.
    ['Not settled', null, ['no-status']],
    ['Enrolled, not yet settled', null, ['no-status']],
    ['In negotiation', null, ['no-status']],
    ['Negotiating', null, ['no-status']],
    ['Settled', null, ['paid-settled']],
    ['CURRENT Late: 30=2 60=1 90+=0', 'current', []],
    ['No missed payments', 'current', []],
    ['Repayment', 'current', ['status-open-only']],
    ['Repayment status: Forbearance', null, ['deferred']],
    ['60 dpd', '60days', []],
    ['30 DQ', '30days', []],
    ['DQ60', '60days', []],
    ['min 32 DQ 90', '90days', []],
    ['turned over for collection', '90days', ['collection']],
    ['MIN 99 30 DPD', '30days', []],
    ['min 263 60+ days late', '60days', []],
    ['bal 2310 min 65 CURR 29.24%', 'current', []],
    ['Curr bal 2310', null, ['status-unclear']],
    ['curr 2310', null, ['status-unclear']],
    ['BAL 402 COLL no pmt', '90days', ['collection']],
    ['Elm coll svcs', null, ['status-unclear']],
    ['$40 coll agency fee', null, ['status-unclear']],
    ['pmt 189 cur', 'current', []],
    ['not cur', null, ['past-due-no-bucket']],
    ['Okay', 'current', []],
    ['Okay and then there is one from Portfolio Recovery', null, ['status-unclear']],
    ['Good evening', null, ['status-unclear']],
    ['1 day past due', null, ['past-due-no-bucket']],
    ['Paid in full was charge off', null, ['paid-settled']],
    ['chargeoff paid', null, ['paid-settled']],
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
    ['past due 575.00 status: 60 DAYS DELINQUENT', '60days', []],
    ['was 30 days late 1 time', null, ['status-unclear']],
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
    ['71 - Account 30-59 days past the due date', '30days', []],
    ['71 days past due', '60days', []],
    ['Overdue No', 'current', []],
    ['Past due: none', 'current', []],
    ['Late? No', 'current', []],
    ['Unpaid', null, ['past-due-no-bucket']],
    ['Closed', null, ['paid-closed']],
    ['Too new to rate', null, ['no-status']],
    ['NoDataAvailable', null, ['no-status']],
    ['', null, ['no-status']],
    ['--', null, ['no-status']],
    ['Purple', null, ['status-unclear']],
    ['Chapter 11', null, ['bankruptcy']],
    ['Wage earner', null, ['bankruptcy']],
    ['Paid, in full, was a collection', null, ['paid-settled']],
    ['Paid; was collection', null, ['paid-settled']],
    ['Paid: chargeoff', null, ['paid-settled']],
    ['71 - 30-59 days past due', '30days', []],
    ['78: 60-89 days past due', '60days', []],
    ['84 - 180 days or more past due', '90days', []],
    ['61-90 days past due', '60days', []],
    ['Paid charge-off', null, ['paid-settled']],
    ['Paid, Closed. Collection account.', null, ['paid-settled']],
    ['Paid in full; charged off', null, ['paid-settled']],
    ['Collection account. Paid, closed.', null, ['paid-settled']],
    ['Closed. Charged off. Paid $20 in May.', '90days', ['charge-off']],
    ['Collection paid', null, ['paid-settled']],
    ['Collection account, paid', null, ['paid-settled']],
    ['Charge-off / paid', null, ['paid-settled']],
    ['Settled', null, ['paid-settled']],
    ['Less than full balance', null, ['paid-settled']],
    ['Less than the full balance', null, ['paid-settled']],
    ['Paid in settlement', null, ['paid-settled']],
    ['Purchased by another lender', null, ['transferred']],
    ['Purchased by another lender, charged off', '90days', ['charge-off', 'transferred']],
    ['Transferred, charge-off', '90days', ['charge-off', 'transferred']],
    ['C/O', '90days', ['charge-off']],
    ['Written-off', '90days', ['charge-off']],
    ['Profit & loss', '90days', ['charge-off']],
    ['Collections', '90days', ['collection']],
    ['Debt buyer', '90days', ['collection']],
    ['Factoring company', '90days', ['collection']],
    ['Foreclosed', '90days', ['foreclosure']],
    ['Repo', '90days', ['repossession']],
    ['Voluntarily surrendered', '90days', ['repossession']],
    ['Current - was 30', 'current', []],
    ['Current, but was late', 'current', []],
    ['As agreed, was 30', 'current', []],
    ['59 was', '30days', []],
    ['60 was 90', '60days', []],
    ['89 was', '60days', []],
    ['90 was 120', '90days', []],
    ['130 was', '90days', []],
    ['2 payments behind', '60days', []],
    ['Current payment due $389.00 on 12/04/2026', null, ['status-unclear']],
    ['Current monthly payment $389', null, ['status-unclear']],
    ['Payment plan - current Monthly payment: $75.00', 'current', []],
    ['7900 current payment 241', 'current', []],
    ['Your current payment is $241', null, ['status-unclear']],
    ['Current on payments', 'current', []],
    ['2 payments past due', '60days', []],
    ['3 payments past due', '90days', []],
    ['5 payments past due', '90days', []],
    ['Six payments past due', '90days', []],
    ['Four or more payments past due', '90days', []],
    ['59 days late', '30days', []],
    ['30 days late, 80 % used', '30days', []],
    ['Late, 95.5% used', null, ['past-due-no-bucket']],
    ['Paid, was 30 days late', null, ['paid-closed']],
    ['Paid, Closed; was 30 days past due', null, ['paid-closed']],
    ['Paid in full, was 60 days late', null, ['paid-closed']],
    ['1 month behind', '30days', []],
    ['Two months past due', '60days', []],
    ['3 months delinquent', '90days', []],
    ['12 months late', '90days', []],
    ['Was 60 days delinquent, now current', 'current', []],
    ['Behind', null, ['past-due-no-bucket']],
    ['Not delinquent', 'current', []],
    ['Not past due', 'current', []],
    ['60 days', '60days', []],
    ['89 days late', '60days', []],
    ['999 days late', '90days', []],
    ['30 to 59 days', '30days', []],
    ['30 - 59 days late', '30days', []],
    ['60+ - 89 days', '60days', []],
    ['Late 30 60', '60days', []],
    ['Late 90, 30', '90days', []],
    ['30 overdue', '30days', []],
    ['130 past', '90days', []],
    ['30DAYS', '30days', []],
    ['Never 30 days late', 'current', []],
    ['Never 30+ days late', 'current', []],
    ['Never been late', 'current', []],
    ['In good standing', 'current', []],
    ['Not behind either', 'current', []],
    ['Terms met', 'current', []],
    ['On time', 'current', []],
    ['CurrentAccount', 'current', []],
    ['Current as of 10/20/2026, $30', 'current', []],
    ['Open account', 'current', ['status-open-only']],
    ['>Open<', 'current', ['status-open-only']],
    ['Open 10/20/2026', 'current', ['status-open-only']],
    ['Open 08/26', 'current', ['status-open-only']],
    ['Open 2026;,', 'current', ['status-open-only']],
    ['Not current', null, ['past-due-no-bucket']],
    ['Past due', null, ['past-due-no-bucket']],
    ['Late', null, ['past-due-no-bucket']],
    ['Late 29 days', null, ['past-due-no-bucket']],
    ['Late 1000 days', null, ['past-due-no-bucket']],
    ['Late 1-30 days', null, ['past-due-no-bucket']],
    ['Late by $90', null, ['past-due-no-bucket']],
    ['Overdue', null, ['past-due-no-bucket']],
    ['In default', '90days', []],
    ['CHG OFF', '90days', ['charge-off']],
    ['Current address', null, ['status-unclear']],
    ['BKY', null, ['bankruptcy']],
    ['DEFAULTED, UNRESOLVED', '90days', []],
    ['Defaulted, in litigation', '90days', []],
    ['Defaulted, six consecutive payments', null, ['past-due-no-bucket']],
    ['Satisfied', null, ['paid-closed']],
    ['No data', null, ['no-status']],
    ['Unrated', null, ['no-status']],
    ['okay', 'current', []],
    ['ok now', 'current', []],
    ['2 months behind', '60days', []],
    ['al corriente', 'current', []],
    ['Not yet rated', null, ['no-status']],
    ['Not reported here', null, ['no-status']],
    ['Not available now', null, ['no-status']],
    ['No status', null, ['no-status']],
    ['It is unknown', null, ['no-status']],
    ['Past due 148', null, ['past-due-no-bucket']],
    ['Past due 60', '60days', []],
    ['1,905 late fee 35', null, ['status-unclear']],
    ['Not applicable here', null, ['no-status']],
  ] as const)('reads %j as %s, %j', (text, current, flags) => {
    expect(readStatusText(text)).toEqual({ current, flags });
  });

  it.each([
    'Chapter 14', 'Chapter 130', 'Unsettled', 'Unsold', 'acc/o', 'collectionsx', 'report', 'cur. was', '29 was', '30', '30 delx', 'noncurrent',
    'b ok', 'ontime', 'open acct', 'reopen', 'plate', 'disclosed', 'prepaid', 'Open 5', `${'x'.repeat(240)} current`,
  ])('finds no clear meaning in %j', (text) => {
    expect(readStatusText(text)).toEqual({ current: null, flags: ['status-unclear'] });
  }); // biome-ignore format: words are read in lines

  it('reads on where the same few statuses are followed by a thousand others', () => {
    for (let days = 30; days < 1000; days += 1)
      expect(readStatusText(`${days} days late`).current).not.toBeNull();
    expect(readStatusText('30 days late').current).toBe('30days');
  });
});

it.each([
  'if paid by 12/15',
  'settle for $700 if paid by May',
  'paid 80 last week',
  'paid $80',
  'once paid',
  'must be paid',
  'shall be paid by Wife',
  'having an unpaid principal balance of',
  'Unpaid interest $205.77',
  'unpaid accrued interest',
])('takes a part that was paid, or all that may be, for no status: %s', (text) => {
  expect(readStatusText(text).flags).toEqual(['status-unclear']);
});

it.each(['paid', 'paid in full', 'paid 03/2020', 'paid $500 in full', 'closed, if paid'])(
  'takes what is paid or closed for such: %s',
  (text) => {
    expect(readStatusText(text).flags).toEqual(['paid-closed']);
  },
);

it.each([
  'Current payoff',
  'Current payoff amount',
  'Current principal',
  'Current total',
  'Current interest rate',
])('takes a label of what holds now for no status: %s', (text) => {
  expect(readStatusText(text)).toEqual({ current: null, flags: ['status-unclear'] });
});

it.each([
  ['Amount past due $0.00', 'current'],
  ['$0 past due', 'current'],
  ['Past due $0.50', null],
  ['Past due $10.00', null],
])('takes no money that is past due for no lateness: %s', (text, current) => {
  expect(readStatusText(text).current).toBe(current);
});

it.each(['Current Creditor', 'Current Creditor: OAK BANK', 'current lender', 'current owner of the debt'])(
  'takes a label of who owns the debt now for no status: %s',
  (text) => {
    expect(readStatusText(text)).toEqual({ current: null, flags: ['status-unclear'] });
  },
);

it.each([
  'You have 30 days to dispute the debt',
  'Next payment due in 30 days',
  'Promo expires in 60 days',
  '30 days from the date of this notice',
  '90 days same as cash',
  '90-day early purchase amount $904.11',
  '100-Day Option ends Jan 12, 2027',
  '90 day buyout',
  '90 Day Early Buyout ended Oct 4',
  '90 day option over',
  'net 60 days',
  'Pay in 30 days',
  'Your rate is locked for 30 days',
  'Grace period: 30 days',
  'Annual percentage rate for 30 days term.',
  '$55 past due, 90 days same as cash',
  '60-day notice',
  '31 days in Billing Cycle',
  'Statement period 30 days',
  'Reported: 30 days ago',
  'If you are more than 60 days late, the Penalty APR may apply',
  'Late payments: 30 days: 0, 60 days: 0, 90 days: 0',
  'Highest delinquency 90 days 06/2024',
])('counts no days that nothing is late by: %s', (text) => {
  expect(readStatusText(text).current).toBeNull();
});

it.each([
  'your account is 60 days',
  'they are calling it 60 days',
  '60 days as of Oct 2026',
  '60 days in',
  'Late: 60 days',
  'Oak $900 60 days',
  'deferred option, 60 days past due',
])('counts days that stand alone, or with a word for being late: %s', (text) => {
  expect(readStatusText(text).current).toBe('60days');
});

it.each([
  ['60 to 89 days past due', '60days'],
  ['30 days late, due in 30 days', '30days'],
])('but those that it is: %s', (text, status) => {
  expect(readStatusText(text).current).toBe(status);
});

it('reads of several answers with boxes the one that is ticked', () => {
  expect(readStatusText('[ ] No [X] 30 days [ ] 60 days [ ] 90+').current).toBe('30days');
  expect(readStatusText('[X] No [ ] 30 days [ ] 60 days [ ] 90+').current).not.toBe('60days');
  expect(readStatusText('☐ Current ☑ 60 days late ☐ 90 days late').current).toBe('60days');
});

it('counts no days in the telephone number of whom to call', () => {
  expect(readStatusText('Your loan is 30 days past due. Please call 785-555-0127').current).toBe('30days');
  expect(readStatusText('Past due. Call (800) 555-0136').current).toBeNull();
});

it('reads a bankruptcy and a collection as screens of agencies shorten them', () => {
  expect(readStatusText('CH7 BKCY').flags).toEqual(['bankruptcy']);
  expect(readStatusText('ACTIVE IN COLL')).toMatchObject({ current: '90days', flags: ['collection'] });
});

it('takes a debt without lates for current, and one that must yet be closed for open', () => {
  expect(readStatusText('No lates').current).toBe('current');
  expect(readStatusText('Must be closed, not just zeroed').flags).not.toContain('paid-closed');
});

it.each([
  ['0x30', 'current'],
  ['0x30, 0x60, 0x90', 'current'],
  ['1x30 CURR WAS 30', 'current'],
  ['30 PD', '30days'],
  ['60 PD', '60days'],
  ['90 PD', '90days'],
  ['1x30', null],
  ['PD', null],
])('reads how loan officers shorten a rating: %s', (text, current) => {
  expect(readStatusText(text).current).toBe(current);
});

it.each([
  ['current', [], ['CUR', 'CURR', 'Curr acct', 'Cur acc', 'CURR ACCT.', '0x30', '0 x 30', '0x30 0x60 0x90', '0 x 30, 0 x 60, 0 x 90+', '0x30/0x60/0x90', 'OK - we pay', 'good (so far)', 'No late payment', 'No missed payments', 'never late', 'never been 30 days late']],
  ['30days', [], ['30-59', '30 - 60', '31 to 59', '30DL', '30 PD', '45 was 60', 'late 1 month', 'missed 1 mo', '1 month', '1+ mos', '1 mo', 'past due the last 1 payments', 'missed last payment', '1 payment behind', 'behind 1']],
  ['60days', [], ['60-89', '60 - 90', '61 to 89', '60DL', '60 PD', '60 days past due. Please pay to avoid referral to a collection agency', '60 days late, pay to avoid further collection', '2 mos past due', '2 months', 'late 2 payment', 'missed 2', 'missed last two', 'missed our past couple']],
  ['90days', [], ['90+', '91-119', '90 - 120', '120 to 149', '150+', '180+', '90DL', '120 PD', '150dl', '10 mos', '11 months', 'behind 3 payments', '3 mo behind', '< 10 months behind', 'missed last three']],
  ['90days', ['charge-off'], ['CO', 'C/O', 'CHGOFF', 'CHG-OFF', 'CHGFF', 'CHG-FF', 'chg off', 'written off', 'wrote that off', 'Charged off']],
  ['90days', ['collection'], ['COLL', 'COLLECT', 'COLL ACT', 'COLLECT ACCT', 'with a collector', 'with an collection', 'with a debt collector']],
  ['90days', ['repossession'], ['repossession, sold at auction', 'repossessed and sold at an auction', 'repo; truck sold by sheriff’s sale', "repo, car sold at a sheriff's auction", 'repo, car sold at sheriffs sale', 'repo, car sold at a public sale']],
  [null, ['paid-settled'], ['SIF', 'PD COLL', 'STLD', 'Collection account. Paid']],
  [null, ['paid-closed'], ['PIF', 'PD', 'PD OFF', 'Paid off', 'paid 80 in full', 'paid 80 off']],
  [null, ['bankruptcy'], ['BK', 'B/K', 'BKT', 'BKY 7', 'BK13', 'BKRPTCY', 'BKPTCY', 'BKTCY', 'BKCY']],
  [null, ['no-status'], ['UNK', 'N/A', '< 10 mos', '<10 Months', '≤ 6 pmts']],
  [null, ['deferred'], ['in school', 'in-school', 'Forbearance']],
  [null, ['past-due-no-bucket'], ['not cur', 'not curr', 'not current', 'behind, risk of repossession', 'behind; they might repo it', 'late: threats of repo', 'late, avoiding repossession', 'behind, risking repo', 'late, before repos']],
  [null, ['status-unclear'], ['Open accounts (3)', 'Collections (1)', 'Collection (1)', 'Charge-offs (12)', 'Chargeoff accounts (123)', 'Paid(2)', '5% of loan paid', '5% of the loan paid', '5% of your loan repaid down', 'paid 80', 'was 60 days late']],
] as const)('a status is %s, %j', (current, flags, texts) => {
  const others = texts.filter((text) => {
    const read = readStatusText(text);
    return read.current !== current || read.flags.join() !== flags.join();
  });
  expect(others).toEqual([]);
}); // biome-ignore format: statuses are read in lines

it.each(['Oak 30-59', '30-59 Oak', 'Oak 60-89', 'xCO', 'COx', 'Oak pd coll x', 'Oak unk', 'unk Oak', '30dlx', 'Oak 30dl', 'x60dl', '60dl x', 'a 90 dlx', 'old b/k x', 'Recurring', '1 0x30', '0x30 x', 'chargoffs', 'x chargoff', 'chgffs', 'a chgff', 'Oak Open (3)', 'Open (3) x', 'pds'])(
  'a shortened status is a whole text: %s',
  (text) => {
    expect(readStatusText(text).flags).toContain('status-unclear');
  },
); // biome-ignore format: statuses are read in lines

it.each([
  ['Current (11)', 'current', []],
  ['Charge-off (97)', '90days', ['charge-off']],
  ['60-89 days past due (78)', '60days', []],
  // So many accounts are current, or closed.
  ['Current (12)', null, ['status-unclear']],
  ['Closed (2)', null, ['status-unclear']],
])(
  'a code of Metro 2 behind words that mean the same says no number of accounts: %s',
  (text, current, flags) => {
    expect(readStatus(text)).toEqual({ current, flags });
  },
);

it('a code before its words, and a telephone behind them, say nothing else', () => {
  const read = [
    '71 - 30-59 days past due',
    '71: 30 to 59 days',
    '93 = Account in collection',
    '61-Paid',
    '05 - Transferred',
    '97-180 days',
  ];
  expect(read.map((text) => readStatusText(text).current)).toEqual([
    '30days',
    '30days',
    '90days',
    null,
    null,
    '90days',
  ]);
  for (const phone of ['1-800-555-0136', '1 (800) 555-0136', '1.800.555.0136', '800-555.0136'])
    expect(readStatusText(`Past due. Call ${phone}`).current).toBeNull();
});

it('how often it was late says nothing of today', () => {
  expect(readStatusText('30=2 60=1 90+=0').current).toBeNull();
  expect(readStatusText('30: 12, 60: 10; late').current).toBeNull();
});

it.each(['Current', 'charged off', '30 days late'])('words tell how a debt stands: %s', (text) => {
  expect(isStatusTold(text)).toBe(true);
});

it.each(['Oak Bank', 'N/A', ''])('words do not tell how a debt stands: %s', (text) => {
  expect(isStatusTold(text)).toBe(false);
});

it.each([
  ['Charge-off date', false],
  ['Charge-off date:', false],
  ['Paid up to date', true],
  ['Past due date', true],
  ['Charge-off dated', false],
  ['Closed by credit grantor, charged off as bad debt', true],
  // What is told of it beside its status says nothing of that.
  ['Closed by credit grantor', false],
  ['Consumer Credit Collection', false],
  ["Charged off – we're negotiating", true],
  ['In collections - offer received', true],
  ['60 days past due – not yet in negotiation', true],
  // Who is owed may stand behind a dash, and so may what a debt is called by.
  ['In collections - comcast cable', false],
  ['In collections - elm dental', false],
  ['Collection - building funds', false],
  ['In collections – Elm Bank', false],
  ['Building funds – in collections', false],
])('%s is a status and nothing else: %s', (text, isOne) => {
  expect(isStatusOnly(text)).toBe(isOne);
});

it('days that are yet to come are no lateness', () => {
  expect(readStatusText('late fees come after 90 days').current).toBeNull();
  expect(readStatusText('to be paid late, within 60 days').current).toBeNull();
  expect(readStatusText('late 90 days').current).toBe('90days');
  expect(readStatusText('due in 30 days').current).toBeNull();
  expect(readStatusText('will be 30 days late next week').current).toBeNull();
});

it('days that a report is over, or an account is to be paid in, are no lateness', () => {
  expect(readStatusText('Last 30 days: current').current).toBe('current');
  expect(readStatusText('30 day account').current).toBeNull();
});

it('what may be done is no collection, however it is told', () => {
  expect(readStatusText('will be referred to a collection agency').current).toBeNull();
  expect(readStatusText('was referred to a collection agency').current).toBe('90days');
});

it.each([
  ['Days past due 0', 'current'],
  ['Days late: 0', 'current'],
  ['0 days past due', 'current'],
  // Damaged on its way: nobody knows how many days these are.
  ['3"0 days late', null],
  ['no days late', 'current'],
  ['Days past due 30', '30days'],
  ['Days late: 90', '90days'],
  ['Days past due', null],
])('a count of no days is no lateness: %s', (text, current) => {
  expect(readStatusText(text).current).toBe(current);
});

it.each([
  'Your account 72-1290 is past due.',
  'Account 991-22-60 past due',
  'account 120-33 past due',
  'account ending in 90 is past due',
  'the card that ends 60 is late',
  'Your Capital One payment is past due',
])('the digits of an account and a name count no days: %s', (text) => {
  expect(readStatusText(text)).toEqual({ current: null, flags: ['past-due-no-bucket'] });
});

it.each([
  ['30-59 past due', '30days'],
  ['late 60 - 89', '60days'],
  ['account 72-1290 is 90 days past due', '90days'],
  ['one payment past due', '30days'],
  ['past due 120', '90days'],
])('days beside them are counted: %s', (text, current) => {
  expect(readStatusText(text).current).toBe(current);
});

it('what asks the person to look at an account may stand before how that stands', () => {
  expect(isStatusOnly('Needs attention – Charge-off')).toBe(true);
  expect(isStatusOnly('Needs attention: 60 days late')).toBe(true);
  expect(isStatusOnly('Needs attention – Oak Bank')).toBe(false);
});
