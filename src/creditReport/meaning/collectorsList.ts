import { type Account, type Fact, factsOf } from '../account';
import type { Page } from '../page/page';
import { rememberedOf } from '../page/remembered';
import { isEmptyValue, readAmount } from '../pieces/amounts';
import { CAME_HERE, CAME_TO, LOOKED_AT, noticeIn } from '../pieces/collectorSays';

/** What a collector calls the one who owes: `DEBTOR: 0448102`, `DBTR_LAST`. */
const DEBTOR = /(?<![a-z])(?:debtor|dbtr)(?![a-z])/i;
/** What a collector notes of a debt: when it was placed or listed with him, and for which of his clients. */
const PLACED =
  /(?<![a-z])(?:(?:place|placed|placement|list|listed|assign|assigned)[ _](?:dt|date|id)|date[ _](?:placed|listed|assigned)|(?:clnt|cli|client)[ _](?:ref|acct|account|name|cd|code|id|no)|clnt|collector)(?![a-z])|(?:^|[|\t]| {2})(?:listed|placed)(?=[|\t\n]| {2}|$)/im;
/** A court calls so the one who has gone bankrupt. */
const OF_COURT =
  /\b(?:bankruptcy court|chapter (?:7|11|12|13)|trustee|proofs? of claim|petition|schedules? [def])\b/i;

const isCollectors = rememberedOf(({ source }: Pick<Page, 'source'>): boolean => {
  const head = source.slice(0, LOOKED_AT);
  return DEBTOR.test(head) && PLACED.test(head) && !OF_COURT.test(head);
});

/** Whether a page says of itself that a collector shows it. */
const isNoticed = rememberedOf(({ source }: Pick<Page, 'source'>): boolean => noticeIn(source) !== null);

/** Whether somebody else was owed before. */
function hasOriginal(account: Account): boolean {
  return factsOf(account, 'original').some(({ values }) => !values.every(isEmptyValue));
}

/** A label over the names of those who collect: `Collector`, `Collection agency`. */
const COLLECTOR = /^(?:debt )?collectors?(?: name)?$|^collection (?:agency|company)(?: name)?$/i;

/** Whether a list calls the one who is owed a collector. */
function isNamedCollector(account: Account): boolean {
  return [...factsOf(account, 'name'), ...factsOf(account, 'agency')].some(({ label }) =>
    COLLECTOR.test(label),
  );
}

const isForAnother = rememberedOf(({ source }: Pick<Page, 'source'>): boolean =>
  [CAME_HERE, CAME_TO].some((words) => words.test(source.slice(0, LOOKED_AT))),
);

/** Under what number a collector himself has a debt: `Our File #`. */
const OUR_FILE = /^our (?:file|reference|ref)(?: ?#|\.? (?:no|num|number|id))?\.?$/i;

/** The account of a collector's page with the number of his file for it, where no other is told. */
function withFile(account: Account): Account {
  const { facts, unknown = [] } = account;
  if (facts.some(({ kind }) => kind === 'number')) return account;
  const file = [...facts, ...unknown].find(
    ({ label, values: [value = ''] }) => OUR_FILE.test(label) && /\d/.test(value),
  );
  return file
    ? { ...account, facts: [...facts.filter((fact) => fact !== file), { ...file, kind: 'number' }] }
    : account;
}

/** The account of a letter that stands under the name of its writer, who collects it for the creditor whom a label names. */
function asPlaced(account: Account, page: Page): Account {
  const isOfCreditor = ({ kind, label }: Fact) => kind === 'name' && label === 'creditor';
  const { heading, facts } = account;
  if (!heading || hasOriginal(account) || !facts.some(isOfCreditor) || !isForAnother(page)) return account;
  const placed = facts.map((fact): Fact => (isOfCreditor(fact) ? { ...fact, kind: 'original' } : fact));
  return { ...account, facts: placed, inCollections: true };
}

/** Whether nothing is owed any more: such a debt is paid, or was given back. */
function isNothingOwed(account: Account): boolean {
  return factsOf(account, 'balance').some(({ values }) => readAmount(values[0] ?? '')?.amount?.eq(0));
}

/**
 * An account of a page. What a collector lists with its number, or with who is owed now and who was before, is in collection unless its status says more, and so is
 * what he shows beside his notice with the name of the one who was owed before, or says to have been placed with him.
 */
export function asCollected(read: Account, page: Page): Account {
  const account = asPlaced(isForAnother(page) || isNoticed(page) ? withFile(read) : read, page);
  const hasKind = (wanted: Fact['kind']) => account.facts.some(({ kind }) => kind === wanted);
  const isListed = hasKind('number') || (hasKind('name') && hasKind('balance') && hasOriginal(account));
  const isCollected =
    isCollectors(page) || (hasOriginal(account) && (isNoticed(page) || isNamedCollector(account)));
  return isListed && isCollected && !isNothingOwed(account) ? { ...account, inCollections: true } : account;
}
