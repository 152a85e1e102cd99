import { type Account, accountOf, type Fact } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import { either, inTurn } from '../page/anyOf';
import type { Line, Span } from '../page/lines';
import { isLabelled } from '../pieces/labelled';
import { isName } from '../pieces/names';
import { isStatusTold } from '../pieces/statuses';
import { readGroupTotals } from './groupTotals';
import { numberIn } from './lists/listNumber';

/** A sum at the end of its line. */
const SUM = String.raw`[-–−]? ?\(?\$? ?\d[\d,]*\.\d{2}\)?-?`;
/** What somebody is asked for in the end, below what was charged and taken off. */
const OWED = inTurn(
  'i',
  '^',
  either(
    /(?:amount|balance|total)(?: that)? (?:you (?:now )?owe|due(?: now)?(?: from you)?|remaining)/,
    /(?:now )?you (?:now )?owe/,
    /(?:your|patient|guarantor)(?:['’]s)? (?:total )?(?:responsibility|share|portion|balance)(?: due)?/,
    /(?:please )?pay this amount|due from (?:you|patient)/,
  ),
  /[ :.]*(\$? ?\d[\d,]*\.\d{2})$/,
);
/** What was taken off it: what another paid, or what nobody has to pay. */
const TAKEN_OFF = new RegExp(
  String.raw`^(?:.{0,30}\b(?:insurance|plan|medicare|medicaid|payer|carrier)\b.{0,30}|.{0,30}\b(?:adjust\w*|discount|write[- ]?off|allowance|courtesy)\b.{0,20})[ :.]+${SUM}$`,
  'i',
);
/** That another has still to say what it pays. */
const PENDING = /^.{0,30}\b(?:insurance|plan|medicare|medicaid|payer|carrier)\b.{0,30}\bpending$/i;
/** What the person has paid of it: `Patient Payment - Thank You -$50.00`. */
const PAID = new RegExp(String.raw`^.{0,40}\b(?:payments?|paid|copay)\b.{0,40}[ :.]${SUM}$`, 'i');
/** What was charged: words or a day before a sum. */
const CHARGED = /^(?=.*\p{L}{3})[^$]{3,80}[ :.]\$? ?\d[\d,]*\.\d{2}$/iu;
/** What the paper is called, before who writes it; and whose it is. */
const [TITLE, OF_PERSON] = [
  /^(?:(?:patient|billing|account|hospital|medical) )*(?:statement|bill|invoice)(?: of account)?(?: (?:from|by))? ?[-–—:|]* ?/i,
  /^(?:guarantor|patient|responsible party|member|insured|bill to|statement date|date|page|(?:account|acct|visit|encounter|claim)\b(?=.*\d))\b/i,
];
/** A bill has so many lines at most. */
const MAX_LINES = 20;

/** Who writes a bill, and the line that tells it. */
interface Writer {
  name: string;
  line: Line;
}

/** Who writes a bill, by one of its first lines. */
function writerIn(lines: readonly Line[]): Writer | undefined {
  for (const line of lines) {
    const name = (line.cells[0] ?? line.text).replace(TITLE, '').trim();
    if (name !== '' && isName(name) && !OF_PERSON.test(name) && !isLabelled(name)) return { name, line };
  }
  return undefined;
}

/**
 * Who writes the first of several bills of a page, whose menu and greeting stand above it: the name as far above the charges
 * as in the others. Undefined where none stands there.
 */
function writerOfFirst({ head }: Bill, others: readonly Written[]): Writer | undefined {
  const depths = new Set(
    others.flatMap(({ bill, writer }) => (writer ? bill.head.length - bill.head.indexOf(writer.line) : [])),
  );
  const [depth = 0] = depths;
  const line = depths.size === 1 ? head.at(-depth) : undefined;
  return line && writerIn([line]);
}

/** A bill: the lines of its head, and those of what was charged and taken off. */
interface Bill {
  head: readonly Line[];
  charges: readonly Line[];
}

/** A bill with what is owed on it, at the line of that, and who writes it, by a line of its head. */
interface Written {
  line: Line;
  end: number;
  owed: string;
  bill: Bill;
  writer?: Writer | undefined;
}

/** A label that says who is owed a bill of several. */
const NAMES_OWNER = /^(?:provider|facility|hospital|practice|clinic|physician|billed by)(?: name)? ?:/i;

/** Whether nothing but an account stands over the charges of a bill, as over the visits of one hospital. */
function isVisit({ bill }: Written): boolean {
  return numberedLine(bill) !== undefined && !bill.head.some(({ text }) => NAMES_OWNER.test(text));
}

/** Bills with the writer of the one above, where they are visits to him. */
function withWritersAbove(bills: readonly Written[]): readonly Written[] {
  let above: Writer | undefined;
  return bills.map((one) => {
    const writer = one.writer ?? (isVisit(one) ? above : undefined);
    above = writer;
    return { ...one, writer };
  });
}

/** The line of a bill that tells the number of its account. */
function numberedLine({ head, charges }: Bill): Line | undefined {
  return [...head, ...charges].find(({ text }) => numberIn(text) !== '');
}

/** Whether the line below what is owed tells how that stands. */
function isSaidBelow(line: Line | undefined): boolean {
  return line !== undefined && !line.afterBlank && isStatusTold(line.text);
}

/** The line that tells what is left below what is owed, where nothing but payments stands between; undefined where none does. */
function leftBelow(lines: readonly Line[], owed: number): number | undefined {
  const paid = lines.slice(owed + 1, owed + MAX_LINES).findIndex(({ text }) => !PAID.test(text));
  const left = owed + 1 + paid;
  return paid > 0 && OWED.test(lines[left]?.text ?? '') ? left : undefined;
}

/** The bill up to the line that tells what is owed; undefined where nothing was charged or taken off before it. */
function billTo(lines: readonly Line[], end: number): Bill | undefined {
  const first = Math.max(0, end - MAX_LINES);
  const above = lines.slice(first, end);
  const isBefore = (index: number) => leftBelow(lines, first + index) === end;
  const last = above.findLastIndex(({ text }, index) => OWED.test(text) && !isBefore(index));
  // What is said of a bill right below what is owed on it is none of the next.
  const isSaid = last >= 0 && isSaidBelow(above[last + 1]);
  const own = above.slice(last + (isSaid ? 2 : 1));
  const taken = own.findIndex(({ text }) => TAKEN_OFF.test(text) || PENDING.test(text));
  const charged = own.findIndex(({ text }) => CHARGED.test(text) && !TAKEN_OFF.test(text));
  const isPaidOn = own.length > 0 && above.some(({ text }, index) => OWED.test(text) && isBefore(index));
  if (charged < 0 || (taken < charged && !isPaidOn)) return undefined;
  return { head: own.slice(0, charged), charges: own.slice(charged) };
}

/**
 * Reads bills that list what was charged and what others paid of it, above what is owed: a hospital's. What was charged is
 * owed to nobody, nor is a visit anybody's name.
 */
export function readBills(lines: readonly Line[]): Account[] {
  const written = lines.flatMap((line, end): Written[] => {
    const [, owed] = OWED.exec(line.text) ?? [];
    const bill = owed === undefined || leftBelow(lines, end) !== undefined ? undefined : billTo(lines, end);
    return owed === undefined || !bill ? [] : [{ line, end, owed, bill, writer: writerIn(bill.head) }];
  });
  const [, ...others] = written;
  const bills = withWritersAbove(written).flatMap((one, index): Account[] => {
    const { line, end, owed, bill } = one;
    const writer = (index === 0 && writerOfFirst(bill, others)) || one.writer;
    if (!writer) return [];
    const facts: Fact[] = [];
    const add = (kind: LabelKind, label: string, text: string, span: Span) =>
      facts.push({ kind, label, values: [text], span });
    add('name', 'writer of a bill', writer.name, writer.line);
    const numbered = numberedLine(bill);
    if (numbered) add('number', 'account', numberIn(numbered.text), numbered);
    add('balance', 'owed', owed, line);
    const next = lines[end + 1];
    if (next && isSaidBelow(next)) add('statusLoose', 'remark', next.text, next);
    for (const charge of bill.charges) add('money', 'charged', charge.text, charge);
    return [accountOf(facts)];
  });
  // Several visits with a total each are read by their groups.
  return bills.length > 0 && readGroupTotals(lines).length > 0 ? [] : bills;
}
