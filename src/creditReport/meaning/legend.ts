import type { Account, Fact } from '../account';
import { spelledKind } from '../lexicon/labels';
import type { LabelKind } from '../lexicon/labelTable';
import { STATUS_KINDS } from '../lexicon/statusKinds';
import { matchesIn } from '../page/matches';
import type { Page } from '../page/page';
import { rememberedOf } from '../page/remembered';
import { isStatusTold } from '../pieces/statuses';

/** A code with what it stands for, as a legend explains several on a line: `PIF=PAID IN FULL BKY=BANKRUPTCY`. */
const ENTRY =
  /(?<![\w=])([A-Z0-9]{1,6}) ?= ?((?=[^=\n;"]*\p{L})[\p{L}\d][^=\n;"]{2,50}?)(?=,? +[A-Z0-9]{1,6} ?=|[;\n"]|$)/gu;
/** Of fewer entries it is no legend. */
const MIN_ENTRIES = 2;
const STATUSES: ReadonlySet<LabelKind> = new Set([...STATUS_KINDS, 'statusHint']);

/** A figure, which another scheme reads otherwise than the one that is explained. */
const FIGURE = /^\d$/;
/** What calls figures codes of a status; those that are explained by themselves are of a history of payments. */
const OF_CODES = /^\W*(?:(?:status|account|payment) )?(?:codes?|status|stat|standing|rating|key)\b/i;

/** The title of a list of codes, which stand below it with what each stands for: `MESSAGE CODES`. */
const TITLE = /^[^\S\n]*(?:[a-z]+ ){0,3}codes:?[^\S\n]*$/i;
/** A code on a line of its own with the first sentence of what it stands for. */
const LISTED = /^ *([A-Z]{1,3})(?: {2,}|\t| ?[=:–—-] )([\p{L}\d][^.;!\n]{2,80})/u;

/** The codes that are listed below a title, each on a line of its own. */
function listedCodes(lines: readonly string[]): [code: string, meaning: string][] {
  const found: [string, string][] = [];
  let isOpen = false;
  for (const line of lines) {
    const [, code, meaning] = (isOpen && LISTED.exec(line)) || [];
    if (code !== undefined && meaning !== undefined) found.push([code, meaning]);
    else isOpen = TITLE.test(line);
  }
  return found;
}

/** Whether a code says nothing by itself, and what it stands for does. */
function isExplained(code: string, meaning: string): boolean {
  return isStatusTold(meaning) && (FIGURE.test(code) || !isStatusTold(code));
}

/**
 * The codes that a page explains beside those of statuses, and what they stand for: also those that say nothing of how a
 * debt stands, such as `PPA=PAYMENT ARRANGEMENT`, as they show which column is that of the codes.
 */
export const legendOf = rememberedOf(legendIn);

function legendIn({ source }: Pick<Page, 'source'>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  // Most texts explain no codes, and one look tells it.
  const lines = /=|codes/i.test(source) ? source.split('\n') : [];
  for (const entries of [...lines.map(codesIn), listedCodes(lines)]) {
    if (entries.length < MIN_ENTRIES) continue;
    if (!entries.some(([code, meaning]) => isExplained(code, meaning))) continue;
    for (const [code, meaning] of entries) found.set(code, meaning);
  }
  return found;
}

/** The codes that a line explains. */
function codesIn(line: string): [code: string, meaning: string][] {
  if (!line.includes('=')) return [];
  const areCodes = OF_CODES.test(line);
  return Array.from(matchesIn(line, ENTRY), ([, code = '', meaning = '']): [string, string] => [
    code,
    meaning,
  ]).filter(([code, meaning]) => areCodes || !(FIGURE.test(code) && /^\d/.test(meaning)));
}

/** The fact under a label that nobody knows whose value is a code of the legend. */
function codedFact({ facts, unknown = [] }: Account, legend: ReadonlyMap<string, string>): Fact | undefined {
  return [...facts, ...unknown].find(
    ({ kind, label, values }) =>
      kind === 'text' && spelledKind(label) === undefined && values.every((value) => legend.has(value)),
  );
}

/** What a column of codes means that the legend explains: a status, though its heading says only that it may hint at one. */
function ofStatus(kind: LabelKind): LabelKind {
  return kind === 'statusHint' ? 'statusLoose' : kind;
}

/** An account with the codes of its statuses as the legend of the text explains them. */
export function inWords(account: Account, legend: ReadonlyMap<string, string>): Account {
  if (legend.size === 0) return account;
  const explained = (value: string) => {
    const meaning = legend.get(value);
    return meaning !== undefined && isExplained(value, meaning) ? meaning : value;
  };
  const facts = account.facts.map((fact) =>
    STATUSES.has(fact.kind) && fact.values.some((value) => explained(value) !== value)
      ? { ...fact, kind: ofStatus(fact.kind), values: fact.values.map(explained) }
      : fact,
  );
  const coded = facts.some(({ kind }) => STATUSES.has(kind)) ? undefined : codedFact(account, legend);
  if (!coded) return { ...account, facts };
  return {
    ...account,
    facts: [...facts, { ...coded, kind: 'statusLoose', values: coded.values.map(explained) }],
  };
}
