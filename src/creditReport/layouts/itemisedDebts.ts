import { type Account, accountOf, type Fact } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import type { Span } from '../page/lines';
import type { Page } from '../page/page';
import { readAccountNumber } from '../pieces/accountNumber';
import { COLLECTOR } from './letter';

/**
 * How each debt begins in the federal form of a collector's first letter (12 CFR Part 1006, appendix B, model form B-1):
 * `You had a Main Street card from Bank of Rockford with account number 123-456-789.`
 */
const YOU_HAD =
  /\byou had an?\s([^:$]{3,120}?)\swith\s+account\s+number\s+(?:ending\s+(?:in\s+)?)?([^\s,;]+)/gi;
/** What the form prints below as owed by now. */
const TOTAL = /\btotal\s+amount\s+of\s+the\s+debt\s+now:?\s*(\$ ?\d[\d,]*(?:\.\d{2})?)/i;
/** The other lines of the itemisation: what was owed before, interest, fees, what was paid. */
const MONEY = /\$ ?\d[\d,]*(?:\.\d{2})?/g;
/** What was had, behind the name of who was owed. */
const KIND =
  /\s(?:(?:credit|store|charge|personal|auto|student|medical|installment|revolving)\s)?(?:card|loan|account|debt|bill|line\sof\scredit)$/i;
/** Fewer debts are those of a letter about one. */
const LEAST = 2;

/** Who was owed: the company after `from`, else what was had without its kind. */
function originalOf(had: string): string {
  const from = /\sfrom\s+(\S.*)$/is.exec(had)?.[1] ?? had;
  return from.replace(KIND, '').replace(/\s+/g, ' ');
}

/** A text of a stretch of the source with the place where it stands. */
interface Told extends Span {
  text: string;
}

function debtAt(collector: Told, had: RegExpMatchArray, end: number, source: string): Account {
  const from = had.index ?? 0;
  const below = source.slice(from, end);
  const total = TOTAL.exec(below);
  const span = { from, to: from + (total ? total.index + total[0].length : had[0].length) };
  const facts: Fact[] = [];
  const add = (kind: LabelKind, text: string, at: Span = span) => {
    if (text !== '') facts.push({ kind, label: `letter ${kind}`, values: [text], span: at });
  };
  add('name', collector.text, collector);
  add('number', readAccountNumber((had[2] ?? '').replace(/\.$/, '')));
  add('balance', total?.[1] ?? '');
  add('original', originalOf(had[1] ?? ''));
  add('statusLoose', 'collection');
  for (const [text] of below.slice(0, total?.index ?? 0).matchAll(MONEY)) add('money', text);
  return accountOf(facts);
}

/** Reads a collector's letter in the federal form that itemises several debts; each is owed to the collector now. */
export function readItemisedDebts({ source }: Page): Account[] {
  const hads = [...source.matchAll(YOU_HAD)];
  const writer = COLLECTOR.exec(source);
  if (hads.length < LEAST || !writer?.[1]) return [];
  const collector = { text: writer[1], from: writer.index, to: writer.index + writer[1].length };
  return hads.map((had, index) => debtAt(collector, had, hads[index + 1]?.index ?? source.length, source));
}
