import { expect } from '@playwright/test';
import type { Journey } from './journey';

/** A table whose columns are read without a doubt, and whose amounts come to the total. */
export const REPORT = [
  'Lender\tLimit\tOwing\tStatus',
  'OAK BANK\t$900.00\t$500.00\tCurrent',
  'ELM STORE\t$80.00\t$70.00\t30 Days Late',
  'ASH UNION\t$60.00\t$50.00\tCurrent',
  'Total\t\t$620.00\t',
].join('\n');

/** Pastes a text and gives what stands in its review. */
export async function openReview({ page, debts, entered, copyElsewhere }: Journey, text = REPORT) {
  await debts.cell('0', 'accountName').click();
  await copyElsewhere({ text });
  await page.keyboard.press('Control+v');
  await expect(entered.cell('0', 'accountName')).toBeFocused();
  const review = page.getByRole('dialog', { name: 'Review the report' });
  const source = review.getByRole('region', { name: 'Source' });
  return { review, source, words: review.getByRole('group', { name: 'What the words mean' }) };
}
