import type { Fact } from '../../account';
import type { LabelKind } from '../../lexicon/labelTable';
import type { Entry } from './arrangement';

/** What begins to tell of an account. */
const OF_ACCOUNT: ReadonlySet<LabelKind> = new Set(['number', 'balance', 'amountLoose', 'paying', 'status']);
/** Labels of a report and of the person it is about. */
const OF_REPORT =
  /^(?:report|file|confirmation) (?:number|no\.?|#|date|id)$|^(?:ssn|social security(?: number)?|date of birth|dob|birth ?date|date issued|date (?:of report|generated|created)|date|date printed|prepared for|prepared on|report for|page|your address|employer)$/;

function isBareName(entry: Entry | undefined): boolean {
  return entry?.is === 'fact' && entry.fact.kind === 'name' && entry.fact.label === 'name';
}

function isBesideName(entry: Entry | undefined): boolean {
  return entry?.is === 'fact' && OF_REPORT.test(entry.fact.label);
}

/** Whether a fact tells of the report or of the person it is about, and of no account. */
export function isOfReport({ kind, label }: Fact): boolean {
  return OF_REPORT.test(label) || (kind === 'text' && label === 'name');
}

/** What an agency notes of a client: who cares for him, when he was spoken to, how far he has come. */
const OF_CLIENT =
  /^(?:stage|(?:your |assigned )?(?:counselor|counsellor|negotiator|case ?(?:manager|worker)|(?:program |account )?(?:advisor|specialist))|(?:last|next) (?:contact|appointment|call)|client since)$/;
/** The same behind his number, which a bar parts from it: `ID: 80377 | Stage: Client`. */
const STAGE_BEHIND = / stage: /i;
/** What is told of a debt, and of no client. */
const OWED: ReadonlySet<LabelKind> = new Set(['balance', 'amountLoose', 'paying', 'pastDue', 'original']);

/** Whether facts tell of the client of an agency, and of nothing that he owes. */
export function areOfClient(facts: readonly Fact[]): boolean {
  const isOfClient = ({ label, values: [value = ''] }: Fact) =>
    OF_CLIENT.test(label) || STAGE_BEHIND.test(value);
  return facts.some(isOfClient) && !facts.some(({ kind }) => OWED.has(kind));
}

/** Whether a line that can be the name of an account stands between an entry and what tells of the account. */
function isOverName(entries: readonly Entry[], start: number): boolean {
  const next = entries.findIndex(
    (entry, index) =>
      index > start && (entry.is === 'name' || (entry.is === 'fact' && OF_ACCOUNT.has(entry.fact.kind))),
  );
  return entries[next]?.is === 'name';
}

/**
 * Entries in which the person whom a report is about is no creditor: `Name: OTIS LINDGREN` once, over the accounts, which
 * have their names above them, or beside the number of the report.
 */
export function withoutPerson(entries: readonly Entry[]): readonly Entry[] {
  const at = entries.findIndex(isBareName);
  const entry = entries[at];
  if (entry?.is !== 'fact' || entries.findLastIndex(isBareName) !== at) return entries;
  const balances = entries.filter((one) => one.is === 'fact' && one.fact.kind === 'balance').length;
  const isHead = isBesideName(entries[at - 1]) || isBesideName(entries[at + 1]);
  if (!(isHead || balances > 1) || !isOverName(entries, at)) return entries;
  return entries.with(at, { is: 'fact', fact: { ...entry.fact, kind: 'text' } });
}
