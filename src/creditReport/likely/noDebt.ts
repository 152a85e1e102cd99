import { isFamily } from '../layouts/lists/listName';
import { looksLikeCreditor } from '../lexicon/creditors';
import { isMaskedNumber } from '../pieces/accountNumber';
import type { ReportedDebt } from '../reportedDebt';
import { isLabelled, isTold } from './fields';
import { likelihoodOf, type Weighed } from './weighed';

/** No likelihood is surer than this, or less than what is left of it: the rarest of words was seen a few hundred times. */
const SUREST = 0.998;

/**
 * What the odds of a name and of its amount, one times the other, come to at least in a debt, as found on clipboards that
 * no rule was made for, each left out of what was learned: of rows below, five of six were none. Where a row tells nothing
 * else, its odds have to be better, unless a company is called so, or somebody of the family.
 */
const LEAST = { alone: 1 / 50, ofCompany: 1 / 400, withMore: 1 / 1000 } as const;

/** The odds of something as likely. */
function oddsOf(likely: number): number {
  const share = Math.min(SUREST, Math.max(1 - SUREST, likely));
  return share / (1 - share);
}

/** Whether labels tell whose account it is, its number and what is owed: nothing is left to be meant otherwise. */
function isLabelledWhole(debt: ReportedDebt): boolean {
  return (['accountName', 'accountNumber', 'amount'] as const).every((field) => isLabelled(debt, field));
}

/**
 * Whether a row is more likely none of the debts of a text: neither its name nor its amount looks like one. A number that
 * is masked belongs to an account, whatever the rest is, and so does one that stands under labels with its name and its balance.
 */
export function isUnlikely(debt: ReportedDebt, weighed: Weighed): boolean {
  if (isMaskedNumber(debt.accountNumber) && /\d/.test(debt.accountNumber)) return false;
  if (isTold(debt, 'accountNumber') && isLabelledWhole(debt)) return false;
  const main = (['accountName', 'amount'] as const).filter((field) => debt.sources[field]);
  const odds = main.reduce((all, field) => all * oddsOf(likelihoodOf(debt, field, weighed) ?? 0.5), 1);
  const tellsMore = (['accountNumber', 'current', 'paying'] as const).some((field) => isTold(debt, field));
  if (looksLikeCreditor(debt.accountName)) return !tellsMore && odds < LEAST.ofCompany;
  return odds < (tellsMore ? LEAST.withMore : isFamily(debt.accountName) ? LEAST.ofCompany : LEAST.alone);
}
