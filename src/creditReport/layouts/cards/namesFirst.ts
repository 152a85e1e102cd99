import { callsDebts } from '../../lexicon/calledDebts';
import type { Line } from '../../page/lines';
import { isStatusOnly } from '../../pieces/statuses';
import { isTotalTitle } from '../../pieces/sums';
import { isCardName, isLoneSum, isTitle } from './cardLines';
import { partOf } from './groupHeads';

/** One sum over a name may be the last of the card before. */
const MIN_CARDS = 2;

/** A title is over several of them, and no name has them so: `Accounts on file with Oak`. */
const OF_SEVERAL = /\baccounts\b/i;

/** What a page calls all that is owed, over its sum. */
const OWED_IN_ALL = /^(?:the )?(?:total )?(?:amount|balance) you owe$|^you owe$/i;

function isOfAll(title: string): boolean {
  return isTotalTitle(title) || OWED_IN_ALL.test(title);
}

/** Whether a line can be the name of a card, and tells nothing of the one before. */
function isNameOf(line: Line | undefined): boolean {
  return line?.afterBlank === false && isCardName(line.text) && !isStatusOnly(line.text);
}

/** Whether something of a card stands at a line: right below its name, and neither a sum nor a title. */
function isMore(line: Line | undefined): boolean {
  return line?.afterBlank === false && !isLoneSum(line.text) && !isTitle(line.text);
}

/** Whether a card ends before a line, and the next sum begins another. */
function isNext(line: Line | undefined): boolean {
  return line === undefined || isLoneSum(line.text);
}

/**
 * The lines of a page with each name over its sum, where every sum that stands alone, but that of all and those below the
 * title of what holds no accounts, begins a card: its name is right below, with more of the card under that or the next sum,
 * and none is above the first sum. The last sum shows it: under a name, it would have none below.
 */
export function withNamesFirst(lines: readonly Line[]): readonly Line[] {
  const all: number[] = [];
  lines.forEach(({ text }, index) => {
    if (isLoneSum(text) && !isOfAll(lines[index - 1]?.text ?? '')) all.push(index);
  });
  const other = lines.findIndex(({ text }, index) => index > (all[0] ?? 0) && partOf(text) === 'skipped');
  const sums = other < 0 ? all : all.filter((sum) => sum < other);
  const [first = 0] = sums;
  const beginCards =
    sums.every((sum) => isNameOf(lines[sum + 1])) &&
    (sums.every((sum) => isMore(lines[sum + 2])) || sums.every((sum) => isNext(lines[sum + 2])));
  const above = lines[first]?.afterBlank ? '' : (lines[first - 1]?.text ?? '');
  const isBelowName = isCardName(above) && !OF_SEVERAL.test(above) && !callsDebts(above);
  if (sums.length < MIN_CARDS || !beginCards || isBelowName) return lines;
  const inOrder = [...lines];
  for (const sum of sums) {
    const [amount, name] = [lines[sum], lines[sum + 1]];
    if (!amount || !name) continue;
    inOrder[sum] = { ...name, afterBlank: true };
    inOrder[sum + 1] = { ...amount, afterBlank: false };
  }
  return inOrder;
}
