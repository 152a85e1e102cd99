import { withoutBeside } from '../layouts/lists/besideDebts';
import { earlierLines } from '../layouts/lists/earlierDays';
import type { Span } from '../page/lines';
import type { Page } from '../page/page';
import { remembered, rememberedOf } from '../page/remembered';
import { areKindsOfDebt } from '../pieces/kindsOfAccount';
import { deniedIn } from './deniedLines';
import { examplesIn } from './examples';
import { answersIn } from './forumPages';
import { offeredIn } from './offeredInSentences';
import { offersIn } from './offersOnPage';
import { tellsNoDebt } from './otherLines';
import { isOfOther, MAX_LENGTH } from './otherTitles';
import { ownAccountsIn } from './ownAccounts';
import { runningBalances } from './runningBalance';
import { scoresIn } from './scores';
import { titledPartsIn } from './titledParts';

/** How many debts of a kind there are, before what they come to: `REVOLVING  COUNT 4  BAL 9927`; which of them it is, is no count: `Loan #1: Oak`. */
const COUNTED =
  /^([\p{L}& ]{3,40}?):? +(?!#\d{1,2}: \p{L})(?:count|#|accounts|accts|trades|qty)[:#]? ?\d{1,3}\b/iu;

/** The same the other way round: `Revolving  6 accounts  $12,480`; a single such line may be of a person's own debts. */
const COUNTED_BEFORE = /^([\p{L}& ]{3,40}?):? +\d{1,3} (?:account|acct|trade|loan|card)s?\b/iu;
const MIN_COUNTED = 3;

/** Whether a line counts debts by their kinds. */
const countsDebts = remembered(
  (text) => /\d/.test(text) && areKindsOfDebt(COUNTED.exec(text.slice(0, MAX_LENGTH))?.[1] ?? ''),
);
const countsBefore = remembered(
  (text) => /\d/.test(text) && areKindsOfDebt(COUNTED_BEFORE.exec(text.slice(0, MAX_LENGTH))?.[1] ?? ''),
);

/** The index behind the last of the lines from one on that count debts by their kinds. */
function countedEnd(lines: Page['lines'], start: number): number {
  let end = start;
  while (countsDebts(lines[end]?.text ?? '')) end += 1;
  if (end > start) return end;
  while (countsBefore(lines[end]?.text ?? '')) end += 1;
  return end - start >= MIN_COUNTED ? end : start;
}

/**
 * The stretches of a page that tell, by their title, their headings or a balance that runs on from row to row, of
 * something else than debts: transactions, offers, what others owe, savings, bills, invoices; and examples of debts, and
 * what would be.
 */
export const otherPartsIn = rememberedOf((page: Page): readonly Span[] => {
  const { lines, source } = page;
  const parts: Span[] = [];
  let counted = 0;
  for (const [index, { text, from, to }] of lines.entries()) {
    if (index >= counted) {
      counted = Math.max(index, countedEnd(lines, index));
      if (counted > index) parts.push({ from, to: lines[counted - 1]?.to ?? to });
    }
    // A line that goes on to debts is parted where it is read.
    if ((tellsNoDebt(text) || isOfOther(text)) && !withoutBeside(text)?.length) parts.push({ from, to });
  }
  return [
    ...parts,
    ...titledPartsIn(page),
    ...examplesIn(page),
    ...earlierLines(lines),
    ...answersIn(lines),
    ...deniedIn(lines),
    ...scoresIn(lines),
    ...offeredIn(lines, source),
    ...offersIn(lines),
    ...runningBalances(page),
    ...ownAccountsIn(page),
  ];
});
