import { type Account, accountOf, type Fact } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import type { Span } from '../page/lines';
import type { Page } from '../page/page';
import { readAccountNumber } from '../pieces/accountNumber';
import { COLLECTOR } from './letter';
import { originalOf, YOU_HAD } from './modelForm';

/** What the form prints below as owed by now. */
const TOTAL = /\btotal\s+amount\s+of\s+the\s+debt\s+now:?\s*(\$ {0,16}\d[\d,]*(?:\.\d{2})?)/i;
/** The other lines of the itemisation: what was owed before, interest, fees, what was paid. */
const MONEY = /\$ ?\d[\d,]*(?:\.\d{2})?/g;
/** Fewer debts are those of a letter about one. */
const LEAST = 2;

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
