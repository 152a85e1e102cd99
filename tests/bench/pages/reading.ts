import { type ClipboardText, readReport } from '../../../src/creditReport/readReport';

/** Reads a clipboard again and again; the milliseconds of each time. */
function timeReading(clipboard: ClipboardText, samples: number): number[] {
  return Array.from({ length: samples }, () => {
    const before = performance.now();
    readReport(clipboard);
    return performance.now() - before;
  });
}

Object.assign(window, { timeReading });
