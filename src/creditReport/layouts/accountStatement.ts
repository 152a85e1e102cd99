import { type Account, accountOf, type Fact, letterFact } from '../account';
import { looksLikeCreditor } from '../lexicon/creditors';
import type { LabelKind } from '../lexicon/labelTable';
import { isWithin, type Line, type Span } from '../page/lines';
import { isDepositName } from '../pieces/deposits';
import { isKindOfAccount } from '../pieces/kindsOfAccount';
import { isLabelled } from '../pieces/labelled';
import { cleanName, isName } from '../pieces/names';
import { type StatementRow, statementRowOf } from '../pieces/statementRows';
import { isStatusTold } from '../pieces/statuses';
import { numberOn } from './cards/cardLines';
import { numberIn } from './lists/listNumber';

/** A sum at the end of its line, or all of it; its sign stands on either side of the dollars. */
const SUM =
  /(?:^|[\s:.=])(?:R|US|C|CA)?((?:[-–−+(] ?)?(?:\$ {0,16}[-–−+]?)?(?:\d{1,3}(?:[ ,.]\d{3}){1,3}|\d{1,9})(?:[.,]\d{2})?(?: ?\$)?\)?-?(?: ?CR)?)$/;
/** What shows that it is money: dollars, or cents. */
const MONEY = /\$|\d[.,]\d{2}\D*$/;

/** A line, or two, of a statement: what it tells and its sum. */
interface Row extends Span {
  kind: StatementRow;
  sum: string;
  /** The indexes of its first line and behind its last. */
  start: number;
  end: number;
}

/** The row that begins at a line: a label with its sum, or with its sum alone on the line below. */
function rowAt(lines: readonly Line[], start: number): Row | undefined {
  const line = lines[start];
  if (!line) return undefined;
  const { text, from, to } = line;
  const own = SUM.exec(text);
  const kind = statementRowOf(own ? text.slice(0, own.index) : text);
  if (own) return kind && { kind, sum: own[1] ?? '', start, end: start + 1, from, to };
  const below = lines[start + 1];
  if (!kind || !below || SUM.exec(below.text)?.[1] !== below.text) return undefined;
  return { kind, sum: below.text, start, end: start + 2, from, to: below.to };
}

/** What a paper is called, before who writes it. */
const TITLE =
  /^(?:(?:billing|account|monthly|card|credit card) )*(?:statement|bill|invoice)(?: of account)?(?: (?:from|by|for))? ?[-–—:|]* ?|^(?:estado de cuenta|relev[ée] de compte|extrato|fatura)(?: (?:de|du|da|del))? ?[-–—:|]* ?/i;
/** What else stands over the rows of a statement, and is nobody's name. */
const NO_WRITER =
  /^(?:(?:current|new|other) (?:\p{L}+ )?(?:service|charges|usage)\b.*|(?:account|payment|transaction|billing) (?:summary|information|activity|details?|ag(?:e?ing|es)|history)|summary\b.*|resumen\b.*|sommaire\b.*|explanation\b.*|(?:guarantor|patient|member|customer|bill to|statement date|date|page|dear)\b.*)$/iu;

/** Who writes a statement, by a line of its head or its foot. */
function nameOf({ text, cells: [first = text] }: Line): string {
  const name = cleanName(first.replace(TITLE, '')).name;
  const isNumber = numberOn(first) !== '';
  const mayBe =
    !isNumber && isName(name) && !NO_WRITER.test(name) && !isLabelled(name) && !statementRowOf(name);
  return mayBe ? name : '';
}

/** So many lines without a sum may stand between two rows of one statement: days, rates, remarks. */
const MAX_BETWEEN = 3;
/** So many lines above its first row and below its last one is looked for who writes. */
const [HEAD, FOOT] = [4, 3];

/** Whether a line names another lender, or an account with its number behind it or below: `Personal Loan Ending in 8814`. */
function namesAnother(line: Line, below: Line | undefined): boolean {
  const { name, number } = cleanName(line.text);
  const isNumbered = number !== '' || (below !== undefined && numberOn(below.text) !== '');
  return looksLikeCreditor(nameOf(line)) || (isNumbered && isKindOfAccount(name));
}

/** Whether a row goes on with a statement: nothing is owed from before a second time, and nobody else is named between. */
function goesOn(rows: readonly Row[], row: Row, lines: readonly Line[]): boolean {
  const last = rows.at(-1);
  return (
    last !== undefined &&
    row.start - last.end <= MAX_BETWEEN &&
    !(row.kind === 'before' && rows.some(({ kind }) => kind === 'before')) &&
    !lines.slice(last.end, row.start).some((line, index, between) => namesAnother(line, between[index + 1]))
  );
}

