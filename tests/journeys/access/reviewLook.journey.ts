import { box } from '../../support/box';
import { expect, test } from '../../support/journey';
import { openReview, REPORT } from '../../support/reviewScreen';

test.beforeEach(({ journey }) => journey.openCalculator());

test('what has no row is said in the headline and beside the button, both in sight', async ({ journey }) => {
  const { page } = journey;
  const debts = Array.from({ length: 23 }, (_, row) => `Creditor: Bank ${row}\nBalance: $${row + 5}\n`);
  const { review } = await openReview(journey, debts.join('\n'));
  const headline = review.getByText('3 of them have no row left: untick others.');
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(headline).toBeInViewport({ ratio: 1 });
    await expect(review.getByText('3 of them do not fit into 20 rows')).toBeInViewport({ ratio: 1 });
  }
  await review.getByRole('checkbox', { name: 'Enter Bank 0' }).uncheck();
  await expect(review.getByText('2 of them have no row left: untick others.')).toBeVisible();
});

test('a row that is not entered is fainter than the others, and its amounts are struck out', async ({
  journey,
}) => {
  const { page, entered } = journey;
  const { review } = await openReview(journey);
  await review.getByRole('radio', { name: 'Pay in full' }).check();
  const box = review.getByRole('checkbox', { name: 'Enter ELM STORE' });
  await box.uncheck();
  await expect(entered.footer('paying')).toHaveText('$550.00');
  // Its amounts are struck out in words of their own where a mark or a hint stands beside them.
  await entered.type('1', 'paying', '75', 'Enter');
  const looks = (row: string, column: string) =>
    entered.cell(row, column).evaluate((cell) => {
      const { color, textDecorationLine } = getComputedStyle(cell.querySelector('.cell-text') ?? cell);
      return { color, textDecorationLine };
    });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [name, other] = [await looks('1', 'accountName'), await looks('0', 'accountName')];
    expect(name.color).not.toBe(other.color);
    for (const column of ['amount', 'paying']) {
      expect(await looks('1', column)).toEqual({ color: name.color, textDecorationLine: 'line-through' });
      expect(await looks('0', column)).toEqual(other);
    }
  }
  await box.check();
  await expect(entered.cell('1', 'amount')).toHaveCSS('text-decoration-line', 'none');
});

test('how a text is read stands whole in its list', async ({ journey }) => {
  const { page } = journey;
  const letter = [
    'HALSTED FINANCIAL SERVICES',
    'October 9, 2026',
    'Dear Paul Kim,',
    'The following two accounts have been assigned to us for collection.',
    'Creditor: Fir Bank (Walmart)   Account: XXXX3391   Balance due: $1,118.04',
    'Creditor: Yew Bank N.A.   Account: XXXX7720   Balance due: $3,402.77',
    'If you pay $2,712.49 by November 1 we will settle both.',
  ];
  const { words } = await openReview(journey, letter.join('\n'));
  const list = words.getByRole('combobox', { name: 'Read as' });
  await list.selectOption('a paragraph for each debt');
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [own, needed] = await list.evaluate((select) => {
      const free = select.cloneNode(true) as HTMLElement;
      free.style.cssText = 'position: absolute; width: max-content';
      select.parentElement?.append(free);
      const widths = [select, free].map((each) => each.getBoundingClientRect().width);
      free.remove();
      return widths;
    });
    expect(own, `at ${width} pixels`).toBeGreaterThanOrEqual(Number(needed));
  }
});

test('names, statuses and the figures of a table stand whole beside each other', async ({ journey }) => {
  const { page, entered } = journey;
  await page.setViewportSize({ width: 1366, height: 768 });
  const row = (name: string, number: string) =>
    `${name}\t${number}\t$111,402.77\t$1,127.00\tCharge-off\t04/2018`;
  const { source } = await openReview(
    journey,
    [
      'Creditor\tAccount Number\tBalance\tMonthly Payment\tStatus\tOpened',
      row('SYNCHRONY BANK/AMAZON', '604577******1188'),
      row('CAPITAL ONE BANK USA NA', '517805******4417'),
      row('CHASE BANK USA', '2218'),
    ].join('\n'),
  );
  for (const column of ['accountName', 'accountNumber', 'amount', 'current'])
    expect(await entered.cell('1', column).evaluate(isCut), column).toBe(false);
  expect(await entered.cell('2', 'accountName').evaluate(isCut), 'a short name in capitals').toBe(false);
  for (const text of ['604577******1188', '$111,402.77', '$1,127.00']) {
    const piece = source.getByRole('button', { name: text }).first();
    expect(await piece.evaluate((element) => element.getClientRects().length), text).toBe(1);
  }
});

