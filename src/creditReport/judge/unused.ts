import type { Account } from '../account';
import { headingKind, labelText } from '../lexicon/labels';
import type { LabelKind } from '../lexicon/labelTable';
import { meaningOf } from '../meaning/decide';
import type { Span } from '../page/lines';
import { collapse } from '../page/normalise';
import type { Page } from '../page/page';
import { isMaskedNumber } from '../pieces/accountNumber';
import { sectionOf } from '../pieces/sections';
import { isStatusOnly, readStatusText } from '../pieces/statuses';
import type { ReportedDebt } from '../reportedDebt';
import type { Unused } from '../slots';
import type { PageReading } from './judgePage';
import { totalsIn } from './totals';

const AMOUNT =
  /(?:US)?\$ ?-?\d[\d.,]*\d|(?:US)?\$ ?\d|(?<![\w.,$])\d{1,3}(?:,\d{3})+(?:\.\d{2})?(?![\w,])|(?<![\w.,$/-])\d+\.\d{2}(?![\w.%])/g;
const WORD = /[^\s,;:()|]+/g;

/** The places of what looks like an amount or an account number, and of statuses that stand by themselves. */
function candidates({ source, lines }: Page): Unused[] {
  const found: Unused[] = [];
  for (const { index, 0: text } of source.matchAll(AMOUNT))
    found.push({ from: index, to: index + text.length, kind: 'amount' });
  for (const { index, 0: word } of source.matchAll(WORD))
    if (/\d/.test(word) && isMaskedNumber(word))
      found.push({ from: index, to: index + word.length, kind: 'accountNumber' });
  for (const { cells, from, to } of lines)
    for (const cell of cells) {
      if (!isStatus(cell)) continue;
      const at = source.slice(from, to).indexOf(cell);
      if (at >= 0) found.push({ from: from + at, to: from + at + cell.length, kind: 'status' });
    }
  return found.sort((one, other) => one.from - other.from);
}

/** A longer text says more than a status. */
const MAX_STATUS = 60;

/** Whether a text by itself says how an account is paid: no heading, no label, no date. */
function isStatus(text: string): boolean {
  if (text.length > MAX_STATUS || !/\p{L}{2}/u.test(text) || !isStatusOnly(text)) return false;
  const { flags } = readStatusText(text);
  const isSilent = flags.includes('status-unclear') || flags.includes('no-status');
  return !isSilent && sectionOf(text) === undefined && headingKind(text) === undefined;
}

/** Where the words of a value stand in a stretch; the whole stretch where they do not. */
function placeOf(source: string, { from, to }: Span, value: string): Span {
  const [line = ''] = collapse(value).split('\n');
  const at = source.slice(from, to).indexOf(line);
  return at < 0 ? { from, to } : { from: from + at, to: from + at + line.length };
}

/**
 * The places of values whose label says what they are: those of every label of an account that was read, and of others
 * those of a limit, a date, what is past due.
 */
function explained(
  accounts: readonly Account[],
  read: ReadonlySet<Account>,
  source: string,
  decided: ReadonlyMap<string, LabelKind>,
): Span[] {
  const isKnown = (label: string) => decided.has(labelText(label)) || headingKind(label) !== undefined;
  return accounts.flatMap((account) =>
    account.facts.flatMap(({ kind, label, values, span }) => {
      const tells = kind === 'text' ? isKnown(label) : read.has(account) || meaningOf(kind) === 'nothing';
      return tells ? values.filter((value) => value !== '').map((value) => placeOf(source, span, value)) : [];
    }),
  );
}

/**
 * The places in the source of what looks like an amount, an account number or a status, that no row has taken and no
 * label or total explains. In the order of the text.
 */
export function unusedIn(
  { page, accounts, reads }: PageReading,
  debts: readonly ReportedDebt[],
  decided: ReadonlyMap<string, LabelKind>,
): Unused[] {
  const read = new Set(reads.map(({ account }) => account));
  const known: Span[] = [
    ...debts.flatMap(({ sources }) => Object.values(sources)),
    ...explained(accounts, read, page.source, decided),
    ...totalsIn(page),
  ].sort((one, other) => one.from - other.from);
  const open: Unused[] = [];
  let [next, reach] = [0, 0];
  for (const one of candidates(page)) {
    for (let span = known[next]; span && span.from < one.to; span = known[next]) {
      reach = Math.max(reach, span.to);
      next += 1;
    }
    if (reach > one.from) continue;
    reach = one.to;
    open.push(one);
  }
  return open;
}
