import { readFileSync } from 'node:fs';
import { expect, test } from '../../support/journey';
import { openReview, REPORT } from '../../support/reviewScreen';

test.beforeEach(({ journey }) => journey.openCalculator());

test('rows are typed, filled, deleted and undone as in every sheet, and entered as one act', async ({
  journey,
}) => {
  const { page, entered, debts } = journey;
  const { review } = await openReview(journey);
  await entered.type('0', 'amount', '550', 'Enter');
  await entered.type('1', 'accountNumber', '77-1', 'Enter');
  await page.keyboard.press('Control+d');
  await expect(entered.cell('2', 'accountNumber')).toHaveText('77-1');
  await page.keyboard.press('Control+Alt+-');
  await expect(entered.cell('2', 'accountName')).toHaveCount(0);
  await expect(entered.cell('1', 'accountNumber'), 'the row above the gap has the focus').toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(entered.cell('2', 'accountName')).toHaveText('ASH UNION');
  await page.keyboard.press('Control+z');
  await expect(entered.cell('2', 'accountNumber')).toHaveText('');
  await expect(entered.footer('amount')).toHaveText('$670.00');

  await page.keyboard.press('Control+Enter');
  await expect(review).toHaveCount(0);
  await expect(debts.cell('1', 'accountNumber')).toHaveText('77-1');
  await expect(debts.footer('amount')).toHaveText('$670.00');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
    'Undo: Entered 3 debts from a report',
  );
  await page.keyboard.press('Control+z');
  await expect(debts.footer('amount')).toHaveText('$0.00');
});

test('another report that is pasted into the rows adds its debts and changes none that are there', async ({
  journey,
}) => {
  const { page, entered, copyElsewhere } = journey;
  const { review, source } = await openReview(journey);
  await copyElsewhere({
    text: [
      'HALSTED FINANCIAL SERVICES',
      'October 9, 2026',
      'Creditor: Fir Bank   Account: XXXX3391   Balance due: $1,118.04',
      'Creditor: Yew Bank   Account: XXXX7720   Balance due: $3,402.77',
    ].join('\n'),
  });
  await page.keyboard.press('Control+v');
  await expect(entered.status).toHaveText('Added 2 debts of the pasted text.');
  await expect(entered.cell('0', 'accountName')).toHaveText('OAK BANKFirst text');
  await expect(entered.cell('1', 'accountName')).toHaveText('ELM STOREFirst text');
  await expect(entered.cell('3', 'accountName')).toHaveText('HALSTED FINANCIAL SERVICESPasted text');
  await expect(entered.cell('3', 'amount')).toHaveText('$1,118.04');
  await expect(entered.cell('4', 'amount')).toHaveText('$3,402.77');
  await expect(source.getByRole('heading')).toHaveText(['First text', 'Pasted text']);
  await expect(review.getByRole('button', { name: 'Enter 5 debts' })).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(review.getByRole('button', { name: 'Enter 3 debts' })).toBeEnabled();
  await expect(source.getByRole('heading')).toHaveCount(0);
});

test('what is pasted beside the rows adds its debts too, and where it has none it is said what to do', async ({
  journey,
}) => {
  const { page, entered, copyElsewhere, focused } = journey;
  const { review, source, words } = await openReview(journey);
  await copyElsewhere({ text: 'FIR BANK\t1234\t$900.00\nYEW BANK\t5678\t$40.00' });
  await page.keyboard.press('F6');
  await page.keyboard.press('Control+v');
  await expect(entered.status).toHaveText('Added 2 debts of the pasted text.');
  await expect(entered.cell('4', 'amount')).toHaveText('$40.00');
  await expect(entered.cell('0', 'accountName')).toHaveText('OAK BANKFirst text');
  expect(await focused(), 'and shows the first of them').toBe('3/accountName');
  await expect(source.getByRole('heading')).toHaveText(['First text', 'Pasted text']);

  await copyElsewhere({ text: 'Creditor: ASPEN\nBalance: $5' });
  await words.getByRole('combobox', { name: 'Limit' }).focus();
  await page.keyboard.press('Control+v');
  await expect(entered.cell('5', 'accountName')).toBeFocused();
  await page.getByRole('heading', { name: 'Review the report' }).click();
  await copyElsewhere({ text: '500' });
  await page.keyboard.press('Control+v');
  await expect(entered.status).toHaveText(
    'Choose the cell that it goes into, and paste again. Nothing was changed.',
  );
  await review.getByLabel('Share').fill('');
  await copyElsewhere({ text: '50' });
  await page.keyboard.press('Control+v');
  await expect(review.getByLabel('Share')).toHaveValue('50');
  await expect(review.getByRole('button', { name: 'Enter 6 debts' })).toBeEnabled();
});

