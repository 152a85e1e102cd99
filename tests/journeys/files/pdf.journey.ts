import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { handMadePdf, PRIVATE_LETTERS, textAt } from '../../support/handMadePdf';
import { expect, test } from '../../support/journey';
import { printingPage, printReport, reportFixtures } from '../../support/printReport';

const LOCKED = readFileSync('tests/fixtures/pdf/transunion-locked.pdf');
const [TRANSUNION, EQUIFAX] = ['07-', '06-'].map(
  (name) => reportFixtures(['credit-report'], new RegExp(`^${name}`))[0],
);

const PICTURES = handMadePdf({ pages: ['10 10 400 400 re f'] });

interface DroppedFile {
  name: string;
  content: Buffer;
}

/** Drops files on a part of the page. */
async function drop(target: Locator, ...files: DroppedFile[]): Promise<void> {
  await target.evaluate(
    (element, dropped) => {
      const dataTransfer = new DataTransfer();
      for (const { name, base64 } of dropped) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], name));
      }
      for (const type of ['dragenter', 'dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    },
    files.map(({ name, content }) => ({ name, base64: content.toString('base64') })),
  );
}

function boxOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Add a report' });
}

function reviewOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Review the report' });
}

/** Chooses a file in the box, as a PDF unless it is named otherwise. */
async function choose(page: Page, content: Buffer, name = 'report.pdf'): Promise<void> {
  await page.getByRole('button', { name: 'Add report' }).click();
  await boxOf(page)
    .getByLabel(/^Files/)
    .setInputFiles({ name, mimeType: '', buffer: content });
}

test.beforeEach(async ({ journey }) => {
  await journey.openCalculator();
  // What takes dropped files comes with the line of the case.
  await expect(journey.page.locator('.case-line *').first()).toBeVisible();
});

test('a report printed to PDF and dropped on the page is reviewed, and entered as one step', async ({
  journey,
  browser,
}) => {
  const { page, debts } = journey;
  if (!TRANSUNION) throw new Error('The fixture is not there.');
  const content = await printReport(await printingPage(browser), TRANSUNION);
  await drop(page.locator('main').first(), { name: 'transunion.pdf', content });
  await expect(reviewOf(page)).toContainText('4 debts were read');
  await expect(reviewOf(page)).toContainText('transunion.pdf');
  await page.getByRole('button', { name: 'Enter 4 debts' }).click();
  for (const [index, { accountName = '' }] of TRANSUNION.expected.entries())
    await expect(debts.cell(String(index), 'accountName')).toHaveText(accountName);
});

test('several files end in one review, whose rows say which; those that are not read are named', async ({
  journey,
  browser,
}) => {
  const { page } = journey;
  if (!TRANSUNION || !EQUIFAX) throw new Error('The fixtures are not there.');
  const printing = await printingPage(browser);
  await drop(
    page.locator('main').first(),
    { name: 'transunion.pdf', content: await printReport(printing, TRANSUNION) },
    { name: 'equifax.txt', content: Buffer.from(EQUIFAX.text) },
    { name: 'broken.pdf', content: Buffer.from('%PDF-1.7 and nothing behind it') },
    { name: 'scan.pdf', content: PICTURES },
  );
  const count = TRANSUNION.expected.length + EQUIFAX.expected.length;
  await expect(reviewOf(page)).toContainText(`${count} debts were read`);
  const source = reviewOf(page).getByRole('region', { name: 'Source' });
  await expect(source.getByRole('heading', { name: 'transunion.pdf' })).toBeVisible();
  await expect(source.getByRole('heading', { name: 'equifax.txt' })).toBeVisible();
  for (const [row, file] of [
    [0, 'transunion.pdf'],
    [TRANSUNION.expected.length, 'equifax.txt'],
  ] as const)
    await expect(
      reviewOf(page).locator(`[row-id="${row}"] [col-id="accountName"]`),
      'the row says its file',
    ).toContainText(file);
  const unread = reviewOf(page).getByRole('list', { name: 'What was not read' });
  await expect(unread.getByRole('listitem')).toHaveText([
    /^broken\.pdf: It is damaged/,
    /^scan\.pdf: It holds pictures of its pages and no text/,
  ]);
  // A message on the page would lie behind the review.
  await expect(unread).toBeInViewport({ ratio: 1 });
});

test('the pages of a PDF that hold no text are named, whether debts were found on the others or not', async ({
  journey,
}) => {
  const { page } = journey;
  const picture = '10 10 400 400 re f';
  await drop(
    page.locator('main').first(),
    { name: 'letter.pdf', content: handMadePdf({ pages: [textAt(50, 700, 'Dear member'), picture] }) },
    { name: 'mixed.pdf', content: handMadePdf({ pages: [rowsAt(['OAK']).join(' '), picture, picture] }) },
  );
  await expect(reviewOf(page)).toContainText('1 debt was read');
  const unread = reviewOf(page).getByRole('list', { name: 'What was not read' });
  await expect(unread.getByRole('listitem')).toHaveText([
    'letter.pdf: No debts were found in it. Page 2 holds no text: it is a picture or empty. Nothing was read from it.',
    'mixed.pdf: Pages 2 and 3 hold no text: they are pictures or empty. Nothing was read from them.',
  ]);
});

