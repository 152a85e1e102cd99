import { beginsWithCreditor, looksLikeCreditor } from '../../lexicon/creditors';
import { spelledKind } from '../../lexicon/labels';
import { areLabelWords, meaningByWords } from '../../lexicon/words';
import { isArrears } from '../../pieces/arrears';
import { countsDaysLate } from '../../pieces/lateCounts';
import { isOfTaxes } from '../../pieces/names';
import { isOfThePast } from '../../pieces/pastLateness';
import { rangeIn } from '../../pieces/ranges';
import { isStatusOnly, readStatusText } from '../../pieces/statuses';
import { type Draft, isTold, type Piece, takeName, takeNumber, takeStatus } from './draft';
import { isAFewTimes } from './fewPayments';
import { type Figure, figuresIn, ONE_MONTH } from './figures';
import { joinedIn, withoutJoined } from './joinedSums';
import { isFamily, isInterjection, isListName } from './listName';
import { ORIGINAL } from './otherHolders';
import { isOnce, tellsOnce } from './owedOnce';
import { tellsOnWhat } from './spokenName';
import { DUE } from './tellsDebt';

/** Longer pieces are no labels. */
const MAX_LABEL = 30;

/** The label of the creditor before. */
const BOUGHT_FROM = /^(?:bought|purchased|acquired) from$/i;

/** What is offered to end a debt, as the label of its sum: `offered 50% settlement`. */
const SETTLEMENT = /\bsettlement(?: offer)?$/i;

/** That a debt is paid, remarked before its sum: `Oak (closed, still paying) 900`. The sum is what is owed, and not what is paid. */
const PAYING =
  /^(?:(?:still|now|currently|(?:i|we)(?:['’]?m| am|['’]?re| are)?) )*paying(?: (?:on )?it| them)?(?: (?:off|down))?$/i;

/** A name and what stands behind it have no more words. */
const MOST_WORDS = 12;

/** A plain number that can be a sum, and no year. */
const [SUM, YEAR] = [/^(?!(?:19|20)\d\d$)\d{3,6}$/, /^(?:19|20)\d\d$/];
/** A plain number that is a sum only alone behind a creditor, since it may count as well. */
const SMALL_SUM = /^[1-9]\d$/;
/** A plain number that can be a payment. */
const PAYMENT = /^[1-9]\d{1,2}$/;
/** A car, by a maker that lends money too: the year behind it is its own. */
const CAR =
  /^(?:toyota|honda|nissan|ford|gm|hyundai|kia) (?!financ|motor|credit|card|loan|auto|bank|lend|leas)\p{L}/iu;
/** What may stand beside such a number where it is all that a piece says. */
const WHOLE = /^[\W_]*(?:about|around|approx|ca|ish)?[\W_]*$/i;

/** What says that the sum behind it is about so much. */
const WHOLE_ABOUT = /\b(?:about|around|approx|approximately|roughly)[\W_]*$/i;
/** A piece with the larger of the sums that its own is between, and nothing in the place of the other. */
function withLarger(piece: Piece): Piece {
  const range = rangeIn(piece.text);
  if (!range) return piece;
  const { text, index, most } = range;
  const behind = piece.text.slice(index + text.length);
  return { ...piece, text: `${piece.text.slice(0, index)}${most.padStart(text.length)}${behind}` };
}

/** How words end that say what the sum behind them is, and so are no name. */
const SAYS_WHAT = /\b(?:limit|high|original|payment|pmt|price|fees?|value|amount|balance|income|rent|due)$/i;

/** What may stand between a name and its sum: what kind of debt it is, and that it is so much. */
const LEADS_ON =
  /^(?: (?:old|new|store|card|visa|loan|bill|acct|account|is|was|at|for|still|has|wants?|owes?|(?:\d|two|three|four|both) (?:phones|lines|bills|visits|cards|accounts|loans|tickets)))* *$/i;

