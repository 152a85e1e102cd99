import { type Account, accountOf, type Fact, letterFact } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import type { Span } from '../page/lines';
import { matchesIn } from '../page/matches';
import type { Page } from '../page/page';
import { readAccountNumber } from '../pieces/accountNumber';
import { collectorIn } from '../pieces/collectorSays';
import { originalOf, YOU_HAD } from './modelForm';

/** What the form prints below as owed by now. */
const TOTAL = /\btotal\s+amount\s+of\s+the\s+debt\s+now[:.\s]{0,80}(\$ {0,16}\d[\d,]*(?:\.\d{2})?)/i;
/** Who owns a debt that the writer collects for him. */
const OWNER = /^[^\S\n]*current (?:creditor|owner):[^\S\n]*(\S[^\n\t]{1,60}?)[^\S\n]*$/im;
/** The other lines of the itemisation: what was owed before, interest, fees, what was paid. */
const MONEY = /\$ ?\d[\d,]*(?:\.\d{2})?/g;
/** Under what number the collector has a debt himself: `OAK account number: 603-2298`. */
const OWN_NUMBER =
  /^[^\S\n]*(?:\p{Lu}[\w&.]{1,20} |our )(?:account|file|reference) (?:number|no\.?|#):[^\S\n]*(\S[^\n\t]{2,30}?)[^\S\n]*$/imu;
/** A name that is nothing but first letters, and what is none of them in the whole. */
const [LETTERS, LEGAL_FORM] = [/^\p{Lu}{3,6}$/u, /,? (?:l\.?l\.?c|inc|corp|co|l\.?p)\.?$/i];
/** Fewer debts are those of a letter about one. */
const LEAST = 2;

/** A longer line is no name. */
const MAX_NAME = 60;

/** A text of a stretch of the source with the place where it stands. */
interface Told extends Span {
  text: string;
}

/** A collector who calls himself by his first letters by the whole name that the head of his letter has: `OAK` below `Oak Asset Keepers, LLC`. */
function withWholeName(collector: Told, lines: Page['lines']): Told {
  if (!LETTERS.test(collector.text)) return collector;
  const isWhole = ({ text, to }: Page['lines'][number]) =>
    to <= collector.from &&
    text.length <= MAX_NAME &&
    text
      .replace(LEGAL_FORM, '')
      .split(' ')
      .map((word) => word[0])
      .join('') === collector.text;
  const head = lines.findLast(isWhole);
  return head ? { text: head.text, from: head.from, to: head.to } : collector;
}

function debtAt(collector: Told, had: RegExpMatchArray, end: number, source: string): Account {
  const from = had.index ?? 0;
  const below = source.slice(from, end);
  const total = TOTAL.exec(below);
  const span = { from, to: from + (total ? total.index + total[0].length : had[0].length) };
  const facts: Fact[] = [];
  const add = (kind: LabelKind, text: string, at: Span = span) => {
    if (text !== '') facts.push(letterFact(kind, text, at));
  };
  const owner = OWNER.exec(below);
  if (owner?.[1]) add('name', owner[1]);
  else add('name', collector.text, collector);
  add('number', readAccountNumber(OWN_NUMBER.exec(below)?.[1] ?? (had[2] ?? '').replace(/\.$/, '')));
  add('balance', total?.[1] ?? '');
  add('original', originalOf(had[1] ?? ''));
  add('statusLoose', 'collection');
  for (const [text] of matchesIn(below.slice(0, total?.index ?? 0), MONEY)) add('money', text);
  return accountOf(facts);
}

/** Who is owed or was first, where a letter lists its debts by their creditors: `Creditor: OAK CLINIC`, and its number below. */
const BY_CREDITOR =
  /^[^\S\n]*(original |current )?creditor:[^\S\n]*(\S[^\n\t]{1,60}?)[^\S\n]*\n[^\S\n]*account (?:number|no\.?|#)(?: ending(?: in)?)?:[^\S\n]*(\S[^\n\t]{2,30}?)[^\S\n]*$/gim;
/** How a debt of such a list stands, where it is told. */
const STATUS = /^[^\S\n]*status:[^\S\n]*(\S[^\n\t]{1,60}?)[^\S\n]*$/im;

/** The number that a debt of a list begins with, and how it stands behind it: `Account ending in 9150 — settled in full`. */
const BY_NUMBER =
  /^[^\S\n]*account (?:(?:number|no\.?|#) ?)?(?:ending(?: in)? ?)?:?[^\S\n]*([\w*-]{0,20}\d[\w*-]{0,20})(?:[^\S\n]{1,4}[—–-][^\S\n]{1,4}([^\n]{1,60}))?[^\S\n]*$/gim;
/** Who was owed first, with the dots that lead to him. */
const ORIGINAL = /^[^\S\n]*original creditor[.:\s]{1,80}(\S[^\n\t]{1,60}?)[^\S\n]*$/im;

/** A debt of a list: where it begins, who is named at it and as what, its number, and how it stands. */
interface Listed {
  from: number;
  whose: string;
  named: string;
  number: string;
  status: string;
}

/** A debt of such a list; undefined where the form's total does not stand under it, or nothing says who has it now. */
function debtOfList(
  { from, whose, named, number, status }: Listed,
  end: number,
  source: string,
  collector: Told | undefined,
): Account | undefined {
  const below = source.slice(from, end);
  const total = TOTAL.exec(below);
  // Who is listed without a word was owed before him who writes, and who owns it now is owed by himself.
  const isOwner = /^current/i.test(whose);
  const holder = isOwner ? named : (OWNER.exec(below)?.[1] ?? collector?.text);
  if (!total || !holder) return undefined;
  const span = { from, to: from + total.index + total[0].length };
  const fact = (kind: LabelKind, text: string) => letterFact(kind, text, span);
  return accountOf([
    fact('name', holder),
    fact('number', readAccountNumber(number)),
    fact('balance', total[1] ?? ''),
    ...(isOwner ? [] : [fact('original', named)]),
    fact('statusLoose', status || (STATUS.exec(below)?.[1] ?? 'collection')),
    ...Array.from(matchesIn(below.slice(0, total.index), MONEY), ([text]) => fact('money', text)),
  ]);
}

/** The debts of a collector's letter that lists them by their creditors. */
function listedByCreditor(source: string): Listed[] {
  return Array.from(
    matchesIn(source, BY_CREDITOR),
    ({ index = 0, 1: whose = '', 2: named = '', 3: number = '' }) => ({
      from: index,
      whose,
      named,
      number,
      status: '',
    }),
  );
}

/** The debts of a collector's letter that lists them by their numbers; none where any has no original creditor. */
function listedByNumber(source: string): Listed[] {
  const numbers = [...matchesIn(source, BY_NUMBER)];
  const listed = numbers.flatMap(({ index = 0, 1: number = '', 2: status = '' }, at): Listed[] => {
    const named = ORIGINAL.exec(source.slice(index, numbers[at + 1]?.index))?.[1];
    return named ? [{ from: index, whose: 'original', named, number, status }] : [];
  });
  return listed.length === numbers.length ? listed : [];
}

/** The debts of a list; none where any has no total of the form. */
function debtsOfList(listed: readonly Listed[], source: string, collector: Told | undefined): Account[] {
  const debts = listed.flatMap(
    (one, index) => debtOfList(one, listed[index + 1]?.from ?? source.length, source, collector) ?? [],
  );
  return debts.length >= LEAST && debts.length === listed.length ? debts : [];
}

/** Reads a collector's letter in the federal form that itemises several debts: each is owed to its current creditor now, as it names him, else to the collector, or to the creditor that it stands under. A list may begin each debt with its number instead. */
export function readItemisedDebts({ source, lines }: Page): Account[] {
  const hads = [...matchesIn(source, YOU_HAD)];
  const named = collectorIn(source);
  const collector = named && withWholeName(named, lines);
  if (hads.length < LEAST) {
    const byCreditor = debtsOfList(listedByCreditor(source), source, collector);
    return byCreditor.length > 0 ? byCreditor : debtsOfList(listedByNumber(source), source, collector);
  }
  if (!collector) return [];
  return hads.map((had, index) => debtAt(collector, had, hads[index + 1]?.index ?? source.length, source));
}
