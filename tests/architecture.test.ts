import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The folders, lowest first: a file imports from its own folder and from those of lower lines, never sideways. */
const LAYERS = [
  ['money', 'history', 'parts'],
  ['sheet', 'creditReport', 'messages'],
  ['budget', 'debts'],
  ['plan'],
  ['caseFile'],
  ['app'],
  ['the root'],
];

const PURE = ['big.js', 'dequal/lite', 'papaparse'];
const GRID = ['ag-grid-community', 'ag-grid-react'];
const SHEET = [...PURE, ...GRID, 'react'];
const FILES = ['@noble/ciphers/chacha.js', '@noble/hashes/scrypt.js', 'age-encryption', 'browser-fs-access'];
const PDF = ['pdfjs-dist/legacy/build/pdf.mjs', 'pdfjs-dist/legacy/build/pdf.worker.mjs'];
const SCREEN = ['d3-scale', 'd3-shape', 'jotai', 'react'];

interface Kind {
  kind: string;
  path: RegExp;
  /** The kinds of files it may import, the layers permitting. */
  files: RegExp;
  /** The packages it may import; every one where they are left out. */
  packages?: string[];
  /** Whether it is for its own folder and the app alone. */
  isOwn?: true;
}

/** One line per kind of file; the first line that fits a path is its kind. */
const KINDS: Kind[] = [
  { kind: 'app', path: /^(app\/|main\.tsx$)/, files: /./ },
  {
    kind: 'sheet screen',
    path: /^sheet\/.+\.tsx$/,
    files: /^(rule|sheet|sheet screen|part)$/,
    packages: SHEET,
  },
  { kind: 'sheet', path: /^sheet\//, files: /^(rule|sheet|part)$/, packages: SHEET },
  {
    kind: 'state',
    path: /^history\/|Atoms\.ts$/,
    files: /^(rule|sheet|state)$/,
    packages: [...PURE, 'jotai'],
  },
  {
    kind: 'file',
    path: /^caseFile\/.+File\.ts$/,
    files: /^(rule|state|file|part|message)$/,
    packages: [...PURE, ...FILES, 'jotai'],
  },
  {
    kind: 'message',
    path: /^messages\//,
    files: /^(message|part)$/,
    packages: ['react', 'react-toastify/unstyled'],
  },
  {
    kind: 'report file',
    path: /^debts\/report\/files\//,
    files: /^(rule|sheet|report file)$/,
    packages: [...PURE, ...PDF],
  },
  { kind: 'part', path: /^parts\//, files: /^part$/, packages: ['react'] },
  {
    kind: 'columns',
    path: /Columns\.ts$/,
    files: /^(rule|sheet)$/,
    packages: [...PURE, ...GRID],
    isOwn: true,
  },
  { kind: 'rule', path: /\.ts$/, files: /^(rule|sheet)$/, packages: PURE },
  { kind: 'screen', path: /\.tsx$/, files: /./, packages: SCREEN, isOwn: true },
];

/** What no file does: nothing is stored, nothing is sent, nothing is logged. */
const NOWHERE =
  /\bconsole\b|localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore|\bcaches\b|\bfetch\b|XMLHttpRequest|sendBeacon|WebSocket|EventSource/g;

/** What rules, state and columns do not know: the time, chance and the page. */
const NOT_IN_RULES =
  /\bDate[.(]|new Date\b|\bMath\.random|\bperformance\.|\bset(Timeout|Interval)\b|\b(crypto|document|window|navigator)\./g;

const DRAWERS =
  /(^|\/)(utils?|hooks|types|components|constants|helpers|common|shared|lib)\/|(^|\/)index\.tsx?$/;

interface Import {
  /** The file that is imported, or else the package. */
  file?: string;
  package?: string;
  isTypeOnly: boolean;
}

const GLOB = import.meta.glob<string>('../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES = new Map(
  Object.entries(GLOB).map(([path, text]) => [path.replace('../src/', ''), withoutComments(text)]),
);
const PATHS = [...SOURCES.keys()];

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

/** What a file imports; styles and pictures are left out. */
function importsOf(path: string): Import[] {
  const text = SOURCES.get(path) ?? '';
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[^'"();=]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  );
  return [...statements].flatMap(([, type, from, dynamic]): Import[] => {
    const name = from ?? dynamic ?? '';
    const isTypeOnly = type !== undefined;
    if (/\.(css|svg)$/.test(name)) return [];
    if (!name.startsWith('.')) return [{ package: name, isTypeOnly }];
    const { pathname } = new URL(name, `https://src/${path}`);
    const file = PATHS.find((each) => [`/${each}`, `/${each.replace(/\.tsx?$/, '')}`].includes(pathname));
    return [{ file: file ?? pathname, isTypeOnly }];
  });
}

function folderOf(path: string): string {
  return path.includes('/') ? path.replace(/\/.*/, '') : 'the root';
}

function layerOf(path: string): number {
  return LAYERS.findIndex((folders) => folders.includes(folderOf(path)));
}

function kindOf(path: string) {
  const kind = KINDS.find((each) => each.path.test(path));
  if (!kind) throw new Error(`${path} is of no kind.`);
  return kind;
}

/** Names every import that breaks a rule, such as `money/money.ts (rule) imports jotai`. */
function offences(breaks: (importer: string, imported: Import) => boolean): string[] {
  return PATHS.flatMap((path) =>
    importsOf(path)
      .filter((each) => breaks(path, each))
      .map((each) => `${path} (${kindOf(path).kind}) imports ${each.file ?? each.package}`),
  );
}

/** Names every place where a file of some kinds says what it must not. */
function sayings(words: RegExp, kinds: RegExp): string[] {
  return PATHS.filter((path) => kinds.test(kindOf(path).kind)).flatMap((path) =>
    [...(SOURCES.get(path) ?? '').matchAll(words)].map(([word]) => `${path} says ${word}`),
  );
}

/** The packages that run when a file is imported, with a way to them; there are very many, and each file is asked once. */
function packagesBehind(path: string, way: readonly string[] = [path], seen = new Set([path])): string[] {
  return importsOf(path)
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .flatMap(({ file, package: name }) => {
      if (name) return [`${way.join(' → ')} → ${name}`];
      if (!file || seen.has(file)) return [];
      seen.add(file);
      return packagesBehind(file, [...way, file], seen);
    });
}

it('reads the sources and what they import', () => {
  expect(PATHS).toContain('main.tsx');
  expect(importsOf('budget/budget.ts')).toContainEqual({ file: 'budget/expenses.ts', isTypeOnly: false });
  expect(importsOf('sheet/sheet.ts')).toContainEqual({ package: 'react', isTypeOnly: true });
  expect(offences((_, { file }) => file !== undefined && !PATHS.includes(file))).toEqual([]);
});

it('knows the layer of every folder', () => {
  expect(PATHS.filter((path) => layerOf(path) < 0)).toEqual([]);
});

it('imports from the same folder or a lower layer, never upwards or sideways', () => {
  const breaks = (path: string, { file }: Import) =>
    file !== undefined && folderOf(file) !== folderOf(path) && layerOf(file) >= layerOf(path);
  expect(offences(breaks)).toEqual([]);
});

it('has no circle of files', () => {
  const circles = (path: string, way: readonly string[]): string[] => {
    if (way.includes(path)) return [[...way.slice(way.indexOf(path)), path].join(' → ')];
    if (seen.has(path)) return [];
    seen.add(path);
    return importsOf(path).flatMap(({ file }) => (file ? circles(file, [...way, path]) : []));
  };
  const seen = new Set<string>();
  expect(PATHS.flatMap((path) => circles(path, []))).toEqual([]);
});

it('has no circle of rooms within a folder', () => {
  const roomOf = (path: string) => path.split('/').slice(0, -1).join('/');
  const isBeside = (room: string, other: string) =>
    room !== other && room.split('/').length > 1 && roomOf(room) === roomOf(other);
  const behind = (room: string): string[] =>
    PATHS.filter((path) => roomOf(path) === room)
      .flatMap((path) => importsOf(path).map(({ file }) => roomOf(file ?? '')))
      .filter((other) => isBeside(room, other));
  const circles = (room: string, way: readonly string[]): string[] =>
    way.includes(room)
      ? [[...way.slice(way.indexOf(room)), room].join(' → ')]
      : [...new Set(behind(room))].flatMap((other) => circles(other, [...way, room]));
  const rooms = [...new Set(PATHS.map(roomOf))];
  expect([...new Set(rooms.flatMap((room) => circles(room, [])))]).toEqual([]);
});

it('imports only the kinds of files that its own kind may', () => {
  const breaks = (path: string, { file }: Import) =>
    file !== undefined && !kindOf(path).files.test(kindOf(file).kind);
  expect(offences(breaks)).toEqual([]);
});

it('imports only the packages that its kind may', () => {
  const breaks = (path: string, { package: name }: Import) =>
    name !== undefined && !(kindOf(path).packages?.includes(name) ?? true);
  expect(offences(breaks)).toEqual([]);
});

it('keeps the screens and the columns of a feature to the feature and the app', () => {
  const breaks = (path: string, { file }: Import) =>
    file !== undefined &&
    kindOf(file).isOwn === true &&
    folderOf(file) !== folderOf(path) &&
    kindOf(path).kind !== 'app';
  expect(offences(breaks)).toEqual([]);
});

it('runs no package behind a rule, a state or columns but pure ones and Jotai', () => {
  const ways = PATHS.filter((path) => /^(rule|state|columns)$/.test(kindOf(path).kind)).flatMap((path) =>
    packagesBehind(path),
  );
  const isAllowed = (way: string) => [...PURE, 'jotai'].some((name) => way.endsWith(` → ${name}`));
  expect(ways.filter((way) => !isAllowed(way))).toEqual([]);
});

it('lets rules, states and columns know neither the time nor chance nor the page', () => {
  expect(sayings(NOT_IN_RULES, /^(rule|state|columns)$/)).toEqual([]);
});

it('stores, sends and logs nothing anywhere', () => {
  expect(sayings(NOWHERE, /./)).toEqual([]);
});

it('names folders after what they are for, and has no barrels', () => {
  expect(PATHS.filter((path) => DRAWERS.test(path))).toEqual([]);
});

it('has no style that asks what stands anywhere below, which the browser would ask at every change of the page', () => {
  const styles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  const asked = styles.flatMap((path) =>
    [...readFileSync(`src/${path}`, 'utf8').matchAll(/:has\(\s*([^)]+)/g)].map(([, inner = '']) => ({
      path,
      inner,
    })),
  );
  expect(asked.length).toBeGreaterThan(5);
  // Each step from the element on is to a child or a sibling.
  expect(asked.filter(({ inner }) => !/^([>+~] *[^\s>+~]+ *)+$/.test(inner))).toEqual([]);
});
