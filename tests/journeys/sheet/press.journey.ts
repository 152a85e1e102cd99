import type { Locator } from '@playwright/test';
import { fingerOn } from '../../support/finger';
import { expect, type Journey, test } from '../../support/journey';
import { openReview } from '../../support/reviewScreen';

// So tall that the page does not scroll: a page that does keeps what is pressed where it stands.
test.use({ viewport: { width: 1366, height: 2200 } });

test.beforeEach(({ journey }) => journey.openCalculator());

test('a press is answered where it began, although what it enters pushes its button away', async ({
  journey,
}) => {
  const validation = await typePayment(journey);
  const before = await topOf(validation);
  await press(journey, validation);
  await expect(journey.page.getByText('Proceeding to validation...')).toBeVisible();
  await expect(validation).toBeFocused();
  expect(await topOf(validation), 'it was pushed away').toBeGreaterThan(before);
  await isEntered(journey);
});

test('a press that leaves a row waits as well with what is said about the row', async ({ journey }) => {
  const { page, debts } = journey;
  const validation = await typePayment(journey);
  await page.keyboard.press('Enter');
  await debts.cell('6', 'paying').click();
  await page.keyboard.press('Delete');
  await page.keyboard.type('80');
  await page.keyboard.press('Shift+Tab');
  await expect(debts.cell('6', 'paying')).toHaveText('$80.00');
  await press(journey, validation);
  await expect(page.getByText('Proceeding to validation...')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Debts, to check' })).toBeVisible();
});

test('what is pressed finds what was typed', async ({ journey }) => {
  const { page, debts } = journey;
  await debts.cell('6', 'amount').click();
  await page.keyboard.type('250');
  await press(journey, page.getByRole('button', { name: 'Pay in full' }));
  await expect(debts.footer('paying')).toHaveText('$250.00');
});

test('a slider that is pressed while a cell is open is undone before what was typed', async ({ journey }) => {
  const { page, debts } = journey;
  const slider = page.getByRole('slider', { name: /^Months/ });
  const months = await slider.inputValue();
  await debts.cell('6', 'amount').click();
  await page.keyboard.type('250');
  await press(journey, slider);
  await expect(slider).not.toHaveValue(months);
  await expect(debts.cell('6', 'amount')).toHaveText('$250.00');
  await page.keyboard.press('Control+z');
  await expect(slider).toHaveValue(months);
  await expect(debts.cell('6', 'amount')).toHaveText('$250.00');
});

test('a choice that is pressed while a cell of the review is open is made', async ({ journey }) => {
  const { review } = await openReview(journey);
  const name = journey.entered.cell('0', 'accountName');
  await journey.page.keyboard.type('Elm');
  await press(journey, review.getByRole('radio', { name: 'Replace all debts' }));
  await expect(review.getByRole('radio', { name: 'Replace all debts' })).toBeChecked();
  await expect(name).toHaveText('Elm');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap is answered where it began', async ({ journey }) => {
    const validation = await typePayment(journey);
    await (await fingerOn(journey.page, validation)).lift();
    await expect(journey.page.getByText('Proceeding to validation...')).toBeVisible();
    await isEntered(journey);
  });
});

