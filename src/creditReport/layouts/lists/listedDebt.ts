import { beginsWithCreditor, creditorIn } from '../../lexicon/creditors';
import { BULLET, TIGHT_BULLET } from '../../page/bullets';
import type { Line } from '../../page/lines';
import { remembered, rememberedOf } from '../../page/remembered';
import { isFurniture } from '../../pieces/furniture';
import { withoutNotOwn } from '../../pieces/notOwn';
import { numberOfName } from '../../pieces/numberNames';
import { isStatusTold } from '../../pieces/statuses';
import { beginsAsTotal } from '../../pieces/sums';
import { type Figure, figuresIn } from './figures';
import { isKindOfDebt } from './kindOfDebt';
import { hasLabels, type Labels, type LinePart, partAt } from './lineParts';
import { tellsOwedByNow } from './owedByNow';
import { tellsPaidBeforeOwed } from './paidBeforeOwed';
import { tellsAnew } from './saidAnew';
import { nameIn, tradeIn } from './spokenName';

/** A line that tells one debt and nothing else: every word of it is known to be of the name or of another part. */
export interface ListedDebt {
  name: string;
  /** It is called by its kind, and names nobody: `student loan`. */
  isKind: boolean;
  parts: readonly LinePart[];
  /** A figure without words around it stands before the name: `$702 - Oak`. */
  isFigureFirst: boolean;
  /** Nothing but a blank parts the name from a status that names of agencies have in them too. */
  mayStatusBeOfName: boolean;
  /** Behind what it tells stands a remark in free words, which may name somebody else. */
  isRemarked: boolean;
}

/** The figures of a line that no word says anything about. */
export function figuresOf({ parts }: ListedDebt): readonly LinePart[] {
  return parts.filter(({ kind }) => kind === 'figure');
}

/** Whether a line tells a part of a kind. */
export function has({ parts }: ListedDebt, kind: LinePart['kind']): boolean {
  return parts.some((part) => part.kind === kind);
}

/** A town with its state and ZIP, as a line of an address ends. */
const PLACE = /\p{Ll},? [A-Z]{2} \d{5}(?![\d,.])/u;
/** A sum in brackets is a credit, or a remark; one with a minus behind it is a credit. */
const CREDIT = /\(\$? ?\d[\d.,]*\)|\d-(?=[\s,;|)]|$)/;
/** Longer lines are no entries of a list. */
const MAX_LENGTH = 160;
/** What parts the pieces of a line, and says nothing by itself. */
const SEPARATOR = /(?:[\s,;|():]|(?:[-–—=/·•→>]+|->|=>)(?=\s|$))+/uy;
const WORD = /[^\s,;|():]+/uy;
/** Who owes, before all that he says. */
const OWES = /^(?:i|we|he|she|they) (?:(?:also|still) )*owes? (?:to )?/i;
/** What leads to whom it is owed to, behind a sum: `to`, `on my`, `a la`. */
const TO = /(?:to|on|with|for|al?|con|à|ao|para)(?: (?:the|my|our|la|el|mi|o|minha|meu))?(?= )/iuy;
/** A status that agencies have in their names. */
const OF_AGENCY = /^collections?$/i;
/** What stands behind the comma of a company's name. */
const LEGAL_FORM = /^(?:n\.?a|llc|inc|corp|ltd|l\.?p)\.?$/i;

/** Whether a word behind the comma of a name is the form of a company: `Oak Bank, na`. */
function isLegalForm(text: string, end: number, word: string): boolean {
  return (
    LEGAL_FORM.test(word) &&
    text
      .slice(0, end - word.length)
      .trimEnd()
      .endsWith(',')
  );
}

/** How somebody laughs or sighs behind what he tells, and the small words of Tagalog that say nothing by themselves: `Oak 66 lol`, `Elm collection na`. */
const SAID_ALONG = /^(?:(?:lol|lmao|ha(?:ha)+h?|hehe|ugh+|yay+|oops|smh|omg|na|naman|pa|po|daw)[.!]*|!+)$/;

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** How somebody begins to tell, which is no status: `ok so the Oak is like 7.4k`. */
const OK = /^ok(?:ay)?,? (?=\p{L})/iu;

