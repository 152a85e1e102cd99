import { unlabelled, unlabelledFact } from '../../account';
import { isMoneyKind } from '../../lexicon/shapes';
import { either, inTurn } from '../../page/anyOf';
import { readAmount } from '../../pieces/amounts';
import { nameKey } from '../../pieces/nameKey';
import { isStatusTold } from '../../pieces/statuses';
import type { ReviewFlag } from '../../reviewFlags';
import { namesAlike, respelled } from './alikeNames';
import { type Figure, figuresIn } from './figures';
import type { Item } from './item';
import { tellsOfNow } from './ofNow';
import type { ToldDebt } from './readItem';

/** How people say that what they told before was wrong. */
const SORRY =
  'sorry|oops|ops|my bad|my mistake|typo|correction|corrected|i misread|i meant|i mean|fixed|perd[oó]n|correcci[oó]n|le[ií] mal|me equivoqu[eé]|desculpa|foi mal';
/** How a message begins that puts an earlier one right. */
const CORRECTS = new RegExp(
  `^(?:(?:oh|um|no|wait|actually),? )*(?:(?:${SORRY}|(?:no,? )?wait|h[oa](?:ld|ng) on|actually|make that|scratch that)(?!\\p{L})|\\*(?=[\\p{L}$\\d]))`,
  'iu',
);
/** How it ends, with the reason or without: `sorry, fat fingers`. */
const CORRECTED = new RegExp(
  `[ ,.(–—-](?:${SORRY})(?!\\p{L})(?:[ ,:–—-][^\\d$]{0,40})?[ !.)]*$|(?<=\\d)\\*$`,
  'iu',
);
/** The mark of what is right behind its sum, before what else is said: `481*. min 35`. */
const STAR = /(?<=\d)\*(?=[.,;] )/;
/** Words that name nobody, beside the sum that is right: `that's last month's. its 4,020 now, min payment`. */
const NAMES_NOBODY = inTurn(
  'iu',
  '^',
  either(
    /(?:that|this|it)['’]?s?|was|is|be|should|the|an?|of|from|for|on|at|in|i|and|but|my/,
    // What was read wrong, and where.
    /read|looking|looked|had|put|old|older|wrong|last|previous|other|months?['’]?s?|weeks?['’]?s?/,
    /statements?|page|line|app|number|figure|one/,
    // What is right.
    /now|today|actual|actually|really|current(?:ly)?|new|right|correct/,
    /amount|balance|bal|owe|limit|min|minimum|monthly|payment|pymt|pmt/,
  ),
  '$',
);
/** A message that says no more than that. */
const ONLY_SORRY = new RegExp(`^(?:(?:oh|um|no|wait|a|the|${SORRY})(?!\\p{L})[ ,.!:]*)+$`, 'iu');
/** A word by itself with the mark that chats put to one that replaces another: `*Chase`. */
const REPLACING_WORD = /^(?:\*+ ?(\p{L}[^\d*]{1,30})|(\p{L}[^\d*]{1,30})\*+)$/u;
/** What is told in place of what, also with the debt between them: `2,310 not 2,130`, `2,310 on the Oak one, not 2,130`. */
const IN_PLACE_OF =
  /(?<![\d,.])(\$?\d[\d,.]*\d)(?: (?:on|for|to|with) [\p{L}'’&. -]{2,30}?)?,? (?:not|no|instead of|en vez de) (\$?\d[\d,.]*\d)(?!\d| ?(?:days?|months?|%))/iu;

/** What stands before the sum of a message that tells exactly how much is owed of what was told about: `looked it up, 3,290.15`. */
const EXACTLY =
  /^(?:(?:ok(?:ay)?|so|exactly|actually|it['’]?s|found it|checked|(?:i )?(?:just )?(?:logged in|looked(?: it up)?|checked))[,:. ]{1,2}){0,3}$/i;
/** So many messages back it was told, and by so much of it at most the guess was wrong. */
const [MAX_ASKED, MAX_WRONG] = [3, 0.25];

/** The sum of a debt that is told as about so much; undefined of any other. */
function guessIn(told: ToldDebt | undefined): number | undefined {
  if (!told?.flags.has('amount-about')) return undefined;
  const owed = told.facts.find(({ kind }) => kind === 'balance')?.values[0] ?? told.bare[0]?.text ?? '';
  return readAmount(owed)?.amount?.toNumber();
}

/**
 * Whether a message begins with about as much as was just told of the last debt, and names nobody behind it.
 *
 * @param own what was taken for a name in it
 */
function isExact(text: string, own: string, before: readonly (ToldDebt | undefined)[]): boolean {
  // Hardly any debt is told as a guess, so that few messages are read for their figures.
  const guess = guessIn(before.findLast((one) => one));
  const [figure] = guess === undefined ? [] : figuresIn(text, '');
  if (guess === undefined || !figure || !EXACTLY.test(text.slice(0, figure.index))) return false;
  if (own !== '' && text.slice(figure.index).includes(own)) return false;
  const sum = readAmount(figure.text)?.amount?.toNumber();
  return sum !== undefined && Math.abs(sum - guess) <= guess * MAX_WRONG;
}

/** So many messages back a correction speaks of at most. */
const MAX_BACK = 60;

/** What a message says that puts an earlier one right. */
interface Correction {
  item: Item;
  /** The sums that are right: what is owed, and what is paid each month. */
  sums: readonly Pick<Figure, 'text' | 'kind'>[];
  /** The sum that was wrong; undefined where the message does not tell it. */
  wrong: string | undefined;
  /** What is said beside the sums; empty where nobody is named. */
  named: string;
  /** How the debt stands, in sentences of its own behind the sums; empty where none tells it. */
  standing: string;
}

/** A message of one line, its text; empty for any other item. */
function messageOf(item: Item | undefined): string {
  const [line, ...more] = item?.lines ?? [];
  return more.length === 0 ? (line?.text ?? '') : '';
}

/** Takes off a message how it says that it puts something right. */
function saidIn(text: string): string {
  let rest = text.replace(CORRECTED, '').replace(CORRECTED, '').replace(STAR, '');
  for (let cut = rest.replace(CORRECTS, ''); cut !== rest; cut = rest.replace(CORRECTS, ''))
    rest = cut.replace(/^[\s,.:;!–—-]+/, '');
  return rest;
}

/** Whether words name nobody, so that they speak of the debt that was told last. */
function nameNobody(words: string): boolean {
  return words.split(/[\s.,:;!?()–—-]+/).every((word) => word === '' || NAMES_NOBODY.test(word));
}

/** What was wrong, before what is right: `thats last months, `. */
const REASON = /^[^\d$,.;:–—-]{1,50}[,.;:–—-]+ ?/;

/** What is right, without words before it that say what was wrong: `last month's` is no label of it. */
function withoutReason(said: string): string {
  const reason = REASON.exec(said)?.[0] ?? '';
  return nameNobody(reason) ? said.slice(reason.length) : said;
}

/** Where another sentence begins. */
const SENTENCE = /(?<=[^\s.]{2}[.!?]) (?=\p{L})/u;

/** What a message says, and behind it the sentences of it that tell how the debt stands. */
function withStandingApart(said: string): { sums: string; standing: string } {
  const sentences = said.split(SENTENCE);
  const last = sentences.findLastIndex((sentence) => !isStatusTold(sentence));
  const behind = Math.max(1, last + 1);
  return { sums: sentences.slice(0, behind).join(' '), standing: sentences.slice(behind).join(' ') };
}

/** Whether a message says that it puts something right. */
export function putsRight(text: string): boolean {
  return CORRECTS.test(text) || CORRECTED.test(text);
}

/**
 * What the message at a place puts right; beside it another may say that it does.
 *
 * @param own whom the message names by itself, behind a reason: `wait that was the wrong page, Oak is 4,020 now`
 * @param before what the few messages before it tell
 */
function correctionAt(
  items: readonly Item[],
  index: number,
  own: string,
  before: readonly (ToldDebt | undefined)[],
): Correction | undefined {
  const item = items[index];
  const text = messageOf(item);
  const isOfNow = tellsOfNow(text) || isExact(text, own, before);
  const isSaid = isOfNow || putsRight(text);
  const isSaidBeside = [items[index - 1], items[index + 1]].some((one) => ONLY_SORRY.test(messageOf(one)));
  if (!item || text === '' || !(isSaid || isSaidBeside)) return undefined;
  const [, sum, wrong] = IN_PLACE_OF.exec(text) ?? [];
  const whole = saidIn(text);
  const at = own !== '' && CORRECTS.test(text) ? whole.indexOf(`, ${own} `) : -1;
  const right = withoutReason(at < 0 ? whole : whole.slice(at + own.length + 2));
  // What answers a question is told of its debt with the other answers.
  const { sums: said, standing } = CORRECTS.test(text)
    ? withStandingApart(right)
    : { sums: right, standing: '' };
  const named = at >= 0 ? own : isOfNow ? '' : said.replace(/[\d$.,*]+/g, ' ').trim();
  if (sum) return { item, sums: [{ text: sum, kind: undefined }], wrong, named, standing };
  const figures = figuresIn(said, '');
  // Right behind how it begins, a plain sum is what is owed, whatever follows: `sorry 481. min 35`.
  const isFirst = ({ index, text: sum }: Figure) =>
    index === 0 && /^\d{3,6}$/.test(sum) && CORRECTS.test(text);
  const marked = figures.filter((one) => one.isMoney || one.kind === 'paying' || isFirst(one));
  const sums = figures.length === 1 ? figures : marked;
  const kinds = sums.map(({ kind }) => kind ?? 'balance');
  const areKnown = kinds.every((kind) => kind === 'balance' || kind === 'paying');
  if (sums.length === 0 || !areKnown || new Set(kinds).size < kinds.length) return undefined;
  return { item, sums, wrong: undefined, named, standing };
}

/** Whether a sum is the one that a message calls wrong, which may leave out its sign and its cents: `381.77 not 318`. */
function isCalled(text: string | undefined, wrong: string): boolean {
  const [sum, called] = [readAmount(text ?? '')?.amount, readAmount(wrong)?.amount];
  if (!sum || !called) return text === wrong;
  return sum.eq(called) || (!wrong.includes('.') && sum.gt(called) && sum.lt(called.plus(1)));
}

/** Where the debt stands that a correction speaks of, among those before it: it has the wrong sum, or its name; or it is the last, where nobody is named. */
function placeOf(correction: Correction, told: readonly (ToldDebt | undefined)[]): number {
  const { named, wrong } = correction;
  const last = (test: (one: ToldDebt) => boolean) => told.findLastIndex((one) => one && test(one));
  if (wrong !== undefined)
    return last(
      ({ facts, bare }) =>
        bare.some(({ text }) => isCalled(text, wrong)) ||
        facts.some(({ kind, values }) => isMoneyKind(kind) && isCalled(values[0], wrong)),
    );
  if (nameNobody(named)) return last(() => true);
  // In a list with such a mark before each line it puts nothing right.
  const others = ({ item }: ToldDebt) => !messageOf(item).startsWith('*');
  const exact = last((one) => others(one) && nameKey(one.name) === nameKey(named));
  return exact >= 0 ? exact : last((one) => others(one) && namesAlike(one.name, named));
}

/** The end of the sentence behind a sum. */
const END = /\.$/;

/** A debt with the sums that a later message tells, which are marked where it does not say in place of which. */
export function corrected(told: ToldDebt, { item, sums, wrong, standing }: Correction): ToldDebt {
  let { facts, bare } = told;
  for (const sum of sums) {
    const isWrong = (text: string | undefined, kind: string | undefined) =>
      wrong === undefined ? (kind ?? 'balance') === (sum.kind ?? 'balance') : isCalled(text, wrong);
    const own = facts.find(({ kind, values }) => isWrong(values[0], kind));
    const kind = own?.kind ?? sum.kind ?? 'balance';
    const label = own?.label ?? unlabelled(kind);
    facts = [
      ...facts.filter((fact) => fact !== own),
      { kind, label, values: [sum.text.replace(END, '')], span: item },
    ];
    if (!own) bare = bare.filter(({ text }) => !isWrong(text, undefined));
  }
  if (standing !== '') facts = [...facts, unlabelledFact('statusLoose', standing, item)];
  const doubts = sums.map(
    ({ kind }): ReviewFlag => (kind === 'paying' ? 'paying-guessed' : 'amount-corrected'),
  );
  const flags = new Set(wrong === undefined ? [...told.flags, ...doubts] : told.flags);
  flags.delete('amount-about');
  return { ...told, facts, bare, plain: undefined, flags };
}

/** Puts the word right in the name of the debt above that a message writes anew: `*Chase`; whether it does. */
function withWord(all: (ToldDebt | undefined)[], index: number, text: string): boolean {
  const [, before, behind] = REPLACING_WORD.exec(text) ?? [];
  const word = (before ?? behind ?? '').trim();
  const told = all[index - 1];
  const name = word && told ? respelled(told.name, word) : undefined;
  if (!told || name === undefined) return false;
  all[index - 1] = { ...told, name };
  return true;
}

/**
 * The debts of a list with what later messages of it put right: `sorry 2,310 not 2,130`, `Oak 4,020 sorry`, `*Oak`. Such a
 * message tells no debt of its own; one that says it puts something right, and not what, may.
 *
 * @param told what each item says; undefined where it tells no debt
 */
export function withCorrections(
  items: readonly Item[],
  told: readonly (ToldDebt | undefined)[],
): readonly (ToldDebt | undefined)[] {
  const all = [...told];
  for (const [index, item] of items.entries()) {
    const isWord = withWord(all, index, messageOf(item));
    const correction = isWord
      ? undefined
      : correctionAt(items, index, all[index]?.name ?? '', all.slice(Math.max(0, index - MAX_ASKED), index));
    if (isWord) all[index] = undefined;
    if (!correction) continue;
    const from = Math.max(0, index - MAX_BACK);
    const place = placeOf(correction, all.slice(from, index));
    const at = place < 0 ? place : from + place;
    const wrong = all[at];
    const own = all[index];
    if (wrong) {
      all[at] = corrected(wrong, correction);
      all[index] = undefined;
    } else if (own && CORRECTS.test(messageOf(item)) && !messageOf(item).startsWith('*'))
      all[index] = { ...own, flags: new Set([...own.flags, 'duplicate-possible'] as const) };
  }
  return all;
}
