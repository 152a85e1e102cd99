import { beginsWithCollector, isCollector } from '../../lexicon/collectors';
import { beginsWithCreditor, isCreditor, looksLikeCreditor } from '../../lexicon/creditors';
import { withoutKindBehind } from '../../lexicon/kindsBehindNames';
import { spelledKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { weighWords } from '../../lexicon/words';
import { readNumberLine } from '../../pieces/accountNumber';
import { isName } from '../../pieces/names';
import { readStatusText, worseStatus } from '../../pieces/statuses';
import type { ReadStatus } from '../../reportedDebt';
import type { Figure } from './figures';
import { isFamily, isListName } from './listName';
import { hasUnreadDigits, numberIn, wholeNumber } from './listNumber';
import {
  AT_COLLECTOR,
  BEHIND_NUMBER,
  BEHIND_SUM,
  BILL_OF,
  BOUGHT,
  COLLECTED_BY,
  COLLECTED_BY_AGENCY,
  COLLECTED_FOR,
  COLLECTED_THROUGH,
  COLLECTION_BEHIND,
  COLLECTS_FOR,
  GIVEN_BY,
  GIVEN_TO,
  HAS_IT,
  HELD_NOW,
  IS_NOW,
  LENDER,
  OLD,
  ORIGINAL,
  ORIGINAL_WORDS,
  OWN_ONCE,
  WENT_TO_COLLECTIONS,
} from './otherHolders';
import { isThing, isTrade, nameIn } from './spokenName';

/** One piece of an item, and what is known before its words are understood. */
export interface Piece {
  text: string;
  /** Its place among the pieces of the item. */
  place: number;
  /** It is all of a line. */
  isLine: boolean;
  /** The label that the piece before it is. */
  label: string;
  /** What that label means. */
  told: LabelKind | undefined;
  /** Who is owed is known already. */
  isNamed: boolean;
  /** The line it stands on says that nothing is owed any more. */
  isPaidOff: boolean;
  /** The piece behind it tells how much is owed now. */
  isBeforeNow: boolean;
  /** The list marks its money, so that a plain number is none. */
  isMarked: boolean;
}

/** What is known of an item so far. */
export interface Draft {
  name: string;
  original: string;
  /** What stands behind "for": whom somebody collects for, or what a loan was for. */
  forWhom: string;
  /** The number of the account; one that is told weighs more than one that has but the form, or that of the writer's own file. */
  number: { text: string; isTold: boolean; isOfFile?: boolean } | undefined;
  status: { read: ReadStatus; text: string } | undefined;
  figures: { figure: Figure; label: string }[];
  bare: Figure[];
  /** Plain numbers without words around them, where other items mark their money. */
  plain: Figure[];
  /** The first of them that stands right behind the name. */
  behindName: Figure | undefined;
  /** A plain number that is all of a piece behind the sum, where the list marks its sums: it may be what is paid each month. */
  beside: Figure | undefined;
  /** A sum that is joined to another was left out. */
  areJoined: boolean;
  hasUnread: boolean;
  /** What is owed is told as about so much. */
  isAbout: boolean;
}

/** A name stands at the beginning, or behind a number or a sum. */
const MAX_PLACE = 1;

/** Whether words before a colon say what the figure behind it is, and so name nobody. */
function saysWhat(lead: string): boolean {
  for (const [kind, weight] of weighWords(lead))
    if (!['name', 'number', 'original', 'agency'].includes(kind) && weight >= 2) return true;
  return false;
}

/** Whether a status says how a debt stands. */
export function isTold(status: ReadStatus): boolean {
  return !status.flags.some((flag) => flag === 'status-unclear' || flag === 'no-status');
}

/** What stands before the number that the writer gives a debt himself, and before that of the account: `our file D23-10447`, `acct ending 5509`. */
const [OF_FILE, OF_ACCOUNT] = [
  /\b(?:file|ref(?:erence)?|matter|case)(?: (?:no|number))?\.?[:# ]*$/i,
  /\b(?:acct|account|card|loan)\b\.?(?: (?:no|number|ending|ends)\b\.?| in| with)*[:# ]*$/i,
];

/** More digits, or fewer, are none of a sum that nothing marks. */
const MAY_BE_SUM = /^[1-9]\d{3,4}$/;
/** A year, which is neither a sum nor a number. */
export const YEAR = /^(?:19|20)\d\d$/;

/** Digits that were taken for a number as the sum that they may be as well; undefined where they may not. */
export function sumOfDigits(digits: string): Figure | undefined {
  if (!MAY_BE_SUM.test(digits) || YEAR.test(digits)) return undefined;
  return { text: digits, kind: undefined, isMoney: false, isAbout: false, index: 0 };
}

/** Takes the number of a piece into the draft; returns the piece without it. */
export function takeNumber(draft: Draft, { text, place, isLine, told, isMarked }: Piece): string {
  const own = numberIn(text) || (place > 0 && isLine ? readNumberLine(text) : '');
  const whole = place > 0 ? wholeNumber(text, isMarked || told === 'number') : '';
  const number = whole || own;
  if (number === '') {
    if (place > 0 && hasUnreadDigits(text, isMarked)) draft.hasUnread = true;
    return text;
  }
  const isSure = own !== '' || told === 'number';
  const before = text.slice(0, text.indexOf(number));
  const isOfFile = OF_FILE.test(before);
  const isBetter = isSure && (!draft.number?.isTold || (draft.number.isOfFile && OF_ACCOUNT.test(before)));
  // Digits that no word calls a number were none, since it is told: they may be what is owed.
  const digits =
    isBetter && draft.number && !draft.number.isTold ? sumOfDigits(draft.number.text) : undefined;
  if (digits) draft.plain.push(digits);
  if (!draft.number || isBetter) draft.number = { text: number, isTold: isSure, isOfFile };
  return text.replace(number, ' ');
}

/** Where the number stood that was taken out of a piece; undefined where none was. */
function numberAt(text: string, rest: string): number | undefined {
  if (text === rest) return undefined;
  const at = Array.from(rest).findIndex((sign, index) => sign !== text[index]);
  return at < 0 ? rest.length : at;
}

/** Several words of which none but the first has a capital, as things are called: `Hearing aids`. */
const AS_THINGS = /^\p{L}\p{Ll}+(?: \p{Ll}+)+$/u;

/** A single word, as what was bought or what a debt is called: `Payday`, `Jeep`. */
const ONE_WORD = /^\p{L}+$/u;
/** Whose network a card uses, which a bank has given. */
const NETWORK = /^(?:visa|master ?card|mc)$/i;

/** What a card is called besides its network, and nobody who is owed: `Visa - Platinum - 500`. */
const CALLED =
  /^\s*(?:platinum|gold|silver|titanium|signature|infinite|classic|world(?: elite)?|business|secured|unsecured|rewards|cash ?back|credit|debit|store|standard|basic|preferred)(?: (?:card|rewards))?[^\p{L}]*$/iu;

/**
 * Whether a better name may stand behind one: what was bought has a creditor, who is owed for what he does his own; a word
 * before a creditor that everybody knows, and his sum, says what is owed to him.
 */
function isOpenName(name: string, rest: string, hasSum: boolean): boolean {
  // In small letters a word of companies is one for the debt: `mortgage thru escrow`.
  const isCompany = /^\p{Ll}/u.test(name) ? beginsWithCreditor(name) : looksLikeCreditor(name);
  const isWord = AS_THINGS.test(name) || (hasSum && ONE_WORD.test(name));
  const isOfCreditor = (hasSum && NETWORK.test(name)) || (isWord && !isCompany && !isFamily(name));
  return (
    (isThing(name) && !(NETWORK.test(name) && CALLED.test(rest))) ||
    (isTrade(name) && /^\p{Lu}/u.test(rest)) ||
    (isOfCreditor && /^\p{Lu}/u.test(rest) && beginsWithCreditor(rest))
  );
}

/** The name behind the colon of a remark in brackets, which says more of what was bought: `2019 Sedan (worth $9,000): Oak Bank`. */
const BEHIND_REMARK = /^: *(\p{Lu}.*)$/u;

/** Labels of the person who has an account. */
const OF_PERSON =
  /^(?:customer|client|member|(?:co-?)?borrower|applicant|debtor|patient|guarantor|consumer|cardholder|account (?:holder|owner))(?: name)?:?$/i;

/** Takes into the draft who has the debt of the one named, where the end of a piece tells it. */
function takeCollector(draft: Draft, rest: string): void {
  const [, at, inCollections] = AT_COLLECTOR.exec(rest.trim()) ?? [];
  const collector = at ?? inCollections ?? '';
  if (draft.name === '' || !isName(collector)) return;
  if (!/^\p{Lu}/u.test(collector) && !beginsWithCreditor(collector)) return;
  draft.original ||= withoutKindBehind(draft.name);
  draft.name = collector;
}

/** Takes into the draft who has the debt now of the one named, for whom it may be collected, where a piece says nothing else; whether it does. */
function takeHolder(draft: Draft, rest: string): boolean {
  const told = rest.trim();
  const isNow = /\bnow\b/i.test(told);
  const held = (isNow ? HELD_NOW.exec(told)?.[1] : undefined) ?? HAS_IT.exec(told)?.[1];
  const alone = held === undefined && isNow ? IS_NOW.exec(told)?.[1] : undefined;
  const holder = held ?? alone ?? '';
  const isCollected = beginsWithCollector(holder);
  if (draft.name === '' || !(isName(holder) || isCollected)) return false;
  if (!isCollected && (alone !== undefined || !/^\p{Lu}/u.test(holder))) return false;
  // Who collects has it for the one who was named.
  if (isCollected) draft.original ||= withoutKindBehind(draft.name);
  else draft.forWhom ||= draft.name;
  draft.name = holder;
  return true;
}

/** The label of whom a collector writes for; the current creditor has the debt himself. */
const CREDITOR = /^(?:client|(?:your )?creditor)(?: name)?:?$/i;

/** The word for a number, behind whom it is of. */
const NUMBER_BEHIND = /,? (?:acct|account|file|ref|loan)\.?(?: (?:no\.?|number|#))? *#?$/i;

/** Takes the name that a piece tells into the draft, or who was owed before. */
export function takeName(draft: Draft, rest: string, piece: Piece, first: Figure | undefined): void {
  if (OF_PERSON.test(piece.label)) return;
  // A label that is printed tells it better than what came before; words that could be one do not.
  const isOpenToTold = draft.name === '' || isThing(draft.name) || spelledKind(piece.label) === 'name';
  if (isOpenToTold && piece.told === 'name' && isName(piece.text)) {
    // Whom a collector writes for is not the one who is to be paid.
    if (isCollector(draft.name) && CREDITOR.test(piece.label)) draft.original ||= piece.text;
    else draft.name = piece.text;
    return;
  }
  const upToNumber = first
    ? rest.slice(0, Math.min(numberAt(piece.text, rest) ?? first.index, first.index))
    : rest;
  if (takeHolder(draft, upToNumber.replace(NUMBER_BEHIND, ''))) return;
  const behind = first || piece.place > MAX_PLACE + 1 ? undefined : BEHIND_REMARK.exec(rest)?.[1];
  if (behind !== undefined && isName(behind)) {
    draft.name = behind;
    return;
  }
  const isOpen =
    draft.name === ''
      ? piece.place <= MAX_PLACE
      : piece.place === 1 && isOpenName(draft.name, rest, first !== undefined);
  if (!isOpen) {
    const behindNumber = rest.slice(numberAt(piece.text, rest) ?? 0).trim();
    const told = ORIGINAL.exec(piece.text) ?? OLD.exec(piece.text) ?? ORIGINAL.exec(behindNumber);
    const named = told?.[1]?.replace(OWN_ONCE, '');
    if (named && ORIGINAL_WORDS.test(piece.text)) draft.original ||= named;
    else if (named) draft.forWhom ||= named;
    // A creditor alone, as in brackets behind what a collector is owed: `Elm Recovery 663 (Oak Bank)`.
    else if (!first && isCreditor(rest.trim()) && !isCollector(rest.trim())) draft.forWhom ||= rest.trim();
    if (draft.status?.read.flags.includes('collection'))
      draft.original ||= COLLECTED_FOR.exec(rest.trim())?.[1] ?? '';
    const collector = (COLLECTED_BY.exec(piece.text) ??
      COLLECTED_BY_AGENCY.exec(piece.text) ??
      GIVEN_TO.exec(piece.text))?.[1];
    if (collector && isName(collector)) {
      draft.original ||= withoutKindBehind(draft.name);
      draft.name = collector;
    } else takeCollector(draft, rest);
    return;
  }
  const lead = first ? rest.slice(0, first.index) : '';
  const told = (first ? lead : rest).trim();
  const giver = first ? undefined : (GIVEN_BY.exec(told) ?? WENT_TO_COLLECTIONS.exec(told))?.[1];
  if (giver !== undefined && isListName(giver)) {
    draft.name = giver;
    return;
  }
  const [, collector = '', creditor = ''] = COLLECTS_FOR.exec(told) ?? BOUGHT.exec(told) ?? [];
  if (isName(collector) && isName(creditor)) {
    draft.name = collector;
    draft.original ||= creditor;
    return;
  }
  const [, owed = '', holder = ''] = COLLECTED_THROUGH.exec(told) ?? [];
  if (isName(owed) && isName(holder)) {
    draft.name = holder;
    draft.original ||= owed;
    return;
  }
  const isLabelled = first !== undefined && /:\s*$/.test(lead) && saysWhat(lead.replace(/:\s*$/, ''));
  draft.name = (isLabelled ? undefined : nameIn(rest, first, numberAt(piece.text, rest))) ?? draft.name;
  if (!first) return;
  const collecting = draft.name.replace(COLLECTION_BEHIND, '');
  if (collecting !== draft.name && beginsWithCollector(collecting)) {
    takeStatus(draft, draft.name.slice(collecting.length).trim());
    draft.name = collecting;
  }
  const lender = isThing(draft.name) ? LENDER.exec(rest.trim())?.[1] : undefined;
  if (lender !== undefined && beginsWithCreditor(lender)) draft.name = lender;
  const behindNumber = rest.slice(numberAt(piece.text, rest) ?? first.index, first.index);
  draft.forWhom ||=
    (BEHIND_SUM.exec(rest.trim()) ?? BILL_OF.exec(rest.trim()) ?? BEHIND_NUMBER.exec(behindNumber))?.[1] ??
    '';
  takeCollector(draft, rest);
}

/** A label of a sum that has the word of a status in it. */
const CURRENT_SUM = /^(?:current|past due) (?:balance|amount|payment)(?: due)?:?$/i;

/** How often it was late, which says nothing of today: `1x30`. */
const TIMES_LATE = /^[1-9]\d? ?x ?(?:30|60|90|120)\+?(?: days?)?(?: late)?$/i;

/** Takes how the debt stands into the draft: of several statuses the worst. */
export function takeStatus(draft: Draft, rest: string): void {
  if (CURRENT_SUM.test(rest.trim())) return;
  const read = readStatusText(rest);
  if (TIMES_LATE.test(rest.trim())) draft.status ??= { read, text: rest };
  const { name, status } = draft;
  const behind = name !== '' && rest.startsWith(name) ? rest.slice(name.length) : rest;
  // A word of the name is no status.
  if (rest === name || !isTold(read) || (behind !== rest && !isTold(readStatusText(behind)))) return;
  // What says that it is so no more takes back how late it was: `30 days late in May, current now`.
  const both = status && readStatusText(`${status.text}, ${rest}`);
  if (both?.current === 'current' && read.current === 'current') {
    draft.status = { read: both, text: rest };
    return;
  }
  const worse = status ? worseStatus(status.read, read) : read;
  if (!status || worse !== status.read) draft.status = { read: worse, text: rest };
}
