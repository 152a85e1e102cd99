// @vitest-environment jsdom
import { readFileSync, existsSync } from 'node:fs';
import { it } from 'vitest';
import { readReport } from '../src/creditReport/readReport';
import { readHtmlLines } from '../src/sheet/clipboard/htmlLines';
import { readHtmlTables } from '../src/sheet/clipboard/htmlTables';
it('x', () => {
  for (const n of (process.env['ZZ'] ?? '').split(' ')) {
    const text = readFileSync(`tests/fixtures/${n}.txt`, 'utf8');
    const h = `tests/fixtures/${n}.html`;
    const html = existsSync(h) ? readFileSync(h, 'utf8') : '';
    const r = readReport({ text, tables: readHtmlTables(html), elements: readHtmlLines(html) });
    console.log(n, r.kind, r.layout, r.otherLayouts, r.addsUp && `${r.addsUp.printed} ${r.addsUp.read}`);
    for (const s of r.slots) console.log('  slot', JSON.stringify(s));
    for (const d of r.debts) console.log('  ', d.accountName, '|', d.accountNumber, '|', d.amountText, '|', d.current, '|', d.payingText, '|', d.originalCreditor, '|', Object.entries(d.sources).map(([f, s]) => `${f}:${JSON.stringify(r.source.slice(s.from, s.to)).slice(0, 60)}`).join(' '));
    console.log('  unused', r.unused.map((u) => `${u.kind}:${r.source.slice(u.from, u.to)}`).join(' ; '));
    if (process.env['ZS']) console.log(r.source);
  }
});
