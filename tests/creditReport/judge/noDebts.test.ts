import { describe, expect, it } from 'vitest';
import { withoutOtherTexts } from '../../../src/creditReport/judge/noDebts';
import { withoutStray } from '../../../src/creditReport/judge/stray';
import { readByRules } from '../../../src/creditReport/readReport';
import { account, readOf } from '../../support/reports';

type Facts = Parameters<typeof account>[0];
const names = (source: string, ...rows: Facts[]) =>
  withoutOtherTexts(
    rows.map((facts) => ({ ...readOf(account(facts)), isSure: false })),
    source,
  ).map(({ debt }) => debt.accountName);

const CHASE = { name: 'Chase', balance: '$500' };
const OAK = { name: 'Oak Bank', number: '****1234', balance: '$600', status: 'Late 30 Days' };

describe('rows of a text that is something else are none', () => {
  it.each([
    ['offers of loans', 'You are pre-approved. Apply now.'],
    ['an offer in a sentence', 'You may qualify for a $5,000 loan. Apply today.'],
    ['offers that match', 'Loans for you\nGreat match\nPre-approved'],
    ['offers to pre-qualify for', 'Loans you could pre-qualify for. Approval odds'],
    [
      'the refusal of a loan',
      'Notice of action taken. Amount requested: $14. We cannot grant it. Principal reasons',
    ],
    ['invoices to customers', 'Invoice 12 for our customer'],
    ['a statement of transactions', 'Withdrawal, deposit, debit card'],
    ['a receipt', 'Subtotal, sales tax, thank you for your order'],
    ['a receipt that says no more than its sums', 'Subtotal  16.75\nSALES TAX  0.00\nTOTAL  $16.75'],
    ['a budget', 'My budget: groceries'],
    ['a score simulator', 'Score planner: what if I pay?'],
  ])('%s', (_, source) => {
    expect(names(source, CHASE, { name: 'Elm', balance: '$5' })).toEqual([]);
  });
  it('but not under headings of what is owed and the least that is paid', () => {
    expect(names('Bills n stuff\nname - owe / min / day\nThe old Elm bill', CHASE)).toEqual(['Chase']);
  });
  it('bills of a household', () => {
    for (const bill of ['Water', 'Lights'])
      expect(names('', { name: 'Rent', balance: '$900' }, { name: bill, balance: '$40' }, CHASE)).toEqual([]);
  });
});

