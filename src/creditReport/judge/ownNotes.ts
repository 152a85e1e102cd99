import { anyOf, either } from '../page/anyOf';

/** What a writer calls that which he adds in his own words below what he copied. */
const ADDED = either(
  // His own notes, and what else there is: `MY NOTES`, `Other debts`, `Stuff I owe besides`.
  /(?:my|our) (?:own )?(?:notes?|list|additions?|extras?)|notes from (?:me|us)/,
  /(?:(?:other|more|additional|extra|remaining|some|a few) ){1,2}(?:debts?|bills|stuff|things|loans|ones|accounts|money)(?: (?:that )?(?:i|we)(?: (?:still|also))? (?:owe|have))?/,
  /(?:stuff|things|debts?|bills|what|ones|people)(?: else)? (?:that )?(?:i|we)(?: (?:still|also))? (?:owe|have)(?: (?:too|besides|also|on top(?: of (?:that|this))?))?/,
  /(?:i|we) (?:also|still) (?:owe|have)(?: (?:these|this))?/,
);
/** That something is on no report, as a writer says of what he adds: `these arent on credit karma`, `not on my report`. */
const ELSEWHERE = either(
  /(?:not|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|never) (?:(?:shown|showing|listed|included|reported|reporting|there|up) )?(?:(?:up )?(?:on|in|to|with) (?:(?:my|our|the|this|that|any|either|all) )?\p{L}{2,}(?: \p{L}{2,}){0,2}|above|there|here)/u,
  /(?:do(?:es)?n['’]?t|won['’]?t|do not|did not|didn['’]?t) (?:show(?: up)?|report|appear|list|include)(?: (?:on|in|to) \p{L}{2,}(?: \p{L}{2,}){0,3}| (?:above|there|here))?/u,
  /(?:missing from|left (?:off|out)(?: of)?) (?:(?:my|our|the|this|that) )?\p{L}{2,}(?: \p{L}{2,}){0,2}/u,
);

/** A line over what a writer owes besides the report above it, and nothing else: without a figure, in so few words. */
const LEADS = anyOf(
  'iu',
  `^[^\\p{L}\\n]{0,6}(?:(?:and|also|plus|then|ok|so|here (?:is|are)|these are)[,:]? )*${ADDED}(?:[ ,–—(-]{1,4}(?:[^\\d\\n:$]{0,12} )?${ELSEWHERE})?[ )]{0,2}[:.–—-]{0,2}$`,
  `^[^\\p{L}\\n]{0,6}(?:\\p{L}[\\p{L}'’]{1,14} ){0,4}${ELSEWHERE}[ )]{0,2}:$`,
);
const MAX_LINE = 80;

/** Where the list begins that a writer added in his own words behind a place of a text; undefined where he says nothing of it. */
export function ownNotesBehind(source: string, from: number): number | undefined {
  let at = source.indexOf('\n', from);
  while (at >= 0) {
    const next = source.indexOf('\n', at + 1);
    const line = source.slice(at + 1, next < 0 ? source.length : next).trim();
    if (line.length > 0 && line.length <= MAX_LINE && LEADS.test(line)) return next < 0 ? undefined : next;
    at = next;
  }
  return undefined;
}
