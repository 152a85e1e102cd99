import { type Account, accountOf, letterFact } from '../account';
import type { Chunk, PlacedLine } from '../page/placed';
import { isAddress } from '../pieces/addresses';
import { isName } from '../pieces/names';
import { MAX_LINES, NUMBER } from './loanApplication';

/** What the form asks for above each debt, in the column of the liabilities. */
const ASKS = /^name and address of (?:company|creditor|lender)\b/i;
/** The star of a debt that is paid by the sale. */
const STAR = / ?\*$/;
/** What is paid each month, in brackets where the lender does not count it, and for how many months, or on and on: `386.00/ 29`, `(45.00)/ R`. */
const PAID = /^(?:\$ ?)?\(?(\d[\d,]*(?:\.\d\d)?)\)? ?\/ ?(?:\d{1,3}|R)$/i;
/** What is owed, right of it. */
const OWED = /^(?:\$ ?)?(\d[\d,]*(?:\.\d\d)?)$/;
/** The texts below what is asked begin within so many columns of it. */
const NEAR = 2;
/** Fewer debts are no form. */
const MIN_DEBTS = 2;

/** What is asked for a debt on a line. */
function askedOn(line: PlacedLine | undefined): Chunk | undefined {
  return line?.chunks.find(({ text }) => ASKS.test(text));
}

/** The texts below what is asked on a line that are no further left, down to the number of the debt or to what is asked next. */
function filledBelow(lines: readonly PlacedLine[], index: number, left: number): readonly Chunk[][] {
  const filled: Chunk[][] = [];
  for (const line of lines.slice(index + 1, index + 1 + MAX_LINES)) {
    if (askedOn(line)) break;
    const own = line.chunks.filter((chunk) => chunk.left >= left - NEAR);
    filled.push(own);
    if (own[0] && NUMBER.test(own[0].text)) break;
  }
  return filled;
}

function debtAt(lines: readonly PlacedLine[], index: number): Account | undefined {
  const asked = askedOn(lines[index]);
  if (!asked) return undefined;
  const filled = filledBelow(lines, index, asked.left);
  const [name, ...below] = filled.flatMap(([first]) =>
    first && first.left <= asked.left + NEAR ? [first] : [],
  );
  const called = name?.text.replace(STAR, '') ?? '';
  if (!name || !isName(called) || isAddress(called)) return undefined;
  for (const own of filled) {
    const at = own.findIndex(({ text }) => PAID.test(text));
    const [paid, owed] = own.slice(at < 0 ? own.length : at);
    const paying = PAID.exec(paid?.text ?? '')?.[1];
    const balance = OWED.exec(owed?.text ?? '')?.[1];
    if (!paid || !owed || paying === undefined || balance === undefined) continue;
    const number = below.find(({ text }) => NUMBER.test(text));
    const value = NUMBER.exec(number?.text ?? '')?.[1] ?? '';
    return accountOf([
      letterFact('name', called, name),
      ...(number && value !== '' ? [letterFact('number', value, number)] : []),
      letterFact('paying', paying, paid),
      letterFact('balance', balance, owed),
    ]);
  }
  return undefined;
}

/**
 * Reads the liabilities of an application for a loan whose form is kept by blanks: in the right half of its lines, beside
 * what is owned, under the words that ask for the name and address of each company, what is paid and what is owed in
 * columns of their own.
 */
export function readLiabilitiesByPlace(lines: readonly PlacedLine[]): Account[] {
  const accounts = lines.flatMap((_, index) => debtAt(lines, index) ?? []);
  return accounts.length < MIN_DEBTS ? [] : accounts;
}
