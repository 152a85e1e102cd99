import { withFields } from '../debts/withFields';
import { isCollector } from '../lexicon/collectors';
import { looksLikeCreditor } from '../lexicon/creditors';
import { labelOfWords } from '../lexicon/labels';
import { isLongEnough } from '../pieces/accountNumber';
import { areKindsOfDebt, isKindOfLoan } from '../pieces/kindsOfAccount';
import { isStatusOnly } from '../pieces/statuses';
import type { ReportedDebt } from '../reportedDebt';
import { GUESSED_FLAGS, type ReportedField, type ReviewFlag, reviewedField } from '../reviewFlags';
import type { Run } from './debtsAlong';
import { ALL_FIELDS, FIELDS, isLabelled, isPure, isTold, marked, sureOf } from './fields';
import { wordsIn } from './readAs';
import { debtOfRuns, likelihoodOf, type Weighed } from './weighed';

/**
 * How likely something has to be, as found on clipboards that no rule was made for, each left out of what was learned. A
 * name below `replaced` gives way to one that is likelier than `instead`, which twice as often is the right one. A field
 * that nothing was read for is filled above `filled`. A name loses figures, or gains words, where it is so likely `without`
 * or `within` them; the kind of debt behind it, above `withKind`. A row that was left out is restored above `restored`.
 * What the rules were in doubt of is settled above `settled`: of 250 such names, numbers and amounts three were wrong.
 */
const LIKELY = {
  replaced: 0.2,
  instead: 0.8,
  filled: 0.4,
  without: 0.85,
  within: 0.6,
  withKind: 0.9,
  restored: 0.3,
  settled: 0.9,
} as const;

/** A figure without the marks of money may count anything. */
const SUM = /\$|,\d{3}|\.\d\d$/;

