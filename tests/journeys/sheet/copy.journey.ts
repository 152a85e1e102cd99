import { expect, test } from '../../support/journey';

test.beforeEach(({ journey }) => journey.openCalculator());

test('a copied range is TSV and HTML that other programs read, and pastes back the same', async ({
  journey,
}) => {
  const { page, debts, copyElsewhere, pasteElsewhere } = journey;
  await debts.cell('0', 'accountName').click();
  await copyElsewhere({
    text: 'First Bank\t0012\t1,234.5\tcreditor 2\t30 DAYS late\t10\n@SUM(A1)\t=1+1\t\t\t\t',
  });
  await page.keyboard.press('Control+v');
  await expect(debts.cell('1', 'accountNumber')).toHaveText('=1+1');
  await page.keyboard.press('Control+c');
  const copied = await pasteElsewhere();
  expect(copied.text).toBe(
    "First Bank\t0012\t1234.5\tCreditor 2\t30 Days Late\t10\r\n'@SUM(A1)\t'=1+1\t\t\t\t",
  );
  expect(copied.html).toContain('<td>1234.5</td>');
  expect(copied.html).toContain(`<td x:str style="mso-number-format:'\\@'" sdnum="1033;0;@">'=1+1</td>`);

  const [before] = [await debts.texts('0', '1')];
  await page.keyboard.press('Control+v');
  await debts.cell('5', 'accountName').click();
  await page.keyboard.press('Control+v');
  await expect(debts.cell('6', 'accountNumber')).toHaveText('=1+1');
  expect(await debts.texts('5', '6')).toEqual(before);
  await copyElsewhere({ text: copied.text });
  await debts.cell('8', 'accountName').click();
  await page.keyboard.press('Control+v');
  await expect(debts.cell('9', 'accountName'), 'from the text alone').toHaveText('@SUM(A1)');
  expect(await debts.texts('8', '9')).toEqual(before);
});

test('a cut empties the range in one step, and its cells can be pasted', async ({ journey }) => {
  const { page, debts } = journey;
  for (const text of ['1', '2']) await debts.type(text === '1' ? '0' : '1', 'paying', text, 'Enter');
  await debts.cell('0', 'paying').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+x');
  await expect(debts.footer('paying')).toHaveText('$0.00');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription('Undo: Cut 2 cells');
  await debts.cell('4', 'amount').click();
  await page.keyboard.press('Control+v');
  await expect(debts.footer('amount')).toHaveText('$3.00');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(debts.footer('paying')).toHaveText('$3.00');
});

test('what does not fit is named and stays ready to be copied', async ({ journey }) => {
  const { page, debts, copyElsewhere, pasteElsewhere } = journey;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await debts.cell('19', 'current').click();
  await copyElsewhere({ text: 'current\t1\tx\nlate\t2\ty\nlate\t3\tz' });
  await page.keyboard.press('Control+v');
  await expect(debts.status).toHaveText(
    'Pasted 1 row of 2 columns. 2 rows did not fit. 1 column did not fit.',
  );
  await expect(debts.footer('paying')).toHaveText('$1.00');
  await debts.type('0', 'paying', '5', 'Enter');
  await page.getByRole('button', { name: 'Copy what did not fit' }).click();
  await debts.cell('0', 'accountName').click();
  expect((await pasteElsewhere()).text).toBe('x\r\nlate\t2\ty\r\nlate\t3\tz');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(debts.status).toHaveText('');
});
