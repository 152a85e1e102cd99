import { isPrinted } from '../account';
import { matchesIn } from '../page/matches';
import type { Page } from '../page/page';
import type { ReportedDebt } from '../reportedDebt';

/** How the name of a company ends. */
const COMPANY =
  /,? (?:LLC|L\.L\.C\.|LLP|LP|Inc\.?|Corp\.?|Corporation|Company|Co\.|N\.A\.|P\.C\.|Ltd\.?|Trust(?: [IVX]+)?)$/;
/** Letters that may be the initials of a company. */
const INITIALS = /^\p{Lu}{3,5}$/u;
/** The head of a letter is no longer. */
const HEAD_LINES = 12;

/** Whether a company is called by its initials: `MCM`, of `Midland Credit Management, Inc.`. */
function isCalledByInitials(company: string, name: string): boolean {
  const initials = Array.from(matchesIn(company.replace(COMPANY, ''), /(?<!\p{L})\p{Lu}/gu), ([one]) => one);
  return INITIALS.test(name) && initials.join('') === name;
}

/**
 * The one debt of a letter under the whole name of who writes, where his paper has its first word alone before a label, or
 * his initials: `Oak Account Number` below `Oak Portfolio Partners, LLC`.
 */
export function withWriterName<Read extends { debt: ReportedDebt }>(
  reads: readonly Read[],
  { lines }: Page,
): readonly Read[] {
  const [read, ...more] = reads;
  const name = read?.debt.accountName ?? '';
  const isAlone = more.length === 0 && /^\p{Lu}[\p{L}\d&.'-]{2,}$/u.test(name);
  if (!read || !isAlone || isPrinted(read.debt.sources.accountName?.label ?? '')) return reads;
  const whole = lines
    .slice(0, HEAD_LINES)
    .find(
      ({ text }) =>
        !/[\d:]/.test(text) &&
        ((text.startsWith(`${name} `) && COMPANY.test(text)) || isCalledByInitials(text, name)),
    );
  if (!whole) return reads;
  const sources = { ...read.debt.sources, accountName: { from: whole.from, to: whole.to } };
  return [{ ...read, debt: { ...read.debt, accountName: whole.text, sources } }];
}
