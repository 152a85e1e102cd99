import type { Account } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import { heldFor } from '../lexicon/labelText';
import { asDecided, isUnderDecided, meaningOf } from '../meaning/decide';
import type { Page } from '../page/page';
import type { ReportedDebt } from '../reportedDebt';
import { type ReportedField, type ReviewFlag, reviewedField } from '../reviewFlags';
import { saidOf } from './debtOf';
import type { Read } from './duplicates';
import { placed } from './placed';
import { withFields } from './withFields';

type Kinds = ReadonlyMap<string, LabelKind>;

function saysNothing({ sources }: ReportedDebt): boolean {
  return Object.keys(sources).length === 0;
}

/** Whether each label about which a person has decided stands in some account that was read as a debt. */
export function areInDebts(reads: readonly { account: Account }[], kinds: Kinds): boolean {
  return [...kinds].every((one) => reads.some(({ account }) => isUnderDecided(account, new Map([one]))));
}

/** An account with what stands in columns of unknown headings among its facts, where a person has decided about those. */
function withKnown(account: Account, kinds: Kinds): Account {
  const told = (account.unknown ?? []).filter(({ label }) => heldFor(kinds, label) !== undefined);
  return told.length === 0 ? account : { ...account, facts: [...account.facts, ...told] };
}

/** The fields that a person's decisions change: those that labels are given, and those that have lost theirs. */
function fieldsOf({ sources }: ReportedDebt, { facts }: Account, kinds: Kinds): ReportedField[] {
  const given = facts.flatMap(({ label }) => {
    const kind = heldFor(kinds, label);
    const meaning = kind && meaningOf(kind);
    return meaning && meaning !== 'nothing' ? [meaning] : [];
  });
  const lost = (Object.keys(sources) as ReportedField[]).filter((field) => {
    const label = sources[field]?.label;
    return label !== undefined && heldFor(kinds, label) !== undefined;
  });
  return [...new Set([...given, ...lost])];
}

/** What is said of a field that is not printed. */
const NOT_PRINTED: readonly ReviewFlag[] = ['amount-missing', 'name-missing', 'no-status'];

/** A debt without the words that a field is not printed, where it is, and a person has taken it away. */
function withoutDenied(debt: ReportedDebt, before: ReportedDebt): ReportedDebt {
  const isDenied = (flag: ReviewFlag) =>
    NOT_PRINTED.includes(flag) && before.sources[reviewedField(flag)] !== undefined;
  return { ...debt, review: debt.review.filter((flag) => before.review.includes(flag) || !isDenied(flag)) };
}

/**
 * The debts as a person has decided about the labels they stand under: each field that a label is given says what stands
 * there, each that has lost its label says what the other labels of its account say of it, and nothing else of any debt
 * changes. A debt is gone only where no label says anything of it any more.
 *
 * @param reads the debts as they were read with those labels
 * @param kinds what the labels mean now, by their keys
 */
export function asMeant(reads: readonly Read[], kinds: Kinds, page: Page): ReportedDebt[] {
  return reads.flatMap(({ debt, account }) => {
    const own = withKnown(account, kinds);
    const fields = fieldsOf(debt, own, kinds);
    if (fields.length === 0) return [debt];
    const rest = asDecided(own, kinds);
    const other = placed({ account: rest, debt: saidOf(rest) }, page).debt;
    const meant = withoutDenied(withFields(debt, other, fields), debt);
    return saysNothing(meant) ? [] : [meant];
  });
}
