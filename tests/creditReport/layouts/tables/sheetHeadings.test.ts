import { expect, it } from 'vitest';
import { readReport } from '../../../../src/creditReport/readReport';

/** What people write over the names of those whom they owe. */
const FIRST =
  'Creditor,Credit Card,Cards,Loans,Account,Accounts,Debt,Lender,,Name,Bills,Description,Owed to,Company,Who,Where,Item,Debts,Bank,Type of debt,Liabilities,Store,My debts'.split(
    ',',
  );
/** The headings beside it, and under each what stands there. */
const SETS = [
  'Balance,Interest Rate,Minimum Payment',
  'Balance,APR,Min,Limit',
  'Limit,Balance,APR',
  'Balance,Limit',
  'Balance,Limit,Status',
  'Payoff,Monthly',
  'Remaining,Original,Rate,Monthly',
  'Credit Limit,Current Balance,Past Due',
  'Starting Balance,Current Balance,Minimum Payment',
  'Total owed,Min payment',
];
const NAMES = ['Chase', 'Citi', 'Dr. Lee', 'Toyota Financial'];
const OWED = ['$350.10', '$550.20', '$650.30', '$9,120.00'];
const UNDER: readonly (readonly [heading: RegExp, values: readonly string[]])[] = [
  [/limit|original|starting/i, ['$1,200.44', '$1,010.09', '$1,710.09', '$12,000.00']],
  [/past due/i, ['$0', '$40', '$0', '$0']],
  [/rate|apr/i, ['24.99%', '19.99%', '0%', '6.5%']],
  [/min|month/i, ['$35', '$40', '$45', '$389']],
  [/status/i, ['current', '30 days late', 'current', '60 days late']],
];

const valuesUnder = (heading: string) => UNDER.find(([pattern]) => pattern.test(heading))?.[1] ?? OWED;

it.each(SETS)('a sheet of debts is read whatever its names are called: %s', (set) => {
  const headings = set.split(',');
  const rows = NAMES.map((name, row) => [name, ...headings.map((heading) => valuesUnder(heading)[row])]);
  for (const first of FIRST) {
    const text = [[first, ...headings], ...rows].map((cells) => cells.join('\t')).join('\n');
    const { kind, debts } = readReport({ text, tables: [] });
    expect(kind, first).toBe('report');
    expect(
      debts.map(({ accountName, amountText }) => `${accountName} ${amountText}`),
      first,
    ).toEqual(NAMES.map((name, row) => `${name} ${OWED[row]}`));
  }
});
