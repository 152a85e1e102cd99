/** That a debt is paid off by now, in the words of whoever tells it: `was paid off in May`, `I already paid it off`. */
const TOLD_PAID_OFF =
  /(?<!\p{L})(?:(?:is|are|was|were|got|been|i|we)(?: (?:all|already|now|just|finally|fully|since))?|already) paid (?:it |them )?(?:off|in full)(?!\p{L})|(?<!\p{L})(?:liquid[eé]|liquidamos|liquidad[ao]|quitei|quitad[ao]|saldad[ao])(?!\p{L})/iu;

/** Whether words say of a debt that nothing is owed on it any more; not that it will be, or nearly is. */
export function isToldPaidOff(words: string): boolean {
  return TOLD_PAID_OFF.test(words);
}
