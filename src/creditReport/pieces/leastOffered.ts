/** Right before the least that could be paid, as plans are offered. */
const LEAST_OFFERED =
  /\b(?:as (?:low|little) as|(?:starting|beginning|start|begin) (?:at|from)|from (?:just|only))(?: (?:just|only))?:? ?$/i;

/** Whether the words before a sum tell the least that somebody could pay, and not what is paid: `payment plans as low as $50 a month`. */
export function leadsToLeastOffered(before: string): boolean {
  return LEAST_OFFERED.test(before);
}
