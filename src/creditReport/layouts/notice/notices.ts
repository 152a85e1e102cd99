import type { Account, Fact } from '../../account';
import { isCollector } from '../../lexicon/collectors';
import { looksLikeCreditor } from '../../lexicon/creditors';
import type { Line } from '../../page/lines';
import type { Page } from '../../page/page';
import { rememberedOf } from '../../page/remembered';
import { readAmount } from '../../pieces/amounts';
import { isLabelled } from '../../pieces/labelled';
import { nameKey } from '../../pieces/nameKey';
import { isName } from '../../pieces/names';
import { readPart } from '../partOfPage';
import { readNotice, tellsOfDebt } from './notice';
import { headingName } from './noticeNames';

/** A label that reports and portals have for each account, and letters have not. */
const OF_REPORT =
  /^(?:(?:(?:payment|account|pay|current) )?status ?(?::|$)|(?:date )?(?:reported|opened) ?:)/im;
/** More of them are a list, or the pages of a portal. */
const MAX_NOTICES = 12;
/** What stands in no head. */
const SUM_OR_NUMBER = /\d{3}|\$/;
/** Who writes, in the head of a mail or a letter. */
const FROM = /^From: +/;

/** Whether a line heads a notice: it names a company and nothing else, or the one that it collects for behind it. */
function headsNotice({ text, cells, afterBlank }: Line, isFirst: boolean): boolean {
  if ((!afterBlank && !isFirst) || cells.length > 1 || SUM_OR_NUMBER.test(text)) return false;
  const rest = text.replace(FROM, '');
  const { name, whom } = headingName(rest);
  if (rest === text && whom === undefined && isLabelled(text)) return false;
  const isCompany = whom !== undefined || looksLikeCreditor(name) || isCollector(name);
  return isCompany && isName(name);
}

/** The lines of each notice, from its head to the next one. */
function partsOf(lines: readonly Line[]): (readonly Line[])[] {
  const starts = lines.flatMap((line, index) => (headsNotice(line, index === 0) ? index : []));
  return starts.map((start, index) => lines.slice(start, starts[index + 1]));
}

const printedOf = ({ facts }: Account, kind: Fact['kind']): string =>
  facts.find((fact) => fact.kind === kind)?.values[0] ?? '';

/**
 * Reads short notices below each other, each headed by another company with a sum of its own: letters that were pasted one
 * after the other. Where only one is read, or they tell the same name or sum, the text is one notice, or none.
 */
export const readNotices = rememberedOf((page: Page): Account[] => {
  if (!tellsOfDebt(page.source) || OF_REPORT.test(page.source)) return [];
  const parts = partsOf(page.lines);
  if (parts.length < 2 || parts.length > MAX_NOTICES) return [];
  const accounts = parts.flatMap((part) => readPart(page, part, readNotice));
  const areApart = (kind: Fact['kind'], keyOf: (value: string) => string | undefined) =>
    new Set(accounts.map((account) => keyOf(printedOf(account, kind)))).size === accounts.length;
  const isEach =
    areApart('name', nameKey) && areApart('balance', (text) => readAmount(text)?.amount?.toFixed());
  return accounts.length > 1 && isEach ? accounts : [];
});
