import { type FoundLabel, labelAt } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { fitsKind, hasShape, isDateKind, isMoneyKind, isWhole } from '../../lexicon/shapes';
import { isMaskedNumber } from '../../pieces/accountNumber';
import { isEmptyValue, isMoneyWord } from '../../pieces/amounts';
import { readDate } from '../../pieces/dates';
import { qualifiesLabel } from '../../pieces/names';
import { statusCode } from '../../pieces/statusCodes';
import { isStatusOnly } from '../../pieces/statuses';
import { paidByTerms } from '../../pieces/terms';

/** Labels of one word that are names and values as often: without a colon they count only alone on their line. */
const COLON_ONLY = new Set(
  `secured month year name source bureau bureaus role portfolio industry collateral notes score total court employer
  plaintiff liability term owner agency closed subscriber furnisher relationship type comment comments remark remarks
  opened reported servicer utilization apr originally`.split(/\s+/),
);

/** So many words are looked at to tell a label by its value, or a name by its label; it keeps the reading linear. */
const MAX_LOOK_AHEAD = 12;

/** Longer texts are no codes of statuses. */
const MAX_CODE = 3;

/** A date has so many words at most. */
const MAX_DATE = 3;

/** A label of so many words is beyond doubt wherever it stands. */
const SURE_WORDS = 5;

/** Labels whose value is the name of a company. */
const NAMES: ReadonlySet<LabelKind> = new Set(['name', 'agency', 'original']);

/** Whether a label stands behind the name of a company: it is followed by money or a date, or the name alone is in capitals. */
function followsName(
  found: FoundLabel,
  words: readonly string[],
  start: number,
  name: readonly string[],
): boolean {
  if (name.length === 0 || name.length > MAX_LOOK_AHEAD || qualifiesLabel(name.at(-1) ?? '')) return false;
  const behind = words[start + found.words] ?? '';
  const isLast = start + found.words === words.length - 1;
  if (isMoneyKind(found.kind) && (isMoneyWord(behind) || (isLast && isEmptyValue(behind)))) return true;
  const after = start + found.words;
  if (isDateKind(found.kind) && readDate(words.slice(after, after + MAX_DATE).join(' ')) !== undefined)
    return true;
  const isCapitals = (some: readonly string[]) => some.join('') === some.join('').toUpperCase();
  const isOther = isCapitals(name) && !isCapitals(words.slice(start, start + found.words));
  return isOther && found.text.includes(' ') && !hasShape(found.kind);
}

/** How many of the words belong to the name they begin with. */
function nameEnd(words: readonly string[]): number {
  const end = words.findIndex((_, index) => {
    const found = labelAt(words, index);
    return found && followsName(found, words, index, words.slice(0, index));
  });
  return end === -1 ? words.length : end;
}

/** Whether words are a label of several words with its value: then the value before them was left empty. */
function beginsWithLabel(words: readonly string[]): boolean {
  const found = labelAt(words, 0);
  if (!found || found.words === 1 || found.words === words.length) return false;
  return fitsKind(found.kind, words.slice(found.words).join(' '));
}

/** Whether a value is the code of a status: `MOP R1`. */
function isCode(value: string): boolean {
  return value.length <= MAX_CODE && statusCode(value) !== undefined;
}

/** So many words at most tell what is paid by the terms of a debt: `072 X $531`, `MIN $141`. */
const MAX_TERMS = 3;

/** Whether words are the terms of a debt by their label, and tell what is paid. */
function isTermsPaid(found: FoundLabel, words: readonly string[], start: number): boolean {
  if (found.text !== 'terms') return false;
  const terms = words.slice(start + found.words, start + found.words + MAX_TERMS);
  return terms.some((word, index) => word.includes('$') && paidByTerms(terms.slice(0, index + 1).join(' ')));
}

