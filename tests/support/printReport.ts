import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { ExpectedDebt } from '../reading/score';

/** A report of the fixtures: what a browser would put on the clipboard, and the debts that a person reads out of it. */
export interface ReportFixture {
  name: string;
  text: string;
  html: string;
  expected: readonly ExpectedDebt[];
}

/** The reports of some folders whose names fit. */
export function reportFixtures(folders: readonly string[], names: RegExp): ReportFixture[] {
  return folders.flatMap((folder) => {
    const path = `tests/fixtures/${folder}`;
    const files = readdirSync(path);
    const read = (file: string) => (files.includes(file) ? readFileSync(`${path}/${file}`, 'utf8') : '');
    return files
      .filter((file) => file.endsWith('.expected.json') && names.test(file))
      .map((file) => {
        const stem = file.replace('.expected.json', '');
        return {
          name: `${folder}/${stem}`,
          text: read(`${stem}.txt`),
          html: read(`${stem}.html`),
          expected: JSON.parse(read(file)) as ExpectedDebt[],
        };
      });
  });
}

/** A page that prints what it is given, and runs and loads nothing of it. */
export async function printingPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.route('**/*', (route) => route.abort());
  return page;
}

/** Pages of two columns, of letters that are small enough for them. */
const TWO_COLUMNS = '<style>body { columns: 2; column-gap: 24px; font: 8pt Arial }</style>';

/**
 * Prints a report as its site would: its page where it is HTML, else its lines, with those that have tabs as tables. The
 * lines may run in two columns.
 */
export async function printReport(
  page: Page,
  { text, html }: { text: string; html: string },
  inTwoColumns = false,
) {
  const style = '<style>body, table { font-family: Arial }</style>';
  const lines = () => pageOfText(text) + (inTwoColumns ? TWO_COLUMNS : '');
  await page.setContent(html === '' ? lines() : style + html);
  const margin = { top: '15mm', bottom: '15mm', left: '12mm', right: '12mm' };
  return page.pdf({ format: 'Letter', margin });
}

function pageOfText(text: string): string {
  const lines = text.split(/\r?\n/);
  const parts: string[] = [];
  let rows: string[] = [];
  const endTable = () => {
    if (rows.length > 0) parts.push(`<table>${rows.join('')}</table>`);
    rows = [];
  };
  for (const line of lines) {
    const cells = line.replace(/&/g, '&amp;').replace(/</g, '&lt;').split('\t');
    if (cells.length > 1) rows.push(`<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
    else {
      endTable();
      parts.push(`<div>${cells[0] || '&nbsp;'}</div>`);
    }
  }
  endTable();
  // Columns of blanks need letters that are all as wide, and as small as the widest line needs them.
  const widest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const font = /\S {3,}\S/.test(text) ? `${Math.min(10, 1100 / widest)}px monospace` : '9pt Arial';
  return `<style>
    body { font: ${font}; white-space: pre-wrap }
    td { padding: 1px 8px 1px 0; vertical-align: top }
  </style>${parts.join('')}`;
}
