import { formatMoney, type Money, moneyProblem, parseMoney, sanitizeMoney } from './money';

/** What a written text comes to in a money cell. */
export interface ReadMoney {
  /** A sanitised money text; absent where the text holds no amount, and the cell is to stay as it is. */
  text?: string;
  /** What the reader has to check, in words; absent where the text can mean one thing only. */
  note?: string;
}

/** How much of a text is quoted in a note. */
const QUOTED = 40;

/** Digits with a decimal point at most: what most cells hold. */
const PLAIN = /^(\d+\.?\d*|\.\d+)$/;

/** What may stand behind an amount and leaves it what it is: a month's sum, and the currency in words. */
const UNIT = /\s?(\/ ?mo(nth)?\b\.?|(per|a|each) month|monthly|dollars?)$/i;

/** Thousands in short, such as `5k` and `1.2 k`; a `401k` is a plan. */
const THOUSANDS = /^(?!401k)(?<amount>\d+(\.\d+)?) ?k$/i;

/** How spreadsheets write a number that is too wide for its cell: `6.011E+15`. */
const POWER_OF_TEN = /^(?<digit>\d)(\.(?<decimals>\d+))?E\+?(?<power>\d{1,2})$/i;

/**
 * Reads an amount as people and programs write it: `$1,234.50`, `USD 30`, ` 1 234.50 `, `$ -` for zero. Whatever could
 * mean another number, or is below zero, is read where it is plain what is meant, and noted in any case.
 *
 * @param negativeWords says what so many dollars below zero are, which no cell holds: a credit, as of a debt
 */
export function readMoney(written: string, negativeWords = creditWords): ReadMoney {
  if (PLAIN.test(written)) return { text: written };
  const clean = written.replace(/\s+/g, ' ').trim();
  const body = clean.replace(/US\$|\$|USD/gi, '').trim();
  // A lone dash stands for zero where it has a symbol of dollars, and for nothing where it has none.
  if (/^[-−–—]$/.test(body)) return { text: body === clean ? '' : '0.00' };

  // The signs of a negative amount: `(50.25)`, `-75`, `75-`, `75 CR`.
  const unsigned = body.replace(/^\((.*)\)$|^[-−–]|[-−–]$|CR$/i, '$1').trim();
  const amount = readNumber(unsigned) ?? readWithUnit(unsigned);
  // `1.2.3` stays to be seen in its cell, as when it is typed.
  if (!amount) return sanitizeMoney(clean) === clean ? { text: clean } : notAnAmount(clean);
  if (unsigned !== body) return negative(parseMoney(amount.text), negativeWords);
  return amount.isPlain ? { text: amount.text } : toCheck(amount.text, clean);
}

/** Reads an amount with a unit behind it, such as `1,200 / mo`; never plain, for the unit has to be checked. */
function readWithUnit(body: string): { text: string; isPlain: boolean } | undefined {
  const amount = UNIT.test(body) ? readNumber(body.replace(UNIT, '')) : undefined;
  return amount && { ...amount, isPlain: false };
}

/**
 * Reads an amount as it was typed into a field that refuses every character but digits and decimal points. What
 * remains is the amount (specification 5); where the typed text means another number, or none, it is noted. Pasted, what
 * it means would be entered: the note says how to type that.
 */
export function readTypedMoney(typed: string): { text: string; note?: string } {
  const text = sanitizeMoney(typed);
  if (text === '' || moneyProblem(text)) return { text };
  const meant = readMoney(typed);
  if (meant.text === text && !meant.note) return { text };
  const shown = formatMoney(parseMoney(text));
  const other = parseMoney(meant.text ?? '');
  const way =
    other.gt(0) && !other.eq(parseMoney(text)) ? ` For ${formatMoney(other)} type ${meant.text}.` : '';
  return { text, note: `Typed as ${quote(typed)}, read as ${shown}.${way}` };
}

/** Reads digits with their separators; plain is what can be read in one way only. */
function readNumber(body: string): { text: string; isPlain: boolean } | undefined {
  if (PLAIN.test(body)) return { text: body, isPlain: true };
  if (/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(body)) return { text: body.replaceAll(',', ''), isPlain: true };
  if (/^\d{1,3}( \d{3})+(\.\d*)?$/.test(body)) return { text: body.replaceAll(' ', ''), isPlain: true };
  if (/^\d{1,3}([. ']\d{3})+(,\d+)?$/.test(body))
    return { text: body.replace(/[. ']/g, '').replace(',', '.'), isPlain: false };
  if (/^\d+,\d{1,2}$/.test(body)) return { text: body.replace(',', '.'), isPlain: false };
  if (/^[\d,]+(\.\d*)?$/.test(body) && /\d/.test(body))
    return { text: body.replaceAll(',', ''), isPlain: false };
  const { amount } = THOUSANDS.exec(body)?.groups ?? {};
  if (amount) return { text: parseMoney(amount).times(1000).toFixed(), isPlain: false };
  const { digit, decimals = '', power } = POWER_OF_TEN.exec(body)?.groups ?? {};
  if (digit && decimals.length <= Number(power))
    return { text: digit + decimals.padEnd(Number(power), '0'), isPlain: false };
  return undefined;
}

function negative(dollars: Money, words: (dollars: string) => string): ReadMoney {
  return dollars.eq(0) ? { text: '0.00' } : { text: '0.00', note: words(formatMoney(dollars)) };
}

function creditWords(dollars: string): string {
  return `Credit balance of ${dollars}, nothing owed.`;
}

function toCheck(text: string, written: string): ReadMoney {
  return { text, note: `Read as ${formatMoney(parseMoney(text))} from “${quote(written)}”.` };
}

function notAnAmount(written: string): ReadMoney {
  return { note: `“${quote(written)}” is not an amount, so the cell stays as it was.` };
}

function quote(text: string): string {
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
}
