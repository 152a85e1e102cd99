import { type Account, accountOf, type Fact } from '../account';
import { headingKind, spelledKind } from '../lexicon/labels';
import type { LabelKind } from '../lexicon/labelTable';
import { columnMeanings } from '../meaning/columnMeanings';
import type { Span } from '../page/lines';

/** A value of an object with its keys, the outer ones first, in words. */
interface Entry extends Span {
  label: string;
  value: string;
}

/** What is open while a text of objects is read. */
interface Open extends Span {
  isList: boolean;
  key: string;
  entries: Entry[];
}

const TOKEN = /"((?:[^"\\]|\\.)*)"?|[{}[\],:]|[^\s{}[\],:"]+/g;
/** Deeper texts are no reports. */
const MAX_DEPTH = 40;
const NULLS: ReadonlySet<string> = new Set(['null', 'undefined', 'None']);

/** The words of a key: `currentBalance`, `current_balance` and `Current Balance` are the same. */
function wordsOf(key: string): string {
  return key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .toLowerCase();
}

function unescaped(text: string): string {
  return text.replace(/\\(u[\da-f]{4}|.)/gi, (_, code: string) =>
    code.length > 1
      ? String.fromCharCode(Number.parseInt(code.slice(1), 16))
      : ({ n: ' ', t: ' ', r: ' ' }[code] ?? code),
  );
}

/** The objects of a text in JSON, also of one that is broken off: each with the values of the objects within it, but not of lists. */
function objectsIn(source: string): Open[] {
  const objects: Open[] = [];
  const open: Open[] = [];
  let key = '';
  let isValue = false;
  const close = (to: number) => {
    const last = open.pop();
    if (!last) return;
    last.to = to;
    if (last.isList) return;
    const outer = open.at(-1);
    objects.push(last);
    if (outer && !outer.isList)
      for (const entry of last.entries)
        outer.entries.push({ ...entry, label: `${wordsOf(last.key)} ${entry.label}`.trim() });
  };
  for (const match of source.matchAll(TOKEN)) {
    const [token] = match;
    const at = match.index;
    const top = open.at(-1);
    if (token === '{' || token === '[') {
      if (open.length >= MAX_DEPTH) return [];
      open.push({ isList: token === '[', key: isValue ? key : '', entries: [], from: at, to: source.length });
      isValue = false;
    } else if (token === '}' || token === ']') {
      close(at + 1);
      isValue = false;
    } else if (token === ',') isValue = false;
    else if (token === ':') isValue = true;
    else if (top && !top.isList) {
      const text = match[1] === undefined ? token : unescaped(match[1]);
      if (!isValue) key = text;
      else if (!NULLS.has(token))
        top.entries.push({ label: wordsOf(key), value: text, from: at, to: at + token.length });
      else top.entries.push({ label: wordsOf(key), value: '', from: at, to: at + token.length });
    }
  }
  while (open.length > 0) close(source.length);
  return objects;
}

const IS_OBJECTS = /^\s*(?:[\w$]+\s*=\s*)?[[{]|"[\w .-]+"\s*:/;
const SUM: readonly LabelKind[] = ['balance', 'amountLoose'];

/** Reads a text of objects (JSON): each that has a balance of its own, and a name or a number beside it. */
export function readObjects(source: string): Account[] {
  if (!IS_OBJECTS.test(source.slice(0, 2000))) return [];
  const objects = objectsIn(source).filter(({ entries }) => {
    const kinds = new Set(entries.map(({ label }) => headingKind(label)));
    return SUM.some((kind) => kinds.has(kind)) && (kinds.has('name') || kinds.has('number'));
  });
  // An object around others that are debts is none itself.
  const inner = objects.filter(
    (object) =>
      !objects.some((other) => other !== object && other.from > object.from && other.to <= object.to),
  );
  inner.sort((one, other) => one.from - other.from);
  const labels = [...new Set(inner.flatMap(({ entries }) => entries.map(({ label }) => label)))];
  const rows = inner.map(({ entries }) =>
    labels.map((label) => entries.find((entry) => entry.label === label)?.value ?? ''),
  );
  const kinds = columnMeanings(labels, rows);
  return inner.map(({ entries }) => {
    const facts = labels.flatMap((label, column): Fact[] => {
      const entry = entries.find((one) => one.label === label);
      const kind = kinds[column] ?? spelledKind(label);
      return entry && kind
        ? [{ kind, label, values: [entry.value], span: { from: entry.from, to: entry.to } }]
        : [];
    });
    return accountOf(facts);
  });
}
