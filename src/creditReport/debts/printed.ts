import type { Span } from '../page/lines';

/** A value with the line it stands in, and the label it stands under. */
export interface Printed<T> {
  value: T;
  span: Span;
  label?: string | undefined;
  /** The words it was read from, where the value does not hold them. */
  text?: string;
}
