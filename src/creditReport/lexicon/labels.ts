import { collapse } from '../page/normalise';
import { remembered } from '../page/remembered';
import { decidedKind, decidedLabels } from './decided';
import { COLUMN_HEADINGS, LABELS, type LabelKind } from './labelTable';
import { labelKey, labelText } from './labelText';
import { SPANISH_LABELS } from './spanishLabels';
import { areLabelWords, meaningByWords, weighWords } from './words';

interface Node {
  kind?: LabelKind;
  text?: string;
  next: Map<string, Node>;
}

/** What reading a scanned page takes letters for. */
const SLIPS = [
  ['m', 'rn'],
  ['l', '1'],
  ['l', 'i'],
  ['o', '0'],
  ['n', 'ri'],
  ['d', 'cl'],
  ['h', 'li'],
] as const;

/** A word of a label as a scanned page may spell it; short words would be other words. */
function withSlips(word: string): string[] {
  if (word.length < 5) return [];
  return SLIPS.map(([letter, slip]) => word.replaceAll(letter, slip)).filter((slipped) => slipped !== word);
}

/** How words of labels are shortened, each in labels of several words alone: `Last Payment Amt`. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bamount\b/, 'amt'],
  [/\bpayment\b/, 'pmt'],
  [/\bpayment\b/, 'pymt'],
  [/\bpayment\b/, 'paymt'],
  [/\bbalance\b/, 'bal'],
  [/\bcurrent\b/, 'cur'],
  [/\bcurrent\b/, 'curr'],
  [/\bhigh(?:est)?\b/, 'hi'],
  [/\bscheduled\b/, 'sched'],
];

/** A spelling of several words, and the same with its words shortened, in every way. */
function withShort(spelling: string): string[] {
  const all = [spelling];
  for (const [word, short] of SHORT)
    for (const one of spelling.includes(' ') ? [...all] : [])
      if (word.test(one)) all.push(one.replace(word, short));
  return all;
}

const TRIE: Node = { next: new Map() };
/** The words of labels that another word follows, and those that follow one; a colon or a star may follow by itself. */
const [BEFORE, AFTER] = [new Set<string>(), new Set([''])];

/** Adds a way in which a label is spelled, unless it is one of another label. */
function addSpelling(spelling: string, kind: LabelKind, text: string): void {
  let node = TRIE;
  const words = spelling.split(' ');
  for (const word of words.slice(0, -1)) BEFORE.add(word);
  for (const word of words.slice(1)) AFTER.add(word);
  for (const word of words) {
    const next: Node = node.next.get(word) ?? { next: new Map() };
    node.next.set(word, next);
    for (const slipped of withSlips(word)) if (!node.next.has(slipped)) node.next.set(slipped, next);
    node = next;
  }
  node.kind ??= kind;
  node.text ??= text;
}

const SPELLED = [LABELS, SPANISH_LABELS].flatMap((table) =>
  (Object.entries(table) as [LabelKind, readonly string[]][]).flatMap(([kind, spellings]) =>
    spellings.map((spelling) => ({ kind, spelling })),
  ),
);
for (const { kind, spelling } of SPELLED) addSpelling(spelling, kind, spelling);
for (const { kind, spelling } of SPELLED)
  for (const short of withShort(spelling)) addSpelling(short, kind, spelling);

const HEADINGS = new Map<string, LabelKind>();
for (const table of [LABELS, SPANISH_LABELS, COLUMN_HEADINGS]) {
  for (const [kind, spellings] of Object.entries(table) as [LabelKind, readonly string[]][]) {
    for (const spelling of spellings) HEADINGS.set(spelling, kind);
  }
}

/** A label found among words: what it means, its spelling, and how many words it takes. */
export interface FoundLabel {
  kind: LabelKind;
  text: string;
  words: number;
  /** A colon follows, so that it is certainly a label. */
  colon: boolean;
}

/** A word of a label as it stands in the table: lower case, without marks, and without the colon at the end; `>` outlines what is adverse. */
function plainWord(word: string): string {
  const bare = /[*®™:>]/.test(word) ? word.replace(/[*®™]|^>(?=.)/g, '').replace(/:$/, '') : word;
  return bare.toLowerCase();
}

/** What leads from a label to its value where no colon does: `Balance ....... $5`, `Balance = $5`. */
const LEADER = /^(?:\.{2,}|…+|=)$/;

/** What dates a label of what is owed, or of how it stands, to the day it is read, and is no value: `Balance now $5`, `Standing today`. */
const NOW = /^(?:now|today|currently):?$/i;
const OF_TODAY: ReadonlySet<LabelKind> = new Set(['balance', 'status', 'statusLoose']);

/** Longer words are in no label. */
const MAX_WORD = 20;

/** So many words at most are the day in a label: `Nov 9, 2025:`. */
const MAX_DAY = 3;

/** The label that a person has decided about and that begins at a word; undefined where none does. */
function decidedAt(words: readonly string[], start: number): FoundLabel | undefined {
  for (const [key, kind] of decidedLabels()) {
    const count = key.split(' ').length;
    for (let end = start + count + MAX_DAY; end >= start + count; end -= 1) {
      const found = words.slice(start, end);
      const colon = found.at(-1)?.endsWith(':') ?? false;
      const label = found.join(' ');
      if ((colon || end === start + count) && (labelText(label) === key || labelKey(label) === key))
        return { kind, text: key, words: found.length, colon };
    }
  }
  return undefined;
}

