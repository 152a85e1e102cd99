import { isCollector } from '../../lexicon/collectors';
import { beginsWithCreditor, creditorIn, isCreditor, looksLikeCreditor } from '../../lexicon/creditors';
import { inTurn } from '../../page/anyOf';
import { isStatusOnly, isStatusTold } from '../../pieces/statuses';
import { figuresIn } from './figures';
import { isKindOfDebt } from './kindOfDebt';
import { isFamily } from './listName';
import { numberIn } from './listNumber';
import { PASSED_TO } from './otherHolders';
import { isTrade, nameIn } from './spokenName';

/** What each asks for behind its sum. */
const RATE = / ?(?:@|at) ?\d{1,2}(?:\.\d+)? ?%(?: apr)?$/i;
/** The last digits of a card between its name and its sum, which a sign tells from them: `Oak Visa 4412 $1,500`. */
const LAST_DIGITS = /(?<=\p{L} )\d{4}(?= \$ ?\d)/u;
/** When it is to be paid, behind a sum: `due friday`, `due on the 5th`. */
export const DUE =
  /(?<=\dk?),? (?:is )?due (?:(?:on|by|the|this|next|every) )*(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|week|month|today|tomorrow|\d{1,2}(?:st|nd|rd|th)?(?:\/\d{1,2})?)\.?$/i;
/** A remark in brackets behind a sum, which names no other: a number, how the debt stands, what is paid on it. */
const REMARK = /(?<=\dk?) \(([^()]{2,60})\)\.?$/;
/** Who has a bill in collections, behind its sum: `verizon bill 412 w/ IC System in collections`. */
const IN_COLLECTIONS =
  /^,? (?:(?:w\/|with|at|to|through) [^\d$,;]{3,40} (?:in|for) collections?|(?:is |now |went )*(?:in|to) collections?(?: (?:w\/|with|at|by|through) [^\d$,;]{3,40})?)$/i;

