/**
 * How a page rates an account to its owner, in a badge that a copy glues to the end of the name before it:
 * `OAK BANKPotentially negative`.
 */
// Which letter a badge begins with is asked first: it stands at few places.
const BADGE =
  /(?=[PEVGFN])(?<=[\p{L}\d.)])(?:Potentially negative|(?:Exceptional|Excellent|Very good|Good|Fair|Poor) payment history|No missed payments|Needs attention)$/gmu;

/** The grade of an account by itself on a line, under what an app says of the account and right above its sum. */
const GRADE =
  /(?<=\S[ \t]{0,8}\n)(?:Exceptional|Excellent|Very good|Fair|Poor|Needs (?:work|attention|improvement))[ \t]{0,8}\n(?=\$ ?\d)/gu;

/** An icon by the name that fonts of icons draw it from, which a copy leaves as a word on a line of its own: `chevron_right`. */
const ICON =
  /^[ \t]{0,8}(?:chevron|arrow|keyboard_arrow|navigate|expand|unfold|open_in|more|info|help|check|error|warning)_[a-z_]{2,24}[ \t]{0,8}\n/gm;

/**
 * Takes the badges off that a copy has glued to names, and those that stand between a name and its sum, where they would be
 * the name, and icons. They say nothing of how a debt stands, so that nothing is lost.
 */
export function withoutBadges(text: string): string {
  return text.replace(ICON, '').replace(BADGE, '').replace(GRADE, '');
}
