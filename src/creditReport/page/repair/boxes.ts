import { type Repaired, rewrite } from './rewrite';

/** A line of a form with boxes for several answers, drawn or typed. */
const FORM_LINE = /^.*(?:[☐□☑☒■✅]|[[(] ?[xX✓]? ?[)\]]).*(?:[☐□☑☒■✅]|[[(] ?[xX✓]? ?[)\]]).*$/gmu;
/** A box of such a form; a look for one costs little. */
const BOX = /[☐□☑☒■✅]|[[(] ?[xX✓]? ?[)\]]/u;
/** An answer whose box is empty, up to the next box, column or end. */
const NOT_CHOSEN = /(?:[☐□]|\[ ?\]|\( ?\)) ?(?=[\p{L}\d])(?:(?! {2}|[☐□☑☒■✅\t]|[[(] ?[xX✓]? ?[)\]]).)*/gu;
/** The mark before the answer that is chosen. */
const CHOSEN = /(?:[☑☒■✅]|\[ ?[xX✓] ?\]|\( ?[xX✓] ?\)) ?(?=[\p{L}\d])/gu;
/** The question of a form how long a debt is late: `how many months?`, `How many payments behind?`. */
const QUESTION =
  'how (?:many|long)[^\\n\\d?]{0,20}\\b(days|months|payments)\\b(?: (?:behind|late|past due|overdue))? ?\\?[ :]*';
/** How it is answered behind how the debt stands: `Behind - how many months? 3`; and where it is not. */
const HOW_LONG = new RegExp(
  `\\b(behind|late|past due)\\b[^\\n\\p{L}\\d]{1,12}${QUESTION}(\\d{1,3})\\b`,
  'giu',
);
/** The same question by itself behind a yes: `Behind? Yes   If yes, how many months? 2`; and where that is no count. */
const IF_SO = '[^\\n\\p{L}\\d]{1,60}(?:if (?:so|yes),? )?';
const LATE_FOR = new RegExp(
  `\\b(behind|late|past due|overdue) ?\\?[ :]{1,10}yes${IF_SO}${QUESTION}(\\d{1,3})\\b`,
  'giu',
);
const NOT_LATE = new RegExp(`(?<=\\b(?:yes|no))${IF_SO}${QUESTION}(?:n\\/?a|none)?[^\\p{L}\\d\\n]*$`, 'gimu');
const UNANSWERED = new RegExp(`(?<=\\S)[^\\n\\p{L}\\d]{1,60}${QUESTION}$`, 'gimu');

/** The same without what is to be counted, up to its answer in words: `Behind? Yes, how long? 60 days`. */
const FOR_HOW_LONG = /(?<=\byes)[ ,]{0,3}how long ?\?[ :]*(?<answer>[\p{L}\d])?/giu;

/** A yes or no that is ticked behind its question, which is the label of it: `Behind? Yes`. */
const TICKED = /\?:? {1,10}(?=(?:yes|no)(?!\p{L}))/giu;

/** A form that asks to check lines, whose boxes or lines to check a copy has lost. */
const ASKS_TO_CHECK =
  /\bcheck (?:the |a |each |any )?(?:lines?|box(?:es)?|columns?|correct (?:box|column|line))\b/i;
/** A check before what its line says, and one behind the sum that ends a line. */
const [CHECK_BEFORE, CHECK_BEHIND] = [/^[ \t]{0,40}[xX✓] (?=\p{Lu})/gmu, /(?<=\d\.\d\d) [xX✓]$/gmu];
/** A single one may be a letter of what the line says, or of who signs. */
const MIN_CHECKS = 2;

/** A form without the checks that stand by themselves before its lines: `x Oak Card $500.00` says `Oak Card $500.00`. */
export function withoutChecks(repaired: Repaired): Repaired {
  const { text } = repaired;
  if (!ASKS_TO_CHECK.test(text) || (text.match(CHECK_BEFORE)?.length ?? 0) < MIN_CHECKS) return repaired;
  return [CHECK_BEFORE, CHECK_BEHIND].reduce((so, check) => rewrite(so, check, () => ''), repaired);
}

/** Of answers with boxes those whose box is ticked, without it. */
export function chosenIn(text: string): string {
  return BOX.test(text) ? text.replace(NOT_CHOSEN, '').replace(CHOSEN, '') : text;
}

/** Keeps of the answers in a line of a form the one whose box is ticked: `☐ Current ☒ 30 days` says `30 days`. */
export function withChosenAnswers(repaired: Repaired): Repaired {
  if (!BOX.test(repaired.text)) return repaired;
  const chosen = rewrite(repaired, FORM_LINE, ([line]) => chosenIn(line).replace(TICKED, '?: '));
  const answered = rewrite(chosen, HOW_LONG, ([, late, unit, count]) => `${count} ${unit} ${late}`);
  const late = rewrite(answered, LATE_FOR, ([, asked, unit, count]) => `${asked}? ${count} ${unit}`);
  const told = rewrite(late, FOR_HOW_LONG, ({ groups }) => (groups?.answer ? `, ${groups.answer}` : ''));
  return [NOT_LATE, UNANSWERED].reduce((so, question) => rewrite(so, question, () => ''), told);
}
