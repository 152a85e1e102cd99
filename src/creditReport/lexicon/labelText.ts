import { collapse } from '../page/normalise';
import { remembered } from '../page/remembered';

/** What a page adds to a heading so that its column can be sorted: marks, and words for those who do not see them. */
const SORTING =
  /^sort(?:ed)? by:? ?|\b(?:sorted|sort) (?:ascending|descending|none)\b|\bshow [^\n]* actions\b|[▲▼△▽▴▾↑↓↕⇅⇵]/g;

/** What a form advises behind a label: `Account number (last 4 is fine)`. */
const ADVICE =
  / \((?=[^()]*\b(?:fine|ok|okay|enough|optional|required|if known|if any|if you (?:know|have)|only|best guess)\b)[^()]{2,50}\)(?=[:*?]*$)/;

/** A line that is drawn below a row of headings, and was taken for the rest of one. */
const RULE = / [-=~]{3,}$/;

/** A label as printed, lower case and without its marks. */
export const labelText = remembered(plainText);

function plainText(text: string): string {
  return collapse(
    text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replace(SORTING, ' ')
      .replace(ADVICE, '')
      .replace(RULE, '')
      .replace(/[*®™:_]/g, ' '),
  );
}

/** The day of a label, its month by name or as a figure. */
const DAY = '(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.? \\d{1,2}|\\d{1,2}[/-]\\d{1,2})';
const YEAR = '(?:,? ?\\d{4}|[/-]\\d{2,4})';
/**
 * The day of a label at its end, which is another in every debt: `as of Nov 9, 2025`, `(10/4)`. Without a year right
 * behind another word it tells one column from the next: `Owed 9/1`, `Owed 10/1`.
 */
const DATED = new RegExp(`(?:[ (,–-]{1,9}${DAY}${YEAR}|(?:(?<= (?:as of|on)) | ?[(,–-]{1,9} ?)${DAY})\\)?$`);

/** What a label is known by: its text, without the day in it. */
export function labelKey(label: string): string {
  const text = labelText(label);
  return text.replace(DATED, '') || text;
}

/** What is held for a label: for its text with the day in it, where two labels differ in that alone, else for its key. */
export function heldFor<T>(labels: ReadonlyMap<string, T>, label: string): T | undefined {
  // Mostly nothing is held at all, and then no label is looked at.
  if (labels.size === 0) return undefined;
  return labels.get(labelText(label)) ?? labels.get(labelKey(label));
}
