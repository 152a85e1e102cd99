import { type Account, factsOf } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import type { Span } from '../page/lines';
import { collapse } from '../page/normalise';
import { isEmptyValue } from '../pieces/amounts';
import { readDate } from '../pieces/dates';
import { type CleanName, cleanName, isName } from '../pieces/names';
import { STATUS_KINDS } from './accountStatus';
import type { Printed } from './bureauTable';

/** A name with the line it stands in. */
export interface PlacedName extends CleanName {
  span: Span;
  /** The label it stands under; none where it is a heading. */
  label?: string | undefined;
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
  const isLabelled = isName(creditor?.name ?? '') && !isRunOn;
  const label = isLabelled || !heading?.name ? creditor : undefined;
  // Where the column of the present creditor is empty, the original one still has the debt.
  const hasColumn = account.facts.some(({ kind }) => kind === 'name');
  const name = label ?? (heading?.name ? heading : creditor) ?? (hasColumn ? named(['original']) : undefined);
  if (name && heading && name !== heading && !name.originalCreditor && heading.originalCreditor)
    return { name: { ...name, originalCreditor: heading.originalCreditor }, creditor: undefined };
  return { name, creditor: undefined };
}

/** The original creditor in a remark: `Orig Cred: OAK BANK`. */
const IN_REMARK = /\borig(?:inal)?\.? cred(?:itor|\.)?(?: name)?(?: ?[:=]| -| was) ?([^;.]{2,60})/i;

/** What kind of company it is, as bureaus print it behind the original creditor: `DIRECTV (Utility Company)`. */
const KIND_OF_COMPANY =
  / \((?:utilit\w+|medical|communications?|telecom\w*|financ\w+|banking|retail|insurance|government|education\w*|rental|services?)[\w\s/-]*\)$/i;

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

/**
 * The original creditor as printed: under its label, in a remark, on a line of its own below the status, in the creditor's
 * place beside an agency, or behind the name.
 */
export function readOriginalCreditor(
  account: Account,
  name: PlacedName | undefined,
  creditor: PlacedName | undefined,
): Printed<string> | undefined {
  for (const fact of factsOf(account, 'original')) {
    const printed = fact.values.find((value) => !isEmptyValue(value));
    if (printed === undefined || cleanName(printed).name === name?.name) continue;
    const value = collapse((printed.split('\n')[0] ?? '').replace(/[><]/g, ' '));
    return { value: once(value.replace(KIND_OF_COMPANY, '')), span: fact.span, label: fact.label };
  }
  for (const fact of factsOf(account, 'statusHint')) {
    const told = fact.values.flatMap((value) => IN_REMARK.exec(value)?.[1] ?? [])[0];
    if (told) return { value: collapse(told), span: fact.span, label: fact.label };
  }
  for (const { kind, values, span, label } of account.facts) {
    if (!STATUS_KINDS.includes(kind)) continue;
    const below = values.flatMap((text) => text.split('\n').slice(1));
    const told = below.flatMap((line) => cleanName(line).originalCreditor || [])[0];
    if (told) return { value: told, span, label };
  }
  if (creditor) return { value: creditor.name, span: creditor.span, label: creditor.label };
  return name?.originalCreditor ? { value: name.originalCreditor, span: name.span } : undefined;
}
