import { isKindOfDebt } from '../layouts/lists/kindOfDebt';
import { isTrade } from '../layouts/lists/spokenName';
import { isCollector } from '../lexicon/collectors';
import { beginsWithCreditor, isCreditor, looksLikeCreditor } from '../lexicon/creditors';
import { headingKind } from '../lexicon/labels';
import { meaningByWords } from '../lexicon/words';
import type { Line } from '../page/lines';
import { remembered, rememberedOf } from '../page/remembered';
import { isAddress } from '../pieces/addresses';
import { isFurniture } from '../pieces/furniture';
import { areKindsOfDebt, isKindOfAccount } from '../pieces/kindsOfAccount';
import { isLegendLine } from '../pieces/legendLine';
import { isName } from '../pieces/names';
import { sectionOf } from '../pieces/sections';
import { isStatusOnly, readStatus } from '../pieces/statuses';
import { asLabel } from './around';
import type { Seen } from './seen';

/** What the words of a label mean; empty where they mean nothing. */
export const meaningOf = remembered(
  (label: string): string => headingKind(label) ?? meaningByWords(label)?.kind ?? '',
);

type Tests = readonly (readonly [string, (text: string) => boolean])[];

const OF_CELL: Tests = [
  ['name', isName],
  ['creditor', looksLikeCreditor],
  ['status', isStatusOnly],
  ['address', isAddress],
  ['kind', (text) => areKindsOfDebt(text) || isKindOfAccount(text)],
];
const OF_LINE: Tests = [
  ['furniture', isFurniture],
  ['legend', isLegendLine],
  ['creditor', beginsWithCreditor],
  ['name', isName],
];
const OF_WORDS: Tests = [
  ['begins creditor', beginsWithCreditor],
  ['creditor', isCreditor],
  ['trade', isTrade],
  ['collector', isCollector],
  ['kind', isKindOfDebt],
];

/** The names of the tests that hold for a text. */
function told(tests: Tests, text: string): string[] {
  return tests.flatMap(([name, test]) => (test(text) ? name : []));
}

const knownOfCell = remembered((cell: string): readonly string[] => [
  ...told(OF_CELL, cell),
  ...(cell.length < 40 ? [`label ${headingKind(asLabel(cell)) ?? 'none'}`] : []),
]);

const knownOfText = remembered((text: string): readonly string[] => [
  ...told(OF_LINE, text),
  `section ${sectionOf(text) ?? 'none'}`,
]);

/** What each cell of a line shows itself to be: asked once a line, not once a word, of which a line may have thousands. */
export const knownOfCells = rememberedOf(({ cells }: Line) => cells.map(knownOfCell));

/** What a line shows itself to be. */
export const knownOfLine = rememberedOf(({ text }: Line) => knownOfText(text));

/** What up to four words show themselves to be. */
const knownOfWords = remembered((text: string): readonly string[] => {
  const { current, flags } = readStatus(text);
  return [...told(OF_WORDS, text), `status ${current ?? (flags.length > 0 ? 'doubtful' : 'none')}`];
});

const GOES_ON = /^[\p{L}&'’]/u;

/** What the words from here on, up to four of the same cell, show themselves to be. */
export function knownFromHere({ words }: Seen, index: number): readonly string[] {
  const first = words[index];
  const text: string[] = [];
  for (let at = index; at < index + 4; at += 1) {
    const word = words[at];
    if (
      !word ||
      word.line !== first?.line ||
      word.cell !== first.cell ||
      (at > index && !GOES_ON.test(word.text))
    )
      break;
    text.push(word.text);
  }
  return knownOfWords(text.join(' '));
}
