/** The source of an expression for what is a sum by its form: a sign of dollars, commas at its thousands, or cents. */
export const SUM_BY_FORM = String.raw`\$ ?\d[\d,]*(?:\.\d\d)?|\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+\.\d\d`;
/** A sum that shows by its form that it is no number of an account behind a mask of dots. */
const SUM = `(?:${SUM_BY_FORM}|\\d{2,3})`;
/** Dots that lead without a blank from a name to its sum, and on to what else is told: `Oak....$2,118.60...30 days`. */
const LED = new RegExp(String.raw`(?<=\p{L})\.{3,}${SUM}\.{3,}(?=[\p{L}\d$])`, 'u');
/** Dots that lead, in such a line. */
const LEADER = /(?<=[\p{L}\d])\.{3,}(?=[\p{L}\d$])/gu;

/** Dots with blanks between them, as a typewriter leads to the next column, behind a name that ends in a dot of its own: `C.U. . . .  31-88`. */
const TYPED = /(?<=\p{L}\. )\.(?: \.)*(?= {2,}\S)/gu;

/** A text with such dots as blanks; as long as before, so that columns keep their places. */
export function withTypedLeadersBlank(text: string): string {
  return text.includes(' . ') ? text.replace(TYPED, (dots) => ' '.repeat(dots.length)) : text;
}

/** A text with the dots apart that lead from piece to piece of its lines; as long as before, so that columns keep their places. */
export function withLeadersApart(text: string): string {
  if (!text.includes('...')) return text;
  return text
    .split('\n')
    .map((line) => (LED.test(line) ? line.replace(LEADER, (dots) => ` ${dots.slice(2)} `) : line))
    .join('\n');
}
