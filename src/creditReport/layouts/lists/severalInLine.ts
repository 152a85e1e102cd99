import { beginsWithCreditor, looksLikeCreditor } from '../../lexicon/creditors';
import type { Line } from '../../page/lines';
import { rememberedOf } from '../../page/remembered';
import { figuresIn } from './figures';
import { isFamily } from './listName';
import { nameIn } from './spokenName';
import { standingIn } from './standing';

/** Longer lines, and those without a figure and such a word, tell no two debts. */
const MAX_LENGTH = 160;
const MAY_PART = /^(?=.*\d).*(?: (?:and|plus|y) |[,;] )/i;
const AND = /,? (?:and|plus|y) |[,;] (?!(?:and|plus|y) )/gi;
const LISTED = /[,;] (?!(?:and|plus|y) )/i;
/** What each asks for behind its sum. */
const RATE = / ?(?:@|at) ?\d{1,2}(?:\.\d+)? ?%(?: apr)?$/i;

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
  if (/[\p{L}\p{N}]/u.test(text.slice(figure.index + figure.text.length))) return false;
  const name = nameIn(text, figure, undefined);
  if (name === undefined) return false;
  if (isOwed || beginsWithCreditor(name) || isFamily(name)) return true;
  return isListed ? looksLikeCreditor(name) : /^\p{Lu}/u.test(name);
}

function part(line: Line, from: number, to: number): Line {
  const text = line.text.slice(from, to);
  // Where blanks were lost, the places of its characters are not known.
  const isWhole = line.to - line.from === line.text.length;
  const span = isWhole ? { from: line.from + from, to: line.from + to } : { from: line.from, to: line.to };
  return { ...span, text, cells: [text], afterBlank: line.afterBlank && from === 0 };
}

/**
 * A line that tells several debts, each with a name and a sum or how it stands, as a line for each: `Oak 1,780 and Elm
 * 412.60`, `Oak is 30 days late, and I owe Elm 380`.
 */
export const partedLine = rememberedOf(partsOf);

function partsOf(line: Line): readonly Line[] {
  const { text, cells } = line;
  if (cells.length > 1 || text.length > MAX_LENGTH || !MAY_PART.test(text)) return [line];
  const parts: Line[] = [];
  let from = 0;
  for (const { index, 0: and } of text.matchAll(AND)) {
    parts.push(part(line, from, index));
    from = index + and.length;
  }
  parts.push(part(line, from, text.length));
  if (parts.length === 1) return [line];
  const isListed = LISTED.test(text);
  return parts.every((one) => isNamedSum(one.text, isListed) || standingIn(one.text)) ? parts : [line];
}
