import { type Line, type Span, spanOf } from '../page/lines';
import { remembered } from '../page/remembered';

/** What the page of a forum writes on its buttons below what somebody has written. */
const BUTTONS =
  'upvotes?|downvotes?|likes?|kudos?|repl(?:y|ies)|comments?|go to comments|award|share|save|hide|report|follow|more|best|top|new|sort by:?';
/** A count of those who pressed one. */
const COUNT = '\\d{1,3}(?:,\\d{3})*|\\d{1,3}(?:\\.\\d)?k';
const OF_BUTTONS = new RegExp(`^(?=.*\\p{L})(?:(?:${BUTTONS}|${COUNT})(?:[ ·•|]+|$)){1,10}$`, 'iu');
const BARE_COUNT = new RegExp(`^(?:${COUNT})$`, 'i');
/** By which of them a forum is known: other pages have some of the others too. */
const VOTE = /\b(?:upvotes?|downvotes?|likes?|kudos?|repl(?:y|ies)|comments)\b/i;
/** A line of buttons is no longer. */
const MAX_BUTTONS = 80;

/** How long ago something was written, behind its writer or below him: `3h ago`, `u/fern · 5 hr. ago`, `2 days ago`. */
const AGE =
  /(?:^| )\d{1,2} ?(?:[smhdwy]|mins?|hrs?|mos?|yrs?|(?:minute|hour|day|week|month|year)s?)\.? ago$|^\d{1,2}[mhdwy]$/i;
/** Who has asked writes again. */
const ASKER = /(?:^|[ ·•])(?:OP|Author)(?:$|[ ·•])/;
/** Within so many lines a comment says who wrote it, and when. */
const MAX_HEAD = 5;

const isOfButtons = remembered((text) => text.length <= MAX_BUTTONS && OF_BUTTONS.test(text.trim()));

/** The runs of lines that hold buttons and their counts alone; one has a vote or an answer among them. */
function buttonsIn(lines: readonly Line[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  let [start, hasVote] = [0, false];
  for (let index = 0; index <= lines.length; index += 1) {
    const text = lines[index]?.text ?? '';
    const isButton = text !== '' && isOfButtons(text);
    if (isButton || BARE_COUNT.test(text)) hasVote ||= isButton && VOTE.test(text);
    else {
      if (hasVote) runs.push({ from: start, to: index });
      [start, hasVote] = [index + 1, false];
    }
  }
  return runs;
}

/** Whether a line, or a piece of it, tells how long ago something was written. */
function isAged({ cells }: Line): boolean {
  return cells.some((cell) => AGE.test(cell));
}

/** Whether lines begin as what somebody else than the asker has written. */
function isComment(lines: readonly Line[]): boolean {
  const head = lines.slice(0, MAX_HEAD);
  return head.some(isAged) && !head.some(({ text }) => ASKER.test(text));
}

/**
 * The stretches of the page of a forum that hold votes, and what others have answered below what was asked: their debts
 * are not those of the asker. What stands below the last answer is not known to be one.
 */
export function answersIn(lines: readonly Line[]): Span[] {
  const runs = buttonsIn(lines);
  if (runs.length === 0) return [];
  const asked = lines.findIndex(isAged);
  return runs.flatMap((run, index) => {
    const before = runs[index - 1];
    const answer = before && before.from > asked && asked >= 0 ? lines.slice(before.to, run.from) : [];
    return [...(isComment(answer) ? [answer] : []), lines.slice(run.from, run.to)].map(spanOf);
  });
}
