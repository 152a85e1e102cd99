import { isCollector } from '../../lexicon/collectors';
import { spelledKind } from '../../lexicon/labels';
import type { CleanName } from '../../pieces/names';

/** Longer lines are no labels. */
const MAX_LABEL = 60;
/** A company before the label of its own number: `MCM Account Number`; what is paid by ACH is paid from another account. */
const OF_COMPANY =
  /^(?!ACH )(\p{Lu}[\p{L}&'’.]*(?: \p{Lu}[\p{L}&'’.]*){0,3}?) ((?:account|acct|loan|card)\b.{0,16})$/iu;
const INITIALS = /^\p{Lu}{2,6}$/u;

/** What a number may be called by that shows itself to be one; over a column it heads names. */
const ACCOUNT = /^(?:account|acct)\.?$/i;

/** Whether a label means a number that is masked, so that the label may be a mere word for an account. */
export function isOfMaskedNumber(label: string): boolean {
  return ACCOUNT.test(label) || spelledKind(label) === 'number';
}

/** The company that gives a number before the label of it, and that label. */
function partsOf(text: string): { company: string; label: string } {
  const [, company = '', label = ''] = (text.length <= MAX_LABEL && OF_COMPANY.exec(text)) || [];
  return { company, label };
}

/** Whether a line is the label of a number, behind the company which gives it: one that collects, or initials. */
export function isNumberOfCompany(text: string): boolean {
  const { company, label } = partsOf(text);
  return (INITIALS.test(company) || isCollector(company)) && spelledKind(label) === 'number';
}

/** The number of a collector behind the label that names him: `MCM account 318****442`; empty where others have one, whose name it may be. */
export function collectorsNumber({ name, number }: Pick<CleanName, 'name' | 'number'>): string {
  const { company, label } = partsOf(name);
  return isCollector(company) && isOfMaskedNumber(label) ? number : '';
}
