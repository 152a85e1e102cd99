import { type Account, type Fact, REMARK, unlabelledFact } from '../../account';
import { STATUS_KINDS } from '../../lexicon/statusKinds';
import { type Line, lineOf, spanOf } from '../../page/lines';
import { matchesIn } from '../../page/matches';
import { isStatusTold } from '../../pieces/statuses';
import { readBlocks } from '../labels/blocks';

/** What stands over a table of what was paid on one debt, and what was left each time. */
const [DAY, PAID, LEFT] = [
  /^(?:(?:payment |pay )?date|day|month|fecha|data)$/i,
  /^(?:(?:amount |amt )?paid|payments?(?: made)?|amount|pago|pagado|pagamento)$/i,
  /^(?:(?:new|remaining|ending|current) )?(?:balance|bal\.?)(?: left)?|remaining|left(?: to pay)?|still owed|saldo$/i,
];
/** A row of it: it begins with its day. */
const ROW =
  /^\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?\b|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i;
const SUM = /\d[\d,]*\.\d{2}(?![\d%])/g;
/** The day of a row in figures. */
const FIGURES = /^(\d{1,2})[/-](\d{1,2})/;
/** How the first of its headings begins; a look for that costs little. */
const MAY_HEAD = /^(?:pay|da|month|fecha)/i;
/** What stands before what is noted. */
const NOTES = /^(?:notes?|comments?|remarks?|notas?):? +/i;
/** So many rows at most are looked at. */
const MOST_ROWS = 120;
/** A single one may be the statement of an account. */
const LEAST = 2;

/** The headings of a line, whether cells part them or blanks alone. */
function headingsOf({ text, cells }: Line): readonly string[] {
  return cells.length > 1 ? cells : text.split(' ');
}

/** Whether a line heads such a table, with what is left in the last of its columns. */
function isHead(line: Line): boolean {
  if (!MAY_HEAD.test(line.text)) return false;
  const [first = ''] = line.cells.length > 1 ? line.cells : line.text.split(' ', 1);
  if (!DAY.test(first)) return false;
  const [, ...others] = headingsOf(line);
  return others.some((one) => PAID.test(one)) && LEFT.test(others.at(-1) ?? '');
}

function sumsIn({ text }: Line): string[] {
  return Array.from(matchesIn(text, SUM), ([sum]) => sum);
}

/** The rows of one such table, each with what was paid and what was left, in the order of the page. */
interface Log {
  head: Line;
  rows: readonly Line[];
  /** The line right below, where notes stand. */
  below: Line | undefined;
}

function logsIn(lines: readonly Line[]): Log[] {
  return lines.flatMap((head, index) => {
    if (!isHead(head)) return [];
    const below = lines.slice(index + 1, index + 1 + MOST_ROWS);
    const end = below.findIndex((line) => !ROW.test(line.text) || sumsIn(line).length < 2);
    const rows = end < 0 ? below : below.slice(0, end);
    return rows.length > 0 ? [{ head, rows, below: below[rows.length] }] : [];
  });
}

/** The row of the latest day: the last one, unless the days run backwards, but for the turn of a year. */
function latestOf(rows: readonly Line[]): Line | undefined {
  const days = rows.map(({ text }) => {
    const [, month = '', day = ''] = FIGURES.exec(text) ?? [];
    return Number(month) * 100 + Number(day);
  });
  const back = days.filter((day, index) => index > 0 && day < (days[index - 1] ?? 0)).length;
  return back > 1 ? rows[0] : rows.at(-1);
}

/** What the page says of the debt whose balance is that of a log; what was paid and left before is known, and owed no more. */
function withLog(account: Account, { head, rows, below }: Log): Account {
  const before = rows.flatMap((row) =>
    sumsIn(row).map((sum): Fact => ({ kind: 'money', label: 'paid before', values: [sum], span: row })),
  );
  const own: Fact = { kind: 'text', label: REMARK, values: [''], span: spanOf([head, ...rows]) };
  const hasStatus = account.facts.some(({ kind }) => STATUS_KINDS.includes(kind));
  const isTold = !hasStatus && below && !below.afterBlank && isStatusTold(below.text);
  const status = isTold ? [unlabelledFact('statusLoose', below.text.replace(NOTES, ''), below)] : [];
  return { ...account, facts: [...account.facts, ...status, ...before, own] };
}

/**
 * Reads pages that keep for each debt what was paid on it, and what was left, from month to month, as planners do: what
 * is owed is what was left last. Whose debt it is stands above that table, with labels.
 */
export function readPaymentLogs(lines: readonly Line[]): Account[] {
  const logs = logsIn(lines);
  if (logs.length < LEAST) return [];
  const [taken, byRow] = [new Set<Line>(), new Map<Line, Log>()];
  for (const log of logs) {
    const latest = latestOf(log.rows);
    if (latest) byRow.set(latest, log);
    for (const line of [log.head, ...log.rows]) taken.add(line);
  }
  const told = lines.flatMap((line) => {
    if (!taken.has(line)) return [line];
    return byRow.has(line) ? [lineOf(`Balance: ${sumsIn(line).at(-1)}`, line)] : [];
  });
  const accounts = readBlocks(told);
  return [...byRow].flatMap(([{ from }, log]) => {
    const account = accounts.find(({ facts }) =>
      facts.some(({ kind, span }) => kind === 'balance' && span.from === from),
    );
    return account ? [withLog(account, log)] : [];
  });
}
