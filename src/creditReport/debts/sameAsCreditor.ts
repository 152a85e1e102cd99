/** What a form is filled in with where it asks for another than the creditor, and there is none: `First owed to: same`, `Current holder: Same as creditor`. */
const SAME =
  /^(?:the )?same(?: (?:as (?:above|now|(?:the )?(?:original )?creditor)|company|one|creditor))?\.?$/i;

/** Whether a value in the place of another name says that it is the creditor himself. */
export function isSameAsCreditor(value: string): boolean {
  return SAME.test(value.trim());
}
