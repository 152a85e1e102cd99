import { isMaskedNumber } from './accountNumber';
import { isEmptyValue, isMoneyWord } from './amounts';
import { beginsLabel, type FoundLabel, headingKind, labelAt } from './labels';
import type { LabelKind } from './labelTable';
import { qualifiesLabel } from './names';
import { collapse } from './normalise';
import { fitsKind, hasShape, isMoneyKind, isWhole } from './shapes';

/** A label and what follows it on the line. */
export interface Pair {
  kind: LabelKind;
  label: string;
  value: string;
  colon: boolean;
}

/** The pairs of a text, and what stands before the first of them. */
export interface Pairs {
  lead: string;
  pairs: readonly Pair[];
}

/** Labels of one word that are names and values as often: without a colon they count only alone on their line. */
const COLON_ONLY = new Set(
  `secured month year name source bureau bureaus role portfolio industry collateral notes score total court employer
  plaintiff liability term owner agency closed subscriber furnisher relationship type comment comments remark remarks
  opened reported servicer utilization apr`.split(/\s+/),
);

const MAX_UNKNOWN_LABEL = 5;

/** So many words are looked at to tell a label by its value, or a name by its label; it keeps the reading linear. */
const MAX_LOOK_AHEAD = 12;

/** Labels whose value is the name of a company. */
const NAMES: ReadonlySet<LabelKind> = new Set(['name', 'agency', 'original']);

