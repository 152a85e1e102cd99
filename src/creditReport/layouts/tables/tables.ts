import { sum, ZERO } from '../../../money/money';
import { type Account, accountOf, type Fact, factsOf } from '../../account';
import { decidedKind } from '../../lexicon/decided';
import { isOwedKind } from '../../lexicon/shapes';
import { type Line, type Span, spanOf } from '../../page/lines';
import { collapse } from '../../page/normalise';
import { isAddress } from '../../pieces/addresses';
import { isEmptyValue, isMoneyWord, readAmount } from '../../pieces/amounts';
import { isFurniture } from '../../pieces/furniture';
import { areKindsOfDebt } from '../../pieces/kindsOfAccount';
import { isLabelled } from '../../pieces/labelled';
import { cleanName, isName, numberBesideKind } from '../../pieces/names';
import { sectionOf } from '../../pieces/sections';
import { isStatusOnly } from '../../pieces/statuses';
import { isTotalTitle } from '../../pieces/sums';
import { saysUnknown } from '../../pieces/unknownSums';
import type { ReviewFlag } from '../../reviewFlags';
import { withoutAssets } from './assetRows';
import { areBesideOwed, tellsBesideOwed } from './besideOwed';
import { asBudget, mayBeOwed } from './budgetRows';
import type { Column } from './column';
import { schemeOf, settleColumns, WHO } from './columns';
import { asDescribed, withCreditors } from './describedRows';
import { rowOfNameAlone } from './nameAlone';
import { areShifted } from './shiftedRows';
import { withStackedApart } from './stackedCells';
import { byOwner } from './sumsByOwner';
import { endsTable, isOfBlock } from './tableEnd';
import { toldBelow } from './toldBelow';
import { fitsColumns, goesOnBelow, rejoin, withCrowdedParted, withEmptyCell } from './tornRows';
import { balanceColumn, isBalanceUntold } from './untoldBalance';
import { isOwnersTitle } from './whoseDebt';

/** The accounts of a table, and the lines it took. */
export interface TableReading {
  accounts: readonly Account[];
  /** The index behind the last line of the table. */
  end: number;
  /** Rows that a line break had torn and that were put together. */
  repaired: number;
}

/** A row of sums, also in the bold type of Markdown, or as a scan spells it; a `Total Card Inc` is a creditor, a subtotal of anything is none. */
export const TOTAL = /^[*_]*(?:(?:grand )?t[o0]ta[l1]s?|sum|sub-?totals?(?: .*)?):?[*_]*$/i;

/** The total with its sum in one cell, also in the bold type of Markdown: `**Total: $9,117**`. */
const TOTAL_AND_SUM = /^(?:\*\*)?(?:grand )?total: ?\$? ?\d/i;

