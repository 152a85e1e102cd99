import type { Page } from '@playwright/test';

/** What is measured beside the product, as `pages/vite.config.ts` builds it. */
const COMPARED = 'http://127.0.0.1:4328';
export const PLAIN_TABLE = `${COMPARED}/plainTable.html`;
export const QUICK_START = `${COMPARED}/quickStart.html`;
export const READING = `${COMPARED}/reading.html`;

/** The first cell that can be edited: of the budget screen, of the plain table, of AG Grid's quick start. */
export const PRODUCT_CELL = '[row-id="salary"] [col-id="amount"]';
export const PLAIN_CELL = '#cell-0-5';
export const PLAIN_START = '#cell-0-0';
export const QUICK_START_CELL = '[row-id="0"] [col-id="amount"]';

/** The last cell of the budget screen. */
export const PRODUCT_LAST_CELL = '[row-id="streaming"] [col-id="amount"]';

/** The sum under the debts' last column. */
export const TOTAL_PAYING = '[row-id="totals"] [col-id="paying"]';

/** Goes to the calculator as an agent does; the address of the product may be left out where the page knows it. */
export async function openDebts(page: Page, product = '/'): Promise<void> {
  await page.goto(product);
  await page.getByLabel('Agent Name').fill('Alex Agent');
  await page.getByLabel('Agent Email').fill('alex@example.com');
  await page.locator(PRODUCT_CELL).waitFor();
  await page.getByRole('button', { name: /^Click here/ }).click();
  await page.locator(TOTAL_PAYING).waitFor();
}

/** A block as large as the debts. */
const BLOCK = Array.from(
  { length: 20 },
  (_, row) => `Bank ${row}\t****${1000 + row}\t1234.50\tcreditor 1\tcurrent\t${row + 1}`,
).join('\n');

/** The first of the debts. */
const DEBTS_START = '[row-id="0"] [col-id="accountName"]';

/** Puts a block as large as the debts on the clipboard, and stands where it is to be pasted. */
export async function copyBlock(page: Page, start = DEBTS_START): Promise<void> {
  await copyText(page, BLOCK, start);
}

/** Puts a text on the clipboard, and stands on the cell it is to be pasted on, the first of the debts. */
export async function copyText(page: Page, copied: string, start = DEBTS_START): Promise<void> {
  await page.evaluate((text) => {
    const answer = (event: ClipboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData?.setData('text/plain', text);
    };
    addEventListener('copy', answer, { capture: true, once: true });
  }, copied);
  await page.locator(start).click();
  await page.keyboard.press('Control+c');
}
