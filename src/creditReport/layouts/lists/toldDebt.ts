import { type Account, accountOf, type Fact, unlabelled } from '../../account';
import { headingKind, labelAt } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { areLabelWords, meaningByWords, weighWords } from '../../lexicon/words';
import type { Line } from '../../page/lines';
import { rememberedOf } from '../../page/remembered';
import { isMaskedNumber, readAccountNumber } from '../../pieces/accountNumber';
import { isAddress } from '../../pieces/addresses';
import { isMoneyWord } from '../../pieces/amounts';
import { readDate } from '../../pieces/dates';
import { isFurniture } from '../../pieces/furniture';
import { cleanName, isName } from '../../pieces/names';
import { readStatusText, worseStatus } from '../../pieces/statuses';
import type { ReadStatus } from '../../reportedDebt';
import type { ReviewFlag } from '../../reviewFlags';
import { chunksOf } from './chunks';
import { type Figure, figuresIn } from './figures';
import type { Item } from './item';
import { isListName } from './listName';

/** What one item says, before the figures without words around them are understood. */
interface ToldDebt {
  item: Item;
  name: string;
  facts: Fact[];
  /** Figures without words around them, in their order. */
  bare: readonly Figure[];
  flags: ReadonlySet<ReviewFlag>;
}

const NUMBER =
  /(?:\b(?:account|acct|a\/c|card|loan|cuenta|member|id)\b\.?\s*)?(?:\b(?:number|num|nbr|no\.|no|ending(?: in| with)?|ends(?: in| with)?|last (?:4|four)(?: digits)?(?: is| are)?|terminad[ao] en|termina en|acaba en|acct|account|cuenta)\b\.?|#)\s*[:#]?\s*#?((?=[\w*•…-]*\d)[A-Za-z0-9*•…][\w*•…-]{1,24})/i;
const TAIL = /(?:^|[\s(])((?:[x*•]{1,}-?|\.{2,4}|…)\s?\d{2,6})\b/i;
const ORIGINAL =
  /^(?:orig(?:inal(?:ly)?)?\.?(?: creditor)?(?: (?:from|with|is|was))?|oc|formerly|bought from|for|from)\b:? +(\p{Lu}.*)$/u;
/** What leads from a name to what is said about it. */
const LINK =
  /(?:\s*[#:=,.~]+|\s+(?:is|are|was|has|have|i|we|still|owes?|owed|bal(?:ance)?|total|about|around|at|for|saldo|debo|de|con|(?:loan|card|acct|account|ref)(?: no\.?| #)?|ends?(?: in)?|ending(?: in)?|no))\s*$/i;

/** The words before a figure that are the name it belongs to. */
function leadOf(text: string): string {
  let lead = text.trim();
  for (let cut = lead.replace(LINK, ''); cut !== lead; cut = lead.replace(LINK, '')) {
    lead = cut.trim();
  }
  return lead;
}

function numberIn(chunk: string): string {
  const tail = TAIL.exec(chunk)?.[1];
  if (tail) return tail;
  const masked = chunk.split(' ').find(isMaskedNumber);
  if (masked) return masked;
  const labelled = NUMBER.exec(chunk)?.[1] ?? '';
  return /^\d{1}$/.test(labelled) ? '' : labelled.replace(/[.,]$/, '');
}

/** A year, a telephone number, a state with its postal code. */
const NO_NUMBER = /^(?:19|20)\d\d$|^(?:\d{3}-)?\d{3}-\d{4}$|^[A-Z]{2} \d{5}(?:-\d{4})?$/;

/** A piece that is nothing but a number of an account: marked as one, or digits where money is written otherwise. */
function wholeNumber(chunk: string, isMarked: boolean): string {
  if (readAccountNumber(chunk) !== chunk || isMoneyWord(chunk) || readDate(chunk) !== undefined) return '';
  if (NO_NUMBER.test(chunk) || /\/\p{L}/u.test(chunk)) return '';
  const isPlain = /^\d+$/.test(chunk);
  return isPlain ? (isMarked && chunk.length >= 4 ? chunk : '') : /\d{3}/.test(chunk) ? chunk : '';
}

/** Digits that may be the number of an account. */
const UNREAD = /(?:^|[^\d/.,$-])\d{4,}(?![\d/.,%])/;
/** A name of more words may hold something else. */
const MAX_SURE = 5;

function withoutFigures(chunk: string, isMarked: boolean): string {
  const years = chunk.replace(/\b(?:19|20)\d\d\b/g, '');
  return isMarked ? years : '';
}

/** A name stands at the beginning, or behind a number or a sum. */
const MAX_PLACE = 1;

/** Whether words before a colon say what the figure behind it is, and so name nobody. */
function saysWhat(lead: string): boolean {
  for (const [kind, weight] of weighWords(lead))
    if (!['name', 'number', 'original', 'agency'].includes(kind) && weight >= 2) return true;
  return false;
}

function isTold(status: ReadStatus): boolean {
  return !status.flags.some((flag) => flag === 'status-unclear' || flag === 'no-status');
}

/** What items say that begin with a line, by how many lines they have; several layouts divide a page into the same items. */
const itemsFrom = rememberedOf((_: Line) => new Map<string, ToldDebt | undefined>());

/** Reads what an item says about one debt; undefined where it names nothing, or no sum. */
function readItem(item: Item, isMarked: boolean): ToldDebt | undefined {
  const [first] = item.lines;
  const items = first && itemsFrom(first);
  const key = `${item.lines.length} ${isMarked}`;
  if (!items?.has(key)) items?.set(key, toldIn(item, isMarked));
  return items?.get(key);
}

function toldIn(item: Item, isMarked: boolean): ToldDebt | undefined {
  if (
    item.lines.some(({ text }) => text.length > MAX_LENGTH || isFurniture(text)) ||
    item.lines.some(({ text }) => isAddress(text) && !text.includes('$') && !isTold(readStatusText(text)))
  )
    return undefined;
  const facts: Fact[] = [];
  const bare: Figure[] = [];
  const flags = new Set<ReviewFlag>();
  let [name, label, original] = ['', '', ''];
  let status: { read: ReadStatus; text: string } | undefined;
  const { from, to } = item;
  const add = (kind: LabelKind, text: string, own = unlabelled(kind)) =>
    facts.push({ kind, label: own, values: [text], span: { from, to } });
  for (const [place, chunk] of chunksOf(item).entries()) {
    const told = label === '' ? undefined : headingKind(label);
    if (told === 'original' && original === '') original = chunk;
    if (told === 'name' && name === '' && isName(chunk)) name = chunk;
    const number = facts.some(({ kind }) => kind === 'number')
      ? ''
      : (place > 0 ? wholeNumber(chunk, isMarked || told === 'number') : '') || numberIn(chunk);
    if (number) add('number', number);
    const rest = number ? chunk.replace(number, ' ') : chunk;
    if (place > 0 && !number && readDate(chunk) === undefined && UNREAD.test(withoutFigures(chunk, isMarked)))
      flags.add('digits-unused');
    const printed = figuresIn(rest, label).filter(
      ({ isMoney, kind }) => isMoney || !isMarked || kind === 'paying',
    );
    const isLabel =
      printed.length === 0 &&
      !number &&
      rest.length <= 30 &&
      areLabelWords(rest) &&
      meaningByWords(rest) !== undefined;
    const [first] = printed;
    if (name === '' && !isLabel && place <= MAX_PLACE) {
      const lead = first || number ? leadOf(first ? rest.slice(0, first.index) : rest) : rest;
      const behind =
        first && lead === ''
          ? rest
              .slice(first.index + first.text.length)
              .replace(/^\W+|\s+(?:on|to|for)$/g, '')
              .replace(/^(?:on|to|for|at) /i, '')
          : '';
      const isLabelled = first !== undefined && /:\s*$/.test(rest.slice(0, first.index)) && saysWhat(lead);
      const found = isLabelled ? undefined : [lead, behind].find((text) => isListName(cleanName(text).name));
      if (found) name = found;
    } else if (!isLabel) {
      const named = ORIGINAL.exec(chunk)?.[1];
      if (named && /orig|^oc|formerly|bought/i.test(chunk)) original ||= named;
    }
    const read = readStatusText(rest);
    if (
      isTold(read) &&
      rest !== name &&
      !(name !== '' && rest.startsWith(name) && !isTold(readStatusText(rest.slice(name.length))))
    ) {
      const worse = status ? worseStatus(status.read, read) : read;
      if (!status || worse !== status.read) status = { read: worse, text: rest };
    }
    for (const figure of printed) {
      if (figure.kind)
        add(
          figure.kind === 'amountLoose' ? 'balance' : figure.kind,
          figure.text,
          `${label} ${figure.kind}`.trim(),
        );
      else if (figure.isMoney || /\d{2}/.test(figure.text)) bare.push(figure);
    }
    label = isLabel ? rest : '';
  }
  const clean = cleanName(name).name;
  if (clean === '') return undefined;
  if (!isName(clean) || clean.split(' ').length > MAX_SURE || /\d{3}|[:#=]/.test(clean))
    flags.add('name-guessed');
  if (facts.some(({ kind }) => kind === 'number')) flags.delete('digits-unused');
  if (original) add('original', original);
  if (status) add('statusLoose', status.text);
  return { item, name, facts, bare, flags };
}

/** Longer lines are no entries of a list. */
const MAX_LENGTH = 400;

/** Whether a list writes its amounts with the marks of money, so that a plain number in it is none. */
function areMarked(items: readonly Item[]): boolean {
  let marked = 0;
  for (const { lines } of items)
    for (const { text } of lines) {
      if (MARKED.test(text))
        marked += figuresIn(text.slice(0, MAX_LENGTH), '').filter(({ isMoney }) => isMoney).length;
      if (marked > 1) return true;
    }
  return false;
}

/** A label and nothing but its figure behind a colon, as exports write a value a line. */
const LABELLED = /^\p{L}[^:$\d]{1,60}: ?[-$\d][\d.,%/-]*$/u;
/** So many lines of it are no list, but the values of records. */
const MIN_LABELLED = 12;

/** Whether a page is an export with a label and a value on each line, which no line alone tells a debt of. */
function areLabelled(items: readonly Item[]): boolean {
  let [labelled, lines] = [0, 0];
  for (const item of items)
    for (const { text } of item.lines) {
      if (!/\d/.test(text)) continue;
      lines += 1;
      if (text.length < 120 && LABELLED.test(text)) labelled += 1;
    }
  return labelled >= MIN_LABELLED && labelled * 2 > lines;
}

/** What amounts are marked with; a look at it costs little. */
const MARKED = /\$|,\d{3}|[.,]\d{2}(?!\d)|\dk\b/i;
/** A line without these tells no sum. */
const HAS_FIGURE = /\d{2}|\$ ?\d|\b0\b|\dk\b/i;

/** Whether an item can tell a debt at all: it has a figure, and a line alone does not begin with a label. */
function mayTell({ lines }: Item): boolean {
  if (!lines.some(({ text }) => HAS_FIGURE.test(text))) return false;
  const [first] = lines;
  const label = lines.length === 1 && first ? labelAt(first.text.split(' ', 6), 0) : undefined;
  return label === undefined || (!label.colon && label.words === 1) || label.kind === 'name';
}

/** How a figure without words around it is understood, by its place among such figures in all items. */
function bareKinds(told: readonly ToldDebt[]): (LabelKind | undefined)[] {
  const sums: number[] = [];
  const counts: number[] = [];
  for (const { bare } of told)
    for (const [place, { text }] of bare.entries()) {
      sums[place] = (sums[place] ?? 0) + Number(text.replace(/[^\d.]/g, '') || 0);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  const largest = sums.indexOf(Math.max(...sums));
  return sums.map((sum, place) =>
    place === largest ? 'balance' : sum * 4 < (sums[largest] ?? 0) && place > largest ? 'paying' : undefined,
  );
}

/** A kind of account before a name in capitals, as lists of liabilities print it. */
const KIND_BEFORE = /^(?:revolving|installment|mortgage|lease|heloc|open(?: 30-day)?|other) (?=[A-Z]{2})/i;

/** A name without the kind of account before it, its number in marks that tell it from the name. */
function plainName(name: string): string {
  return name.replace(KIND_BEFORE, '').replace(/ (\d{5,}[\w*-]*)$/, ' #$1');
}

/** Makes accounts of what the items say; what is but a guess is marked as one. */
export function accountsOfItems(items: readonly Item[]): Account[] {
  if (areLabelled(items)) return [];
  const isMarked = areMarked(items);
  const told = items.flatMap((item) => (mayTell(item) ? (readItem(item, isMarked) ?? []) : []));
  const open = told.filter(({ facts }) => !facts.some(({ kind }) => kind === 'balance'));
  const kinds = bareKinds(open);
  return told.flatMap(({ item, name, facts, bare, flags: doubts }) => {
    const own = [...facts];
    const flags = new Set(doubts);
    const hasBalance = facts.some(({ kind }) => kind === 'balance');
    for (const [place, { text }] of bare.entries()) {
      const kind = hasBalance ? undefined : kinds[place];
      if (!kind) {
        flags.add('amounts-unused');
        continue;
      }
      if (kind === 'balance' && bare.length > 1) flags.add('amount-guessed');
      if (!(kind === 'paying' && facts.some((fact) => fact.kind === 'paying')))
        own.push({ kind, label: unlabelled(kind), values: [text], span: item });
    }
    if (!own.some(({ kind }) => kind === 'balance')) return [];
    const clean = cleanName(plainName(name));
    const span = { from: item.from, to: item.to };
    own.unshift({ kind: 'name', label: unlabelled('name'), values: [plainName(name)], span });
    if (clean.number && !own.some(({ kind }) => kind === 'number'))
      own.push({ kind: 'number', label: 'mask', values: [clean.number], span });
    return [accountOf(own, { flags: [...flags] })];
  });
}
