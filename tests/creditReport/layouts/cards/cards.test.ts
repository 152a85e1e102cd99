import { describe, expect, it } from 'vitest';
import { debtOf } from '../../../../src/creditReport/debts/debtOf';
import { readCards } from '../../../../src/creditReport/layouts/cards/cards';
import { readLines } from '../../../../src/creditReport/page/lines';

function debtsIn(text: string): string[] {
  return readCards(readLines(text)).flatMap((account) => {
    const debt = debtOf(account);
    if (!debt) return [];
    const { accountName, accountNumber, amountText, payingText, current } = debt;
    return [[accountName, accountNumber, amountText, payingText, current ?? ''].join('|')];
  });
}

describe('the cards of a portal', () => {
  it('have a name over a number and a sum, and say more below; the accounts of savings are none', () => {
    expect(
      debtsIn(
        'Regular Savings\nS0001\n$1,204.18\nAvailable $1,199.18\nUsed Auto Loan\nL0010\n$11,830.44\nNext payment $287.15 due Jul 3\nCurrent\nPlatinum Visa\n*6402\n$3,377.61\nPast due 33 days',
      ),
    ).toEqual(['Used Auto Loan|L0010|$11,830.44|$287.15|current', 'Platinum Visa|*6402|$3,377.61||30days']);
  });
  it('have one name each, also where a creditor has several and each says how long ago it was opened', () => {
    const text =
      'OAK\nOpened 9 yrs ago\nIn good standing\n$500\nOAK\nOpened 8 yrs, 2 mos ago\nIn good standing\n$600';
    expect(debtsIn(text)).toEqual(['OAK||$500||current', 'OAK||$600||current']);
  });
  it('begin with a kind of account over its number, where the one above has a number of its own', () => {
    const text =
      'Oak Visa\n...4471\nCurrent balance\n$981.77\n360 Checking\n...6627\n$642.10\nAvailable balance\nAuto Loan\n...0319\nPrincipal balance\n$11,840.12';
    expect(debtsIn(text)).toEqual(['Oak Visa|...4471|$981.77||', 'Auto Loan|...0319|$11,840.12||']);
  });
  it('owe nothing where they say that there is no balance', () => {
    const one = (name: string, sum: string) => `${name}\n${sum}\nReported: Jun 20, 2021\nCurrent\n`;
    expect(
      debtsIn(one('Oak Bank', '$500') + one('Elm Store', 'No balance') + one('Ash Bank', '$700')),
    ).toEqual(['Oak Bank||$500||current', 'Elm Store||No balance||current', 'Ash Bank||$700||current']);
  });
  it('may be one beside accounts that a bank keeps', () => {
    const kept = 'Spending Account\n...2210\n$318.44\nAvailable balance\n';
    const loan = 'Auto Loan\n...7719\nCurrent balance\n$14,030.11\nPayment due\n$433.20';
    expect(debtsIn(kept + loan)).toEqual(['Auto Loan|...7719|$14,030.11|$433.20|']);
  });
  it('owe their total, or what pays them off, where they tell no balance; what all come to has no number', () => {
    const oak = 'Oak Gold\n(-71003)\nTotal Balance\n$3,010.25\nMinimum Payment Due\n$89.00\n';
    const elm = 'Elm Auto\n...0088\n$16,870.55\nPayoff amount';
    expect(debtsIn(oak + elm)).toEqual(['Oak Gold|71003|$3,010.25|$89.00|', 'Elm Auto|...0088|$16,870.55||']);
    expect(readCards(readLines(oak + elm)).map(({ flags }) => flags)).toEqual([[], ['amount-guessed']]);
    expect(debtsIn(`Fir Bank\nTotal Balance\n$20,000.00\n${oak}${elm}`)).toHaveLength(2);
  });
  it.each(['Purchases', 'Your active plans'])('are not named by the title of their list: %s', (title) => {
    const text = `Oak\n${title}\nElm\n$864.90 remaining\n$86.49 due Nov 30\nAsh\n$312.40 remaining\n$52.07 due Dec 3`;
    expect(debtsIn(text)).toEqual([expect.stringMatching(/^Elm\|/), expect.stringMatching(/^Ash\|/)]);
  });
  it('have as balance their only sum, below how the debt stands', () => {
    const above = 'Oak Visa\nCredit card\n$1,248\n83% usage\n';
    expect(debtsIn(`${above}Elm Bank\nCredit card\nCharged off\n$911\nUpdated Nov 4, 2026`)).toEqual([
      'Oak Visa||$1,248||',
      'Elm Bank||$911||90days',
    ]);
    const flagsOf = (text: string) => readCards(readLines(above + text)).flatMap(({ flags }) => flags);
    expect(flagsOf('Elm Bank\nPast due\n$911')).toEqual(['amount-guessed']);
    expect(flagsOf('Elm Bank\nCharged off\n$911')).toEqual([]);
    expect(debtsIn(`${above}Elm Bank\nBalance\n$911\nPast due\n$70`)[1]).toBe('Elm Bank||$911||');
  });
  it('do not begin where the one above tells its last day', () => {
    const text = 'Oak Visa\nPaid, closed\n$0\nClosed Mar 2023\nElm Bank\nCredit card\nCharged off\n$911';
    expect(debtsIn(text)).toEqual(['Oak Visa||$0||', 'Elm Bank||$911||90days']);
  });
  it('are not paid off where they owe something: that is the title of those below', () => {
    const text =
      'Oak Bikes\n$240.33 remaining\nPast due $80.11\nPaid off\nElm Sofas\n$0.00\nPaid off Jul 2026';
    expect(debtsIn(text)).toEqual(['Oak Bikes||$240.33||', 'Elm Sofas||$0.00||']);
    const flagsOf = (all: string) =>
      readCards(readLines(all)).map((account) => debtOf(account)?.review.includes('paid-closed'));
    expect(flagsOf(text)).toEqual([false, true]);
    expect(flagsOf(text.replace('$240.33 remaining\nPast due $80.11', '$0.00 remaining'))).toEqual([
      true,
      true,
    ]);
  });
  it('are called by no line that has a sum', () => {
    const text = 'Oak Clinic\n$412.00\nPlans as low as $25/mo\nElm Imaging\nAccount 66120\n$118.00';
    expect(debtsIn(text)).toEqual(['Oak Clinic||$412.00||', 'Elm Imaging|66120|$118.00||']);
  });
  it('end where the page advertises', () => {
    const ad = 'Sponsored\nElm personal loan\nEst. payment $214/mo';
    expect(debtsIn(`Oak Visa\n$2,940\nOpen\n${ad}\n\nFir Auto\n$9,210\nOpen`)).toEqual([
      'Oak Visa||$2,940||current',
      'Fir Auto||$9,210||current',
    ]);
  });
  it('may tell below the sum how much of a limit it is', () => {
    const text =
      'Oak Visa\n$2,940\n49% of $6,000\nOn time\n\nElm Auto\n$9,210\n50% used of $18,400 limit\n30 days late';
    expect(debtsIn(text)).toEqual(['Oak Visa||$2,940||current', 'Elm Auto||$9,210||30days']);
    expect(readCards(readLines(text)).flatMap(({ flags }) => flags)).toEqual([]);
  });
  it('may tell by themselves that they are charged off, which over a sum is the label of that', () => {
    expect(debtsIn('OAK\n$500\nReported: Apr 3, 2025\nCharge-off\nELM\n$600\nCurrent')).toEqual([
      'OAK||$500||90days',
      'ELM||$600||current',
    ]);
  });
  it.each([
    ['You are on a payment plan', 'Remaining balance', ''],
    ['You’re enrolled in AutoPay', 'Amount Due', ''],
    ['This account has been sent to a collection agency.', 'Balance in collections', '90days'],
    ['Your balance is 35 days past due.', 'Amount owed to the hospital', '30days'],
    ['This bill was sent to collections', 'Balance placed with an agency', '90days'],
    ['No recent activity', 'Amount Due', ''],
  ])('may say how they are paid or where they went, above the sum: %s', (said, label, status) => {
    const text = `Oak Hospital\nGuarantor #408811\nAmount Due\n$412.80\nLast paid: $50.00 on 3/4/2025\nView account\nElm Physicians\nGuarantor #408812\n${said}\n${label}\n$1,365.00\nView account`;
    expect(debtsIn(text)).toEqual([
      'Oak Hospital|408811|$412.80||',
      `Elm Physicians|408812|$1,365.00||${status}`,
    ]);
  });
  it('are not told of by what the page says of all below the last of them', () => {
    const said = 'Balances in bad debt are handled by an outside agency and are not shown here.';
    const text = (line: string) =>
      `Oak Hospital\nAmount Due\n$412.80\nView account\nElm Physicians\nAmount Due\n$0.00\nView account\n${line}`;
    expect(debtsIn(text(said))[1]).toBe('Elm Physicians||$0.00||');
    expect(debtsIn(text('This balance is in bad debt.'))[1]).toBe('Elm Physicians||$0.00||90days');
  });
  it('are not named by a line behind which the page says something else', () => {
    const text =
      'Oak Visa\n$500\nCurrent\nElm Visa\n$600\nCurrent\nAsh Club\nYou could save with a new loan\n$9,000';
    expect(debtsIn(text)).toEqual(['Oak Visa||$500||current', 'Elm Visa||$600||current']);
  });
  it('may be called by the kind of account alone, over its number, where each says when it is due', () => {
    const visa = 'Oak Visa\n...1234\n$2,310.00\nCurrent balance\n$55.00 due Dec 5';
    const loan = 'Personal Loan\n...5500\n$7,310.00\nPrincipal balance\n$188.50 due Dec 1';
    for (const gap of ['\n', '\n\n'])
      expect(debtsIn(`${visa}${gap}${loan}`)).toEqual([
        'Oak Visa|...1234|$2,310.00||',
        'Personal Loan|...5500|$7,310.00||',
      ]);
  });
  it('may tell what is left of what was to be paid in all', () => {
    const text =
      'Peloton\n$1,245.00 total\n$622.50 remaining\nNext payment $103.75 due Dec 1\nElm\n$500.00 total\n$250.00 remaining';
    const read = debtsIn(text).map((debt) => debt.split('|').slice(0, 3).join('|'));
    expect(read).toEqual(['Peloton||$622.50', 'Elm||$250.00']);
  });
  it('end at a line drawn across the page', () => {
    const text = 'OAK\n$500\nCurrent\nELM\n$600\n---- not on there ----\nAsh Bank, I pay $50 a month';
    expect(debtsIn(text)).toEqual(['OAK||$500||current', 'ELM||$600||']);
  });
  it('may have the labels of their sums below', () => {
    expect(
      debtsIn(
        'Slate (...1186)\n$595.32\nCurrent balance\n$404.68\nAvailable credit\n$75.00\nMinimum payment\nSee activity\nAUTO LOAN (...2203)\n$9.00\nPrincipal balance\n$5.00\nPayment amount',
      ),
    ).toEqual(['Slate|...1186|$595.32|$75.00|', 'AUTO LOAN|...2203|$9.00|$5.00|']);
  });
  it('may have the labels of their sums above, and a kind of service under the name', () => {
    expect(
      debtsIn(
        'Oak Medical Center\nHospital Services\nGuarantor #10044718 (Ros)\nAmount Due\n$412.35\nTotal Account Balance\n$1,236.90\nElm Imaging\nGuarantor #44190 (Ros)\nAmount Due\n$88.00\nThis account has been sent to a collection agency.',
      ),
    ).toEqual(['Oak Medical Center|10044718|$1,236.90||', 'Elm Imaging|44190|$88.00||90days']);
  });
  it('may have the values of labels in the cells beside them', () => {
    const card = (name: string, sum: string) =>
      `${name}\nCredit card\n${sum}\nCurrent\nAccount status\tOpen\nPayment status\tCurrent\nBalance\t${sum}`;
    expect(debtsIn(`${card('Oak Bank', '$40.00')}\nHide details\n${card('Elm Bank', '$7.00')}`)).toEqual([
      'Oak Bank||$40.00||current',
      'Elm Bank||$7.00||current',
    ]);
  });
  it('may have the kind of account with its number under the name, a badge above it, and how much of how much is owed', () => {
    const text =
      'OAK\nCredit card ••3108\n$4,117 of $9,000\nPayment status: On time\nMin. due $83\n\nAuto\nAuto loan ••77A2\n$389 of $500 limit\n\n🔴 Collection\nELM, LLC\nOriginally: ASH\n$66';
    expect(debtsIn(text)).toEqual([
      'OAK|••3108|$4,117|$83|current',
      'Auto loan|••77A2|$389||',
      'ELM, LLC||$66||90days',
    ]);
  });
  it('may have the kind of account alone under the name', () => {
    const card = (name: string, sum: string) =>
      `${name}\nCredit card\n${sum}\nCurrent\nReported: Oct 14, 2024`;
    expect(debtsIn(`${card('OAK BANK', '$688')}\n${card('ELM', '$1,954')}`)).toEqual([
      'OAK BANK||$688||current',
      'ELM||$1,954||current',
    ]);
  });
  it('stand in their parts, and have no name that begins with a share', () => {
    const text =
      'Loans\nMOHELA\n$15\n107% left to pay\nMOHELA\n$9\nCollections\nOAK\n$12\nOpen · Unpaid\nClosed accounts\nELM\n$0';
    expect(debtsIn(text)).toEqual(['MOHELA||$15||', 'MOHELA||$9||', 'OAK||$12||90days', 'ELM||$0||']);
  });
  it('say nothing of how late a debt is by the label of what is past due', () => {
    const card = (name: string, pastDue: string) => `${name}\n$5.00\nCurrent balance\nPast due\n${pastDue}`;
    expect(debtsIn(`${card('Oak Visa', '$0.00')}\n${card('Elm Visa', '$9.00')}`)).toEqual([
      'Oak Visa||$5.00||current',
      'Elm Visa||$5.00||',
    ]);
  });
  it('may say in a remark what is paid each month', () => {
    const card = (name: string) =>
      `${name}\nAmount Due\n$500.00\nOn a payment plan: $75.00 due monthly. Your plan is current.`;
    expect(debtsIn(`${card('Oak Clinic')}\n${card('Elm Clinic')}`)).toEqual([
      'Oak Clinic||$500.00|$75.00|current',
      'Elm Clinic||$500.00|$75.00|current',
    ]);
  });
  it('may say between points what is to be paid at least', () => {
    const card = (name: string) => `${name} ••4471\n$1,806 owed of $3,000 limit\nOn time · Min $55`;
    expect(debtsIn(`${card('OAK')}\n${card('ELM')}`)).toEqual([
      'OAK|••4471|$1,806|$55|current',
      'ELM|••4471|$1,806|$55|current',
    ]);
  });
  it.each([
    ['of one card', 'Oak Visa\n$5.00\nCurrent'],
    ['that labels its names', 'Account name\nOak Visa\n$5.00\nAccount name\nElm Visa\n$6.00'],
    ['of labels alone', 'Combined balance due\n$5.00\nPayment amount\n$6.00'],
  ])('are none on a page %s', (_, text) => {
    expect(debtsIn(text)).toEqual([]);
  });
});

