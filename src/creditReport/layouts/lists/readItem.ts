import { type Fact, unlabelled } from '../../account';
import { headingKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { areLabelWords, meaningByWords, weighWords } from '../../lexicon/words';
import type { Line } from '../../page/lines';
import { rememberedOf } from '../../page/remembered';
import { isAddress } from '../../pieces/addresses';
import { isFurniture } from '../../pieces/furniture';
import { cleanName, isName } from '../../pieces/names';
import { readStatusText, worseStatus } from '../../pieces/statuses';
import type { ReadStatus } from '../../reportedDebt';
import type { ReviewFlag } from '../../reviewFlags';
import { chunksOf } from './chunks';
import { type Figure, figuresIn } from './figures';
import type { Item } from './item';
import { isFamily } from './listName';
import { hasUnreadDigits, numberIn, wholeNumber } from './listNumber';
import { isThing, nameIn } from './spokenName';

/** What one item says, before the figures without words around them are understood. */
export interface ToldDebt {
  item: Item;
  name: string;
  facts: Fact[];
  /** Figures without words around them, in their order. */
  bare: readonly Figure[];
  flags: ReadonlySet<ReviewFlag>;
}

/** One piece of an item, and what is known before its words are understood. */
interface Piece {
  text: string;
  /** Its place among the pieces of the item. */
  place: number;
  /** The label that the piece before it is. */
  label: string;
  /** What that label means. */
  told: LabelKind | undefined;
  /** Who is owed is known already. */
  isNamed: boolean;
  /** The list marks its money, so that a plain number is none. */
  isMarked: boolean;
}

/** What is known of an item so far. */
interface Draft {
  name: string;
  original: string;
  /** The number of the account; one that is told weighs more than one that has but the form. */
  number: { text: string; isTold: boolean } | undefined;
  status: { read: ReadStatus; text: string } | undefined;
  figures: { figure: Figure; label: string }[];
  bare: Figure[];
  /** Plain numbers without words around them, where other items mark their money. */
  plain: Figure[];
  hasUnread: boolean;
}

const ORIGINAL =
  /^(?:orig(?:inal(?:ly)?)?\.?(?: creditor)?(?: (?:from|with|is|was))?|(?:credor|acreedor) original|oc|formerly|bought from|for|from|era de|era|se te)\b:? +(\p{Lu}.*)$/u;
/** Among other words than these, `for X` tells for what. */
const ORIGINAL_WORDS = /orig|^oc|formerly|bought|^era|^se te/i;
/** A name of more words may hold something else. */
const MAX_SURE = 5;
/** A name stands at the beginning, or behind a number or a sum. */
const MAX_PLACE = 1;
/** Longer lines are no entries of a list. */
const MAX_LENGTH = 400;
/** Longer pieces are no labels. */
const MAX_LABEL = 30;

/** Whether words before a colon say what the figure behind it is, and so name nobody. */
function saysWhat(lead: string): boolean {
  for (const [kind, weight] of weighWords(lead))
    if (!['name', 'number', 'original', 'agency'].includes(kind) && weight >= 2) return true;
  return false;
}

function isTold(status: ReadStatus): boolean {
  return !status.flags.some((flag) => flag === 'status-unclear' || flag === 'no-status');
}

/** Whether an item can be read at all: no line of it is a paragraph, of the page, or an address. */
function isReadable({ lines }: Item): boolean {
  return lines.every(
    ({ text }) =>
      text.length <= MAX_LENGTH &&
      !isFurniture(text) &&
      (!isAddress(text) || text.includes('$') || isTold(readStatusText(text))),
  );
}

/** Takes the number of a piece into the draft; returns the piece without it. */
function takeNumber(draft: Draft, { text, place, told, isMarked }: Piece): string {
  const own = numberIn(text);
  const whole = place > 0 ? wholeNumber(text, isMarked || told === 'number') : '';
  const number = whole || own;
  if (number === '') {
    if (place > 0 && hasUnreadDigits(text, isMarked)) draft.hasUnread = true;
    return text;
  }
  const isSure = own !== '' || told === 'number';
  if (!draft.number || (isSure && !draft.number.isTold)) draft.number = { text: number, isTold: isSure };
  return text.replace(number, ' ');
}

function takeName(draft: Draft, rest: string, piece: Piece, first: Figure | undefined): void {
  if (piece.told === 'name' && isName(piece.text)) {
    draft.name = piece.text;
    return;
  }
  const isOpen = draft.name === '' ? piece.place <= MAX_PLACE : piece.place === 1 && isThing(draft.name);
  if (!isOpen) {
    const named = ORIGINAL.exec(piece.text)?.[1];
    if (named && ORIGINAL_WORDS.test(piece.text)) draft.original ||= named;
    return;
  }
  const lead = first ? rest.slice(0, first.index) : '';
  const isLabelled = first !== undefined && /:\s*$/.test(lead) && saysWhat(lead.replace(/:\s*$/, ''));
  draft.name = (isLabelled ? undefined : nameIn(rest, first, rest !== piece.text)) ?? draft.name;
}

/** A label of a sum that has the word of a status in it. */
const CURRENT_SUM = /^(?:current|past due) (?:balance|amount|payment)(?: due)?:?$/i;

function takeStatus(draft: Draft, rest: string): void {
  if (CURRENT_SUM.test(rest.trim())) return;
  const read = readStatusText(rest);
  const { name, status } = draft;
  const behind = name !== '' && rest.startsWith(name) ? rest.slice(name.length) : rest;
  // A word of the name is no status.
  if (rest === name || !isTold(read) || (behind !== rest && !isTold(readStatusText(behind)))) return;
  const worse = status ? worseStatus(status.read, read) : read;
  if (!status || worse !== status.read) draft.status = { read: worse, text: rest };
}

/** A plain number that can be a sum, and no year. */
const SUM = /^(?!(?:19|20)\d\d$)\d{3,6}$/;
/** What may stand beside such a number where it is all that a piece says. */
const WHOLE = /^[\W_]*(?:about|around|approx|ca)?[\W_]*$/i;

/** How words end that say what the sum behind them is, and so are no name. */
const SAYS_WHAT = /\b(?:limit|high|original|payment|pmt|price|fees?|value|amount|balance|income|rent|due)$/i;

/** Whether a plain number stands right behind the name, and nothing behind it: `Target redcard 655`. */
function endsName({ name }: Draft, rest: string, { index, text }: Figure): boolean {
  const behind = rest.slice(index + text.length);
  return name !== '' && rest.slice(0, index).trim().endsWith(name) && /^[\W_]*$/.test(behind);
}

/** Whether a plain number is told to be a balance, as in `780 left`. */
function isPlainSum({ text, kind }: Figure): boolean {
  return kind === 'balance' && SUM.test(text);
}

/** Takes what a piece says into the draft; returns the label that it is for the next one. */
function takePiece(draft: Draft, piece: Piece): string {
  if (piece.told === 'original') draft.original ||= piece.text;
  const rest = takeNumber(draft, piece);
  const before = draft.name;
  // What the words of a name mean says nothing about the figure behind it.
  let printed = figuresIn(rest, piece.label);
  const isLabel =
    printed.length === 0 &&
    rest === piece.text &&
    rest.length <= MAX_LABEL &&
    areLabelWords(rest) &&
    meaningByWords(rest) !== undefined;
  if (!isLabel && !piece.isNamed)
    takeName(draft, rest, piece, printed.find(({ isMoney }) => isMoney || !piece.isMarked) ?? printed[0]);
  if (draft.name !== before && !SAYS_WHAT.test(draft.name))
    printed = figuresIn(
      rest.replace(draft.name, (name) => ' '.repeat(name.length)),
      piece.label,
    );
  const isPaying = printed.some(({ kind }) => kind === 'paying');
  const figures = printed.filter(
    (figure) => figure.isMoney || !piece.isMarked || figure.kind === 'paying' || isPlainSum(figure),
  );
  draft.plain.push(
    ...printed.filter(
      (figure) =>
        !figures.includes(figure) &&
        SUM.test(figure.text) &&
        (isPaying || WHOLE.test(rest.replace(figure.text, '')) || endsName(draft, rest, figure)),
    ),
  );
  takeStatus(draft, rest);
  for (const figure of figures)
    if (isNothingOwed(figure, piece)) draft.bare.push(figure);
    else if (figure.kind) draft.figures.push({ figure, label: piece.label });
    else if (figure.isMoney || /\d{2}/.test(figure.text)) draft.bare.push(figure);
  return isLabel ? rest : '';
}

/** Whether a text says that nothing is owed any more: `PAID OFF $0`. */
const PAID_OFF = /\b(?:paid(?: it)? off|paid in full|zero balance|pagad[ao]|quitad[ao]|liquidad[ao])\b/i;

/** A zero beside such words is the balance. */
function isNothingOwed(figure: Figure, piece: Piece): boolean {
  return /^\$? ?0(?:\.00)?$/.test(figure.text) && PAID_OFF.test(piece.text);
}

function factsOfDraft({ figures, number, original, status }: Draft, { from, to }: Item): Fact[] {
  const facts: Fact[] = [];
  const add = (kind: LabelKind, text: string, label = unlabelled(kind)) =>
    facts.push({ kind, label, values: [text], span: { from, to } });
  if (number) add('number', number.text);
  for (const { figure, label } of figures) {
    const kind = figure.kind === 'amountLoose' ? 'balance' : figure.kind;
    if (kind) add(kind, figure.text, `in words ${label} ${figure.kind}`);
  }
  if (original) add('original', original);
  if (status) add('statusLoose', status.text);
  return facts;
}

/** What items say that begin with a line, by where they stand; several layouts divide a page into the same items. */
const itemsFrom = rememberedOf((_: Line) => new Map<string, ToldDebt | undefined>());

/**
 * Reads what an item says about one debt; undefined where it names nothing.
 *
 * @param isMarked whether the list writes its amounts with the marks of money, so that a plain number in it is none
 */
export function readItem(item: Item, isMarked: boolean): ToldDebt | undefined {
  const [first] = item.lines;
  if (!first) return undefined;
  const items = itemsFrom(first);
  const key = `${item.from} ${item.to} ${isMarked} ${item.name}`;
  if (!items.has(key)) items.set(key, toldIn(item, isMarked));
  return items.get(key);
}

function toldIn(item: Item, isMarked: boolean): ToldDebt | undefined {
  if (!isReadable(item)) return undefined;
  const draft: Draft = {
    name: item.name ?? '',
    original: item.original ?? '',
    number: undefined,
    status: undefined,
    figures: [],
    bare: [],
    plain: [],
    hasUnread: false,
  };
  let label = '';
  for (const [place, text] of chunksOf(item).entries())
    label = takePiece(draft, {
      text,
      place,
      label,
      told: label === '' ? undefined : headingKind(label),
      isMarked,
      isNamed: item.name !== undefined,
    });
  const clean = cleanName(draft.name).name;
  if (clean === '') return undefined;
  const flags = new Set<ReviewFlag>();
  if (!isName(clean) || clean.split(' ').length > MAX_SURE || /\d{3}|[:#=]/.test(clean))
    flags.add('name-guessed');
  if (draft.hasUnread && !draft.number) flags.add('digits-unused');
  const facts = factsOfDraft(draft, item);
  // Beside a payment or a status, or owed to the family, a plain number is money too, whatever the other items do.
  const isPlain =
    draft.bare.length === 0 &&
    (isFamily(clean) ||
      item.section === 'collections' ||
      facts.some(({ kind }) => kind === 'paying' || kind === 'statusLoose'));
  const bare = isPlain ? draft.plain : draft.bare;
  return { item, name: draft.name, facts, bare, flags };
}
