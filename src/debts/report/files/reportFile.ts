import type { Flavours } from '../../../sheet/clipboard/clipboardTable';
import { MAX_CHARACTERS } from '../../../sheet/clipboard/clipboardTable';
import { type PastedReport, pastedReport, readPastedReport } from '../readPastedReport';
import { textOfPage } from '../textOfPage';
import { fileProblem, pdfProblem } from './fileProblems';
import { type PdfWatch, readPdf } from './pdfReader';
import { textlessInWords } from './textlessPages';

const TOO_LONG =
  'It has more than a million characters. Save the part with the accounts as a file of its own.';

/** How a PDF begins, somewhere in its first bytes. */
const PDF = '%PDF-';
const LOOKED_AT = 1024;

async function isPdf(file: File): Promise<boolean> {
  return (await file.slice(0, LOOKED_AT).text()).includes(PDF);
}

function refused(reason: string): PastedReport {
  return { kind: 'refused', reason };
}

/** What a file was read as, and what of it was not read, in words. */
type FileReading = PastedReport & { unread?: string | undefined };

async function readPdfFile(file: File, watch: PdfWatch): Promise<FileReading> {
  const read = await readPdf(await file.arrayBuffer(), watch);
  if ('why' in read) return refused(pdfProblem(read));
  const { printed, reading, textless } = read;
  const pasted = pastedReport({ text: '', tables: [], printed: [printed] }, reading, 'pdf');
  return { ...pasted, unread: textlessInWords(textless) };
}

async function textsOf(file: File): Promise<Flavours> {
  const content = await file.text();
  if (!/\.html?$/i.test(file.name)) return { text: content, html: '' };
  // A page that is too long is not taken apart.
  return { text: content.length > MAX_CHARACTERS ? content : textOfPage(content), html: content };
}

/** Reads the file of a report, whatever its kind; a PDF is known by what it begins with, whatever its name. */
export async function readReportFile(file: File, watch: PdfWatch): Promise<FileReading> {
  const problem = fileProblem(file);
  if (problem) return refused(problem);
  try {
    if (await isPdf(file)) return await readPdfFile(file, watch);
    if (/\.pdf$/i.test(file.name)) return refused('It is called a PDF and is none.');
    const texts = await textsOf(file);
    const characters = Math.max(texts.text.length, texts.html.length);
    return characters > MAX_CHARACTERS ? refused(TOO_LONG) : readPastedReport(texts, undefined, 'file');
  } catch {
    return refused('It cannot be read: it was moved, or the browser was not allowed to.');
  }
}
