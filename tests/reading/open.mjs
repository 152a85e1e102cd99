// What the commands that read clipboards share: a server that loads the reader's sources, and the clipboards of folders.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { createServer } from 'vite';

/** Loads sources as the tests do, with the parts of a page that reading HTML needs; to be closed. */
export function openSources() {
  const { window } = new JSDOM();
  Object.assign(globalThis, { DOMParser: window.DOMParser, Element: window.Element });
  return createServer({
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
}

/** The clipboards of a folder, by their names: what they hold, and the debts that are expected of them. */
export function clipboardsIn(folder) {
  const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.expected.json'))
    .sort()
    .map((file) => {
      const name = file.replace('.expected.json', '');
      const stem = join(folder, name);
      return {
        name,
        text: textOf(`${stem}.txt`),
        html: textOf(`${stem}.html`),
        expected: JSON.parse(textOf(`${stem}.expected.json`)),
      };
    });
}
