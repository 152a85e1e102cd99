/** A sum that shows its marks: a dollar sign, thousands, or cents. */
const SUM = String.raw`(?:\$\d[\d,]*(?:\.\d\d)?|\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+\.\d\d)(?![\w%]|[.,]\d)`;
/**
 * A plus that adds a sum to nothing: behind a word or at the beginning of a cell. Behind a figure it tells what comes on
 * top of that, at the beginning of a line of what comes on top of the line above.
 */
const PLUS = new RegExp(String.raw`(?<=[\s("|;:,])(?<!\d |\n)\+(?=${SUM})|^\+(?=${SUM}(?:\t|$))`, 'gm');
/** A sum that goes out, or is owed, in a text where a plus tells what comes in, or is owned. */
const MINUS = new RegExp(String.raw`(?<![^\s("|;:,])[-−–]${SUM}`);

/** The code of dollars before which no word stands, glued to the digits behind it, and to those before it. */
const CODE_BEFORE = /(?<![\p{L}\d])USD(?=-?\$?\d)\$?/giu;
const CODE_BEHIND = /(?<![\w.,*#-])\$?(\d[\d,]*(?:\.\d\d)?)USD(?!\w)/gi;

/**
 * The sign of dollars behind its digits, as French and Spanish have it, glued to them or where no more of a figure stands
 * behind it but that of how late something is: `415$ 30 days late`, `415 $`.
 */
const SIGN_BEHIND =
  /(?<![\w.,*#$•-]|[\d$] )(\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d{1,6}(?:\.\d\d)?)(?:| (?=\$(?!\s{0,3}[\d.](?!\d{0,2} (?:days?|jours|d[ií]as)))))\$(?![\w.$])/gu;

/** A sum and a sign that a blank parts, and nothing else: on paper the sign may be that of the next column. */
const SIGN_APART = /^\s*[\d.,]+ \$\s*$/;

/** The thousands of dollars that a blank parts from their comma, with cents or at the end of what is said: `$2, 418.00`. */
const PARTED = /(?<![\w.,])(\$ ?\d{1,3})(?:, | ,)(?=\d{3}(?:\.\d\d(?![\d.,])| *(?:[\t\n]|$)))/g;

/** A sum without the blank beside its comma; in a column that stands before it, so that the next one is as far. */
function joined(_: string, dollars: string, at: number, text: string): string {
  return `${text.slice(0, at).endsWith('  ') ? ' ' : ''}${dollars},`;
}

/** A sum with its sign before it; in a column it keeps its width. */
function signedBefore(sum: string, digits: string, at: number, text: string): string {
  const isInColumn = text.startsWith('  ', at + sum.length);
  return `$${digits}`.padEnd(isInColumn ? sum.length : 0);
}

/** What most texts have none of. */
const MAY_STAND = /\+\$?\d|USD[-$\d]|\dUSD|\$ ?\d{1,3}(?:, | ,)\d|\d ?\$/i;

/**
 * A text with its sums as English text writes them: without a plus that adds them to nothing, with a dollar sign for the
 * code of dollars that is glued to them or their sign behind them, and with no blank beside the comma of their thousands: `+1,850.00`, `USD1,850.00`,
 * `400USD`, `415$`, `$2, 418.00`.
 */
export function withPlainMoney(text: string): string {
  if (!MAY_STAND.test(text) || SIGN_APART.test(text)) return text;
  const signed = text
    .replace(CODE_BEFORE, '$')
    .replace(CODE_BEHIND, '$$$1')
    .replace(SIGN_BEHIND, signedBefore)
    .replace(PARTED, joined);
  return MINUS.test(signed) ? signed : signed.replace(PLUS, '');
}
