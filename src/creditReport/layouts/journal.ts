import { type Account, accountOf, type Fact, unlabelledFact } from '../account';
import { headingKind } from '../lexicon/labels';
import type { Line, Span } from '../page/lines';
import type { Page } from '../page/page';
import { readDate } from '../pieces/dates';
import { debtOfPath } from './ledger';

/** An entry that tells of one account, with its day: `2026-11-01 balance Liabilities:Oak-Visa -5.00 USD`. */
const ENTRY =
  /^(\d{4}[-/]\d{1,2}[-/]\d{1,2}) (open|close|balance) (\p{Lu}[\p{L}\d-]*(?::[\p{L}\d-]+)+)(?: (.+))?$/u;
/** The sum of a balance, which may be off by so much: `-5.00 ~ 0.01 USD`. Other money is not read. */
const SUM = /^([-+]?\d[\d,]*(?:\.\d*)?)(?: ?~ ?\d[\d.]*)? ?USD(?: |$)/;
/** What is noted below an entry, under a key of small letters: `number: "...4417"`. */
const NOTE = /^([a-z][\w-]*): ?"?([^"]+)"?$/;

/** A balance that the journal says an account had. */
interface Balance {
  day: number;
  /** What is owed; money that the account has is below zero. */
  owed: string;
  line: Line;
  /** Where the entry names the debt. */
  named: Span;
}

/** What a journal says of one account. */
interface Entries {
  /** What the debt is called, as the journal spells it. */
  name: string;
  balances: Balance[];
  /** What else it says: when it was opened or closed, its number. */
  facts: Fact[];
}

/** What is owed: below zero in a journal, while a credit is above. */
function owedIn(sum: string): string {
  const digits = sum.replace(/^[-+]/, '');
  return sum.startsWith('-') || !/[1-9]/.test(digits) ? digits : `-${digits}`;
}

/** Adds what an entry says to what is known of its account. */
function addEntry(entry: readonly string[], line: Line, { name, balances, facts }: Entries, source: string) {
  const [, day = '', act, path = '', rest = ''] = entry;
  const [, sum] = SUM.exec(rest) ?? [];
  if (act === 'balance' && sum) {
    const to = source.indexOf(path, line.from) + path.length;
    const named = { from: to - name.length, to };
    balances.push({ day: readDate(day) ?? 0, owed: owedIn(sum), line, named });
  }
  if (act === 'open') facts.push({ kind: 'opened', label: 'open', values: [day], span: line });
  if (act === 'close') facts.push(unlabelledFact('statusLoose', 'Closed', line));
}

/** Whether the key of a note is that of a number of the account. */
function isOfNumber(key: string): boolean {
  return key === 'number' || headingKind(key.replace(/[-_]/g, ' ')) === 'number';
}

/** What a journal says of each account that is a debt, in the order in which they come up. */
function entriesIn({ lines, source }: Page): Entries[] {
  const all = new Map<string, Entries>();
  let above: Entries | undefined;
  for (const line of lines) {
    const [, key = '', value = ''] = NOTE.exec(line.text) ?? [];
    if (key !== '') {
      if (above && isOfNumber(key))
        above.facts.push({ kind: 'number', label: key, values: [value], span: line });
      continue;
    }
    const entry = ENTRY.exec(line.text);
    const path = entry?.[3] ?? '';
    const name = entry ? debtOfPath(path) : '';
    above = undefined;
    if (!entry || name === '') continue;
    above = all.get(path) ?? { name, balances: [], facts: [] };
    all.set(path, above);
    addEntry(entry, line, above, source);
  }
  return [...all.values()];
}

/** The debt of an account, by its latest balance; none where the journal tells no balance. */
function accountOfEntries({ name, balances: [first, ...others], facts }: Entries): Account[] {
  if (!first) return [];
  const latest = others.reduce((last, next) => (next.day >= last.day ? next : last), first);
  // Those of earlier days are told too, so that no other layout reads a debt in them.
  const earlier = [first, ...others].filter((one) => one !== latest);
  return [
    accountOf([
      unlabelledFact('name', name.replaceAll('-', ' '), latest.named),
      ...facts,
      ...earlier.map(({ owed, line }) => unlabelledFact('money', owed, line)),
      { kind: 'balance', label: 'balance', values: [latest.owed], span: latest.line },
    ]),
  ];
}

/**
 * Reads the journal of an accounting in plain text, as Beancount keeps it: what is owed is the latest balance that it
 * says an account of debts had. What was moved since is not added up.
 */
export function readJournal(page: Page): Account[] {
  return entriesIn(page).flatMap(accountOfEntries);
}
