import { beginsWithCreditor } from '../../lexicon/creditors';
import { labelOfWords, spelledKind } from '../../lexicon/labels';
import { BULLET } from '../../page/bullets';
import { type Line, type Span, spanOf } from '../../page/lines';
import { rememberedOf } from '../../page/remembered';
import { isAddress, isPostal } from '../../pieces/addresses';
import { tellsIncome } from '../../pieces/income';
import { cleanName } from '../../pieces/names';
import { saysNoneIsSo } from '../../pieces/noneSo';
import { isCountOfAccounts, isTitleOfPart, type Section, sectionOf } from '../../pieces/sections';
import { isStatusOnly, isStatusTold, readStatusText } from '../../pieces/statuses';
import { titlesOfCreditors } from '../creditorsInSummary';
import { restsOfEntries, withPartsApart } from './brokenEntries';
import { isKindOfAccounts, isListName } from './listName';
import { hasNotesBelow } from './notesBelow';
import { numberedLoans } from './numberedLoans';
import { withoutTitlesInCapitals } from './titlesInCapitals';
import { rowsUnderHeadings } from './underHeadings';

/** A stretch of lines that tells one debt, if it tells one. */
export interface Item extends Span {
  lines: readonly Line[];
  /** The part of the page it stands in. */
  section?: Section | undefined;
  /** Who is owed, where running text names him. */
  name?: string;
  /** Who was owed before, where running text names him. */
  original?: string | undefined;
  /** Its lines are one entry that is broken over them, and so tell no several debts. */
  isBroken?: boolean;
}

/** Titles over collections that no report prints. */
const OF_COLLECTIONS =
  /^(?:(?:[一二三四五六七八九十]{1,3}[,、.] ?)?(?:催收|追收|추심)(?:账户|公司|欠款)?|(?:in |en |em )?(?:collections?(?: (?:ugh|sigh|stuff))?|cobran[zç]as?|cobros?|colecci[oó]n(?:es)?)|(?:in )?collection (?:accounts?|agencies)|charge[d ]?-?offs?)$/i;
/** What a title of any part says of all that stands in it: `MEDICAL (all in collections)`. */
const ALL_IN_COLLECTIONS =
  /^[^\d$(]{2,40} [(–—-] ?(?:(?:these|they) are )?(?:all|both)(?: (?:are|of (?:them|these)))? (?:in|with) collections?\)?:?$/i;
/** A title with the rules that are drawn beside it, up to the edges of a page. */
const LONGEST_TITLE = 120;
const MARKS = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$| *\([^)]*\)$/gu;
const IS_MARKED = /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u;

/** The part of the page that each line stands in: up to the next title, or a blank line behind a sum. */
const sectionsOf = rememberedOf((lines: readonly Line[]): ReadonlyMap<Line, Section | undefined> => {
  let [section, hasSum]: [Section | undefined, boolean] = [undefined, false];
  const sections = new Map<Line, Section | undefined>();
  const ofCreditors = titlesOfCreditors(lines);
  for (const line of lines) {
    const { text, cells, afterBlank } = line;
    if (afterBlank && hasSum) section = undefined;
    hasSum = section !== undefined && (hasSum || HAS_MONEY.test(text));
    const isOfCollections = text.length <= LONGEST_TITLE && ALL_IN_COLLECTIONS.test(text);
    const whole = text.length <= LONGEST_TITLE && cells.length === 1 ? text : '';
    const bare = IS_MARKED.test(whole) ? whole.replace(MARKS, '') : whole;
    const title = bare.length <= 60 ? bare : '';
    if (isOfCollections || OF_COLLECTIONS.test(title)) section = 'collections';
    else if (ofCreditors.has(line.from)) section = 'accounts';
    else if (title !== '' && !isCountOfAccounts(title))
      section = sectionOf(title) ?? (isKindOfAccounts(title) ? 'accounts' : section);
    sections.set(line, section);
  }
  return sections;
});