it('a card is called by the name above its number, whatever is said of the debt below that', () => {
  const text =
    'OAK BANK\nAcct •••• 2267\nHaggling\nCurrent balance\n$500\nSee more\nELM BANK\nAcct •••• 8104\nSettled\nCurrent balance\n$0\nSee more';
  expect(debtsIn(text)).toEqual(['OAK BANK|•••• 2267|$500||', 'ELM BANK|•••• 8104|$0||']);
});

it('a card is told what was owed at enrolment and what is owed today', () => {
  const card = (name: string, number: string) =>
    `${name}\nAccount ending in ${number}\nBalance at enrollment\n$900\nBalance today\n$450\nMake a payment`;
  expect(debtsIn(`${card('ELM BANK', '4410')}\n${card('FIR BANK', '9011')}`)).toEqual([
    'ELM BANK|4410|$450||',
    'FIR BANK|9011|$450||',
  ]);
});

it('the sums of a card have the labels above them where labels stand above and below, but for a badge', () => {
  const card = (name: string, ...lines: string[]) => [name, ...lines].join('\n');
  expect(
    debtsIn(
      `${card('OAK', 'Enrolled balance', '$400', 'Current balance', '$500', 'Offer received 11/04/2026')}\n${card('ELM', 'Past due', '$600', 'Current balance', '$20', 'Minimum payment')}`,
    ),
  ).toEqual(['OAK||$500||', 'ELM||$600|$20|']);
});

