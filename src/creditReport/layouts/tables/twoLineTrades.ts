import { type Account, unlabelled } from '../../account';
import { type Line, spanOf } from '../../page/lines';
import { type Section, sectionOf } from '../../pieces/sections';
import { isStatusTold } from '../../pieces/statuses';
import { paidByTerms } from '../../pieces/terms';
import type { Column } from './column';
import { columnsOfRun, isOfHeadings } from './headingRun';
import { remarkFacts } from './remarkFacts';
import { accountOfRow } from './tables';
import { type Found, tradeAt } from './tradeAt';
import { tradeBelowIn } from './tradeBelow';
import { type Figures, figuresOf, KIND, tradeValuesIn, withPartedTerms } from './tradeValues';
import { headingsIn, mergedHeadings } from './twoLineHeadings';
import { whoseIn } from './whoseDebt';

/** So many debts show that the headings are theirs. */
const MIN_DEBTS = 2;
/** So many headings are looked at, so that reading takes time in proportion to the text. */
const MOST_LOOKED = 4;
/** Headings stand on no more lines, and so many of them below those that name the sums. */
const [MAX_RUN, MAX_LOWER] = [30, 2];
/** So many lines below its values may say more of a debt. */
const MAX_REMARKS = 4;
/** A page breaks a debt in so many lines at most, of which the last are the headings once more. */
const MAX_BREAK = 14;

interface Trade extends Found {
  /** Its sums under their headings. */
  sums: ReadonlyMap<Column, string>;
  remarks: Line[];
  section: Section | undefined;
}

/** The debt whose first line ends a page, and whose second stands on the next page right below the headings. */
function tradeOverPages(
  lines: readonly Line[],
  index: number,
  headings: Line | undefined,
): Found | undefined {
  const first = lines[index];
  const values = first && tradeValuesIn(first);
  if (!first || !values || values.name === '' || !headings) return undefined;
  for (let at = index + 1; at < Math.min(lines.length, index + MAX_BREAK); at += 1) {
    if (lines[at]?.text !== headings.text) continue;
    const second = lines[at + 1];
    const below = tradeBelowIn(second);
    const isNext = tradeAt(lines, at + 1) !== undefined;
    return second && below && !isNext ? { values, below, lines: [first, second], end: at + 2 } : undefined;
  }
  return undefined;
}

/** The debts below headings; parts of the report that hold none may stand between. */
function tradesIn(
  lines: readonly Line[],
  start: number,
  columns: readonly Column[],
  like?: Figures,
): Trade[] {
  const trades: Trade[] = [];
  let section: Section | undefined;
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    const title = sectionOf(line.text);
    section = title ?? section;
    if (title || section === 'skipped') continue;
    const trade = tradeAt(lines, index, like) ?? tradeOverPages(lines, index, lines[start - 1]);
    const sums = trade && sumsUnder(trade.values.sums, columns);
    // A sum below the values is what is to be paid where a heading speaks of that, or of terms.
    const isPaid = trade?.below.payment === '' || columns.some(tellsPayment);
    if (trade && sums && isPaid) {
      trades.push({ ...trade, sums, remarks: [], section });
      index = trade.end - 1;
      continue;
    }
    const above = trades.at(-1);
    if (above && above.remarks.length < MAX_REMARKS) above.remarks.push(line);
  }
  return trades;
}

/**
 * The sums of a debt under the headings of sums: one each, with what is to be paid among them or without it, or one less
 * where the debt has no limit, as a loan; a sum that comes again and again is what is owed. Undefined where they are others.
 */
function sumsUnder(
  sums: readonly string[],
  columns: readonly Column[],
): ReadonlyMap<Column, string> | undefined {
  const under = columns.filter(isSum);
  const inOrder = (some: readonly Column[]) => new Map(some.map((column, at) => [column, sums[at] ?? '']));
  if (sums.length === under.length) return inOrder(under);
  const withoutLimit = under.filter(({ label }) => !LIMIT.test(label));
  const withPayment = columns.filter((column) => isSum(column) || column.kind === 'paying');
  // Beside a limit, which a loan has not, one more sum may be either.
  if (sums.length === withPayment.length && withoutLimit.length === under.length) return inOrder(withPayment);
  if (sums.length === withoutLimit.length) return inOrder(withoutLimit);
  const [sum = ''] = sums;
  const isOne = sums.length > 1 && sums.length < under.length && sums.every((other) => other === sum);
  return isOne ? inOrder(under.filter(({ kind }) => kind === 'balance')) : undefined;
}

/** Whether a debt that can have a limit has one sum less than the headings, so that any may be left out. */
function lacksSum({ values: { sums, isLoan } }: Trade, columns: readonly Column[]): boolean {
  const isOne = sums.every((sum) => sum === sums[0]);
  return !isLoan && !isOne && sums.length < columns.filter(isSum).length;
}

/** What a debt has under each heading: the days, the sums, the terms and the status in the order of the headings. */
function cellsOf({ values, below, sums }: Trade, name: string, columns: readonly Column[]): string[] {
  const dates = [...values.dates];
  return columns.map((column) => {
    if (column.kind === 'name') return name;
    if (column.kind === 'number') return below.number;
    if (column.kind === 'paying') return below.payment || (sums.get(column) ?? '');
    if (OF_A_DAY.includes(column.kind)) return dates.shift() ?? '';
    if (isSum(column)) return sums.get(column) ?? '';
    if (isTerms(column)) return termsOf(values.terms, below);
    return isStatus(column) ? standing(values.status, below.status) : '';
  });
}