test('of several texts the words of one with doubts come first, and stay there once it has none', async ({
  journey,
}) => {
  const { page, entered, copyElsewhere } = journey;
  const { words } = await openReview(journey);
  await copyElsewhere({
    text: 'Lender\tOwed 9/1/2025\tOwed 10/1/2025\nFIR BANK\t$90.00\t$80.00\nYEW\t$7.00\t$6.00',
  });
  await page.keyboard.press('F6');
  await page.keyboard.press('Control+v');
  await expect(words.getByRole('heading')).toHaveText(['Pasted text', 'First text']);
  await words.getByRole('combobox', { name: 'Owed 9/1/2025' }).selectOption('$ Amount');
  await expect(entered.cell('3', 'amount')).toHaveText('$90.00');
  await expect(words.getByRole('combobox', { name: 'Owed 10/1/2025' })).toHaveValue('nothing');
  await expect(words.getByRole('heading')).toHaveText(['Pasted text', 'First text']);
});

test('cells that are pasted into the rows stay cells, boxes among them, and prose changes nothing', async ({
  journey,
}) => {
  const { page, entered, copyElsewhere } = journey;
  await openReview(journey);
  await copyElsewhere({ text: 'FALSE\tFIR BANK\t1234\t$900.00' });
  await entered.cell('1', 'enter').focus();
  await page.keyboard.press('Control+v');
  await expect(entered.cell('1', 'accountName')).toHaveText('FIR BANK');
  await expect(entered.cell('1', 'amount')).toHaveText('$900.00');
  await expect(entered.cell('1', 'enter').getByRole('checkbox')).not.toBeChecked();
  await copyElsewhere({ text: 'Dear Sir,\nI write to you about the letter of last week.\nYours' });
  await entered.cell('0', 'accountName').click();
  await page.keyboard.press('Control+v');
  await expect(entered.status).toHaveText('No debts were found in the pasted text. Nothing was changed.');
  await expect(entered.cell('0', 'accountName')).toHaveText('OAK BANK');
});

test('rows that are pasted past the last one are added, and undone with the paste', async ({ journey }) => {
  const { page, entered, copyElsewhere } = journey;
  const { review } = await openReview(journey);
  const rows = ['FIR BANK\t1234\t$900.00', 'YEW BANK\t2345\t$90.00', 'BAY BANK\t3456\t$9.00'];
  await copyElsewhere({ text: rows.join('\n') });
  await entered.cell('2', 'accountName').click();
  await page.keyboard.press('Control+v');
  await expect(entered.status).toHaveText('Pasted 3 rows of 3 columns.');
  await expect(entered.cell('4', 'accountName')).toHaveText('BAY BANK');
  await expect(entered.cell('4', 'amount')).toHaveAttribute('aria-selected', 'true');
  await expect(review.getByRole('button', { name: 'Enter 5 debts' })).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(entered.cell('3', 'accountName')).toHaveCount(0);
  await expect(entered.cell('2', 'accountName')).toHaveText('ASH UNION');
});

test('a box is ticked by a press and by the space bar, and its row counts only then', async ({ journey }) => {
  const { page, entered } = journey;
  const { review } = await openReview(journey);
  await review.getByRole('checkbox', { name: 'Enter OAK BANK' }).uncheck();
  await expect(entered.footer('amount')).toHaveText('$120.00');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(review.getByRole('checkbox', { name: 'Enter ELM STORE' })).not.toBeChecked();
  await expect(review.getByRole('button', { name: 'Enter 1 debt' })).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(review.getByRole('checkbox', { name: 'Enter ELM STORE' })).toBeChecked();
});

