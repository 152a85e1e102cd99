import { either } from '../../page/anyOf';

/** What stands before a figure: a minus that belongs to a sum, or nothing that would make it a part of something else. */
const BEGIN = either(
  // A minus of its own before what is money, or before a few digits at the end: `-$40`, `-40.00`, `–40`.
  /(?<![^\s(:|])[-−–](?=\$ ?\d|\d[\d,]*\.\d\d(?!\d)|\d{2,3}$)/,
  // No word, mask, number of an account or day goes on in it; a plus before it stands behind another figure. Thousands
  // that a word or a plus is glued to have begun before their comma: `EUR1,850.00`.
  /(?<![\w.*•…#/-]|(?<!\d)\+|[a-z+*]\d{1,3},)/,
  // A mark of a footnote before thousands; no mask has a comma: `Oak *1,011`.
  /(?<= \*)(?=\d{1,3},\d{3}(?![\d*]))/,
);

/** How a figure is printed; the first way that fits is taken. */
const PRINTED = either(
  // With a digit that nobody can read: `1,?40.00`.
  /\$? ?\d[\d,]{0,12}\?[\d,?]{0,12}\.\d{2}/,
  // With a dollar sign: `$1,250.40`, `US$ 3.2k`, `($40)`, `-$40`.
  /(?:us)?\$ ?-?\d[\d.,]*\d?(?: ?k\b)?|\(\$ ?\d[\d,.]*\)|-\$\d[\d,.]*/,
  // In groups of thousands, here and abroad: `12,400.50`, `12.400,50`.
  /\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,3}(?:\.\d{3})+,\d{2}/,
  // With a group that has too many digits, or a dot for a comma: `12,4005`, `12.400`; `4.125 %` is a rate.
  /(?<!,)\d{1,3},\d{4,6}(?!\d)|\d{1,3}\.\d{3}(?!\d| ?%)/,
  // With cents, or a part of them: `412.50`, `.50`, `412.5`.
  /\d+[.,]\d{2}(?!\d)|\.\d{2}(?!\d)|\d{3,6}\.\d(?!\d)/,
  // In thousands, and plain: `3.2k`, `412`.
  /\d+(?:\.\d)?k\b|\d{2,6}(?![.,]*\d)/,
  // Nothing; in a word only where a balance is told, or at the beginning.
  /0|zero(?<=(?:\b(?:balance|saldo)(?: is| of| é|:)? |^\W*)zero)|(?<!\bat )zero(?= bal(?:ance)?\b)/,
);

/** How many months loans run, with two and with three digits. */
const [SHORT_TERMS, LONG_TERMS] = [
  '(?:12|18|24|30|36|42|48|54|60|66|72|78|84|90|96)',
  '(?:120|144|180|240|300|360)',
];
/** How many months loans run. */
export const TERMS = `(?:${SHORT_TERMS}|${LONG_TERMS})`;
/** A sum of money before `mo`, which then tells how often it is paid: `$95 mo`, `95.20 mo`, `212 mo`, `95 mo,`; `36 mo` is a term. */
const SUM_OF_MONTH = [
  String.raw`\$ ?\d[\d.,]* ?`,
  String.raw`\d\.\d{2} ?`,
  String.raw`(?<![\d,.])(?!${LONG_TERMS} )\d{3} ?`,
  String.raw`(?<![\d,.])(?!${SHORT_TERMS} )\d{2} ?(?=mo\.?(?: ?[/,;|]|$))`,
].join('|');
/** What figures count that are no sums: `30 days`, `36 mos`, `5 pm`, `3x`. */
const COUNTED = either(
  /days?|d[ií]as|months?(?!ly)/,
  String.raw`(?<!${SUM_OF_MONTH})mos?\b(?! min)`,
  /meses|payments|yrs?|years?|cents?\b|am\b|pm\b|%|x\b(?! ?\$| [a-z]{2}|$)/,
);

/** What right behind a figure shows that it is none: more of a word or a number, an ordinal, a day, what it counts. */
const NO_END = either(
  /(?!ish\b)[\w*•%]|[.,]\d|st\b|nd\b|rd\b|th\b|\/\d|[-–]\d/,
  String.raw` ?\+? ?${COUNTED}`,
  // What a word of it counts: `a 36-month loan`, `a 60-day notice`; not `$300-month`.
  /(?<!\$ ?[\d,.]{1,10})-(?:days?|weeks?|months?|years?|yrs?)(?!ly)\b/,
);

/** A figure, also one with `?` for a digit that a scan could not read: it is printed, and nobody knows it. */
export const FIGURE = new RegExp(`${BEGIN}${PRINTED}(?!${NO_END})`, 'gi');