/** Who has the debt of a thing, behind its sum: `the truck 18,300 w/ GM Financial`. */
const LENDER = /^,? (?:w\/|w(?= )|with|at|through|thru) ?(?:the )?(\p{L}[\p{L}&.'’ -]{2,40})$/iu;

/** More words than how a debt stands say more than that. */
const MAX_STANDING = 30;

/** Who speaks of what he owes. */
const OWES = /^(?:(?:i|we|he|she|they) (?:(?:still|also) )?)?owes? |^(?:deb|dev)(?:o|emos|e) /i;
/** Who owes before a sum, and what leads from it to whom; how the debt stands may follow: `a citi que tengo un mes atrasado`. */
const [OWES_SUM, LEADS_TO] = [
  /^\W*(?:(?:(?:i|we|he|she|they) (?:(?:still|also) )?)?owes? |(?:deb|dev)(?:o|emos|e) )?\W*$/i,
  /^ (?:on|to|with|al?|con|à|ao?|para) /i,
];

/** Whether words say of the debt before them what its number is, who had it first, how it stands, or what is paid on it and nothing else. */
function isRemark(words: string): boolean {
  if (numberIn(words) === words || isStatusTold(words) || isCreditor(words)) return true;
  const figures = figuresIn(words, '');
  return figures.length === 1 && figures[0]?.kind === 'paying';
}

/** The name that words begin with, of a creditor or of somebody who collects; empty where it is neither's. */
function knownNameIn(words: string): string {
  const [before = ''] = /^[^\d$]*/.exec(words) ?? [];
  return isCollector(before.trim()) ? before : creditorIn(words);
}

/**
 * Whether words end with a sum and are otherwise the name of a creditor: `Oak 412.60`, `I owe my dentist 380`.
 *
 * @param isListed whether mere commas part the line, as they do addresses, so that the name has to be like a creditor's
 */
export function isNamedSum(told: string, isListed: boolean): boolean {
  const text = told
    .replace(LAST_DIGITS, '    ')
    .replace(RATE, '')
    .replace(DUE, '')
    .replace(REMARK, (whole, remark: string) => (isRemark(remark) ? '' : whole));
  // What the words of a name mean says nothing about the figure behind it: `Target 300`.
  const unnamed = text.replace(knownNameIn(text), (name) => ' '.repeat(name.length));
  const [figure, ...others] = figuresIn(unnamed, '');
  const isOwed = OWES.test(text);
  if (!figure || others.length > 0) return false;
  if (figure.kind !== undefined && !(isOwed && figure.kind === 'balance')) return false;
  const [before, behind] = [text.slice(0, figure.index), text.slice(figure.index + figure.text.length)];
  const isLed = OWES_SUM.test(before) && LEADS_TO.test(behind);
  const lender = LENDER.exec(behind)?.[1];
  if (lender !== undefined && beginsWithCreditor(lender)) return true;
  const isStanding = behind.length <= MAX_STANDING && isStatusTold(behind.replace(/^\W+/, ''));
  if (!isLed && !isStanding && /[\p{L}\p{N}]/u.test(behind) && !IN_COLLECTIONS.test(behind)) return false;
  const name = nameIn(text, figure, undefined);
  if (isKindOfDebt(before.trim())) return true;
  if (name === undefined) return false;
  if (isOwed || beginsWithCreditor(name) || isFamily(name) || isTrade(name)) return true;
  return isListed ? looksLikeCreditor(name) : /^\p{Lu}/u.test(name);
}

/**
 * Whether words tell a debt and what else is said of it: its number, what is owed, what is paid each month, each called
 * what it is: `OAK x1009 bal 6.4k min 180`. What is owed on a creditor's name needs no word for it: `Chase 640 min 25`.
 */
export function isWholeDebt(told: string): boolean {
  const number = numberIn(told);
  const text = told.replace(number, ' '.repeat(number.length));
  const [first] = figuresIn(text, '');
  const name = first && nameIn(text, first, number === '' ? undefined : told.indexOf(number));
  if (name === undefined || !(/^\p{Lu}/u.test(name) || looksLikeCreditor(name))) return false;
  // What the words of a name mean says nothing about the figure behind it.
  const figures = figuresIn(text.replace(name, ' '.repeat(name.length)), '');
  const owed = figures.filter(({ kind }) => kind === 'balance' || kind === undefined);
  if (owed.length !== 1) return false;
  return (
    owed[0]?.kind === 'balance' || (owed[0] === figures[0] && figures.length > 1 && looksLikeCreditor(name))
  );
}

/** A creditor and what is said of him in brackets. */
const IN_BRACKETS = /^((?:my |our |the )?\p{L}[^()\d$]{1,40}?) \(([^()]{3,60})\)\.?$/u;

/** Whether words name a creditor, and tell in brackets what he is owed, or that he is paid: `Oak (owe 310)`, `Elm (paid off)`. */
export function isToldInBrackets(told: string): boolean {
  const [, name = '', remark = ''] = IN_BRACKETS.exec(told) ?? [];
  if (!(beginsWithCreditor(name) || (/^\p{Lu}/u.test(name) && looksLikeCreditor(name)))) return false;
  const figures = figuresIn(remark, '');
  if (figures.length === 0) return isStatusOnly(remark);
  return (
    figures.filter(({ kind }) => kind === 'balance').length === 1 &&
    figures.every(({ kind }) => kind === 'balance' || kind === 'paying')
  );
}

/** Who has the debt by now that was told before: `now with Oak Recovery for 900`. */
const HELD_NOW = inTurn(
  'iu',
  /^(?:and )?(?:(?:it|that)(?:['’]?s| is| was| got)? )?/,
  PASSED_TO,
  / (?:the )?\p{L}/u,
);

/** Whether words say more of the debt that is told before them: what is paid on it each month, or how it stands. */
export function goesOn(told: string): boolean {
  if (HELD_NOW.test(told)) return true;
  const [figure, ...others] = figuresIn(told, '');
  if (!figure) return isStatusOnly(told);
  return figure.kind === 'paying' && others.length === 0 && nameIn(told, figure, undefined) === undefined;
}
