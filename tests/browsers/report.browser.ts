import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { button, expect, test } from './user';

const fixture = (name: string) =>
  fileURLToPath(new URL(`../fixtures/credit-report/${name}`, import.meta.url));
const review = '//dialog[@open][.//h2[normalize-space()="Review the report"]]';

test.beforeEach(({ user }) => user.openCalculator());

test('a pasted report is reviewed before it is entered', async ({ user }) => {
  await user.click(user.debts.cell('0', 'accountName'));
  user.display.copy('text', readFileSync(fixture('07-transunion-acr.txt'), 'utf8'));
  await user.press('Control+v');
  await user.sees(review, /4 debts were read/);
  await user.sees(user.debts.cell('0', 'accountName'), '');
  await user.click(button('Enter 4 debts'));
  await user.misses(review);
  await expect.poll(() => user.text(user.debts.cell('3', 'accountName'))).not.toBe('');
  await user.press('Control+z');
  await user.sees(user.debts.cell('3', 'accountName'), '');
});

test('a saved web page is read as its text is', async ({ user }) => {
  await user.click(button('Add report'));
  await user.finds('input[type="file"]');
  await user.engine.chooseFile('input[type="file"]', fixture('04-experian-web-keyvalue.html'));
  await user.sees(review, /CREDIT ONE BANK/);
});