/** On what terms a debt is paid: on the line of its values, unless that has a mere word there, as for its kind, and the next what is paid. */
function termsOf(beside: string, { terms, payment }: Trade['below']): string {
  const told = `${terms} ${payment}`.trim();
  const isPaid = payment !== '' || paidByTerms(terms) !== undefined;
  return beside === '' || (isPaid && !/\d/.test(beside)) ? told : beside;
}

/** How a debt stands: on the line of its values, unless that has the kind of account alone and the next how it stands. */
function standing(beside: string, below: string): string {
  const isKind = beside === '' || KIND.test(beside) || !isStatusTold(beside);
  return below !== '' && isKind ? below : beside;
}

const OF_A_DAY: readonly Column['kind'][] = ['reported', 'opened', 'date'];
const LIMIT = /^(?:credit )?limit$/;
const isSum = ({ kind }: Column) => kind === 'balance' || kind === 'pastDue' || kind === 'money';
const isStatus = ({ kind }: Column) => kind === 'status' || kind === 'statusLoose';
const isTerms = ({ label }: Column) => label === 'terms';
const tellsPayment = (column: Column) => column.kind === 'paying' || isTerms(column);

/** The columns of headings, with the terms where a line of headings below those of the sums names them. */
function withTermsBelow(columns: readonly Column[], below: readonly Line[]): readonly Column[] {
  if (columns.some(tellsPayment)) return columns;
  return [
    ...columns,
    ...below
      .flatMap(({ text }) => headingsIn(text.split(' ')))
      .filter(isTerms)
      .slice(0, 1),
  ];
}

/**
 * The columns of headings without the sums of each debt's second line, such as its limit: they stand behind its number,
 * which stands behind what is owed.
 */
function withoutSumsBelow(columns: readonly Column[]): readonly Column[] {
  const number = columns.findIndex(({ kind }) => kind === 'number');
  const isBelow = columns.slice(0, Math.max(0, number)).some(({ kind }) => kind === 'balance');
  return isBelow ? columns.filter((column, index) => index < number || !isSum(column)) : columns;
}

/** The columns of headings, with those of what every debt has whether or not a heading is over it. */
function whole(columns: readonly Column[]): Column[] {
  const missing: Column[] = [];
  if (!columns.some(({ kind }) => kind === 'number'))
    missing.push({ kind: 'number', label: unlabelled('number') });
  if (!columns.some(isStatus)) missing.push({ kind: 'statusLoose', label: unlabelled('statusLoose') });
  return [...columns, ...missing];
}

/** The index behind lines of headings, of which more may stand below those of the sums: the number, the sources of a debt. */
function endOfHeadings(lines: readonly Line[], start: number): number {
  let end = start;
  while (end < start + MAX_LOWER && lines[end] && isOfHeadings(lines[end] as Line)) end += 1;
  return lines[end] && tradeAt(lines, end) ? end : start;
}

/** The headings that may stand at a line and below it, and the index behind them. */
function headingsAt(lines: readonly Line[], index: number): { columns: readonly Column[]; end: number }[] {
  const line = lines[index];
  const merged = line && mergedHeadings(line, lines[index + 1]);
  if (merged) {
    const end = endOfHeadings(lines, index + 2);
    return [{ columns: withTermsBelow(merged, lines.slice(index + 2, end)), end }];
  }
  // Headings in a row end where a line has values; that is where they are looked at.
  const next = lines[index + 1];
  if (!line || !isOfHeadings(line) || !next || isOfHeadings(next)) return [];
  // The name of the first debt, alone on its line, has no value either.
  const ends = [index, index + 1].filter((end) => tradeAt(lines, end));
  if (ends.length === 0) return [];
  let start = index;
  while (start > 0 && index - start < MAX_RUN && isOfHeadings(lines[start - 1] ?? line)) start -= 1;
  return ends.flatMap((end) => {
    const columns = columnsOfRun(lines.slice(start, end));
    return columns ? [{ columns: withoutSumsBelow(columns), end }] : [];
  });
}

/**
 * Reads debts on two lines each, or on three with the name alone on the first, one blank between their values, under
 * headings on two lines of which several are one heading, as `DATE` over `REPORTED`, or on as many as a page broke them
 * into. The first line of a debt, or else the third, has all but its number, which begins the second; its terms and what
 * is to be paid may stand there too.
 */
export function readTwoLineTrades(lines: readonly Line[]): Account[] {
  let looked = 0;
  for (let index = 0; index < lines.length && looked < MOST_LOOKED; index += 1) {
    for (const headings of headingsAt(lines, index)) {
      looked += 1;
      const columns = whole(headings.columns);
      const sure = tradesIn(lines, headings.end, columns);
      if (sure.length < MIN_DEBTS) continue;
      const like = figuresOf(sure.map(({ values }) => values));
      const trades = withPartedTerms(tradesIn(lines, headings.end, columns, like));
      const names = trades.map(({ values }) => values.name);
      const whose = whoseIn(names);
      return trades.flatMap((trade, at) => {
        const name = names[at]?.slice(whose[at]) ?? '';
        const account = accountOfRow(cellsOf(trade, name, columns), columns, spanOf(trade.lines), {
          inCollections: trade.section === 'collections',
        });
        if (!account) return [];
        const facts = [...account.facts, ...remarkFacts([...trade.lines.slice(1), ...trade.remarks])];
        const flags = lacksSum(trade, columns)
          ? [...account.flags, 'amount-guessed' as const]
          : account.flags;
        return [{ ...account, facts, flags }];
      });
    }
  }
  return [];
}
