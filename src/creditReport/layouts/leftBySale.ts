import { type Account, accountOf, letterFact } from '../account';
import { type Line, type Span, spanOf } from '../page/lines';
import type { Page } from '../page/page';
import { readNumberLine } from '../pieces/accountNumber';
import { isLetter } from './letter';
import { best, type Sum, sumsIn } from './letterSums';
import { type Named, spokenOfIn, writerOf } from './notice/noticeNames';

/** What the sale of the collateral brought, which is taken off what was owed. */
const PROCEEDS =
  /\b(?:(?:sales?|auction|disposition) proceeds|proceeds (?:of|from) (?:the )?(?:sale|auction|disposition))\b/i;
/** What is owed after it. */
const LEFT = /\bdeficiency\b/i;
/** The number of the account behind its label. */
const NUMBERED = /^(?:account|acct|loan|contract)\.?(?: (?:number|no\.?|#))?: ?(?=\S*\d{3})([\w*•-]{4,25})$/i;
const SUM = /\$ ?\d/;
/** The name stands so many paragraphs above at most. */
const MAX_ABOVE = 3;
/** A longer block is a letter, or several. */
const MAX_LINES = 30;

/** Whether a text reckons what is left of one debt after a sale. */
export function reckonsLeft(source: string): boolean {
  return PROCEEDS.test(source) && LEFT.test(source);
}

/** Where the paragraph of a line begins, and where it ends. */
function paragraphAt(lines: readonly Line[], at: number): { start: number; end: number } {
  const start = lines.findLastIndex(({ afterBlank }, index) => afterBlank && index <= at);
  const end = lines.findIndex(({ afterBlank }, index) => afterBlank && index > at);
  return { start: Math.max(0, start), end: end < 0 ? lines.length : end };
}

/** Whose the account was, by the words of a paragraph, or who heads it. */
function nameIn(lines: readonly Line[], source: string): (Named & Span) | undefined {
  const { from, to } = spanOf(lines);
  const spoken = spokenOfIn(source.slice(from, to));
  if (spoken) return { ...spoken, from: from + spoken.from, to: from + spoken.to };
  // The rows of the calculation name nobody.
  return writerOf(
    lines.filter(({ text }) => !SUM.test(text)),
    '',
  );
}

/** The lines of a calculation: its own paragraph, and those above it up to the one that names somebody. */
function blockOf(
  lines: readonly Line[],
  at: number,
  source: string,
): { own: readonly Line[]; name: Named } | undefined {
  let { start, end } = paragraphAt(lines, at);
  for (let above = 0; above <= MAX_ABOVE && start >= 0; above += 1) {
    const own = lines.slice(start, end);
    const name = own.length <= MAX_LINES ? nameIn(own, source) : undefined;
    if (name) return { own, name };
    if (start === 0) return undefined;
    start = paragraphAt(lines, start - 1).start;
  }
  return undefined;
}

/** The number of the account on a line; empty where it has none. */
const numberOf = (text: string): string => NUMBERED.exec(text)?.[1] ?? readNumberLine(text);

/** What is left of the debt; what it was before, where nothing else is printed, is a guess. */
function owedIn(sums: readonly Sum[]): { sum: Sum; isGuess: boolean } | undefined {
  const left = sums.find(({ label }) => LEFT.test(label));
  const sum = left ?? best(sums, 'balance');
  return sum && { sum, isGuess: left === undefined };
}

/** Reads a short calculation of what a lender is owed after he has sold what secured the loan; longer ones are letters. */
export function readLeftBySale({ lines, source }: Page): Account[] {
  const at = lines.findIndex(({ text }) => PROCEEDS.test(text));
  const block = at < 0 ? undefined : blockOf(lines, at, source);
  if (!block) return [];
  const { own, name } = block;
  const { from, to } = spanOf(own);
  const sums = sumsIn(own, source);
  const owed = owedIn(sums);
  if (!owed || isLetter(source.slice(from, to))) return [];
  const numbered = own.find(({ text }) => numberOf(text) !== '');
  const facts = [
    letterFact('name', name.name, name),
    ...(numbered ? [letterFact('number', numberOf(numbered.text), numbered)] : []),
    letterFact('balance', owed.sum.text, owed.sum),
    ...sums.filter((sum) => sum !== owed.sum).map((sum) => letterFact('money', sum.text, sum)),
    letterFact('statusLoose', 'repossession', lines[at] ?? name),
  ];
  return [accountOf(facts, { flags: owed.isGuess ? ['amount-guessed'] : [] })];
}