/** What is owed and what is paid each month, behind a name: `Oak 640 / 29`, `Oak 9400 @ 311`; a smaller figure may be a rate there. */
const PAIR =
  /(?:^|[\p{L}:] )\$? ?(?:\d{1,3},\d{3}|\d{3,6})(?:\.\d\d)? (?:\/ \$? ?\d{2,4}(?:\.\d\d)?|@ (?:\$ ?\d{2,4}|[4-9]\d|\d{3,4}))(?=$| (?!days?|mos?|months?|y)\p{L})/iu;

/** What was bought for it: `Affirm 388 thats the mattress`. */
const FOR_WHAT =
  /^\W*(?:(?:that['’]?s|for|it['’]?s) (?:the|my|our|a|his|her) \p{L}+\W*$|from (?:the|my|our|a|his|her) \p{L}[^\d$]*$)/iu;

/** With whom it is owed: `Oak 450 joint with ex husband`. */
const WITH_WHOM =
  /^,? (?:joint|jointly|shared|split|co-?signed)(?: (?:acct|account|card|loan))?(?: (?:with|w\/|by|for) [^\d$]{2,40})?\W*$/i;

/** Since when it is owed. */
const SINCE = /^,? (?:since|from|in|desde) (?:(?:early|late|\p{L}{3,9}\.?) )?(?:19|20)\d\d\W*$/iu;

/** No more of a piece tells how it is owed. */
const LONGEST_BEHIND = 200;

/**
 * Whether a plain number stands right behind the name, and nothing but a status behind it: `Target redcard 655`. Behind
 * somebody of the family it is money, whatever follows.
 */
function endsName({ name: owed, original }: Draft, rest: string, { index, text }: Figure): boolean {
  const behind = rest
    .slice(0, index + text.length + LONGEST_BEHIND)
    .replace(DUE, '')
    .slice(index + text.length)
    .replace(/^ ?ish\b/, '');
  // Who has the debt now stands behind the sum, and before it whose it was.
  const name = behind.includes(owed) && original !== '' ? original : owed;
  const isOwed =
    isTold(readStatusText(behind)) ||
    FOR_WHAT.test(behind) ||
    SINCE.test(behind) ||
    WITH_WHOM.test(behind) ||
    isInterjection(behind.trim()) ||
    isFamily(name);
  const isLast = isOwed || /^[\W_]*(?:(?:too|also|as well)[\W_]*)?$/i.test(behind);
  const before = rest.slice(0, index).replace(WHOLE_ABOUT, '');
  const at = before.lastIndexOf(name);
  return isLast && name !== '' && at >= 0 && LEADS_ON.test(before.slice(at + name.length).replace(/^\)/, ''));
}

/** Whether nothing but a limit, a fee or another sum that is told to be none owed stands behind a first figure: `640 limit 800`. */
function isBesideLimit([first, ...others]: readonly Figure[], figure: Figure): boolean {
  return first === figure && others.length > 0 && others.every(({ kind }) => kind === 'money');
}

/** That a sum is paid each month, right behind it, before how the debt stands: `388.50/mo ok`. */
const EACH_MONTH = /^ ?(?:\/ ?mo(?:nth)?|(?:a|per|each|every) month)\b\.?/i;

/**
 * Takes how the debt stands into the draft: what is said behind its sums, or before them, by itself, where it says that; a
 * figure before `60 days late` counts no days.
 */
function takeStandings(draft: Draft, rest: string, printed: readonly Figure[]): void {
  const [first, last] = [printed[0], printed.at(-1)];
  const behind = last
    ? rest
        .slice(last.index + last.text.length)
        .replace(ONE_MONTH, '')
        .replace(EACH_MONTH, '')
        .trim()
    : '';
  const isBehind = first !== undefined && isTold(readStatusText(behind));
  // What was says nothing together with what stands before it: `Oak 900 used to be 60 days late`.
  const upTo = last && isOfThePast(behind) ? rest.slice(0, last.index + last.text.length) : rest;
  if (!isBehind && upTo !== rest && !isTold(readStatusText(upTo))) return;
  const parts = isBehind ? [rest.slice(0, first.index).trim(), behind] : [rest];
  for (const part of parts) takeStatus(draft, part);
}