it('a card may say between its name and its sum how it was paid', () => {
  expect(debtsIn('OAK BANK\nExceptional payment history\n$312\nof $4,000\nELM AUTO\n$500\nCurrent')).toEqual([
    'OAK BANK||$312||current',
    'ELM AUTO||$500||current',
  ]);
});

it('names a card by the line above its kind and number, which a dot parts', () => {
  const card = (name: string, kind: string, sum: string) =>
    `${name}\n${kind}XXXXXX\n${sum}\nCredit limit $5,000\nMonthly payment $129\nStatus Open`;
  const text = [
    card('CAPITAL ONE', 'Credit card • 517805', '$4,310.22'),
    card('SYNCB/LOWES', 'Charge account • 798192', '$918.40'),
  ].join('\n\n');
  expect(debtsIn(text)).toEqual([
    'CAPITAL ONE|517805XXXXXX|$4,310.22|$129|current',
    'SYNCB/LOWES|798192XXXXXX|$918.40|$129|current',
  ]);
});

it('a card may have its name and its sum on one line, and under the sum how it stands', () => {
  const text =
    'OAK BANK\t$500\nReported: Nov 2, 2023\tIn good standing\nELM AUTO\t$600\nReported: Nov 3, 2023\t60 days late';
  expect(debtsIn(text)).toEqual(['OAK BANK||$500||current', 'ELM AUTO||$600||60days']);
});