/** The lines of an item without where its creditor can be written to, between his name and what is told of the debt. */
function withoutAddress(group: readonly Line[]): readonly Line[] {
  if (group.length < 3 || !group[0] || HAS_MONEY.test(group[0].text.replace(BULLET, ''))) return group;
  return group.filter(({ text }, index) => {
    if (index === 0 || index === group.length - 1 || text.includes('$')) return true;
    return !isPostal(text) && !(isAddress(text) && isPostal(group[index + 1]?.text ?? ''));
  });
}

/** Without what comes in, which people tell right below the last of their debts: nothing of it is paid on that. */
function withoutIncome(group: readonly Line[]): readonly Line[] {
  return group.length < 2 ? group : group.filter(({ text }, index) => index === 0 || !tellsIncome(text));
}

/** Without how many accounts of a kind a report has, below the last of its debts, where it has none: `Collections: 0`. */
function withoutNone(group: readonly Line[]): readonly Line[] {
  return group.filter(({ text }, index) => index === 0 || !saysNoneIsSo(text));
}

function itemsOf(groups: readonly (readonly Line[])[], lines: readonly Line[]): Item[] {
  const sections = sectionsOf(lines);
  return withoutTitlesInCapitals(groups)
    .map(withoutAddress)
    .map(withoutIncome)
    .map(withoutNone)
    .map((group) => {
      const { from, to } = spanOf(group);
      return { lines: group, from, to, section: group[0] && sections.get(group[0]) };
    });
}

const HAS_MONEY = /\$ ?\d|(?<![\d,])\d[\d,]*\.\d{2}\b|\d,\d{3}\b|\b\d{3,6}\b|\d ?k\b/i;

/** What a line says of the debt on the line above it: `2 months late on that one`. */
const FOLLOWS = /^[^$]{4,60}$/;
const REFERS = /\b(?:on|with) (?:that|this)(?: one)?$|\b(?:that|this) one\b|\bon it\b/i;

function isFollowUp({ text }: Line): boolean {
  return FOLLOWS.test(text) && REFERS.test(text) && isStatusTold(text);
}

/** The rest of an entry that did not fit the line above: its number or a remark in brackets, and behind it the sums. */
const REST_OF_ENTRY = /^\([^()]{2,60}\)[^\p{L}]*\d[^\p{L}]*$/u;

/** A bracket that a line opens and leaves open, and how the next one closes it: `(-0215, $352/mo,`, `90 days late)  $9,048.77`. */
const [LEFT_OPEN, CLOSES] = [/\([^()]{1,80}$/, /^[^()]{1,60}\)/];

/** Two sums under labels, with which a line begins: `bal 12,015.60   pay 377.00`. */
const LABELLED_SUMS =
  /^(?:bal(?:ance)?|ow(?:e|ed|ing)|payoff|saldo|debo|amt|amount)[. ]*(?:is|:|=)? ?\$?\d[\d,.]*\W+(?:min(?:imum)?|pa(?:y|ys|ying|yment|id)|pmt|monthly|mo)[. ]*(?:is|:|=)? ?\$?\d/i;

/** What is paid each month, in brackets at the end of a line without another sum: `(pmt. $396.12/mo.)`. */
const PAID_IN_BRACKETS =
  / ?\((?:pmt|pays?|payment|min(?:imum)?|monthly)[.:]? (?:is |of )?\$? ?\d[\d,.]*(?: ?\/ ?mo(?:nth)?\.?| (?:a|per) month)?\)$/i;
/** A sum alone in its column, below what it is of. */
const LONE_SUM = /^[^\p{L}\d]*\d[\d,]*\.\d{2}[^\p{L}\d]*$/u;
const WITH_SUM = /\$|\d\.\d{2}\b/;

