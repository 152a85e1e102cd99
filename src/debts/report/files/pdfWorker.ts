import { getDocument, PasswordResponses } from 'pdfjs-dist/legacy/build/pdf.mjs';
// The half of the library that parses: where it is loaded already, the other half starts no worker of its own.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { textsOfPaper } from '../../../creditReport/paper/placedText';
import { readReport } from '../../../creditReport/readReport';
import { paperOfPdf } from './paperOfPdf';
import { MAX_PAGES, type PdfAnswer, type PdfQuestion } from './pdfMessages';
import { textRefusal } from './readableText';
import { sentReading } from './sentReading';
import { textlessPages } from './textlessPages';

/**
 * Nothing of a PDF is drawn or run and nothing is fetched for it: no fonts, no scripts, no forms, and of the library
 * neither the tables of characters nor the decoders that it would ask a server for.
 */
const TEXT_ONLY = {
  disableFontFace: true,
  useSystemFonts: false,
  useWorkerFetch: false,
  useWasm: false,
  isEvalSupported: false,
  enableXfa: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  verbosity: 0,
};

let tryPassword: ((password: string) => void) | undefined;

function answer(said: PdfAnswer): void {
  postMessage(said);
}

/** Reads the text of a PDF with its places, page by page, and its debts. */
async function read(bytes: ArrayBuffer): Promise<PdfAnswer> {
  const task = getDocument({ data: new Uint8Array(bytes), ...TEXT_ONLY });
  task.onPassword = (give: (password: string) => void, reason: number) => {
    tryPassword = give;
    answer({ kind: 'password', isWrong: reason === PasswordResponses.INCORRECT_PASSWORD });
  };
  try {
    const pdf = await task.promise;
    const { numPages } = pdf;
    if (numPages > MAX_PAGES) return { kind: 'refused', refusal: { why: 'too many pages', pages: numPages } };
    const pages = [];
    for (let page = 1; page <= numPages; page += 1) {
      pages.push(await paperOfPdf(await pdf.getPage(page)));
      answer({ kind: 'page', page, pages: numPages });
    }
    const refusal = textRefusal(pages);
    if (refusal) return { kind: 'refused', refusal };
    const forms = textsOfPaper(pages);
    const reading = readReport({ text: '', tables: [], printed: forms });
    const printed = forms.find(({ source }) => source === reading.source) ?? {
      source: reading.source,
      pieces: [],
    };
    return { kind: 'read', printed, reading: sentReading(reading), textless: textlessPages(pages) };
  } catch {
    return { kind: 'refused', refusal: { why: 'broken' } };
  } finally {
    await task.destroy();
  }
}

addEventListener('message', async ({ data }: MessageEvent<PdfQuestion>) => {
  if ('password' in data) tryPassword?.(data.password);
  // The library hears what is said to it too, and says what is for itself.
  else if ('bytes' in data) {
    answer({ kind: 'begun' });
    answer(await read(data.bytes));
  }
});
