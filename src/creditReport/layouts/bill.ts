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
/** What was charged: words or a day before a sum. */
const CHARGED = /^(?=.*\p{L}{3})[^$]{3,80}[ :.]\$? ?\d[\d,]*\.\d{2}$/iu;
/** What the paper is called, before who writes it; and whose it is. */
const [TITLE, OF_PERSON] = [
  /^(?:(?:patient|billing|account|hospital|medical) )*(?:statement|bill|invoice)(?: of account)?(?: (?:from|by))? ?[-–—:|]* ?/i,
  /^(?:guarantor|patient|responsible party|member|insured|bill to|statement date|date|page)\b/i,
];
/** A bill has so many lines at most. */
const MAX_LINES = 20;

/** Who writes a bill, by one of its first lines. */
function writerIn(lines: readonly Line[]): { name: string; line: Line } | undefined {
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
function writerOfFirst(
  bill: Bill,
  others: readonly { bill: Bill; line: Line }[],
): { name: string; line: Line } | undefined {
  const depths = new Set(others.map(({ bill: { head }, line }) => head.length - head.indexOf(line)));
  const [depth = 0] = depths;
  const line = depths.size === 1 ? bill.head.at(-depth) : undefined;
  return line && writerIn([line]);
}

/** A bill: the lines of its head, and those of what was charged and taken off. */
interface Bill {
  head: readonly Line[];
  charges: readonly Line[];
}

/** The bill up to the line that tells what is owed; undefined where nothing was charged or taken off before it. */
function billTo(lines: readonly Line[], end: number): Bill | undefined {
  const above = lines.slice(Math.max(0, end - MAX_LINES), end);
  const last = above.findLastIndex(({ text }) => OWED.test(text));
  const own = above.slice(last + 1);
  const taken = own.findIndex(({ text }) => TAKEN_OFF.test(text));
  const charged = own.findIndex(({ text }) => CHARGED.test(text) && !TAKEN_OFF.test(text));
  if (charged < 0 || taken < charged) return undefined;
  return { head: own.slice(0, charged), charges: own.slice(charged) };
}

/**
 * Reads bills that list what was charged and what others paid of it, above what is owed: a hospital's. What was charged is
 * owed to nobody, nor is a visit anybody's name.
 */
export function readBills(lines: readonly Line[]): Account[] {
  const written = lines.flatMap((line, end) => {
    const [, owed] = OWED.exec(line.text) ?? [];
    const bill = owed === undefined ? undefined : billTo(lines, end);
    const writer = writerIn(bill?.head ?? []);
    return owed === undefined || !bill || !writer ? [] : [{ line, end, owed, bill, writer }];
  });
  const [first, ...more] = written;
  const others = more.map(({ bill, writer }) => ({ bill, line: writer.line }));
  const bills = written.map((one): Account => {
    const { line, end, owed, bill } = one;
    const writer = (one === first && writerOfFirst(bill, others)) || one.writer;
    const facts: Fact[] = [];
    const add = (kind: LabelKind, label: string, text: string, span: Span) =>
      facts.push({ kind, label, values: [text], span });
    add('name', 'writer of a bill', writer.name, writer.line);
    const numbered = [...bill.head, ...bill.charges].find(({ text }) => numberIn(text) !== '');
    if (numbered) add('number', 'account', numberIn(numbered.text), numbered);
    add('balance', 'owed', owed, line);
    const next = lines[end + 1];
    if (next && !next.afterBlank && isStatusTold(next.text)) add('statusLoose', 'remark', next.text, next);
    for (const charge of bill.charges) add('money', 'charged', charge.text, charge);
    return accountOf(facts);
  });
  // Several visits with a total each are read by their groups.
  return bills.length > 0 && readGroupTotals(lines).length > 0 ? [] : bills;
}