/** Whether words from one on are a label with its value; what a status says behind a dash is none: `Past due – second notice`. */
function accepts(found: FoundLabel, words: readonly string[], start: number): boolean {
  const value = words.slice(start + found.words, start + found.words + MAX_LOOK_AHEAD);
  const rest = (NAMES.has(found.kind) ? value.slice(0, nameEnd(value)) : value).join(' ');
  if (rest === '') return start === 0;
  if (isTermsPaid(found, words, start)) return true;
  const isFirstEmpty = hasShape(found.kind) && isEmptyValue(words[start + found.words] ?? '');
  const isOfStatus = isFirstEmpty && value.length > 1 && !value.some(isMoneyWord);
  if (isOfStatus && isStatusOnly(words.join(' '))) return false;
  if (hasShape(found.kind) && beginsWithLabel(value)) return true;
  if (!isFirstEmpty && !fitsKind(found.kind, rest)) return false;
  if (found.text.includes(' ')) return true;
  // A date or a sum after it shows that a single word is a label all the same.
  if (hasShape(found.kind) || (found.kind === 'status' && isCode(rest))) return true;
  const written = words.slice(start, start + found.words).join(' ');
  return !COLON_ONLY.has(found.text) && written !== written.toUpperCase();
}

/**
 * The label a text begins with: the longest whose value fits. A shorter one is told by the shape of its value, so that
 * `Balance Date Opened 10/2020` has a balance left empty and no balance date.
 */
export function firstLabel(words: readonly string[]): FoundLabel | undefined {
  const longest = labelAt(words, 0);
  let found = longest;
  while (found && !found.colon && !(accepts(found, words, 0) && (found === longest || hasShape(found.kind))))
    found = labelAt(words.slice(0, found.words - 1), 0);
  return found;
}

/** More words may be a sentence that speaks of a sum. */
const MAX_TITLE = 3;

/** Whether a value is a few words as forms print a kind of something, each with a capital: `Medical & Dental`. */
function isShortTitle(value: readonly string[]): boolean {
  return (
    value.length > 0 && value.length <= MAX_TITLE && value.every((word) => /^(?:\p{Lu}|[&/]$)/u.test(word))
  );
}

/** Whether a label without a colon may begin in mid-line: the value before it is whole, or its own is beyond doubt. */
export function followsWhole(
  found: FoundLabel,
  words: readonly string[],
  start: number,
  last: { kind: LabelKind; colon: boolean } | undefined,
  value: readonly string[],
): boolean {
  const lastKind = last?.kind;
  const next = words[start + found.words] ?? '';
  const isLong = found.text.includes(' ');
  // So many words are no part of a name or a value.
  if (found.words >= SURE_WORDS) return true;
  const isShaped = next !== '' && hasShape(found.kind) && fitsKind(found.kind, next);
  if (lastKind && NAMES.has(lastKind) && followsName(found, words, start, value)) return true;
  if (lastKind && value.length === 0 && hasShape(lastKind))
    return isLong && (isShaped || !hasShape(found.kind));
  if (lastKind && isWhole(lastKind, value))
    return (
      isShaped ||
      isTermsPaid(found, words, start) ||
      found.kind === 'statusLoose' ||
      (found.kind === 'status' && isCode(next)) ||
      (isLong && !isMoneyKind(found.kind))
    );
  // Behind what is paid by the terms of a debt, the code of its standing: `TERMS 360 X $1,204 MOP M02`.
  if (lastKind === 'text' && found.kind === 'status' && isCode(next) && paidByTerms(value.join(' ')))
    return true;
  // Behind the kind of something, as in `Creditor Classification Insurance Amount $231`, begins the next label.
  const isTitled = lastKind === 'text' && !last?.colon && isShortTitle(value);
  if (isTitled && /^\p{Lu}/u.test(words[start] ?? '') && isShaped && isMoneyWord(next)) return true;
  // Inside a sentence, as in a status, "past due" is no label.
  const isSentence = lastKind === 'status' || lastKind === 'statusLoose' || /^[a-z]/.test(words[start] ?? '');
  const isSure = isMoneyWord(next) || isMaskedNumber(next) || next.includes('/');
  return isLong && isShaped && isSure && !isSentence;
}
