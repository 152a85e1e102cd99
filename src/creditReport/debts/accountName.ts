import { type Account, CREDITOR_CONTACT, type Fact, factsOf } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import type { Span } from '../page/lines';
import { collapse } from '../page/normalise';
import { nameBeforeAddress } from '../pieces/addresses';
import { isEmptyValue } from '../pieces/amounts';
import { readDate } from '../pieces/dates';
import { nameKey } from '../pieces/nameKey';
import { type CleanName, cleanName, isName } from '../pieces/names';
import { STATUS_KINDS } from './accountStatus';
import type { Printed } from './bureauTable';

/** A name with the line it stands in. */
export interface PlacedName extends CleanName {
  span: Span;
  /** The label it stands under; none where it is a heading. */
  label?: string | undefined;
}

/** Whether the words of a name are those of a longer one, cut short: `FORD CRED` for `FORD MOTOR CREDIT`. */
function isShortFor(name: string, whole: string): boolean {
  const words = whole.toLowerCase().split(' ');
  let at = -1;
  const isWord = (word: string, index: number) => {
    at = words.findIndex((one, place) => place > at && one.startsWith(word));
    return index === 0 ? at === 0 : at > 0;
  };
  return name.length < whole.length && name.toLowerCase().split(' ').every(isWord);
}

/** How an account stands, printed behind its name: `OAK BANK Open Installment`. */
const STANDING = / (?:open|closed)(?: |$)/i;

/**
 * Whether the name that a report prints above the columns of the bureaus is better than theirs: their columns have too
 * little room for it, or each of them calls the creditor otherwise.
 */
function isBetterAbove(account: Account, whole: string): boolean {
  const values = account.facts.find(({ kind }) => kind === 'name')?.values ?? [];
  const names = values.flatMap((value) => (isEmptyValue(value) ? [] : cleanName(value).name));
  if (names.length < 2 || STANDING.test(whole)) return false;
  const own = new Set(whole.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const areOther = new Set(names.map(nameKey)).size > 1;
  const shares = names.some((name) =>
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => own.has(word)),
  );
  return isShortFor(names[0] ?? '', whole) || (areOther && shares);
}

/** Whom to ask about an account, without his address. */
function contactOf({ facts }: Account): PlacedName | undefined {
  for (const { label, values, span } of facts) {
    const [name = ''] = label === CREDITOR_CONTACT ? nameBeforeAddress(values[0] ?? '').split(/,? *$/) : [];
    if (isName(name)) return { ...cleanName(name), name: once(cleanName(name).name), span, label };
  }
  return undefined;
}

/**
 * The name of an account: the label's value, else the heading above. Beside a collection agency the creditor is the
 * original one, and is given apart.
 */
export function readAccountName(account: Account): {
  name: PlacedName | undefined;
  creditor: PlacedName | undefined;
} {
  const named = (kinds: readonly LabelKind[]): PlacedName | undefined => {
    for (const fact of account.facts) {
      if (!kinds.includes(fact.kind)) continue;
      for (const value of fact.values) {
        const clean = isEmptyValue(value) || readDate(value) !== undefined ? undefined : cleanName(value);
        if (clean?.name && /\p{L}|\p{N}/u.test(clean.name))
          return { ...clean, name: once(clean.name), span: fact.span, label: fact.label };
      }
    }
    return undefined;
  };
  const heading = account.heading && {
    ...account.heading.name,
    name: once(account.heading.name.name),
    span: account.heading.span,
    multiLine: account.heading.name.multiLine || account.heading.isDoubtful === true,
  };
  const agency = named(['agency']);
  const creditor = named(['name']);
  if (agency) return { name: agency, creditor };
  // What the bureaus beside each other run together is each one's name for it; the report has its own above.
  const isRunOn = account.facts.some(
    ({ kind, values: [value = ''] }) => kind === 'name' && once(value) !== value,
  );
  const isAbove = heading !== undefined && isBetterAbove(account, heading.name);
  const isLabelled = isName(creditor?.name ?? '') && !isRunOn && !isAbove;
  const label = isLabelled || !heading?.name ? creditor : undefined;
  // Where the column of the present creditor is empty, the original one still has the debt.
  const hasColumn = account.facts.some(({ kind }) => kind === 'name');
  const name =
    label ??
    (heading?.name ? heading : creditor) ??
    (hasColumn ? named(['original']) : undefined) ??
    contactOf(account);
  if (name && heading && name !== heading && !name.originalCreditor && heading.originalCreditor)
    return { name: { ...name, originalCreditor: heading.originalCreditor }, creditor: undefined };
  return { name, creditor: undefined };
}

