import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pagesOfPdf, readPaper } from '../support/readPdf';

it('a report that LibreOffice has made a PDF of has the same debts', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'interop-'));
  try {
    const report = join(folder, 'report.txt');
    writeFileSync(report, readFileSync('tests/fixtures/credit-report/07-transunion-acr.txt'));
    const args = ['--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', 'pdf'];
    try {
      execFileSync('soffice', [...args, '--outdir', folder, report]);
    } catch (cause) {
      throw new Error('LibreOffice did not run. Install it with: apt-get install libreoffice-writer', {
        cause,
      });
    }
    const { debts } = readPaper(await pagesOfPdf(readFileSync(join(folder, 'report.pdf'))));
    const expected = JSON.parse(
      readFileSync('tests/fixtures/credit-report/07-transunion-acr.expected.json', 'utf8'),
    ) as { accountName: string; accountNumber: string }[];
    expect(debts.map(({ accountName, accountNumber }) => [accountName, accountNumber])).toEqual(
      expected.map(({ accountName, accountNumber }) => [accountName, accountNumber]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