/** Whether a line tells who is owed and what is paid each month, so that what is owed can stand alone below. */
function isWithoutSum({ text }: Line): boolean {
  const rest = text.replace(PAID_IN_BRACKETS, '');
  if (rest === text || text.length > LONGEST_TITLE || WITH_SUM.test(rest)) return false;
  return isListName(cleanName(rest.replace(BULLET, '').split(/[,(]/)[0]?.trim() ?? '').name);
}

/** Whether a line alone could tell who is owed. */
function isNameOfEntry({ text, cells }: Line): boolean {
  if (text.length > LONGEST_TITLE || HAS_MONEY.test(text)) return false;
  if (cells.length > 1 || isKindOfAccounts(text)) return false;
  const named = text.replace(BULLET, '');
  return isListName(cleanName(named.replace(/ ?\([^()]*\)$/, '')).name);
}

/** Whether a line is the rest of the entry that the line above begins, which has no sum of its own. */
function isRestOf(above: Line | undefined, { text, afterBlank }: Line): boolean {
  if (!above || afterBlank || text.length > LONGEST_TITLE) return false;
  if (CLOSES.test(text) && LEFT_OPEN.test(above.text)) return true;
  if (LABELLED_SUMS.test(text)) return isNameOfEntry(above);
  if (LONE_SUM.test(text))
    return isWithoutSum(above) || (beginsWithCreditor(above.text) && isNameOfEntry(above));
  if (!REST_OF_ENTRY.test(text) || HAS_MONEY.test(above.text)) return false;
  const parts = above.text.replace(BULLET, '').split(/[,(]/);
  return parts.some((part) => isListName(cleanName(part.trim()).name));
}

/**
 * Each line by itself, and with it the one below that goes on about it, or ends it. The rows of a table whose headings tell
 * which of their sums is which are no lines of a list.
 */
export function lineItems(all: readonly Line[]): Item[] {
  const rows = rowsUnderHeadings(all);
  const lines = rows.size > 0 ? all.filter((line) => !rows.has(line)) : all;
  const loans = numberedLoans(lines);
  const rests = restsOfEntries(lines);
  const begins = (line: Line, index: number) =>
    !rests.has(line) && !isFollowUp(line) && !isRestOf(lines[index - 1], line);
  return grouped(lines, begins).map((item) => {
    const [first, ...more] = item.lines;
    if (first && more.some((line) => rests.has(line)))
      return { ...item, lines: [withPartsApart(first), ...more], isBroken: true };
    const loan = first && loans.get(first);
    return loan ? { ...item, lines: [loan.line, ...more], name: loan.name } : item;
  });
}

/** More lines tell no single debt. */
const MAX_LINES = 14;
/** So many labels beside each other are the headings of a table, which names nobody. */
const HEADINGS = 3;

function isHeadings({ cells }: Line): boolean {
  return cells.length >= HEADINGS && cells.every((cell) => labelOfWords(cell) !== undefined);
}

function grouped(lines: readonly Line[], begins: (line: Line, index: number) => boolean): Item[] {
  const groups: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const last = groups.at(-1);
    if (last && !begins(line, index)) last.push(line);
    else groups.push([line]);
  }
  return itemsOf(
    groups.filter((group) => group.length <= MAX_LINES && !group.slice(0, 1).some(isHeadings)),
    lines,
  );
}

/** How a paragraph ends, and how the rest of one begins that the head of a page parts. */
const [IS_ENDED, GOES_ON] = [/[.:;!?]$/, /^\p{Ll}/u];
/** The head or the foot of a page, which counts it. */
const OF_PAGE = /\bpage \d{1,3} of \d{1,3}$/i;
/** The count of a debt alone above it, between dashes: `- 1 -`. */
const COUNT_ABOVE = /^[-–—] ?\d{1,3} ?[-–—]$/;

/** Whether a line, blank ones around it, is the head of a page within a paragraph, and its rest below it. */
function isWithinParagraph(lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  if (!line?.afterBlank || !OF_PAGE.test(line.text)) return false;
  const [above, below] = [lines[index - 1], lines[index + 1]];
  return (
    above !== undefined &&
    below?.afterBlank === true &&
    !IS_ENDED.test(above.text) &&
    GOES_ON.test(below.text)
  );
}

/** Whether a line is the count of the debt below it. */
function isCountAbove(lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  return line?.afterBlank === true && COUNT_ABOVE.test(line.text) && lines[index + 1]?.afterBlank === false;
}

/** The lines between blank ones: a card, or a paragraph, which the head of a page may part. */
export function paragraphItems(lines: readonly Line[]): Item[] {
  const kept: Line[] = [];
  const begins = new Set<Line>();
  let above: 'head' | 'count' | undefined;
  for (const [index, line] of lines.entries()) {
    const isHead = isWithinParagraph(lines, index);
    const leftOut = isHead ? 'head' : isCountAbove(lines, index) ? 'count' : undefined;
    if (!leftOut) kept.push(line);
    if (above === 'count' || (line.afterBlank && above !== 'head')) begins.add(line);
    above = leftOut;
  }
  return grouped(kept, (line) => begins.has(line));
}

/** A line with a mark before it, and those without below it; none where the marks are those of notes on the debts. */
export function bulletItems(lines: readonly Line[]): Item[] {
  if (hasNotesBelow(lines)) return [];
  return grouped(lines, ({ text, afterBlank }) => BULLET.test(text) || afterBlank);
}

/** Whom somebody collects for, on a line below his name: `for Oak Ambulance`. */
const FOR_WHOM = /^(?:for|from|was|orig\w*|formerly)(?!\p{L})/iu;

/** What is said of the debt above, on a line of its own: `(water bill)`. */
const IN_BRACKETS = /^\(.*\)$/;

/** The name of a loan, and what kind it is, which a gap parts: `Loan Group AA   Direct Subsidized`. */
const LOAN_AND_KIND = /^(?:student )?loan\b|\b(?:un)?subsidized$/i;
/** How many lines below a name figures may stand. */
const MAX_BETWEEN = 3;

const COUNTED = /\p{L} \(?\d{1,3}\)?$/u;

/** The title of a part with how many accounts it holds, perhaps none: `Collections (0)`. It says nothing of the card above. */
function isCountedTitle({ text, cells }: Line): boolean {
  return cells.length === 1 && COUNTED.test(text) && isTitleOfPart(text);
}

/** Of more lines than this share a blank one parts nothing. */
const MOST_PARTED = 0.5;

/** Whether a line is the value of the label right above it, and tells who was owed before: he has no debt of his own. */
function isOriginal(lines: readonly Line[], index: number): boolean {
  const above = lines[index - 1]?.text ?? '';
  return lines[index]?.afterBlank === false && spelledKind(above.toLowerCase()) === 'original';
}

/** Whether the line below a name says that nothing is owed there any more, and nothing else: it is no word about the debt above. */
function isOverPaid(name: Line, below: Line | undefined): boolean {
  if (!below || below.text.length > LONGEST_TITLE || (below.afterBlank && !name.afterBlank)) return false;
  return isStatusOnly(below.text) && readStatusText(below.text).flags.includes('paid-closed');
}

/**
 * The name of a debt on a line of its own, over lines with figures: what is said about it, up to the next name, the
 * title of another kind of accounts, or a blank line.
 */
export const cardItems = rememberedOf((lines: readonly Line[]): Item[] => {
  const hasFigures = lines.map(({ text }) => HAS_MONEY.test(text));
  const isTitle = lines.map(({ text, cells }, index) => {
    const isOneName = cells.length === 1 || (cells.length === 2 && LOAN_AND_KIND.test(text));
    if (hasFigures[index] || !isOneName || /\d{7}/.test(text)) return false;
    const told = text.replace(BULLET, '');
    if (isOriginal(lines, index)) return false;
    return !FOR_WHOM.test(told) && !IN_BRACKETS.test(told) && isListName(cleanName(told).name);
  });
  const blanks = lines.filter(({ afterBlank }) => afterBlank).length;
  const arePartedByBlanks = blanks < lines.length * MOST_PARTED;
  let hasSum = false;
  const beginsAt = (line: Line, index: number) => {
    const { text, afterBlank } = line;
    if (isCountedTitle(line)) return true;
    if (!hasFigures[index] && !isTitle[index - 1] && isKindOfAccounts(text)) return true;
    if (hasSum && afterBlank && arePartedByBlanks) return true;
    if (!isTitle[index]) return false;
    if (hasSum && isOverPaid(line, lines[index + 1])) return true;
    for (let below = index + 1; below <= index + MAX_BETWEEN; below += 1) {
      if (hasFigures[below]) return true;
      if (isTitle[below] && below === index + 1) return false;
    }
    return false;
  };
  return grouped(lines, (line, index) => {
    const begins = beginsAt(line, index);
    hasSum = hasFigures[index] === true || (hasSum && !begins);
    return begins;
  });
});