it('names and sums on one line are no cards where nothing under the sums tells how they stand', () => {
  expect(debtsIn('OAK BANK\t$500\nELM AUTO\t$600\nASH BANK\t$700')).toEqual([]);
});

it.each(['-$42.10', '−$42.10', '–$42.10', '$-42.10', '($42.10)', '$42.10 CR', '$42.10-', '-42.10'])(
  'the sign of the sum on a card is kept, so that %s is a credit balance',
  (sum) => {
    const text = `OAK BANK\n$500.00\nEnding in 4410\n\nELM AUTO\n${sum}\nEnding in 31007\nOn time`;
    const read = readCards(readLines(text)).map(debtOf);
    expect(read.map((debt) => debt?.amount?.toFixed(2))).toEqual(['500.00', '-42.10']);
    expect(read[1]?.review).toEqual(['negative-amount']);
  },
);

it('a loan with a minus on a page that sets debts against savings is owed, and marked', () => {
  const text = 'OAK BANK\n$500.00\nCurrent balance\n\nELM AUTO\n-$7,725.90\nLoan balance';
  const [, elm] = readCards(readLines(text)).map(debtOf);
  expect(elm).toMatchObject({ amountText: '$7,725.90' });
  expect(elm?.review).toContain('amount-guessed');
});

