import type { Line } from '../../page/lines';

/** The day before a name, as a list of bills tells when each was written or is due, and a log of calls also the hour: `10/14 Oak Store 1,288.09`, `3/5 2:00p Oak 640`. */
const DAY =
  /^(?:\d{1,2}\/\d{1,2}(?:\/(?:\d{4}|\d\d))?|\d{1,2}[.-]\d{1,2}[.-](?:\d{4}|\d\d)|\d{4}-\d{1,2}-\d{1,2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?\.? \d{1,2}(?:,? (?:19|20)\d\d)?)[:,]?(?: (?:at )?\d{1,2}:\d\d(?: ?[ap](?:\.?m\.?)?)?[:,]?)?(?: [-–—])? (?=\p{L}.*\d)/iu;
/** One such line may be a remark. */
const MIN_LINES = 2;

/** The lines of a list whose entries begin with a day, without those days; any others as they are. */
export function withoutDays(lines: readonly Line[]): readonly Line[] {
  const dated = new Set(lines.filter(({ text, cells }) => cells.length === 1 && DAY.test(text)));
  if (dated.size < MIN_LINES) return lines;
  return lines.map((line) => {
    if (!dated.has(line)) return line;
    const text = line.text.replace(DAY, '');
    return { ...line, text, cells: [text] };
  });
}