/** Finds the longest label that begins at a word; undefined where none does. A colon ends it. */
export function labelAt(words: readonly string[], start: number): FoundLabel | undefined {
  const decided = decidedLabels().size > 0 ? decidedAt(words, start) : undefined;
  return decided ?? listedAt(words, start);
}

function listedAt(words: readonly string[], start: number): FoundLabel | undefined {
  let node: Node | undefined = TRIE;
  let found: FoundLabel | undefined;
  for (let index = start; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const isNext = found !== undefined && index === start + found.words;
    const isLeader = isNext && LEADER.test(word);
    if (word.length > MAX_WORD && !isLeader) break;
    const plain = plainWord(word);
    if (found && isNext && OF_TODAY.has(found.kind) && NOW.test(word))
      return { ...found, words: found.words + 1, colon: word.endsWith(':') };
    // A colon, a star or a leader may stand alone, and then belongs to the label before it.
    if (found && isNext && (plain === '' || isLeader)) {
      found = { ...found, words: found.words + 1, colon: isLeader || word.includes(':') };
      break;
    }
    node = node.next.get(plain);
    if (!node) break;
    const colon = word.includes(':');
    if (node.kind && node.text) found = { kind: node.kind, text: node.text, words: index - start + 1, colon };
    if (colon) break;
  }
  return found;
}

/** Whether the words are the beginning of a label and could go on; how labels split over two lines are found. */
export function beginsLabel(words: readonly string[]): boolean {
  let node: Node = TRIE;
  for (const word of words) {
    const next = word.endsWith(':') ? undefined : node.next.get(plainWord(word));
    if (!next) return false;
    node = next;
  }
  return node.next.size > 0;
}

/** Whether the last word of a line and the first of the next stand in labels, in such places: nearly never. */
export function mayShareLabel(line: string, next: string): boolean {
  const last = line.slice(line.lastIndexOf(' ') + 1);
  if (!BEFORE.has(plainWord(last))) return false;
  const space = next.indexOf(' ');
  return AFTER.has(plainWord(space === -1 ? next : next.slice(0, space)));
}

const BUREAU = /^(?:transunion|experian|equifax) (?=\S)/;

/** What a column heading means where its spelling is known. Units such as `($)` and the bureau before it do not count. */
export function spelledKind(cell: string): LabelKind | undefined {
  const whole = labelText(cell);
  const text = whole.replace(BUREAU, '');
  const own = decidedKind(whole);
  if (own) return own;
  return HEADINGS.get(text) ?? HEADINGS.get(collapse(text.replace(/\(\$\)|\(usd\)|\$|\.$/g, ' ')));
}

/** What a person has decided outweighs all values under it. */
const DECIDED = 1000;

/** What a heading means whose spelling is known, and how surely: some spellings mean something over a column alone. */
export function headingWeight(cell: string): { kind: LabelKind; weight: number } | undefined {
  const kind = spelledKind(cell);
  if (!kind) return undefined;
  const text = labelText(cell);
  if (decidedKind(text)) return { kind, weight: DECIDED };
  return { kind, weight: COLUMN_HEADINGS[kind]?.includes(text) ? 4 : 8 };
}

/** What a column heading means, by its spelling, else by its words; undefined where neither tells. */
export const headingKind = remembered(kindOfHeading);

function kindOfHeading(cell: string): LabelKind | undefined {
  return spelledKind(cell) ?? meaningByWords(labelText(cell))?.kind;
}

/** Kinds of labels that can be told by their words alone where nothing sets them off from a name. */
const TOLD_BY_WORDS: ReadonlySet<LabelKind> = new Set([
  'balance',
  'paying',
  'pastDue',
  'money',
  'date',
  'reported',
  'opened',
  'status',
  'statusHint',
  'text',
  'number',
  'original',
]);

/** What was owed on the day on which somebody took the debt over, a program or an agency, is called so. */
const TAKEN_OVER = /\b(?:enrol\w*|placed|assigned|referred)\b/i;

/** So much speaks for a balance where a word for it stands. */
const MIN_BALANCE = 4;

/** Whether the label of a balance speaks of the day on which somebody took the debt over. */
export function isTakenOver(label: string): boolean {
  return TAKEN_OVER.test(label);
}

/** What a whole line or cell means that is a label nobody has listed, made of nothing but words of labels. */
export function labelOfWords(text: string): LabelKind | undefined {
  if (text.length > 60 || text.includes('$') || !areLabelWords(text)) return undefined;
  // Beside the present one it counts less, and by itself it is all that is told.
  if (isTakenOver(text) && (weighWords(text).get('balance') ?? 0) >= MIN_BALANCE) return 'balance';
  const meaning = meaningByWords(text);
  return meaning && meaning.margin >= 2 && TOLD_BY_WORDS.has(meaning.kind) ? meaning.kind : undefined;
}