test('a report is read where another kind of file is dropped with it, which is named', async ({
  journey,
}) => {
  const { page } = journey;
  if (!EQUIFAX) throw new Error('The fixture is not there.');
  await drop(
    page.locator('main').first(),
    { name: 'letter.docx', content: Buffer.from('PK') },
    { name: 'equifax.txt', content: Buffer.from(EQUIFAX.text) },
  );
  await expect(reviewOf(page)).toContainText(`${EQUIFAX.expected.length} debts were read`);
  const unread = reviewOf(page).getByRole('list', { name: 'What was not read' });
  await expect(unread.getByRole('listitem')).toHaveText([/^letter\.docx: It is no report: its name ends in/]);
});

test('a case that is dropped with another file opens nothing', async ({ journey }) => {
  const { page } = journey;
  await drop(
    page.locator('main').first(),
    { name: 'letter.docx', content: Buffer.from('PK') },
    { name: 'ann.case.json', content: Buffer.from('{}') },
  );
  await expect(
    page.getByText('Drop one case, or reports alone. Nothing was changed.', { exact: true }),
  ).toBeVisible();
});

/** Debts in rows under their headings; `scale` is how large the page is drawn. */
function rowsAt(names: readonly string[], scale = 1): string[] {
  const rows = [
    ['Creditor', 'Account Number', 'Balance', 'Status'],
    ...names.map((name, index) => [`${name} BANK`, `xxxx100${index}`, `$${index + 5}00.00`, 'Current']),
  ];
  return rows.flatMap((row, line) =>
    row.map((text, column) => textAt((50 + column * 130) * scale, (740 - line * 16) * scale, text)),
  );
}

test('a PDF whose text is in the order of drawing is read in that of reading', async ({ journey }) => {
  const { page } = journey;
  const drawn = rowsAt(['OAK', 'ELM', 'ASH']);
  const mixed = drawn.toSorted((one, other) => one.length - other.length || other.localeCompare(one));
  await choose(page, handMadePdf({ pages: [mixed.join('\n')] }));
  await expect(reviewOf(page)).toContainText('3 debts were read');
  const source = reviewOf(page).getByRole('region', { name: 'Source' });
  await expect(source).toContainText(/OAK BANK\s*xxxx1000\s*\$500\.00\s*Current\s*ELM BANK/);
});

test('the source shows the number of each page, and the headings that all pages repeat once', async ({
  journey,
}) => {
  const { page } = journey;
  const pages = [['OAK', 'ELM'], ['ASH'], ['FIR', 'YEW']].map((names) => rowsAt(names).join('\n'));
  await choose(page, handMadePdf({ pages }));
  await expect(reviewOf(page)).toContainText('5 debts were read');
  const source = reviewOf(page).getByRole('region', { name: 'Source' });
  for (const number of [1, 2, 3]) await expect(source.getByText(`Page ${number}`)).toHaveCount(1);
  await expect(source.getByText('Creditor', { exact: true })).toHaveCount(1);
});

test('a page as large as a house is read like any other', async ({ journey }) => {
  const { page } = journey;
  const scale = 1_000;
  const content = handMadePdf({
    pages: [rowsAt(['OAK', 'ELM', 'ASH'], scale).join('\n')],
    size: [612 * scale, 792 * scale],
  });
  await choose(page, content);
  await expect(reviewOf(page)).toContainText('3 debts were read');
});

test('how many of 300 pages are read is told, until it is cancelled', async ({ journey }) => {
  const { page } = journey;
  // So many rows on each that the last page does not come before the press.
  const names = Array.from({ length: 40 }, (_, row) => `OAK ${row}`);
  const pages = Array.from({ length: 300 }, () => rowsAt(names).join('\n'));
  await choose(page, handMadePdf({ pages }));
  await expect(boxOf(page).getByText(/^Page \d+ of 300$/)).toBeVisible();
  await boxOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(boxOf(page).getByRole('status').last()).toContainText('Reading it was cancelled.');
});

test('a PDF with a password asks for it until it opens', async ({ journey }) => {
  const { page } = journey;
  const password = page.getByLabel('Password of the PDF');
  await choose(page, LOCKED);
  await expect(password).toBeFocused();
  await password.fill('not this one');
  await page.keyboard.press('Enter');
  await expect(boxOf(page).getByText('This password does not open the PDF.')).toBeVisible();
  await password.fill('Lopez-1970');
  await page.getByRole('button', { name: 'Open the PDF' }).click();
  await expect(reviewOf(page)).toContainText('4 debts were read');
});

