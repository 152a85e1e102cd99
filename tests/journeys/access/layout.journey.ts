import type { Locator, Page } from '@playwright/test';
import { box } from '../../support/box';
import { expect, test } from '../../support/journey';

test('from 320 to 2560 pixels neither screen scrolls sideways', async ({ journey }) => {
  const { page, openCalculator } = journey;
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const expectToFit = async () => {
    for (const width of [320, 390, 768, 1024, 1366, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      // The grid follows a new width a moment later.
      await expect.poll(overflow, `at ${width}`).toBeLessThanOrEqual(0);
    }
  };
  await openCalculator();
  await expectToFit();
  await page.getByRole('button', { name: 'Go to Budget' }).click();
  await expect(page.getByRole('grid', { name: 'Expenses' })).toBeVisible();
  await expectToFit();
});

test('the longest amount there is widens nothing', async ({ journey }) => {
  const { page, walkToCalculator, debts, expenses, copyElsewhere } = journey;
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const fits = async (grid: Locator) => {
    const [inner, outer] = [await box(grid), await box(page.locator('.card').filter({ has: grid }))];
    return inner.x + inner.width <= outer.x + outer.width;
  };
  await walkToCalculator();
  await debts.cell('0', 'amount').click();
  await copyElsewhere({ text: '9'.repeat(60) });
  for (const column of ['amount', 'paying']) {
    await debts.cell('0', column).click();
    await page.keyboard.press('Control+v');
  }
  for (const choice of await page.getByLabel('Choose Payment Plan').all())
    await choice.selectOption('optionA');
  await debts.cell('0', 'amount').click();
  await page.keyboard.press('Control+a');
  await expect(debts.status.locator('..')).toContainText('Average $999,999');
  await expect(page.getByText(/^You pay .* a month for 6 months/)).toBeVisible();
  expect(await overflow(), 'the calculator').toBe(0);
  expect(await fits(debts.grid)).toBe(true);
  await page.getByRole('button', { name: 'Go to Budget' }).click();
  await expenses.cell('mortgage').click();
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Control+a');
  await expect(expenses.status.locator('..')).toContainText('Average $999,999');
  await expect(page.getByText(/^Expenses are .* above income/)).toBeVisible();
  expect(await overflow(), 'the budget').toBe(0);
  expect(await fits(expenses.grid)).toBe(true);
  await page.getByRole('button', { name: /^Click here/ }).click();
  await expect(debts.footer('paying')).toContainText('$999,999');
  expect(await overflow(), 'the budget at a glance').toBe(0);
});

for (const width of [390, 1366])
  test(`at ${width} pixels a subtotal of twelve digits stands clear of its share`, async ({ journey }) => {
    const { page, openBudget, expenses } = journey;
    await page.setViewportSize({ width, height: 800 });
    await openBudget();
    await expenses.type('mortgage', 'amount', '123456789012.50', 'Enter');
    const share = page.getByText('100% of expenses');
    const amount = expenses.cell('group0').getByText('$123,456,789,012.50');
    const [shareBox, amountBox] = [await box(share), await box(amount)];
    expect(shareBox.x + shareBox.width).toBeLessThanOrEqual(amountBox.x);
  });

test('on a wide screen the summary stays beside the form', async ({ journey }) => {
  const { page, openBudget, expenses } = journey;
  await page.setViewportSize({ width: 1366, height: 500 });
  await openBudget();
  await expenses.cell('streaming').click();
  const summary = page.getByRole('region', { name: 'Budget Summary' });
  await expect(summary).toBeInViewport({ ratio: 1 });
  const [summaryBox, gridBox] = [await box(summary), await box(expenses.grid)];
  expect(summaryBox.x).toBeGreaterThanOrEqual(gridBox.x + gridBox.width);
});

test('a scrollbar that lies over the last row leaves it to be read and pressed', async ({ journey }) => {
  const { page, openCalculator, debts, focused } = journey;
  await page.setViewportSize({ width: 390, height: 600 });
  await openCalculator();
  await debts.cell('19', 'accountName').click({ position: { x: 9, y: 27 } });
  expect(await focused()).toBe('19/accountName');
  for (const part of await debts.grid.locator('.ag-scrollbar-invisible *').all())
    await expect(part).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the option cards stand side by side', async ({ journey }) => {
  const { page, openCalculator } = journey;
  await openCalculator();
  const boxes = await Promise.all(
    ['Option A', 'Option B', 'Option C'].map((name) => box(page.getByRole('region', { name }))),
  );
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
  expect(boxes.map(({ x }) => x)).toEqual(boxes.map(({ x }) => x).toSorted((a, b) => a - b));
});

test('amounts of any length keep the option cards in line, with what is chosen', async ({ journey }) => {
  const { page, openCalculator, debts } = journey;
  await openCalculator();
  await page.getByRole('slider', { name: /^Months/ }).press('Home');
  for (const choice of await page.getByLabel('Choose Payment Plan').all())
    await choice.selectOption('optionA');
  const tops = async (phase: string) => {
    const amounts = ['A', 'B', 'C'].map((letter) =>
      page.getByRole('region', { name: `Option ${letter}` }).getByText(phase, { exact: true }),
    );
    const lines = amounts.map((term) => box(term.locator('xpath=..')));
    return (await Promise.all(lines)).map(({ y, height }) => `${y} ${height}`);
  };
  for (const paying of ['6', '75000', '7500000', '123456789012']) {
    await debts.type('0', 'paying', paying, 'Enter');
    await expect(page.getByRole('region', { name: 'Option C' })).toContainText(
      (Number(paying) / 6).toLocaleString('en-US', { minimumFractionDigits: 2 }),
    );
    for (const phase of ['Months 1-6', 'Months 7+']) expect(new Set(await tops(phase)).size).toBe(1);
  }
});

for (const width of [1200, 1280, 1330])
  test(`beside the plan at ${width} pixels the debts need no scrolling sideways`, async ({ journey }) => {
    const { page, debts, openCalculator } = journey;
    await page.setViewportSize({ width, height: 768 });
    await openCalculator();
    const { scrollWidth, clientWidth } = await debts.grid.evaluate((grid) => ({
      scrollWidth: grid.scrollWidth,
      clientWidth: grid.clientWidth,
    }));
    expect(scrollWidth).toBe(clientWidth);
    const mark = page.getByText(/pay the same$/);
    const isClear = await mark.evaluate((words) => words.scrollWidth <= words.clientWidth);
    expect(isClear, 'nor do the words under the slider run into those beside it').toBe(true);
  });

for (const width of [320, 390, 640])
  test(`at ${width} pixels the names stay beside the cell in use, which they never cover`, async ({
    journey,
  }) => {
    const { page, debts, openCalculator } = journey;
    await page.setViewportSize({ width, height: 768 });
    await openCalculator();
    await debts.type('0', 'accountName', 'Bank', 'Enter');
    const place = (await box(debts.cell('0', 'accountName'))).x;
    await debts.cell('0', 'accountName').click();
    await page.keyboard.press('End');
    await expect(debts.cell('0', 'paying')).toBeInViewport({ ratio: 1 });
    for (const column of ['paying', 'current', 'originalCreditor', 'amount', 'accountNumber']) {
      await expect(debts.cell('0', column)).toBeFocused();
      const [name, cell] = [await box(debts.cell('0', 'accountName')), await box(debts.cell('0', column))];
      expect(name.x).toBe(place);
      expect(cell.y).toBe(name.y);
      expect(name.x + name.width, column).toBeLessThanOrEqual(cell.x + 1);
      expect(await seenAt(page, name.x + name.width - 4, name.y + 8)).toBe('accountName');
      await page.keyboard.press('ArrowLeft');
    }
  });

for (const width of [390, 640, 1200, 1280, 1366])
  test(`at ${width} pixels headings, numbers of 16 digits and statuses stand whole`, async ({ journey }) => {
    const { page, debts, openCalculator, copyElsewhere } = journey;
    await page.setViewportSize({ width, height: 768 });
    await openCalculator();
    await debts.cell('0', 'accountName').click();
    await copyElsewhere({ text: 'Bank\t4111111111111234\t123456\tcreditor 2\t90+ Days Late\t123456' });
    await page.keyboard.press('Control+v');
    await expect(debts.footer('paying')).toHaveText('$123,456.00');
    const cut = await debts.grid
      .locator('[role=columnheader] *, [row-id="0"] *, [row-id=totals] *')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
          .map((part) => part.textContent),
      );
    expect(cut).toEqual([]);
  });

