import { isPrinted, unlabelled } from '../account';
import { withFlags } from '../debts/withFlags';
import { withoutBeside } from '../layouts/lists/besideDebts';
import type { LabelKind } from '../lexicon/labelTable';
import { weighWords } from '../lexicon/words';
import { doubtfulLabels } from '../meaning/doubtfulLabels';
import { lineTextAt, overlap } from '../page/lines';
import { matchesIn } from '../page/matches';
import type { Page } from '../page/page';
import { isStruck } from '../page/struckOut';
import { isMaskedNumber } from '../pieces/accountNumber';
import { readAmount } from '../pieces/amounts';
import { readDate } from '../pieces/dates';
import { isForeignMoney } from '../pieces/foreignMoney';
import { isKindOfLoan } from '../pieces/kindsOfAccount';
import { isNotOwn, isNotOwnBeside } from '../pieces/notOwn';
import { isSomebodyElses } from '../pieces/somebodyElses';
import type { ReportedDebt } from '../reportedDebt';
import type { ReviewFlag } from '../reviewFlags';
import { isAuthorizedUser } from './authorizedUser';
import { isDisputed } from './disputed';
import { mayBeTwoFigures } from './mergedFigures';
import { isCommonIn, isOddName, personsIn } from './oddNames';
import { isPaidByAnother, isSaidPaid, isUnderPaid } from './saidPaid';
import { begunAt, isStraddled } from './straddled';
import { spanOfAccount } from './stretches';
import { sumOfOthersIn } from './sumsOfRows';
import { isPlainName, type ReadAccount } from './weigh';

/** So far behind its last line something may still be of a debt, unless a blank line stands before it. */
const BEHIND = 200;
/** Where ends what may still be of a debt whose last line ends at a place. */
function behind(source: string, to: number): number {
  const all = source.slice(to, to + BEHIND);
  const [near = ''] = all.split(/\n[^\S\n]*\n/);
  const isCut = near.length === BEHIND;
  return to + (isCut ? near.lastIndexOf('\n') : near.length);
}