describe('rows stay', () => {
  it.each([
    ['where one word of another text stands', 'Apply now'],
    ['where one word comes again', 'Invoice, invoice, invoice'],
    ['where nothing tells of another text', ''],
    [
      'where sums of kinds of debts are added up, and one is owed in taxes',
      'Cards subtotal $500\nIRS tax $40\nTotal $540',
    ],
  ])('%s', (_, source) => {
    expect(names(source, CHASE)).toEqual(['Chase']);
  });
  it('where most of them show by themselves that they are debts', () => {
    expect(names('My budget: groceries', OAK, { ...OAK, name: 'Elm Bank' })).toEqual([
      'Oak Bank',
      'Elm Bank',
    ]);
  });
  it('where their number tells which of a member’s loans each is, beside offers', () => {
    const loan = { name: 'Oak', number: 'x6620-L21', balance: '$500' };
    expect(names('You could save. Approval odds', loan, { ...loan, name: 'Elm' })).toEqual(['Oak', 'Elm']);
    expect(names('You could save. Approval odds', { ...loan, number: '6620-L21' })).toEqual([]);
  });
  it('where they show when they were reported, beside offers', () => {
    const reported = { ...CHASE, reported: 'Jan 3, 2025' };
    expect(names('You could save. Approval odds', reported, { ...reported, name: 'Elm' })).toEqual([
      'Chase',
      'Elm',
    ]);
    expect(names('You could save. Approval odds', { ...CHASE, reported: 'soon' })).toEqual([]);
  });
  it('where they show beside a balance when they were last paid, among expenses', () => {
    const paid = account({ name: 'Chase', balance: '$500' });
    const date = (label: string, value: string) => ({
      kind: 'date' as const,
      label,
      values: [value],
      span: { from: 0, to: 0 },
    });
    const stay = (label: string, value: string) => {
      const given = { ...paid, facts: [...paid.facts, date(label, value)] };
      return withoutOtherTexts([{ ...readOf(given), isSure: true }], 'Monthly expenses: groceries').length;
    };
    expect(stay('date of last payment', '8/5/24')).toBe(1);
    expect(stay('date of last payment', 'none')).toBe(0);
    expect(stay('due date', '8/5/24')).toBe(0);
  });
  it('where they show it, in a text that is something else', () => {
    expect(names('My budget: groceries', OAK, CHASE, { name: 'Elm', balance: '$5' })).toEqual(['Oak Bank']);
  });
  it('where the number of a list has a mask, in a text that is something else', () => {
    const paid = { name: 'Elm', number: 'REF0091', balance: '$50', status: 'Collection' };
    expect(names('Withdrawal, deposit, debit card', paid, CHASE)).toEqual([]);
    expect(names('Withdrawal, deposit, debit card', OAK, CHASE)).toEqual(['Oak Bank']);
  });
  it('without a bill among debts', () => {
    const rest = ['Elm', 'Ash', 'Fir'].map((name) => ({ name, balance: '$5' }));
    expect(names('', CHASE, { name: 'Rent', balance: '$900' }, ...rest)).toEqual([
      'Chase',
      'Elm',
      'Ash',
      'Fir',
    ]);
  });
  it('without what comes in from Social Security', () => {
    const rest = ['Elm', 'Ash', 'Fir'].map((name) => ({ name, balance: '$5' }));
    expect(names('', ...rest, { name: 'Her Social Security', balance: '$1,788' })).toEqual([
      'Elm',
      'Ash',
      'Fir',
    ]);
  });
  it('with a debt whose name has a word of a bill', () => {
    expect(names('', { name: 'Gas card', balance: '$5' })).toEqual(['Gas card']);
  });
  it('with a telephone company that has the word of a bill in its name', () => {
    expect(names('', { name: 'T-Mobile', balance: '$5' })).toEqual(['T-Mobile']);
  });
  it('where there are none', () => {
    expect(names('My budget: groceries')).toEqual([]);
  });
});

describe('beside rows of tables and labels', () => {
  const rows = (...facts: [Facts, boolean][]) =>
    withoutStray(
      facts.map(([given, isSure]) => ({ ...readOf(account(given)), isSure })),
      '',
    ).map(({ debt }) => debt.accountName);
  const ELM = { name: 'Elm', balance: '$5' };
  it('a line stays that shows by itself that it is a debt', () => {
    expect(rows([CHASE, true], [ELM, true], [OAK, false])).toEqual(['Chase', 'Elm', 'Oak Bank']);
  });
  it('a word and a sum are no debt', () => {
    expect(rows([CHASE, true], [ELM, true], [{ name: 'Ash', balance: '$9' }, false])).toEqual([
      'Chase',
      'Elm',
    ]);
  });
  it('an expense that is told to be paid is no debt', () => {
    const paid = { name: 'Attorney fees', balance: '$9', status: 'Paid in full' };
    expect(rows([CHASE, true], [ELM, true], [paid, false])).toEqual(['Chase', 'Elm']);
    expect(rows([CHASE, true], [ELM, true], [{ ...paid, number: '1234XX' }, false])).toHaveLength(3);
  });
  it('a list behind them stays, where most lines tell their payment', () => {
    const told: [Facts, boolean] = [{ name: 'Ash', balance: '$9', paying: '$1' }, false];
    const bare: [Facts, boolean] = [{ name: 'Oak', balance: '$9' }, false];
    expect(rows([CHASE, true], [ELM, true], told, told, bare)).toHaveLength(5);
    expect(rows([CHASE, true], [ELM, true], told, bare, bare)).toHaveLength(2);
    expect(rows([CHASE, true], [ELM, true], told, told)).toHaveLength(2);
  });
  it('a list before them stays, where most lines tell their payment', () => {
    const before = ['Ash', 'Fir', 'Yew'].map((name): [Facts, boolean] => [
      { name, balance: '$9', paying: '$1' },
      false,
    ]);
    const bare: [Facts, boolean] = [{ name: 'Oak', balance: '$9' }, false];
    expect(rows(...before, [CHASE, true], [ELM, true])).toHaveLength(5);
    expect(rows(...before.slice(1), bare, [CHASE, true], [ELM, true])).toHaveLength(5);
    expect(rows(...before.slice(2), bare, bare, [CHASE, true], [ELM, true])).toHaveLength(2);
    expect(rows(...before.slice(2), [CHASE, true], [ELM, true])).toHaveLength(2);
  });
  it('two lines before them stay, where both tell in words what is owed and what they ask for', () => {
    const list = (second: string) =>
      readByRules({
        text: `Oak - 6,118 - 160/mo\nElm auto - 15,240 - ${second}\n\nAccounts\nFIR BANK\nCredit card\n$688\nCurrent\nASH BANK\nCredit card\n$1,954\n30 days late`,
        tables: [],
      }).debts.map(({ accountName }) => accountName);
    expect(list('401/mo')).toEqual(['Oak', 'Elm auto', 'FIR BANK', 'ASH BANK']);
    expect(list('401')).toEqual(['FIR BANK', 'ASH BANK']);
  });
  it('a list behind them stays, where a line of it shows that it is a debt', () => {
    const [ash, fir] = ['Ash', 'Fir'].map((name): [Facts, boolean] => [{ name, balance: '$9' }, false]);
    if (!ash || !fir) throw new Error('two lines');
    expect(rows([CHASE, true], [ELM, true], ash, [OAK, false], fir)).toHaveLength(5);
    expect(rows([CHASE, true], [ELM, true], ash, fir, ash)).toHaveLength(2);
    expect(rows([CHASE, true], ash, [OAK, false], fir, [ELM, true])).toHaveLength(3);
  });
  it('of a single row all lines stay', () => {
    expect(rows([CHASE, true], [ELM, false])).toEqual(['Chase', 'Elm']);
  });
});

