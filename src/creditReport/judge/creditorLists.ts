import type { Span } from '../page/lines';
import { matchesIn } from '../page/matches';

/** The headings of a list that calls its rows creditors, whatever parts them: `Creditor ......... Amount`. */
const HEADINGS =
  /^[^\S\n]*(?:(?:name of )?creditors?(?: name)?|owed to|who (?:i|we) owe)[\s.…|,;:–—-]{1,200}(?:amount|balance|bal|total|sum|owed)(?:[^\S\n]+(?:owed|due|owing))?\b[^\n\d]*$/gim;
/** The title of what somebody owes, alone on its line: `B. LIABILITIES (last 4 digits)`, `Debts:`, `Utilities owed:`. */
const TITLE =
  /^[^\S\n]*(?:(?:[A-Z]|\d{1,2}|[IVX]{1,5})[.)] )?(?:(?:my|our) )?(?:liabilities|debts|(?:utilities|(?:back |old |utility |unpaid )?bills)(?: (?:that|which) (?:are|is))?(?: (?:(?:i|we) (?:still )?owe|owed|owing|behind|overdue|past[- ]due|in arrears)))(?: \([^()\n]{1,80}\))?:?[^\S\n]*$/gim;
/** A list ends at a blank line, and at one without a figure. */
const END = /\n(?=[^\S\n]*(?:\n|$)|[^\d\n]+(?:\n|$))/g;

/** The stretches of a source whose rows are creditors by the headings over them, though they may be called as bills are. */
export function creditorLists(source: string): Span[] {
  const found = [HEADINGS, TITLE].flatMap((pattern) => Array.from(matchesIn(source, pattern)));
  return found.map(({ index, 0: headings }) => {
    const from = index + headings.length + 1;
    END.lastIndex = from;
    return { from, to: END.exec(source)?.index ?? source.length };
  });
}
