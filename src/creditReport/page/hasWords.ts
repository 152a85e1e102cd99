/** Whether a text has so many words at least, of which one blank parts two; they are not made for it. */
export function hasWords(text: string, least: number): boolean {
  let at = -1;
  for (let count = 1; count < least; count += 1) {
    at = text.indexOf(' ', at + 1);
    if (at < 0) return false;
  }
  return true;
}
