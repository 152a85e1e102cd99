import { anyOf, either, inTurn } from '../page/anyOf';
import { matchesIn } from '../page/matches';
import { collapse } from '../page/normalise';
import { remembered } from '../page/remembered';
import type { LabelKind } from './labelTable';
import { LABEL_WORDS } from './labelWords';
import { OTHER_LABEL_WORDS } from './otherLabelWords';

/** What a label speaks for, and by how much more than for anything else. */
export interface Meaning {
  kind: LabelKind;
  margin: number;
}

/** Lower case, every letter without what stands over, under or through it. */
function withoutAccents(text: string): string {
  const plain = text.toLowerCase();
  return /[\u0080-\uFFFF]/.test(plain)
    ? plain.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').replaceAll('đ', 'd').replaceAll('ł', 'l')
    : plain;
}

/** The weights of a word, or of two words with a dash between them, by kind. */
const WEIGHTS = new Map<string, Map<LabelKind, number>>();
for (const [kind, words] of [LABEL_WORDS, OTHER_LABEL_WORDS].flatMap(
  (table) => Object.entries(table) as [LabelKind, string][],
)) {
  for (const entry of words.split(',')) {
    const [word = '', weight] = withoutAccents(collapse(entry)).split(' ');
    const weights = WEIGHTS.get(word) ?? new Map<LabelKind, number>();
    weights.set(kind, Number(weight));
    WEIGHTS.set(word, weights);
  }
}

/** What stands before and behind the dashes of the table: words that with another may be two. */
const OF_TWO = new Set(
  [...WEIGHTS.keys()].flatMap((entry) =>
    Array.from(matchesIn(entry, /-/g), ({ index }) => [entry.slice(0, index), entry.slice(index + 1)]).flat(),
  ),
);

/** Two words as they stand in the table, where they do. */
function twoOf(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined || !OF_TWO.has(one) || !OF_TWO.has(other)) return undefined;
  const two = `${one}-${other}`;
  return WEIGHTS.has(two) ? two : undefined;
}

/** Chinese and Korean words, which no blanks part; the longest first. */
const UNPARTED = new RegExp(
  [...WEIGHTS.keys()]
    .filter((word) => /[\p{Script=Han}\p{Script=Hangul}]/u.test(word))
    .sort((one, other) => other.length - one.length)
    .join('|'),
  'gu',
);

/** A word of them at all; it is looked for in less time. */
const MAY_BE_UNPARTED = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** Longer texts are sentences, no labels. */
const MAX_WORDS = 8;
/** A label speaks for a kind with this weight at least, and with so much more than for any other. */
const [MIN_WEIGHT, MIN_MARGIN] = [2, 0.4];

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
/** What dates a label, and is no part of it: `as of Nov 9, 2025`, `(10/4)`. */
const DATED = anyOf(
  'gu',
  // All behind `as of`, `at` and `per`; `at enrollment` and `per month` say what it is.
  inTurn(
    '',
    /\b/,
    either(
      /as of|al|on/,
      `at(?! ${either(
        /enrol|open|sign|start|origin|first|charge|write|plac|assign|purchas|default|fil|intake|referral/,
        /separation|transfer|closing\b/,
      )})`,
      /per(?! (?:mo|month)\b)|@/,
    ),
    /\b.*$/,
  ),
  // Days and months by name: `Nov 9, 2025`, `Nov 2025`, `Nov '25`, `31-Jan`.
  String.raw`\b${MONTH} \d{1,2}(?:, ?\d{4})?|\b${MONTH} \d{4}|\b${MONTH}['’/-]\d{2}(?:\d{2})?\b`,
  String.raw`\b\d{1,2}-${MONTH}(?!\p{L})`,
  // Days and years in figures.
  /\b\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?\b|\b(?:19|20)\d\d\b/,
);
/** Names of bureaus, and units, say nothing about what a label means. */
const BESIDE =
  /\b(?:transunion|experian|equifax|mailing|your|our|my|their|its|the|est|approx|of|a|an|is|to|in|and|for|de|la|el|del|lo|que|i|we|you|do|how|usd|at)\b/g;

/** The words of a label that can mean something, lower case and without accents, dates, units and marks. */
export const labelWords: (label: string) => readonly string[] = remembered(wordsOf);

/** The words that slashes and dashes join; hardly any word has one. */
function partsOf(word: string): string[] {
  return /[/-]/.test(word) ? word.split(/[/-]/) : [word];
}

function wordsOf(label: string): readonly string[] {
  const text = withoutAccents(label.replace(/([a-z])([A-Z])/g, '$1 $2'))
    .replace(/_| & /g, ' ')
    .replace(DATED, ' ')
    .replace(BESIDE, ' ');
  return collapse(
    text
      .replace(/#/g, ' # ')
      .replace(/%/g, ' % ')
      .replace(/\/ ?mo\b/g, ' /mo ')
      .replace(/[^\p{L}\p{N}#%&?/ -]/gu, ' '),
  )
    .split(' ')
    .flatMap((word) =>
      WEIGHTS.has(word) ? [word] : (MAY_BE_UNPARTED.test(word) && word.match(UNPARTED)) || partsOf(word),
    )
    .map((word) => (WEIGHTS.has(word) ? word : word.replace(/(?<!\?)\?+$/, '')))
    .filter((word) => word !== '');
}

/** Adds up what the words of a label speak for; an unknown word speaks a little against every reading. */
export function weighWords(label: string): ReadonlyMap<LabelKind, number> {
  const words = labelWords(label);
  const sums = new Map<LabelKind, number>();
  for (let index = 0; index < words.length; index += 1) {
    const two = twoOf(words[index], words[index + 1]);
    const weights = WEIGHTS.get(two ?? words[index] ?? '');
    if (two !== undefined) index += 1;
    for (const [kind, weight] of weights ?? []) sums.set(kind, (sums.get(kind) ?? 0) + weight);
  }
  return sums;
}

/** Whether every word of a text is one that labels are made of. */
export const areLabelWords = remembered(areWordsOfLabels);

/** How shops call themselves, in words of labels: `Cash Advance Store`. */
const SHOP = /^\p{Lu}.* (?:Store|Stores|Shop)$/u;

function areWordsOfLabels(label: string): boolean {
  if (SHOP.test(label)) return false;
  const words = labelWords(label);
  return (
    words.length > 0 &&
    words.every(
      (word, index) =>
        WEIGHTS.has(word) ||
        twoOf(words[index - 1], word) !== undefined ||
        twoOf(word, words[index + 1]) !== undefined,
    )
  );
}

/** What a label means by its words; undefined where they do not say it clearly. */
export const meaningByWords = remembered(meaningOfWords);

function meaningOfWords(label: string): Meaning | undefined {
  if (label.length > 60 || label.split(' ').length > MAX_WORDS) return undefined;
  let best: Meaning | undefined;
  let second = 0;
  for (const [kind, weight] of weighWords(label)) {
    if (!best || weight > best.margin) {
      second = Math.max(second, best?.margin ?? 0);
      best = { kind, margin: weight };
    } else second = Math.max(second, weight);
  }
  if (!best || best.margin < MIN_WEIGHT || best.margin - second < MIN_MARGIN) return undefined;
  return { kind: best.kind, margin: best.margin - second };
}