test('rows are added, and merged with the one above', async ({ journey }) => {
  const { page, entered } = journey;
  await openReview(journey);
  await page.keyboard.press('Control+Alt+=');
  await expect(entered.cell('1', 'accountName')).toBeFocused();
  await page.keyboard.type('OF THE WEST');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+Alt+j');
  await expect(entered.cell('0', 'accountName')).toHaveText('OAK BANK OF THE WEST');
  await expect(entered.cell('0', 'accountName')).toBeFocused();
  await expect(entered.cell('3', 'accountName')).toHaveCount(0);
});

test('the source sets off the row and the cell in use, and a press on a piece leads to its cell', async ({
  journey,
}) => {
  const { page, entered } = journey;
  const { source } = await openReview(journey);
  await expect(source.locator('mark[aria-current=true]')).toHaveText(['OAK BANK', '$500.00', 'Current']);
  await source.getByRole('button', { name: '$70.00' }).click();
  await expect(entered.cell('1', 'amount')).toBeFocused();
  await expect(source.locator('mark[aria-current=true]')).toHaveText(['ELM STORE', '$70.00', '30 Days Late']);
  await page.keyboard.press('ArrowDown');
  await expect(source.locator('mark[aria-current=true]')).toHaveText(['ASH UNION', '$50.00', 'Current']);
});

test('the rows do not wait for the source, which comes with its first cell set off', async ({ journey }) => {
  const { page } = journey;
  const drawnBefore = await page.evaluateHandle(() => {
    const marks = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('dialog [row-id="2"] [col-id="amount"]')) return;
        observer.disconnect();
        resolve(document.querySelectorAll('dialog mark').length);
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    return { marks };
  });
  const { source } = await openReview(journey);
  expect(await drawnBefore.evaluate(({ marks }) => marks)).toBe(0);
  await expect(source.locator('mark[data-active]')).toHaveText('OAK BANK');
});

test('what no row took is underlined and counted, and goes into the cell in use by press or key', async ({
  journey,
}) => {
  const { page, entered, focused } = journey;
  const { review, source } = await openReview(journey, REPORT.replace('Limit', 'Xyzzy'));
  const unused = source.locator('u');
  await expect(source).toContainText('3 amounts in the text were not used.');
  await expect(unused).toHaveText(['$900.00', '$80.00', '$60.00']);
  await entered.cell('0', 'amount').click();
  await source.getByRole('button', { name: '$900.00' }).click();
  await expect(entered.cell('0', 'amount')).toHaveText('$900.00');
  expect(await focused()).toBe('0/amount');
  await expect(unused, 'what was there before is free now').toHaveText(['$500.00', '$80.00', '$60.00']);
  await expect(entered.status).toHaveText('Put “$900.00” into Debt 1, $ Amount.');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('F6');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 20 && (await focused()) !== '$80.00'; step++)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(entered.cell('1', 'amount')).toHaveText('$80.00');
  expect(await focused()).toBe('1/amount');
  await page.keyboard.press('Control+z');
  await expect(entered.cell('1', 'amount')).toHaveText('$70.00');
  await expect(review.getByRole('button', { name: 'Enter 3 debts' })).toBeEnabled();
});

test('an amount that is pressed right after opening goes beside the name, not over it', async ({
  journey,
}) => {
  const { entered, focused } = journey;
  const { source } = await openReview(journey, REPORT.replace('Limit', 'Xyzzy'));
  expect(await focused()).toBe('0/accountName');
  await source.getByRole('button', { name: '$900.00' }).click();
  await expect(entered.cell('0', 'accountName')).toHaveText('OAK BANK');
  await expect(entered.cell('0', 'amount')).toHaveText('$900.00');
  expect(await focused()).toBe('0/amount');
  await expect(entered.status).toHaveText('Put “$900.00” into Debt 1, $ Amount.');
});

test('an amount on the line of another debt changes a filled cell only where that is chosen', async ({
  journey,
}) => {
  const { entered } = journey;
  const { source } = await openReview(journey, REPORT.replace('Limit', 'Xyzzy'));
  await source.getByRole('button', { name: '$80.00' }).click();
  await expect(entered.status).toHaveText(
    '“$80.00” is on no line of Debt 1, whose $ Amount is filled. To replace that, choose its cell, then press again.',
  );
  await expect(entered.cell('0', 'amount')).toHaveText('$500.00');
  await entered.cell('0', 'amount').click();
  await source.getByRole('button', { name: '$80.00' }).click();
  await expect(entered.cell('0', 'amount')).toHaveText('$80.00');
});

