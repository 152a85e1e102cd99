// Reads text files and prints the debts of each: by the rules alone, in which layout, and held against what words most
// likely are. A page that was saved beside a text (`STEM.html`) is read with it.
import { existsSync, readFileSync } from 'node:fs';
import { openSources } from './open.mjs';

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('Name the texts to read: npm run read -- note.txt\n');
  process.exit(1);
}

const server = await openSources();
const { clipboardTextOf } = await server.ssrLoadModule('/src/debts/report/clipboardText.ts');
const { readByRules, readReport } = await server.ssrLoadModule('/src/creditReport/readReport.ts');

for (const file of files) {
  const page = file.replace(/\.txt$/, '.html');
  const html = page !== file && existsSync(page) ? readFileSync(page, 'utf8') : '';
  const clipboard = clipboardTextOf({ text: readFileSync(file, 'utf8'), html });
  print(`${file}, by the rules`, readByRules(clipboard));
  print(`${file}, as it is read`, readReport(clipboard));
}
await server.close();

function print(title, { kind, layout, debts }) {
  process.stdout.write(`${title}: ${kind}${layout ? `, ${layout}` : ''}\n`);
  for (const {
    accountName,
    accountNumber,
    amountText,
    current,
    payingText,
    originalCreditor,
    review,
  } of debts) {
    const fields = [accountName, accountNumber, amountText, current, payingText, originalCreditor];
    process.stdout.write(`  ${fields.map((field) => field || '–').join(' | ')}  ${review.join(', ')}\n`);
  }
}
