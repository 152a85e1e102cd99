import type { Line } from '../page/lines';
import type { Page } from '../page/page';
import { readAmount } from '../pieces/amounts';
import type { ReportedDebt } from '../reportedDebt';

/** What a page says that is paid each month by a plan: `Payment plan on file: $25.00 on the 15th of each month`, `autopay of $50/mo`. */
const PLAN =
  /\b(?:payment plan|plan|auto-?pay|automatic payments?|arrangement|drafts?|debits?)\b[^$\n]{0,40}(\$ ?\d[\d,]*(?:\.\d\d)?) ?(?:on the \d{1,2}(?:st|nd|rd|th)? (?:day )?of (?:each|every) month|(?:each|every|per|a) month|monthly|\/ ?mo(?:nth)?)\b/i;
/** So many characters at least tell one number from another, and from a day. */
const LEAST = 4;
/** Longer lines tell of more than one plan. */
const MAX_LINE = 240;

/** Whether a line names the number of a debt, by itself. */
function names(line: string, { accountNumber }: ReportedDebt): boolean {
  const at = accountNumber.length < LEAST ? -1 : line.indexOf(accountNumber);
  if (at < 0) return false;
  const [before, behind] = [line[at - 1] ?? ' ', line[at + accountNumber.length] ?? ' '];
  return !/[\p{L}\d*-]/u.test(before) && !/[\p{L}\d-]/u.test(behind);
}

/** What each line says that is paid each month on the debt whose number it names. */
function plansIn({ text, from, to }: Line): { text: string; paid: string; from: number; to: number }[] {
  const paid = text.length <= MAX_LINE && text.includes('$') ? PLAN.exec(text)?.[1] : undefined;
  return paid === undefined ? [] : [{ text, paid, from, to }];
}

/**
 * The debts of a page with what is paid on them each month where a sentence beside them says so, and names the one it means by
 * its number.
 */
export function withPlans<Read extends { debt: ReportedDebt }>(
  reads: readonly Read[],
  { lines }: Page,
): readonly Read[] {
  const plans = lines.flatMap(plansIn);
  if (plans.length === 0) return reads;
  return reads.map((read) => {
    const [plan, ...more] = plans.filter(({ text }) => names(text, read.debt));
    const isOpen = read.debt.payingText === '' && more.length === 0;
    const isOne = plan && reads.filter(({ debt }) => names(plan.text, debt)).length === 1;
    const value = isOpen && isOne ? readAmount(plan.paid) : undefined;
    if (!plan || !value) return read;
    const place = { from: plan.from, to: plan.to, line: plan.text };
    const sources = { ...read.debt.sources, paying: place };
    const told = { payingText: value.text, paying: value.amount, sources };
    return { ...read, debt: { ...read.debt, ...told } };
  });
}
