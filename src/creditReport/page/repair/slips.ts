import { type Repaired, rewrite } from './rewrite';

/** The letters that a scan takes digits for. */
const DIGIT_OF: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  I: '1',
  l: '1',
  i: '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  G: '6',
  b: '6',
  B: '8',
  g: '9',
  q: '9',
};
const DIGITS = '[\\dOolI]';
const MONEY_DIGIT = '[\\dOoQIliZzSsGbBgq]';

function toDigits(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => DIGIT_OF[letter] ?? letter);
}

/** `$2,18O`, `$S47`, with a digit or a capital O at least; a letter at the end can be a unit (`$2B`, `$20s`). */
const DOLLARS = new RegExp(
  `^(?=.*[\\dO])([-(]*(?:US)?\\$)(${MONEY_DIGIT}(?:${MONEY_DIGIT}|[.,](?=${MONEY_DIGIT}))*)(/.*)?$`,
);
const UNIT = /^[\d.,]+[BbGgsz]$/;
const SUM = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?$/;
/** `5,OOO` and `35.OO`: thousands or cents show that it is a sum. */
const BARE_SUM = /^(?=.*\d)[\dOolISB]{1,3}(?:(?:,[\dOolISB]{3})+(?:\.[\dOolISB]{2})?|\.[\dOolISB]{2})$/;
/** A dollar sign that a scan takes for a capital S: `S7,400.00`, `S7,4OO.l2`. */
const SIGN_AS_S = /^S(?=.*\d)(?=[\dOolISB]{1,3}(?:,[\dOolISB]{3})*\.[\dOolISB]{2}$)/;
const DATE = new RegExp(`^(?=.*\\d.*\\d)${DIGITS}{1,2}([/-])(?:${DIGITS}{1,2}\\1)?(?:${DIGITS}{2}){1,2}$`);
/** Digits and a mask with letters among them. A capital at its begin can be a part of the number (`L1877204`). */
const ACCOUNT_NUMBER = new RegExp(`^(?=\\.{0,4}[\\dXx*l])(?:${DIGITS}|[Xx*.-]){4,40}$`);

function numberOf(word: string): string | undefined {
  if (!/[\d$]/.test(word)) return undefined;
  const dollars = DOLLARS.exec(word);
  if (dollars) {
    const [, sign = '', digits = '', rest = ''] = dollars;
    const sum = toDigits(digits);
    return UNIT.test(digits) || !SUM.test(sum) ? undefined : sign + sum + rest;
  }
  if (SIGN_AS_S.test(word)) return `$${toDigits(word.slice(1))}`;
  if (BARE_SUM.test(word) || DATE.test(word)) return toDigits(word);
  if (!ACCOUNT_NUMBER.test(word)) return undefined;
  const digits = word.match(/\d/g)?.length ?? 0;
  return digits >= 2 ? word.replace(/[OolI]/g, toDigits) : undefined;
}

/** A word in one case, or with a capital, that digits stand in; not at its end, where a digit counts (`Plan5`). */
const CAPITALS =
  /^(?=(?:\d?[A-Z]){3}|0[A-Z]{2})(?:[058](?=[A-Z]{2})|1(?=[A-Z]{4})|[A-Z])(?:[A-Z]|[0158](?=[A-Z]))*$/;
const SMALL = /^(?=.*(?:[A-Za-z]\d?){3}|0[a-z]{2}$)(?:0(?=[a-z]{2})|[A-Za-z])(?:[a-z]|[0158](?=[a-z]))*$/;
/** A small `l` among capitals: `CREDlT`. */
const CAPITALS_WITH_L = /^(?=.*l)(?=.*[A-Z].*[A-Z].*[A-Z])(?:[A-Z]|l(?=[A-Z]))+$/;