it('the value of a label names no card, though a sum stands below it', () => {
  const card = (name: string, status: string, sum: string) =>
    `${name}\n${sum}\nHide details\nPayment status\n${status}\nBalance\n${sum}`;
  const text = [
    card('OAK BANK ...2093', 'Current', '$500'),
    card('ELM BANK ...6104', 'Paused for now', '$600'),
  ];
  expect(debtsIn(text.join('\n\n'))).toEqual(['OAK BANK|...2093|$500||current', 'ELM BANK|...6104|$600||']);
});

it('a label whose value is not told is none of the sum above it', () => {
  const card = (name: string, limit: string, pays: string) =>
    `${name}\n$5\nHide details\nCredit limit\n${limit}\nMonthly payment\n${pays}\nOpened\nMay 2020`;
  expect(debtsIn(`${card('OAK BANK', '$700', 'N/A')}\n\n${card('ELM BANK', '$800', '$20')}`)).toEqual([
    'OAK BANK||$5||',
    'ELM BANK||$5|$20|',
  ]);
});

it('a kind of account over its number is the name of a card where nothing else stands over them', () => {
  expect(
    debtsIn(
      'Prime Visa\n...8127\nOak • 2 hours ago\n$2,755.03\nAuto Loan\n...2290\nElm • 3 hours ago\n$16,902.12',
    ),
  ).toEqual(['Prime Visa|...8127|$2,755.03||', 'Auto Loan|...2290|$16,902.12||']);
});

it.each(['Opened Jan 2025', 'Placed 03/2024', 'Updated August 2023'])(
  'a card may say between its name and its sum in which month something was: %s',
  (line) => {
    const cards = ['OAK BANK', line, '$644', 'Current', 'ELM CARD', line, '$71', 'Current'];
    expect(debtsIn(cards.join('\n'))).toEqual(['OAK BANK||$644||current', 'ELM CARD||$71||current']);
  },
);

