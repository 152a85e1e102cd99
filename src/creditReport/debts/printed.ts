import { type Account, type Fact, factsOf, valueIn } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import { isNoneLate } from '../lexicon/questions';
import type { Span } from '../page/lines';
import { isEmptyValue } from '../pieces/amounts';

/** A value with the line it stands in, and the label it stands under. */
export interface Printed<T> {
  value: T;
  span: Span;
  label?: string | undefined;
  /** The words it was read from, where the value does not hold them. */
  text?: string;
}

/** The values that one column of an account prints under labels of a kind; that nothing is late is said with an empty one too. */
export function printedValues(
  account: Account,
  kind: LabelKind,
  column: number,
): readonly { value: string; fact: Fact }[] {
  const printed: { value: string; fact: Fact }[] = [];
  for (const fact of factsOf(account, kind)) {
    const value = valueIn(fact, column);
    if (!isEmptyValue(value) || isNoneLate(value, fact.label)) printed.push({ value, fact });
  }
  return printed;
}