/** Whether a piece says how much was owed once, beside what is owed now. */
function isOfOnce({ bare, plain, behindName, figures }: Draft, { text, isBeforeNow }: Piece): boolean {
  const isTold =
    bare.length > 0 ||
    plain.length > 0 ||
    behindName !== undefined ||
    figures.some(({ figure }) => figure.kind === 'balance');
  return (isTold || isBeforeNow) && tellsOnce(text);
}

/** Whether a plain number is told to be a balance, as in `780 left`. */
function isPlainSum({ text, kind }: Figure): boolean {
  return kind === 'balance' && (SUM.test(text) || text === '0');
}

/** What leads from a sum to whom it is owed, and what says before it that it is paid. */
const [TO, PAYS] = [
  /^ (?:is owed |owed )?(?:to|with|al?|à|ao|para) (?:(?:the|my|our|la|el|mi|nuestr[ao]|o|meu|minha) )?$/i,
  /\bpa(?:y|ys|id|ying|yments?)\b/i,
];

/** Whether a plain number is told to be owed to the one named: `also 650 to Oak`. */
function isOwedTo(name: string, rest: string, { text, kind, index }: Figure): boolean {
  const at = name === '' ? -1 : rest.indexOf(name, index);
  if (at < 0 || kind !== undefined || !SUM.test(text) || PAYS.test(rest.slice(0, index))) return false;
  return TO.test(rest.slice(index + text.length, at));
}

/** The words of a name without those behind it that tell how the debt stands: `Oak Wireless collection`. */
function withoutStanding(text: string): string {
  const words = text.split(' ', MOST_WORDS);
  const end = words.findIndex((_, index) => index > 0 && isStatusOnly(words.slice(index).join(' ')));
  return end < 0 ? text : words.slice(0, end).join(' ');
}

/** Who is named before how his debt stands, where a piece says nothing else; empty where nobody is. */
function nameBeforeStanding(text: string): string {
  const name = withoutStanding(text);
  return name !== text && isListName(name) && beginsWithCreditor(name) ? name : '';
}

