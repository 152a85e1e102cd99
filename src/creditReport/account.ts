import type { LabelKind } from './lexicon/labelTable';
import { isOwedKind } from './lexicon/shapes';
import type { Span } from './page/lines';
import type { CleanName } from './pieces/names';
import type { CodeScheme } from './pieces/statusCodes';
import type { ReviewFlag } from './reviewFlags';

/** One label with its value, or its values where bureaus or debts stand side by side. */
export interface Fact {
  kind: LabelKind;
  /**
   * The label's spelling, or one of the reader's own: `mask`, `unlabelled name`, `in words balance`, `column 2`. Any but
   * those of `OWN` below is taken for printed, and shown in the review.
   */
  label: string;
  /** At least one; a single value holds for all columns. */
  values: readonly string[];
  /** Where label and values stand in the source of the page; what stands among the facts of an account is held to be of it. */
  span: Span;
  /** Several bureaus are named over its values, so that these are of one debt. */
  areOfBureaus?: boolean;
}

/** The label of a value that stood without one, and shows by its form what it is. */
export function unlabelled(kind: LabelKind): string {
  return `unlabelled ${kind}`;
}

/** A value that stood without a label, and where it stood. */
export function unlabelledFact(kind: LabelKind, value: string, { from, to }: Span): Fact {
  return { kind, label: unlabelled(kind), values: [value], span: { from, to } };
}

/** The label of a value that a letter or another paper tells in words of its own. */
export function letterLabel(kind: LabelKind): string {
  return `letter ${kind}`;
}

/** A value that a letter or another paper tells in words of its own, and where. */
export function letterFact(kind: LabelKind, value: string, { from, to }: Span): Fact {
  return { kind, label: letterLabel(kind), values: [value], span: { from, to } };
}

/** The label of a court that is owed a fine; one that files what others are owed is owed nothing. */
export const FINED_BY = 'letter court';

/** The label of whom to ask about an account: its creditor, where nothing else names him. */
export const CREDITOR_CONTACT = 'creditor contact';

/** The label of a line below a debt that belongs to it, whatever it says. */
export const REMARK = 'remark';

/** Labels of the reader's own, for what stands without one or is told by the words around it. */
const OWN = /^(?:mask$|letter |remark$|unlabelled |in words |column \d+$)/;

/** Whether a label is one that the text prints. */
export function isPrinted(label: string): boolean {
  return label !== '' && !OWN.test(label);
}

/** A line that can be the name of the account below it. */
export interface Heading {
  text: string;
  name: CleanName;
  span: Span;
  /** The line right above looks like a name too, so that this one may be the end of a longer name. */
  isDoubtful?: boolean;
  /** Nothing but the order of the text tells whether it names this account or another one beside it. */
  isGuessed?: boolean;
}

/** What a report says about one account, before it is understood. */
export interface Account {
  heading?: Heading;
  facts: readonly Fact[];
  /** What stands in columns whose headings nobody knows. */
  unknown?: readonly Fact[];
  /** It stands in a part of the report for collections. */
  inCollections: boolean;
  /** It stands in a part of the report that holds no debts, such as the summary or the inquiries. */
  isSkipped: boolean;
  /** Doubts that its arrangement leaves. */
  flags: readonly ReviewFlag[];
  /** Every word of its line is known to be of some part of it. */
  isKnown?: boolean;
  /** The scheme of bare status codes, where the column tells it. */
  scheme?: CodeScheme | undefined;
}

/** Whether a fact says who is owed: a creditor, or an agency that collects. */
export function isWho(fact: Fact | undefined): boolean {
  return fact?.kind === 'name' || fact?.kind === 'agency';
}

/** Whether a label stands without a value, as the title of a table does, or not at all. */
export function isBlank(fact: Fact | undefined): boolean {
  return fact?.values.every((value) => value === '') ?? true;
}

/** Whether a fact says what is owed. */
export function isOwed({ kind }: Fact): boolean {
  return isOwedKind(kind);
}

/** The facts of an account of one kind, in their order. */
export function factsOf(account: Account, kind: LabelKind): readonly Fact[] {
  const found: Fact[] = [];
  for (const fact of account.facts) if (fact.kind === kind) found.push(fact);
  return found;
}

/** Whether an account has a value, under a label that is known or not, of which a test holds. */
export function hasValue(
  { facts, unknown = [] }: Account,
  test: (value: string, label: string) => boolean,
): boolean {
  const has = ({ label, values }: Fact) => values.some((value) => test(value, label));
  return facts.some(has) || unknown.some(has);
}

/** The value of a fact in a column: a single value holds for all. */
export function valueIn({ values }: Fact, column: number): string {
  return (values.length > 1 ? values[column] : values[0]) ?? '';
}

/** Makes one account of a row of cells or of a block of labels. */
export function accountOf(facts: readonly Fact[], more: Partial<Account> = {}): Account {
  return { facts, inCollections: false, isSkipped: false, flags: [], ...more };
}
