/** What a line of a list begins with. */
export const BULLET =
  /^(?:(?:[-–—*•·▪◦●○☐☑✓✔√>+]+ )?\[[ x]?\]|[-–—*•·▪◦●○☐☑✓✔√>+]+|\(?\d{1,2}[.)]|#{1,4}|[a-z]\))\s+/i;

/** A mark of a list right before its first word. */
export const TIGHT_BULLET = /^[-–—*•·+](?=\p{L})/u;

/** Whether most of some texts begin with the mark of a list, so that they are its lines and no rows of cells. */
export function areBulleted(texts: readonly string[]): boolean {
  return texts.filter((text) => BULLET.test(text) || TIGHT_BULLET.test(text)).length * 2 > texts.length;
}
