import type { Money } from '../../money/money';
import { type Fact, factsOf, isOwed } from '../account';
import { either } from '../page/anyOf';
import { matchesIn } from '../page/matches';
import { readAmount } from '../pieces/amounts';
import { beginsAsTotal, isTotalTitle, OTHER_TOTALS } from '../pieces/sums';
import type { JudgedRow } from './noDebts';

/** Words that tell of a sum over others, wherever in a name, a label or before a sum they stand. */
const OF_ALL = new RegExp(
  `(?<!\\p{L})(?:${either(
    /(?:sub|grand |over)?-?t[o0]tals?|tot|everything|combined|altogether|sum of|sums? up to|adds? up to|comes? to/,
    /all (?:of |my |our |the |your |open |credit )*(?:debts?|accounts?|tradelines?|loans?|cards?|creditors?|bills?|owed)/,
    /(?:debts?|loans?|cards?) (?:combined|together)|page (?:\d{1,3}|one|two|three|four|five)/,
    OTHER_TOTALS,
  )})(?![\\p{L}\\p{M}])`,
  'iu',
);
/** How a bill calls what is to be paid on all its accounts. */
const DUE = /\b(?:amount|balance|payment|total) (?:now |currently )?due\b|\bpay this amount\b/i;
/** The accounts of one kind, as a page calls them over their sum; what a household calls `student loans` is a debt. */
const KIND =
  /^\W*(?:(?:open|active|closed|credit|revolving|installment) )*(?:cards|accounts|loans|debts|tradelines)\b/i;
/** How many debts there are, in place of a name: `3 accounts`. */
const COUNTED =
  /^\W{0,3}(\d{1,3}) (?:(?:open|active|total|enrolled) )?(?:accounts|cards|loans|debts|tradelines|creditors|bills|items|claims|collections)(?: in (?:all|total)| total)?\W{0,3}$/i;
/** What all comes to, as the last line of a table prints it behind the sums of its columns: `Total $27,200.00 $140.18 $27,340.18`. */
const LAST_OF_TOTALS =
  /^[ \t]*(?:grand )?totals?:?(?:[ \t]+\$?[\d,]+\.\d{2}){0,8}[ \t]+\$?([\d,]+\.\d{2})[ \t]*$/gim;
/** A line before a sum is not looked at further back. */
const LONGEST = 200;

/** What stands at the amount of a row: its label, and the line before it without the name. */
interface AtAmount {
  label: string;
  line: string;
}

const NOWHERE: AtAmount = { label: '', line: '' };

function isAmountOf({ values }: Fact, { debt }: JudgedRow): boolean {
  return values.some((value) => debt.amount && readAmount(value)?.amount?.eq(debt.amount));
}

/** What the amount of a row was read from: what is owed, or another sum where nothing is called so. */
function amountFact(row: JudgedRow): Fact | undefined {
  const facts = row.account.facts.filter((fact) => isAmountOf(fact, row));
  const owed = facts.find(isOwed);
  return owed ?? facts.find(({ kind }) => kind === 'money');
}

function atAmount(row: JudgedRow, source: string): AtAmount {
  const fact = amountFact(row);
  if (!fact) return NOWHERE;
  const { from, to } = fact.span;
  const begin = Math.max(source.lastIndexOf('\n', from - 1) + 1, from - LONGEST);
  const text = source.slice(begin, Math.min(to, from + LONGEST));
  const sum = fact.values.map((value) => text.indexOf(value, from - begin)).find((at) => at >= 0);
  const line = text.slice(0, sum ?? from - begin).replace(row.debt.accountName, '');
  return { label: fact.label, line: line.trim().toLowerCase() };
}

/** What the tables of a page print as what all comes to. */
function totalsIn(source: string): readonly Money[] {
  return [...matchesIn(source, LAST_OF_TOTALS)].flatMap(([, total = '']) => readAmount(total)?.amount ?? []);
}

/** What tells that rows are sums over others, besides what they come to. */
export interface SaidToBeSums<Row> {
  /** Whether a row says that it is a total, or bears no name. */
  isTotal: (row: Row) => boolean;
  /** The same of a row that may be called by the kind of the accounts that it is over. */
  isOfKind: (row: Row) => boolean;
}

/**
 * What tells of the rows of a page that they are sums over others: a word of totals as their name, their label or before
 * their amount, the count of all others as their name, that nothing names them, that a bill calls them due and names
 * nobody beside it, or that the last line of a table prints them as what all comes to. A word that stands at the amounts
 * of other rows as well says nothing of one.
 */
export function saidToBeSums<Row extends JudgedRow>(rows: readonly Row[], source: string): SaidToBeSums<Row> {
  let counts: Map<string, number> | undefined;
  const seen = new Map<JudgedRow, AtAmount>();
  const at = (row: JudgedRow) => {
    const known = seen.get(row) ?? atAmount(row, source);
    seen.set(row, known);
    return known;
  };
  const counted = () => {
    const found = new Map<string, number>();
    for (const row of rows) {
      const { label, line } = at(row);
      for (const text of new Set([label, line])) found.set(text, (found.get(text) ?? 0) + 1);
    }
    return found;
  };
  const ownTexts = (row: JudgedRow) => {
    counts ??= counted();
    const { label, line } = at(row);
    return [label, line].filter((text) => counts?.get(text) === 1);
  };
  let totals: readonly Money[] | undefined;
  const isPrintedAsTotal = ({ debt: { amount } }: JudgedRow) => {
    totals ??= totalsIn(source);
    return amount !== undefined && totals.some((total) => total.eq(amount));
  };
  const isTotal = (row: JudgedRow) => {
    const name = row.debt.accountName;
    if (name === '' || isTotalTitle(name) || beginsAsTotal(name) || OF_ALL.test(name)) return true;
    if (Number(COUNTED.exec(name)?.[1]) === rows.length - 1) return true;
    const texts = ownTexts(row);
    if (texts.some((text) => OF_ALL.test(text) || beginsAsTotal(text))) return true;
    if (factsOf(row.account, 'name').length === 0 && texts.some((text) => DUE.test(text))) return true;
    return isPrintedAsTotal(row);
  };
  const isOfKind = (row: JudgedRow) =>
    isTotal(row) || KIND.test(row.debt.accountName) || KIND.test(at(row).line);
  return { isTotal, isOfKind };
}