/** The line of a list without its mark and how it begins. */
function withoutMark(line: string): string {
  return withoutNotOwn(line).replace(BULLET, '').replace(TIGHT_BULLET, '').replace(OK, '');
}

/** A name with its sum, and what somebody remarks behind: `Medical - $590 - they called last week`, `Phone bill 301 old Oak`. */
const REMARKED =
  /^(?<told>(?<name>\p{L}[^\d$]{2,40}?)(?: ?[-–—:=] ?|, | )\$? ?\d[\d,]*(?:\.\d\d)?)(?: [-–—] | ?[,;(] ?| )(?<remark>\p{L}.{2,80})$/u;
/** What leads to a creditor in a remark, and what may be said of him: `from Oak`, `the small Oak one`. */
const [LEADS_TO, ONE] = [
  /^(?:(?:from|with|w\/|through|thru|to|at|by|the|my|our|an?|old|small|big|other|new) )*/i,
  /^(?:(?:['’]s)? ?(?:card|loan|one|bill|account|acct|visa|bank|still))*[.)!]*$/i,
];

/** The creditor whom many households owe that a remark names, and says nothing else of but how the debt stands; empty where it names none. */
function namedInRemark(remark: string): string {
  const rest = remark.replace(LEADS_TO, '');
  const creditor = creditorIn(rest);
  const behind = rest.slice(creditor.length).trim();
  return creditor !== '' && (ONE.test(behind) || behind.startsWith(',') || isStatusTold(behind))
    ? creditor
    : '';
}

/**
 * A debt that is called by its kind, or by who is owed for what he does, with what is remarked behind its sum: how it
 * stands, what is paid on it, whom it is owed to, or anything without a figure. Undefined for any other line.
 */
function remarkedIn(text: string): ListedDebt | undefined {
  const { told = '', name = '', remark = '' } = REMARKED.exec(text)?.groups ?? {};
  const called = name.trim();
  if (!(isKindOfDebt(called) || tradeIn(called) !== '') || !told) return undefined;
  const listed = listedIn(told, 'led');
  const [owed, ...others] = figuresIn(text, '');
  if (!listed || !owed || !OWED.includes(owed.kind)) return undefined;
  // Figures that count days are no sums; of other sums nobody knows what they are.
  const [paid, ...more] = others;
  if (more.length > 0 || (paid ? paid.kind !== 'paying' : /\d/.test(remark) && !isStatusTold(remark)))
    return undefined;
  const creditor = namedInRemark(paid ? (remark.split(paid.text)[0] ?? '') : remark);
  const parts = [...listed.parts];
  if (paid) parts.push({ kind: 'paying', text: paid.text, isMoney: paid.isMoney, isAbout: paid.isAbout });
  if (isStatusTold(remark)) parts.push({ kind: 'statusLoose', text: remark, isMoney: false, isAbout: false });
  const remarked = { ...listed, parts, isRemarked: true };
  return creditor === '' ? remarked : { ...remarked, name: creditor, isKind: false };
}

/** What the first figure of a line is told to be where it is what is owed. */
const OWED: readonly (Figure['kind'] | undefined)[] = [undefined, 'balance'];

/** Reads a line as one debt with nothing else beside it, wherever its labels stand; undefined where any word of it is of no known part. */
export const readListedDebt = rememberedOf(({ text, cells }: Line) =>
  cells.length > 1 ? readText(text, cells.join(' | ')) : readAlone(text),
);

/** A debt that a line tells, by where its labels stand. */
type ByLabels = Readonly<Record<Labels, ListedDebt | undefined>>;

/** What a line without cells tells; pages print the same lines again and again. */
const readAlone = remembered((text) => readText(text, text));

/** @param parted the same text with bars between its cells */
function readText(text: string, parted: string): ByLabels {
  if (text.length > MAX_LENGTH || !/\d/.test(text) || beginsAsTotal(text)) return NOTHING;
  if (isFurniture(text) || PLACE.test(text) || CREDIT.test(text)) return NOTHING;
  if (tellsOwedByNow(text) || tellsAnew(text) || tellsPaidBeforeOwed(text)) return NOTHING;
  const told = withoutMark(parted);
  const led = listedIn(told, 'led') ?? remarkedIn(told);
  return { led, followed: hasLabels(told) ? listedIn(told, 'followed') : led };
}

const NOTHING: ByLabels = { led: undefined, followed: undefined };

/** Whether a line tells one debt and nothing else, and whom it is owed to. */
export function isListedDebt(line: Line): boolean {
  const { led, followed } = readListedDebt(line);
  return [led, followed].some((listed) => listed?.isKind === false);
}

/** A number without a word, masked or not. */
const BARE_NUMBER = /^[xX*•.…\d-]+$/;

/** Whether a cell holds more than a name or a figure. */
function holdsWords(cell: string): boolean {
  return /\d/.test(cell) && /\p{L}|#/u.test(cell) && !BARE_NUMBER.test(cell);
}

/** Whether a line tells a debt of cells that hold words beside their figures: `89 monthly`, `acct. 7624`. */
export function tellsInWords(line: Line): boolean {
  if (!line.cells.some(holdsWords)) return false;
  const { led, followed } = readListedDebt(line);
  return ((led ?? followed)?.parts ?? []).some(
    ({ kind, text }) =>
      kind === 'paying' || kind === 'balance' || (kind === 'number' && !line.cells.includes(text)),
  );
}

/** Whether several lines each tell a debt and nothing else, so that they are a list. */
export function areListed(lines: readonly Line[]): boolean {
  let count = 0;
  for (const line of lines) {
    if (isListedDebt(line)) count += 1;
    if (count > 1) return true;
  }
  return false;
}

function listedIn(whole: string, labels: Labels): ListedDebt | undefined {
  const begin = /^owe/i.test(whole) ? '' : (OWES.exec(whole)?.[0] ?? '');
  const text = whole.slice(begin.length);
  const names: string[] = [];
  const parts: LinePart[] = [];
  const numbered = numberOfName(text);
  if (numbered !== '') names.push(numbered);
  let [isOpen, mayStatusBeOfName, isFigureFirst] = [numbered !== '', false, false];
  for (let at = numbered.length; at < text.length; ) {
    const between = matchAt(SEPARATOR, text, at);
    if (between !== '') {
      isOpen &&= between === ' ';
      at += between.length;
      continue;
    }
    const found = partAt(text, at, labels);
    if (found) {
      if (found.part) parts.push(found.part);
      mayStatusBeOfName ||= isOpen && OF_AGENCY.test(found.part?.text ?? '');
      isOpen = false;
      at = found.end;
      continue;
    }
    const to = names.length === 0 && parts.length > 0 ? matchAt(TO, text, at) : '';
    if (to !== '') {
      at += to.length;
      continue;
    }
    const word = matchAt(WORD, text, at);
    at += word.length;
    isFigureFirst ||= names.length === 0 && parts[0]?.kind === 'figure';
    if (parts.length > 0 && SAID_ALONG.test(word) && !isLegalForm(text, at, word)) continue;
    if (isOpen) names.push(`${names.pop()} ${word}`);
    else if (names.length > 0 && LEGAL_FORM.test(word)) names.push(`${names.pop()}, ${word}`);
    else names.push(word);
    // Words in two places are more than a name, but for a kind of debt and whom it is owed to.
    if (names.length > 1 && !isKindOfDebt(names[0] ?? '')) return undefined;
    isOpen = true;
  }
  const sums = parts.filter(({ kind }) => kind === 'balance' || kind === 'figure');
  const isTwice = (kind: LinePart['kind']) => parts.filter((part) => part.kind === kind).length > 1;
  if (
    sums.length === 0 ||
    isTwice('balance') ||
    isTwice('number') ||
    isTwice('paying') ||
    isTwice('statusLoose')
  )
    return undefined;
  const [first = '', told = first, ...others] = names;
  if (others.length > 0 || (told !== first && !beginsWithCreditor(told))) return undefined;
  const trade = tradeIn(told);
  const isKind = trade !== '' || isKindOfDebt(told);
  const name = isKind ? trade || told : (nameIn(told, undefined, undefined) ?? '');
  // `past due` alone tells no standing that is read, and is of no name.
  if (name === '' || /\d/.test(name.slice(numbered.length)) || isStatusTold(told)) return undefined;
  return { name, isKind, parts, isFigureFirst, mayStatusBeOfName, isRemarked: false };
}
