/**
 * What a word looks like: a sum by the marks it has, a number by its digits, letters by their case. `mark-` is followed by
 * the mark itself, `digits-` by how many there are.
 */
export type Shape = string;

const SHAPES: readonly (readonly [RegExp, string | ((text: string) => string)])[] = [
  [/^\(?-?\$-?\d.*\.\d\d$/, 'dollars-and-cents'],
  [/^\(?-?\$-?\d/, 'dollars'],
  [/^-?\d{1,3}(?:,\d{3})+\.\d\d$/, 'thousands-and-cents'],
  [/^-?\d{1,3}(?:,\d{3})+$/, 'thousands'],
  [/^-?\d+\.\d\d$/, 'cents'],
  [/^(?:19|20)\d\d$/, 'year'],
  [/%$/, 'percent'],
  [/^\d+$/, (text) => `digits-${Math.min(text.length, 7)}`],
  [/^\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{2,4})?$/, 'date'],
  [/^(?=.*(?:[*•]{2}|[xX]{3}))[\dxX*•#.-]+$/, 'masked'],
  [/^\d[\p{L}\d*•-]*$/u, 'code'],
  [/^(?=.*\d)[\p{L}\d*•-]+$/u, 'lettered-code'],
  [/\d/, 'with-digits'],
  [/^\p{Lu}$/u, 'capital'],
  [/^\p{Lu}[^\p{Ll}]*$/u, 'capitals'],
  [/^\p{Lu}/u, 'capitalised'],
  [/^\p{Ll}/u, 'small'],
  [/^\p{L}/u, 'letters'],
];

/** The shape of a word; the first that fits. */
export function shapeOf(text: string): Shape {
  for (const [pattern, shape] of SHAPES)
    if (pattern.test(text)) return typeof shape === 'string' ? shape : shape(text);
  return `mark-${text}`;
}

const SUM = /^(?:dollars|thousands|cents)/;
const FIGURE = /^(?:dollars|thousands|cents|digits|year|masked|code|lettered|with-digits)/;
const MAY_BE_SUM = /^(?:dollars|thousands|cents|year|digits-[2-6])/;

/** What a shape is, in the broadest words. */
export type Sort = 'sum' | 'figure' | 'mark' | 'word';

/** Dates and shares are words here: neither is part of a debt. */
export function sortOf(shape: Shape): Sort {
  if (SUM.test(shape)) return 'sum';
  if (FIGURE.test(shape)) return 'figure';
  return shape.startsWith('mark-') ? 'mark' : 'word';
}

/** Whether a word of this shape may be a sum of money. */
export function maySum(shape: Shape): boolean {
  return MAY_BE_SUM.test(shape);
}