/** The letter that a digit stands for: a one between two consonants is an `i`, beside a vowel an `l`. */
function letterOf(digit: string, before: string, after: string): string {
  if (digit === '1') return /[aeiouy]/.test(before + after) ? 'l' : 'i';
  return { 0: 'o', 5: 's', 8: 'b' }[digit] ?? digit;
}

function wordOf(word: string): string | undefined {
  if (CAPITALS_WITH_L.test(word)) return word.replaceAll('l', 'I');
  if (!/\d/.test(word)) return undefined;
  if (CAPITALS.test(word))
    return word.replace(/\d/g, (digit) => ({ 0: 'O', 1: 'I', 5: 'S', 8: 'B' })[digit] ?? digit);
  if (!SMALL.test(word)) return undefined;
  return word.replace(/\d/g, (digit, at: number) => {
    const letter = letterOf(digit, word[at - 1] ?? '', word[at + 1] ?? '');
    return at === 0 ? letter.toUpperCase() : letter;
  });
}

/** A word with a letter, and a digit, a dollar sign, or a small `l` before a capital: any other stays as it is. */
const WORD =
  /(?<![^\s|("'>])(?=[^\s|("'>]{0,59}?(?:[\d$]|l[A-Z]))(?=[^\s|("'>]{0,59}?[A-Za-z])[^\s|("'>]{2,60}/g;
const STOPS = /(?<![)"',;:.<>*])[)"',;:.<>*]+$/;
/** The mask of a number, whose letters and digits are no word: `8PXQ****`. */
const MASKED = /^\*{3}/;
/** Days and months: `3O DAYS`. */
const COUNT = /(?<![\w$.,])[\dOlI]{1,3}(?= (?:days?|months?)\b)/gi;
/** A dollar sign that blanks part from its digits, as right-hand columns do. */
const FAR_DOLLAR = /\$( {2,})(?=[\dOlISB][\dOolISB.,]*(?: |\n|$))/g;
/** A sum with a blank before its thousands or cents, or behind the point of its cents where no sentence begins, or, where it has a dollar sign, behind the sign of its thousands, or among them, where it has that or cents, or stands apart from what is beside it. */
const TORN =
  /(?<![\w.,])\$? ?\d[\d,]*(?: ,\d{3}(?:\.\d{2})?| \.\d{2})(?![\w.,%])|\$ ?\d{1,3}, \d{3}\.\d{2}(?!\d)|(?<= {2})(?:\$ ?[1-9]\d{0,2}, \d{3}|[1-9]\d{0,2}, \d{3}\.\d{2})(?= {2}|\t|\n|$)|(?<= {4})\d \d{1,2}\.(?= {2}|\t|\n|$)|(?<![\w.,])\$? ?\d{1,3}(?:,\d{3})+\. \d{2}(?= {2}|\t|\n| [$\d]|$)|(?<![\w.,])\d{1,3}(?:,\d{3})* \. \d{2}(?= {2}|\t|\n|$)|\$ ?\d{1,3},(?:\d \d\d|\d\d \d)(?:\.\d{2})?(?![\w.,%])|(?<![\w.,])\d{1,3},(?:\d \d\d|\d\d \d)(?:\.\d{2}(?![\w.,%])|(?<= {2}[\d, ]{4,8})(?= {2}|\t|\n|$))/g;

/**
 * The same without a dollar sign, behind the sign of its thousands: behind a word for what is owed, or, where it has cents,
 * behind a name and its colon, which counts nothing.
 */
const TORN_PLAIN =
  /(?<=\b(?:ow(?:e[sd]?|ing)|bal(?:ance)?|amount|payoff|saldo|debe|debo)\b(?:[:.=]|:? (?:is|of|about))? {1,3})[1-9]\d{0,2}, \d{3}(?:\.\d{2})?(?![\w/%-]|[.,]\d)|(?<=\p{L}: )(?<!\b(?:accounts?|accts?|loans?|cards?|lines?|late|times|no|number|items?|bills?|debts?): )[1-9]\d{0,2}, \d{3}\.\d{2}(?![\w/%])/giu;

/** Dollars with a dash in the place of cents, as people write them by hand: `45.—`, `$9,088.–`. */
const DASHED =
  /(?<![\w.,])(?=[$\dOolISB, ]{0,14}\d)(\$? ?[\dOolISB]{1,3}(?:,[\dOolISB]{3})*)\.[–—]{1,2}(?![\w.,])/g;
/** A dollar sign, and digits each of which a blank parts from the next: `$ 7 4 5 .00`. */
const SPACED = /\$(?: [\d,]){2,12} ?\. ?\d ?\d(?![\w.,])/g;

/** How late a debt is, its word torn by a blank behind the days: `30 days beh ind`. */
const TORN_LATE = /(?<=\d (?:days?|months?) )(?!behind|late)(?:b ?e ?h ?i ?n ?d|l ?a ?t ?e)(?![\p{L}\d])/giu;

/** A torn sum without its blanks; in a column these stand before it, so that it is as far from the next one as before. */
function joined({ 0: sum, index, input }: RegExpExecArray): string {
  const whole = sum.replaceAll(' ', '');
  return input.slice(0, index).endsWith('  ') ? whole.padStart(sum.length) : whole;
}

/** Words of reports that tell how a debt stands, long enough to be no other word with its strokes mistaken. */
const WORDS = [
  'behind',
  'current',
  'collection',
  'collections',
  'charged',
  'payment',
  'payments',
  'balance',
  'minimum',
];
/** A stroke that may be an `l`, an `i` or a `t`, and a ring that may be an `o`. */
const shapeOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/[it1|!]/g, 'l')
    .replaceAll('0', 'o');
const BY_SHAPE = new Map(WORDS.map((word) => [shapeOf(word), word]));
/** A word as long as one of those, which begins as one. */
const STROKED = /(?<![\p{L}\d])(?=[BCMPbcmp][\p{Ll}\d|!]{5,11}(?![\p{L}\d]))[A-Za-z01|!]{6,12}/gu;

/** A word of reports whose letters a scan took for others like them: `currenl`; undefined for any other. */
function wordOfReports(word: string): string | undefined {
  const own = BY_SHAPE.get(shapeOf(word));
  if (own === undefined || own === word.toLowerCase()) return undefined;
  return /^\p{Lu}/u.test(word) ? own.charAt(0).toUpperCase() + own.slice(1) : own;
}

/**
 * Puts right the letters that a scan took for digits, and the digits it took for letters, where a word is plainly an
 * amount, a number or a word, and joins amounts that blanks tear. Every word that is changed is a guess.
 */
export function withoutSlips(page: Repaired): Repaired {
  const whole = rewrite(page, DASHED, ([, sum = '']) => `${toDigits(sum)}.00`, true);
  const spaced = rewrite(whole, SPACED, ([sum]) => sum.replaceAll(' ', '').padStart(sum.length), true);
  const counts = rewrite(spaced, COUNT, ([count]) => (/\d/.test(count) ? toDigits(count) : undefined), true);
  const words = rewrite(
    rewrite(counts, FAR_DOLLAR, (match) => `${match[1]}$`),
    WORD,
    ([word]) => {
      const stops = STOPS.exec(word)?.[0] ?? '';
      const core = stops ? word.slice(0, -stops.length) : word;
      const isWord = /^[A-Za-z\d]+$/.test(core) && !MASKED.test(stops);
      const mended = numberOf(core) ?? (isWord ? wordOf(core) : undefined);
      return mended === undefined ? undefined : mended + stops;
    },
    true,
  );
  const stroked = rewrite(words, STROKED, ([word]) => wordOfReports(word), true);
  const told = rewrite(stroked, TORN_LATE, ([word]) => word.replaceAll(' ', ''), true);
  return rewrite(rewrite(told, TORN, joined, true), TORN_PLAIN, joined, true);
}
