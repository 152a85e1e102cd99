/**
 * How a page rates an account to its owner, in a badge that a copy glues to the end of the name before it:
 * `OAK BANKPotentially negative`.
 */
// Which letter a badge begins with is asked first: it stands at few places.
const BADGE =
  /(?=[PEVGFN])(?<=[\p{L}\d.)])(?:Potentially negative|(?:Exceptional|Excellent|Very good|Good|Fair|Poor) payment history|No missed payments|Needs attention)$/gmu;

/** Takes the badges off that a copy has glued to names. They say nothing of how a debt stands, so that nothing is lost. */
export function withoutBadges(text: string): string {
  return text.replace(BADGE, '');
}