test('F6 goes to what the cell in use has in the source, and from there to what is beside it', async ({
  journey,
}) => {
  const { page, entered, focused } = journey;
  const { source } = await openReview(journey, REPORT.replace('Limit', 'Xyzzy'));
  await entered.cell('2', 'amount').click();
  await page.keyboard.press('F6');
  expect(await focused()).toBe('$50.00');
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe('$60.00');
  await page.keyboard.press('Enter');
  await expect(entered.cell('2', 'amount')).toHaveText('$60.00');
  await expect(source.locator('mark[data-active]')).toHaveText('$60.00');
  await page.keyboard.press('Tab');
  await page.keyboard.press('F6');
  expect(await focused(), 'of a cell that has nothing there, to its row').toBe('ASH UNION');
});

test('a word is given its meaning, every row follows, and what was typed stays', async ({ journey }) => {
  const { entered } = journey;
  const { review, words } = await openReview(journey);
  await expect(
    review.getByText('The 3 amounts add up to $620.00, the total that the text prints.'),
  ).toBeVisible();
  await entered.type('1', 'accountName', 'Elm Store, Inc.', 'Enter');
  await words.getByRole('combobox', { name: 'Limit' }).selectOption('$ Amount');
  await expect(entered.cell('0', 'amount')).toHaveText('$900.00');
  await expect(entered.cell('2', 'amount')).toHaveText('$60.00');
  await expect(entered.cell('1', 'accountName')).toHaveText('Elm Store, Inc.');
  await expect(words.getByRole('combobox', { name: 'Owing' })).toHaveValue('nothing');
  await expect(entered.status).toHaveText('Read anew: 3 debts. “Owing” means nothing now.');
  for (const label of ['Lender', 'Limit', 'Owing', 'Status'])
    await words.getByRole('combobox', { name: label }).selectOption('Nothing');
  await expect(entered.cell('0', 'accountName'), 'what was typed is left').toHaveText('Elm Store, Inc.');
  for (const [label, meaning] of [
    ['Lender', 'Account Name'],
    ['Owing', '$ Amount'],
  ] as const)
    await words.getByRole('combobox', { name: label }).selectOption(meaning);
  await expect(entered.footer('amount')).toHaveText('$620.00');
});

test('a note that is checked in the review does not come back in the grid', async ({ journey }) => {
  const { page, entered, debts } = journey;
  const { review } = await openReview(
    journey,
    'Creditor: OAK BANK\nBalance: $500\nStatus: Charge-off\n\nCreditor: ELM STORE\nBalance: $70\nStatus: Charge-off\n',
  );
  await entered.cell('0', 'current').click();
  await page.keyboard.press('Control+m');
  await expect(entered.cell('0', 'current').getByRole('img')).toHaveCount(0);
  await review.getByRole('button', { name: 'Enter 2 debts' }).click();
  await expect(debts.cell('1', 'current').getByRole('img')).toHaveAccessibleName(/Charged off/);
  await expect(debts.cell('0', 'current').getByRole('img')).toHaveCount(0);
});

test('Escape asks where there are edits, and leaves where there are none', async ({ journey }) => {
  const { page, entered, debts } = journey;
  const { review } = await openReview(journey);
  const question = page.getByRole('alertdialog', { name: 'Leave the review?' });
  await entered.type('0', 'amount', '5', 'Escape');
  await expect(entered.cell('0', 'amount'), 'the first Escape is for the edit').toHaveText('$500.00');
  await entered.type('0', 'amount', '5', 'Enter');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Go on reviewing' }).click();
  await expect(entered.cell('0', 'amount')).toHaveText('$5.00');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(review).toHaveCount(0);
  await expect(debts.cell('0', 'accountName')).toHaveText('');
  await expect(debts.cell('0', 'accountName')).toBeFocused();
});

