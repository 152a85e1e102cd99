import type { Span } from './page/lines';
import type { ReportedField } from './reviewFlags';

/** What a label of a report can mean for a debt. */
export type Meaning = ReportedField | 'nothing';

/** A place that comes back in every debt of a text: a label, or a column. */
export interface Slot {
  /** As it is printed, without its colon; `Column 2` where columns have no headings. */
  label: string;
  meaning: Meaning;
  /** Something else speaks for another meaning nearly as much, or little speaks for this one. */
  isDoubtful: boolean;
  /** What it would mean else. */
  other?: Meaning;
}

/** What a person has decided about a text; it overrules the reader. */
export interface Decided {
  /** By the label of a slot. */
  meanings?: ReadonlyMap<string, Meaning>;
  /** The name of the layout that the text is to be read in. */
  layout?: string;
}

/** A place in the source that looks as if it said something about a debt, and that no row has taken. */
export interface Unused extends Span {
  kind: 'amount' | 'accountNumber' | 'status';
}
