import { type Account, type Fact, isOwed, isPrinted, unlabelledFact } from '../../account';
import type { LabelKind } from '../../lexicon/labelTable';
import { STATUS_KINDS } from '../../lexicon/statusKinds';
import { type Line, spanOf } from '../../page/lines';
import { isEmptyValue } from '../../pieces/amounts';
import { lateInMonths } from '../../pieces/lateInMonths';
import { partOfWhole } from '../../pieces/ofLimit';
import { OPEN_OR_CLOSED } from '../../pieces/openOrClosed';
import { isCountOfAccounts, sectionOf } from '../../pieces/sections';
import { isStatusOnly, readStatusText, worseStatus } from '../../pieces/statuses';
import { lateInYear } from './historyGrid';
import { dueOnDay, spokenStatus } from './sayings';

/** Who was owed before, in the short words of notes: `OC Synchrony Bank`, `orig. Sprint`. */
const ORIGINAL = /^(?:oc|orig(?:inal(?:ly)?)?\.?(?: creditor)?|formerly|bought from)[:.]? +(\p{Lu}.{1,50})$/u;
const ORIGINAL_START = /^(?:o|f|b)/i;
/** What is said behind a status: `60 days late (lost the bill)`, `Collections, not paying yet`. */
const REMARK = /(?: ?\(.*\)|[,;] .*)$/;
/** For whom somebody collects, as forms of courts have it filled in: `Other. Specify Collecting for Oak Bank`. */
const COLLECTING = /\b[Cc]ollecting (?:for|on behalf of) (\p{Lu}.{1,50})$/u;
/** So many lines below its labels belong to an account, of its history so many, and of a form. */
const [MAX_BELOW, MAX_OF_HISTORY, MAX_OF_FORM] = [3, 10, 20];

/** A longer line tells more than a history. */
const MAX_HISTORY = 120;

/** What has more facts is no account that somebody wrote in a few lines. */
const MAX_FACTS = 60;

function has(account: Account, kinds: readonly LabelKind[]): boolean {
  return account.facts.some(({ kind }) => kinds.includes(kind));
}

/** Whether a status says of a loan only that it is being paid back: `In repayment`. */
function isPaidBack(status: string): boolean {
  return readStatusText(status).flags.includes('status-open-only');
}

/** Whether the status of an account stands on a line, and says only that the account is open or closed. */
function saysOnlyThatItIsUsed({ facts }: Account, line: Line | undefined): boolean {
  return facts.some(
    ({ kind, values, span }) =>
      span.to === line?.to &&
      span.from < line.to &&
      STATUS_KINDS.includes(kind) &&
      values.every((value) => OPEN_OR_CLOSED.test(value) || isPaidBack(value)),
  );
}

/** Whether all that labels tell of how an account stands is that it is open or closed. */
function isOnlyUsed({ facts }: Account): boolean {
  const told = facts.filter(({ kind }) => STATUS_KINDS.includes(kind));
  return told.every(({ values }) => values.every((value) => OPEN_OR_CLOSED.test(value)));
}

/** What a card says of a day may stand right below its name: `Opened 6/2/2021`. */
const OF_A_DAY: ReadonlySet<LabelKind> = new Set(['opened', 'date', 'reported']);

/** Whether a kind of account stands alone on its line that is a label elsewhere: `Collection Agency`. */
function isKindAlone({ kind, values }: Fact): boolean {
  return kind === 'agency' && values.every(isEmptyValue);
}

/** The first fact of an account that has a label, but for what tells of a day. */
function firstLabelled({ facts }: Account): Fact | undefined {
  return facts.find((fact) => isPrinted(fact.label) && !OF_A_DAY.has(fact.kind) && !isKindAlone(fact));
}

/** Whether an account is a card that is folded up: a name, and below it no label but that of the day it was reported. */
function isFolded(account: Account): boolean {
  return account.heading !== undefined && has(account, ['reported']) && !firstLabelled(account);
}

/**
 * Whether a line behind a blank one still belongs to the folded card above it: its sum right below the day, or how it stands
 * right below the sum.
 */
function isOfFolded(account: Account, line: Line, above: Line | undefined, below: number): boolean {
  if (below > 2 || !isFolded(account)) return false;
  return below === 1
    ? owedOn(line) !== undefined
    : owedOn(above ?? line) !== undefined && isStatusOnly(line.text);
}

/** Whether an account has its balance or its number, or stands under its name as a screen shows it, where neither has a label. */
function isDebt(account: Account): boolean {
  if (has(account, ['balance', 'amountLoose', 'number']) || isFolded(account)) return true;
  return account.heading !== undefined && has(account, STATUS_KINDS) && has(account, ['statusHint']);
}

