import { readFileSync } from 'node:fs';
import { expect, type Journey, test } from '../../support/journey';

/** A clipboard as another program really wrote it; see `tests/fixtures/credit-report/`. */
function fixture(name: string): string {
  return readFileSync(new URL(`../../fixtures/credit-report/${name}`, import.meta.url), 'utf8');
}

test.beforeEach(({ journey }) => journey.openCalculator());

interface Clipboard {
  program: string;
  files: { text?: string; html?: string };
  row: string;
  cells: readonly string[];
}

const REVIEWED: readonly Clipboard[] = [
  {
    program: 'Excel, as text',
    files: { text: '16-excel-desktop-tsv.txt' },
    row: '1',
    cells: ['Midland Credit Mgmt', 'XXXX-1234', '$1,842.00', 'Other', '90+ Days Late', ''],
  },
  {
    program: 'Excel, as HTML',
    files: { html: '17-excel-desktop-html.html' },
    row: '2',
    cells: ['Discover', '6011000000001230', '$12,004.10', '', 'Current', ''],
  },
  {
    program: 'Excel, a credit',
    files: { html: '17-excel-desktop-html.html' },
    row: '3',
    cells: ['Refund due (credit)', '****7001', '$0.00', '', 'Current', ''],
  },
  {
    program: 'Google Sheets',
    files: { text: '19-google-sheets.txt', html: '19-google-sheets.html' },
    row: '2',
    cells: ['ONEMAIN FINANCIAL', '112233****', '$5,210.00', '', '60 Days Late', ''],
  },
  {
    program: 'Chromium, a whole table',
    files: { text: '22-web-table-html.txt', html: '22-web-table-html.html' },
    row: '2',
    cells: ['LVNV FUNDING LLC', 'XXXX-1234', '$1,842.00', 'Other', '90+ Days Late', ''],
  },
  {
    program: 'Chromium, two rows of a table',
    files: { text: '23-web-table-two-rows-no-header.txt', html: '23-web-table-two-rows-no-header.html' },
    row: '0',
    cells: ['CAPITAL ONE', '****4321', '$4,230.55', '', '30 Days Late', ''],
  },
];

/** Blocks of the sheet's own columns. */
const PASTED: readonly Clipboard[] = [
  {
    program: 'an editor, without a header',
    files: { text: '20-tsv-no-header-grid-order.txt' },
    row: '0',
    cells: ['CAPITAL ONE', '517805****', '$2,845.00', '', '', '$62.00'],
  },
  {
    program: 'our own grid, with its headings',
    files: { text: '21-own-grid-round-trip.txt' },
    row: '1',
    cells: ['MIDLAND CREDIT MGMT', '8547****', '$1,245.00', 'Other', '90+ Days Late', '$0.00'],
  },
];

/** Pastes into the first cell. */
async function paste({ page, debts, copyElsewhere }: Journey, { text, html }: Clipboard['files']) {
  await debts.cell('0', 'accountName').click();
  await copyElsewhere({ ...(text && { text: fixture(text) }), ...(html && { html: fixture(html) }) });
  await page.keyboard.press('Control+v');
}

/** A printed monthly payment is never entered. */
for (const { program, files, row, cells } of REVIEWED)
  test(`a clipboard from ${program} lands, reviewed, cell by cell`, async ({ journey }) => {
    const { page, debts } = journey;
    await paste(journey, files);
    await page.getByRole('button', { name: /^Enter \d/ }).click();
    await expect(debts.cell(row, 'accountName')).toHaveText(cells[0] ?? '');
    expect(await debts.texts(row)).toEqual([cells]);
  });

for (const { program, files, row, cells } of PASTED)
  test(`a clipboard from ${program} is pasted as it is, cell by cell`, async ({ journey }) => {
    const { page, debts } = journey;
    await paste(journey, files);
    await expect(debts.cell(row, 'accountName')).toHaveText(cells[0] ?? '');
    expect(await debts.texts(row)).toEqual([cells]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
