import type { Span } from '../page/lines';

/** A value of an object with its keys, the outer ones first, in words. */
export interface Entry extends Span {
  label: string;
  value: string;
}

/** An object that a machine has written, by its name in the one around it: of JSON, or an element of XML. */
export interface DataObject extends Span {
  key: string;
  entries: Entry[];
}

/** The words of a key: `currentBalance`, `current_balance`, `@_CurrentBalance` and `Current Balance` are the same. */
export function wordsOf(key: string): string {
  return key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[@_.:-]+/g, ' ')
    .toLowerCase()
    .trim();
}
