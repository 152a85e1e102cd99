import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { type ClipboardText, readReport } from '../../src/creditReport/readReport';
import { HOSTILE_TEXTS } from '../support/hostileTexts';
import { type Figure, printFigures } from './measure';

const SAMPLES = 100;
const SIZE = 100 * 1024;

test('reading a credit report', () => {
  const rows = fixture('33-twenty-five-rows.txt');
  const blocks = fixture('01-experian-acr-pdf.txt');
  const rowsOf25 = timed('25 debts (to reach: 5)', rows, SAMPLES);
  const of100 = timed('a report of 100 KB (to reach: 50)', filled(blocks, SIZE), 30);
  const of200 = timed('a report of 200 KB', filled(blocks, 2 * SIZE), 30);
  const hostile = HOSTILE_TEXTS.map(({ name, of }) => timedReading(name, of(SIZE), 3));
  const worst = hostile.toSorted((one, other) => median(other) - median(one))[0];
  if (worst) worst.name = `worst hostile text of 100 KB (to reach: 200): ${worst.name}`;
  printFigures([rowsOf25, of100, of200, ...(worst ? [worst] : [])]);
  console.table([{ figure: '200 KB to 100 KB', ratio: median(of200) / median(of100) }]);
});

function timed(name: string, text: string, samples: number): Figure {
  return timedReading(name, { text, tables: [] }, samples);
}

function timedReading(name: string, clipboard: ClipboardText, samples: number): Figure {
  const figure: Figure = { name, samples: [] };
  for (let sample = 0; sample < samples; sample++) {
    const before = performance.now();
    readReport(clipboard);
    figure.samples.push(performance.now() - before);
  }
  return figure;
}

function median({ samples }: Figure): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN;
}

/** A text of a size, made of as many reports as it takes; balances and numbers are told apart by their place. */
function filled(report: string, size: number): string {
  let text = '';
  for (let index = 0; text.length < size; index++) text += report.replaceAll('XXXX', `X${index}XX`);
  return text.slice(0, size);
}

function fixture(name: string): string {
  return readFileSync(new URL(`../fixtures/credit-report/${name}`, import.meta.url), 'utf8');
}
