import { looksLikeCreditor } from '../../lexicon/creditors';
import type { Line } from '../../page/lines';
import { isName } from '../../pieces/names';

/** What a bank calls an account that it lends on, and no summary of many: `Auto Loan`, `Home Equity`, `Credit Card`. */
const KIND =
  /^(?:(?:new|used|personal|secured|unsecured|share|signature|auto|car|vehicle|truck|boat|rv|home|student|consumer|credit|store|real|estate|first|second|equity|improvement) ){0,3}(?:loan|card|equity|mortgage|heloc|line of credit|auto)$/i;
/** A name, the two digits by which a bank tells the loans of one member apart, and what is owed: `Auto Loan 61 $9,204.33`. */
const NUMBERED = /^(\p{L}[\p{L} .&/'’-]{1,40}) (\d{2}) (?=\$ ?\d[\d,]*\.\d\d(?!\d))/u;
/** The same of a summary, which counts accounts. */
const COUNTED = /^\p{L}[\p{L} .&/'’-]{1,40} (?:\d|\d{3}) \$ ?\d/u;
/** Whether a line is nothing but the name of a bank. */
function isBank({ text, cells }: Line): boolean {
  return cells.length === 1 && !/\d/.test(text) && isName(text) && looksLikeCreditor(text);
}

/** A single one may count something. */
const LEAST = 2;

/** A line that tells a loan, without the number of the loan, and what it is called. */
export interface NumberedLoan {
  line: Line;
  name: string;
}

/**
 * The loans and cards of one bank, which calls them by their kind and a number of two digits, by their lines. Nothing else
 * would name them; the number says that each is an account, and no sum of many.
 */
export function numberedLoans(lines: readonly Line[]): ReadonlyMap<Line, NumberedLoan> {
  const found = new Map<Line, NumberedLoan>();
  // Few texts have such lines; who may be a bank is asked of these alone.
  if (lines.filter(({ text }) => NUMBERED.test(text)).length < LEAST) return found;
  const numbers: string[] = [];
  let bank = '';
  for (const line of lines) {
    if (COUNTED.test(line.text)) return new Map();
    const [head, name = '', number = ''] = NUMBERED.exec(line.text) ?? [];
    if (isBank(line)) bank = `${line.text} `;
    if (head === undefined) continue;
    numbers.push(number);
    if (!KIND.test(name)) continue;
    const without = (text: string) =>
      text.startsWith(`${name} ${number}`) ? `${name}${text.slice(name.length + 3)}` : text;
    found.set(line, {
      line: { ...line, text: without(line.text), cells: line.cells.map(without) },
      name: bank === '' ? `${name} ${number}` : `${bank}${name}`,
    });
  }
  const areApart = numbers.length >= LEAST && new Set(numbers).size === numbers.length;
  return areApart ? found : new Map();
}
