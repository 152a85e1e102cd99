/** What is a share or a part of the sum before it, in brackets: `4,000 (my half 2,000)`, `31,440 (2 loans: 18,200 + 13,240)`, `900 (400 of it is hers)`. */
const PARTS =
  /(?<=\d) \((?:(?:my|our|his|her|their) (?:half|share|part|portion)|(?:\d|two|three|four) (?:loans|cards|accounts|bills|lines)|(?:about )?\$? ?\d[\d,]*(?:\.\d\d)? (?:of|from) (?:it|this|that|which))(?!\p{L})[^()]{0,60}\)/iu;

const SUM = String.raw`\$? ?\d[\d,]*\.\d\d`;
/** The principal and the interest of a loan before what is owed in all: `$3,500.00 principal  $211.45 interest  Outstanding $3,711.45`. */
const OF_LOAN = new RegExp(
  `(?<= )${SUM} principal[ ,;+&]{1,3}${SUM} (?:accrued |unpaid )?interest[ ,;=–—-]{1,3}(?:total )?(?:outstanding|balance|payoff)(?: balance)?:? (?=${SUM})`,
  'iu',
);

/** What has come to a sum behind a dash or the kind of a loan: `Oak - 900 + 39 late fee`, `Elm loan 500 plus 75 fee`. */
const ADDED =
  /(?<=(?:[-–—:]|\bloan) ?\$? ?\d[\d,]{0,9}(?:\.\d\d)?) (?:\+|plus) (\$? ?\d[\d,]*(?:\.\d\d)?) (?:(?:in|of) )?((?:late )?fees?|interest)(?!\p{L})/iu;

/** A text without the share or the parts of its sum; what has come to it stands behind its own name. */
export function withoutParts(text: string): string {
  return text.replace(PARTS, '').replace(OF_LOAN, '').replace(ADDED, ', $2 $1');
}

/** Whether a text tells a share or the parts of its sum, or what has come to it: which of them is owed is not sure. */
export function tellsParts(text: string): boolean {
  return PARTS.test(text) || ADDED.test(text);
}
