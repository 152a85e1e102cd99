import type { ReportReading } from '../../../creditReport/readReport';
import type { PdfAnswer, PdfQuestion, PdfRefusal, PrintedReading } from './pdfMessages';
import workerFile from './pdfWorker?worker&url';
import { readingSent } from './sentReading';

/** Milliseconds that a PDF may take, but for those in which a password is waited for. */
const MAX_TIME = 10_000;

/** The browser's guard over addresses of scripts, where it has one. TypeScript does not know it yet. */
declare const trustedTypes: { createPolicy: (name: string, rules: ScriptRules) => ScriptRules } | undefined;

interface ScriptRules {
  createScriptURL: (file: string) => string;
}

/**
 * The one script that is started besides the page's own, whatever is asked for. It begins in the page, so that the page's
 * Content-Security-Policy holds in it on every host: what it is to a script that is fetched, the host alone could say.
 */
const RULES: ScriptRules = {
  createScriptURL: () => {
    const { href } = new URL(workerFile, document.baseURI);
    return URL.createObjectURL(new Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' }));
  },
};
const READ_PDF = typeof trustedTypes === 'undefined' ? RULES : trustedTypes.createPolicy('read-pdf', RULES);

/** What is told while a PDF is read, and what is asked. */
export interface PdfWatch {
  onPage: (page: number, pages: number) => void;
  /** Asks for the password that the PDF is locked with. */
  askPassword: (isWrong: boolean) => Promise<string>;
  /** Ends the reading. */
  signal: AbortSignal;
}

/** The worker that reads the next PDF. */
let ready: Worker | undefined;

/** Fetches what reads PDFs, so that nothing is fetched any more once a file is there. */
export function preparePdf(): void {
  if (ready) return;
  const worker = new Worker(READ_PDF.createScriptURL(workerFile), { type: 'module', name: 'PDF' });
  // What did not come is asked for again.
  worker.addEventListener('error', () => {
    if (ready === worker) ready = undefined;
  });
  ready = worker;
}

/** What a PDF was read as, or why it is not read. */
type ReadPdf = PrintedReading<ReportReading> | PdfRefusal;

/**
 * Reads a PDF and its debts beside the page, which does not wait for it: what takes too long, or is cancelled, is ended
 * at once.
 */
export function readPdf(bytes: ArrayBuffer, watch: PdfWatch): Promise<ReadPdf> {
  const { onPage, askPassword, signal } = watch;
  preparePdf();
  return new Promise((resolve) => {
    const worker = ready;
    if (!worker) return;
    const heard = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    function say(question: PdfQuestion, ...handedOver: ArrayBuffer[]) {
      worker?.postMessage(question, handedOver);
    }
    function end(result: ReadPdf) {
      clearTimeout(timer);
      heard.abort();
      resolve(result);
    }
    function giveUp(why: 'too slow' | 'cancelled' | 'not fetched') {
      worker?.terminate();
      ready = undefined;
      end({ why });
    }
    function beginTime() {
      timer = setTimeout(() => giveUp('too slow'), MAX_TIME);
    }
    async function unlock(isWrong: boolean) {
      clearTimeout(timer);
      const password = await askPassword(isWrong);
      if (signal.aborted) return;
      beginTime();
      say({ password });
    }
    function hear({ data }: MessageEvent<PdfAnswer>) {
      if (data.kind === 'begun') beginTime();
      else if (data.kind === 'password') unlock(data.isWrong);
      else if (data.kind === 'page') onPage(data.page, data.pages);
      else if (data.kind === 'read')
        end({ printed: data.printed, reading: readingSent(data.reading), textless: data.textless });
      else if (data.kind === 'refused') end(data.refusal);
    }

    worker.addEventListener('message', hear, { signal: heard.signal });
    worker.addEventListener('error', () => giveUp('not fetched'), { signal: heard.signal });
    signal.addEventListener('abort', () => giveUp('cancelled'), { signal: heard.signal });
    say({ bytes }, bytes);
  });
}
