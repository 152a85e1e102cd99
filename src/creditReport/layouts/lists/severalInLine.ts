import { beginsWithCreditor } from '../../lexicon/creditors';
import type { Line } from '../../page/lines';
import { matchesIn } from '../../page/matches';
import { rememberedOf } from '../../page/remembered';
import { readAmount } from '../../pieces/amounts';
import { tellsCosts } from '../../pieces/living';
import { beginsAsTotal } from '../../pieces/sums';
import { withoutBeside } from './besideDebts';
import { WHOSE } from './chunks';
import { SAYS, sentencesOf, sentencesOfOthers } from './debtsBySentence';
import { dayBefore } from './earlierDays';
import { figuresIn } from './figures';
import { namesInARow } from './namesInARow';
import { tellsPaidBeforeOwed } from './paidBeforeOwed';
import { partOfLine } from './partOfLine';
import { type Part, saidOfAll, withOfThese } from './saidOfThese';
import { severalOfKind } from './severalOfKind';
import { standingIn } from './standing';
import { goesOn, isNamedSum, isToldInBrackets, isWholeDebt } from './tellsDebt';

/** Longer lines, and those without a figure and such a word, tell no two debts. */
const MAX_LENGTH = 400;
const MAY_PART = /^(?=.*\d).*(?: (?:and|plus|y|e|&) |[,;/] |\. \p{L})/iu;
const AND = /,? (?:and|plus|y|e) |(?<=\d) & |[,;] (?!(?:and|plus|y|e) )|\. (?=(?:both|all|neither) )/gi;
/** Bars that part the debts of one person. */
const BARS = / \/ /g;
const LISTED = /[,;] (?!(?:and|plus|y|e) )| \/ /i;
/** The same, and where a sentence ends. */
const AND_SENTENCES = new RegExp(`${AND.source}|\\. (?=\\p{L})`, 'giu');
/** How a message begins that greets, or somebody before he speaks of himself, and how a message ends. */
const GREETING =
  /^(?:hi|hey|hello|hola|yes|yeah|yep|sure|ok(?:ay)?)(?: there)?[!,.]{1,3} (?=\p{Lu})|^(?:(?:hi|hey|so|ok(?:ay)?|well|basically|um|uh|right now|currently|at the moment),? ){1,4}(?=(?:i|we) )/iu;
const THANKS = /[.!,]? (?:thx|ty|thanks|thank you|gracias|obrigad[oa])[.! ]{0,3}$/i;
/** So many parts that begin with a creditor show that a line tells debts. */
const MIN_KNOWN = 1;