it('what a bank shows above the debts is none', () => {
  const overview = (kind: string) =>
    readByRules({
      text: `Good evening, Teresa\n${kind} (...8810)\n$412.66\nAvailable balance\nSAVINGS (...2291)\n$1,050.03\nAvailable balance\n`,
      tables: [],
    }).debts;
  expect(overview('TOTAL CHECKING')).toEqual([]);
});

it('what somebody noted of offers is none', () => {
  const offers = 'Got these prequal (soft pull)\nUpstart $15,000 $356.12/mo\nBest Egg $12,000 $433.76/mo';
  expect(readByRules({ text: offers, tables: [] }).debts).toEqual([]);
});

it('keeps what is owed to the family beside a report', () => {
  const report =
    'OAK BANK\nAccount Number: 5178XXXX\nBalance: $2,300\n\nELM BANK\nAccount Number: 4266XXXX\nBalance: $1,450';
  const read = (note: string) =>
    readByRules({ text: `${report}\n\n${note}`, tables: [] }).debts.map(({ accountName }) => accountName);
  expect(read('owes her sister 900')).toEqual(['OAK BANK', 'ELM BANK', 'sister']);
  expect(read('Note: owes her sister 900')).toEqual(['OAK BANK', 'ELM BANK', 'sister']);
  expect(read('Groceries shop 900')).toEqual(['OAK BANK', 'ELM BANK']);
});

it.each(['OAK FEDERAL SAVINGS BK', 'ELM SAVINGS FSB'])(
  'keeps what is owed to a savings bank whose name is shortened: %s',
  (name) => {
    const text = `Creditor\tAccount No.\tBalance\nASH BANK\t55012\t$18,616\n${name}\t60177204-1\t$40,000\n`;
    expect(readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName)).toContain(name);
  },
);

it('keeps a line of credit on a home that a savings bank lends', () => {
  const text =
    'Installment Loans\nEASTWICK AUTO FIN\n$18,616\n\nReal Estate\nPARISH SAVINGS HELOC\n$40,000\n';
  expect(readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName)).toContain(
    'PARISH SAVINGS HELOC',
  );
});

it('a bill that is past due, and so many bills of one, make no budget of a list of debts', () => {
  const list = 'Oak Bank 1,688.00\nHurley Medical - 2 bills, 318.40\nwater bill past due 143.77';
  const { debts } = readByRules({ text: list, tables: [] });
  expect(debts.map(({ accountName }) => accountName)).toEqual(['Oak Bank', 'Hurley Medical', 'water']);
});

