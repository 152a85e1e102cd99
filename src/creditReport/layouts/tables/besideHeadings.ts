import { type Account, factsOf } from '../../account';
import { type Band, overlap } from '../../page/bands';
import type { Line } from '../../page/lines';
import type { PlacedLine } from '../../page/placed';
import { isMaskedNumber } from '../../pieces/accountNumber';
import { isMoneyWord } from '../../pieces/amounts';
import { readTwoLineTrades } from './twoLineTrades';

/** A line whose words are told by their order alone. */
function inOneCell(line: Line): Line {
  return { ...line, cells: [line.text] };
}

/** The sum of a line that most of a heading stands over; undefined where it stands over none. */
function sumUnder({ words }: PlacedLine, heading: Band): string | undefined {
  let best: PlacedLine['words'][number] | undefined;
  for (const word of words)
    if (isMoneyWord(word.text) && overlap(word, heading) > (best ? overlap(best, heading) : 0)) best = word;
  return best?.text;
}

/** Whether what is owed stands under a word for it, by its place, in half of the accounts or more. */
function areUnder(owed: readonly (readonly [string, PlacedLine])[], headings: readonly Band[]): boolean {
  const isUnder = ([sum, line]: readonly [string, PlacedLine]) =>
    headings.some((heading) => sumUnder(line, heading) === sum);
  return owed.filter(isUnder).length * 2 >= owed.length;
}

/** What is owed on each account, with the line that it stands in. */
function owedIn(accounts: readonly Account[], lines: readonly PlacedLine[]): [string, PlacedLine][] {
  const byPlace = new Map(lines.map((line) => [line.from, line]));
  return accounts.flatMap((account): [string, PlacedLine][] => {
    const [owed] = factsOf(account, 'balance');
    const line = owed && byPlace.get(owed.span.from);
    return owed && line ? [[owed.values[0] ?? '', line]] : [];
  });
}

/** The words for what is owed above a place. */
function headingsAbove(lines: readonly PlacedLine[], place: number): Band[] {
  const above = lines.filter(({ from }) => from < place);
  return above.flatMap(({ words }) => words.filter(({ text }) => /^balance$/i.test(text)));
}

/**
 * Reads debts on two lines each whose values do not stand under their headings, as a page prints them that was set in
 * other letters: by place the limit would be what is owed, so the order alone tells. Nothing where a number that begins a
 * line is of none of them.
 */
export function readBesideHeadings(lines: readonly Line[], placed: readonly PlacedLine[]): Account[] {
  const accounts = readTwoLineTrades(lines.map(inOneCell));
  const owed = owedIn(accounts, placed);
  const [first] = owed;
  if (!first) return [];
  const begin = first[1].from;
  const numbered = placed.filter(
    ({ from, words: [word] }) => from > begin && word && isMaskedNumber(word.text),
  );
  const areAll = numbered.length <= accounts.length && owed.length === accounts.length;
  return areAll && !areUnder(owed, headingsAbove(placed, begin)) ? accounts : [];
}