test('a password that is not known is given up, and nothing is changed', async ({ journey }) => {
  const { page } = journey;
  await choose(page, LOCKED);
  await boxOf(page).getByLabel('Password of the PDF').waitFor();
  await boxOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(boxOf(page).getByRole('status').last()).toContainText('Reading it was cancelled.');
  await expect(boxOf(page).getByLabel('Text of the report')).toBeVisible();
});

/** What is no report in a PDF that can be read, and what the box says of it. */
const REFUSED: readonly (readonly [what: string, file: Buffer, name: string, words: RegExp])[] = [
  ['a PDF of pictures', PICTURES, 'scan.pdf', /pictures of its pages and no text.*OCR/],
  [
    'a PDF whose fonts say no letters',
    handMadePdf({ pages: [textAt(50, 700, 'CAPITAL ONE Balance $500')], toUnicode: PRIVATE_LETTERS }),
    'letters.pdf',
    /do not say which letters/,
  ],
  [
    'a file named .pdf that is none',
    Buffer.from('Dear Sir, this is a letter.'),
    'letter.pdf',
    /called a PDF and is none/,
  ],
  ['a PDF that was cut short', LOCKED.subarray(0, 9_000), 'short.pdf', /damaged or was cut short/],
  ['an empty file', Buffer.from(''), 'empty.pdf', /It is empty/],
  [
    'a PDF of 301 pages',
    handMadePdf({ pages: Array.from({ length: 301 }, () => textAt(50, 700, 'page')) }),
    'book.pdf',
    /It has 301 pages. Up to 300 pages are read/,
  ],
  [
    'a PDF without debts',
    handMadePdf({ pages: [textAt(50, 700, 'Dear Sir, I write to you.')] }),
    'letter.pdf',
    /No debts were found in it/,
  ],
  ['a picture', Buffer.from('picture'), 'scan.png', /ends in none of .pdf, .txt/],
];

for (const [what, file, name, words] of REFUSED)
  test(`${what} is refused in words, and changes nothing`, async ({ journey }) => {
    const { page, debts } = journey;
    await choose(page, file, name);
    await expect(boxOf(page).getByRole('status').last()).toContainText(words);
    await expect(boxOf(page).getByRole('status').last()).toContainText('Nothing was changed.');
    await page.keyboard.press('Escape');
    await expect(debts.cell('0', 'accountName')).toHaveText('');
  });

/** Forms that draw each other twice, thirty deep: a thousand million texts. */
const HOSTILE = handMadePdf({
  pages: ['/X0 Do'],
  forms: Array.from({ length: 30 }, (_, index) =>
    index === 29 ? textAt(50, 700, 'Balance $500') : `/X${index + 1} Do /X${index + 1} Do`,
  ),
});

test('a hostile PDF is ended after ten seconds in words, and the page answers all the while', async ({
  journey,
}) => {
  const { page } = journey;
  await choose(page, HOSTILE);
  await expect(boxOf(page).getByText('Reading report.pdf')).toBeVisible();
  // A page that is busy would not say how long its frames take.
  const longest = await page.evaluate(async () => {
    let longest = 0;
    let last = performance.now();
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
    return longest;
  });
  expect(longest).toBeLessThan(2_000);
  await expect(boxOf(page).getByRole('status').last()).toContainText('ended after 10 seconds', {
    timeout: 30_000,
  });
  await boxOf(page)
    .getByLabel(/^Files/)
    .setInputFiles({ name: 'next.pdf', mimeType: '', buffer: handMadePdf({ pages: ['10 10 40 40 re f'] }) });
  await expect(boxOf(page).getByRole('status').last(), 'the next file is read').toContainText('no text');
});

test('a reading is cancelled by its button', async ({ journey }) => {
  const { page } = journey;
  await choose(page, HOSTILE);
  await boxOf(page).getByText('Reading report.pdf').waitFor();
  await boxOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(boxOf(page).getByRole('status').last()).toContainText('Reading it was cancelled.');
});

test('what reads PDFs comes when a file is dragged over the page, and can send nothing', async ({
  journey,
}) => {
  const { page } = journey;
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const started = page.waitForEvent('worker');
  await page
    .locator('main')
    .first()
    .evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'report.pdf'));
      element.dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }));
    });
  const worker = await started;
  await expect.poll(() => files.some((file) => /\/assets\/pdfWorker-[^/]+\.js$/.test(file))).toBe(true);
  const answer = await worker.evaluate(() =>
    fetch(location.origin).then(
      () => 'sent',
      () => 'refused',
    ),
  );
  expect(answer).toBe('refused');
});