it('support of a child is no debt, but what is in arrears of it is', () => {
  const SUPPORT = (name: string) => names('', OAK, CHASE, { name, balance: '$450' });
  expect(SUPPORT('Child Support')).toEqual(['Oak Bank', 'Chase']);
  expect(SUPPORT('Child support arrears')).toContain('Child support arrears');
  expect(SUPPORT('Back child support')).toContain('Back child support');
});

it('an expense that is told to be paid this month is no debt in a list of debts', () => {
  const list = 'Oak Bank 1,688.00\nElm Card 980.00\nAsh Loans 450.00\nwater 64.20 pd\ncell 85.00 paid';
  const { debts } = readByRules({ text: list, tables: [] });
  expect(debts.map(({ accountName }) => accountName)).toEqual(['Oak Bank', 'Elm Card', 'Ash Loans']);
});

it('a sum many times as large as what words tell is paid on it each month stays beside a budget', () => {
  const read = (paid: string) =>
    readByRules({
      text: `Oak Card: $3,960, min $142\nElm: $1,480, ${paid}\n\nGroceries $380\nRent $950\nTake home $3,890/mo`,
      tables: [],
    }).debts.map(({ accountName }) => accountName);
  expect(read('min $42')).toEqual(['Oak Card', 'Elm']);
  expect(read('$740/mo')).toEqual(['Oak Card']);
});

it('a table of what is owed and the least that is paid on it stays beside a budget, a table of bills does not', () => {
  const budget = 'Take-home 2,410\nGroceries 900\nLeft over 310\n\n';
  const rows = 'Oak Card\t900.00\t40\nElm Loan\t80.00\t8';
  const read = (headings: string) =>
    readByRules({ text: `${budget}${headings}\n${rows}`, tables: [] }).debts.map(
      ({ accountName }) => accountName,
    );
  expect(read('Who\tBalance\tMin')).toEqual(['Oak Card', 'Elm Loan']);
  expect(read('Who\tOwed\tPayment')).toEqual(['Oak Card', 'Elm Loan']);
  expect(read('Name\tBalance\tPayment')).toEqual([]);
});

it('keeps what is past due at a bank that is called savings', () => {
  const loan = { name: 'Oak Federal Savings', balance: '$12,087', pastDue: '$592' };
  expect(names('', loan)).toEqual(['Oak Federal Savings']);
  expect(names('', { name: loan.name, balance: loan.balance })).toEqual([]);
});
it.each([
  ['offers', 'Apply now', ['prequalify', 'pre-qualified', 'prequal', 'preapproved', 'pre-approved', 'see your offer', 'see my offers', 'see your rate', 'soft pull', 'offer expires', 'offers expire', 'origination fee', 'pre-selected', 'preselected', 'prescreened', 'view offer', 'view your offers', 'won’t hurt your credit', 'does not affect your credit', 'personalized rates', 'not all applicants', 'reservation code', 'invitation number', 'firm offer of credit', 'refinance and save', 'this offer is not guaranteed', 'compare rates', 'compare today’s rates', 'compare lenders']],
  ['a score simulator', 'What if you pay', ['score factor', 'score factors', 'simulated', 'simulation', 'new score']],
  ['inquiries', 'Glossary. Security freeze', ['hard inquiries', 'soft inquiry', 'account review inquiries', 'promotional inquiry', 'summary of rights', 'summary of your rights', 'inquired on']],
  ['the refusal of a loan', 'Credit denial. We cannot offer, or are unable to extend', ['action taken', 'notice of action taken', 'denied credit', 'denied you credit', 'principal reason', 'principal reasons', 'application date', 'amount requested']],
  ['invoices', 'Customer', ['receivable aging', 'receivables aging', 'who owes us', 'owed to me', 'net 30']],
  ['a statement of transactions', 'ATM. POS purchase', ['direct dep', 'direct deposit', 'deposits', 'withdrawal']],
  ['a receipt', 'Qty. Shipping', ['sku', 'skus', 'subtotal', 'sub-total', 'tax 1', 'visa tend', 'thanks for your purchase']],
  ['a budget', 'Groceries', ['paycheck', 'paychecks', 'take-home', 'take home', 'monthly bills', 'a bill', 'bills']],
])('the words of %s show it', (_, others, words) => {
  expect(words.filter((word) => names(`${others}. ${word}.`, CHASE).length > 0)).toEqual([]);
  expect(names(`${others}.`, CHASE)).toEqual(['Chase']);
}); // biome-ignore format: words are read in lines

