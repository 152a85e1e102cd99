import { beginsWithCreditor, creditorIn, looksLikeCreditor } from '../../lexicon/creditors';
import { type Line, lineOf, type Span } from '../../page/lines';
import { matchesIn } from '../../page/matches';
import { rememberedOf } from '../../page/remembered';
import { readAmount } from '../../pieces/amounts';
import { tellsCosts } from '../../pieces/living';
import { isStatusOnly, isStatusTold } from '../../pieces/statuses';
import { withoutBeside } from './besideDebts';
import { WHOSE } from './chunks';
import { dayBefore } from './earlierDays';
import { figuresIn } from './figures';
import { isKindOfDebt } from './kindOfDebt';
import { isFamily, isListName } from './listName';
import { numberIn } from './listNumber';
import { namesInARow } from './namesInARow';
import { tellsPaidBeforeOwed } from './paidBeforeOwed';
import { severalOfKind } from './severalOfKind';
import { isTrade, nameIn } from './spokenName';
import { standingIn } from './standing';

/** Longer lines, and those without a figure and such a word, tell no two debts. */
const MAX_LENGTH = 400;
const MAY_PART = /^(?=.*\d).*(?: (?:and|plus|y) |[,;/] |\. \p{L})/iu;
const AND = /,? (?:and|plus|y) |[,;] (?!(?:and|plus|y) )|\. (?=(?:both|all|neither) )/gi;
/** Bars that part the debts of one person. */
const BARS = / \/ /g;
const LISTED = /[,;] (?!(?:and|plus|y) )| \/ /i;
/** The same, and where a sentence ends. */
const AND_SENTENCES = new RegExp(`${AND.source}|\\. (?=\\p{L})`, 'giu');
/** What each asks for behind its sum. */
const RATE = / ?(?:@|at) ?\d{1,2}(?:\.\d+)? ?%(?: apr)?$/i;
/** A remark in brackets behind a sum, which names no other: a number, how the debt stands. */
const REMARK = /(?<=\d) \(([^()$]{2,40})\)$/;
/** How a message begins that greets, or somebody before he speaks of himself, and how a message ends. */
const GREETING =
  /^(?:hi|hey|hello|hola)(?: there)?[!,.]{1,3} (?=\p{Lu})|^(?:(?:hi|hey|so|ok(?:ay)?|well|basically|um|uh|right now|currently|at the moment),? ){1,4}(?=(?:i|we) )/iu;
const THANKS = /[.!,]? (?:thx|ty|thanks|thank you|gracias|obrigad[oa])[.! ]{0,3}$/i;
/** So many parts that begin with a creditor show that a line tells debts. */
const MIN_KNOWN = 1;

