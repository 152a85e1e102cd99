import { beginsWithCreditor } from '../../lexicon/creditors';
import type { Line } from '../../page/lines';
import { tellsLiving } from '../../pieces/living';
import { areListed, isListedDebt } from './listedDebt';

/** A paragraph on one line, and where its characters stand in the source. */
export interface Paragraph {
  text: string;
  /** For every line: where it begins in the text, and the line. */
  lines: readonly { at: number; line: Line }[];
}

/** Shorter paragraphs are no prose, longer ones are not looked at. */
const [MIN_LENGTH, MAX_LENGTH] = [40, 6000];
/** A longer answer is told in sentences. */
const MAX_SHORT = 80;

/** Words that hold sentences together, in the languages of households; labels and lists have few of them. */
const FUNCTION_WORDS =
  /(?<![\p{L}])(?:i|we|they|it|is|are|was|were|am|have|has|had|the|that|this|my|our|me|us|and|but|on|to|with|for|because|so|there|la|el|que|es|son|está|con|por|para|y|mi|me|lo|pero|debo|o|a|é|está|com|eu|minha|mwen|li|yo|pou|nan|se|je|le|les|et|pour)(?![\p{L}])/giu;
/** What a list counts is told by itself: no sentence goes on into the next of them. */
const COUNTED = /^\(?\d{1,2}[.)] /;
/** Of so many words at least, this share holds sentences together. */
const [MIN_WORDS, MIN_SHARE] = [8, 0.15];
/** A paragraph below such a one may be shorter of them. */
const GOES_ON = 0.08;

/** A name of few words and a sum, and nothing else on the line, or a colon or a dash between them: of two such, a paragraph is a list. */
const LISTED =
  /^\p{L}[^\d$.!?,;:]{1,30} \$?\d[\d,.]*k?$|^\p{Lu}[^\d$.!?;:]{1,30}(?:: (?:.*[^\d])?\d{3}| [–—] .*\$ ?\d)/iu;
const MIN_LISTED = 2;

/** The share of words that hold sentences together; zero in columns, and where a paragraph is too short or too long. */
function shareOfProse({ text, lines }: Paragraph): number {
  if (text.length < MIN_LENGTH || text.length > MAX_LENGTH) return 0;
  if (lines.some(({ line }) => line.cells.length > 1)) return 0;
  if (lines.filter(({ line }) => LISTED.test(line.text)).length >= MIN_LISTED) return 0;
  const words = text.split(' ').length;
  return words < MIN_WORDS ? 0 : (text.match(FUNCTION_WORDS)?.length ?? 0) / words;
}

/** So many paragraphs of sentences show that somebody speaks. */
const MIN_PROSE = 2;
/** A name as a sentence, and its sum as the next. */
const NAME_AND_SUM = /^(?:[Tt]hen |[Aa]nd )?(\p{Lu}[^\d$.!?]{1,30})\. \$ ?\d/u;

/** Whether somebody who speaks answers with a creditor and his figures, and makes no sentence of them: `Oak. $478, $30 a month.` */
function isSaidShortly(text: string): boolean {
  const [, name = ''] = text.length <= MAX_SHORT ? (NAME_AND_SUM.exec(text) ?? []) : [];
  return name !== '' && beginsWithCreditor(name);
}

/** The paragraphs of a text that are running sentences. */
export function paragraphsOf(lines: readonly Line[]): Paragraph[] {
  const paragraphs: { text: string; lines: { at: number; line: Line }[] }[] = [];
  for (const line of lines) {
    // What is paid to live is paid on no debt.
    if (tellsLiving(line.text)) continue;
    const last = paragraphs.at(-1);
    if (!last || line.afterBlank || COUNTED.test(line.text))
      paragraphs.push({ text: line.text, lines: [{ at: 0, line }] });
    else {
      last.lines.push({ at: last.text.length + 1, line });
      last.text += ` ${line.text}`;
    }
  }
  // The lines of a list are no sentences, wherever blank lines part them.
  const isList = areListed(lines);
  const shares = paragraphs.map((one) =>
    isList && one.lines.every(({ line }) => isListedDebt(line)) ? 0 : shareOfProse(one),
  );
  const isSpoken = shares.filter((share) => share >= MIN_SHARE).length >= MIN_PROSE;
  let isBelowProse = false;
  return paragraphs.filter(({ text }, index) => {
    const share = shares[index] ?? 0;
    if (isSpoken && isSaidShortly(text)) return true;
    const isProse = share >= (isBelowProse ? GOES_ON : MIN_SHARE);
    // What somebody asks between them is too short to tell: `Anything with a store?`
    if (text.length >= MIN_LENGTH || !text.endsWith('?')) isBelowProse = share >= MIN_SHARE;
    return isProse;
  });
}

/** Where a character of a paragraph stands in the source; the begin or the end of its line where blanks were lost. */
export function placeOf({ lines }: Paragraph, at: number, isEnd: boolean): number {
  const own = lines.findLast((entry) => entry.at <= at) ?? lines[0];
  if (!own) return 0;
  const { line } = own;
  const isWhole = line.to - line.from === line.text.length;
  return isWhole ? Math.min(line.from + at - own.at, line.to) : isEnd ? line.to : line.from;
}