it.each(['hospital bill', '2 bills', 'three bills'])(
  'the bill of one who is owed makes no budget: %s',
  (words) => {
    expect(names(`Groceries. ${words}`, CHASE)).toEqual(['Chase']);
  },
);

it.each([
  'Subtotal 16\nsales tax 1\ntotal 17',
  'sub-total 16\n  tax 1\n total 17',
  'Subtotal 16\noff 1\nTax 1\ntip 2\nTotal 17',
])('the foot of a receipt shows it: %j', (foot) => {
  expect(names(`Oak Store\n${foot}`, CHASE)).toEqual([]);
});

it.each(['My subtotal 16\ntax 1\ntotal 17', 'Subtotal 16\nthe tax 1\ntotal 17', 'Subtotal 16\ntax 1\nin total 17', 'Subtotal 16\ntax 1\ntotal due'])(
  'other sums are no foot of a receipt: %j',
  (foot) => {
    expect(names(`Oak Store\n${foot}`, CHASE)).toEqual(['Chase']);
  },
); // biome-ignore format: lines are read in one

const stays = (name: string) =>
  names('', OAK, { ...OAK, name: 'Elm Bank' }, { name, balance: '$40' }).includes(name);

it('what a household pays, earns and has is no debt', () => {
  const kinds = ['electric', 'electricity', 'premium', 'premiums', 'childcare', 'child care', 'daycare', 'day care', 'tithe', 'tithes', 'gift', 'gifts', 'subscription', 'subscriptions', 'pet', 'pets', 'haircut', 'haircuts', 'saving', 'savings', 'roth', 'take-home', 'take home'];
  expect(kinds.map((kind) => `Oak ${kind}`).filter(stays)).toEqual([]);
}); // biome-ignore format: words are read in one line

it('a bill that stands among debts alone is one that was not paid', () => {
  const bills = ['wifi', 'wi-fi', 'cell', 'cell phone', 'cellphone', 'phone', 'phones'].map((kind) => `Oak ${kind}`);
  expect(bills.filter((name) => !stays(name))).toEqual([]);
  const beside = (name: string) => names('', OAK, { ...OAK, name: 'Elm Bank' }, { name, balance: '$40' }, { name: 'Rent', balance: '$700' });
  expect(bills.filter((name) => beside(name).includes(name))).toEqual([]);
}); // biome-ignore format: words are read in one line

it('a word for a debt makes one of an expense', () => {
  const words = ['loan', 'loans', 'finance', 'financing', 'collection', 'collections', 'citi', 'citibank', 'bank'];
  expect(words.map((word) => `Water ${word}`).filter((name) => !stays(name))).toEqual([]);
}); // biome-ignore format: words are read in one line

it('support is a debt where it is in arrears alone', () => {
  const owed = ['Child support arrears', 'Child support - arrears', 'Alimony: back', 'Oak child support'];
  expect(owed.filter((name) => !stays(name))).toEqual([]);
  expect(names('', OAK, { ...OAK, name: 'Elm Bank' }, { name: 'Alimony (past due)', balance: '$40' })).toContain('Alimony');
  expect(['Child support', 'Alimony', 'Spousal support x'].filter(stays)).toEqual([]);
}); // biome-ignore format: words are read in one line

it('a bill beside the rent is paid each month, unless its name says whose it is', () => {
  const rows = [CHASE, OAK, { name: 'Elm', balance: '$50' }];
  const [bill, named] = [
    { name: 'phone', balance: '$88' },
    { name: 'Elm phone', balance: '$88' },
  ];
  const source = 'owe:\n- Chase 500\n\nrent 1350 due the 1st\nphone 88';
  expect(names(source, ...rows, bill)).toEqual(['Chase', 'Oak Bank', 'Elm']);
  expect(names('owe:\n- Chase 500\nphone 88', ...rows, bill)).toContain('phone');
  expect(names(source, ...rows, named)).toContain('Elm phone');
});

