import { type Account, accountOf, type Fact } from '../account';
import { headingKind, spelledKind } from '../lexicon/labels';
import type { LabelKind } from '../lexicon/labelTable';
import { columnMeanings } from '../meaning/columnMeanings';
import { isWithin } from '../page/lines';
import { matchesIn } from '../page/matches';
import { rememberedOf } from '../page/remembered';
import { type DataObject, type Entry, wordsOf } from './dataObject';
import { elementsIn, isXml } from './elements';

/** What is open while a text of objects is read. */
interface Open extends DataObject {
  isList: boolean;
}

const TOKEN = /"((?:[^"\\]|\\.)*)"?|[{}[\],:]|[^\s{}[\],:"]+/g;
/** Deeper texts are no reports. */
const MAX_DEPTH = 40;
const NULLS: ReadonlySet<string> = new Set(['null', 'undefined', 'None']);

function unescaped(text: string): string {
  return text.replace(/\\(u[\da-f]{4}|.)/gi, (_, code: string) =>
    code.length > 1
      ? String.fromCharCode(Number.parseInt(code.slice(1), 16))
      : ({ n: ' ', t: ' ', r: ' ' }[code] ?? code),
  );
}

/** The objects of a text in JSON, also of one that is broken off: each with the values of the objects within it, but not of lists. */
function objectsIn(source: string): DataObject[] {
  const objects: DataObject[] = [];
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
  for (const match of matchesIn(source, TOKEN)) {
    const [token] = match;
    const at = match.index;
    const top = open.at(-1);
    if (token === '{' || token === '[') {
      if (open.length >= MAX_DEPTH) return [];
      // What stands in a list is called as the list is.
      const called = isValue ? key : top?.isList ? top.key : '';
      open.push({ isList: token === '[', key: called, entries: [], from: at, to: source.length });
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
const DEBT: readonly LabelKind[] = ['name', 'number', 'balance'];
const ID = /^(?:\w+ )*id$/;
/** What a machine numbers things with: no number that a person would know. */
const MACHINE_ID = /^(?=.*[A-Za-z])[\w-]{20,}$/;
/** Keys of machines whose words say less than they mean, with the label that says it. */
const KEYS: readonly (readonly [RegExp, string])[] = [
  [/^(?:\w+ )?balances? current(?: amount| balance)?$/, 'current balance'],
  [/^(?:account )?sub ?type$/, 'account type'],
  [/^(?:account mask|mask|(?:\w+ )*account identifier)$/, 'account number'],
  [/\b(?:holder|creditor|lender|furnisher|servicer) (?:\w+ ){0,4}full name$/, 'creditor name'],
];
/** Who is owed, as the key of a name says it; a person or a file is called by a name too. */
const WHO_IS_OWED =
  /\b(?:creditor|lender|holder|furnisher|servicer|subscriber|institution|bank|issuer|company)\b/;
/** Whether something is overdue, as machines answer it. */
const IS_LATE = /^(?:is )?(?:overdue|past due|delinquent|late)$/;
const ANSWERS: Readonly<Record<string, string>> = { true: 'past due', false: 'current' };

/** What an object is called that tells of no debt: a judgment or a bankruptcy, who asked for the report, the sums of it. */
const NO_DEBT = /\b(?:public records?|inquiry|inquiries|summar(?:y|ies)|scores?)$/;

function labelled({ label, value, from, to }: Entry): Entry {
  const answer = IS_LATE.test(label) ? ANSWERS[value.toLowerCase()] : undefined;
  if (answer) return { label: 'payment status', value: answer, from, to };
  return { label: KEYS.find(([key]) => key.test(label))?.[1] ?? label, value, from, to };
}

function has({ entries }: DataObject, wanted: readonly LabelKind[]): boolean {
  return entries.some(({ label }) => wanted.includes(headingKind(label) ?? 'text'));
}

/** The ids of an object: its own, and those of what it belongs to, such as a person or a file. */
function idsOf({ entries }: DataObject): string[] {
  const ids = entries.flatMap(({ label, value }) =>
    ID.test(label) && value.length > 2 ? [`${label} ${value}`] : [],
  );
  return [...new Set(ids)];
}

/**
 * What an object says of the debt that it is: its name, its number and its balance, each with its key. An object around
 * many says it of all of them, and is asked for each of their ids.
 */
const debtIn = rememberedOf(({ entries }: DataObject): ReadonlyMap<string, string> => {
  return new Map(
    entries.flatMap(({ label, value }) =>
      DEBT.includes(headingKind(label) ?? 'text') && value !== '' ? [[label, value] as const] : [],
    ),
  );
});

/**
 * Whether objects that share an id are several debts: each has its own balance, and under the same key they say different
 * names, numbers or balances.
 */
function areSeveral(objects: readonly DataObject[]): boolean {
  if (objects.length < 2) return false;
  const [first, ...others] = objects
    .filter((object) => has(object, ['balance']) && has(object, ['name', 'number']))
    .map(debtIn);
  return others.some((other) =>
    [...other].some(([label, value]) => first?.has(label) && first.get(label) !== value),
  );
}

/** Puts objects that the same id names together, such as an account and its payments: what the others say joins the one with the balance. */
function joined(objects: readonly DataObject[]): DataObject[] {
  const byId = new Map<string, DataObject[]>();
  const put = (groups: Map<string, DataObject[]>, key: string, object: DataObject) => {
    const group = groups.get(key);
    if (group) group.push(object);
    else groups.set(key, [object]);
  };
  for (const object of objects) for (const id of idsOf(object)) put(byId, id, object);
  const shared = new Set([...byId].filter(([, group]) => areSeveral(group)).map(([id]) => id));
  const groups = new Map<string, DataObject[]>();
  const alone: DataObject[] = [];
  for (const object of objects) {
    const id = idsOf(object).find((one) => !shared.has(one));
    if (id === undefined) alone.push(object);
    else put(groups, id, object);
  }
  const whole = [...groups.values()].map((group) => {
    const owner =
      group.find((one) => has(one, ['balance'])) ?? group.find((one) => has(one, SUM)) ?? group[0];
    const entries = [owner, ...group.filter((one) => one !== owner)].flatMap((one) => one?.entries ?? []);
    const known = new Set<string>();
    return {
      ...(owner as DataObject),
      entries: entries.filter(({ label }) => !known.has(label) && known.add(label)),
    };
  });
  return [...alone, ...whole];
}

/** The entries that tell who is owed. */
const whoIsOwedIn = rememberedOf(({ entries }: DataObject): readonly Entry[] =>
  entries.filter(
    ({ label, value }) => value !== '' && WHO_IS_OWED.test(label) && headingKind(label) === 'name',
  ),
);

/**
 * What is owed with who is owed, where that stands beside it, as in exports of mortgage lenders: in the smallest object
 * around it that names him, and holds no other sum. What has a number too may repeat a sum of the object around it.
 */
function withWhoIsOwed(
  debt: DataObject,
  all: readonly DataObject[],
  owed: readonly DataObject[],
): DataObject {
  if (has(debt, ['name'])) return debt;
  const isAround = (one: DataObject) => one !== debt && isWithin(debt, one);
  let around: DataObject | undefined;
  for (const one of all) {
    const isSmaller = !around || one.to - one.from < around.to - around.from;
    if (isSmaller && isAround(one) && whoIsOwedIn(one).length > 0) around = one;
  }
  const outer = around ?? debt;
  const isNumbered = has(debt, ['number']);
  const holdsOther = owed.some(
    (one) => one !== debt && isWithin(one, outer) && !(isNumbered && isAround(one)),
  );
  return around && !holdsOther ? { ...debt, entries: [...debt.entries, ...whoIsOwedIn(around)] } : debt;
}

/** Reads a text of objects (JSON) or elements (XML): each that has a balance of its own, and a name or a number beside it. */
export function readObjects(source: string): Account[] {
  const read = isXml(source) ? elementsIn : IS_OBJECTS.test(source.slice(0, 2000)) ? objectsIn : undefined;
  if (!read) return [];
  const all = read(source).map((object) => ({ ...object, entries: object.entries.map(labelled) }));
  const owed = joined(all).filter((object) => !NO_DEBT.test(wordsOf(object.key)) && has(object, SUM));
  const objects = owed
    .map((object) => withWhoIsOwed(object, all, owed))
    .filter((object) => has(object, ['name', 'number']));
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
    const told = new Set(entries.map(({ label }) => kinds[labels.indexOf(label)]));
    const facts = entries.flatMap(({ label, value, from, to }): Fact[] => {
      if (ID.test(label) && MACHINE_ID.test(value)) return [];
      // Objects of several kinds say the same in other keys: what one column has taken is open to the other.
      const other = headingKind(label);
      const kind =
        kinds[labels.indexOf(label)] ?? spelledKind(label) ?? (told.has(other) ? undefined : other);
      return kind ? [{ kind, label, values: [value], span: { from, to } }] : [];
    });
    return accountOf(facts);
  });
}
