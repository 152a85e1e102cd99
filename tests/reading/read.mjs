// Reads folders of clipboards (`STEM.txt`, `STEM.html`, `STEM.expected.json`) and prints how well each was read, and all
// of them together. With `-v` before the folders, every field that was read otherwise than expected.
import { clipboardsIn, openSources } from './open.mjs';

const options = process.argv.slice(2);
const isVerbose = options.includes('-v');
const folders = options.filter((option) => !option.startsWith('-'));
if (folders.length === 0) {
  process.stderr.write(
    'Name the folders of clipboards to read: npm run reading -- tests/fixtures/credit-report\n',
  );
  process.exit(1);
}

const server = await openSources();
const { readClipboardFile } = await server.ssrLoadModule('/tests/reading/readClipboardFile.ts');
const { addScores, NO_SCORE, scoreClipboard } = await server.ssrLoadModule('/tests/reading/score.ts');

let all = NO_SCORE;
for (const folder of folders) {
  let sum = NO_SCORE;
  for (const { name, text, html, expected } of clipboardsIn(folder)) {
    const read = readClipboardFile(text, html);
    const { score, misses, invented, lost } = scoreClipboard(expected, read);
    sum = addScores(sum, score);
    print(name, score);
    if (isVerbose) {
      for (const { debt, field, expected: right, read: wrong, isMarked } of misses)
        write(
          `    ${isMarked ? 'marked' : 'SILENT'} ${debt}: ${field} ${quoted(wrong)} for ${quoted(right)}`,
        );
      for (const { values } of invented) write(`    INVENTED ${quoted(Object.values(values))}`);
      for (const debt of lost) write(`    LOST ${quoted(Object.values(debt))}`);
    }
  }
  print(`= ${folder}`, sum);
  all = addScores(all, sum);
}
if (folders.length > 1) print('= all', all);
await server.close();

function print(name, score) {
  const { fields, right, rightDoubted, wrongMarked, wrongSilent, rows, lost, invented, clipboards, whole } =
    score;
  const share = fields === 0 ? '   –' : `${((100 * right) / fields).toFixed(1)} %`;
  write(
    `${name.padEnd(48)} ${share.padStart(7)} of ${String(fields).padStart(4)} fields, wrong ${wrongMarked} marked ${wrongSilent} silent, doubted though right ${rightDoubted}, lost ${lost} of ${rows}, invented ${invented}${clipboards > 1 ? `, whole ${whole} of ${clipboards}` : ''}`,
  );
}

function quoted(value) {
  return JSON.stringify(value) ?? 'nothing';
}

function write(line) {
  process.stdout.write(`${line}\n`);
}