it.each([
  [
    'a paragraph beside the accounts of a lender',
    'You could save! Move your balances to an Elm Visa with 0% intro APR for 12 months. Pre-approved for $6,500. Apply now.',
    true,
  ],
  ['a title', 'You could save! Pre-approved, with 0% intro APR.', false],
  [
    'lines',
    'You could save! Move your balances to an Elm Visa with 0% intro APR for 12 months and no fee.\nPre-approved for $6,500.',
    false,
  ],
])('offers in %s leave the rows: %s', (_, ad, areLeft) => {
  expect(names(`Oak Credit Union\n${ad}\nLoans`, CHASE)).toEqual(areLeft ? ['Chase'] : []);
});

it('a bill of what households pay each month is a debt where it is read under labels with the number of its account', () => {
  const read = (text: string) => readByRules({ text, tables: [] }).debts.map(({ amountText }) => amountText);
  expect(read('Oak Energy\nAccount number: 4410-22-0093\n\nBalance due: $268.74')).toEqual(['$268.74']);
  expect(read('Electric 268.74\nWater 40.00\nRent 900.00')).toEqual([]);
});

describe('a list of bills and of creditors', () => {
  const rows = (text: string) =>
    readByRules({ text, tables: [] }).debts.map((debt) => `${debt.accountName} ${debt.amountText}`);

  it.each([
    ['lines', 'Netflix 15.99\nSpotify 10.99\nChase 4100\nCiti 2200', ['Chase 4100', 'Citi 2200']],
    ['a line', 'Netflix 15.99, Spotify 10.99, Chase 4100, Citi 2200', ['Chase 4100', 'Citi 2200']],
    ['subscriptions', 'iCloud 2.99\nAmex 5400\nDisney+ 13.99\nBarclays 1900', ['Amex 5400', 'Barclays 1900']],
    ['rent', 'Chase 4100\nCiti 2200\nrent 1200\nphone 80\nfood 400', ['Chase 4100', 'Citi 2200']],
  ])('tells what is owed in sums that nobody pays each month: %s', (_, text, debts) => {
    expect(rows(text)).toEqual(debts);
  });

  it.each([
    [
      'a card',
      'Rent 1,350\nNetflix 15\nChase card 2,000\nElectric 140\nKia loan 14,300',
      ['Chase card', 'Kia loan'],
    ],
    ['loans alone', 'Rent 1,200\nGroceries 400\nElm auto loan 11,000\nGas 150', ['Elm auto loan']],
  ])(
    'tells what is owed beside what living costs, in sums that nobody pays each month: %s',
    (_, text, debts) => {
      expect(readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName)).toEqual(debts);
    },
  );

  it.each([
    ['sums of payments', 'Netflix 15.99\nSpotify 10.99\nChase 110\nCiti 65'],
    ['one large sum', 'Netflix 15.99\nSpotify 10.99\nChase 1,450\nCiti 65'],
    ['large payments', 'Rocket Mortgage 1,450\nAlly auto 1,020\nElectric 120\nNetflix 16\nGroceries 500'],
    ['the word for it', 'Monthly budget\nChase 1,450\nAlly 1,020\nNetflix 16\nSpotify 11'],
  ])('is a budget with %s', (_, text) => {
    expect(rows(text)).toEqual([]);
  });
});

it('in a table of debts, what is paid each month to live is none though it is asked whether it is late', () => {
  const text = `Debt\tOwe\tMonthly\tLate?
Oak Visa\t2,945\t85\tno
Rent\t1,150\t1,150\tno
Groceries\t600\t600\tno
Elm Auto\t11,320\t377\tyes 2 months`;
  const named = (given: string) =>
    readByRules({ text: given, tables: [] }).debts.map(({ accountName }) => accountName);
  expect(named(text)).toEqual(['Oak Visa', 'Elm Auto']);
  // What is late of it, or more than a month of it, is owed.
  expect(named(text.replace('1,150\tno', '1,150\tyes'))).toContain('Rent');
  expect(named(text.replace('Rent\t1,150', 'Rent\t3,450'))).toContain('Rent');
});

