import { withJoinedSumsApart } from './joinedSums';
import { withLeadersApart, withTypedLeadersBlank } from './plainLeaders';
import { withPlainMoney } from './plainMoney';
import { withPlainShortSums } from './shortSums';
import { withLettersTogether } from './spacedLetters';
import { withPlainTenThousands } from './tenThousands';

/** What PDFs print as one character, and the letters it stands for. */
const LIGATURES: Readonly<Record<string, string>> = {
  '\uFB00': 'ff',
  '\uFB01': 'fi',
  '\uFB02': 'fl',
  '\uFB03': 'ffi',
  '\uFB04': 'ffl',
  '\uFB05': 'st',
  '\uFB06': 'st',
};

/** The punctuation, digits and letters of Chinese and Japanese type, as wide as a sign, and the ideographic comma and stop. */
const WIDE = /[\uFF01-\uFF5E\u3001\u3002]/g;
/** How far wide signs lie behind the plain ones. */
const WIDE_BY = 0xfee0;

const LIGATURE = /[\uFB00-\uFB06]/g;
/** A soft hyphen, and the line break it makes a word run over. */
const SOFT_HYPHEN = /\u00AD\r?\n?/g;
const LINE_BREAK = /\r\n?|[\u2028\u2029\u0085\v\f]/g;
/** Every kind of blank but the plain space, the tab and the line break. */
const ODD_SPACE = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
/** Thousands that an apostrophe parts, or before cents a blank at which no line breaks: `1'200.50`. */
const PARTED_THOUSANDS =
  /(?<![\w.,\u00A0])\d{1,3}(?:(?:['’]\d{3})+(?![\w'’]|,\d{3})|(?:[\u00A0\u2009\u202F]\d{3})+(?=\.\d{2}(?![\w.,])))/g;
/**
 * Control, zero-width and direction characters, and how a sign is to be drawn: invisible, and between two letters they hide a word. Private characters
 * are the pictures of a font, which a page sets before its titles.
 */
const INVISIBLE = /(?![\t\n])(?:[\p{Cc}\p{Cf}\p{Co}]|\p{Variation_Selector})/gu;

/** The marks before the lines of a mail that is quoted. A `>` right before a word belongs to a report. */
export const QUOTED = /^(?:>+(?: |$))+/gm;

/** The number of a list in a circle or a box, before what it numbers. */
const CIRCLED = /(^ {0,20}|\t)([①-⑳❶-❿➀-➓]|\d\u20E3)[ \t]*(?=\S)/gm;
/** The number of a list before a bar, as in Vietnam: `2/ Oak`. */
const BARRED = /^( {0,20}\d{1,2})\/ (?=\p{L}{2})/gmu;
/**
 * The number of a list behind the word for what it counts, before all that is told of one debt on its line: `Debt 1: Oak,
 * balance 4,210`. Over lines with labels, and before a label on its own line, it is a title.
 */
const COUNTED =
  /^( {0,20})(?:debt|creditor|account|acct\.?|bill|item|cuenta|deuda|acreedor|compte|dette) ?(?:# ?|no\.? ?)?(\d{1,2})[:.)] +(?=\p{L}[^\n:]{2,160}\d\d[^\n:]{0,80}$)/gimu;
const MAY_COUNT =
  /^ {0,20}(?:debt|creditor|account|acct|bill|item|cuenta|deuda|acreedor|compte|dette)\.? ?[#n\d]/im;
/** The numbers of lists as Unicode has them in circles, each beginning with one. */
const [WHITE, BLACK, PLAIN] = [0x2460, 0x2776, 0x2780];

/** A number in a circle as lists write it plainly: `3. `. */
function plainNumber(circled: string): string {
  const code = circled.charCodeAt(0);
  const first = code >= PLAIN ? PLAIN : code >= BLACK ? BLACK : WHITE;
  return code < WHITE ? `${circled.charAt(0)}. ` : `${((code - first) % 20) + 1}. `;
}

/** A wide sign as English text writes it; a mark that parts words has a blank behind it there. */
function plainSign(wide: string): string {
  if (wide === '\u3001') return ', ';
  if (wide === '\u3002') return '. ';
  const plain = String.fromCharCode(wide.charCodeAt(0) - WIDE_BY);
  return /[,;:!?)]/.test(plain) ? `${plain} ` : plain === '(' ? ' (' : plain;
}

/** What most texts do not have: a character that is made plain or taken out, the mark of a quoted line, an apostrophe among digits, or a number in a circle. Arrows, boxes and ticks stay as they are. */
const TO_NORMALISE: readonly RegExp[] = [
  /[^\t\n -~\u00AE-\u02FF\u2010-\u2027\u20AC\u2190-\u27BF]|[①-⑳❶-❿➀-➓]/,
  /['’](?<=\d.)\d/,
  /^>|^ {0,20}\d{1,2}\/ \p{L}/mu,
];

/** Makes a clipboard text one that can be read by its words: plain spaces, plain line ends, nothing invisible. */
export function normaliseText(text: string): string {
  const plain = TO_NORMALISE.some((one) => one.test(text)) ? withPlainSigns(text) : text;
  const numbered = MAY_COUNT.test(plain) ? plain.replace(COUNTED, '$1$2. ') : plain;
  return withPlainShortSums(
    withPlainMoney(
      withJoinedSumsApart(withLeadersApart(withTypedLeadersBlank(withLettersTogether(numbered)))),
    ),
  );
}

function withPlainSigns(text: string): string {
  const plain = text
    .replace(SOFT_HYPHEN, '')
    .replace(LINE_BREAK, '\n')
    .replace(INVISIBLE, '')
    .replace(PARTED_THOUSANDS, (sum) => sum.replace(/\D/g, ','))
    .replace(ODD_SPACE, ' ')
    .replace(QUOTED, '')
    .replace(WIDE, plainSign)
    .replace(LIGATURE, (character) => LIGATURES[character] ?? character)
    .replace(BARRED, '$1. ')
    .replace(CIRCLED, (_, before: string, circled: string) => `${before}${plainNumber(circled)}`);
  return withPlainTenThousands(plain);
}

const UNTIDY = / {2}|^ | $|[^\S ]/;

/** Makes every run of blanks one space and cuts them off at both ends. */
export function collapse(text: string): string {
  return UNTIDY.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}
