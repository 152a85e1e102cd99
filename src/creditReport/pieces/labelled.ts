const LABELLED = /^\p{L}[^:]{0,30}: ?\S/u;

/** Whether a text is a label with its value: `Acct of: ANNA`. */
export function isLabelled(text: string): boolean {
  return LABELLED.test(text);
}
