import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** Prints a page on Letter or A4 and reads the text back, one text for each sheet of paper. */
export async function printedSheets(page: Page, format: 'Letter' | 'A4'): Promise<string[]> {
  return sheetsOf(await page.pdf({ format }));
}

/** The texts of a PDF's sheets, their spaces made one. */
export async function sheetsOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((sheet) => sheet.replace(/\s+/g, ' '));
}
