import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { button, expect, test } from './user';

const fixture = (name: string) =>
  fileURLToPath(new URL(`../fixtures/credit-report/${name}`, import.meta.url));
const review = '//dialog[@open][.//h2[normalize-space()="Review the report"]]';

test('Back while a review holds changes asks, and loses nothing of it', async ({ user }) => {
  const entered = '//dialog//*[@row-id="0"]//*[@col-id="accountName"]';
  // As the agent comes to it, so that there is a page to go back to.
  await user.openBudget();
  await user.fillAgent();
  await user.submit();
  await user.click(user.debts.cell('0', 'accountName'));
  user.display.copy('text', readFileSync(fixture('07-transunion-acr.txt'), 'utf8'));
  await user.press('Control+v');
  await user.sees(review, /4 debts were read/);
  await user.click(entered);
  await user.type('OAK BANK 2');
  await user.run(() => history.back());
  await user.click(button('Go on reviewing'));
  await user.sees(entered, 'OAK BANK 2');
  expect(await user.run(() => location.pathname)).toBe('/calculator');
  await user.run(() => history.back());
  await user.click(button('Leave'));
  await user.misses(review);
  expect(await user.run(() => location.pathname)).toBe('/calculator');
});

test('a pasted report is reviewed before it is entered', async ({ user }) => {
  await user.openCalculator();
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
  await user.openCalculator();
  await user.click(button('Add report'));
  await user.finds('input[type="file"]');
  await user.engine.chooseFile('input[type="file"]', fixture('04-experian-web-keyvalue.html'));
  await user.sees(review, /CREDIT ONE BANK/);
});
