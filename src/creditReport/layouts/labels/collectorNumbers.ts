import { type Account, type Fact, isOwed } from '../../account';
import { isCollector } from '../../lexicon/collectors';
import { type Line, lineOf, spanOf } from '../../page/lines';
import type { Page } from '../../page/page';
import { cleanName, isName } from '../../pieces/names';
import { readBlocks } from './blocks';

/** A number that a company gave an account itself, under its initials or its first words, here or on the next line: `OCB Account # 30177264`. */
const OWN_NUMBER =
  /^(\p{Lu}[\p{L}\d&.'’-]{1,20}(?: \p{Lu}[\p{L}&.'’-]{1,20}){0,2}) (?:[Aa]ccount|[Aa]cct\.?|[Ff]ile|[Cc]ase|[Rr]eference|[Rr]ef\.?)(?: ?#| [Nn]o\.?| [Nn]umber| I[Dd])?:?(?: ?((?=\S*\d)[\w-]{4,25}))?$/u;
/** What stands behind his name; a look for that costs little. */
const MAY_CALL = / (?:acc|file|case|ref)/i;
const NUMBER = /^(?=.*\d)[\w-]{4,25}$/;
/** Under what number another had the debt before; what stands on the line says it, or the next. */
const OF_ORIGINAL =
  /^original (?:account|acct\.?)(?: ?#| no\.?| number)?(?: ending(?: in)?| last (?:4|four))?(?::? ?[\w*-]*\d[\w*-]*)?$/i;
/** Who gave an account to be collected. */
const CLIENT = /^(?:creditor|client)(?: name)?: ?(?=\p{L})/iu;
/** Who owns a debt, or owned it first, is told apart from others by a label of his own. */
const TOLD_APART = /^(?:original|current) (?:creditor|owner|lender)(?![\p{L}])/iu;
const OWNER_NOW = /^current /i;
/** One account alone is read as any other. */
const MIN_ACCOUNTS = 2;
/** Who runs the page stands in so many lines at its head or foot. */
const EDGE = 15;
/** Words before `account` that call no company. */
const NO_COMPANY =
  /^(?:original|client|your|our|my|this|the|current|new|old|bank|loan|card|patient|guarantor)\b/i;
/** Longer lines are no label with its value. */
const MAX_LINE = 90;

/** Whether a company is called so by its initials, or by its first words. */
function isCalled(company: string, short: string): boolean {
  const initials = company
    .split(' ')
    .map(([letter = '']) => letter)
    .filter((letter) => /\p{Lu}/u.test(letter))
    .join('');
  return (short.length > 1 && initials.startsWith(short)) || company.startsWith(`${short} `);
}

/** A company in a sentence, by its capitals and what kind of company it is: `Oak Ridge Recovery, LLC purchased your account`. */
const COMPANY =
  /^\p{Lu}[\p{L}&.'’-]*(?: (?:\p{Lu}[\p{L}&.'’-]*|&))*(?:, (?:LLC|L\.L\.C\.|Inc\.?|L\.?P\.?|Corp\.?|Ltd\.?)(?![\p{L}]))?/u;

/** What a line may call the collector: what it begins with, or a company whose first words are those by which he is called. */
function namesIn(text: string, short: string): string[] {
  const [first = ''] = text.length <= MAX_LINE * 2 ? text.split(/, | [·|] /, 1) : [];
  const at = text.slice(0, MAX_LINE * 2).indexOf(`${short} `);
  const company = at < 0 ? '' : (COMPANY.exec(text.slice(at))?.[0] ?? '');
  return [first, company].map((name) => cleanName(name).name);
}

/** The line that names the collector who is called so, of several the one that names him whole; undefined where none does. */
function collectorCalled(lines: readonly Line[], short: string): { name: string; line: Line } | undefined {
  const named = [...lines.slice(0, EDGE), ...lines.slice(-EDGE)].flatMap((line) =>
    namesIn(line.text, short)
      .filter((name) => isName(name) && isCollector(name) && isCalled(name, short))
      .map((name) => ({ name, line })),
  );
  const [first] = named;
  return named.find(({ name }) => first && name.startsWith(`${first.name}, `)) ?? first;
}

/** The number that a collector gave an account, the words that call him, and how many lines it takes. */
interface OwnNumber {
  short: string;
  number: string;
  start: number;
  length: 1 | 2;
}

function ownNumbers(lines: readonly Line[]): OwnNumber[] {
  return lines.flatMap(({ text }, start): OwnNumber[] => {
    if (text.length > MAX_LINE || !MAY_CALL.test(text)) return [];
    const [, short = '', here] = OWN_NUMBER.exec(text) ?? [];
    const below = lines[start + 1]?.text ?? '';
    if (short === '' || NO_COMPANY.test(short)) return [];
    if (here !== undefined) return [{ short, number: here, start, length: 1 }];
    return NUMBER.test(below) ? [{ short, number: below, start, length: 2 }] : [];
  });
}

/** The lines of an account without the numbers under which another had it. */
function withoutOriginals(lines: readonly Line[]): Line[] {
  const isOf = (line: Line | undefined) =>
    line !== undefined && line.text.length <= MAX_LINE && OF_ORIGINAL.test(line.text);
  const isValue = (line: Line, above: Line | undefined) =>
    isOf(above) && !/\d/.test(above?.text ?? '') && /\d/.test(line.text);
  return lines.filter((line, at) => !isOf(line) && !isValue(line, lines[at - 1]));
}

/**
 * Reads the accounts on the page of a collector that begin with the number he gave each of them: he has the debt, and the
 * creditor or client that a label names gave it to him. Where the page tells who owns it now, or who did first, its labels
 * name them.
 */
export function readCollectorNumbers({ lines }: Page): Account[] {
  const own = ownNumbers(lines);
  const [first] = own;
  if (!first || own.length < MIN_ACCOUNTS || own.some(({ short }) => short !== first.short)) return [];
  const apart = lines.filter(({ text }) => text.length <= MAX_LINE && TOLD_APART.test(text));
  const isApart = apart.length > 0;
  const isOwnerTold = apart.some(({ text }) => OWNER_NOW.test(text));
  const collector = isOwnerTold ? undefined : collectorCalled(lines, first.short);
  if (!isApart && !collector) return [];
  const isClient = ({ text }: Line) => text.length <= MAX_LINE && CLIENT.test(text);
  if (!isApart && lines.filter(isClient).length !== own.length) return [];
  const rest = own.flatMap(({ start, length }, at) => {
    const below = withoutOriginals(lines.slice(start + length, own[at + 1]?.start));
    const told = below.map((line, index) =>
      collector && isClient(line)
        ? lineOf(line.text.replace(CLIENT, 'Original Creditor: '), line, index === 0)
        : { ...line, afterBlank: line.afterBlank || index === 0 },
    );
    return collector ? [lineOf(`Collection Agency: ${collector.name}`, collector.line, true), ...told] : told;
  });
  const accounts = readBlocks(rest);
  return own.flatMap(({ number, start, length }, at) => {
    const span = spanOf(lines.slice(start, start + length));
    const end = lines[own[at + 1]?.start ?? lines.length]?.from ?? Number.POSITIVE_INFINITY;
    const account = accounts.find(({ facts }) =>
      // What is owed places an account between the numbers of two.
      facts.some((fact) => isOwed(fact) && fact.span.from >= span.to && fact.span.to <= end),
    );
    const fact: Fact = { kind: 'number', label: 'account number', values: [number], span };
    return account ? [{ ...account, facts: [fact, ...account.facts] }] : [];
  });
}