test('a text of a million characters is drawn around its debts, and can be scrolled whole', async ({
  journey,
}) => {
  const letter = 'A line of a letter that says nothing about any account.\n'.repeat(8000);
  const { source } = await openReview(journey, `${letter}${REPORT.replaceAll('\t', '   ')}\n${letter}`);
  await expect(source.locator('mark[data-active]')).toBeInViewport();
  const chunks = await source
    .locator('.source-lines')
    .evaluateAll((all) => all.map((chunk) => getComputedStyle(chunk).contentVisibility));
  expect(chunks.length).toBeGreaterThan(200);
  expect(new Set(chunks), 'what is far from the view is not drawn').toEqual(new Set(['auto']));
  // How high a chunk is that was not drawn yet is a guess, so the end is reached by scrolling on.
  const last = source.locator('.source-lines').last();
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
});

test('every blank line of a source is drawn, also the last of those that are drawn together', async ({
  journey,
}) => {
  const letter = `${'A line.\n'.repeat(39)}\n`;
  const { source } = await openReview(journey, `${letter}${REPORT.replaceAll('\t', '   ')}`);
  const first = source.locator('.source-lines').first();
  await expect(first).toContainText('A line.');
  const lines = await first.evaluate((drawn) => {
    const { lineHeight } = getComputedStyle(drawn);
    return drawn.getBoundingClientRect().height / Number.parseFloat(lineHeight);
  });
  expect(lines).toBeCloseTo(40, 0);
});

test('words at the row say where a debt stands already, and that no row is left', async ({ journey }) => {
  const { page, debts, entered } = journey;
  await debts.cell('0', 'accountName').click();
  await journey.copyElsewhere({
    text: Array.from({ length: 19 }, (_, row) => `Bank ${row}\t****${1000 + row}\t${row + 1}.00`).join('\n'),
  });
  await page.keyboard.press('Control+v');
  await expect(debts.cell('18', 'amount')).toHaveText('$19.00');
  const { review } = await openReview(
    journey,
    'Creditor: Bank 3\nAccount Number: ****1003\nBalance: $4\n\nCreditor: OAK\nBalance: $5\n\nCreditor: ELM\nBalance: $6\n\nCreditor: Fir Inc.\nBalance: $7\n',
  );
  await expect(entered.cell('0', 'accountName')).toContainText('Already in row 4.');
  await expect(entered.cell('2', 'accountName')).toContainText('No row is left for it.');
  await entered.cell('2', 'accountName').click();
  await expect(review.locator('.cell-doubt'), 'whole, where the cell cuts it').toHaveText(
    'ELM. No row is left for it.',
  );
  await entered.cell('3', 'accountName').click();
  await expect(review.locator('.cell-doubt')).toHaveText('Fir Inc. No row is left for it.');
  await review.getByRole('checkbox', { name: 'Enter OAK' }).uncheck();
  await expect(entered.cell('2', 'accountName')).toHaveText('ELM');
  await expect(review.getByRole('button', { name: 'Enter 1 debt' })).toBeEnabled();
});

test('a label that means nothing loses no debt, and taken back leaves what was read first', async ({
  journey,
}) => {
  const { entered } = journey;
  const dashboard = new URL('../../fixtures/blind-3b/b10-bank-dashboard.txt', import.meta.url);
  const { review, words } = await openReview(journey, readFileSync(dashboard, 'utf8'));
  const debts = review.getByRole('checkbox', { name: /^Enter / });
  const payments = entered.grid.locator('[row-id] [col-id="reportedPaying"]');
  const atFirst = await payments.allTextContents();
  const length = await debts.count();
  const payment = words.getByRole('combobox', { name: 'Minimum payment due', exact: true });
  await payment.selectOption('Nothing');
  await expect(entered.status).toHaveText(`Read anew: ${length} debts.`);
  await expect(debts).toHaveCount(length);
  await expect(payments).not.toHaveText(atFirst);
  await payment.selectOption('Monthly payment');
  await expect(payments).toHaveText(atFirst);
  await expect(review).toContainText(`${length} debts were read.`);
});

