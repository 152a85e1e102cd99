import { readdirSync, readFileSync } from 'node:fs';

/** Every report of the fixtures, as a browser puts it on the clipboard. */
export const REPORT_FIXTURES = ['credit-report', 'own-reports'].flatMap((folder) => {
  const path = `tests/fixtures/${folder}`;
  const files = readdirSync(path);
  const read = (file: string) => (files.includes(file) ? readFileSync(`${path}/${file}`, 'utf8') : '');
  const names = new Set(files.map((file) => file.replace(/\.[a-z.]+$/, '')));
  return [...names].map((name) => ({ name, text: read(`${name}.txt`), html: read(`${name}.html`) }));
});
