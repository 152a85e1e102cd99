import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey';

for (const size of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`at ${size.width} pixels messages come alone, in the page's typeface, and cover no heading`, async ({
    journey,
  }) => {
    const { page, openBudget, fillAgent, submit } = journey;
    await page.setViewportSize(size);
    await openBudget();
    const message = page.locator('.Toastify__toast');
    await page.getByRole('button', { name: 'New member' }).click();
    await expect(message).toHaveText('Nothing was entered that could be cleared.');
    await submit();
    await expect(message).toHaveCount(1);
    await expect(message).toHaveText('Please fill in agent information');
    const typeface = (of: Locator) => of.evaluate((element) => getComputedStyle(element).fontFamily);
    expect(await typeface(message)).toBe(await typeface(page.locator('body')));
    await expect(message).toHaveCSS('animation-name', 'none');
    expect(await coveredHeadings(message)).toEqual([]);

    await fillAgent();
    await submit();
    await expect(page).toHaveURL('/calculator');
    for (const name of ['Go to Validation', 'Copy summary'])
      await page.getByRole('button', { name }).evaluate((button: HTMLElement) => button.click());
    const last = message.filter({ hasText: /^(Summary copied|The browser did not allow copying\.)$/ });
    await expect(last).toBeVisible();
    await expect(message).toHaveCount(1);
  });

test('what can be undone moves nothing in the header, and a long name of an act has two lines', async ({
  journey,
}) => {
  const { page, openBudget, expenses } = journey;
  await openBudget();
  const undo = page.getByRole('button', { name: 'Undo' });
  const before = await undo.boundingBox();
  await expenses.type('mortgage', 'amount', '750', 'Enter');
  await expect(undo).toHaveAccessibleDescription('Undo: Typed Mortgage or monthly rent');
  expect(await undo.boundingBox(), 'the header does not move').toEqual(before);
  const drawn = await undo.evaluate((button) => {
    const { height, lineHeight } = getComputedStyle(button, '::after');
    return Number.parseFloat(height) / Number.parseFloat(lineHeight);
  });
  expect(Math.round(drawn)).toBe(2);
});

test('a message that is due to go waits for the end of a press', async ({
  journey: { page, openCalculator },
}) => {
  await openCalculator();
  await page.getByRole('button', { name: 'Go to Validation' }).click();
  const message = page.getByText('Proceeding to validation...');
  await expect(message).toBeVisible();
  await page.mouse.move(3, 100);
  await page.mouse.down();
  await page.locator('.Toastify__progress-bar').evaluate(async (bar) => {
    for (const running of bar.getAnimations()) running.playbackRate = 10_000;
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
  await expect(message).toBeVisible();
  await page.mouse.up();
  await expect(message).toHaveCount(0);
});

test('what had the focus before a message has it again when that is closed by a key', async ({
  journey: { page, openCalculator },
}) => {
  await openCalculator();
  const opener = page.getByRole('button', { name: 'Go to Validation' });
  await opener.press('Enter');
  const message = page.locator('.Toastify__toast');
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'close' }).press('Enter');
  await expect(message).toHaveCount(0);
  await expect(opener).toBeFocused();
});

/** The headings in sight that a message lies over, even in part. */
function coveredHeadings(message: Locator): Promise<string[]> {
  return message.evaluate((element) => {
    const over = element.getBoundingClientRect();
    return [...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => {
        const { top, bottom, left, right } = heading.getBoundingClientRect();
        return top < over.bottom && bottom > over.top && left < over.right && right > over.left;
      })
      .map((heading) => heading.textContent ?? '');
  });
}
