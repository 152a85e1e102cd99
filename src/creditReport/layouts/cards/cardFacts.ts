import { type Fact, unlabelled, unlabelledFact } from '../../account';
import type { LabelKind } from '../../lexicon/labelTable';
import { labelText } from '../../lexicon/labelText';
import { fitsKind, isMoneyKind } from '../../lexicon/shapes';
import type { Line } from '../../page/lines';
import { isEmptyValue } from '../../pieces/amounts';
import { partOfWhole } from '../../pieces/ofLimit';
import { tellsOtherPeriod } from '../../pieces/periods';
import { isStatusOnly, readStatusText, worseStatus } from '../../pieces/statuses';
import { paidByRemark } from '../../pieces/terms';
import type { ReadStatus } from '../../reportedDebt';
import type { ReviewFlag } from '../../reviewFlags';
import { readPairs } from '../labels/pairs';
import { figuresIn } from '../lists/figures';
import { forWhom } from '../tables/tableRemarks';
import {
  cardLabel,
  isLoneSum,
  isMoneyLabel,
  isSum,
  limitUsed,
  numberBehind,
  numberOfKind,
  numberOn,
} from './cardLines';

/** What a card says below its name. */
export interface CardFacts {
  facts: readonly Fact[];
  flags: readonly ReviewFlag[];
}

/** Labels whose value stands below, beside those of sums. */
const OPEN: ReadonlySet<LabelKind> = new Set([
  'number',
  'status',
  'original',
  'statusHint',
  'reported',
  'opened',
]);

/**
 * Where every sum of a card has its label: on the line behind it, or, where the lines before them are labels too and no
 * badge, on the line before it; 0 where sums differ.
 */
function stepToLabel(lines: readonly Line[]): -1 | 0 | 1 {
  const sums = Array.from(lines.keys()).filter((index) => isLoneSum(lines[index]?.text ?? ''));
  const areAt = (step: number) => sums.every((sum) => isMoneyLabel(lines[sum + step]?.text ?? ''));
  if (!areAt(1)) return 0;
  const isBadge = isStatusOnly(lines[(sums[0] ?? 0) - 1]?.text ?? '');
  return areAt(-1) && !isBadge ? -1 : 1;
}

/** Whether a line stands for a value that is not told: `N/A`, a dash. */
function isBlank(text: string): boolean {
  return text !== '' && isEmptyValue(text);
}

/** Which line is the label of the sum at a line: the one below where nothing else is its value, else the one above. */
function labelOfSum(lines: readonly Line[], sum: number, step: -1 | 0 | 1): number {
  if (step !== 0) return sum + step;
  const isLabel = (index: number) => isMoneyLabel(lines[index]?.text ?? '');
  const next = lines[sum + 2]?.text ?? '';
  const isFree = isLabel(sum + 1) && !isLoneSum(next) && !/\d/.test(next) && !isBlank(next);
  if (isFree) return sum + 1;
  return isLabel(sum - 1) ? sum - 1 : -1;
}

function isTold({ flags }: ReadStatus): boolean {
  return !flags.includes('status-unclear') && !flags.includes('no-status');
}

const WORST = /^(?:worst|highest|maximum)\b/i;
/** That nothing is owed any more, whatever it was before: `Collection` over `Paid`. */
const PAID = /^(?:paid(?: off| in full)?|settled)$/i;
/** How much of a loan is: `Paid off` over `23%` is no status. */
const SHARE = /^\d{1,3} ?%$/;
/** A payment of before says nothing of how a debt stands: `Last paid: $50.00 on 3/4/2025`. */
const PAID_BEFORE = /^(?:last|latest|most recent|previous) (?:paid|payment)\b/i;
/** What a page says of all that it shows, at the foot of its last card: `Balances in bad debt are not shown here.` */
const OF_PAGE =
  /^(?:(?:any|all|some|most) )?(?:balances|accounts|bills|debts|loans) [^.$]*\b(?:are|may|will|can|do)\b/i;
/** A loan is hardly ever overpaid: pages that set debts against savings print what is owed on it with a minus. */
const OF_LOAN = /^(?:loan|mortgage|principal|owed)\b|\bowed$/i;

/** What parts the entries of a line: `On time · Min $55`. */
const POINT = / [·•] /;

/**
 * The worst status that lines tell which are no labels.
 *
 * @param isAlone whether the card shows one sum alone
 */