it('what somebody means to buy is owed to nobody, and what he owes beside it is', () => {
  const read = (text: string) =>
    readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName);
  const talk =
    'Ana: what is the price of that washer? $749 at lowes\nMe: best buy has it for 650 w/ free delivery\nAna: ok';
  expect(read(talk)).toEqual([]);
  expect(read(`${talk}\nMe: Oak Bank balance is 900, min 30`)).toEqual(['Oak Bank']);
});

it('what an insurer tells of a visit is no bill', () => {
  const text =
    'THIS IS NOT A BILL\nExplanation of benefits\nProvider: Oak Hospital\nAmount billed $1,200.00\nPlan paid $900.00\nYou may owe $300.00';
  expect(readByRules({ text, tables: [] })).toMatchObject({ kind: 'nothing', debts: [] });
  const bill = 'Oak Hospital\nAmount billed $1,200.00\nPlan paid $900.00\nYou owe $300.00';
  expect(readByRules({ text: bill, tables: [] }).debts).toHaveLength(1);
});

it('a text all of whose sums are of something else is nothing, and no cells that are pasted as they are', () => {
  expect(readByRules({ text: 'Elm offers\nOak $8,000\nAsh $10,000', tables: [] }).kind).toBe('nothing');
  expect(readByRules({ text: 'Elm words\nOak words', tables: [] }).kind).toBe('cells');
});

it.each([
  [
    'Rent-A-Center $1,400\nAarons $1,850\nChase $5,318',
    ['Rent-A-Center $1,400', 'Aarons $1,850', 'Chase $5,318'],
  ],
  ['rent a center 1400\nChase 5,318', ['rent a center 1400', 'Chase 5,318']],
  ['Chase: $5,318\nRent to own - Aarons - $1,850 left, $79 biweekly', ['Chase $5,318', 'Aarons $1,850']],
  ['Rent $1,400\nGas $150\nChase $5,318', ['Chase $5,318']],
  ['Rent $1,400\nGas $150\nFood $400', []],
])('who lends things until they are paid is owed, and no rent: %j', (text, rows) => {
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map(({ accountName, amountText }) => `${accountName} ${amountText}`)).toEqual(rows);
});

it.each([
  [
    'say that they were not paid',
    'Electric bill 211.30 behind\nWater 64.10\nChase 4,871.90',
    ['Electric', 'Water', 'Chase'],
  ],
  ['are called so', 'Water 64.10\nBack rent 1,150\nChase 4,871.90', ['Water', 'Back rent', 'Chase']],
  [
    'stand under a title that says so',
    'Utilities owed:\nOak Gas 98.75\nElm Water 64.10',
    ['Oak Gas', 'Elm Water'],
  ],
  [
    'are of now',
    'Electric bill 211.30 behind\nWater 64.10\nGroceries 600\nChase 4,871.90',
    ['Electric', 'Chase'],
  ],
])('what comes out of a wall is owed among bills that %s', (_, text, names) => {
  expect(readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName)).toEqual(names);
});

it('what a mail is asked about its budget says nothing of the debts that are told between', () => {
  const text =
    'My answers are in between.\n\n> 1. Which cards do you have? I need them for the budget.\n\nOak Cash, 6675, $8,014.09, $161\nElm Store, 9408, $365.52, $30\n\n> 2. What is your take-home pay, and what are your monthly expenses?\n\n$3,890 a month.';
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map(({ accountName }) => accountName)).toEqual(['Oak Cash', 'Elm Store']);
});

it('a word in the menu of a program titles nothing', () => {
  const table =
    '+ Add Creditor\n#\tCreditor\tAcct No\tAcct Type\tCurrent Bal\n1\tOAK BANK\t****3307\tCredit Card\t3,914.06\n2\tELM CU\t****2206\tLoan\t8,250.00';
  const read = (menu: string) =>
    readByRules({ text: `${menu}\n${table}`, tables: [] }).debts.map(({ accountName }) => accountName);
  expect(read('General\nBudget\nCreditors (2)\nAssets\nDocuments\nNotes\nHistory')).toEqual([
    'OAK BANK',
    'ELM CU',
  ]);
  expect(read('Assets\nDocuments')).toEqual([]);
});
