import { MAX_PAGES, type PdfRefusal } from './pdfMessages';

/** Bytes. Reports have a few million; more would take long to read. */
const MAX_BYTES = 25_000_000;

/** The endings of the files that a report is read from, as they are told. */
export const REPORT_ENDINGS = ['.pdf', '.txt', '.html', '.csv', '.tsv', '.json'] as const;

const NAMED = /\.(pdf|txt|html?|csv|tsv|json)$/i;

/** Whether a file is called like one that a report is read from. */
export function isNamedReport(fileName: string): boolean {
  return NAMED.test(fileName);
}

/** The same in words. */
export function endingsInWords(): string {
  return `${REPORT_ENDINGS.slice(0, -1).join(', ')} or ${REPORT_ENDINGS.at(-1)}`;
}

/** What keeps a file from being looked into; undefined where nothing does. */
export function fileProblem({ name, size }: { name: string; size: number }): string | undefined {
  if (!isNamedReport(name)) return `It is no report: its name ends in none of ${endingsInWords()}.`;
  if (size === 0) return 'It is empty.';
  if (size <= MAX_BYTES) return undefined;
  const [held, limit] = [size, MAX_BYTES].map((bytes) => Math.round(bytes / 1_000_000));
  return `It has ${held} MB; up to ${limit} MB are read. Print the pages with the accounts to a PDF of their own.`;
}

const WORDS: Readonly<Record<PdfRefusal['why'], string>> = {
  broken: 'It is damaged or was cut short. Save or download it again.',
  'no text':
    'It holds pictures of its pages and no text. Ask for the report as text, or run text recognition (OCR) on it, and add what comes out.',
  'no letters':
    'Its fonts do not say which letters they draw, so its text cannot be read. Open it in another program, and print it to a PDF again.',
  'too long':
    'It holds more than a million characters. Print the pages with the accounts to a PDF of their own.',
  'too slow':
    'Reading it was ended after 10 seconds. Print the pages with the accounts to a PDF of their own.',
  'too many pages': `Up to ${MAX_PAGES} pages are read. Print the pages with the accounts to a PDF of their own.`,
  cancelled: 'Reading it was cancelled.',
  'not fetched': 'The part of the page that reads PDFs could not be fetched.',
};

/** Why a PDF was not read, and what to do about it, in words. */
export function pdfProblem(refusal: PdfRefusal): string {
  const words = WORDS[refusal.why];
  return refusal.why === 'too many pages' ? `It has ${refusal.pages} pages. ${words}` : words;
}
