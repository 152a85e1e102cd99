import { formatMoney, parseMoney } from '../../../money/money';
import { CREDITORS, DEBT_FIELDS, type DebtField, STATUSES } from '../../debt';
import { labelOf, printedPayment } from '../reportRows';
import { listed } from './listed';
import type { Review } from './review';
import { isLeftOut, landedRow, placeOf, type ReviewRow } from './reviewRow';
import { stretchOf } from './stretch';

/**
 * The review with a row merged into the one above: what the upper row lacks it takes from the lower one. A name that
 * stands alone in its row is the rest of the name above. It is entered where either was to be.
 */
export function withMerged(review: Review, at: number): Review {
  const [upper, lower] = [review.rows[at - 1], review.rows[at]];
  if (!upper || !lower) return review;
  const [above, below] = [landedRow(upper), landedRow(lower)];
  const filled = DEBT_FIELDS.filter((field) => below[field].text !== '');
  const taken = filled
    .filter((field) => above[field].text === '')
    .map((field) => {
      const place = placeOf(lower, field);
      return [field, { ...below[field], ...(place && { place }) }];
    });
  const isRest = isRestOfName(upper, lower);
  const place = placeOf(upper, 'accountName');
  const name = {
    text: `${above.accountName.text} ${below.accountName.text}`.trim(),
    ...(place && { place }),
  };
  const edits = { ...upper.edits, ...Object.fromEntries(taken), ...(isRest && { accountName: name }) };
  // What was to be entered still is, though the row above was hardly a debt, or was unticked.
  const ticked = isOut(upper) && !isOut(lower) && { isTicked: true };
  const merged = { ...upper, ...withPrintedPayment(upper, lower), ...ticked, edits };
  const rows = review.rows.toSpliced(at - 1, 2, merged);
  return { ...review, rows, deleted: [...review.deleted, ...stretchOf(lower)] };
}

/** Whether a row was not to be entered. */
function isOut(row: ReviewRow): boolean {
  return isLeftOut(row) || row.isTicked === false;
}

/** The debt of a row with the payment that the report prints for the one below, where it has none of its own. */
function withPrintedPayment({ debt }: ReviewRow, { debt: below }: ReviewRow): Pick<ReviewRow, 'debt'> {
  if (!debt || !below || !printedPayment(below) || debt.payingText !== '') return {};
  const { payingText, paying, sources } = below;
  const place = sources.paying && { paying: sources.paying };
  return { debt: { ...debt, payingText, paying, sources: { ...debt.sources, ...place } } };
}

/** Whether a row is but the rest of the name above. */
function isRestOfName(upper: ReviewRow, lower: ReviewRow): boolean {
  const below = landedRow(lower);
  const isAlone = DEBT_FIELDS.every((field) => field === 'accountName' || below[field].text === '');
  return isAlone && landedRow(upper).accountName.text !== '';
}

/** Says what becomes of a row that is merged into the one above, and which of its texts the upper one does not take. */
export function mergedWords({ rows }: Review, at: number): string {
  const [upper, lower] = [rows[at - 1], rows[at]];
  const words = `Merged Debt ${at + 1} with the row above.`;
  const left = upper && lower ? leftOut(upper, lower) : [];
  if (left.length === 0) return words;
  return `${words} ${listed(left)} ${left.length === 1 ? 'was' : 'were'} left out; undo brings ${left.length === 1 ? 'it' : 'them'} back.`;
}

/** The texts of a row that the one above does not take, as they are shown. */
function leftOut(upper: ReviewRow, lower: ReviewRow): string[] {
  if (isRestOfName(upper, lower)) return [];
  const [above, below] = [landedRow(upper), landedRow(lower)];
  const texts = DEBT_FIELDS.flatMap((field) => {
    const [mine, theirs] = [shown(field, above[field].text), shown(field, below[field].text)];
    return mine === '' || theirs === '' || mine.toUpperCase() === theirs.toUpperCase() ? [] : [`“${theirs}”`];
  });
  const [mine, theirs] = [upper.debt, lower.debt].map(printedPayment);
  const isPaymentLeft = theirs !== '' && mine !== theirs && (mine !== '' || !upper.debt);
  return isPaymentLeft ? [...texts, `the monthly payment of ${theirs}`] : texts;
}

function shown(field: DebtField, text: string): string {
  if (text === '') return '';
  if (field === 'amount' || field === 'paying') return formatMoney(parseMoney(text));
  if (field === 'originalCreditor') return labelOf(CREDITORS, text);
  return field === 'current' ? labelOf(STATUSES, text) : text;
}
