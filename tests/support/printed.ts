import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Prints a page on Letter or A4 and reads the text back, one text for each sheet of paper. */
export async function printedSheets(page: Page, format: 'Letter' | 'A4'): Promise<string[]> {
  return sheetsOf(await page.pdf({ format }));
}

/** The texts of a PDF's sheets, their spaces made one. */
export async function sheetsOf(pdf: Buffer): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false });
  const read = await task.promise;
  const sheets: string[] = [];
  for (let page = 1; page <= read.numPages; page += 1) {
    const { items } = await (await read.getPage(page)).getTextContent();
    const texts = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
    sheets.push(texts.join('').replace(/\s+/g, ' '));
  }
  await task.destroy();
  return sheets;
}
