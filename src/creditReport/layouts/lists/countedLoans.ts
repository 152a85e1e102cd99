import { beginsWithCreditor } from '../../lexicon/creditors';

/** How many of them there are, before whose they are. */
const COUNT = /^\d{1,2} (?=\p{L})/u;

/** Whether words begin with a creditor, or with how many of his loans there are: `3 Klarna loans $450 each month`. */
export function beginsWithLoansOf(text: string): boolean {
  return beginsWithCreditor(text.replace(COUNT, ''));
}
