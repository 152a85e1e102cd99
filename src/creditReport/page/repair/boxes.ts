import { type Repaired, rewrite } from './rewrite';

/** A line of a form with boxes for several answers, drawn or typed. */
const FORM_LINE = /^.*(?:[☐□☑☒■✅]|[[(] ?[xX✓]? ?[)\]]).*(?:[☐□☑☒■✅]|[[(] ?[xX✓]? ?[)\]]).*$/gmu;
/** A box of such a form; a look for one costs little. */
const BOX = /[☐□☑☒■✅]|[[(] ?[xX✓]? ?[)\]]/u;
/** An answer whose box is empty, up to the next box, column or end. */
const NOT_CHOSEN = /(?:[☐□]|\[ ?\]|\( ?\)) ?(?=[\p{L}\d])(?:(?! {2}|[☐□☑☒■✅\t]|[[(] ?[xX✓]? ?[)\]]).)*/gu;
/** The mark before the answer that is chosen. */
const CHOSEN = /(?:[☑☒■✅]|\[ ?[xX✓] ?\]|\( ?[xX✓] ?\)) ?(?=[\p{L}\d])/gu;
/** How long a debt is late, as a form asks it behind the answer: `Behind - how many months? 3`. */
const HOW_LONG =
  /\b(behind|late|past due)\b[^\n\p{L}\d]{1,5}how (?:many|long)[^\n\d?]{0,20}\b(days|months|payments)\b ?\?[ :]*(\d{1,3})\b/giu;

/** Keeps of the answers in a line of a form the one whose box is ticked: `☐ Current ☒ 30 days` says `30 days`. */
export function withChosenAnswers(repaired: Repaired): Repaired {
  if (!BOX.test(repaired.text)) return repaired;
  const chosen = rewrite(repaired, FORM_LINE, ([line]) => line.replace(NOT_CHOSEN, '').replace(CHOSEN, ''));
  return rewrite(chosen, HOW_LONG, ([, late, unit, count]) => `${count} ${unit} ${late}`);
}
