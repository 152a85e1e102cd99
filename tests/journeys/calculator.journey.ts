import { expect, test } from '../support/journey';

test.beforeEach(({ journey }) => journey.openCalculator());

test('the debts have 20 rows and the columns of the specification', async ({ journey: { page, debts } }) => {
  await expect(page).toHaveTitle('Calculator · Financial Warranty Calculator');
  await expect(debts.grid.getByRole('columnheader')).toHaveText([
    'Account Name',
    'Account Number',
    '$ Amount',
    'Original Creditor',
    'Current',
    '$ Paying',
  ]);
  await expect(debts.cell('19', 'paying')).toBeVisible();
  await expect(debts.cell('20', 'paying')).toHaveCount(0);
  await expect(debts.footer('accountNumber')).toHaveText('Total Basis');
  await expect(debts.footer('current')).toHaveText('Total Paying');
});

test('a debt is entered with keys alone, and everything follows every key', async ({ journey }) => {
  const { page, debts, focused } = journey;
  const optionA = page.getByRole('region', { name: 'Option A' });
  await debts.cell('0', 'accountName').click();
  for (const text of ['First Bank', 'XXXX-1234', '24000', 'creditor 2', '9']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  expect(await focused()).toBe('0/paying');
  await page.keyboard.type('18');
  await expect(debts.footer('paying')).toHaveText('$18.00');
  await expect(optionA).toContainText('$0.80');
  await page.keyboard.type('.09');
  await expect(debts.footer('paying')).toHaveText('$18.09');
  await expect(page.getByRole('region', { name: 'Option C' }), 'half a cent goes up').toContainText('$1.01');

  await page.keyboard.press('Escape');
  await expect(debts.footer('paying')).toHaveText('$0.00');
  await page.keyboard.type('900');
  await page.keyboard.press('Tab');
  expect(await focused(), 'Tab wraps to the next row').toBe('1/accountName');
  await expect(debts.cell('0', 'accountName')).toHaveText('First Bank');
  await expect(debts.cell('0', 'accountNumber')).toHaveText('XXXX-1234');
  await expect(debts.cell('0', 'amount')).toHaveText('$24,000.00');
  await expect(debts.cell('0', 'originalCreditor')).toHaveText('Creditor 2');
  await expect(debts.cell('0', 'current')).toHaveText('90+ Days Late');
  await expect(debts.cell('0', 'paying')).toHaveText('$900.00');
  await expect(debts.footer('amount')).toHaveText('$24,000.00');
});

test('paying above the amount is marked in words and never blocked', async ({ journey }) => {
  const { page, debts } = journey;
  await debts.type('0', 'amount', '100', 'Enter');
  await debts.type('0', 'paying', '150', 'Enter');
  await expect(debts.footer('paying')).toHaveText('$150.00');
  await expect(
    page.getByText('Debt 1, $ Paying: Paying $150.00 is above the amount of $100.00.'),
  ).toBeVisible();
  await debts.type('0', 'amount', '150', 'Enter');
  await expect(page.getByText(/is above the amount/)).toHaveCount(0);
  await expect(debts.cell('0', 'paying').getByRole('img')).toHaveCount(0);
});

test('the months are chosen by slider or by typing, and bounded 6 to 60', async ({ journey }) => {
  const { page, debts } = journey;
  await debts.type('0', 'paying', '1800', 'Enter');
  const slider = page.getByRole('slider', { name: /^Months/ });
  const field = page.getByRole('spinbutton', { name: 'Number of months' });
  const optionC = page.getByRole('region', { name: 'Option C' });
  await expect(slider).toHaveValue('18');
  await expect(optionC).toContainText('$100.00');

  await slider.focus();
  await page.keyboard.press('End');
  await expect(field).toHaveValue('60');
  await expect(optionC).toContainText('$30.00');
  await page.keyboard.press('Home');
  await expect(field).toHaveValue('6');
  await expect(optionC).toContainText('not reached in 6 months');

  await field.fill('36');
  await expect(slider).toHaveValue('36');
  await expect(page.getByText('not reached')).toHaveCount(0);
  await field.fill('61');
  await expect(page.getByText(/the plan stays at 36/)).toBeVisible();
  await expect(slider).toHaveValue('36');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('36');
});

test('a length typed with zeros in front is shown without them once the field is left', async ({
  journey,
}) => {
  const { page } = journey;
  const field = page.getByRole('spinbutton', { name: 'Number of months' });
  for (const key of ['Enter', 'Tab']) {
    await field.selectText();
    await page.keyboard.type('007');
    await page.keyboard.press(key);
    await expect(field).toHaveValue('7');
  }
});

test('a length that is being typed moves the plan only where it is one, and Escape brings back the one before', async ({
  journey,
}) => {
  const { page, debts } = journey;
  await debts.type('0', 'paying', '1800', 'Enter');
  const slider = page.getByRole('slider', { name: /^Months/ });
  const field = page.getByRole('spinbutton', { name: 'Number of months' });
  const optionC = page.getByRole('region', { name: 'Option C' });
  const typeOver = async (text: string) => {
    await field.focus();
    await field.selectText();
    await page.keyboard.type(text);
  };
  await typeOver('610');
  await expect(slider).toHaveValue('18');
  await expect(optionC).toContainText('$100.00');
  await expect(page.getByText(/^610 is no length/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('18');
  await expect(page.getByText(/the plan stays/)).toHaveCount(0);

  await typeOver('36');
  await expect(slider).toHaveValue('36');
  await page.keyboard.press('Escape');
  await expect(slider, 'Escape takes back a length too').toHaveValue('18');

  await typeOver('12.5');
  await expect(slider).toHaveValue('18');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('18');
  await expect(page.getByText(/^12\.5 is no length/), 'it says why').toBeVisible();
  await debts.type('0', 'accountName', 'Oak Bank', 'Enter');
  await expect(page.getByText(/the plan stays/), 'until the next act').toHaveCount(0);

  for (const text of ['1e', '-7', '', '61', '5']) {
    await typeOver(text || 'e');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('18');
    await expect(slider).toHaveValue('18');
  }
  await typeOver('24');
  await page.keyboard.press('Enter');
  await typeOver('7000');
  await page.keyboard.press('Escape');
  await expect(slider, 'Enter keeps a length').toHaveValue('24');
  await page.keyboard.press('Control+z');
  await expect(slider, 'and what was taken back is no step of undo').toHaveValue('18');
});

test('each option says what it asks for, and what that comes to', async ({ journey }) => {
  const { page, debts } = journey;
  await debts.type('0', 'amount', '30000', 'Enter');
  await debts.type('0', 'paying', '24000', 'Enter');
  await page.getByRole('spinbutton', { name: 'Number of months' }).fill('36');
  const cards = page.getByRole('region', { name: /^Option [ABC]$/ });
  await expect(cards.getByRole('heading')).toHaveText(['Option A', 'Option B', 'Option C']);
  const [a, b, c] = [cards.nth(0), cards.nth(1), cards.nth(2)];
  for (const [card, ...texts] of [
    [
      a,
      '$533.33',
      '$800.00',
      '$27,200.00, $3,200.00 more than the total',
      'Paid off in month 32, goes on to 36',
    ],
    [
      b,
      '$600.00',
      '$733.33',
      '$25,600.00, $1,600.00 more than the total',
      'Paid off in month 34, goes on to 36',
    ],
    [c, '$666.67', '$24,000.00, exactly the total', 'Paid off in month 36'],
  ] as const)
    for (const text of texts) await expect(card).toContainText(text);
  await expect(a).toContainText('before tax');
});

test('the two dropdowns pick the amounts of each phase, and mark them on the cards', async ({ journey }) => {
  const { page, debts } = journey;
  await debts.type('0', 'paying', '1800', 'Enter');
  const [first, later] = [
    page.getByRole('combobox', { name: 'Choose Payment Plan' }).nth(0),
    page.getByRole('combobox', { name: 'Choose Payment Plan' }).nth(1),
  ];
  await expect(first).toHaveValue('option1');
  await expect(first.locator('option')).toHaveText(['Option 1-6', 'Option A', 'Option B', 'Option C']);
  await expect(first).toHaveAccessibleDescription('Months 1-6');
  await expect(later).toHaveValue('option4');
  await expect(later.locator('option')).toHaveText(['Option 4$', 'Option A', 'Option B', 'Option C']);
  await expect(later).toHaveAccessibleDescription('Months 7+');

  await first.selectOption('optionA');
  await later.selectOption('optionB');
  await expect(
    page.getByText(
      'You pay $80.00 a month for 6 months, then $110.00 a month for 12 months. That makes $1,800.00, exactly the $1,800.00 to pay off.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Option A' }).getByText('Chosen')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Option B' }).getByText('Chosen')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Option C' }).getByText('Chosen')).toHaveCount(0);
});

test('a credit score shows its band and changes no result', async ({ journey }) => {
  const { page, debts } = journey;
  await debts.type('0', 'paying', '1800', 'Enter');
  const score = page.getByRole('spinbutton', { name: 'Credit Score' });
  await score.fill('705');
  await expect(score).toHaveAccessibleDescription('Good on the FICO scale (for orientation)');
  await score.fill('999');
  await expect(score).toHaveAccessibleDescription('Outside the FICO scale of 300 to 850');
  await expect(page.getByRole('region', { name: 'Option C' })).toContainText('$100.00');
});

test('Go to Validation says that it proceeds, and stays', async ({ journey: { page } }) => {
  await page.getByRole('button', { name: 'Go to Validation' }).click();
  await expect(page.getByText('Proceeding to validation...')).toHaveRole('status');
  expect(new URL(page.url()).pathname).toBe('/calculator');
});
