import { isPrinted } from '../account';
import { looksLikeCreditor } from '../lexicon/creditors';
import type { Line, Span } from '../page/lines';
import { matchesIn } from '../page/matches';
import type { Page } from '../page/page';
import { areKindsOfDebt } from '../pieces/kindsOfAccount';
import { isName } from '../pieces/names';
import type { ReportedDebt } from '../reportedDebt';

/** How the name of a company ends. */
export const COMPANY =
  /,? (?:LLC|L\.L\.C\.|LLP|LP|Inc\.?|Corp\.?|Corporation|Company|Co\.|N\.A\.|P\.C\.|Ltd\.?|Trust(?: [IVX]+)?)$/;
/** Letters that may be the initials of a company. */
const INITIALS = /^\p{Lu}{3,5}$/u;
/** Whose network a card is of, which has lent nothing. */
const NETWORK =
  /^(?:(?:signature|platinum|gold|classic|world(?: elite)?) )?(?:visa|master ?card)(?: (?:signature|platinum|gold|classic|world(?: elite)?|credit card|card))?$/i;
/** To whom the slip at the foot of a bill has checks written. */
const PAYABLE =
  /\b(?:checks?|cheques?|money orders?|payments?)\)? payable to:?\s(\p{Lu}[^.,;:\n\d]{1,50}?)(?= (?:and|to|in|at|for|with|or|on|by)\b|[.,;:\n\d]|$)/u;
/** The head of a letter is no longer. */
const HEAD_LINES = 12;

/** Whether a company is called by its initials: `MCM`, of `Midland Credit Management, Inc.`. */
function isCalledByInitials(company: string, name: string): boolean {
  const initials = Array.from(matchesIn(company.replace(COMPANY, ''), /(?<!\p{L})\p{Lu}/gu), ([one]) => one);
  return INITIALS.test(name) && initials.join('') === name;
}

/** Whether a line names a company, and not what kind of debt it is owed. */
export function isCompany(text: string): boolean {
  return isName(text) && looksLikeCreditor(text) && !areKindsOfDebt(text);
}

/** The line in the head of a paper that names the company which writes it; undefined where none does. */
function companyIn(head: readonly Line[]): Line | undefined {
  return head.find(({ text }) => isCompany(text));
}

/** The company to which a bill has checks written; undefined where it says that of none. */
function payeeIn(source: string): Span | undefined {
  const found = PAYABLE.exec(source);
  const [whole = '', name = ''] = found ?? [];
  if (!found || !isCompany(name)) return undefined;
  const from = found.index + whole.length - name.length;
  return { from, to: from + name.length };
}

/**
 * The one debt of a letter under the whole name of who writes, where his paper has its first word alone before a label, or
 * his initials: `Oak Account Number` below `Oak Portfolio Partners, LLC`; or nothing but the kind of debt: `Credit card
 * ending in 1234` below `Oak Bank`, or over a slip for checks payable to him.
 */
export function withWriterName<Read extends { debt: ReportedDebt }>(
  reads: readonly Read[],
  { lines, source }: Page,
): readonly Read[] {
  const [read, ...more] = reads;
  const name = read?.debt.accountName ?? '';
  const isKind = areKindsOfDebt(name) || NETWORK.test(name);
  const isAlone = more.length === 0 && (isKind || /^\p{Lu}[\p{L}\d&.'-]{2,}$/u.test(name));
  if (!read || !isAlone || isPrinted(read.debt.sources.accountName?.label ?? '')) return reads;
  const head = lines.slice(0, HEAD_LINES);
  const whole = isKind
    ? (companyIn(head.filter(({ to }) => to <= (read.debt.sources.accountName?.from ?? 0))) ??
      payeeIn(source))
    : head.find(
        ({ text }) =>
          !/[\d:]/.test(text) &&
          ((text.startsWith(`${name} `) && COMPANY.test(text)) || isCalledByInitials(text, name)),
      );
  if (!whole) return reads;
  const { from, to } = whole;
  const sources = { ...read.debt.sources, accountName: { from, to } };
  return [{ ...read, debt: { ...read.debt, accountName: source.slice(from, to).trim(), sources } }];
}