/** How all the debts of a line stand, at its end: `both current`, `they're all 30 days late`. */
const OF_ALL =
  /^(?:they(?:['’]re| are) )?(?:both|all)(?: of (?:them|these))?(?: are)? (\P{N}.*|\d+ days .*)$/iu;

/** How some debts stand, behind the last of them: `Oak 860 min 30 - those 3 are all current`. */
const OF_THESE =
  / (?:[-–—]+ |\()(?:those|these|they|all|both)(?: (?:\d|two|three|four|five|six))?(?:(?: all| both)?(?: are|['’]re))?(?: all| both)? ([^()]{4,40}?)\)?$/iu;

/** Who has a bill in collections, behind its sum: `verizon bill 412 w/ IC System in collections`. */
const IN_COLLECTIONS =
  /^,? (?:(?:w\/|with|at|to|through) [^\d$,;]{3,40} (?:in|for) collections?|(?:is |now |went )*(?:in|to) collections?(?: (?:w\/|with|at|by|through) [^\d$,;]{3,40})?)$/i;

/** How somebody begins to tell his debts: `hi my debts are: `. */
const LEADS_TO_ALL =
  /^[^:\d$]{0,40}\b(?:debts?|owes?|cards|loans|bills|accounts|list|medical|hospitals?|doctors|collections?|stores)\b[^:\d$]{0,20}: /i;

/** How somebody goes on to the next of his debts. */
const GOES_ON = /^(?:(?:also|plus|and|then|oh),? )+/i;
/** Who has the debt of a thing, behind its sum: `the truck 18,300 w/ GM Financial`. */
const LENDER = /^,? (?:w\/|w(?= )|with|at|through|thru) ?(?:the )?(\p{L}[\p{L}&.'’ -]{2,40})$/iu;

/** More words than how a debt stands say more than that. */
const MAX_STANDING = 30;

/** That something is owed. */
const OWED = /\b(?:owe|owes|owed|owing|debts?)\b/i;
/** Who speaks of what he owes. */
const OWES = /^(?:(?:i|we|he|she|they) (?:(?:still|also) )?)?owes? /i;

/** Whether words say of the debt before them what its number is, or how it stands. */
function isRemark(words: string): boolean {
  return numberIn(words) === words || isStatusTold(words);
}

/**
 * Whether words end with a sum and are otherwise the name of a creditor: `Oak 412.60`, `I owe my dentist 380`.
 *
 * @param isListed whether mere commas part the line, as they do addresses, so that the name has to be like a creditor's
 */
function isNamedSum(told: string, isListed: boolean): boolean {
  const text = told
    .replace(RATE, '')
    .replace(REMARK, (whole, remark: string) => (isRemark(remark) ? '' : whole));
  // What the words of a name mean says nothing about the figure behind it: `Target 300`.
  const unnamed = text.replace(creditorIn(text), (name) => ' '.repeat(name.length));
  const [figure, ...others] = figuresIn(unnamed, '');
  const isOwed = OWES.test(text);
  if (!figure || others.length > 0) return false;
  if (figure.kind !== undefined && !(isOwed && figure.kind === 'balance')) return false;
  const [before, behind] = [text.slice(0, figure.index), text.slice(figure.index + figure.text.length)];
  const isLed = /^\W*$/.test(before) && /^ (?:on|to|with) /.test(behind);
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
function isWholeDebt(told: string): boolean {
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

/** Dots that lead from a name to its sum without a blank: `Oak......900`. Few before four digits are the mask of a number. */
const LEADER = /(?<=\p{L})(?:\.{6,}|\.{4,5}(?=\d{2,3}(?!\d)))(?=\d{2,6}(?![\w.,*•]))/gu;

/** A line whose dots that lead stand apart; as long as before, so that all keep their places. */
function withLeadersApart(line: Line): Line {
  const text = line.text.replace(LEADER, (dots) => ` ${dots.slice(2)} `);
  return text === line.text ? line : { ...line, text, cells: [text] };
}

function partsOf(given: Line): readonly Line[] {
  if (given.cells.length > 1) return [given];
  const day = dayBefore(given.text);
  // What stands behind the day on which it is owed tells by itself what it is: `Today: Oak 4,100`.
  if (day && day.end < given.text.length)
    return partsOf(part(given, { from: day.end, to: given.text.length }, undefined));
  const line = withLeadersApart(given);
  const beside = withoutBeside(line.text);
  if (beside) return beside.flatMap((span) => partsOf(part(line, span, undefined)));
  return ofKind(line) ?? partedAtStops(line) ?? inARow(line) ?? [line];
}

function ofKind(line: Line): readonly Line[] | undefined {
  return severalOfKind(line.text)?.map(({ told, ...span }) => ({
    ...part(line, span, undefined),
    text: told,
    cells: [told],
  }));
}

function partedAtStops(line: Line): readonly Line[] | undefined {
  if (line.text.length > MAX_LENGTH || !MAY_PART.test(line.text)) return undefined;
  return (
    sentencesOf(line) ??
    partedAt(BARS, line) ??
    partedAt(AND_SENTENCES, line) ??
    partedAt(AND, line) ??
    sentencesOfOthers(line)
  );
}

/** Where a sentence ends, and how the next one names whom it is about. */
const [SENTENCE_END, NAMES] = [
  /(?<=[^\s.]{2}(?<!\b(?:orig|acct|approx|dept|inc|corp|llc|ltd|co|st|dr|mr|mrs|ms|no|bal|min|pmt))[.!?]) (?=\p{L})/iu,
  /^(?:(?:and|also|but|oh|then),? )?(?:(?:the|my|our) )?/i,
];

/** The creditor whom many households owe that a sentence is about; empty where it begins with none. */
function aboutIn(sentence: string): string {
  return creditorIn(sentence.replace(NAMES, '')).toLowerCase();
}

/**
 * A line whose sentences are about several creditors, as a line for each: what is said of one is never another's. `The Oak
 * is $4,120. Elm is paid off now`. Undefined where they are about one at most.
 */
function sentencesOfOthers(line: Line): readonly Line[] | undefined {
  const { text } = line;
  const sentences = text.split(SENTENCE_END);
  if (sentences.length === 1) return undefined;
  const parts: { from: number; to: number; about: string }[] = [];
  let at = 0;
  for (const told of sentences) {
    const from = at;
    at = from + told.length + 1;
    const about = aboutIn(told);
    const last = parts.at(-1);
    const isOfOther = about !== '' && last?.about !== '' && about !== last?.about;
    if (!last || isOfOther) parts.push({ from, to: from + told.length, about });
    else {
      last.to = from + told.length;
      last.about ||= about;
    }
  }
  return parts.length > 1 ? parts.map((span) => part(line, span, undefined)) : undefined;
}

function inARow(line: Line): readonly Line[] | undefined {
  return namesInARow(line.text)?.map((span) => part(line, span, undefined));
}

/** How somebody begins to tell what another said. */
const SAYS =
  /^(?:(?:the )?(?:client|customer|member|caller|consumer|debtor)|he|she|they) (?:(?:says?|said|states?|stated|reports?|reported|told (?:me|us))(?: (?:that )?(?:he|she|they) owes?)?|owes):? /i;
/** Where a sentence begins; and a sentence that begins with whom or what a marked sum behind it is owed for. */
const [SENTENCE, NAMED_SUM] = [
  /(?<=[^\s.]{2}\.) (?=\p{Lu})/u,
  /^(\p{Lu}[^\d$.,;:()]{1,40}?) \$ ?\d[\d,]*(?:\.\d\d)?(?![\d%])/u,
];

function beginsAsDebt(sentence: string): boolean {
  const name = NAMED_SUM.exec(sentence)?.[1];
  return name !== undefined && (isKindOfDebt(name) || isListName(name));
}

/** A paragraph of which each sentence begins with a name and its sum, as a line for each; undefined for any other. */
function sentencesOf(line: Line): readonly Line[] | undefined {
  const { text } = line;
  const begin = SAYS.exec(text)?.[0].length ?? 0;
  const sentences = text.slice(begin).split(SENTENCE);
  if (sentences.length === 1 || !sentences.every(beginsAsDebt)) return undefined;
  let at = begin;
  return sentences.map((told) => {
    const from = text.indexOf(told, at);
    at = from + told.length;
    return part(line, { from, to: at }, undefined);
  });
}

/** A part of a line, and how it stands by what is said of all, or of some. */
interface Part extends Span {
  told: string;
  stands?: string;
}

/** Of how many such words speak; of every one before them, where they tell no number. */
const COUNTED: readonly RegExp[] = [
  /\b(?:both|2|two)\b/i,
  /\b(?:3|three)\b/i,
  /\b(?:4|four)\b/i,
  /\b(?:5|five)\b/i,
  /\b(?:6|six)\b/i,
];

/** The parts with what the words behind the last of some say of each of them, back to the last that tells it by itself. */
function withOfThese(parts: readonly Part[], text: string): readonly Part[] {
  let stands: string | undefined;
  let left = 0;
  return parts
    .toReversed()
    .map((one) => {
      const [said = '', ofThese = ''] = OF_THESE.exec(one.told) ?? [];
      const isSaid = said !== '' && isStatusTold(ofThese);
      if (isSaid) {
        const count = COUNTED.findIndex((pattern) => pattern.test(said.slice(0, -ofThese.length)));
        left = count < 0 ? parts.length : count + 2;
        stands = ofThese;
      } else if (isStatusTold(text.slice(one.from, one.to))) left = 0;
      const own = isSaid
        ? { ...one, told: one.told.slice(0, -said.length), to: one.from + one.told.length - said.length }
        : one;
      left -= 1;
      return stands && left >= 0 ? { ...own, stands } : own;
    })
    .toReversed();
}

/** A line parted at some words; undefined where not each part tells a debt. */
function partedAt(words: RegExp, line: Line): readonly Line[] | undefined {
  const { text } = line;
  const isListed = LISTED.test(text);
  const parts: Part[] = [];
  const lead = LEADS_TO_ALL.exec(text)?.[0];
  let from = (lead ?? SAYS.exec(text)?.[0] ?? GREETING.exec(text)?.[0] ?? WHOSE.exec(text)?.[0])?.length ?? 0;
  const take = (to: number) => {
    if (to < from) return;
    if (isListed) from += GOES_ON.exec(text.slice(from, to))?.[0].length ?? 0;
    const told = text.slice(from, to);
    const last = parts.at(-1);
    if (last && goesOn(told)) last.to = to;
    else parts.push({ from, to, told });
  };
  for (const { index, 0: and } of matchesIn(text, words)) {
    take(index);
    from = Math.max(from, index + and.length);
  }
  take(text.replace(THANKS, '').length);
  const areKnown = parts.filter(({ told }) => beginsWithCreditor(told)).length >= MIN_KNOWN;
  const ofAll = saidOfAll(parts.at(-1)?.told ?? '');
  if (ofAll) parts.pop();
  const all = withOfThese(parts, text);
  // Behind a title over debts a capital is enough of a name.
  const mayBeOther = isListed && !areKnown && lead === undefined;
  const tellsDebt = ({ told }: Part) =>
    isNamedSum(told, mayBeOther) ||
    isWholeDebt(told) ||
    tellsPaidBeforeOwed(told) ||
    standingIn(told) !== undefined;
  const costs = all.filter(({ told }) => tellsCosts(told));
  const debts = all.filter((one) => !costs.includes(one));
  if (parts.length === 1 || debts.length === 0 || !debts.every(tellsDebt)) return undefined;
  // Where living costs more than is told of any creditor, that is what is paid each month.
  if (costs.length > 0 && mostOf(debts) <= mostOf(costs) && !OWED.test(text)) return undefined;
  return debts.map((one) => part(line, one, ofAll ?? one.stands));
}

/** The largest sum that some parts tell. */
function mostOf(parts: readonly Part[]): number {
  const sums = parts.flatMap(({ told }) => figuresIn(told, ''));
  return Math.max(...sums.map(({ text }) => readAmount(text)?.amount?.toNumber() ?? 0));
}
