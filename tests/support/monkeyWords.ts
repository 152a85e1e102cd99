import { readdirSync, readFileSync } from 'node:fs';

/** What a monkey can have on its clipboard. */
export interface Copied {
  name: string;
  text: string;
  html?: string;
}

/** The keys that a monkey presses, each line as often as its weight says. */
export const KEYS: readonly { weight: number; keys: readonly string[] }[] = [
  { weight: 34, keys: [...'0123456789', ...'0123456789', '.', '.'] },
  { weight: 12, keys: [...'abcoxyzACO3 ,-+=@"\'$()%<>&;/#é€漢😀'] },
  { weight: 22, keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', 'Enter', 'Tab', 'Tab'] },
  { weight: 8, keys: ['Shift+Enter', 'Shift+Tab', 'Home', 'End', 'PageUp', 'PageDown', 'F2', 'Escape'] },
  {
    weight: 8,
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown'].flatMap((key) => [
      `Shift+${key}`,
      `Control+${key}`,
      `Control+Shift+${key}`,
    ]),
  },
  { weight: 4, keys: ['Delete', 'Backspace', 'Backspace'] },
  { weight: 5, keys: ['Control+z', 'Control+z', 'Control+y', 'Control+Shift+Z'] },
  {
    weight: 5,
    keys: ['Control+c', 'Control+x', 'Control+v', 'Control+v', 'Control+d', 'Control+r', 'Control+Enter'],
  },
  { weight: 3, keys: ['Control+Alt+-', 'Alt+Shift+ArrowUp', 'Alt+Shift+ArrowDown'] },
  { weight: 2, keys: ['Control+m'] },
  { weight: 2, keys: ['Control+a', 'Shift+ ', 'Control+ ', 'Alt+ArrowDown', 'Control+/'] },
];

/** Texts that mean harm, or that nobody has thought of. */
const HOSTILE: readonly string[] = [
  '=HYPERLINK("https://example.com")',
  '<img src=x onerror=alert(1)>',
  '9'.repeat(60),
  '9'.repeat(61),
  `0.${'0'.repeat(40)}5`,
  '0.005',
  '1.2.3',
  '.',
  '(50.25)',
  '75 CR',
  '1.234,56',
  '-5,00',
  '1E+9',
  '"never closed\t5',
  '"two\nlines"\t"a ""quote"""\t5',
  '\t\t\t\n\t\t\n\n',
  '   ',
  '\0\u0001\uFFFD',
  '\u202Eright to left\u200B\uFEFF',
  '👩‍👩‍👧‍👦'.repeat(50),
  'long '.repeat(400),
  '__proto__\tconstructor\ttoString',
  'line\n'.repeat(60),
  'cell\t'.repeat(60),
];

const REPORTS: readonly Copied[] = ['credit-report', 'own-reports'].flatMap((folder) => {
  const path = new URL(`../fixtures/${folder}/`, import.meta.url);
  const read = (name: string) => readFileSync(new URL(name, path), 'utf8');
  const names = readdirSync(path).toSorted();
  return names
    .filter((name) => name.endsWith('.txt'))
    .map((name) => {
      const html = name.replace(/txt$/, 'html');
      return { name, text: read(name), ...(names.includes(html) && { html: read(html) }) };
    });
});

/** Everything that a monkey pastes but for the blocks of cells, which it makes up. */
export const CLIPBOARDS: readonly { weight: number; copied: readonly Copied[] }[] = [
  { weight: 3, copied: HOSTILE.map((text) => ({ name: JSON.stringify(text.slice(0, 30)), text })) },
  { weight: 2, copied: REPORTS },
];

/** What stands in a pasted cell. */
export const CELLS: readonly string[] = [
  '',
  'First Bank',
  '4111 1111 1111 1234',
  '$1,234.50',
  '18.09',
  '0.005',
  '250',
  'Creditor 2',
  'other',
  '90+ Days Late',
  '30days',
  'USD 30',
  '$ -',
];