function isOf(account: Account, { from, to }: Line): boolean {
  return account.facts.some(({ span }) => span.from < to && span.to > from);
}

/** For whom a line says that somebody collects. */
function collectedFor(line: Line): Fact | undefined {
  const original = COLLECTING.exec(line.text)?.[1];
  return original === undefined ? undefined : unlabelledFact('original', original, line);
}

/** The mark of a list before what a line tells. */
const MARK = /^[*•·▪◦–-] +/;

/** What a line without a label tells by its form. */
function toldBy(line: Line): Fact | undefined {
  const text = line.text.replace(MARK, '');
  const told = (kind: LabelKind, value: string) => unlabelledFact(kind, value, line);
  if (text.length > 60 || isEmptyValue(text)) return undefined;
  const original = ORIGINAL_START.test(text)
    ? ORIGINAL.exec(text.replace(/^\p{Lu}+(?= )/u, (word) => word.toLowerCase()))
    : null;
  if (original?.[1]) return told('original', original[1]);
  const status = isStatusOnly(text) ? text : text.replace(REMARK, '');
  return isStatusOnly(status) ? told('statusLoose', status) : undefined;
}

/** What a line says to the person about an account. */
function spokenOf(line: Line): Fact | undefined {
  const status = spokenStatus(line.text);
  return status === undefined ? undefined : unlabelledFact('statusLoose', status, line);
}

/** The next payment, by the day on which it is due; where a label tells what is paid, or nothing tells what is owed, none. */
function dueOf(account: Account, line: Line, above: Line | undefined): Fact | undefined {
  if (has(account, ['paying']) || !has(account, ['balance'])) return undefined;
  const due = dueOnDay(line.text, above?.text);
  return due === undefined ? undefined : unlabelledFact('paying', due, line);
}

/** Whether a status tells that a debt is later than the one on the line above does: `Repayment`, `41 days past due`. */
function isLater({ kind, values: [text = ''] }: Fact, above: Fact): boolean {
  if (above.kind !== kind) return false;
  const [before, told] = [readStatusText(above.values[0] ?? ''), readStatusText(text)];
  return told.current !== 'current' && worseStatus(before, told).current !== before.current;
}

const SUM = /^\$ ?\d[\d,]*(?:\.\d\d)?$/;

/** What a line without a label says is owed: a sum alone, or one of a whole: `$6,140 / $8,000`. */
function owedOn({ text }: Line): string | undefined {
  return SUM.test(text) ? text : partOfWhole(text)?.owed;
}

/**
 * The figure that a card prints large between the name and its labels, where no label tells the balance; of a folded one
 * any figure.
 */
function figureAbove(account: Account, line: Line): Fact | undefined {
  const first = firstLabelled(account)?.span.from ?? (isFolded(account) ? Number.POSITIVE_INFINITY : 0);
  const owed = line.from < first ? owedOn(line) : undefined;
  if (owed === undefined) return undefined;
  const balances = account.facts.filter(isOwed);
  const areEmpty = balances.every(({ values }) => values.every(isEmptyValue));
  return areEmpty ? unlabelledFact('balance', owed, line) : undefined;
}