for (const width of [390, 1024, 1366])
  test(`at ${width} pixels amounts of twelve digits are neither cut nor broken anywhere`, async ({
    journey,
  }) => {
    const { page, debts, openCalculator, copyElsewhere } = journey;
    await page.setViewportSize({ width, height: 768 });
    await openCalculator();
    for (const choice of await page.getByLabel('Choose Payment Plan').all())
      await choice.selectOption('optionA');
    await debts.cell('0', 'accountName').click();
    await copyElsewhere({ text: 'Bank\t1\t999999999999.99\t\t\t999999999999.99\n'.repeat(2) });
    await page.keyboard.press('Control+v');
    await expect(debts.footer('paying')).toHaveText('$1,999,999,999,999.98');
    await expect(page.getByText(/^You pay \$/)).toContainText('the $1,999,999,999,999.98 to pay off');
    const seen = await page.locator('main').evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const amounts: { amount: string; isWhole: boolean }[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: amount, index } of (text.textContent ?? '').matchAll(/\$[\d,]{13,}\.\d\d/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + amount.length);
          const { length } = range.getClientRects();
          const holder = text.parentElement;
          const isCut = holder && holder.clientWidth > 0 && holder.scrollWidth > holder.clientWidth;
          if (length > 0 && !holder?.closest('.visually-hidden'))
            amounts.push({ amount, isWhole: length === 1 && !isCut });
        }
      }
      return amounts;
    });
    expect(seen.filter(({ isWhole }) => !isWhole)).toEqual([]);
    expect(seen.length).toBeGreaterThan(25);
  });