/** How somebody begins to tell his debts: `hi my debts are: `, `3 cards. `. */
const LEADS_TO_ALL =
  /^(?:(?:[^:\d$]{0,20} \d{1,2} )?[^:\d$]{0,40}\b(?:debts?|owes?|cards|loans|cars|bills|accounts|list|medical|hospitals?|doctors|collections?|stores)\b[^:\d$]{0,20}: |(?:(?:my|our|the) )?(?:loan|card): (?=\p{L})|(?:(?:i|we)(?: have| got|['’]ve got)? )?(?:\d|two|three|four|five|six) (?:[a-z]{3,8} )?(?:cards|loans|accounts|debts)[.:] )/iu;
/** What leads to debts that are all collected: `Collections: `, `in collections: `. */
const LEADS_TO_COLLECTED = /\bcollections: $/i;
/** Where a sentence ends, and the next leads to other debts: `Cards: Oak 300. Loans: Elm 900`. */
const NEXT_LEAD = /(?<=[\d\p{L})]{2})\. (?=\p{L}[\p{L} ]{2,30}: )/gu;

/** How somebody goes on to the next of his debts. */
const GOES_ON = /^(?:(?:also|plus|and|then|oh),? )+/i;
/** That something is owed. */
const OWED = /\b(?:owe|owes|owed|owing|debts?)\b/i;
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

/** Where the last sentence of a line begins. */
const LAST_SENTENCE = /(?<=[\d\p{L})][.;!] )\p{L}[^.;!]*(?:\.\d[^.;!]*)*[.!]?$/u;

/** Where a line goes on, behind its debts, with what they come to: `Oak 900 and Elm 300. That is 1,200 total.` */
function totalBehind(text: string): number | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const last = LAST_SENTENCE.exec(text);
  return last && /\d/.test(last[0]) && beginsAsTotal(last[0]) ? last.index : undefined;
}

function partsOf(given: Line): readonly Line[] {
  if (given.cells.length > 1) return [given];
  const day = dayBefore(given.text);
  // What stands behind the day on which it is owed tells by itself what it is: `Today: Oak 4,100`.
  if (day && day.end < given.text.length)
    return partsOf(partOfLine(given, { from: day.end, to: given.text.length }));
  const line = withLeadersApart(given);
  const total = totalBehind(line.text);
  if (total !== undefined)
    return [
      ...partsOf(partOfLine(line, { from: 0, to: total - 1 })),
      partOfLine(line, { from: total, to: line.text.length }),
    ];
  const beside = withoutBeside(line.text);
  if (beside) return beside.flatMap((span) => partsOf(partOfLine(line, span)));
  return ofKind(line) ?? partedAtLeads(line) ?? partedAtStops(line) ?? inARow(line) ?? [line];
}

function ofKind(line: Line): readonly Line[] | undefined {
  return severalOfKind(line.text)?.map(({ told, ...span }) => ({
    ...partOfLine(line, span),
    text: told,
    cells: [told],
  }));
}

/** The only debt of a line, behind what leads to it; undefined where it tells none. */
function onlyIn(line: Line): readonly Line[] | undefined {
  const from = ledTo(line.text);
  const told = line.text.slice(from);
  const isDebt = isNamedSum(told, false) || isWholeDebt(told) || isToldInBrackets(told);
  return isDebt ? [partOfLine(line, { from, to: line.text.length })] : undefined;
}

/** Whether what a sentence leads to is what living costs, and nobody is named in it who is owed: `Bills: rent 1200, phone 95`. */
function isOfLiving(text: string): boolean {
  const [first = '', ...more] = text.slice(ledTo(text)).split(/[,;] | and /);
  return tellsCosts(first) && !more.some(beginsWithCreditor);
}

/** A line whose sentences lead each to debts of its own, as the parts of all of them; undefined where one has none. */
function partedAtLeads(line: Line): readonly Line[] | undefined {
  const { text } = line;
  if (text.length > MAX_LENGTH || !LEADS_TO_ALL.test(text)) return undefined;
  const begins = [...matchesIn(text, NEXT_LEAD)].map(({ index }) => index + 2);
  const spans = [0, ...begins].map((from, index) => ({ from, to: (begins[index] ?? text.length + 1) - 1 }));
  if (spans.length === 1 || !spans.every(({ from, to }) => LEADS_TO_ALL.test(text.slice(from, to))))
    return undefined;
  const parts = spans.map((span) => {
    const part = partOfLine(line, span);
    return partedAtStops(part) ?? onlyIn(part) ?? (isOfLiving(part.text) ? [] : undefined);
  });
  return parts.every((part) => part !== undefined) && parts.flat().length > 0 ? parts.flat() : undefined;
}

function partedAtStops(line: Line): readonly Line[] | undefined {
  if (line.text.length > MAX_LENGTH || !MAY_PART.test(line.text)) return undefined;
  const begin = ledTo(line.text);
  return (
    sentencesOf(line, begin) ??
    partedAt(BARS, line) ??
    partedAt(AND_SENTENCES, line) ??
    partedAt(AND, line) ??
    sentencesOfOthers(line)
  );
}

function inARow(line: Line): readonly Line[] | undefined {
  return namesInARow(line.text)?.map((span) => partOfLine(line, span));
}

/** Where the first debt of a line begins, behind how somebody begins to tell. */
function ledTo(text: string): number {
  const lead = LEADS_TO_ALL.exec(text) ?? SAYS.exec(text) ?? GREETING.exec(text) ?? WHOSE.exec(text);
  return lead?.[0].length ?? 0;
}

/** Whether a place stands between brackets: what is remarked there of a debt may have stops of its own. */
function isInBrackets(text: string, at: number): boolean {
  const [open, close] = [text.lastIndexOf('(', at), text.indexOf(')', at)];
  const next = text.indexOf('(', at);
  return open > text.lastIndexOf(')', at) && close >= 0 && (next < 0 || close < next);
}

/** A line parted at some words; undefined where not each part tells a debt. */
function partedAt(words: RegExp, line: Line): readonly Line[] | undefined {
  const { text } = line;
  const isListed = LISTED.test(text);
  const parts: Part[] = [];
  const lead = LEADS_TO_ALL.exec(text)?.[0];
  let from = ledTo(text);
  const take = (to: number) => {
    if (to < from) return;
    if (isListed) from += GOES_ON.exec(text.slice(from, to))?.[0].length ?? 0;
    const told = text.slice(from, to);
    const last = parts.at(-1);
    if (last && goesOn(told)) last.to = to;
    else parts.push({ from, to, told });
  };
  for (const { index, 0: and } of matchesIn(text, words)) {
    if (isInBrackets(text, index)) continue;
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
    isToldInBrackets(told) ||
    standingIn(told) !== undefined;
  const costs = all.filter(({ told }) => tellsCosts(told));
  const debts = all.filter((one) => !costs.includes(one));
  if (parts.length === 1 || debts.length === 0 || !debts.every(tellsDebt)) return undefined;
  // Where living costs more than is told of any creditor, that is what is paid each month.
  if (costs.length > 0 && mostOf(debts) <= mostOf(costs) && !OWED.test(text)) return undefined;
  const ofLead = LEADS_TO_COLLECTED.test(lead ?? '') ? 'in collections' : undefined;
  return debts.map((one) => withoutBrackets(partOfLine(line, one, ofAll ?? one.stands ?? ofLead)));
}

/** A sum alone in brackets behind a name, which in a sentence makes it no credit: `Oak ($900), Elm ($300)`. */
const BRACKETED = /(?<=\p{L}) \((\$ ?\d[\d,]*(?:\.\d\d)?)\)(?=\.?$)/u;

/** A part of a line with blanks for the brackets of its sum, so that all keeps its place. */
function withoutBrackets(line: Line): Line {
  const text = line.text.replace(BRACKETED, '  $1 ');
  return text === line.text ? line : { ...line, text, cells: [text] };
}

/** The largest sum that some parts tell. */
function mostOf(parts: readonly Part[]): number {
  const sums = parts.flatMap(({ told }) => figuresIn(told, ''));
  return Math.max(...sums.map(({ text }) => readAmount(text)?.amount?.toNumber() ?? 0));
}
