import { readReport } from '../../../src/creditReport/readReport';

/** Reads a text again and again; the milliseconds of each time. */
function timeReading(text: string, samples: number): number[] {
  return Array.from({ length: samples }, () => {
    const before = performance.now();
    readReport({ text, tables: [] });
    return performance.now() - before;
  });
}

Object.assign(window, { timeReading });
