import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDebtsOf } from '../reading/readDebt';
import { type ExpectedDebt, scoreClipboard } from '../reading/score';
import { pagesOfPdf, readPaper } from '../support/readPdf';

const FIXTURES = 'tests/fixtures/credit-report';

/** Makes a PDF of a file as LibreOffice does. */
function madePdf(folder: string, file: string): Buffer {
  const report = join(folder, file);
  copyFileSync(join(FIXTURES, file), report);
  const args = ['--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', 'pdf'];
  try {
    execFileSync('soffice', [...args, '--outdir', folder, report], { stdio: 'ignore' });
  } catch (cause) {
    throw new Error('LibreOffice did not run. Install it with: apt-get install libreoffice-writer', {
      cause,
    });
  }
  return readFileSync(report.replace(/\.\w+$/, '.pdf'));
}

it.each([
  '07-transunion-acr.txt',
  '06-equifax-acr-packed-lines.txt',
  '08-identityiq-web.html',
  '33-twenty-five-rows.txt',
])(
  'a report that LibreOffice has made a PDF of has the same debts: %s',
  { timeout: 120_000 },
  async (file) => {
    const folder = mkdtempSync(join(tmpdir(), 'interop-'));
    try {
      const read = readDebtsOf(readPaper(await pagesOfPdf(madePdf(folder, file))));
      const stem = file.replace(/\.\w+$/, '');
      const expected = JSON.parse(
        readFileSync(join(FIXTURES, `${stem}.expected.json`), 'utf8'),
      ) as ExpectedDebt[];
      const { misses, lost, invented } = scoreClipboard(expected, read);
      expect({ misses, lost, invented }).toEqual({ misses: [], lost: [], invented: [] });
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
