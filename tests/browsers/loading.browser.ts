import { HEADER_HEIGHT } from '../../src/sheet/sheetSize';
import { button, expect, test } from './user';

test('both screens load without a word on the console or a breach of the policy', async ({ user }) => {
  await user.openBudget();
  await user.fillAgent();
  await user.submit();
  await user.finds(user.debts.cell('0', 'accountName'));
  await user.finds('.plan-picture-place svg');
  expect(await user.run(() => document.title)).toBe('Calculator · Financial Warranty Calculator');
});

test('a reload of the calculator keeps the payload, and another path leads home', async ({ user }) => {
  await user.openCalculator();
  await user.reload();
  await user.finds(user.debts.cell('0', 'accountName'));
  await user.open('no/such/page');
  await user.sees('h2', '404');
});

test('the header of a sheet has its height, whichever styles are still on their way', async ({ user }) => {
  user.host.delay(/\.css$/, 700);
  await user.openCalculator();
  const height = await user.runOn('[aria-label="Debts"] .ag-header', (header) => header?.clientHeight);
  expect(height).toBe(HEADER_HEIGHT);
});

test.describe('where the connection is lost', () => {
  test.use({ expectsProblems: true });

  test('a grid that did not come is told, and comes with another try', async ({ user }) => {
    user.host.lose(/AgSheet/);
    await user.open();
    await user.finds(button('Show the screen again'));
    user.host.restore();
    await user.click(button('Show the screen again'));
    await user.finds(user.incomes.cell('salary'));
  });

  test('paste, report, summary and picture come back with the connection, and nothing is lost', async ({
    user,
  }) => {
    const { debts, host, display } = user;
    host.lose(/(table|calculator|report|case)Parts/);
    await user.openCalculator();
    await debts.type('0', 'paying', '5', 'Enter');
    display.copy('text', 'First Bank\t12\t500');
    await user.click(debts.cell('1', 'accountName'));
    await user.press('Control+v');
    await user.sees(debts.status, /could not be loaded. Nothing was changed./);
    await user.click(button('Copy summary'));
    await user.finds('//*[@role="alert"]');
    host.restore();
    // The message has come under the pointer, where it stays for as long as it may be read.
    await user.click(debts.cell('1', 'accountName'));
    // It covers what stands below it, and takes the press.
    await user.misses('//*[@role="alert"]');
    await user.press('Control+v');
    await user.sees(debts.cell('1', 'amount'), '$500.00');
    await user.finds('.plan-picture-place svg');
    // The last of the parts, beside the button that is pressed next.
    await user.finds(button('Show to member'));
    await user.click(button('Copy summary'));
    await user.finds('//*[@role="status"][normalize-space()="Summary copied"]');
    await user.click(button('Add report'));
    await user.finds('dialog[open] textarea');
    await user.sees(debts.footer('paying'), '$5.00');
  });
});