/** The rows of each statement: from what was owed before to what is owed now, and what stands beside these. */
function statementsIn(lines: readonly Line[]): Row[][] {
  const found: Row[][] = [];
  let open: Row[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const row = rowAt(lines, index);
    if (!row) continue;
    if (goesOn(open, row, lines)) open.push(row);
    else {
      open = [row];
      found.push(open);
    }
    index = row.end - 1;
  }
  return found.filter(isStatement);
}

/** Whether rows tell what was owed before and, behind it, what is owed now, and are of no account of own money. */
function isStatement(rows: readonly Row[]): boolean {
  const before = rows.findIndex(({ kind }) => kind === 'before');
  return (
    before >= 0 &&
    rows.slice(before).some(({ kind }) => kind === 'now') &&
    rows.every(({ kind }) => kind !== 'bank') &&
    rows.some(({ sum }) => MONEY.test(sum)) &&
    rows.length > 2
  );
}

/** Who writes, where: the one nearest above the rows, else below them, but rather one who is called as a lender is. */
function writerOf(above: readonly Line[], below: readonly Line[]): Line | undefined {
  // What was charged stands with its sum.
  const head = above.toReversed().filter(({ text }) => !MONEY.test(SUM.exec(text)?.[1] ?? ''));
  const foot = below.filter(({ text }) => SUM.exec(text) === null || numberIn(text) !== '');
  const named = [...head, ...foot].filter((line) => nameOf(line) !== '');
  return named.find((line) => looksLikeCreditor(nameOf(line))) ?? named[0];
}

/** What the rows of a statement are to its debt; the balance is one of those of now. */
const KINDS: Record<StatementRow, LabelKind> = {
  before: 'money',
  moved: 'money',
  now: 'money',
  limit: 'money',
  bank: 'money',
  paying: 'paying',
  late: 'pastDue',
};

/** The lines that stand above the rows of a statement and below them, up to the next one. */
function around(rows: readonly Row[], lines: readonly Line[], [least, most]: readonly [number, number]) {
  const [start, end] = [rows[0]?.start ?? 0, rows.at(-1)?.end ?? 0];
  const all = lines.slice(end, Math.min(most, end + FOOT));
  const parted = all.findIndex(({ afterBlank }, index) => index > 0 && afterBlank);
  return {
    above: lines.slice(Math.max(least, start - HEAD), start),
    within: lines.slice(start, end).filter((line) => !rows.some((row) => isWithin(line, row))),
    below: parted < 0 ? all : all.slice(0, parted),
  };
}

/** The number of the account, on a line of its own, there with all its groups, or behind the name. */
function numberOf(text: string): string {
  const [own, alone] = [numberIn(text), numberOn(text)];
  return alone.startsWith(own) ? alone : own;
}

function accountOfStatement(rows: readonly Row[], { above, within, below }: ReturnType<typeof around>) {
  const writer = writerOf(above, below);
  const balance = rows.findLast(({ kind }) => kind === 'now');
  if (!writer || !balance || isDepositName(nameOf(writer))) return [];
  const facts: Fact[] = [];
  const add = (kind: LabelKind, text: string, at: Span) => facts.push(letterFact(kind, text, at));
  add('name', nameOf(writer), writer);
  // What stands below another's name is his own.
  const beside = above.includes(writer) ? [...above.toReversed(), ...within] : [...below, ...within];
  const numbered = [writer, ...beside].find(({ text }) => numberOf(text) !== '');
  if (numbered) add('number', numberOf(numbered.text), numbered);
  for (const row of rows) add(row === balance ? 'balance' : KINDS[row.kind], row.sum, row);
  const told = [...within, ...below].find(({ text, cells }) => cells.length === 1 && isStatusTold(text));
  if (told) add('statusLoose', told.text, told);
  return [accountOf(facts, { flags: looksLikeCreditor(nameOf(writer)) ? [] : ['name-guessed'] })];
}

/**
 * Reads the statement of an account: what was owed before, what was bought, charged and paid since, and what is owed now;
 * or what the sale of what secured a loan has left. All its sums are of one debt, owed to who writes it.
 */
export function readStatements(lines: readonly Line[]): Account[] {
  const statements = statementsIn(lines);
  return statements.flatMap((rows, index) => {
    const least = statements[index - 1]?.at(-1)?.end ?? 0;
    const most = statements[index + 1]?.[0]?.start ?? lines.length;
    return accountOfStatement(rows, around(rows, lines, [least, most]));
  });
}
