import { type Account, accountOf, type Fact, unlabelledFact } from '../../account';
import { headingKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { labelText } from '../../lexicon/labelText';
import { fitsKind, hasShape } from '../../lexicon/shapes';
import type { Line, Span } from '../../page/lines';
import { nameBeforeAddress } from '../../pieces/addresses';
import { isName } from '../../pieces/names';
import { isStatusOnly } from '../../pieces/statuses';
import { readPairs } from './pairs';

/** What parts the sayings of a remark, and a label from its value. */
const [PARTS, LEADS] = [/ ?; ?/, / ?: | - /];
/** Fewer sayings are a sentence. */
const MIN_PARTS = 4;
/** Longer lines are none of a report. */
const MAX_LENGTH = 1500;

/** What a part says that has no sign between its label and its value: `Account Number 12XX`, `Unpaid`. */
function factOfPlainPart(part: string, span: Span): Fact[] {
  const { lead, pairs } = readPairs(part);
  const [pair] = pairs;
  if (pair?.value && lead === '') return [{ kind: pair.kind, label: pair.label, values: [pair.value], span }];
  return isStatusOnly(part) ? [unlabelledFact('statusLoose', part, span)] : [];
}

/**
 * What a text says in parts that semicolons set off, each with its label: `Current Status - Pays As Agreed; Type of Loan
 * - Credit Card`, `Client : OAK ; Amount : $5`.
 */
export function factsOfParts(text: string, span: Span): Fact[] {
  const parts = text.split(PARTS);
  return parts.flatMap((part): Fact[] => {
    const [lead] = LEADS.exec(part) ?? [];
    if (lead === undefined) return parts.length < MIN_PARTS ? [] : factOfPlainPart(part.trim(), span);
    const at = part.indexOf(lead);
    const [label, value] = [part.slice(0, at), part.slice(at + lead.length).trim()];
    const [pair] = value.includes(': ') ? readPairs(value).pairs : [];
    if (pair?.value) return [{ kind: pair.kind, label: pair.label, values: [pair.value], span }];
    const told = headingKind(label);
    const kind: LabelKind | undefined = told && hasShape(told) && !fitsKind(told, value) ? undefined : told;
    return kind ? [{ kind, label: labelText(label), values: [value], span }] : [];
  });
}

/** The name that a first part is, or that stands in it before a label: `Oak Bureau  Collection Reported 02/2004`. */
function nameIn(first: string): string {
  const { lead, pairs } = readPairs(first);
  return pairs.length > 0 ? lead : first;
}

/** What marks the end of a remark of a bureau, so many lines below its first one at most. */
const CLOSES = / ?<<+$/;
const MOST_LINES = 6;
/** A line that begins with a part of its own, behind one that has such parts: `Client - OAK; Amount - $5`. */
const BEGINS = /^\p{Lu}[\p{L}\d #]{2,30} [-:] [^;:]{1,60};/u;
/** Whom a debt was given to, before his telephone: `ASSIGNED 11/97 TO OAK BUREAU (912) 555-0118`. */
const ASSIGNED =
  /(?:^|; ?)(?:assigned|placed|referred)(?: (?:on )?[\d/]{4,10})? (?:to|with) ([^;(]{2,60}?)(?:,? \(?\d{3}\)?[ -]\d{3}-\d{4})?(?: ?;|$)/i;

/** Who is named before his telephone, in a part without a label: `Assigned 11/97; OAK BUREAU (912) 555-0118 Client - ELM`. */
const WITH_PHONE = /(?:^|; ?)([^;:($]{2,60}?),? \(?\d{3}\)?[ -]\d{3}-\d{4}(?= |;|$)/;

/** Whether a remark that stands at a line goes on to the mark at its end. */
function isClosedBelow(lines: readonly Line[], index: number): boolean {
  const below = lines.slice(index + 1, index + 1 + MOST_LINES);
  const blank = below.findIndex(({ afterBlank }) => afterBlank);
  const own = blank < 0 ? below : below.slice(0, blank);
  return !CLOSES.test(lines[index]?.text ?? '') && own.some(({ text }) => CLOSES.test(text));
}

/** The lines with those together that the page wrapped behind a semicolon, before a part with its label, or inside a remark that is marked; each with the line above it. */
function wholeLines(lines: readonly Line[]): { text: string; span: Span; above: Line | undefined }[] {
  const whole: { text: string; span: Span; above: Line | undefined }[] = [];
  for (const [index, { text, from, to, afterBlank }] of lines.entries()) {
    const last = whole.at(-1);
    const isOpen = last?.text.includes(';') && isClosedBelow(lines, index - 1);
    const isNext = last?.text.includes(';') && BEGINS.test(text);
    const goesOn = last && (last.text.endsWith(';') || isOpen || isNext);
    if (goesOn && !afterBlank && last.text.length + text.length < MAX_LENGTH) {
      const between = isNext && !last.text.endsWith(';') ? '; ' : ' ';
      Object.assign(last, { text: `${last.text}${between}${text}`, span: { from: last.span.from, to } });
    } else whole.push({ text, span: { from, to }, above: afterBlank ? undefined : lines[index - 1] });
  }
  return whole;
}

/** A text that can be the name of an account, with the place where it stands. */
interface Named {
  text: string;
  span: Span;
}

/**
 * Reads accounts that are each told in labelled parts, on one line or on several that end in semicolons: the name first,
 * before the address at the end, or on the line above.
 */
export function readLabelledParts(lines: readonly Line[]): Account[] {
  return wholeLines(lines).flatMap(({ text: printed, span, above }) => {
    const text = printed.replace(CLOSES, '');
    if (text.length > MAX_LENGTH || !text.includes(';') || text.split(PARTS).length < MIN_PARTS) return [];
    const facts = factsOfParts(text, span);
    const has = (...kinds: LabelKind[]) => facts.some(({ kind }) => kinds.includes(kind));
    if (!has('balance', 'amountLoose') || !has('number') || has('veto')) return [];
    const [first = ''] = text.split(PARTS);
    const address = /\baddress ?: ?(.*)$/i.exec(text)?.[1] ?? '';
    const names: Named[] = [
      { text: ASSIGNED.exec(text)?.[1] ?? '', span },
      { text: nameIn(first), span },
      { text: WITH_PHONE.exec(text)?.[1] ?? '', span },
      { text: nameBeforeAddress(address), span },
      ...(above ? [{ text: above.cells[0] ?? '', span: above }] : []),
    ];
    const name = names.find((one) => isName(one.text));
    const named: Fact[] = name
      ? [{ kind: 'name', label: 'first part', values: [name.text], span: name.span }]
      : [];
    return [
      accountOf([...named, ...facts], { inCollections: /\bcollection (?:reported|account)\b/i.test(text) }),
    ];
  });
}