/** The status behind the name of an account, on its line: `I.C. System - collection`. */
function statusBehindName(account: Account): Fact[] {
  const { heading } = account;
  if (!heading || has(account, STATUS_KINDS)) return [];
  const behind =
    heading.text
      .split(/ [-–—] /)
      .at(-1)
      ?.replace(/ *\(.*$/, '') ?? '';
  if (behind === heading.text || !isStatusOnly(behind)) return [];
  return [unlabelledFact('statusLoose', behind, heading.span)];
}

/** A line that tells how late the debt was in some months; of a year under the months, each by itself. */
function historyIn(line: Line, next: Line | undefined): Fact[] {
  const { text } = line;
  if (text.length > MAX_HISTORY) return [];
  const told = lateInMonths(text) ? [text] : lateInYear(line, next);
  return told.map((value) => unlabelledFact('text', value, line));
}

/** Whether a line behind a blank one still belongs to the history of the account above: its title, or what stands below that. */
function isOfHistory(line: Line, above: Line | undefined): boolean {
  return isPart(line) || isPart(above);
}

function isPart(line: Line | undefined): boolean {
  return line !== undefined && sectionOf(line.text) === 'part';
}

/** How many accounts a part holds, behind its title: `Collections (1)`. */
const COUNT = / \(\d{1,3}\)$/;

/** The same where no report calls a part so: `Paid accounts (1)`. */
const COUNTED_ACCOUNTS = /\b(?:accounts|collections|loans|cards|debts) \(\d{1,3}\)$/i;

/** What a part says that holds no account: `None reported`, `0`. */
const NONE = /^(?:none|no|0|nothing)\b/i;

/**
 * Whether a line below an account is the title of another part of the report, and no word for how the account stands: such
 * a word stands neither under one that says it is paid in time, nor over one that says there is none.
 */
function isTitle({ text, afterBlank }: Line, above: Line | undefined, below: Line | undefined): boolean {
  if (COUNTED_ACCOUNTS.test(text) || isCountOfAccounts(below?.text ?? '')) return true;
  const section = sectionOf(text);
  if (section === undefined || section === 'part') return false;
  if (section !== 'collections' || afterBlank || COUNT.test(text) || /\baccounts\b/i.test(text)) return true;
  const isInTime = (line: Line | undefined) =>
    line !== undefined && isStatusOnly(line.text) && readStatusText(line.text).current === 'current';
  return isInTime(above) || NONE.test(below?.text ?? '');
}

/** Whether an account ends before a line: at a blank one, or where the next account begins. */
function endsAt(line: Line | undefined, next: number): boolean {
  return !line || line.afterBlank || line.to >= next;
}

/**
 * Accounts with what stands between name and labels, among their labels, and right below them, on lines of its own and
 * without a label: how the account stands, and who was owed before. Only where no label tells it.
 */
export function withBareLines(accounts: readonly Account[], lines: readonly Line[]): Account[] {
  const places = accounts.map(({ heading, facts }) => {
    const { from, to } = spanOf(facts.map(({ span }) => span));
    // Above an account that begins with its name stands what belongs to the one before.
    const begins = facts[0]?.kind === 'name' ? from : Math.min(from, heading?.span.to ?? from);
    return { from: begins, to };
  });
  let start = 0;
  return accounts.map((account, index) => {
    const { from = 0, to = 0 } = places[index] ?? {};
    const end = places[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    if (account.facts.length > MAX_FACTS || !isDebt(account)) return account;
    const isTold = has(account, STATUS_KINDS) && has(account, ['original']);
    while ((lines[start]?.to ?? Number.POSITIVE_INFINITY) <= from) start += 1;
    const found: Fact[] = statusBehindName(account);
    const figures: Fact[] = [];
    let isLast = false;
    let below = 0;
    for (let at = start; at < lines.length; at += 1) {
      const line = lines[at];
      if (!line || line.from >= end) break;
      if (line.from >= to) {
        below += 1;
        const goesOn = isOfHistory(line, lines[at - 1]) || isOfFolded(account, line, lines[at - 1], below);
        if ((line.afterBlank && !goesOn) || below > MAX_OF_FORM) break;
        if (isTitle(line, lines[at - 1], lines[at + 1])) break;
      }
      const isOwn = isOf(account, line);
      const isNear = below <= MAX_BELOW && !isOwn;
      if (below <= MAX_OF_HISTORY && !isOwn) found.push(...historyIn(line, lines[at + 1]));
      const figure = isNear ? figureAbove(account, line) : undefined;
      if (figure) figures.push(figure);
      if (figure) isLast = endsAt(lines[at + 1], end);
      const due = isNear ? dueOf(account, line, lines[at - 1]) : undefined;
      if (due && !found.some(({ kind }) => kind === 'paying')) found.push(due);
      // So does the badge of a card, right below its figure: `$227`, `Late 30 days`, `Account status`, `Open`.
      const isBadge = figures.some(({ span }) => span.from === lines[at - 1]?.from) && isOnlyUsed(account);
      const isBelowUse = isBadge || (!line.afterBlank && saysOnlyThatItIsUsed(account, lines[at - 1]));
      const spoken = () => (below <= MAX_BELOW ? spokenOf(line) : undefined);
      const fact =
        isTold && !isBelowUse
          ? undefined
          : ((isNear ? toldBy(line) : undefined) ?? spoken() ?? collectedFor(line));
      if (!fact) continue;
      const kinds = fact.kind === 'original' ? (['original'] as const) : STATUS_KINDS;
      const above = found.at(-1);
      if (above && above.span.from === lines[at - 1]?.from && isLater(fact, above)) found.pop();
      if (
        (!has(account, kinds) || (isBelowUse && fact.kind === 'statusLoose')) &&
        !found.some(({ kind }) => kind === fact.kind)
      )
        found.push(fact);
    }
    // Of several figures none says that it is what is owed; nor does one of a folded card over words that tell not how a
    // debt stands.
    const isStanding =
      isLast ||
      has(account, STATUS_KINDS) ||
      found.some(({ kind }) => STATUS_KINDS.includes(kind)) ||
      !isFolded(account);
    if (figures.length === 1 && isStanding) found.push(...figures);
    return found.length > 0 ? { ...account, facts: [...account.facts, ...found] } : account;
  });
}
