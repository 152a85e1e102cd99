import { isMaskedNumber } from './accountNumber';
import { isEmptyValue, isMoneyWord } from './amounts';
import { beginsLabel, type FoundLabel, labelAt } from './labels';
import type { LabelKind } from './labelTable';
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
  opened reported`.split(/\s+/),
);

const MAX_UNKNOWN_LABEL = 5;

function accepts(found: FoundLabel, words: readonly string[], start: number): boolean {
  const rest = words.slice(start + found.words, start + found.words + 12).join(' ');
  if (rest === '') return start === 0;
  const isFirstEmpty = hasShape(found.kind) && isEmptyValue(words[start + found.words] ?? '');
  if (!isFirstEmpty && !fitsKind(found.kind, rest)) return false;
  if (found.text.includes(' ')) return true;
  // A date or a sum after it shows that a single word is a label all the same.
  if (hasShape(found.kind)) return true;
  const written = words.slice(start, start + found.words).join(' ');
  return !COLON_ONLY.has(found.text) && written !== written.toUpperCase();
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
    if (last) last.value = value.join(' ');
    value = [];
  };
  let index = 0;
  while (index < words.length) {
    const found = labelAt(words, index);
    const last = pairs.at(-1);
    const isLabel =
      found &&
      (found.colon ||
        (index === 0 ? accepts(found, words, 0) : followsWhole(found, words, index, last, value)));
    if (found && isLabel) {
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
  return { lead: lead.join(' '), pairs: pairs.filter(({ label }) => label !== '|') };
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