/** What a name may go on with: words, no mark that ends it, parts it from others or opens what stands behind it, and no other cell or line. */
const GOES_ON = /^(?!.*(?: |^)[/-](?: |$)|.*\($)[\p{L}\d &'’.()/-]+$/u;

/** Whether a debt tells a field well enough to fill another with it. */
function isWhole(debt: ReportedDebt, field: ReportedField): boolean {
  if (field === 'accountNumber') return isLongEnough(debt.accountNumber);
  if (field === 'amount') return SUM.test(debt.amountText);
  return field === 'paying' ? SUM.test(debt.payingText) : isTold(debt, field);
}

/** Whether a field that nothing was read for can have been overlooked: a status is told in many ways, and only who collects has an original creditor. */
function mayFill(debt: ReportedDebt, field: ReportedField): boolean {
  if (field === 'current' || isTold(debt, field)) return false;
  if (field !== 'originalCreditor') return true;
  return debt.review.includes('original-missing') || isCollector(debt.accountName);
}

/** Whether what was read can give way: a name that no label says to be one, and that has no word of a company. */
function mayReplace(debt: ReportedDebt, field: ReportedField): boolean {
  return field === 'accountName' && !isLabelled(debt, field) && !looksLikeCreditor(debt.accountName);
}

/** The letter by which something is told apart from others of its kind, right behind the word for it. */
const [ITS_LETTER, MAX_LETTER] = [/^ [A-Z]{1,2}(?![\p{L}\d'’&.])/u, 4];

/** Whether a name is likely without the figures that it was read with, or with more words beside it. */
function isOutlined({ accountName, sources }: ReportedDebt, run: Run, { page, seen }: Weighed): boolean {
  const place = sources.accountName;
  const [from, to] = [seen.words[run.first]?.from ?? 0, seen.words[run.last]?.to ?? 0];
  if (!place) return false;
  if (from >= place.from && to <= place.to) {
    const lost = page.source.slice(place.from, from) + page.source.slice(to, place.to);
    return /\d/.test(lost) && run.likely > LIKELY.without;
  }
  const gained = page.source.slice(from, place.from) + page.source.slice(place.to, to);
  if (from > place.from || to < place.to || !GOES_ON.test(gained) || isNoName(gained.trim())) return false;
  // What is told apart by a letter is no part of a name without it: `Group A`.
  if (ITS_LETTER.test(page.source.slice(to, to + MAX_LETTER))) return false;
  // Columns beside each other have one name several times.
  if (gained.includes(accountName)) return false;
  return run.likely > (isKind(gained.trim()) ? LIKELY.withKind : LIKELY.within);
}

/** Whether words beside a name say how the debt stands, or are the label of what stands behind them. */
function isNoName(words: string): boolean {
  return /\p{L}/u.test(words) && (labelOfWords(words) !== undefined || isStatusOnly(words));
}

/** Whether words beside a name say what kind of debt it is, which lists mean as a part of it or not. */
function isKind(words: string): boolean {
  return areKindsOfDebt(words) || isKindOfLoan(words);
}

/** Whether the words of a sum are those that the other sum of the debt was read from. */
function isOtherSum(debt: ReportedDebt, field: ReportedField, run: Run, { seen }: Weighed): boolean {
  const other = field === 'paying' ? debt.sources.amount : debt.sources.paying;
  if (!other || (field !== 'paying' && field !== 'amount')) return false;
  const words = wordsIn(seen.words, other);
  return words.some((word) => word >= run.first && word <= run.last);
}

/**
 * Whether a run of words tells a field better than it was read.
 *
 * @param own how likely that is; undefined where it was not read
 */
function isBetter(
  debt: ReportedDebt,
  field: ReportedField,
  own: number | undefined,
  run: Run,
  weighed: Weighed,
): boolean {
  if (own === undefined)
    return mayFill(debt, field) && run.likely > LIKELY.filled && !isOtherSum(debt, field, run, weighed);
  if (mayReplace(debt, field) && own < LIKELY.replaced && run.likely > LIKELY.instead) return true;
  return field === 'accountName' && isOutlined(debt, run, weighed);
}

/** What a doubt of the rules is settled of. */
const SETTLED: readonly ReportedField[] = ['accountName', 'accountNumber', 'amount'];

/** Whether a doubt of the rules about a field is settled by how likely that is; nothing is of a row of which they doubt all, which may be no debt. */
function isSettled(debt: ReportedDebt, field: ReportedField, own: number): boolean {
  if (!SETTLED.includes(field) || own <= LIKELY.settled || !isPure(debt, field)) return false;
  return !SETTLED.every((one) => debt.review.includes(GUESSED_FLAGS[one]));
}

/** A debt with what its words most likely are: what is likelier in the place of the unlikely, every doubt marked, and none that is settled. */
export function compared(debt: ReportedDebt, runs: readonly Run[], weighed: Weighed): ReportedDebt {
  const other = runs.length > 0 ? debtOfRuns(runs, weighed) : undefined;
  const doubted: ReportedField[] = [];
  const taken: ReportedField[] = [];
  const settled: ReviewFlag[] = [];
  const marks = new Set(debt.review.map(reviewedField));
  for (const field of ALL_FIELDS) {
    const own = likelihoodOf(debt, field, weighed);
    const run = runs.find(({ part }) => part === FIELDS[field].part);
    if (own !== undefined && isSettled(debt, field, own)) settled.push(GUESSED_FLAGS[field]);
    if (other && run && isWhole(other, field) && isBetter(debt, field, own, run, weighed)) taken.push(field);
    else if (own !== undefined && own < sureOf(debt, field) && !marks.has(field)) doubted.push(field);
  }
  const sure = { ...debt, review: debt.review.filter((flag) => !settled.includes(flag)) };
  const put = other && taken.length > 0 ? withFields(sure, other, taken) : sure;
  return marked(put, [...doubted, ...taken]);
}

/** Whether a row that was left out is a debt all the same: its name and its amount both are likely. */
export function isLikely(debt: ReportedDebt, weighed: Weighed): boolean {
  const main = (['accountName', 'amount'] as const).map((field) => likelihoodOf(debt, field, weighed) ?? 0);
  return main.every((likely) => likely > LIKELY.restored);
}