/** Every way out of a cell but a press on a button; the entry is made by all of them. */
const WAYS: Readonly<Record<string, (journey: Journey) => Promise<void>>> = {
  'a press on the slider': async (journey) => {
    const slider = journey.page.getByRole('slider', { name: /^Months/ });
    await press(journey, slider);
    await expect(slider).toHaveValue('33');
  },
  'a press on a select': async (journey) => {
    const plan = journey.page.getByRole('combobox', { name: 'Choose Payment Plan' }).first();
    await press(journey, plan);
    await plan.selectOption('optionB');
  },
  'a press on a text field': async (journey) => {
    await press(journey, journey.page.getByLabel('Credit Score'));
    await journey.page.keyboard.type('7');
    await expect(journey.page.getByLabel('Credit Score')).toHaveValue('7');
  },
  'a press on an amount of an option': async (journey) => {
    const amount = journey.page.getByRole('region', { name: 'Option B' }).getByRole('button').first();
    await press(journey, amount);
    await expect(amount).toHaveAttribute('aria-pressed', 'true');
  },
  'a press on nothing': ({ page }) => page.mouse.click(3, 600),
  'a press with the other button': ({ page }) => page.mouse.click(3, 600, { button: 'right' }),
  'a press that is drawn away': async (journey) => {
    const { page } = journey;
    await begin(journey, page.getByRole('button', { name: 'Shortcuts' }));
    await page.mouse.move(3, 600);
    await page.mouse.up();
  },
  'a key while the mouse is held': async (journey) => {
    await begin(journey, journey.page.getByRole('button', { name: 'Shortcuts' }));
    await journey.page.keyboard.press('Shift');
  },
  'another window, while the mouse is held': async (journey) => {
    await begin(journey, journey.page.getByRole('button', { name: 'Shortcuts' }));
    await journey.page.evaluate(() => dispatchEvent(new Event('blur')));
  },
  'a focus that a script moves': ({ page }) => page.getByLabel('Credit Score').focus(),
  'a click by a script': ({ page }) => page.getByLabel('Credit Score').dispatchEvent('click'),
  Tab: ({ page }) => page.keyboard.press('Tab'),
};

for (const [name, leave] of Object.entries(WAYS))
  test(`what was typed is entered by ${name}`, async ({ journey }) => {
    await typePayment(journey);
    await leave(journey);
    await isEntered(journey);
    await journey.page.mouse.up();
    await expect(journey.debts.footer('paying')).toHaveText('$77.77');
  });

test('Escape takes back what was typed, and a press after it enters nothing', async ({ journey }) => {
  const { page, debts } = journey;
  const validation = await typePayment(journey);
  await page.keyboard.press('Escape');
  await press(journey, validation);
  await expect(page.getByText('Proceeding to validation...')).toBeVisible();
  await expect(debts.footer('paying')).toHaveText('$0.00');
});

test('a press on another sheet takes the cell that it began on', async ({ journey }) => {
  const { page, incomes, expenses, openBudget, focused } = journey;
  // One sheet under the other.
  await page.setViewportSize({ width: 900, height: 2200 });
  await openBudget();
  await incomes.cell('salary').click();
  await page.keyboard.type('100+50');
  const before = await topOf(expenses.cell('homeInsurance'));
  await press(journey, expenses.cell('homeInsurance'));
  expect(await focused()).toBe('homeInsurance/amount');
  expect(await expenses.selected()).toEqual(['homeInsurance/amount']);
  await expect(incomes.cell('salary')).toHaveText('$10,050.00');
  await expect(page.getByRole('list', { name: 'Incomes (Before Tax), to check' })).toBeVisible();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(expenses.footer()).toHaveText('$7.00');
  expect(await topOf(expenses.cell('homeInsurance')), 'it was pushed away').toBeGreaterThan(before);
});

/** Types a payment without an amount, of which the sheet will say that it makes no sense; the button stands under it. */
async function typePayment({ page, debts }: Journey): Promise<Locator> {
  await debts.cell('6', 'paying').click();
  await page.keyboard.type('77.77');
  return page.getByRole('button', { name: 'Go to Validation' });
}

async function isEntered({ page, debts }: Journey) {
  await expect(debts.cell('6', 'paying')).toHaveText('$77.77');
  await expect(page.getByRole('textbox', { name: 'Debt 7, $ Paying' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-disabled', 'true');
}

/** Presses as a hand does, which is slow and never still: whatever comes of the beginning is painted before the end. */
async function press(journey: Journey, place: Locator) {
  const { x, y } = await begin(journey, place);
  await journey.page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  await journey.page.mouse.move(x, y + 1);
  await journey.page.mouse.up();
}

async function begin({ page }: Journey, place: Locator) {
  const { x, y, width } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const at = { x: x + width / 2, y: y + 4 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  return at;
}

async function topOf(place: Locator): Promise<number> {
  return (await place.boundingBox())?.y ?? 0;
}