test('on a telephone little stands empty over the sheet', async ({ journey }) => {
  const { page, debts, openCalculator } = journey;
  await page.setViewportSize({ width: 390, height: 844 });
  await openCalculator();
  const [share, grid] = [await box(page.getByLabel('Share')), await box(debts.grid)];
  expect(grid.y - (share.y + share.height)).toBeLessThanOrEqual(90);
  await expect(page.getByText(/^Type the debts/)).toBeInViewport({ ratio: 1 });
});

test('on a telephone the words of the picture stand clear of each other', async ({ journey }) => {
  const { page, debts, openCalculator } = journey;
  await page.setViewportSize({ width: 390, height: 844 });
  await openCalculator();
  await debts.type('0', 'paying', '24000', 'Enter');
  for (const choice of await page.getByLabel('Choose Payment Plan').all())
    await choice.selectOption('optionA');
  const words = page.locator('svg.plan-chart text');
  await expect(words.filter({ hasText: 'paid off in month 17' })).toHaveCount(1);
  const covered = await words.evaluateAll((all) => {
    const boxes = all.map((word) => ({ text: word.textContent, box: (word as SVGTextElement).getBBox() }));
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.box.x < other.box.x + other.box.width &&
            other.box.x < one.box.x + one.box.width &&
            one.box.y + 3 < other.box.y + other.box.height - 3 &&
            other.box.y + 3 < one.box.y + one.box.height - 3,
        )
        .map((other) => `${one.text} / ${other.text}`),
    );
  });
  expect(covered).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`in the system's ${colorScheme} setting page and grid are ${colorScheme}`, async ({ journey }) => {
    const { page, openCalculator, debts } = journey;
    await page.emulateMedia({ colorScheme });
    await openCalculator();
    /** How bright the ground is on which an element stands. */
    const brightness = (locator: Locator) =>
      locator.evaluate((element) => {
        let ground = element;
        const colour = () =>
          getComputedStyle(ground)
            .backgroundColor.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        while (colour()[3] === 0 && ground.parentElement) ground = ground.parentElement;
        const [red = 0, green = 0, blue = 0] = colour();
        return (red + green + blue) / 3 > 127 ? 'light' : 'dark';
      });
    expect(await brightness(page.locator('html'))).toBe(colorScheme);
    expect(await brightness(debts.cell('0', 'accountName'))).toBe(colorScheme);
    expect(await brightness(debts.footer('amount'))).toBe(colorScheme);
  });

test('nothing moves when numbers grow', async ({ journey }) => {
  const { page, openCalculator, debts } = journey;
  await openCalculator();
  const places = () =>
    Promise.all([
      box(debts.footer('paying')),
      box(page.getByRole('region', { name: 'Option C' })),
      box(page.getByText('Choose an option for each phase to form a plan.')),
      box(page.getByRole('button', { name: 'Go to Validation' })),
    ]);
  await debts.type('0', 'amount', '9999999', 'Enter');
  await debts.cell('0', 'paying').click();
  await page.keyboard.type('1');
  await expect(debts.footer('paying')).toHaveText('$1.00');
  const before = await places();
  await page.keyboard.type('234567');
  await expect(debts.footer('paying')).toHaveText('$1,234,567.00');
  expect(await places()).toEqual(before);
  await page.keyboard.type('89012');
  await expect(debts.footer('paying')).toHaveText('$123,456,789,012.00');
  expect(await places(), 'to twelve digits').toEqual(before);
});

/** The column of the cell that is seen at a place. */
function seenAt(page: Page, x: number, y: number): Promise<string | null | undefined> {
  return page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest('[col-id]')?.getAttribute('col-id'),
    [x, y] as const,
  );
}

test('the texts of a row stand on one line, whatever its cells hold', async ({ journey }) => {
  const { page, debts, openCalculator, copyElsewhere } = journey;
  await openCalculator();
  await debts.cell('0', 'accountName').click();
  await copyElsewhere({ text: 'The bank with the longest of names\t1234\t5\tother\tcurrent\t7000' });
  await page.keyboard.press('Control+v');
  await expect(debts.footer('paying')).toHaveText('$7,000.00');
  const tops = (row: string) =>
    debts.grid.locator(`[row-id="${row}"] [role=gridcell]`).evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        if (text) range.selectNode(text);
        return text ? [range.getBoundingClientRect().top] : [];
      }),
    );
  for (const row of ['0', 'totals']) {
    const all = await tops(row);
    expect(all.length).toBeGreaterThan(3);
    expect([...new Set(all)], `row ${row}`).toHaveLength(1);
  }
});