test('the arrow of a dropdown stands clear of its words', async ({ journey }) => {
  const { page, entered } = journey;
  await page.setViewportSize({ width: 1366, height: 768 });
  await openReview(
    journey,
    'Lender\tOriginal Creditor\tOwing\nOAK BANK\tCreditor 2\t$500.00\nELM STORE\tOak\t$70.00',
  );
  const cell = entered.cell('0', 'originalCreditor');
  await expect(cell).toHaveText('Creditor 2');
  const gap = await cell.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const arrow = getComputedStyle(element, '::after');
    const width = Number.parseFloat(arrow.borderLeftWidth) + Number.parseFloat(arrow.borderRightWidth);
    const inner = element.getBoundingClientRect().left + element.clientLeft + element.clientWidth;
    const { right } = words.getBoundingClientRect();
    return inner - Number.parseFloat(arrow.insetInlineEnd) - width - right;
  });
  expect(gap).toBeGreaterThan(0);
  expect(await cell.evaluate(isCut)).toBe(false);
});

test('at 1024 pixels what can be done with rows stands under them, and each is reached', async ({
  journey,
}) => {
  const { page, entered } = journey;
  await page.setViewportSize({ width: 1024, height: 768 });
  const debts = Array.from({ length: 18 }, (_, row) => `Creditor: Bank ${row}\nBalance: $${row + 5}\n`);
  const { review } = await openReview(journey, debts.join('\n'));
  const buttons = review.getByRole('button', { name: 'Move down' });
  const ends = async () =>
    Promise.all(
      [review.locator('.review-body'), buttons].map((each) =>
        each.evaluate((element) => element.getBoundingClientRect().bottom),
      ),
    );
  const [edge, end] = await ends();
  expect(Number(edge) - Number(end), 'no row shows below it').toBeLessThan(8);
  for (let row = 1; row < 18; row++) {
    await page.keyboard.press('ArrowDown');
    const cell = entered.cell(String(row), 'accountName');
    await expect(cell).toBeFocused();
    await expect
      .poll(async () => {
        const [one, bar] = await Promise.all([cell, buttons].map((each) => each.boundingBox()));
        return one && bar && one.y + one.height <= bar.y + 1;
      })
      .toBe(true);
  }
});

/** Whether a text is wider or taller than the place it stands in. */
function isCut(cell: Element): boolean {
  return [cell, ...cell.querySelectorAll('.cell-text')].some(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
  );
}

test('the list of doubts ends at a whole line, also within a doubt of two lines', async ({ journey }) => {
  const { page } = journey;
  await page.setViewportSize({ width: 1366, height: 768 });
  const states = ['Charge-off', 'Repossession', 'Foreclosure', 'Collection', 'Bankruptcy', 'Deferred'];
  const { review } = await openReview(
    journey,
    states.map((state, row) => `Creditor: Bank ${row}\nBalance: $${row + 5}\nStatus: ${state}\n`).join('\n'),
  );
  const list = review.getByRole('list', { name: 'Debts to enter, to check' });
  const cut = await list.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    const lines = [...element.children].map((line) => line.getBoundingClientRect());
    return lines.filter((line) => line.top < bottom && line.bottom > bottom).length;
  });
  expect(cut).toBe(0);

  const long = 'FIRST NATIONAL BANK OF THE MIDDLE WEST AND THE SOUTHERN STATES, CONSUMER CREDIT DEPARTMENT';
  await journey.copyElsewhere({
    text: `Creditor: ELM\nBalance: $7\nStatus: Current\nOriginal Creditor: ${long}`,
  });
  await page.keyboard.press('Control+v');
  const doubt = list.getByRole('listitem').filter({ hasText: long });
  await expect(doubt).toBeVisible();
  const [two, one, all] = await Promise.all(
    [doubt, list.getByRole('listitem').first(), list].map((each) =>
      each.evaluate((element) => element.getBoundingClientRect().height),
    ),
  );
  expect(two).toBe(Number(one) * 2);
  expect(all).toBe(Number(one) * 3);
});

test('rows and source stand side by side, and neither scrolls sideways', async ({ journey }) => {
  const { page } = journey;
  await page.setViewportSize({ width: 1366, height: 768 });
  const { review, source } = await openReview(journey);
  const wide = await review.evaluate((dialog) =>
    [...dialog.querySelectorAll('*')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ className }) => className),
  );
  expect(wide).toEqual([]);
  const [left, right] = await Promise.all([journey.entered.grid.boundingBox(), source.boundingBox()]);
  expect(left && right && left.x + left.width <= right.x).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(source).toBeHidden();
  await expect(review.getByRole('tab')).toHaveText(['Rows', 'Source']);
  await review.getByRole('tab', { name: 'Source' }).click();
  await expect(journey.entered.grid).toBeHidden();
  await source.getByRole('button', { name: '$70.00' }).click();
  await expect(journey.entered.cell('1', 'amount')).toBeFocused();
});

for (const width of [390, 1024])
  test(`at ${width} pixels what was not used is counted where the source is not seen, and headings stand whole`, async ({
    journey,
  }) => {
    const { page, entered } = journey;
    await page.setViewportSize({ width, height: 844 });
    const { review } = await openReview(journey, `${REPORT}\n\nA late fee of $35.00 and of $12.50.`);
    await expect(review.getByRole('tab')).toHaveText(['Rows', 'Source · 2 not used']);
    const cut = entered.grid
      .locator('.ag-header-cell-text')
      .evaluateAll(
        (headings) =>
          headings.filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              scrollWidth > clientWidth || scrollHeight > clientHeight,
          ).length,
      );
    expect(await cut).toBe(0);
    await expect(entered.grid.getByText('Monthly payment in the report')).toHaveCSS('white-space', 'normal');
  });

