import { count } from '../../../sheet/count';
import type { DebtField } from '../../debt';
import { ended, listed } from './listed';
import type { Review } from './review';
import { landedRow, placeOf, type ReviewRow } from './reviewRow';
import { overlapOf, stretchOf } from './stretch';

/**
 * Says what a text was read as this time, which labels lost their meaning to another one, and which rows are gone.
 *
 * @param label the label that was given a meaning; empty where none was
 */
export function rereadWords(before: Review, after: Review, at: number, label: string): string {
  const { slots = [], debts = [] } = after.texts[at]?.reading ?? {};
  const now = new Map(slots.map((slot) => [slot.label, slot.meaning]));
  const given = now.get(label);
  const robbed = (before.texts[at]?.reading.slots ?? []).filter(
    (slot) =>
      slot.label !== label &&
      slot.meaning === given &&
      given !== 'nothing' &&
      now.get(slot.label) === 'nothing',
  );
  const meaningless = robbed.map((slot) => `“${slot.label}” means nothing now.`);
  return [`Read anew: ${count(debts.length, 'debt')}.`, ...meaningless, goneWords(before, after, at)]
    .filter(Boolean)
    .join(' ');
}

/** More names are counted only. */
const MOST_NAMES = 5;

/** Names the rows that a text has no longer, with their number; empty where it has all. */
function goneWords(before: Review, after: Review, at: number): string {
  const gone = goneRows(before, after, at);
  if (gone.length === 0) return '';
  const names = gone.map((row) => landedRow(row).accountName.text).filter(Boolean);
  const named = names.length > 0 ? `: ${listed(names, MOST_NAMES)}` : '';
  const one = gone.length === 1;
  const words = `${count(gone.length, 'debt')} that ${one ? 'was' : 'were'} there before ${one ? 'is' : 'are'} not read any more${named}`;
  return `${ended(words)} Undo brings ${one ? 'it' : 'them'} back.`;
}

/**
 * The rows of a text whose account is read no more, each held against one row of its own; none where the text was taken
 * from another form of the clipboard. An account is known again by where its name or its number stands; one that has
 * lost its name, or had none, by the stretch it was read from.
 */
function goneRows(before: Review, after: Review, at: number): readonly ReviewRow[] {
  if (after.texts[at]?.reading.source !== before.texts[at]?.reading.source) return [];
  const left = new Set(after.rows.filter(({ text }) => text === at));
  const isGone = (isSame: (row: ReviewRow, other: ReviewRow) => boolean) => (row: ReviewRow) => {
    const found = [...left].find((other) => isSame(row, other));
    return !(found && left.delete(found));
  };
  return before.rows
    .filter((row) => row.text === at && stretchOf(row).length > 0)
    .filter(isGone((row, other) => sharesPlace(row, other, 'accountName')))
    .filter(isGone((row, other) => sharesPlace(row, other, 'accountNumber')))
    .filter(isGone(isSameButForName));
}

function sharesPlace(one: ReviewRow, other: ReviewRow, field: DebtField): boolean {
  const [place, otherPlace] = [placeOf(one, field), placeOf(other, field)];
  return (
    place !== undefined &&
    otherPlace !== undefined &&
    place.from < otherPlace.to &&
    otherPlace.from < place.to
  );
}

function isSameButForName(one: ReviewRow, other: ReviewRow): boolean {
  if (placeOf(one, 'accountName') && placeOf(other, 'accountName')) return false;
  const [stretch] = stretchOf(one);
  return stretch !== undefined && stretchOf(other).some((each) => overlapOf(stretch, each) > 0);
}
