import { expect, it } from 'vitest';
import { isCountOfAccounts, sectionOf } from '../../../src/creditReport/pieces/sections';

it.each([
  ['Accounts', 'accounts'],
  ['TRADELINES', 'accounts'],
  ['TRADE ACCOUNTS', 'accounts'],
  ['2. Credit Accounts', 'accounts'],
  ['2.1 Revolving Accounts', 'accounts'],
  ['Open Accounts (12)', 'accounts'],
  ['Your Accounts:', 'accounts'],
  ['3 My student loans', 'accounts'],
  ['CREDIT CARDS & LINES', 'accounts'],
  ['三, 信用卡', 'accounts'],
  ['Auto Loans and Mortgages', 'accounts'],
  ['Loan Accounts', 'accounts'],
  ['Active orders', 'accounts'],
  ['Active loans', 'accounts'],
  ['Ongoing purchases', 'accounts'],
  ['Active duty', undefined],
  ['CREDIT CARD ACCOUNTS', 'accounts'],
  ['SHARES', 'skipped'],
  ['Depository accounts', 'skipped'],
  ['Deposit & Savings Accounts', 'skipped'],
  ['ACCOUNT SUMMARY SECTION', 'skipped'],
  ['Credit Cards, Personal Loans & Lines of Credit', 'accounts'],
  ['IV. ASSETS: (If any, so state)', 'skipped'],
  ['V. LIABILITIES', 'accounts'],
  ['then this is copied off credit karma (TransUnion side)', 'accounts'],
  ['and from studentaid.gov:', 'accounts'],
  ['YOUR CREDITORS', 'accounts'],
  ['Enrolled Debts', 'accounts'],
  ['Collections', 'collections'],
  ['* Collection  Accounts *', 'collections'],
  ['Balances in collections', 'collections'],
  ['Accounts sent to collections', 'collections'],
  ['Balance in collections', undefined],
  ['Cuentas rotativas', 'accounts'],
  ['TARJETAS', 'accounts'],
  ['EMPRÉSTIMOS', 'accounts'],
  ['En cobranza', 'collections'],
  ['Cobranzas', 'collections'],
  ['COLLECTION AGENCY ACCOUNT INFORMATION', 'collections'],
  ['Collection Agency Information', 'collections'],
  ['Registros públicos', 'skipped'],
  ['RESUMEN DE CRÉDITOS', 'skipped'],
  ['DETALLE DE CONSULTAS', 'skipped'],
  ['CRÉDITOS NO BANCARIOS', 'accounts'],
  ['SUMMARY OF ACCOUNTS', 'skipped'],
  ['PUBLIC RECORD OR OTHER INFORMATION', 'skipped'],
  ['Public Records, Judgments and Liens', 'skipped'],
  ['⚠️ Public record', 'skipped'],
  ['Section D. Inquiries', 'skipped'],
  ['Recent alerts', 'skipped'],
  ['Offers matched to you', 'skipped'],
  ['Cards for you', 'skipped'],
  ['Score simulator', 'skipped'],
  ['ScoreLab™ Simulator', 'skipped'],
  ['Debt Analysis', 'skipped'],
  ['Debt overview', 'skipped'],
  ['Credit usage', undefined],
  ['Simulator games card', undefined],
  ['Summary', 'skipped'],
  ['* * * TOTALS * * *', 'skipped'],
  ['------ INQUIRIES ------', 'skipped'],
  [`${'-'.repeat(40)} INQUIRIES ${'-'.repeat(40)}`, 'skipped'],
  ['T R A D E S', 'accounts'],
  ['I N Q U I R I E S', 'skipped'],
  ['Credit Cards 2', 'accounts'],
  ['Collections in this report', 'collections'],
  ['Negative accounts on your credit report', 'accounts'],
  ['Potentially Negative Items back to top', 'accounts'],
  ['--- PROFILE SUMMARY ---', 'skipped'],
  ['Hard Inquiries', 'skipped'],
  ['Who looked at your credit', 'skipped'],
  ['Companies that viewed my credit report', 'skipped'],
  ['CLOSED TRADELINES', 'accounts'],
  ['Share Accounts', 'skipped'],
  ['Checking, Savings & Money Market Accounts', 'skipped'],
  ['Public Records', 'skipped'],
  ['Account Information', 'part'],
  ['LOAN SUMMARY', 'part'],
  ['Payment History®', 'part'],
  ['24-Month Payment History', 'part'],
  ['Late Payments', 'part'],
  ['Open (2)', 'part'],
  ['Contact', 'part'],
] as const)('takes %s for the title of a part', (line, section) => {
  expect(sectionOf(line)).toBe(section);
});

