import { type Fact, unlabelled } from '../../account';
import { isCreditor } from '../../lexicon/creditors';
import { headingKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import type { Line } from '../../page/lines';
import { rememberedOf } from '../../page/remembered';
import { isArrears } from '../../pieces/arrears';
import { areKindsOfDebt } from '../../pieces/kindsOfAccount';
import { cleanName, isName, isOfTaxes } from '../../pieces/names';
import { withLimitTold } from '../../pieces/ofLimit';
import { tellsOtherPeriod } from '../../pieces/periods';
import { isStatusOnly } from '../../pieces/statuses';
import type { ReviewFlag } from '../../reviewFlags';
import { chunksOf } from './chunks';
import { type Draft, sumOfDigits, YEAR } from './draft';
import { A_FEW_TIMES, tellsTimesLeft } from './fewPayments';
import { type Figure, figuresIn } from './figures';
import type { Item } from './item';
import { tellsGiven } from './lentByFamily';
import { isFamily } from './listName';
import { tellsOwedByNow } from './owedByNow';
import { owedOnceIn, tellsNow } from './owedOnce';
import { lentAndPaidIn } from './paidBack';
import { isToldPaidOff } from './paidOff';
import { tellsParts } from './partsOfSum';
import { takePastDueAlone } from './pastDueAlone';
import { isReadable } from './readableItem';
import { tellsAnew } from './saidAnew';
import { signedBy } from './signedBy';
import { isTrade } from './spokenName';
import { PAID_AT_END, PAID_OFF, takePiece } from './takePiece';

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
  /** Every word of the item is known to be of some part of the debt. */
  isKnown?: boolean;
}

/** A name of more words may hold something else. */
const MAX_SURE = 5;
/** Fewer digits behind a name may count something. */
const LEAST_DIGITS = 4;
/** What a creditor has given, behind its name: `walmart card`. */
const CARD = / (?:(?:store|credit|auto|car|personal|student|home|payday) )?(?:card|visa|loan)$/i;

function factsOfDraft(draft: Draft, { from, to, section }: Item): Fact[] {
  const { figures, number, status } = draft;
  const isCollection = section === 'collections' || status?.read.flags.includes('collection');
  const isCollected = isCollection && (isName(draft.forWhom) || isCreditor(draft.forWhom));
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

/** The sums of a draft that may be what is owed. */
function owedOf({ bare, figures }: Draft): string[] {
  const told = figures.filter(({ figure }) => figure.kind === 'balance').map(({ figure }) => figure);
  return [...bare, ...told].map(({ text }) => text);
}

/**
 * Takes the sum that was borrowed for what is owed, where a part is paid back and nothing tells how much is left; whether it
 * is. Where that is told, what was borrowed and what is paid back are other sums.
 */
function takeLent(draft: Draft, { lines }: Item): boolean {
  const lent = lentAndPaidIn(lines.map(({ text }) => text).join(' '));
  if (lent === undefined) return false;
  if (draft.figures.some(({ figure }) => figure.kind === 'balance')) {
    for (const figure of draft.bare) draft.figures.push({ figure: { ...figure, kind: 'money' }, label: '' });
    draft.bare = [];
    return false;
  }
  draft.bare = [...figuresIn(lent, '')];
  return true;
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
    (one) => one.isMarked === isMarked && one.item.to === item.to && one.item.name === item.name,
  );
  if (known) return known.told;
  const told = toldIn(item, isMarked);
  items.push({ item, isMarked, told });
  return told;
}

/** What says that nobody knows how much is owed, in words, or in how many payments of a sum it was. */
const WORDS_UNTOLD =
  /\b(?:don['’]?t|do not|not sure|unsure|no idea|idk|can['’]?t find|need to find)\b[^.;$\d]{0,20}\b(?:payoff|balance|how much|what (?:i|we) owe|total|amount)\b|\b(?:balance|payoff|amount)(?: is)? (?:unknown|not known)\b/i;
const SUM_UNTOLD = new RegExp(String.raw`${WORDS_UNTOLD.source}|(?<![\w.])${A_FEW_TIMES} \$?\d`, 'i');

/** That somebody else calls another sum: `900 but they said 850`. */
const SAID_OTHERWISE =
  /\d,? (?:but|though|although) (?:\p{L}+ ){1,3}(?:says?|said|shows?|claims?)(?!\p{L})/iu;

