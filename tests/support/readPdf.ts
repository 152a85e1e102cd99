import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PaperPage } from '../../src/creditReport/paper/paper';
import { textsOfPaper } from '../../src/creditReport/paper/placedText';
import { type ReportReading, readReport } from '../../src/creditReport/readReport';
import { paperOfPdf } from '../../src/debts/report/files/paperOfPdf';

/** The pages of a PDF, as the worker of the product takes them. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<PaperPage[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const pages = [];
  for (let page = 1; page <= pdf.numPages; page += 1) pages.push(await paperOfPdf(await pdf.getPage(page)));
  await task.destroy();
  return pages;
}

/** Reads the debts of pages. */
export function readPaper(pages: readonly PaperPage[]): ReportReading {
  return readReport({ text: '', tables: [], printed: textsOfPaper(pages) });
}
