/** What a fax machine prints over each page, which ends in the number of the page: `FEB-14-2011 10:22 FROM: OAK FUNDING  P.002/005`. */
const [PAGE, TIME, SENDER] = [/\bP\.? ?\d{1,3}(?: ?\/ ?\d{1,3})?[ \t]*$/, /\d:[\dO]{2}/, /\b(?:fax|from)\b/i];
/** Longer lines are no head. */
const MAX_LENGTH = 160;
/** So many lines of the paper itself may repeat below it. */
const MAX_REPEATED = 4;

function isHead(line: string): boolean {
  return line.length <= MAX_LENGTH && PAGE.test(line) && TIME.test(line) && SENDER.test(line);
}

/**
 * The text of a fax without what stands over each page behind the first: the head of the machine, and the lines of the
 * paper that repeat right below it, such as who sends a report and its number. They part what is told of one account.
 */
export function withoutFaxHeads(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex(isHead);
  if (first < 0) return text;
  const repeated = lines.slice(first + 1, first + 1 + MAX_REPEATED);
  const left = lines.slice(0, first + 1);
  for (let index = first + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (!isHead(line)) {
      left.push(line);
      continue;
    }
    const below = lines.slice(index + 1, index + 1 + MAX_REPEATED);
    const end = repeated.findIndex((one, at) => one.trim() === '' || one !== below[at]);
    index += end < 0 ? repeated.length : end;
  }
  return left.length === lines.length ? text : left.join('\n');
}
