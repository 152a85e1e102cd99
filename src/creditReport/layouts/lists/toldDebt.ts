import { type Account, accountOf, type Fact, unlabelled } from '../../account';
import type { ReadStatus } from '../../debts/reportedDebt';
import { labelAt } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { areLabelWords, meaningByWords } from '../../lexicon/words';
import { isMaskedNumber } from '../../pieces/accountNumber';
import { isAddress } from '../../pieces/addresses';
import { isFurniture } from '../../pieces/furniture';
import { cleanName, isKindOfAccount, isName } from '../../pieces/names';
import { isStatusOnly, readStatusText, worseStatus } from '../../pieces/statuses';
import { chunksOf } from './chunks';
import { type Figure, figuresIn } from './figures';
import type { Item } from './item';

/** What one item says, before the figures without words around them are understood. */
export interface ToldDebt {
  item: Item;
  name: string;
  facts: Fact[];
  /** Figures without words around them, in their order. */
  bare: readonly Figure[];
}

const NUMBER =
  /(?:\b(?:account|acct|a\/c|card|loan|cuenta|member|id)\b\.?\s*)?(?:\b(?:number|num|nbr|no\.|no|ending(?: in| with)?|ends(?: in| with)?|last (?:4|four)(?: digits)?(?: is| are)?|terminad[ao] en|termina en|acaba en|acct|account|cuenta)\b\.?|#)\s*[:#]?\s*#?((?=[\w*•…-]*\d)[A-Za-z0-9*•…][\w*•…-]{1,24})/i;
const TAIL = /(?:^|[\s(])((?:[x*•]{1,}-?|\.{2,4}|…)\s?\d{2,6})\b/i;
const ORIGINAL =
  /^(?:orig(?:inal(?:ly)?)?\.?(?: creditor)?(?: (?:from|with|is|was))?|oc|formerly|bought from|for|from)\b:? +(\p{Lu}.*)$/u;
const LINK =
  /(?:\s+(?:is|are|was|has|have|owe|owes|owed|balance|bal|total|about|around|at|for|=|i|we|still|saldo|debo|de|con))+$/i;
const SENTENCE =
  /\b(?:my|our|your|you|they|she|he|the|this|that|is|are|was|i|we|please|call|called|want|wants|hope|if|but|because|example|sent|wrote|subject)\b/i;
/** Sums of a list, and what is no debt of a household: what comes in, and what lies in a bank. */
const NO_DEBT =
  /\b(?:sub-?)?totals?\b|\bsum\b|^(?:income|take[- ]home|net pay|salary|paycheck)|\bgrand total\b/i;

/** Kinds of debts, which a summary counts and adds up. */
const KINDS =
  /^(?:(?:credit|cards?|lines?|loans?|debts?|balances?|accounts?|collections?|medical|student|auto|revolving|installment|mortgages?|real|estate|open|closed|other|all|and|&|of|total|unsecured|secured|personal|home|heloc|negative|positive|\d+)(?: |$))+$/i;
/** Labels of one word that companies have in their names. */
const NAME_WORD = /^(?:portfolio|source|secured|score|company|industry)\b/i;

function beginsWithLabel(text: string): boolean {
  const found = labelAt(text.split(' ', 6), 0);
  return found !== undefined && !(found.words === 1 && text.includes(' ') && NAME_WORD.test(text));
}

/** Whether words can name a debt on a list, where people write names as they come: also in small letters. */
export function isListName(text: string): boolean {
  if (text.length < 2 || text.length > 60 || !/\p{L}{2}/u.test(text) || /["{}[\]<>]/.test(text)) return false;
  const upper = text.charAt(0).toUpperCase() + text.slice(1);
  if (text.split(' ').length > 7 || NO_DEBT.test(text) || isStatusOnly(text) || isKindOfAccount(text))
    return false;
  if (SENTENCE.test(text) || KINDS.test(text) || beginsWithLabel(text)) return false;
  return isName(upper) && !(areLabelWords(text) && meaningByWords(text) !== undefined);
}

function numberIn(chunk: string): string {
  const tail = TAIL.exec(chunk)?.[1];
  if (tail) return tail;
  const masked = chunk.split(' ').find(isMaskedNumber);
  if (masked) return masked;
  const labelled = NUMBER.exec(chunk)?.[1] ?? '';
  return /^\d{1}$/.test(labelled) ? '' : labelled.replace(/[.,]$/, '');
}

function isTold(status: ReadStatus): boolean {
  return !status.flags.some((flag) => flag === 'status-unclear' || flag === 'no-status');
}

/** Reads what an item says about one debt; undefined where it names nothing, or no sum. */
export function readItem(item: Item, isMarked: boolean): ToldDebt | undefined {
  if (
    item.lines.some(({ text }) => text.length > MAX_LENGTH || isFurniture(text)) ||
    isAddress(item.lines[0]?.text ?? '')
  )
    return undefined;
  const facts: Fact[] = [];
  const bare: Figure[] = [];
  let [name, label, original] = ['', '', ''];
  let status: { read: ReadStatus; text: string } | undefined;
  const { from, to } = item;
  const add = (kind: LabelKind, text: string, own = unlabelled(kind)) =>
    facts.push({ kind, label: own, values: [text], span: { from, to } });
  for (const chunk of chunksOf(item)) {
    const number = facts.some(({ kind }) => kind === 'number') ? '' : numberIn(chunk);
    if (number) add('number', number);
    const rest = number ? chunk.replace(number, ' ') : chunk;
    const printed = figuresIn(rest, label).filter(({ isMoney }) => isMoney || !isMarked);
    const isLabel =
      printed.length === 0 &&
      !number &&
      rest.length <= 30 &&
      areLabelWords(rest) &&
      meaningByWords(rest) !== undefined;
    const [first] = printed;
    if (name === '' && !isLabel) {
      const lead = (first ? rest.slice(0, first.index) : rest)
        .replace(/[#:]+\s*$/, '')
        .replace(LINK, '')
        .replace(/(?:acct|account|ending(?: in)?|card no|no)\.?\s*[#:]?\s*$/i, '')
        .replace(LINK, '')
        .trim();
      const behind =
        first && lead === ''
          ? rest
              .slice(first.index + first.text.length)
              .replace(/^\W+|\s+(?:on|to|for)$/g, '')
              .replace(/^(?:on|to|for|at) /i, '')
          : '';
      const found = [lead, behind].find((text) => isListName(cleanName(text).name));
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
  if (original) add('original', original);
  if (status) add('statusLoose', status.text);
  return { item, name, facts, bare };
}

/** Longer lines are no entries of a list. */
const MAX_LENGTH = 400;

/** Whether a list writes its amounts with the marks of money, so that a plain number in it is none. */
function areMarked(items: readonly Item[]): boolean {
  const figures = items.flatMap(({ lines }) =>
    lines.flatMap(({ text }) => figuresIn(text.slice(0, MAX_LENGTH), '')),
  );
  return figures.filter(({ isMoney }) => isMoney).length > 1;
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

/** Makes accounts of what the items say; what is but a guess is marked as one. */
export function accountsOfItems(items: readonly Item[]): Account[] {
  const isMarked = areMarked(items);
  const told = items.flatMap((item) => readItem(item, isMarked) ?? []);
  const open = told.filter(({ facts }) => !facts.some(({ kind }) => kind === 'balance'));
  const kinds = bareKinds(open);
  return told.flatMap(({ item, name, facts, bare }) => {
    const own = [...facts];
    const flags = new Set<'amount-guessed'>();
    const hasBalance = facts.some(({ kind }) => kind === 'balance');
    for (const [place, { text }] of bare.entries()) {
      const kind = hasBalance ? undefined : kinds[place];
      if (!kind) continue;
      if (kind === 'balance' && bare.length > 1) flags.add('amount-guessed');
      if (!(kind === 'paying' && facts.some((fact) => fact.kind === 'paying')))
        own.push({ kind, label: unlabelled(kind), values: [text], span: item });
    }
    if (!own.some(({ kind }) => kind === 'balance')) return [];
    const clean = cleanName(name);
    const span = { from: item.from, to: item.to };
    own.unshift({ kind: 'name', label: unlabelled('name'), values: [name], span });
    if (clean.number && !own.some(({ kind }) => kind === 'number'))
      own.push({ kind: 'number', label: 'mask', values: [clean.number], span });
    return [accountOf(own, { flags: [...flags] })];
  });
}
