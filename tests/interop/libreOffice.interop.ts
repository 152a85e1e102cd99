import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CopiedCell, writeTable } from '../../src/sheet/clipboard/clipboardTable';

const text = (value: string): CopiedCell => ({ text: value, isNumber: false });
const number = (value: string): CopiedCell => ({ text: value, isNumber: true });

const CELLS: readonly (readonly CopiedCell[])[] = [
  [text('First Bank'), text('****4321'), number('1234.50'), text('Creditor 1'), text('90+ Days Late')],
  [text('A "quoted" name'), text('a\tb'), number('0.01'), text(''), text('Current')],
  [text('Bank & <Sons>'), text('XXXX-1234'), number('24000'), text('Other'), text('')],
];

/** What must stay text: formulas, and numbers that are names. */
const KEPT: readonly CopiedCell[] = [text('=1+1'), text('@SUM(A1)'), text('+1'), text('-1'), text('0012')];

describe('what a sheet copies', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'interop-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Has LibreOffice open a file and tells what stands in its cells. */
  function openWithLibreOffice(name: string, content: string, filter: string): string[][] {
    writeFileSync(join(folder, name), content);
    const args = ['--headless', `-env:UserInstallation=file://${folder}/profile`, `--infilter=${filter}`];
    const csv = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false';
    try {
      execFileSync('soffice', [...args, '--convert-to', csv, '--outdir', folder, join(folder, name)]);
    } catch (cause) {
      throw new Error('LibreOffice did not run. Install it with: apt-get install libreoffice-calc', {
        cause,
      });
    }
    const written = readFileSync(join(folder, name.replace(/\.\w+$/, '.csv')), 'utf8');
    return Papa.parse<string[]>(written.trimEnd()).data;
  }

  const HTML = 'HTML (StarCalc)';
  const TSV = 'Text - txt - csv (StarCalc):9,34,76,1,,0,false,true';
  const texts = (cells: readonly (readonly CopiedCell[])[]) =>
    cells.map((row) => row.map((cell) => cell.text));

  it('is the same cells to LibreOffice, as text', () => {
    const read = openWithLibreOffice('cells.tsv', writeTable(CELLS).text, TSV);
    expect(read.map((row) => row.map(plain))).toEqual(texts(CELLS).map((row) => row.map(plain)));
  });

  it('is the same cells to LibreOffice, as HTML', () => {
    const read = openWithLibreOffice('cells.html', writeTable(CELLS).html, HTML);
    const expected = texts(CELLS).map((row) => row.map((cell) => cell.replace('\t', ' ')));
    expect(read.map((row) => row.map(plain))).toEqual(expected.map((row) => row.map(plain)));
  });

  it('runs nothing in LibreOffice, and loses no leading zero, as HTML', () => {
    const [read = []] = openWithLibreOffice('kept.html', writeTable([KEPT]).html, HTML);
    expect(read.map((cell) => cell.replace(/^'/, ''))).toEqual(texts([KEPT])[0]);
  });

  it('runs nothing in LibreOffice as text', () => {
    const [read = []] = openWithLibreOffice('kept.tsv', writeTable([KEPT]).text, TSV);
    expect(read.slice(0, 4).map((cell) => cell.replace(/^'/, ''))).toEqual(texts([KEPT])[0]?.slice(0, 4));
  });
});

/** An amount as a number, which LibreOffice shows in its own format; any other text as it is. */
function plain(cell: string): string {
  return /^[\d.]+$/.test(cell) ? String(Number(cell)) : cell;
}