/** That a part of the sum before it was paid, so that less may be owed by now: `900, paid 200 last week`. */
const PART_PAID =
  /\d,? (?:(?:but|and|i|we|he|she|already|just) )*paid (?:(?:about|back|them) )*\$? ?\d[\d,.]*(?<=\d)(?![\d%]| ?(?:\/|an? |per |each |every |monthly|mo\b|mth|month\b|times|months|payments))/i;

/** That somebody else has the debt now than the one who was named before. */
const HAS_IT_NOW = /[,;(–—-] ?now (?:it(?:['’]?s| is) )?(?:w\/|with|at|held by|owned by) ?["“]?\p{Lu}/u;

/** What a line of an item tells that leaves a doubt. */
const TOLD_DOUBTS: readonly (readonly [tells: (line: string) => boolean, flag: ReviewFlag])[] = [
  [
    (line) => SAID_OTHERWISE.test(line) || PART_PAID.test(line) || tellsGiven(line) || tellsParts(line),
    'amount-guessed',
  ],
  [(line) => withLimitTold(line) !== line, 'amount-guessed'],
  [(line) => tellsOwedByNow(line) || tellsAnew(line), 'amount-corrected'],
  [(line) => SUM_UNTOLD.test(line) || tellsTimesLeft(line), 'amount-missing'],
  [tellsOtherPeriod, 'paying-not-monthly'],
  [tellsTimesLeft, 'paying-guessed'],
];

/** Whose a debt was, as people tell it of who has it now: `they bought my old Oak One card`. */
const HAD_BY =
  /\b(?:they|who|and) (?:bought|purchased|took over) (?:(?:it|this|that) from |my |our |the |an? )+(?:old )?(\p{Lu}[\p{L}&'’ -]{1,30}?)(?: (?:card|loan|account|debt|bill))?(?=$|[,.;|)]| [-–—] )/u;

/** What comes in and goes out, at the beginning of an item, and what is earned: `two pay stubs ($1,912.40 and $2,205.00)`. */
const INCOME =
  /^(?:(?:my|our|his|her|the|household|family|monthly|total) )*(?:agi|gross|net|take[- ]home|income|budget)\b(?! tax)|\bpay ?(?:stubs?|slips?):? \(?\$?\d/i;

/** The year or the model of what was bought, in brackets behind a name: `Oak Financial (Jetta 2017)`, `Oak Auto (F-150)`. */
const MADE =
  /(?<=\((?:\p{L}[\p{L} -]{0,24} )?)(?:19|20)\d\d(?=[ )])|(?<=\((?:[\p{L} ]{2,12} )?[A-WYZ][A-Z]{0,2}-?)\d{3}(?=\))/u;

/** Whether a name shows that it is one, and holds nothing else. */
export function isSureName(clean: string): boolean {
  const isSure = isName(clean) || isTrade(clean) || isArrears(clean) || isCreditor(clean.replace(CARD, ''));
  const isOdd = /\d{3}|[:#=]/.test(clean.replace(MADE, '')) && !isOfTaxes(clean);
  return isSure && clean.split(' ').length <= MAX_SURE && !isOdd;
}

/**
 * Digits that are all there is beside the name of an item, what is paid on it or how it stands, each a piece of its own, as
 * a figure: where every item tells a sum, they are this one's, and not its number: `Oak - 4500`, `Oak - 4500, pay 95/mo`,
 * `Oak - 4500 - current`.
 */
function numberAlone({ number, figures, plain }: Draft, chunks: readonly string[]): Figure | undefined {
  if (!number || number.isTold || plain.length > 0) return undefined;
  const isPaid = figures.length > 0 && figures.every(({ figure }) => figure.kind === 'paying');
  const isBesideStatus = chunks.length === 3 && isStatusOnly(chunks[2] ?? '');
  const isAlone = figures.length === 0 && (chunks.length === 2 || isBesideStatus);
  return isPaid || isAlone ? sumOfDigits(number.text) : undefined;
}

/** A sum with the marks of money, and nothing beside it. */
const SUM_ALONE = /^(?:\$ ?\d[\d,]*(?:\.\d\d)?|\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+\.\d\d)$/;

function toldIn(item: Item, isMarked: boolean): ToldDebt | undefined {
  if (!isReadable(item)) return undefined;
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
    beside: undefined,
    areJoined: false,
    hasUnread: false,
    isAbout: false,
  };
  let label = '';
  const isPaidOff =
    item.lines.length === 1 && item.lines.some(({ text }) => PAID_OFF.test(text) || PAID_AT_END.test(text));
  const chunks = chunksOf(item);
  // How it stands may be told first, in several pieces.
  const standing = Math.max(0, chunks.findIndex((text) => !isStatusOnly(text)) - 1);
  // So may what is owed, behind which a name has its place as at the beginning.
  const first = standing + Number(chunks.length > 2 && SUM_ALONE.test(chunks[0] ?? ''));
  for (const [index, text] of chunks.entries())
    label = takePiece(draft, {
      text: standing > 0 && index === standing + 1 ? text.replace(/^: */, '') : text,
      place: Math.max(0, index - first),
      isLine: item.lines.some((line) => line.text === text),
      label,
      told: label === '' ? undefined : headingKind(label),
      isPaidOff,
      isMarked,
      isNamed: item.name !== undefined,
      isBeforeNow: tellsNow(chunks[index + 1] ?? ''),
    });
  if (draft.name === '' && draft.number?.isTold && areKindsOfDebt(chunks[0] ?? ''))
    draft.name = chunks[0] ?? '';
  draft.name ||= signedBy(chunks);
  const clean = cleanName(draft.name).name;
  if (clean === '') return undefined;
  const flags = new Set<ReviewFlag>();
  if (takePastDueAlone(draft, item)) flags.add('amount-guessed');
  if (takeLent(draft, item)) flags.add('amount-guessed');
  const owed = owedOf(draft);
  const words = owed.length > 0 ? item.lines.map(({ text }) => text).join(' ') : '';
  draft.original ||= HAD_BY.exec(words)?.[1] ?? '';
  const once = isToldPaidOff(words) ? owedOnceIn(words) : undefined;
  if (once && owed.every((sum) => once.has(sum))) return undefined;
  // What is paid off, and yet has a sum, was once so much, or is to be paid.
  if (PAID_OFF.test(words) && owed.some((sum) => /[1-9]/.test(sum))) flags.add('amount-guessed');
  // A credit, as books write it, or a sum that is but a remark.
  if (owed.some((sum) => words.includes(`(${sum})`))) flags.add('amount-guessed');
  if (!isSureName(clean)) flags.add('name-guessed');
  if (draft.hasUnread && !draft.number) flags.add('digits-unused');
  if (draft.areJoined) flags.add('amounts-unused');
  if (draft.original === '' && draft.forWhom === '' && HAS_IT_NOW.test(words)) flags.add('original-missing');
  if (draft.isAbout) flags.add('amount-about');
  for (const [tells, flag] of TOLD_DOUBTS) if (item.lines.some(({ text }) => tells(text))) flags.add(flag);
  const isSummed = draft.bare.length > 0 || draft.figures.some(({ figure }) => figure.kind === 'balance');
  // Digits behind the name are a number where the sum stands elsewhere: `Amex Blue Cash 31007 – 4,118`.
  const digits = draft.behindName?.text ?? '';
  if (isSummed && !draft.number && isMarked && digits.length >= LEAST_DIGITS && !YEAR.test(digits))
    draft.number = { text: digits, isTold: false };
  const number = isSummed ? undefined : numberAlone(draft, chunks);
  if (number) draft.number = undefined;
  const facts = factsOfDraft(draft, item);
  // Beside a payment or a status, or owed to the family, a plain number is money too, whatever the other items do.
  const isPlain =
    draft.bare.length === 0 &&
    (isFamily(clean) ||
      item.section === 'collections' ||
      facts.some(({ kind }) => kind === 'paying' || kind === 'statusLoose'));
  const isPaid = facts.some(({ kind }) => kind === 'paying');
  const beside = !isPaid && draft.bare.length === 1 ? draft.beside : undefined;
  if (beside) flags.add('paying-guessed');
  if (isPaid && number) flags.add('amount-guessed');
  const plain = [...draft.plain, ...(isPaid && number ? [number] : [])].filter(
    ({ text }) => text !== draft.number?.text,
  );
  const bare = isPlain ? plain : [...draft.bare, ...(beside ? [beside] : [])];
  // A name and a plain number, each a piece of its own, the kind of debt before them or not: `the vet, 480`.
  const isAlone =
    chunks.length === 2 ||
    /^\d+$/.test(chunks[1] ?? '') ||
    (chunks.length === 3 && draft.name === chunks[1] && /^\d+$/.test(chunks[2] ?? ''));
  const alone = isAlone && draft.plain.length === 1 ? draft.plain[0] : number;
  const hasSum = bare.length > 0 || draft.figures.some(({ figure }) => figure.kind !== 'money');
  return {
    item,
    name: draft.name,
    facts,
    bare,
    plain: hasSum ? undefined : (draft.behindName ?? alone),
    flags,
  };
}
