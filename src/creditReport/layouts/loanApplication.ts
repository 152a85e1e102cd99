import { type Account, accountOf, letterFact } from '../account';
import { type Line, type Span, spanOf } from '../page/lines';
import { isAddress } from '../pieces/addresses';
import { isName } from '../pieces/names';

/** What the form asks for above each debt, and above each account that a person has at a bank. */
const ASKS = /^name and address of (?:(company|creditor|lender)|bank)\b/i;
/** The line with the number of the account, and what is filled in behind it. */
export const NUMBER = /^acct\.? ?(?:no|number|#)\.?:? ?(.*)$/i;
/** The number, its star where the debt is paid by the sale, what is paid, for how many months or on and on, and what is owed: `39117002 * 388 / 22 $ 8,411`. */
const FILLED =
  /^([\w*•.-]{2,30})?(?: ?\*)? ?(?:\$ ?)?\(?(\d[\d,]*(?:\.\d{2})?)\)? \/ (?:\d{1,3}|R) \$? ?(\d[\d,]*(?:\.\d{2})?)$/i;
/** The same in the right half of a line, where the form is kept by blanks and debts stand beside what is owned. */
const ASKS_BESIDE = /.name and address of (?:company|creditor|lender)\b/i;
/** Between what is asked and the number stand a name and an address. */
export const MAX_LINES = 6;
/** What adds up all that can soon be paid out, below the accounts at banks, and how far below one at most. */
const [LIQUID, MAX_BELOW] = [/^subtotal liquid assets\b/i, 12];
/** Fewer debts are no form. */
const MIN_DEBTS = 2;

/** What is filled in below what the form asks for. */
interface Filled extends Span {
  isDebt: boolean;
  name: Line;
  number: Line;
  /** The index of the line with the number, and what stands there behind the label. */
  at: number;
  text: string;
}

/** What is filled in where a line of the form asks for it. */
function filledAt(lines: readonly Line[], index: number): Filled | undefined {
  const asked = ASKS.exec(lines[index]?.text ?? '');
  const name = lines[index + 1];
  if (!asked || !name) return undefined;
  for (let at = index + 2; at < index + 2 + MAX_LINES; at += 1) {
    const number = lines[at];
    const text = NUMBER.exec(number?.text ?? '')?.[1];
    if (number && text !== undefined)
      return { ...spanOf([name, number]), isDebt: asked[1] !== undefined, name, number, at, text };
  }
  return undefined;
}

function filledIn(lines: readonly Line[]): Filled[] {
  return lines.flatMap((_, index) => filledAt(lines, index) ?? []);
}

function accountOfDebt({ name, number: line, text }: Filled): Account | undefined {
  const [, number, paying = '', balance = ''] = FILLED.exec(text) ?? [];
  if (balance === '' || !isName(name.text) || isAddress(name.text)) return undefined;
  return accountOf([
    letterFact('name', name.text, name),
    ...(number === undefined ? [] : [letterFact('number', number, line)]),
    letterFact('paying', paying, line),
    letterFact('balance', balance, line),
  ]);
}

/**
 * Where an application for a loan tells of a person's accounts at banks, down to what all of it comes to: what is in them
 * is owed to nobody. Where debts stand beside them, the lines are of both.
 */
export function banksOfApplication(lines: readonly Line[]): readonly Span[] {
  if (lines.some(({ text }) => ASKS_BESIDE.test(text))) return [];
  return filledIn(lines).flatMap(({ isDebt, from, to, at }) => {
    if (isDebt) return [];
    const sum = lines.slice(at, at + MAX_BELOW).find(({ text }) => LIQUID.test(text));
    return { from, to: sum?.to ?? to };
  });
}

/**
 * Reads the liabilities of an application for a loan, as lenders had it filled in on their form: under the words that ask
 * for the name and address of each company those, and behind its number what is paid each month, for how many months, and
 * what is owed.
 */
export function readLoanApplication(lines: readonly Line[]): Account[] {
  const accounts = filledIn(lines).flatMap((filled) => (filled.isDebt ? (accountOfDebt(filled) ?? []) : []));
  return accounts.length < MIN_DEBTS ? [] : accounts;
}
