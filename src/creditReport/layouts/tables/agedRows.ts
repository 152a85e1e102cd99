import { sum } from '../../../money/money';
import { type Account, accountOf, unlabelledFact } from '../../account';
import { lastAgesIn } from '../../meaning/agedSums';
import { chunkOf, type PlacedLine, type Word } from '../../page/placed';
import { isMoneyWord, readAmount } from '../../pieces/amounts';
import { readDate } from '../../pieces/dates';
import { isName } from '../../pieces/names';
import { numberCost } from './seatWords';
import { textOf } from './stackedHeadings';
import { isOfTotals } from './tables';

/** One such row alone may be the foot of a bill. */
const MIN_ROWS = 2;

/** Whether a word ends a name: the number of the account, a day or a sum. */
function endsName({ text }: Word): boolean {
  return numberCost([text]) === 0 || readDate(text) !== undefined || isMoneyWord(text);
}

/** The debt of a line whose last sums are its parts by their age, and what these come to; undefined where they do not. */
function debtOn(line: PlacedLine, ages: readonly string[]): Account | undefined {
  const last = line.words.slice(-1 - ages.length);
  const [total, parts] = [last.at(-1), last.slice(0, -1)];
  if (!total || parts.length < ages.length || !last.every(({ text }) => isMoneyWord(text))) return undefined;
  const whole = sum(parts.flatMap(({ text }) => readAmount(text)?.amount ?? []));
  if (!readAmount(total.text)?.amount?.eq(whole)) return undefined;
  const end = line.words.findIndex(endsName);
  if (end < 1) return undefined;
  const [name, number] = [chunkOf(line.words.slice(0, end)), line.words[end]];
  if (!isName(name.text) || isOfTotals([name.text])) return undefined;
  return accountOf([
    unlabelledFact('name', name.text, name),
    ...(number && numberCost([number.text]) === 0 ? [unlabelledFact('number', number.text, number)] : []),
    ...parts.map((part, column) => ({
      ...unlabelledFact('text', part.text, part),
      label: ages[column]?.toLowerCase() ?? '',
    })),
    unlabelledFact('balance', total.text, total),
  ]);
}

/**
 * Reads debts of a line each that tell at their end what is owed by its age, and what that comes to, under headings that
 * have lost their gaps: the statements of hospitals and of agencies. That the parts add up says which column is what.
 */
export function readAgedRows(lines: readonly PlacedLine[]): Account[] {
  const accounts: Account[] = [];
  let ages: readonly string[] = [];
  for (const line of lines) {
    const headings = lastAgesIn(textOf(line));
    if (headings.length > 0) ages = headings;
    const debt = ages.length > 0 && headings.length === 0 ? debtOn(line, ages) : undefined;
    if (debt) accounts.push(debt);
  }
  return accounts.length < MIN_ROWS ? [] : accounts;
}
