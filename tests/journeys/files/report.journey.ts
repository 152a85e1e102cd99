import { readFileSync } from 'node:fs';
import { expect, test } from '../../support/journey';
import { openReview } from '../../support/reviewScreen';

/** The plain text of a report; see `tests/fixtures/credit-report/`. */
function report(name: string): string {
  return readFileSync(new URL(`../../fixtures/credit-report/${name}`, import.meta.url), 'utf8');
}

test.beforeEach(({ journey }) => journey.openCalculator());

test('a pasted report is reviewed and entered with keys alone, as one step', async ({ journey }) => {
  const { page, debts, copyElsewhere, focused } = journey;
  const review = page.getByRole('dialog', { name: 'Review the report' });
  await debts.type('0', 'accountName', 'Typed before', 'Enter');
  await copyElsewhere({ text: report('07-transunion-acr.txt') });
  await page.keyboard.press('Control+v');
  await expect(review).toContainText('4 debts were read. Nothing is entered yet.');
  await expect(review.getByRole('row').filter({ has: page.getByRole('checkbox') })).toHaveCount(4);
  await expect(debts.cell('1', 'accountName')).toHaveText('');

  await page.keyboard.press('Escape');
  await expect(review).toHaveCount(0);
  expect(await focused(), 'Escape changes nothing and the focus comes back').toBe('1/accountName');
  await expect(debts.cell('1', 'accountName')).toHaveText('');

  await page.keyboard.press('Control+v');
  await page.getByRole('button', { name: 'Enter 4 debts' }).focus();
  await page.keyboard.press('Enter');
  await expect(debts.cell('1', 'accountName')).not.toHaveText('');
  await expect(debts.cell('0', 'accountName'), 'only empty rows are filled').toHaveText('Typed before');
  await expect(page.getByText('Entered 4 debts from a report.', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(debts.cell('4', 'accountName')).toHaveText('');
  await expect(debts.cell('0', 'accountName')).toHaveText('Typed before');
});

for (const [width, height] of [
  [1366, 500],
  [390, 844],
] as const)
  test(`at ${width} pixels the name of the first debt that a report has entered has the focus and is in sight`, async ({
    journey,
  }) => {
    const { page, debts } = journey;
    await page.setViewportSize({ width, height });
    await debts.cell('0', 'accountName').click();
    for (let row = 0; row < 14; row++) {
      await page.keyboard.type(`Bank ${row}`);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Add report' }).click();
    await page.getByLabel('Text of the report').fill(report('07-transunion-acr.txt'));
    await page.getByRole('button', { name: 'Read the report' }).click();
    await page.getByRole('button', { name: 'Enter 4 debts' }).click();
    const first = debts.cell('14', 'accountName');
    await expect(first).toBeFocused();
    await expect(page.getByText('Entered 4 debts from a report.', { exact: true })).toBeVisible();
    await expect(first).not.toHaveText('');
    await expect(first).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowDown');
    await expect(debts.cell('15', 'accountName'), 'and keys go on from there').toBeFocused();
  });

test('a review that is cancelled gives the focus back to where it was opened', async ({ journey }) => {
  const { page } = journey;
  const add = page.getByRole('button', { name: 'Add report' });
  await add.click();
  await page.getByLabel('Text of the report').fill(report('07-transunion-acr.txt'));
  await page.getByRole('button', { name: 'Read the report' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(add).toBeFocused();
});

test('every doubt stands in words beside the source, and stays on the cell that lands', async ({
  journey,
}) => {
  const { page, debts, copyElsewhere } = journey;
  const review = page.getByRole('dialog', { name: 'Review the report' });
  await debts.cell('0', 'accountName').click();
  await copyElsewhere({ text: report('19-google-sheets.txt') });
  await page.keyboard.press('Control+v');
  await expect(review).toContainText('The report names “Credit One Bank”.');
  await expect(review).toContainText('In collection, entered as 90+ days late.');
  await expect(
    review.getByRole('region', { name: 'Source' }).locator('mark', { hasText: 'Credit One Bank' }),
  ).toBeVisible();
  await review.getByRole('checkbox', { name: 'Enter SYNCB/LOWES' }).uncheck();
  await review.getByRole('button', { name: 'Enter 2 debts' }).click();
  await expect(debts.cell('0', 'accountName')).toHaveText('LVNV FUNDING LLC');
  await expect(debts.cell('0', 'originalCreditor')).toHaveText('Other');
  await expect(debts.cell('0', 'originalCreditor').getByRole('img')).toHaveAccessibleName(
    'The report names “Credit One Bank”.',
  );
  await expect(debts.footer('paying')).toHaveText('$0.00');
});

test('debts that do not fit are named and stay ready to be copied', async ({ journey }) => {
  const { page, debts, copyElsewhere, pasteElsewhere } = journey;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1366, height: 768 });
  const review = page.getByRole('dialog', { name: 'Review the report' });
  await debts.type('3', 'amount', '5', 'Enter');
  await copyElsewhere({ text: report('33-twenty-five-rows.txt') });
  await page.keyboard.press('Control+v');
  await expect(review).toContainText('6 of them do not fit into 19 rows');
  await review.getByRole('radio', { name: 'Replace all debts' }).check();
  await expect(review).toContainText('5 of them do not fit into 20 rows');
  await expect(review).toContainText('“Copy what did not fit” under the debts copies them.');
  await review.getByRole('button', { name: 'Enter 20 debts' }).click();
  await expect(page.getByText('Entered 20 debts from a report. 5 debts did not fit.')).toBeVisible();
  await expect(debts.cell('19', 'accountName')).not.toHaveText('');
  const copy = page.getByRole('button', { name: 'Copy what did not fit' });
  await expect(copy, 'the rest is told of in view').toBeInViewport({ ratio: 1 });
  await copy.click();
  await debts.cell('0', 'accountName').click();
  expect((await pasteElsewhere()).text.split('\r\n')).toHaveLength(5);
  await openReview(journey, 'Creditor: Birch\nBalance: $7\n');
  await expect(review, 'no box would make room').toContainText(
    '1 of them has no row left: delete debts first, or replace all debts.',
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(debts.footer('amount'), 'replacing is one step as well').toHaveText('$5.00');
});

test('a text without debts inserts nothing and says so', async ({ journey }) => {
  const { page, debts, copyElsewhere } = journey;
  await debts.cell('0', 'accountName').click();
  await copyElsewhere({ text: 'Dear Sir,\nI write to you about the letter of last week.\nYours' });
  await page.keyboard.press('Control+v');
  await expect(debts.status).toHaveText('No debts were found in the pasted text. Nothing was changed.');
  await expect(debts.cell('0', 'accountName')).toHaveText('');
});

test('Add report takes typed text and a saved file, and sends neither', async ({ journey }) => {
  const { page, debts } = journey;
  const box = page.getByRole('dialog', { name: 'Add a report' });
  const requests: string[] = [];
  await page.getByRole('button', { name: 'Add report' }).click();
  await box.getByRole('textbox').fill('There is no debt in this sentence, I think.\nNor in this one.');
  page.on('request', (request) => requests.push(request.url()));
  await box.getByRole('button', { name: 'Read the report' }).click();
  await expect(box.getByRole('status')).toHaveText(/No debts were found in this text\./);
  await expect(box.getByRole('textbox'), 'the text stays').toHaveValue(/no debt in this sentence/);

  const html =
    '<html><body><table><tr><th>Creditor</th><th>Balance</th></tr><tr><td>EXAMPLE BANK<img src="https://example.com/a.png" onerror="document.title=1"></td><td>$1,200</td></tr></table><script>document.title=2</script></body></html>';
  await box
    .getByLabel('Files (.pdf, .txt, .html, .csv, .tsv or .json)')
    .setInputFiles({ name: 'report.html', mimeType: 'text/html', buffer: Buffer.from(html) });
  await page.getByRole('button', { name: 'Enter 1 debt' }).click();
  await expect(debts.cell('0', 'accountName')).toHaveText('EXAMPLE BANK');
  await expect(debts.footer('amount')).toHaveText('$1,200.00');
  await expect(page).toHaveTitle('Calculator · Financial Warranty Calculator');
  const elsewhere = requests.filter((url) => !url.startsWith(new URL(page.url()).origin));
  expect(elsewhere).toEqual([]);
});

test('a text that is not read yet is never lost without a question, however often Escape is pressed', async ({
  journey,
}) => {
  const { page } = journey;
  const box = page.getByRole('dialog', { name: 'Add a report' });
  const question = page.getByRole('alertdialog', { name: 'Leave the text?' });
  await page.getByRole('button', { name: 'Add report' }).click();
  await page.getByLabel('Text of the report').fill('Creditor: OAK BANK');
  for (let times = 0; times < 4; times++) {
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
  }
  await expect(page.getByLabel('Text of the report')).toHaveValue('Creditor: OAK BANK');
  await box.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(box).toHaveCount(0);
  await page.getByRole('button', { name: 'Add report' }).click();
  await page.keyboard.press('Escape');
  await expect(box, 'with nothing in it it goes at once').toHaveCount(0);
});

test('what stands in the box is read together with a file that is chosen', async ({ journey }) => {
  const { page } = journey;
  const review = page.getByRole('dialog', { name: 'Review the report' });
  await page.getByRole('button', { name: 'Add report' }).click();
  await page.getByLabel('Text of the report').fill('Creditor: OAK BANK\nBalance: $500');
  await page.getByLabel('Files (.pdf, .txt, .html, .csv, .tsv or .json)').setInputFiles({
    name: 'elm.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Creditor: ELM STORE\nBalance: $70'),
  });
  await expect(review.getByRole('button', { name: 'Enter 2 debts' })).toBeEnabled();
  await expect(review.getByRole('checkbox')).toHaveCount(2);
  await expect(review.getByRole('region', { name: 'Source' }).getByRole('heading')).toHaveText([
    'Text',
    'elm.txt',
  ]);
});

test('a case that is chosen opens, but never over a text in the box, nor beside other files', async ({
  journey,
}) => {
  const { page, debts } = journey;
  const name = 'version-1.case.json';
  const saved = { name, mimeType: '', buffer: readFileSync(`tests/fixtures/case/${name}`) };
  const box = page.getByRole('dialog', { name: 'Add a report' });
  const text = box.getByLabel('Text of the report');
  const files = box.getByLabel('Files (.pdf, .txt, .html, .csv, .tsv or .json)');
  await page.getByRole('button', { name: 'Add report' }).click();
  await text.fill('Creditor: OAK BANK\nBalance: $500');
  await files.setInputFiles(saved);
  await expect(box.getByRole('status')).toHaveText(
    `${name} is a case, and the text that stands here would be lost. Read it or empty it, then open the case. Nothing was changed.`,
  );
  await expect(text).toHaveValue(/OAK BANK/);
  await text.fill('');
  await files.setInputFiles([saved, { name: 'elm.txt', mimeType: '', buffer: Buffer.from('ELM $5') }]);
  await expect(box.getByRole('status')).toHaveText('Choose one case, or reports alone. Nothing was changed.');
  await files.setInputFiles(saved);
  await expect(box).toHaveCount(0);
  await expect(debts.cell('0', 'accountName')).not.toHaveText('');
});

test('Ctrl+Enter in the text of a report reads it, as the list of shortcuts says', async ({ journey }) => {
  const { page, entered } = journey;
  await page.getByRole('button', { name: 'Add report' }).click();
  await page.getByLabel('Text of the report').fill(report('07-transunion-acr.txt'));
  await page.keyboard.press('Control+Enter');
  await expect(entered.cell('0', 'accountName')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText(
    'Before it, in the text of the report: read it',
  );
});
