import type { Account } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import type { Page } from '../page/page';
import { rememberedOf } from '../page/remembered';
import { isStatusTold } from '../pieces/statuses';

/** A code with what it stands for, as a legend explains several on a line: `PIF=PAID IN FULL BKY=BANKRUPTCY`. */
const ENTRY = /(?<![\w=])([A-Z0-9]{1,6}) ?= ?(\p{L}[^=\n;]{2,50}?)(?=,? +[A-Z0-9]{1,6} ?=|[;\n]|$)/gu;
/** Of fewer entries it is no legend. */
const MIN_ENTRIES = 2;
const STATUSES: ReadonlySet<LabelKind> = new Set(['status', 'statusLoose', 'accountStatus', 'statusHint']);

/** The codes of statuses that a page explains and that say nothing by themselves, and what they stand for. */
export const legendOf = rememberedOf(legendIn);

function legendIn({ source }: Pick<Page, 'source'>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of source.includes('=') ? source.split('\n') : []) {
    const entries = [...line.matchAll(ENTRY)];
    if (entries.length < MIN_ENTRIES) continue;
    for (const [, code = '', meaning = ''] of entries)
      if (isStatusTold(meaning) && !isStatusTold(code)) found.set(code, meaning);
  }
  return found;
}

/** An account with the codes of its statuses as the legend of the text explains them. */
export function inWords(account: Account, legend: ReadonlyMap<string, string>): Account {
  if (legend.size === 0) return account;
  const facts = account.facts.map((fact) =>
    STATUSES.has(fact.kind) && fact.values.some((value) => legend.has(value))
      ? { ...fact, values: fact.values.map((value) => legend.get(value) ?? value) }
      : fact,
  );
  return { ...account, facts };
}