/** Takes what a piece says into the draft; returns the label that it is for the next one. */
export function takePiece(draft: Draft, given: Piece): string {
  if (given.told === 'original') draft.original ||= withoutStanding(given.text);
  if (isOfOnce(draft, given)) {
    for (const figure of figuresIn(given.text, ''))
      draft.figures.push({ figure: { ...figure, kind: 'money' }, label: given.label });
    return '';
  }
  const piece = withLarger(given);
  const rest = takeNumber(draft, piece);
  const before = draft.name;
  // What the words of a name mean says nothing about the figure behind it.
  let printed = isOfTaxes(rest) || countsDaysLate(rest.trim()) ? [] : figuresIn(rest, piece.label);
  const isLabel =
    printed.length === 0 &&
    rest === piece.text &&
    rest.length <= MAX_LABEL &&
    !PAYING.test(rest) &&
    ((areLabelWords(rest) && meaningByWords(rest) !== undefined) ||
      BOUGHT_FROM.test(rest) ||
      (piece.place > 0 && SETTLEMENT.test(rest)) ||
      spelledKind(rest) === 'original') &&
    !tellsOnWhat(rest) &&
    !beginsWithCreditor(ORIGINAL.exec(rest)?.[1] ?? '') &&
    // Before a sum `Target` is the shop.
    !(piece.place === 0 && beginsWithCreditor(rest));
  if (!isLabel && !piece.isNamed)
    takeName(
      draft,
      rest,
      piece,
      printed.find((one) => one.isMoney || !piece.isMarked || isPlainSum(one)) ?? printed[0],
    );
  if (!isLabel && draft.name === '' && piece.place === 0 && printed.length === 0)
    draft.name = nameBeforeStanding(rest);
  if ((piece.isNamed || draft.name !== before) && (!SAYS_WHAT.test(draft.name) || isArrears(draft.name)))
    printed = figuresIn(
      rest.replace(draft.name, (name) => ' '.repeat(name.length)),
      piece.label,
    );
  if (given.isBeforeNow)
    printed = printed.map((one) => (isOnce(rest.slice(0, one.index)) ? { ...one, kind: 'money' } : one));
  const joined = joinedIn(printed, rest);
  const words = withoutJoined(rest, joined);
  draft.areJoined ||= joined.length > 0;
  printed = printed.filter((figure) => !joined.some((one) => one.figure === figure));
  const isPaying = printed.some(({ kind }) => kind === 'paying');
  const isAbout = printed.some((figure) => figure.isAbout && (figure.kind ?? 'balance') === 'balance');
  draft.isAbout ||= isAbout || (piece !== given && !isPaying);
  const arePair = PAIR.test(rest);
  const figures = printed.filter(
    (figure) =>
      figure.isMoney ||
      !piece.isMarked ||
      figure.kind === 'paying' ||
      isAFewTimes(rest.slice(0, figure.index)) ||
      arePair ||
      isPlainSum(figure) ||
      isOwedTo(draft.name, rest, figure) ||
      isNothingOwed(figure, piece),
  );
  for (const figure of printed) {
    const isWhole = PAYMENT.test(figure.text) && WHOLE.test(rest.replace(figure.text, ''));
    if (isWhole && !figures.includes(figure) && draft.bare.length === 1) draft.beside ??= figure;
    // Alone behind a creditor or somebody of the family, what may be a year is a sum: `Visa 2000`, `Mom 2000`.
    const maySum =
      SUM.test(figure.text) ||
      (SMALL_SUM.test(figure.text) && beginsWithCreditor(draft.name)) ||
      (YEAR.test(figure.text) &&
        (isFamily(draft.name) || looksLikeCreditor(draft.name)) &&
        !CAR.test(draft.name));
    if (figures.includes(figure) || !maySum) continue;
    const isBehind = endsName(draft, words, figure) || isBesideLimit(printed, figure);
    if (isBehind) draft.behindName ??= figure;
    if (isBehind || isPaying || WHOLE.test(rest.replace(figure.text, ''))) draft.plain.push(figure);
  }
  // What ends what somebody says is no status: `Okay. Bye.`
  if (!(piece.isNamed && isInterjection(rest))) takeStandings(draft, words, printed);
  for (const figure of figures)
    if (isNothingOwed(figure, piece)) draft.bare.push(figure);
    else if (figure.kind) draft.figures.push({ figure, label: piece.label });
    else if (figure.isMoney || /\d{2}/.test(figure.text)) draft.bare.push(figure);
  return isLabel ? rest : '';
}

/** Whether a text says that nothing is owed any more: `PAID OFF $0`. */
export const PAID_OFF =
  /(?<!\p{L})(?:paid(?: it)? off|paid in full|paid ?!+|paid(?= (?:&|and|\+) (?!current))|zero balance|pagad[ao]|quitad[ao]|liquidad[ao]|liquid[eé])(?!\p{L})/iu;

/** The same alone at the end of an entry: `Oak Visa – 0 – PAID`. */
export const PAID_AT_END = /[-–—,:;|(] ?paid[^\p{L}\p{N}]*$/iu;

/** An account that nobody uses any more, or a word for what is owed: beside a zero, nothing is. */
const CLOSED = /(?<!\p{L})(?:closed|cerrad[ao]|fechad[ao]|encerrad[ao]|owes? (?=0(?!\d)))(?!\p{L})/iu;
/** A zero right behind a name, and nothing but joy behind it: `Oak 0 !!`, `Elm 0 yay`. */
const ZERO_BEHIND =
  /^\p{L}[\p{L} .'’&-]{1,40} \$? ?0(?:\.00)?(?: ?(?:yay+|woo+hoo|now|finally))?[\s!.:)]*$/iu;
/** A zero beside such words, or alone behind the name of a creditor, is the balance. */
function isNothingOwed(figure: Figure, { isPaidOff, text }: Piece): boolean {
  const isZero = /^\$? ?0(?:\.00)?$/.test(figure.text);
  if (!isZero) return false;
  const isAlone = ZERO_BEHIND.test(text) && beginsWithCreditor(text);
  return isAlone || isPaidOff || PAID_OFF.test(text) || CLOSED.test(text);
}
