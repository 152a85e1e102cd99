import { creditorIn } from '../../lexicon/creditors';
import { inTurn } from '../../page/anyOf';
import type { Span } from '../../page/lines';
import { matchesIn } from '../../page/matches';
import { isStatusTold } from '../../pieces/statuses';
import { figuresIn } from './figures';
import { PASSED_TO } from './otherHolders';
import { isToldPaidOff } from './paidOff';

/** Longer lines are texts of their own. */
const MAX_LENGTH = 1000;
/** No name and no words between it and its sum are longer. */
const MAX_LEAD = 80;
/** What leads from a name to its sum: `navy federal auto loan 16210`, `citi card with a balance of 3198`. */
const TO_SUM =
  /^(?:['’]s)? (?:(?:it|store|credit|debit|personal|auto|car|truck|student|home|equity|payday|cards?|loans?|visa|mastercard|account|bill|line|with|a|the|is|are|at|for|of|owes?|owed|owing|balance|bal|about|around|like|roughly|still|has|have|was|usa|bank|financial|federal|one) ){0,7}\$? ?\d/i;
/** How somebody goes on to a name: `then an auto loan with `, `and her `. */
const BEFORE_NAME = inTurn(
  'i',
  /(?:^|(?<=[ ,]))(?:(?:then|and|also|plus|next|ok|okay|so|uh|um),? )*/,
  // Who has it: `there's a`, `she has got her`.
  /(?:(?:there(?:['’]s| is)|(?:he|she|i|we|they)(?:['’]ve| have| has| owes?)(?: got)?) )?/,
  /(?:(?:a|an|the|his|her|my|our|another|one) )?/,
  // What it is: `auto loan with`.
  /(?:(?:(?:auto|car|truck|personal|student|home|payday|store|credit) )?(?:loan|card|account|line) (?:with|from|at|through|to) )?$/,
);
/** How somebody goes on to what he earns, or pays to live. */
const ELSE =
  /,?(?: (?:and|also|plus|then))* (?:(?:her|his|my|our|the|their) (?:rent|income|salary|paycheck|take[- ]home)|(?:he|she|they|i|we) (?:also )?(?:makes?|earns?|brings? (?:home|in)|takes? home|gets? paid|pays? (?:\$? ?\d[\d,.]* )?(?:for |in )?rent)) .*$/i;
/** Before who has the debt by now that was told before: `citi 1480 charged off now with resurgent for 1480`. */
const HELD_NOW = inTurn('i', PASSED_TO, / (?:the )?$/);
/** The beginning of a word. */
const WORD = /(?<![\p{L}\d.,$*#-])\p{L}/gu;

/** Where the words begin that lead to a creditor, and his name behind them. */
interface Begin {
  lead: number;
  name: number;
}

/** Where the creditors begin whom a line names with their sums behind them. */
function beginsIn(text: string): Begin[] {
  const begins: Begin[] = [];
  let end = 0;
  for (const { index } of matchesIn(text, WORD)) {
    if (index < end) continue;
    const near = text.slice(index, index + MAX_LEAD);
    const name = creditorIn(near);
    if (name === '' || !TO_SUM.test(near.slice(name.length))) continue;
    if (HELD_NOW.test(text.slice(Math.max(0, index - MAX_LEAD), index))) continue;
    const lead = BEFORE_NAME.exec(text.slice(Math.max(end, index - MAX_LEAD), index))?.[0] ?? '';
    begins.push({ lead: index - lead.length, name: index });
    end = index + name.length;
  }
  return begins;
}

/** Whether words tell one debt and nothing else: one sum that may be owed, what is paid beside it, and how it stands. */
function tellsOne(text: string): boolean {
  // What the words of a name mean says nothing about the figure behind it.
  const figures = figuresIn(
    text.replace(creditorIn(text), (name) => ' '.repeat(name.length)),
    '',
  );
  const [owed, ...others] = figures.filter(({ kind }) => kind !== 'paying');
  const isOwed = owed?.kind === undefined || owed.kind === 'balance';
  return owed !== undefined && owed === figures[0] && isOwed && others.length === 0;
}

/**
 * The debts of a line in which creditors whom many households owe stand one behind the other, each with its sum, as people
 * say them without a stop: `citi 3198 three months late navy federal card 7421 current`. Undefined where it tells no
 * several, or how none of them stands.
 */
export function namesInARow(text: string): readonly Span[] | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const begins = beginsIn(text);
  const [first] = begins;
  if (!first || begins.length < 2 || /\d/.test(text.slice(0, first.name))) return undefined;
  const parts = begins.map(({ name: from }, index) => {
    const told = text.slice(from, begins[index + 1]?.lead);
    return { from, to: from + told.replace(ELSE, '').length };
  });
  const told = parts.map(({ from, to }) => text.slice(from, to));
  return told.every(tellsOne) && told.some((one) => isStatusTold(one) || isToldPaidOff(one))
    ? parts
    : undefined;
}
