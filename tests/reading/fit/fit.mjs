// Learns what words most likely are from all clipboards whose debts are known, and writes the tables of weights. With
// `--left-out`, it writes nothing and prints how texts are read that were left out: a third of the folders at a time.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clipboardsIn, openSources } from '../open.mjs';

const FIXTURES = 'tests/fixtures';
/** Folders that rules have been made for, or may have been; of the others nobody has looked at a text to make a rule. */
const MENDED = /^(?:credit-report|own-reports|blind-(?!2[5-8][abc]).*)$/;
const FOLDS = 3;

const server = await openSources();
const { compareOn, learn, study } = await server.ssrLoadModule('/tests/reading/fit/fit.ts');

const clipboards = readdirSync(FIXTURES)
  .filter((folder) => MENDED.test(folder) || /^(?:blind|lessons)-/.test(folder))
  .flatMap((folder) => {
    const isMended = MENDED.test(folder);
    return clipboardsIn(join(FIXTURES, folder)).map((clipboard) => ({ ...clipboard, folder, isMended }));
  });
const { labellings, names } = study(clipboards);
write(`${labellings.length} clipboards, ${names.length} pieces of evidence`);

if (process.argv.includes('--left-out')) {
  const folders = [...new Set(labellings.filter(({ isMended }) => !isMended).map(({ folder }) => folder))];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const left = new Set(folders.filter((_, index) => index % FOLDS === fold));
    const tables = learn(
      labellings.filter(({ folder }) => !left.has(folder)),
      names,
    );
    for (const folder of left) {
      const { rules, second } = compareOn(
        labellings.filter((one) => one.folder === folder),
        tables,
      );
      write(`${folder.padEnd(14)} ${shown(rules)}  ->  ${shown(second)}`);
    }
  }
} else {
  const { evidence, steps } = learn(labellings, names);
  const tables = [
    `/** Of evidence; \`npm run fit\` writes it. */\nexport const EVIDENCE_TABLE = \`${escaped(evidence)}\`;\n`,
    `/** Of steps from word to word; \`npm run fit\` writes it. */\nexport const STEP_TABLE = \`${escaped(steps)}\`;\n`,
  ];
  writeFileSync('src/creditReport/likely/weightTables.ts', tables.join('\n'));
  write(`${evidence.split('\n').length} rows of weights`);
}
await server.close();

function shown({ fields, right, wrongMarked, wrongSilent, lost, invented, whole }) {
  return `${((100 * right) / fields).toFixed(1)} % of ${fields}, wrong ${wrongMarked} marked ${wrongSilent} silent, lost ${lost}, invented ${invented}, whole ${whole}`;
}

/** A text as it stands between backticks. */
function escaped(text) {
  return text.replace(/[\\`]|\$(?={)/g, '\\$&');
}

function write(line) {
  process.stdout.write(`${line}\n`);
}
