import { type Fact, unlabelled } from '../../account';
import { headingKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { areLabelWords, meaningByWords } from '../../lexicon/words';
import type { Line } from '../../page/lines';
import { rememberedOf } from '../../page/remembered';
import { isAddress } from '../../pieces/addresses';
import { isFurniture } from '../../pieces/furniture';
import { areKindsOfDebt, cleanName, isName, isOfTaxes } from '../../pieces/names';
import { readStatusText } from '../../pieces/statuses';
import type { ReviewFlag } from '../../reviewFlags';
import { chunksOf } from './chunks';
import { type Draft, isTold, type Piece, takeName, takeNumber, takeStatus } from './draft';
import { type Figure, figuresIn } from './figures';
import type { Item } from './item';
import { isFamily } from './listName';
import { nameIn } from './spokenName';

/** What one item says, before the figures without words around them are understood. */
export interface ToldDebt {
  item: Item;
  name: string;
  facts: Fact[];
  /** Figures without words around them, in their order. */
  bare: readonly Figure[];
  /** The plain number behind the name of an item without any sum, where other items mark their money. */
  plain: Figure | undefined;
  flags: ReadonlySet<ReviewFlag>;
}

/** A name of more words may hold something else. */
const MAX_SURE = 5;
/** Longer lines are no entries of a list. */
const MAX_LENGTH = 400;
/** Longer pieces are no labels. */
const MAX_LABEL = 30;

/** The parties of a case, whose sum is what was once asked for or granted: `OAK RECOVERY LLC v. MARIA VEGA`. */
const PARTIES = /\p{L}{2}[.,]? (?:v|vs|versus)\.? \p{Lu}/u;

/** Whether an item can be read at all: no line of it is a paragraph, of the page, an address, or a case of a court. */
function isReadable({ lines }: Item): boolean {
  return lines.every(
    ({ text }) =>
      text.length <= MAX_LENGTH &&
      !isFurniture(text) &&
      !PARTIES.test(text) &&
      (!isAddress(text) || text.includes('$') || isTold(readStatusText(text))),
  );
}

/** A plain number that can be a sum, and no year. */
const SUM = /^(?!(?:19|20)\d\d$)\d{3,6}$/;
/** What may stand beside such a number where it is all that a piece says. */
const WHOLE = /^[\W_]*(?:about|around|approx|ca)?[\W_]*$/i;

/** What says that the sum behind it is about so much. */
const WHOLE_ABOUT = /\b(?:about|around|approx|approximately|roughly)[\W_]*$/i;
/** What a sum is between, at the end of a piece: `200-300`. Years and telephone numbers are none. */
const RANGE = /(?<= )(?!(?:19|20)\d\d[-–])(\d{2}[05]|\d{3}[05])[-–](\d{2}[05]|\d{3}[05])(?=\??$)/;

/** A piece with the larger of the sums that its own is between, and nothing in the place of the other. */
function withLarger(text: string): string {
  const [range, least = '', most = ''] = RANGE.exec(text) ?? [];
  const isRound = least.length === most.length || (least.endsWith('00') && most.endsWith('00'));
  if (!range || !isRound || Number(least) >= Number(most)) return text;
  return text.replace(range, most.padStart(range.length));
}

/** Fewer digits behind a name may count something. */
const LEAST_DIGITS = 4;

/** How words end that say what the sum behind them is, and so are no name. */
const SAYS_WHAT = /\b(?:limit|high|original|payment|pmt|price|fees?|value|amount|balance|income|rent|due)$/i;

/** What was bought for it: `Affirm 388 thats the mattress`. */
const FOR_WHAT =
  /^\W*(?:(?:that['’]?s|for|it['’]?s) (?:the|my|our|a|his|her) \p{L}+\W*$|from (?:the|my|our|a|his|her) \p{L}[^\d$]*$)/iu;

/**
 * Whether a plain number stands right behind the name, and nothing but a status behind it: `Target redcard 655`. Behind
 * somebody of the family it is money, whatever follows.
 */
function endsName({ name }: Draft, rest: string, { index, text }: Figure): boolean {
  const behind = rest.slice(index + text.length);
  const isOwed = isTold(readStatusText(behind)) || FOR_WHAT.test(behind) || isFamily(name);
  const isLast = isOwed || /^[\W_]*$/.test(behind);
  const before = rest.slice(0, index).replace(WHOLE_ABOUT, '');
  return isLast && name !== '' && before.trim().endsWith(name);
}

/** Whether a plain number is told to be a balance, as in `780 left`. */
function isPlainSum({ text, kind }: Figure): boolean {
  return kind === 'balance' && SUM.test(text);
}

/** Takes what a piece says into the draft; returns the label that it is for the next one. */
function takePiece(draft: Draft, piece: Piece): string {
  if (piece.told === 'original') draft.original ||= piece.text;
  const rest = withLarger(takeNumber(draft, piece));
  const before = draft.name;
  // What the words of a name mean says nothing about the figure behind it.
  let printed = isOfTaxes(rest) ? [] : figuresIn(rest, piece.label);
  const isLabel =
    printed.length === 0 &&
    rest === piece.text &&
    rest.length <= MAX_LABEL &&
    areLabelWords(rest) &&
    meaningByWords(rest) !== undefined;
  if (!isLabel && !piece.isNamed)
    takeName(draft, rest, piece, printed.find(({ isMoney }) => isMoney || !piece.isMarked) ?? printed[0]);
  if ((piece.isNamed || draft.name !== before) && !SAYS_WHAT.test(draft.name))
    printed = figuresIn(
      rest.replace(draft.name, (name) => ' '.repeat(name.length)),
      piece.label,
    );
  const isPaying = printed.some(({ kind }) => kind === 'paying');
  const isAbout = printed.some((figure) => figure.isAbout && (figure.kind ?? 'balance') === 'balance');
  draft.isAbout ||= isAbout || RANGE.test(piece.text);
  const figures = printed.filter(
    (figure) =>
      figure.isMoney ||
      !piece.isMarked ||
      figure.kind === 'paying' ||
      isPlainSum(figure) ||
      isNothingOwed(figure, piece),
  );
  for (const figure of printed) {
    if (figures.includes(figure) || !SUM.test(figure.text)) continue;
    const isBehind = endsName(draft, rest, figure);
    if (isBehind) draft.behindName ??= figure;
    if (isBehind || isPaying || WHOLE.test(rest.replace(figure.text, ''))) draft.plain.push(figure);
  }
  takeStatus(draft, rest);
  for (const figure of figures)
    if (isNothingOwed(figure, piece)) draft.bare.push(figure);
    else if (figure.kind) draft.figures.push({ figure, label: piece.label });
    else if (figure.isMoney || /\d{2}/.test(figure.text)) draft.bare.push(figure);
  return isLabel ? rest : '';
}

/** Whether a text says that nothing is owed any more: `PAID OFF $0`. */
const PAID_OFF =
  /(?<!\p{L})(?:paid(?: it)? off|paid in full|paid ?!+|zero balance|pagad[ao]|quitad[ao]|liquidad[ao]|liquid[eé])(?!\p{L})/iu;

/** A zero beside such words is the balance. */
function isNothingOwed(figure: Figure, { isPaidOff, text }: Piece): boolean {
  return (isPaidOff || PAID_OFF.test(text)) && /^\$? ?0(?:\.00)?$/.test(figure.text);
}

function factsOfDraft(draft: Draft, { from, to }: Item): Fact[] {
  const { figures, number, status } = draft;
  const isCollected = status?.read.flags.includes('collection') && isName(draft.forWhom);
  const original = draft.original || (isCollected ? draft.forWhom : '');
  const facts: Fact[] = [];
  const add = (kind: LabelKind, text: string, label = unlabelled(kind)) =>
    facts.push({ kind, label, values: [text], span: { from, to } });
  if (number) add('number', number.text);
  // A bare amount beside what is owed is another sum: what it was when it was placed.
  const loose = figures.some(({ figure }) => figure.kind === 'balance') ? 'money' : 'balance';
  for (const { figure, label } of figures) {
    const kind = figure.kind === 'amountLoose' ? loose : figure.kind;
    if (kind) add(kind, figure.text, `in words ${label} ${figure.kind}`);
  }
  if (original) add('original', original);
  if (status) add('statusLoose', status.text);
  return facts;
}

/** What was read of an item, and whether its list marks its money. */
interface ReadItem {
  item: Item;
  isMarked: boolean;
  told: ToldDebt | undefined;
}

/** What the few items say that begin with a line; several layouts divide a page into the same items. */
const itemsFrom = rememberedOf((_: Line): ReadItem[] => []);

/**
 * Reads what an item says about one debt; undefined where it names nothing.
 *
 * @param isMarked whether the list writes its amounts with the marks of money, so that a plain number in it is none
 */
export function readItem(item: Item, isMarked: boolean): ToldDebt | undefined {
  const [first] = item.lines;
  if (!first) return undefined;
  const items = itemsFrom(first);
  const known = items.find(
    (one) =>
      one.isMarked === isMarked &&
      one.item.from === item.from &&
      one.item.to === item.to &&
      one.item.name === item.name,
  );
  if (known) return known.told;
  const told = toldIn(item, isMarked);
  items.push({ item, isMarked, told });
  return told;
}

/** Whether a line tells a debt by itself: a name, and a sum of which no word says that it is something else. */
function isWholeDebt({ text }: Line): boolean {
  const [first] = figuresIn(text, '');
  if (!first || (first.kind !== undefined && first.kind !== 'balance')) return false;
  const lead = text.slice(0, first.index);
  return (
    meaningByWords(lead) === undefined && !areLabelWords(lead) && nameIn(text, first, undefined) !== undefined
  );
}

/** Whether an item tells several debts, a line for each, so that it is not one. */
function areSeveral({ lines }: Item): boolean {
  // Where no line before the last is one, the last need not be asked.
  const first = lines.slice(0, -1).findIndex(isWholeDebt);
  return first !== -1 && lines.slice(first + 1).some(isWholeDebt);
}

/** What comes in, at the beginning of an item. */
const INCOME = /^(?:agi|gross|net|take[- ]home|income)\b/i;

function toldIn(item: Item, isMarked: boolean): ToldDebt | undefined {
  if (!isReadable(item) || areSeveral(item)) return undefined;
  if (INCOME.test(item.lines[0]?.text ?? '')) return undefined;
  const draft: Draft = {
    name: item.name ?? '',
    original: item.original ?? '',
    forWhom: '',
    number: undefined,
    status: undefined,
    figures: [],
    bare: [],
    plain: [],
    behindName: undefined,
    hasUnread: false,
    isAbout: false,
  };
  let label = '';
  const isPaidOff = item.lines.length === 1 && item.lines.some(({ text }) => PAID_OFF.test(text));
  const chunks = chunksOf(item);
  for (const [place, text] of chunks.entries())
    label = takePiece(draft, {
      text,
      place,
      label,
      told: label === '' ? undefined : headingKind(label),
      isPaidOff,
      isMarked,
      isNamed: item.name !== undefined,
    });
  if (draft.name === '' && draft.number?.isTold && areKindsOfDebt(chunks[0] ?? ''))
    draft.name = chunks[0] ?? '';
  const clean = cleanName(draft.name).name;
  if (clean === '') return undefined;
  const flags = new Set<ReviewFlag>();
  const isOdd = /\d{3}|[:#=]/.test(clean) && !isOfTaxes(clean);
  if (!isName(clean) || clean.split(' ').length > MAX_SURE || isOdd) flags.add('name-guessed');
  if (draft.hasUnread && !draft.number) flags.add('digits-unused');
  if (draft.isAbout) flags.add('amount-about');
  const isSummed = draft.bare.length > 0 || draft.figures.some(({ figure }) => figure.kind === 'balance');
  // Digits behind the name are a number where the sum stands elsewhere: `Amex Blue Cash 31007 – 4,118`.
  const digits = draft.behindName?.text ?? '';
  if (isSummed && !draft.number && isMarked && digits.length >= LEAST_DIGITS)
    draft.number = { text: digits, isTold: false };
  const facts = factsOfDraft(draft, item);
  // Beside a payment or a status, or owed to the family, a plain number is money too, whatever the other items do.
  const isPlain =
    draft.bare.length === 0 &&
    (isFamily(clean) ||
      item.section === 'collections' ||
      facts.some(({ kind }) => kind === 'paying' || kind === 'statusLoose'));
  const bare = isPlain ? draft.plain : draft.bare;
  const hasSum = bare.length > 0 || draft.figures.length > 0;
  return { item, name: draft.name, facts, bare, plain: hasSum ? undefined : draft.behindName, flags };
}