it.each([
  '', '2.', '2.1', 'CHASE', 'Loans & Bank', 'Home & Auto Loan', 'Cards Oak', 'V. Assets of Oak', 'v. assets', 'Accounts of JOAN', 'A summary', 'Collections agency', 'Collections 12', 'Collections (x)',
  '(2) Collections', 'Yours accounts', 'Accounts your', `Accounts${' '.repeat(80)}`,
])('takes %j for no title', (line) => {
  expect(sectionOf(line)).toBeUndefined();
}); // biome-ignore format: words are read in lines

it.each(['Self-reported accounts', 'Household debts', 'All other debts', 'Joint accounts'])(
  '%s stand below',
  (title) => {
    expect(sectionOf(title)).toBe('accounts');
    expect(sectionOf(`${title} of Oak`)).toBeUndefined();
  },
);

it('reads a title in front of what the report explains by it', () => {
  const explained = '(This section includes accounts that others have placed for collection with an agency)';
  expect(sectionOf(`Collection Agency Information ${explained}`)).toBe('collections');
  expect(sectionOf(`Collection Agency Information ${explained.slice(14)}`)).toBeUndefined();
});

it('reads a title of up to 80 characters', () => {
  expect(sectionOf(`Accounts${' '.repeat(72)}`)).toBe('accounts');
});

it.each([
  ['accounts', ['十二, 房贷', '房贷', '三,信用卡', 'loan accounts', 'Home equity lending accounts', 'Open charge accounts', "here's from Oak:", 'heres from Oak:', 'here’s copied from Oak', 'now this is off Oak:', 'these are off of Oak:', 'T R A D E S']],
  ['skipped', ['Who viewed credit', 'Who has checked your credit history', 'Public records: judgment', 'Public record judgement', 'Public records items liens', 'Public record lien', 'Public records or tax lien', 'Public record collection', 'Public record foreclosure items', 'Public record bankruptcy', 'More offers picked for you', 'Loans for you', 'Credit score planner', 'Section A. Inquiries', 'Section 12: Inquiries', '2.3 Your inquiries', '==Inquiries==', '~~ Inquiries', 'Inquiries section', 'Inquiries on your report']],
])('titles of %s', (section, titles) => {
  expect(titles.filter((title) => sectionOf(title) !== section)).toEqual([]);
}); // biome-ignore format: titles are read in lines

it.each(['Oak 信用卡', '信用卡 Oak', 'All loan accounts', 'Loan accounts of mine', 'All who viewed my credit', 'Who viewed my credit card', 'Old public record liens', 'Public record liens of mine', 'No loans for you', 'Loans for you two', 'Old score simulator', 'Score simulators', 'Oak from elm:', 'from Oak: 5', 'X T R A D E SS', 'Inquiries x back to top y'])(
  '%s is no title of a part',
  (line) => {
    expect(sectionOf(line)).toBeUndefined();
  },
); // biome-ignore format: titles are read in lines

it('the title of collections in Spanish may be in the singular', () => {
  expect(sectionOf('Cobranza')).toBe('collections');
  expect(sectionOf('Cobranza de Oak')).toBeUndefined();
});

it.each([
  ['1 account', true],
  ['12 open loans', true],
  ['3 Items', true],
  ['1 account in collections', false],
  ['accounts', false],
])('tells whether a line is nothing but the count of the accounts of a part: %s', (text, isCount) => {
  expect(isCountOfAccounts(text)).toBe(isCount);
});

it('accounts that are in order, and those that are not, are parts of a report in Spanish too', () => {
  expect(sectionOf('Cuentas satisfactorias')).toBe('accounts');
  expect(sectionOf('Cuentas con información adversa')).toBe('accounts');
});
