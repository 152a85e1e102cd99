import { type Account, accountOf, unlabelledFact } from '../account';
import type { Line } from '../page/lines';
import { readAmount } from '../pieces/amounts';

/** A sum as ledgers print it, with the sign of what is owed before or behind that of dollars. */
const SUM = '[-−(]?\\$? ?[-−]?\\d[\\d,.]*\\)?(?: ?USD)?';
/** An account of a ledger, in all that it is a part of: `liabilities:cards:Chase Sapphire`. */
const PATH = '(\\p{L}[^:]{2,30}(?::[^:]{1,60})+)';
const [SUM_FIRST, PATH_FIRST] = [
  new RegExp(`^(${SUM})\\s+${PATH}$`, 'u'),
  new RegExp(`^${PATH}\\s+(${SUM})$`, 'u'),
];
/** What ledgers keep debts under. */
const OF_DEBTS = /^(?:liabilit(?:y|ies)|pasivos?|passivos?|passifs?|verbindlichkeiten)$/i;
/** An entry of a journal with its day: the lines below it tell what was moved, and not what is owed. */
const ENTRY = /^\d{4}[-/]\d{1,2}[-/]\d{1,2} (?:[*!]|txn|open|close|balance|pad)(?: |$)/;
/** One such line alone is no ledger. */
const MIN_ACCOUNTS = 2;

/** What a line of a ledger says is owed. */
interface Owed {
  name: string;
  digits: string;
  isBelowZero: boolean;
  line: Line;
}

/** What a debt is called, as the last part of its account says it; empty where the account is none of debts. */
export function debtOfPath(path: string): string {
  const [top = '', ...parts] = path.split(':');
  return OF_DEBTS.test(top.trim()) ? (parts.at(-1)?.trim() ?? '') : '';
}

function owedOn(line: Line): Owed[] {
  const { text } = line;
  const [, sum = '', path = ''] = SUM_FIRST.exec(text) ?? [];
  const [, otherPath = path, otherSum = sum] = path === '' ? (PATH_FIRST.exec(text) ?? []) : [];
  const name = debtOfPath(otherPath);
  const read = readAmount(otherSum.replace(/ ?USD$/, ''));
  if (name === '' || !read?.amount) return [];
  const digits = read.text.replace(/^\D+|(?<!\D)\D+$/g, '');
  return [{ name, digits, isBelowZero: read.amount.lt(0), line }];
}

/**
 * The balances of an accounting in plain text, a line for each account. What is owed is below zero there, and a sum above
 * zero is a credit; where none is below zero, the ledger has turned the signs.
 */
export function readLedger(lines: readonly Line[]): readonly Account[] {
  if (lines.some(({ text }) => ENTRY.test(text))) return [];
  const owed = lines.flatMap((line) => (line.text.includes(':') ? owedOn(line) : []));
  if (owed.length < MIN_ACCOUNTS) return [];
  const isTurned = !owed.some(({ isBelowZero }) => isBelowZero);
  return owed.map(({ name, digits, isBelowZero, line }) => {
    const isCredit = !isTurned && !isBelowZero && /[1-9]/.test(digits);
    return accountOf([
      unlabelledFact('name', name, line),
      unlabelledFact('balance', isCredit ? `-${digits}` : digits, line),
    ]);
  });
}