/** Whether a label stands behind the name of a company: it is followed by money, or the name alone is in capitals. */
function followsName(
  found: FoundLabel,
  words: readonly string[],
  start: number,
  name: readonly string[],
): boolean {
  if (name.length === 0 || name.length > MAX_LOOK_AHEAD || qualifiesLabel(name.at(-1) ?? '')) return false;
  if (isMoneyKind(found.kind) && isMoneyWord(words[start + found.words] ?? '')) return true;
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

function accepts(found: FoundLabel, words: readonly string[], start: number): boolean {
  const value = words.slice(start + found.words, start + found.words + MAX_LOOK_AHEAD);
  const rest = (NAMES.has(found.kind) ? value.slice(0, nameEnd(value)) : value).join(' ');
  if (rest === '') return start === 0;
  const isFirstEmpty = hasShape(found.kind) && isEmptyValue(words[start + found.words] ?? '');
  if (hasShape(found.kind) && beginsWithLabel(value)) return true;
  if (!isFirstEmpty && !fitsKind(found.kind, rest)) return false;
  if (found.text.includes(' ')) return true;
  // A date or a sum after it shows that a single word is a label all the same.
  if (hasShape(found.kind)) return true;
  const written = words.slice(start, start + found.words).join(' ');
  return !COLON_ONLY.has(found.text) && written !== written.toUpperCase();
}

/**
 * The label a text begins with: the longest whose value fits. A shorter one is told by the shape of its value, so that
 * `Balance Date Opened 10/2020` has a balance left empty and no balance date.
 */
function firstLabel(words: readonly string[]): FoundLabel | undefined {
  const longest = labelAt(words, 0);
  let found = longest;
  while (found && !found.colon && !(accepts(found, words, 0) && (found === longest || hasShape(found.kind))))
    found = labelAt(words.slice(0, found.words - 1), 0);
  return found;
}

/** Whether a label without a colon may begin in mid-line: the value before it is whole, or its own is beyond doubt. */
function followsWhole(
  found: FoundLabel,
  words: readonly string[],
  start: number,
  last: Pair | undefined,
  value: readonly string[],
): boolean {
  const next = words[start + found.words] ?? '';
  const isLong = found.text.includes(' ');
  const isShaped = next !== '' && hasShape(found.kind) && fitsKind(found.kind, next);
  if (last && NAMES.has(last.kind) && followsName(found, words, start, value)) return true;
  if (last && value.length === 0 && hasShape(last.kind)) return isLong && (isShaped || !hasShape(found.kind));
  if (last && isWhole(last.kind, value))
    return isShaped || found.kind === 'statusLoose' || (isLong && !isMoneyKind(found.kind));
  // Inside a sentence, as in a status, "past due" is no label.
  const isSentence =
    last?.kind === 'status' || last?.kind === 'statusLoose' || /^[a-z]/.test(words[start] ?? '');
  const isSure = isMoneyWord(next) || isMaskedNumber(next) || next.includes('/');
  return isLong && isShaped && isSure && !isSentence;
}

/**
 * Finds the labels of a text and gives each the words up to the next. A colon makes any known words a label; without
 * one they are a label where the text begins, or where what stands around them has the right shape.
 *
 * @param text words with one blank between two of them
 */
export function readPairs(text: string): Pairs {
  // "(Original Creditor: X)" belongs to the name it stands behind.
  const whole = text.includes('(') ? collapse(text.replace(/(\(orig[^:()]{0,30}):/gi, '$1')) : text;
  const words = whole.split(' ');
  if (words[0] === '') words.shift();
  const pairs: Pair[] = [];
  let lead: string[] = [];
  let value: string[] = [];
  const close = () => {
    const last = pairs.at(-1);
    // A dash may lead to the value, as a colon does: `Balance – $5`.
    const isLed = value.length === 2 && /^[–—]$/.test(value[0] ?? '');
    if (last) last.value = isLed ? (value[1] ?? '') : value.join(' ');
    value = [];
  };
  let index = 0;
  while (index < words.length) {
    const last = pairs.at(-1);
    const longest = index === 0 ? firstLabel(words) : labelAt(words, index);
    const isLabel = index === 0 || longest?.colon;
    const found =
      longest && (isLabel || followsWhole(longest, words, index, last, value)) ? longest : undefined;
    if (found) {
      close();
      pairs.push({ kind: found.kind, label: found.text, value: '', colon: found.colon });
      index += found.words;
      continue;
    }
    const word = words[index] ?? '';
    if (word === '|' || word === '·') {
      // A bar ends a value; what stands behind it without a label is of no interest.
      if (last && last.kind !== 'text') {
        close();
        pairs.push({ kind: 'text', label: '|', value: '', colon: true });
      }
    } else if (last) value.push(word);
    else {
      lead.push(word);
      if (word.endsWith(':') && lead.length <= MAX_UNKNOWN_LABEL) {
        pairs.push({
          kind: 'text',
          label: lead.join(' ').slice(0, -1).toLowerCase(),
          value: '',
          colon: true,
        });
        lead = [];
      }
    }
    index += 1;
  }
  close();
  return { lead: lead.join(' '), pairs: pairs.filter(({ label }) => label !== '|').map(withMeaning) };
}

/** Gives an unknown label the meaning it has over a column, where its value has the shape: `Bank: OAK`, `Owed: $5`. */
function withMeaning(pair: Pair): Pair {
  if (pair.kind !== 'text' || pair.value === '') return pair;
  const heading = headingKind(pair.label);
  const meanings: readonly LabelKind[] = heading === 'name' ? ['name', 'number'] : heading ? [heading] : [];
  const kind = meanings.find((one) => (hasShape(one) || one === 'name') && fitsKind(one, pair.value));
  return kind ? { ...pair, kind } : pair;
}

/** The labels of a line that is nothing but labels, three at least: the heading of a table without tabs. */
export function headingsOf(text: string): readonly Pair[] | undefined {
  if (!beginsLabel(text.split(' ', 1))) return undefined;
  const words = text.split(' ');
  const headings: Pair[] = [];
  let index = 0;
  while (index < words.length) {
    const found = labelAt(words, index);
    if (!found) return undefined;
    headings.push({ kind: found.kind, label: found.text, value: '', colon: found.colon });
    index += found.words;
  }
  return headings.length >= 3 ? headings : undefined;
}
