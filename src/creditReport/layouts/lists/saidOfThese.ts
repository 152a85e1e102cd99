import type { Span } from '../../page/lines';
import { isStatusTold } from '../../pieces/statuses';

/** How all the debts of a line stand, at its end: `both current`, `they're all 30 days late`. */
const OF_ALL =
  /^(?:they(?:['’]re| are) )?(?:both|all)(?: of (?:them|these))?(?: are)? (\P{N}.*|\d+ days .*)$/iu;

/** How some debts stand, behind the last of them: `Oak 860 min 30 - those 3 are all current`. */
const OF_THESE =
  / (?:[-–—]+ |\()(?:those|these|they|all|both)(?: (?:\d|two|three|four|five|six))?(?:(?: all| both)?(?: are|['’]re))?(?: all| both)? ([^()]{4,40}?)\)?$/iu;

/** How all stand, where the last words of a line say it of all. */
export function saidOfAll(told: string): string | undefined {
  const [, stands = ''] = OF_ALL.exec(told) ?? [];
  return stands !== '' && isStatusTold(stands) ? stands : undefined;
}

/** A part of a line, and how it stands by what is said of all, or of some. */
export interface Part extends Span {
  told: string;
  stands?: string;
}

/** Of how many such words speak; of every one before them, where they tell no number. */
const COUNTED: readonly RegExp[] = [
  /\b(?:both|2|two)\b/i,
  /\b(?:3|three)\b/i,
  /\b(?:4|four)\b/i,
  /\b(?:5|five)\b/i,
  /\b(?:6|six)\b/i,
];

/** The parts with what the words behind the last of some say of each of them, back to the last that tells it by itself. */
export function withOfThese(parts: readonly Part[], text: string): readonly Part[] {
  let stands: string | undefined;
  let left = 0;
  return parts
    .toReversed()
    .map((one) => {
      const [said = '', ofThese = ''] = OF_THESE.exec(one.told) ?? [];
      const isSaid = said !== '' && isStatusTold(ofThese);
      if (isSaid) {
        const count = COUNTED.findIndex((pattern) => pattern.test(said.slice(0, -ofThese.length)));
        left = count < 0 ? parts.length : count + 2;
        stands = ofThese;
      } else if (isStatusTold(text.slice(one.from, one.to))) left = 0;
      const own = isSaid
        ? { ...one, told: one.told.slice(0, -said.length), to: one.from + one.told.length - said.length }
        : one;
      left -= 1;
      return stands && left >= 0 ? { ...own, stands } : own;
    })
    .toReversed();
}
