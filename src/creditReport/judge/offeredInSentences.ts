import type { Line, Span } from '../page/lines';
import { remembered } from '../page/remembered';

/** A look for a word of each of them costs little. */
const MAY_BE =
  /pre-?(?:approved|qualified)|quoted|l[ií]mit.{0,160}? (?:is|are|was|were|es|son|é|s[aã]o|est)(?![a-z])/i;
/** What parts the sentences of a line. */
const SENTENCE = /(?<=[^\s.]{2}[.!?]) +(?=\p{L})/u;
/** That somebody could borrow, in a sentence of its own: `Oak prequalified me for $9,000`, `they quoted me $9,000 at 12%`. */
const OFFERED =
  /\bpre-?(?:approved|qualified)(?: (?:me|us|you|him|her))? (?:for|up to|with)\b[^\n]{0,20}\d|\b(?:i|we)(?:['’](?:m|re)| am| are| was| were| got)? pre-?(?:approved|qualified)\b|\bquoted (?:me|us|him|her) \$? ?\d[\d,.]*k? (?:at|for|over|@) ?\d/i;
/** How much, in one that tells nothing else: `The limit of the Oak card is $6,000`. */
const LIMIT =
  /^(?:[^,\d\n]{2,60}, )?(?:(?:the|my|our|el|la|o|meu|nosso|le|ma|mon|mi) )?(?:(?:total|combined) )?(?:(?:credit|card) )?(?:limits?|l[ií]mites?)(?: (?:de cr[eé]dito|of|on|for|do|da|de|del|du|no|na|en)(?: [\p{L}'’&-]{1,20}){1,6})? (?:is|are|was|were|es|son|é|s[aã]o|est)(?!\p{L})[^\d\n]{0,8}\d/iu;
/** That there is a debt all the same. */
const OWED =
  /\b(?:ow(?:e|es|ed|ing)|balance|used|behind|past due|late|saldo|debo|debemos|devo|devemos|solde)\b/i;

/** Whether a sentence tells what could be borrowed, and no debt. */
export const tellsOffered = remembered(
  (sentence) => !OWED.test(sentence) && (OFFERED.test(sentence) || LIMIT.test(sentence)),
);

/** The sentences of a page that tell what could be borrowed, beside others on their lines. */
export function offeredIn(lines: readonly Line[], source: string): Span[] {
  return lines.flatMap(({ text, from, to }) => {
    if (!MAY_BE.test(text)) return [];
    let at = from;
    return source
      .slice(from, to)
      .split(SENTENCE)
      .flatMap((sentence): Span[] => {
        const begin = source.indexOf(sentence, at);
        at = begin + sentence.length;
        return tellsOffered(sentence.trim()) ? [{ from: begin, to: at }] : [];
      });
  });
}