/** What the office of a bankruptcy trustee keeps and gives back, in a row between the claims: no creditor is owed it. */
const OF_OFFICE =
  /^(?:(?:chapter 13 )?trustee(?:['’]s)? (?:fees?|compensation|percentage|commission|expenses?)|debtor refunds?|refunds? to (?:the )?debtors?|(?:court )?filing fees?)$/i;

/** The day on which a form is signed, beside who signs it: `Date 2/18/26`. */
const DAY_OF_SIGNING = /^date:? \d/i;

const SHARE = /^\d{1,3}(?:\.\d+)? ?%$/;

/** A name of sums alone is no longer. */
const MAX_SUMS = 60;

/** What tells the account above from others, alone on its line in brackets: `(old Oak card)`, `(2017 Impala)`. */
const REMARK = /^\((?=[^()]*\p{L}{3})[^()$]{3,40}\)$/u;

/** The remark on the name above that a line is, and nothing else. */
function remarkIn(cells: readonly string[]): string | undefined {
  const [only = '', ...more] = cells.filter((cell) => cell !== '');
  return more.length === 0 && REMARK.test(only) ? only : undefined;
}

/** Whether the cells of a row are those of a sum over others: `Total`, `LOAN TOTAL`. */
export function isOfTotals(cells: readonly string[]): boolean {
  return cells.some((cell) => TOTAL.test(cell)) || isTotalTitle(cells.find((cell) => cell !== '') ?? '');
}

function areSums(name: string): boolean {
  const words = name.length <= MAX_SUMS ? name.split(' ') : [];
  return words.some(isMoneyWord) && words.every((word) => /^[$\d.,]+$/.test(word));
}

/** What a table prints that does not know how much it is; what is merely empty may be the title of a part. */
const NOT_KNOWN = /^n\.?\/?a\.?$/i;

/** A kind with its count in one cell, which one blank parts; a person numbers loans and cards: `Loan 1`. */
const COUNTED = /^(?!.*\b(?:loans?|cards?|accounts?|debts?|lines?|credit)\b)\p{L}[\p{L} ]{2,30} \d{1,2}$/iu;

/** Whether a row counts the debts of a kind, which it begins with: `REVOLVING  5  $19,400`. */
function isOfKinds([first = '', count = '']: readonly string[]): boolean {
  const isCounted = /^\d{1,2}$/.test(count) || COUNTED.test(first);
  return isCounted && /\p{L}/u.test(first) && areKindsOfDebt(first);
}

/** A cell that says by itself who was owed first, and nothing else: `orig. Oak Hospital`. */
const TELLS_ORIGINAL = /^(?:[Oo]rig(?:\.|inal creditor)|o\/c|OC)[: ] ?\p{Lu}/u;

/** Whether a row has words, one digit and nothing else: it counts what these call, `shifts needed | 4`. */
function isCountAlone(facts: readonly Fact[]): boolean {
  const others = facts.filter(({ kind, values: [value = ''] }) => kind !== 'name' && value !== '');
  return others.length === 1 && others[0]?.kind === 'number' && /^\d$/.test(others[0].values[0] ?? '');
}

/** The account of one row; undefined where it is a total, or has neither name nor number nor amount. */
export function accountOfRow(
  cells: readonly string[],
  columns: readonly Column[],
  span: Span,
  more: Partial<Account> = {},
): Account | undefined {
  const facts: Fact[] = [];
  const unknown: Fact[] = [];
  if (isOfTotals(cells) || cells.some((cell) => OF_OFFICE.test(cell) || DAY_OF_SIGNING.test(cell)))
    return undefined;
  let [isUnknown, original] = [false, ''];
  for (const [index, { kind, label }] of columns.entries()) {
    const value = cells[index] ?? '';
    isUnknown ||= isOwedKind(kind) && (saysUnknown(value) || NOT_KNOWN.test(value));
    if (kind && kind !== 'veto') facts.push({ kind, label, values: [value], span });
    else if (!kind && label !== '') {
      unknown.push({ kind: 'text', label, values: [value], span });
      if (TELLS_ORIGINAL.test(value)) original ||= cleanName(value).originalCreditor;
    }
  }
  if (original !== '' && !facts.some(({ kind }) => kind === 'original'))
    facts.push({ kind: 'original', label: 'original creditor', values: [original], span });
  // Sums where the name should be are those of all rows, with no word for it.
  if (facts.some(({ kind, values: [value = ''] }) => kind === 'name' && areSums(value))) return undefined;
  const hasContent = facts.some(
    ({ kind, values: [value = ''] }) => (WHO.includes(kind) || kind === 'balance') && !isEmptyValue(value),
  );
  if (isCountAlone(facts)) return undefined;
  // A share of something, such as the ratio at the foot of a worksheet, is owed to nobody.
  if (facts.some(({ kind, values: [value = ''] }) => kind === 'balance' && SHARE.test(value)))
    return undefined;
  // A row under a label about which a person has decided is kept for that, whatever else it has.
  const isDecided = columns.some(({ label }) => decidedKind(label) !== undefined);
  if (!hasContent && !isDecided) return undefined;
  const isNamed = facts.some(({ kind, values: [value = ''] }) => WHO.includes(kind) && !isEmptyValue(value));
  if (!isNamed && !isDecided && isOfKinds(cells)) return undefined;
  const flags = isUnknown ? { flags: [...(more.flags ?? []), 'amount-missing' as const] } : {};
  return accountOf(facts, { ...(unknown.length > 0 && { unknown }), ...more, ...flags });
}

/** Whether an account is a row of sums without a title: it names nobody, and its balance is that of all rows above. */
function isSum(account: Account, above: readonly Account[]): boolean {
  const balanceOf = (one: Account) => readAmount(factsOf(one, 'balance')[0]?.values[0] ?? '')?.amount ?? ZERO;
  const isNamed = account.facts.some(({ kind, values }) => WHO.includes(kind) && !values.every(isEmptyValue));
  return !isNamed && above.length > 1 && balanceOf(account).eq(sum(above.map(balanceOf)));
}

/**
 * Whether a line of one cell is the title of the rows below it, and no part of the next: that has all its cells, and the
 * line is the first below the headings, has a blank line above it, or says how the debts below it stand, or whose they are:
 * `DONE`, `paid off`, `Hers`.
 */
function isTitleOver(line: Line, next: Line, headings: readonly Column[], isFirst: boolean): boolean {
  const [name = ''] = next.cells;
  if (line.cells.length > 1 || next.cells.length !== headings.length) return false;
  if (isOwnersTitle(line.text, next.cells)) return isName(name);
  if (isFirst) return isName(name) && numberBesideKind(name) === '';
  const isApart = (line.afterBlank || isStatusOnly(line.text)) && !isAddress(name);
  return isApart && /\p{L}/u.test(name) && numberBesideKind(name) === '';
}

/** Reads the rows under a heading line; `start` is the first line below it. */
export function readTable(lines: readonly Line[], start: number, headings: readonly Column[]): TableReading {
  const rows: string[][] = [];
  const spans: Span[] = [];
  /** What lines below rows tell of their debts, by the row above. */
  const told = new Map<number, readonly Fact[]>();
  let [index, repaired, end] = [start, 0, start];
  const width = headings.length + 1;
  /** What a line tells of the row right below it, which has all its cells: its number. */
  const toldOver = (line: Line | undefined, next: Line | undefined) =>
    line?.cells.length === 1 && next?.cells.length === headings.length
      ? toldBelow(line.cells, headings, line)
      : [];
  // A number over the first row shows that each stands over its own.
  const areOver = toldOver(lines[start], lines[start + 1]).length > 0;
  for (; index < lines.length; index += 1) {
    const line = lines[index];
    const next = lines[index + 1];
    const above = rows.at(-1);
    const over = areOver ? toldOver(line, next) : [];
    if (over.length > 0) {
      told.set(rows.length, over);
      continue;
    }
    const below = line && above ? toldBelow(line.cells, headings, line) : [];
    if (!line || (below.length === 0 && endsTable(line, rows, headings))) break;
    const cells = withCrowdedParted(line.cells, headings);
    // A sheet has a title in its first cell, and nothing in the others.
    const section = cells.slice(1).every((cell) => cell === '') ? sectionOf(line.text) : undefined;
    // What stands under the title of something else is no row of this table, whatever columns it has.
    if (section === 'skipped' && rows.length > 0) break;
    if (isFurniture(line.text) || section) continue;
    if (above && goesOnBelow(above, cells, headings)) {
      above.push(`${above.pop()}\n${cells[0]}`);
      spans.push(spanOf([spans.pop() ?? line, line]));
      end = index + 1;
      repaired += 1;
      continue;
    }
    if (below.length > 0) {
      told.set(rows.length - 1, below);
      end = index + 1;
      continue;
    }
    const remark = above && remarkIn(cells);
    if (remark) {
      const name = Math.max(
        0,
        headings.findIndex(({ kind }) => kind === 'name'),
      );
      above[name] = collapse(`${above[name]} ${remark}`);
      spans.push(spanOf([spans.pop() ?? line, line]));
      end = index + 1;
      continue;
    }
    // A label with its value is whole, and tells of the row above.
    const isRemark = cells.length === 1 && isLabelled(cells[0] ?? '');
    const mayBeTorn = !isRemark && cells.length < headings.length;
    const joined = next && !isOfBlock(next) && mayBeTorn && rejoin(cells, next.cells, headings);
    const isTitle = next !== undefined && isTitleOver(line, next, headings, rows.length === 0);
    const alone = cells.length === 1 ? rowOfNameAlone(line.text, next?.cells, headings) : undefined;
    if (alone) {
      rows.push(alone);
      spans.push(line);
    } else if (
      joined &&
      !isTitle &&
      (cells.length === 1 ||
        !fitsColumns(cells, headings) ||
        next.cells.length + cells.length - 1 === headings.length)
    ) {
      rows.push(joined);
      spans.push(spanOf([line, next]));
      index += 1;
      repaired += 1;
    } else if (cells.length > 1 && cells.length <= width) {
      rows.push([...withEmptyCell(cells, headings)]);
      spans.push(line);
    } else if (!next || next.cells.length < 2 || cells.length > width) break;
    else continue;
    end = index + 1;
  }
  const apart = withStackedApart(headings, rows);
  const named = withCreditors(apart.columns, apart.rows);
  const owed = withoutAssets(named.flatMap((row) => (row && mayBeOwed(row, apart.columns) ? [row] : [])));
  const areOwed = new Set(owed);
  const single = owed.filter(([first = '']) => !TOTAL_AND_SUM.test(first));
  const columns = asDescribed(asBudget(settleColumns(apart.columns, single)));
  if (areShifted(owed, columns)) return { accounts: [], end: start, repaired: 0 };
  const scheme = schemeOf(owed, columns);
  const areUntold = areBesideOwed(columns);
  const owedAt = balanceColumn(columns);
  const hasSums = owed.some((row) => readAmount(row[owedAt] ?? '')?.amount);
  const total = apart.rows.findIndex((row) => row.some((cell) => TOTAL.test(cell)));
  const accounts = named.flatMap((row, place) => {
    // Below the totals a row without a figure is the foot of the form: `Signed  B. Oak  Witness`.
    if (total >= 0 && place > total && !row?.some((cell) => /\d/.test(cell))) return [];
    if (!row || !areOwed.has(row)) return [];
    const span = spans[place] ?? { from: 0, to: 0 };
    return byOwner(columns, row).flatMap((own) => {
      const flags: ReviewFlag[] = own.isOwner ? ['amount-guessed'] : [];
      const isUntold = hasSums && isBalanceUntold(row, own.columns);
      // A sum behind the last heading: the sums before it need not stand under their own.
      if (row.length > headings.length && isMoneyWord(row.at(-1) ?? '')) flags.push('amount-guessed');
      if (isUntold || (areUntold && tellsBesideOwed(row, columns))) flags.push('amount-missing');
      const cells = isUntold
        ? row.map((cell, index) => (index === owedAt && !isEmptyValue(cell) ? '' : cell))
        : row;
      const account = accountOfRow(cells, own.columns, span, { ...(scheme && { scheme }), flags });
      return account ? { ...account, facts: [...account.facts, ...(told.get(place) ?? [])] } : [];
    });
  });
  const last = accounts.at(-1);
  if (last && isSum(last, accounts.slice(0, -1))) accounts.pop();
  return { accounts, end: Math.max(end, start), repaired };
}
