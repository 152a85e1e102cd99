/** What is a share or a part of the sum before it, in brackets: `4,000 (my half 2,000)`, `31,440 (2 loans: 18,200 + 13,240)`. */
const PARTS =
  /(?<=\d) \((?:(?:my|our|his|her|their) (?:half|share|part|portion)|(?:\d|two|three|four) (?:loans|cards|accounts|bills|lines))(?!\p{L})[^()]{0,60}\)/iu;

/** A text without the share or the parts of its sum. */
export function withoutParts(text: string): string {
  return text.replace(PARTS, '');
}

/** Whether a text tells a share or the parts of its sum: which of them is owed is not sure. */
export function tellsParts(text: string): boolean {
  return PARTS.test(text);
}
