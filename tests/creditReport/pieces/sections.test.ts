import { expect, it } from 'vitest';
import { sectionOf } from '../../../src/creditReport/pieces/sections';

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
  ['CREDIT CARD ACCOUNTS', 'accounts'],
  ['SHARES', 'skipped'],
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
  ['Offers matched to you', 'skipped'],
  ['Cards for you', 'skipped'],
  ['Score simulator', 'skipped'],
  ['Summary', 'skipped'],
  ['* * * TOTALS * * *', 'skipped'],
  ['------ INQUIRIES ------', 'skipped'],
  [`${'-'.repeat(40)} INQUIRIES ${'-'.repeat(40)}`, 'skipped'],
  ['T R A D E S', 'accounts'],
  ['I N Q U I R I E S', 'skipped'],
  ['Credit Cards 2', 'accounts'],
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

it('reads a title of up to 80 characters', () => {
  expect(sectionOf(`Accounts${' '.repeat(72)}`)).toBe('accounts');
});