/** What may be the number of an account: no amount, no year, no telephone number, no date, no post office box. */
const DIGITS = /(?<![\w$.,/*#-]|\bbox )#?[A-Z]{0,4}-?\d[\dA-Z]*(?:-[\dA-Z]+)*(?![\w%/]|[.,]\d)/gi;
const NO_NUMBER =
  /^(?:19|20)\d\d$|^\d{3}-\d{3}-\d{4}$|^\d{5}(?:-\d{4})?$|^\d{1,2}-\d{1,2}-\d{2,4}$|^1-\d{3}-\d{3}-\d{4}$|^\d{2,3}-\d{2,4}$/;

/** Whether digits stand in a text that its account does not say and that may be its number. */
function hasDigits(text: string, { account, debt }: ReadAccount): boolean {
  const said = [
    debt.accountName,
    debt.amountText,
    debt.payingText,
    ...account.facts.filter(({ label }) => isPrinted(label)).flatMap(({ values }) => values),
  ].join(' ');
  const mayBe = (word: string) =>
    /\d.*\d.*\d.*\d/.test(word) && !NO_NUMBER.test(word) && readDate(word) === undefined;
  const digits = Array.from(matchesIn(text, DIGITS), ([word]) => word).filter(mayBe);
  const masked = text.split(/[\s,;:()|]+/).filter((word) => /\d/.test(word) && isMaskedNumber(word));
  return [...digits, ...masked].some((word) => !said.includes(word));
}

/** The number of an account that was taken for the end of a name. */
const ENDS_IN_DIGITS = /\d{4}$/;
/**
 * Whether a debt is in collection, so that another is owed than the one who asks for it, and nothing tells who: where
 * labels tell its parts and those of other debts have their original creditor, this one has none.
 */
function mayHaveOriginal({ review, sources }: ReportedDebt, isToldElsewhere: boolean): boolean {
  const label = sources.accountName?.label;
  const isLabelled = label !== undefined && label !== unlabelled('name');
  return review.includes('collection') && !(isLabelled && isToldElsewhere);
}

/** Labels that a payment may stand under together with something else: `Terms`, `MO PAY TERMS`. */
const TELLS_PAYMENT = /(?:^| )(?:terms|pay|pmt|pymt|payment)(?: |$)/;
/** A value that is more than a count of months: two figures, a sum, or words for a payment beside one. */
const HAS_PAYMENT = /\d\D+\d|\$|min\w*\.? \d/i;

/** So much at least speaks for a payment in a label, in any language, that means nothing as a whole. */
const MIN_PAYING = 2;
const SUM = /^\$ ?\d/;

/** Money with its marks, which is no count of anything. */
const MARKED_SUM = /^\$ ?\d[\d,.]*$|^[\d,]+\.\d\d$/;
/** What a column of sums can be for, so that its heading leaves no doubt. */
const OTHER_SUMS: readonly LabelKind[] = ['money', 'date', 'pastDue', 'balance', 'opened'];
/** More of a balance is no payment of each month. */
const MOST_PAID = 0.5;

/** Whether a value under a label that nobody could read may be what is paid each month: a sum, and small beside what is owed. */
function isSmallSum(label: string, value: string, { amount }: ReportedDebt): boolean {
  if (!isPrinted(label) || !MARKED_SUM.test(value) || !amount) return false;
  const weights = weighWords(label);
  if (OTHER_SUMS.some((kind) => (weights.get(kind) ?? 0) >= MIN_PAYING)) return false;
  const sum = readAmount(value)?.amount;
  return sum?.gt(0) === true && sum.lte(amount.times(MOST_PAID));
}

/** Whether no payment was read, though a label or a column that nobody could read may hold one. */
function mayHavePayment({ account, debt }: ReadAccount): boolean {
  if (debt.payingText !== '') return false;
  return [...account.facts, ...(account.unknown ?? [])].some(({ kind, label, values }) => {
    if (kind !== 'text') return false;
    const isTold = TELLS_PAYMENT.test(label);
    const isLike = (weighWords(label).get('paying') ?? 0) >= MIN_PAYING;
    return values.some(
      (value) =>
        readDate(value) === undefined &&
        ((isTold && HAS_PAYMENT.test(value)) ||
          (isLike && SUM.test(value)) ||
          isSmallSum(label, value, debt)),
    );
  });
}

/** A figure between dividers that can be the months of a loan, or what is paid for each: `Oak / 5,200 / 36 mo / current`, `Oak - 60 month - 8,900`. */
const MONTHS_OR_PAYMENT = /(?:[/,;|]| [-–—]) ?\d{2} ?mo(?:nth)?\.? ?(?=[/,;|–—\n-]|$)/i;
/** One that loans run for: full years and halves of them. */
const LENGTH_OF_LOAN = /^(?:12|18|24|30|36|42|48|54|60|66|72|78|84|90|96)$/;

/** Whether more is asked for each month than is owed in all. */
function isMoreThanOwed({ amount, paying }: ReportedDebt): boolean {
  return amount?.gt(0) === true && paying?.gt(amount) === true;
}

/** How a name stands that no label tells: over labels, or over the sum of a card. */
const UNTOLD: ReadonlySet<string | undefined> = new Set([undefined, 'card name']);

/** What is told of a debt at the beginning of a text, without what comes in and what living costs behind it. */
function toldOfDebts(text: string): string {
  const own = withoutBeside(text)?.[0];
  return own ? text.slice(own.from, own.to) : text;
}

/** What stands in no name of an original creditor: a remark in brackets, a number, the next label; a name in brackets may. */
const ODD_ORIGINAL = /[[:;|]|\((?!\p{Lu}[^()]*\))|\d{3}|\$/u;

/** Words beside a debt which say that nothing is paid to this creditor now. */
const AGAINST_CURRENT =
  /\b(?:in (?:deferment|forbearance)|payments? deferred|(?:transferred|sold) to (?:an)?other)\b/i;

/**
 * Marks what the rows of a page leave in doubt beside each other and beside what was not read: a name that may be none,
 * a number or an original creditor that may stand there.
 */
export function withDoubts<Read extends ReadAccount>(
  reads: readonly Read[],
  page: Page,
  decided: ReadonlyMap<string, LabelKind>,
): Read[] {
  const { source } = page;
  const begun = begunAt(page);
  const spans = reads.map(({ account }) => spanOfAccount(account));
  const isCommon = isCommonIn(reads);
  const persons = new Set(personsIn(source));
  const isOriginalTold = reads.some(({ debt }) => debt.originalCreditor !== '');
  const doubtsOf = doubtfulLabels(reads, decided);
  const isOfTwo = mayBeTwoFigures(source);
  const sumOfOthers = sumOfOthersIn(reads);
  return reads.map((read, index) => {
    const { debt } = read;
    const { from, to } = spans[index] ?? { from: 0, to: 0 };
    const end = Math.max(to, Math.min(behind(source, to), spans[index + 1]?.from ?? source.length));
    const sourceOfName = debt.sources.accountName?.label;
    const flags: ReviewFlag[] = doubtsOf(debt, read.account);
    // Under a label of names the page itself calls it one.
    const isLabelled = isPrinted(debt.sources.accountName?.label ?? '');
    if (debt.accountName !== '' && !isLabelled && !isPlainName(debt.accountName)) flags.push('name-guessed');
    const isPerson = debt.accountName !== '' && persons.has(debt.accountName.toLowerCase());
    if (isPerson || isOddName(debt.accountName) || isCommon(debt.accountName)) flags.push('name-guessed');
    // Of what kind a loan is stands where nobody could read who lent it.
    if (debt.accountName !== '' && UNTOLD.has(sourceOfName) && isKindOfLoan(debt.accountName))
      flags.push('name-guessed');
    // What stands beside a word of the page that a list took for a name need not be of one debt.
    const isOfList = debt.sources.accountName?.label === unlabelled('name');
    if (isOfList && isCommon(debt.accountName) && debt.accountNumber !== '') flags.push('number-guessed');
    if (debt.accountNumber === '' && ENDS_IN_DIGITS.test(debt.accountName)) flags.push('digits-unused');
    if (debt.accountNumber === '' && hasDigits(toldOfDebts(source.slice(from, end)), read))
      flags.push('digits-unused');
    const isAmongOthers = [spans[index - 1], spans[index + 1]].some(
      (span) => span && overlap(span, { from, to }),
    );
    const own = isAmongOthers ? '' : source.slice(from, end);
    if (isAuthorizedUser(read.account, own)) flags.push('authorized-user');
    if (isDisputed(read.account, own)) flags.push('disputed');
    else if (
      isNotOwn(source.slice(from, to)) ||
      isNotOwnBeside(source, from, to) ||
      isSomebodyElses(source.slice(from, to))
    )
      flags.push('not-own');
    if (isPaidByAnother(read.account, isAmongOthers ? '' : source.slice(from, to)))
      flags.push('paid-by-another');
    if (debt.amount?.gt(0) && (isSaidPaid(read.account) || isUnderPaid(page, from))) flags.push('said-paid');
    if (debt.amount?.gt(0) && isStruck(page, debt)) flags.push('struck-out');
    if (isStraddled(debt, begun)) flags.push('name-guessed', 'number-guessed', 'amount-guessed');
    const isBare = MONTHS_OR_PAYMENT.test(source.slice(from, to));
    if ((isBare && debt.payingText === '') || mayHavePayment(read)) flags.push('paying-untold');
    if (isBare && LENGTH_OF_LOAN.test(debt.payingText)) flags.push('paying-guessed');
    const sum = debt.sources.amount;
    if (sum && isForeignMoney(source, sum.from, sum.to)) flags.push('amount-foreign');
    if (sum && isOfTwo(lineTextAt(source, sum.from))) flags.push('amount-guessed');
    if (isMoreThanOwed(debt)) flags.push('paying-guessed');
    if (read === sumOfOthers) flags.push('sum-of-others');
    if (debt.current === 'current' && AGAINST_CURRENT.test(source.slice(from, end)))
      flags.push('status-guessed');
    if (ODD_ORIGINAL.test(debt.originalCreditor)) flags.push('original-guessed');
    if (debt.originalCreditor === '' && mayHaveOriginal(debt, isOriginalTold)) flags.push('original-missing');
    return flags.length === 0 ? read : { ...read, debt: withFlags(debt, flags) };
  });
}