it('that all was paid in time is no label of the sum above it', () => {
  expect(debtsIn('OAK BANK\n$644\nPaid on time\nELM CARD\n$71\nPaid on time')).toEqual([
    'OAK BANK||$644||current',
    'ELM CARD||$71||current',
  ]);
});

it('the group in which a servicer bills a loan is no name of it', () => {
  const loan = (group: string, kind: string) => `${group}\nDirect Loan - ${kind}\nBalance\n$4,227.19\n`;
  expect(debtsIn(`${loan('Group AA', 'Subsidized')}\n${loan('Group B', 'Unsubsidized')}`)).toEqual([
    'Direct Loan - Subsidized||$4,227.19||',
    'Direct Loan - Unsubsidized||$4,227.19||',
  ]);
});

it('how a card stands, over its one sum, is no label of it', () => {
  expect(debtsIn('OAK BANK\n$644\nCurrent\nELM CARD\nPast due\n$71\nUpdated May 3, 2026')).toEqual([
    'OAK BANK||$644||current',
    'ELM CARD||$71||',
  ]);
  expect(debtsIn('OAK BANK\n$644\nCurrent\nELM CARD\nBalance\n$71\nPast due\n$20')).toContain(
    'ELM CARD||$71||',
  );
});

it('a collection that is paid is none any more', () => {
  expect(debtsIn('OAK BANK\n$644\nCurrent\nELM RECOVERY\nCollection\n$0\nPaid')).toEqual([
    'OAK BANK||$644||current',
    'ELM RECOVERY||$0||',
  ]);
});

it('how much of a loan is paid off says nothing of how it stands', () => {
  expect(debtsIn('OAK BANK\n$644\nCurrent\nPaid off\n23%\nELM BANK\n$70\nPaid off')).toEqual([
    'OAK BANK||$644||current',
    'ELM BANK||$70||',
  ]);
});

it('what is paid each month names no card', () => {
  const loan = (name: string, sum: string) => `${name}\n*5520\n${sum}\nPayment $512/mo\n`;
  expect(debtsIn(loan('Oak Loan', '$18,296') + loan('Elm Auto', '$17,000'))).toEqual([
    'Oak Loan|*5520|$18,296|$512|',
    'Elm Auto|*5520|$17,000|$512|',
  ]);
});

it.each(['Recent payment', 'Actual payment', 'Last payment'])(
  'what was paid of late is not what is paid each month: %s',
  (label) => {
    const text = [
      'OAK CARD',
      '$900',
      'Account number 4417XXXX',
      'Status Open/Never late.',
      `${label} $50`,
      'Monthly payment $41',
    ];
    expect(debtsIn(`${text.join('\n')}\nELM LOANS\n${text.slice(1).join('\n')}`).join()).not.toContain('50');
  },
);

it('how a debt stands above its name is said of the first card of a page too', () => {
  const card = (name: string) => `Collection account\n${name}\nOriginal creditor: Fir\n$640`;
  expect(debtsIn(`${card('OAK RECOVERY')}\n\n${card('ELM SERVICES')}`)).toEqual([
    'OAK RECOVERY||$640||90days',
    'ELM SERVICES||$640||90days',
  ]);
});

it('what a lender calls all that he has lent is the title of the cards below it', () => {
  const card = (name: string) => `${name}\n$88.40 remaining\n$44.20/mo`;
  expect(debtsIn(`Oak loans\n${card('Elm')}\n${card('Ash')}`)).toEqual([
    'Elm||$88.40|$44.20|',
    'Ash||$88.40|$44.20|',
  ]);
});

it('numbers that stand below the names on a page do so behind whoever keeps the account too', () => {
  const cards = ['Oak Share\n*S01\n$12', 'Elm Wagon\nAuto Loan *L41\n$900', 'Visa Fir\n*4410\n$96'];
  const linked = 'Ash Card\nYew Bank USA *3310\n$22';
  expect(
    debtsIn([...cards, linked].join('\n')).map((debt) => debt.split('|').slice(0, 3).join(' ')),
  ).toContain('Ash Card *3310 $22');
  expect(debtsIn('Oaks\nYew Bank USA *3310\n$22\nElms\nFir Bank *4410\n$96').join()).toContain(
    'Fir Bank|*4410|$96',
  );
});
