import { knownPart } from './knownPart';

/** Of fewer characters nothing is told. */
export const LAST_FOUR = 4;
/** So many at the beginning of a number are the issuer's, and all its accounts have them. Source: ISO/IEC 7812, before 2017. */
const ISSUER = 6;

/** A mask in an account number: `XX`, `****`, `••••`, `...`. */
const MASK = /X{2,}|[*•·…]+|[.#]{2,}/;

/** What is known of an account number, however it is masked: its beginning and its end, the same where none is masked. */
interface KnownEnds {
  head: string;
  tail: string;
  isWhole: boolean;
}

function endsOf(accountNumber: string): KnownEnds {
  const parts = accountNumber.toUpperCase().split(MASK);
  const known = knownPart(accountNumber);
  const head = knownPart(parts[0] ?? '');
  const tail = knownPart(parts.at(-1) ?? '');
  // Four characters without a mask are the last four: nobody has so short a number.
  if (known.length <= LAST_FOUR && parts.length === 1) return { head: '', tail: known, isWhole: false };
  return parts.length === 1 ? { head: known, tail: known, isWhole: true } : { head, tail, isWhole: false };
}

const isBegun = ({ head, tail }: KnownEnds) => head !== '' && tail === '';
const isEnded = ({ head, tail }: KnownEnds) => head === '' && tail !== '';
const areOtherEnds = (mine: KnownEnds, theirs: KnownEnds) =>
  isBegun(mine) ? isEnded(theirs) : isEnded(mine) && isBegun(theirs);

/** Whether of one number the beginning alone is shown and of the other the end, as bureaus differ in: one report masks all alike. */
export function showOtherEnds(one: string, other: string): boolean {
  return areOtherEnds(endsOf(one), endsOf(other));
}

/**
 * Whether of an account number the beginning alone is shown, as bureaus print it that hide the last digits: the loans that a
 * servicer counts on, and two cards of one bank, may then all show the same.
 */
export function hidesEnd(accountNumber: string): boolean {
  return isBegun(endsOf(accountNumber));
}

/**
 * How surely two account numbers are one, whichever way each is masked: `surely` where more agrees than the last four or
 * the issuer's part, `maybe` where no more than that, `not` where they differ or only one is told, and `unknown` where
 * neither is, or nothing of them can be compared.
 */
export function sameNumber(one: string, other: string): 'surely' | 'maybe' | 'not' | 'unknown' {
  const [known, otherKnown] = [knownPart(one), knownPart(other)];
  if (known === '' && otherKnown === '') return 'unknown';
  const [mine, theirs] = [endsOf(one), endsOf(other)];
  if (areOtherEnds(mine, theirs)) return 'unknown';
  const isAlike = (from: number, to?: number) => known.slice(from, to) === otherKnown.slice(from, to);
  if (!isAlike(-LAST_FOUR) && !isAlike(0, LAST_FOUR)) return 'not';
  if (mine.isWhole && theirs.isWhole) return mine.head === theirs.head ? 'surely' : 'not';
  const heads = Math.min(mine.head.length, theirs.head.length);
  const tails = Math.min(mine.tail.length, theirs.tail.length);
  if (mine.head.slice(0, heads) !== theirs.head.slice(0, heads)) return 'not';
  if (mine.tail.slice(mine.tail.length - tails) !== theirs.tail.slice(theirs.tail.length - tails))
    return 'not';
  if (tails > LAST_FOUR || heads > ISSUER || (tails === LAST_FOUR && heads >= LAST_FOUR)) return 'surely';
  const isAllAlike = mine.head === theirs.head && mine.tail === theirs.tail;
  return tails === LAST_FOUR || heads >= LAST_FOUR || isAllAlike ? 'maybe' : 'not';
}