test('on a narrow screen what is said of a press or a paste in the source stands in sight, and so does the row that came', async ({
  journey,
}) => {
  const { page, entered, copyElsewhere } = journey;
  await page.setViewportSize({ width: 390, height: 844 });
  const { review, source } = await openReview(journey, REPORT.replace('Limit', 'Xyzzy'));
  const openSource = () => review.getByRole('tab', { name: 'Source' }).click();
  await entered.cell('0', 'current').click();
  await openSource();
  await source.getByRole('button', { name: '$900.00' }).click();
  await expect(entered.status).toHaveText('Put “$900.00” into Debt 1, $ Amount.');
  await expect(entered.status).toBeInViewport();
  await expect(entered.cell('0', 'amount')).toBeFocused();

  await openSource();
  await copyElsewhere({ text: 'Creditor: ASPEN\nBalance: $5' });
  await page.keyboard.press('Control+v');
  await expect(entered.status).toHaveText('Added 1 debt of the pasted text.');
  await expect(entered.cell('3', 'accountName')).toBeInViewport({ ratio: 1 });
  await expect(entered.cell('3', 'accountName')).toBeFocused();
});

for (const width of [340, 390, 820])
  test(`at ${width} pixels the names of a review stay beside the cell in use, which they never cover`, async ({
    journey,
  }) => {
    const { page, entered } = journey;
    await page.setViewportSize({ width, height: 844 });
    await openReview(journey);
    await page.keyboard.press('End');
    const name = entered.cell('0', 'accountName');
    const nearest = width < 528 ? ['accountNumber', 'amount'] : ['amount', 'accountNumber'];
    for (const column of ['reportedPaying', 'paying', 'current', 'originalCreditor', ...nearest]) {
      await expect(entered.cell('0', column)).toBeFocused();
      await expect(name).toBeInViewport({ ratio: 1 });
      const [kept, cell] = [await box(name), await box(entered.cell('0', column))];
      expect(cell.y).toBe(kept.y);
      expect(kept.x + kept.width, column).toBeLessThanOrEqual(cell.x + 1);
      const heading = await box(entered.grid.getByRole('columnheader', { name: 'Account Name' }));
      expect(heading.x).toBe(kept.x);
      await page.keyboard.press('ArrowLeft');
    }
    await page.keyboard.press('Home');
    await expect(entered.cell('0', 'enter'), 'the boxes come back into sight').toBeFocused();
    expect((await box(entered.cell('0', 'enter'))).x + 90).toBe((await box(name)).x);
  });

for (const width of [360, 390])
  test(`at ${width} pixels box, name and amount of a row under review are in sight together, the total too`, async ({
    journey,
  }) => {
    const { page, entered } = journey;
    await page.setViewportSize({ width, height: 844 });
    await openReview(journey, REPORT.replace('$500.00', '$111,500.00'));
    for (const cell of ['enter', 'accountName', 'amount'].map((column) => entered.cell('0', column))) {
      await expect(cell).toBeInViewport({ ratio: 1 });
    }
    await expect(entered.footer('amount')).toBeInViewport({ ratio: 1 });
    await expect(entered.footer('accountName')).toHaveText('Total Basis');
    await page.keyboard.press('ArrowRight');
    await expect(entered.cell('0', 'amount')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(entered.cell('0', 'accountNumber')).toBeFocused();
  });

test('a phone that is turned keeps the cell in use, and the rows as they were put right', async ({
  journey,
}) => {
  const { page, entered } = journey;
  await page.setViewportSize({ width: 390, height: 844 });
  await openReview(journey);
  await entered.type('1', 'amount', '75', 'ArrowRight');
  await expect(entered.cell('1', 'accountNumber')).toBeFocused();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(entered.footer('accountNumber')).toHaveText('Total Basis');
  await expect(entered.cell('1', 'accountNumber')).toBeFocused();
  await expect.poll(entered.selected).toEqual(['1/accountNumber']);
  await expect(entered.cell('1', 'amount')).toHaveText('$75.00');
});

test('in a narrow review a range goes on under the names, and they say that they are in it', async ({
  journey,
}) => {
  const { page, entered } = journey;
  await page.setViewportSize({ width: 390, height: 844 });
  await openReview(journey);
  const background = () =>
    entered.cell('0', 'accountName').evaluate((cell) => getComputedStyle(cell).backgroundColor);
  const before = await background();
  expect(before, 'a name that stays in sight lets nothing through').not.toBe('rgba(0, 0, 0, 0)');
  await entered.cell('0', 'amount').click();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(entered.grid.locator('.range-outline')).toHaveCSS('z-index', 'auto');
  expect(await background(), 'beside the range').toBe(before);
  await page.keyboard.press('Shift+Home');
  await expect.poll(background).not.toBe(before);
});