/** The original creditor in a remark: `Orig Cred: OAK BANK`, `Acreedor original: OAK`, `orig. Oak`, `collection (ex Oak)`. */
const IN_REMARK: readonly RegExp[] = [
  /\borig(?:inal)?\.? cred(?:itor|\.)?(?: name)?(?: ?[:=]| -| was) ?([^;.()]{2,60})/i,
  /\b[Oo]rig(?:inal)?\.? cred(?:itor|\.) (\p{Lu}[^;.()]{1,40})/u,
  /\b(?:acreedor|credor) original ?[:=]? ?([^;.]{2,60})/i,
  /^[Oo]rig(?:inally)?\.? (\p{Lu}[^;.]{1,40})$/u,
  /\((?:ex|fka)[- ](\p{Lu}[^()]{1,40})\)/u,
];
/** Headings of what somebody notes about each debt. */
const NOTES = /^(?:notes?|notas?|remarks?|comments?)$/;

/** Whether a fact is a remark, which may tell anything. */
function isRemark({ kind, label }: Fact): boolean {
  return kind === 'statusHint' || (kind === 'text' && NOTES.test(label));
}

function originalIn(remark: string): string | undefined {
  for (const pattern of IN_REMARK) {
    const told = pattern.exec(remark)?.[1];
    if (told !== undefined) return collapse(told);
  }
  return undefined;
}

/** What kind of company it is, as bureaus print it behind the original creditor: `DIRECTV (Utility Company)`. */
const KIND_OF_COMPANY =
  / \((?:utilit\w+|medical|health\w*|hospitals?|physicians?|communications?|telecom\w*|telephone|cellular|wireless|cable|internet|financ\w+|bank(?:s|ing)|credit unions?|retail|department stores?|mail order|insurance|government|education\w*|rental|leasing|real estate|property management|automotive|oil|services?)\b[\w\s/&-]*\)$/i;

/** A name that stands several times in a row, as the bureaus beside each other print it, once; a last one may be cut off. */
function once(name: string): string {
  const words = name.replace(/(?: [-–—]+)+$/, '').split(' ');
  const second = words.indexOf(words[0] ?? '', 1);
  const repeats =
    second > 1 &&
    words.every((word, index) => {
      const first = words[index % second] ?? '';
      return word === first || (index === words.length - 1 && first.startsWith(word));
    });
  return repeats && words.length >= 2 * second ? words.slice(0, second).join(' ') : name;
}

/** For whom an agency collects, as it calls him in its own papers. */
const CLIENT = /^clients?(?: name)?$/;

/** Whether a report lists an account among collections, or says that it is one. */
function isCollection({ inCollections, facts }: Account): boolean {
  return inCollections || facts.some(({ values }) => values.some((value) => /\bcollection\b/i.test(value)));
}

/** What a report says under the labels of an original creditor; in an account of collection the client is the one who placed it there. */
function originalsIn(account: Account): readonly Fact[] {
  const labelled = factsOf(account, 'original');
  if (labelled.length > 0 || !isCollection(account)) return labelled;
  // Above all else of an account stands whose report it is.
  const first = account.facts.findIndex(({ kind }) => kind !== 'text');
  return account.facts.filter(
    ({ kind, label }, index) => kind === 'text' && CLIENT.test(label) && index > first && first >= 0,
  );
}

/**
 * The original creditor as printed: under its label, in a remark, in the status or on a line of its own below it, in the creditor's
 * place beside an agency, or behind the name.
 */
export function readOriginalCreditor(
  account: Account,
  name: PlacedName | undefined,
  creditor: PlacedName | undefined,
): Printed<string> | undefined {
  for (const fact of originalsIn(account)) {
    const printed = fact.values.find((value) => !isEmptyValue(value));
    if (printed === undefined || cleanName(printed).name === name?.name) continue;
    const value = collapse((printed.split('\n')[0] ?? '').replace(/[><]/g, ' '));
    return { value: once(value.replace(KIND_OF_COMPANY, '')), span: fact.span, label: fact.label };
  }
  for (const fact of [...account.facts, ...(account.unknown ?? [])].filter(isRemark)) {
    const told = fact.values.flatMap((value) => originalIn(value) ?? [])[0];
    if (told) return { value: told, span: fact.span, label: fact.label };
  }
  for (const { kind, values, span, label } of account.facts) {
    if (!STATUS_KINDS.includes(kind)) continue;
    const below = values.flatMap((text) => text.split('\n').slice(1));
    const told = [
      ...below.flatMap((line) => cleanName(line).originalCreditor || []),
      ...values.flatMap((text) => originalIn(text) ?? []),
    ][0];
    if (told) return { value: told, span, label };
  }
  if (creditor) return { value: creditor.name, span: creditor.span, label: creditor.label };
  return name?.originalCreditor ? { value: name.originalCreditor, span: name.span } : undefined;
}