test('a row that is hardly a debt is shown without its tick, and entered only with it', async ({
  journey,
}) => {
  const { page, debts } = journey;
  const chat = new URL('../../fixtures/blind-33c/c05-chat-whatsapp.txt', import.meta.url);
  const { review } = await openReview(journey, readFileSync(chat, 'utf8'));
  await expect(review).toContainText('5 debts were read. 1 more row is hardly a debt and left out.');
  const pizza = review.getByRole('checkbox', { name: 'Enter pizza tonight' });
  await expect(pizza).not.toBeChecked();
  await expect(review.getByText('Hardly a debt.')).toBeVisible();
  await expect(review.getByRole('button', { name: 'Enter 5 debts' })).toBeVisible();
  await pizza.check();
  await review.getByRole('button', { name: 'Enter 6 debts' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(debts.cell('5', 'accountName')).toHaveText('pizza tonight');
});

test('a merge says what it leaves out, which is open in the source and comes back with undo', async ({
  journey,
}) => {
  const { page, entered } = journey;
  const { source } = await openReview(journey);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+Alt+j');
  await expect(entered.status).toHaveText(
    'Merged Debt 2 with the row above. “ELM STORE”, “$70.00” and “30 Days Late” were left out; undo brings them back.',
  );
  await expect(source.locator('u')).toHaveText(['$70.00', '30 Days Late']);
  await page.keyboard.press('Control+z');
  await expect(entered.cell('1', 'accountName')).toHaveText('ELM STORE');
});

test('a checked doubt hands the focus on to the next one, and the last to its cell', async ({ journey }) => {
  const { page, entered, focused } = journey;
  const { review } = await openReview(
    journey,
    'Creditor: OAK BANK\nBalance: $500\nStatus: Charge-off\n\nCreditor: ELM STORE\nBalance: $70\nStatus: Repossession\n',
  );
  const doubts = review
    .getByRole('list', { name: 'Debts to enter, to check' })
    .getByRole('button', { name: 'Checked' });
  await expect(doubts).toHaveCount(2);
  await doubts.first().focus();
  await page.keyboard.press('Enter');
  await expect(doubts).toHaveCount(1);
  await expect(doubts).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entered.cell('1', 'current')).toBeFocused();
  expect(await focused()).toBe('1/current');
});

test('Back while a review is open asks as Escape does, and loses nothing of it', async ({ journey }) => {
  const { page, entered, debts, walkToCalculator } = journey;
  // As the agent comes to it, so that there is a page to go back to.
  await walkToCalculator();
  const { review } = await openReview(journey);
  const question = page.getByRole('alertdialog', { name: 'Leave the review?' });

  await test.step('what is being typed in a cell counts too', async () => {
    await page.keyboard.type('OAK BANK 2');
    await page.goBack();
    await question.getByRole('button', { name: 'Go on reviewing' }).click();
    await expect(page).toHaveURL('/calculator');
    await expect(entered.cell('0', 'accountName')).toHaveText('OAK BANK 2');
  });
  await test.step('a second Back asks again', async () => {
    await page.goBack();
    // Until the page stands where it stood, there is nothing to go back from.
    await expect(question).toBeVisible();
    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(review).toHaveCount(0);
    await expect(page).toHaveURL('/calculator');
    await expect(debts.cell('0', 'accountName')).toHaveText('');
  });
  await test.step('without a review it goes back', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(journey.incomes.cell('salary')).toBeVisible();
  });
});

test('Back while nothing is changed in a review closes it, as Escape does', async ({ journey }) => {
  const { page, walkToCalculator } = journey;
  await walkToCalculator();
  const { review } = await openReview(journey);
  await page.goBack();
  await expect(review).toHaveCount(0);
  await expect(page).toHaveURL('/calculator');
});

test('a reload asks while a review holds changes, even where nothing else is entered', async ({
  journey,
}) => {
  const { page, entered } = journey;
  await openReview(journey);
  await entered.type('0', 'amount', '550', 'Enter');
  await expect(entered.footer('amount')).toHaveText('$670.00');
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
});

test('Back while a text for a report is typed asks first', async ({ journey }) => {
  const { page, walkToCalculator } = journey;
  await walkToCalculator();
  await page.getByRole('button', { name: 'Add report' }).click();
  const text = page.getByLabel('Text of the report');
  await text.fill('Oak Bank');
  await page.goBack();
  await page.getByRole('button', { name: 'Go on with the text' }).click();
  await expect(text).toHaveValue('Oak Bank');
  await expect(page).toHaveURL('/calculator');
});
