import { beginsWithCreditor, looksLikeCreditor } from '../../lexicon/creditors';
import { type Line, lineOf, type Span } from '../../page/lines';
import { rememberedOf } from '../../page/remembered';
import { isStatusOnly, isStatusTold } from '../../pieces/statuses';
import { figuresIn } from './figures';
import { isListedDebt } from './listedDebt';
import { isFamily } from './listName';
import { numberIn } from './listNumber';
import { nameIn } from './spokenName';
import { standingIn } from './standing';

/** Longer lines, and those without a figure and such a word, tell no two debts. */
const MAX_LENGTH = 400;
const MAY_PART = /^(?=.*\d).*(?: (?:and|plus|y) |[,;] )/i;
const AND = /,? (?:and|plus|y) |[,;] (?!(?:and|plus|y) )|\. (?=(?:both|all|neither) )/gi;
const LISTED = /[,;] (?!(?:and|plus|y) )/i;
/** What each asks for behind its sum. */
const RATE = / ?(?:@|at) ?\d{1,2}(?:\.\d+)? ?%(?: apr)?$/i;

/** How all the debts of a line stand, at its end: `both current`, `they're all 30 days late`. */
const OF_ALL =
  /^(?:they(?:['’]re| are) )?(?:both|all)(?: of (?:them|these))?(?: are)? (\P{N}.*|\d+ days .*)$/iu;

/** Who speaks of what he owes. */
const OWES = /^(?:(?:i|we) (?:(?:still|also) )?)?owe /i;

/**
 * Whether words end with a sum and are otherwise the name of a creditor: `Oak 412.60`, `I owe my dentist 380`.
 *
 * @param isListed whether mere commas part the line, as they do addresses, so that the name has to be like a creditor's
 */
function isNamedSum(told: string, isListed: boolean): boolean {
  const text = told.replace(RATE, '');
  const [figure, ...others] = figuresIn(text, '');
  const isOwed = OWES.test(text);
  if (!figure || others.length > 0) return false;
  if (figure.kind !== undefined && !(isOwed && figure.kind === 'balance')) return false;
  const [before, behind] = [text.slice(0, figure.index), text.slice(figure.index + figure.text.length)];
  const isLed = /^\W*$/.test(before) && /^ (?:on|to|with) /.test(behind);
  if (!isLed && /[\p{L}\p{N}]/u.test(behind)) return false;
  const name = nameIn(text, figure, undefined);
  if (name === undefined) return false;
  if (isOwed || beginsWithCreditor(name) || isFamily(name)) return true;
  return isListed ? looksLikeCreditor(name) : /^\p{Lu}/u.test(name);
}

/**
 * Whether words tell a debt and what else is said of it: its number, what is owed, what is paid each month, each called
 * what it is: `OAK x1009 bal 6.4k min 180`. What is owed on a creditor's name needs no word for it: `Chase 640 min 25`.
 */
function isWholeDebt(told: string): boolean {
  const number = numberIn(told);
  const text = told.replace(number, ' '.repeat(number.length));
  const [first] = figuresIn(text, '');
  const name = first && nameIn(text, first, number === '' ? undefined : told.indexOf(number));
  if (name === undefined || !/^\p{Lu}/u.test(name)) return false;
  // What the words of a name mean says nothing about the figure behind it.
  const figures = figuresIn(text.replace(name, ' '.repeat(name.length)), '');
  const owed = figures.filter(({ kind }) => kind === 'balance' || kind === undefined);
  if (owed.length !== 1) return false;
  return (
    owed[0]?.kind === 'balance' || (owed[0] === figures[0] && figures.length > 1 && looksLikeCreditor(name))
  );
}

/** Whether words say more of the debt that is told before them: what is paid on it each month, or how it stands. */
function goesOn(told: string): boolean {
  const [figure, ...others] = figuresIn(told, '');
  if (!figure) return isStatusOnly(told);
  return figure.kind === 'paying' && others.length === 0 && nameIn(told, figure, undefined) === undefined;
}

/** How all stand, where the last words of a line say it of all. */
function saidOfAll(told: string): string | undefined {
  const [, stands = ''] = OF_ALL.exec(told) ?? [];
  return stands !== '' && isStatusTold(stands) ? stands : undefined;
}

function part(line: Line, { from, to }: Span, ofAll: string | undefined): Line {
  const told = line.text.slice(from, to);
  const text = ofAll ? `${told}, ${ofAll}` : told;
  // Where blanks were lost, the places of its characters are not known.
  const isWhole = line.to - line.from === line.text.length;
  const span = isWhole ? { from: line.from + from, to: line.from + to } : { from: line.from, to: line.to };
  return lineOf(text, span, line.afterBlank && from === 0);
}

/**
 * A line that tells several debts, each with a name and a sum or how it stands, as a line for each: `Oak 1,780 and Elm
 * 412.60`, `Oak is 30 days late, and I owe Elm 380`, `Oak 1,780, min 40, Elm 412.60`.
 */
export const partedLine = rememberedOf(partsOf);

function partsOf(line: Line): readonly Line[] {
  const { text, cells } = line;
  if (cells.length > 1 || text.length > MAX_LENGTH || !MAY_PART.test(text)) return [line];
  if (isListedDebt(line)) return [line];
  const parts: { from: number; to: number; told: string }[] = [];
  let from = 0;
  const take = (to: number) => {
    const told = text.slice(from, to);
    const last = parts.at(-1);
    if (last && goesOn(told)) last.to = to;
    else parts.push({ from, to, told });
  };
  for (const { index, 0: and } of text.matchAll(AND)) {
    take(index);
    from = index + and.length;
  }
  take(text.length);
  const isListed = LISTED.test(text);
  const ofAll = saidOfAll(parts.at(-1)?.told ?? '');
  if (ofAll) parts.pop();
  const tellsDebt = ({ told }: { told: string }) =>
    isNamedSum(told, isListed) || isWholeDebt(told) || standingIn(told) !== undefined;
  if (parts.length === 1 || !parts.every(tellsDebt)) return [line];
  return parts.map((one) => part(line, one, ofAll));
}