function statusOf(lines: readonly Line[], isAlone: boolean): Fact | undefined {
  let worst: { read: ReadStatus; line: Line } | undefined;
  for (const [index, line] of lines.entries()) {
    // What was at its worst is no status of today.
    if (WORST.test(lines[index - 1]?.text ?? '') || PAID_BEFORE.test(line.text)) continue;
    if (OF_PAGE.test(line.text)) continue;
    const read = readStatusText(line.text);
    const isAmountBelow = isLoneSum(lines[index + 1]?.text ?? '');
    // `Charge-off` and `Past due` are labels over one of several sums.
    const isLabel = isMoneyLabel(line.text) && ((isAmountBelow && !isAlone) || !isStatusOnly(line.text));
    if (!isTold(read) || isLabel) continue;
    if (PAID.test(line.text) && !SHARE.test(lines[index + 1]?.text ?? ''))
      return unlabelledFact('statusLoose', line.text, line);
    if (!worst || worseStatus(worst.read, read) !== worst.read) worst = { read, line };
  }
  return worst && unlabelledFact('statusLoose', worst.line.text, worst.line);
}

const COLLECTED = /\bcollections?\b/i;

/** Reads the lines of a card below its name. */
export function factsOfCard(lines: readonly Line[]): CardFacts {
  const facts: Fact[] = [];
  const flags = new Set<ReviewFlag>();
  const used = new Set<number>();
  const step = stepToLabel(lines);
  const isCollected = lines.some(({ text }) => COLLECTED.test(text));
  const isAlone = lines.filter(({ text }) => isLoneSum(text)).length === 1;
  const has = (...kinds: LabelKind[]) => facts.some(({ kind }) => kinds.includes(kind));
  const add = (kind: LabelKind, label: string, value: string, span: Line) =>
    facts.push({ kind, label, values: [value], span });
  for (const [index, line] of lines.entries()) {
    const { text } = line;
    if (isLoneSum(text)) {
      const found = labelOfSum(lines, index, step);
      // Over the one sum of a card, what tells how it stands is a badge, and no label: `Past due` over what is owed.
      const isBadge = isAlone && isStatusOnly(lines[found]?.text ?? '');
      // Below `Past due` it may be a part of what is owed.
      if (isBadge && cardLabel(lines[found]?.text ?? '') === 'pastDue') flags.add('amount-guessed');
      const at = isBadge ? -1 : found;
      const label = lines[at]?.text ?? '';
      used.add(at);
      const kind = cardLabel(label);
      if (kind && isMoneyKind(kind)) {
        const isLoan = OF_LOAN.test(label) && /^[-−–]/.test(text);
        if (isLoan) flags.add('amount-guessed');
        add(kind, labelText(label), isLoan ? text.slice(1) : text, line);
      } else if (!has('balance')) {
        if (!isAlone) flags.add('amount-guessed');
        add('balance', unlabelled('balance'), text, line);
      } else flags.add('amounts-unused');
      continue;
    }
    const below = lines[index + 1]?.text ?? '';
    // Its value stands in the next cell, where the line has several: `Payment status`, `Current`.
    const open = isStatusOnly(text) || line.cells.length > 1 ? undefined : cardLabel(text);
    if (
      open &&
      OPEN.has(open) &&
      below !== '' &&
      !isSum(below) &&
      !cardLabel(below) &&
      fitsKind(open, below)
    ) {
      add(open, labelText(text), below, line);
      used.add(index + 1);
      continue;
    }
    if (used.has(index)) continue;
    const part = has('balance') ? undefined : partOfWhole(text);
    if (part) {
      add('balance', unlabelled('balance'), part.owed, line);
      add('money', 'card money', part.whole, line);
      continue;
    }
    const limit = limitUsed(text);
    if (limit !== '') {
      add('money', 'card money', limit, line);
      continue;
    }
    // Between the name and the sum, it stands behind whoever keeps the account too.
    const isBetween = index === 0 && isLoneSum(below);
    const number = has('number')
      ? ''
      : numberOn(text) || (isBetween ? numberBehind(text) : numberOfKind(text));
    if (number !== '') {
      add('number', 'card number', number, line);
      continue;
    }
    for (const { kind, label, value } of readPairs(text).pairs)
      if (value !== '' && kind !== 'text' && kind !== 'veto' && !isMoneyKind(kind))
        add(kind, label, value, line);
    const creditor = isCollected ? forWhom(text) : undefined;
    if (creditor !== undefined) {
      add('original', unlabelled('original'), creditor, line);
      continue;
    }
    if (tellsOtherPeriod(text)) flags.add('paying-not-monthly');
    const paid = has('paying') ? undefined : paidByRemark(text);
    if (paid) add('paying', unlabelled('paying'), paid, line);
    else if (text.includes('$'))
      for (const { text: sum, kind } of text.split(POINT).flatMap((part) => figuresIn(part, '')))
        if (kind === undefined) flags.add('amounts-unused');
        else if (kind !== 'balance' || !has('balance')) add(kind, `card ${kind}`, sum, line);
  }
  const status = has('status', 'statusLoose') ? undefined : statusOf(lines, isAlone);
  return { facts: [...facts, ...(status ? [status] : [])], flags: [...flags] };
}
