import { type Account, accountOf, type Fact } from '../../account';
import { headingKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { labelText } from '../../lexicon/labelText';
import { fitsKind, hasShape } from '../../lexicon/shapes';
import type { Line, Span } from '../../page/lines';
import { nameBeforeAddress } from '../../pieces/addresses';
import { isName } from '../../pieces/names';
import { readPairs } from './pairs';

/** What parts the sayings of a remark, and a label from its value. */
const [PARTS, LEADS] = [/ ?; ?/, / ?: | - /];
/** Fewer sayings are a sentence. */
const MIN_PARTS = 4;
/** Longer lines are none of a report. */
const MAX_LENGTH = 1500;
/** In an account of collection the client is the creditor who placed it there. */
const CLIENT = /^client$/;

/**
 * What a text says in parts that semicolons set off, each with its label: `Current Status - Pays As Agreed; Type of Loan
 * - Credit Card`, `Client : OAK ; Amount : $5`.
 */
export function factsOfParts(text: string, span: Span): Fact[] {
  const isCollection = /\bcollection\b/i.test(text);
  return text.split(PARTS).flatMap((part): Fact[] => {
    const [lead] = LEADS.exec(part) ?? [];
    const at = lead === undefined ? -1 : part.indexOf(lead);
    const [label, value] = [part.slice(0, at), part.slice(at + (lead?.length ?? 0)).trim()];
    if (at < 0 || value === '') return [];
    const [pair] = value.includes(': ') ? readPairs(value).pairs : [];
    if (pair?.value) return [{ kind: pair.kind, label: pair.label, values: [pair.value], span }];
    const told = isCollection && CLIENT.test(labelText(label)) ? 'original' : headingKind(label);
    const kind: LabelKind | undefined = told && hasShape(told) && !fitsKind(told, value) ? undefined : told;
    return kind && kind !== 'veto' ? [{ kind, label: labelText(label), values: [value], span }] : [];
  });
}

/** Reads accounts that are each told on one line of labelled parts, the name first or before the address at the end. */
export function readLabelledParts(lines: readonly Line[]): Account[] {
  return lines.flatMap((line) => {
    const { text, from, to } = line;
    if (text.length > MAX_LENGTH || text.split(PARTS).length < MIN_PARTS) return [];
    const facts = factsOfParts(text, { from, to });
    const has = (...kinds: LabelKind[]) => facts.some(({ kind }) => kinds.includes(kind));
    if (!has('balance', 'amountLoose') || !has('number')) return [];
    const address = /\baddress ?: ?(.*)$/i.exec(text)?.[1] ?? '';
    const name = [text.split(PARTS)[0] ?? '', nameBeforeAddress(address)].find(isName);
    const named: Fact[] = name ? [{ kind: 'name', label: 'first part', values: [name], span: line }] : [];
    return [
      accountOf([...named, ...facts], { inCollections: /\bcollection (?:reported|account)\b/i.test(text) }),
    ];
  });
}
