/** What people write over a list of what they owe: `Debt snowball`, `Our loans`, `Credit cards`. */
const CALLED =
  /^(?:\p{L}+ (?:debts?|loans?|cards?|deudas?|d[ií]vidas?)|(?:debts|loans|cards|deudas|d[ií]vidas)|debts? \p{L}+)$/iu;

/** Whether a heading is a title of debts: what stands under it calls them. */
export function callsDebts(heading: string): boolean {
  return CALLED.test(heading);
}
