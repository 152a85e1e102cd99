import { CREDITOR_CONTACT, type Fact, type Heading, unlabelledFact } from '../../account';
import { isCapitals } from '../../lexicon/capitals';
import { looksLikeCreditor } from '../../lexicon/creditors';
import type { LabelKind } from '../../lexicon/labelTable';
import { fitsKind, hasShape, isMoneyKind } from '../../lexicon/shapes';
import { type Line, spanOf } from '../../page/lines';
import { countsAccount } from '../../pieces/accountCount';
import { isAddress, isTownLike } from '../../pieces/addresses';
import { isAmountShaped, isEmptyValue, isMoneyWord } from '../../pieces/amounts';
import { cleanName, isOutlined } from '../../pieces/names';
import type { Section } from '../../pieces/sections';
import { isStatusOnly } from '../../pieces/statuses';
import { isTitleOfPaper } from '../letterWriter';
import { MAX_BUREAUS, splitByBureau } from './bureaus';
import { isContact } from './creditorContact';
import { isValueLine, type LabelColumn, type OpenLabel, openLabel, readLabelColumn } from './labelColumn';
import { wholeLabels, withMeaning } from './pairs';
import { type ParsedLine, parseLine } from './parsedLine';
import { withUnknownInColumn } from './unknownInColumn';
import { withUnknownLabels } from './unknownLabels';
import { standAbove, withValuesBelow } from './valuesAbove';

/** A longer line is no head of a paper. */
const LONGEST_HEAD = 120;

/** What a report says, in its order: a fact, a line that can be a name, the title of a part, that an account begins. */
export type Entry =
  | { is: 'fact'; fact: Fact }
  | { is: 'name'; heading: Heading; isTownLike: boolean; isRightBelow: boolean; isApart: boolean }
  | { is: 'section'; section: Section }
  | { is: 'count' };

/** How many bureaus the lines from here name, each on a line of its own or all on one; zero where a single one stands. */
function bureauHeader(lines: readonly ParsedLine[], start: number): { count: number; end: number } {
  const first = lines[start];
  if (first?.role !== 'bureaus') return { count: 0, end: start };
  if (first.bureaus > 1) return { count: Math.min(first.bureaus, MAX_BUREAUS), end: start + 1 };
  let end = start;
  while (lines[end]?.role === 'bureaus' && lines[end]?.bureaus === 1 && end - start < MAX_BUREAUS) end += 1;
  return { count: end - start > 1 ? end - start : 0, end };
}

/** Whether the page sets a blank line between most of its lines, so that one between label and value means nothing. */
function isSpacedOut(lines: readonly ParsedLine[]): boolean {
  if (lines.filter(({ line }) => line.afterBlank).length * 2 < lines.length) return false;
  const open = lines.filter((_, index) => openLabel(lines[index]) && lines[index + 1]);
  const spaced = lines.filter((_, index) => openLabel(lines[index]) && lines[index + 1]?.line.afterBlank);
  return open.length > 0 && spaced.length > open.length * 0.6;
}

/** The year of a history, which begins right below its title: `Scheduled Payment`, `2022`, `$35`. */
function isYearOfHistory(lines: readonly ParsedLine[], index: number): boolean {
  const isYear = /^(?:19|20)\d\d$/.test(lines[index]?.line.text ?? '');
  return isYear && isMoneyWord(lines[index + 1]?.line.text ?? '');
}

function followsLabel(
  kind: LabelKind,
  parsed: ParsedLine | undefined,
  spacedOut: boolean,
): parsed is ParsedLine {
  if (!isValueLine(parsed)) return false;
  if (parsed.role === 'pairs') return isMaskValue(kind, parsed) || isNameWithNumber(kind, parsed);
  if (parsed.role === 'section' && (hasShape(kind) || kind === 'name')) return false;
  if (!hasShape(kind)) return spacedOut || !parsed.line.afterBlank;
  return fitsKind(kind, parsed.line.text) || /^#{3,}/.test(parsed.line.text);
}

/** Whether a line below a label of a name is the name, with the masked number behind it. */
function isNameWithNumber(kind: LabelKind, { pieces: [name, number] }: ParsedLine): boolean {
  return (
    kind === 'name' &&
    name?.is === 'text' &&
    name.name !== undefined &&
    number?.is === 'pair' &&
    number.label === 'mask'
  );
}

function isMaskValue(kind: LabelKind, parsed: ParsedLine | undefined): boolean {
  return kind === 'number' && parsed?.role === 'pairs' && fitsKind(kind, parsed.line.text);
}

/**
 * Reads labels and values in any of their arrangements: on one line, several to a line, the value on the next line,
 * the values of two or three bureaus beside or under their label, or all labels first and then the values.
 */
export function arrange(source: readonly Line[]): Entry[] {
  const whole = wholeLabels(source.map(({ text }) => text));
  const parse = (value: -1 | 1) => source.map((line, index) => parseLine(line, source[index + value], whole));
  const parsed = withUnknownInColumn(withUnknownLabels(parse(1)));
  const lines = withValuesBelow(standAbove(parsed) ? parse(-1) : parsed);
  const spacedOut = isSpacedOut(lines);
  const entries: Entry[] = [];
  let bureaus = 1;
  let index = 0;
  let isOpenBefore = false;
  const push = (piece: OpenLabel, values: readonly string[], rows: readonly (ParsedLine | undefined)[]) => {
    const span = spanOf(rows.flatMap((row) => row?.line ?? []));
    const fact = { kind: piece.kind, label: piece.label, values, span, ...ofBureaus(bureaus) };
    entries.push({ is: 'fact', fact });
  };
  while (index < lines.length) {
    const parsed = lines[index];
    if (!parsed) break;
    const header = bureauHeader(lines, index);
    if (header.end > index) {
      bureaus = header.count || bureaus;
      index = header.end;
      continue;
    }
    const label = openLabel(parsed);
    if (!label) {
      pushLine(entries, lines, index, bureaus);
      index += 1;
      continue;
    }
    // Only the first of a row of labels can begin such a table.
    const table: LabelColumn | undefined =
      openLabel(lines[index - 1]) && isOpenBefore ? undefined : readLabelColumn(lines, index);
    isOpenBefore = !table;
    if (table) {
      const { labels, columns } = table;
      for (const [row, piece] of labels.entries()) {
        const values = columns.map((column) => column[row] ?? '');
        const below = columns.map(
          (_, column) => lines[table.starts[column] === undefined ? index : table.starts[column] + row],
        );
        push(piece, values, [lines[index + row], ...below]);
      }
      index = table.end;
      continue;
    }
    const values: string[] = [];
    const isHistory = isMoneyKind(label.kind) && isYearOfHistory(lines, index + 1);
    while (
      !isHistory &&
      values.length < bureaus &&
      followsLabel(label.kind, lines[index + 1 + values.length], spacedOut)
    )
      values.push(lines[index + 1 + values.length]?.line.text ?? '');
    const meant = asMeantBelow(label, values.length ? values : ['']);
    push(meant.label, meant.values, lines.slice(index, index + 1 + values.length));
    index += 1 + values.length;
  }
  return entries;
}

/** A label that nobody has listed and its values, as these tell below it what it means, as they would beside it; it names nobody. */
function asMeantBelow(
  label: OpenLabel,
  values: readonly string[],
): { label: OpenLabel; values: readonly string[] } {
  const meant = values.map((value) =>
    withMeaning({ kind: label.kind, label: label.label, value, colon: true }),
  );
  const kind = meant.find((one) => one.kind !== label.kind)?.kind ?? label.kind;
  if (kind === 'name' || kind === 'agency') return { label, values };
  return { label: { ...label, kind }, values: meant.map(({ value }) => value) };
}

/** What a fact says of its values that stand under the names of so many bureaus. */
function ofBureaus(count: number): Pick<Fact, 'areOfBureaus'> {
  return count > 1 ? { areOfBureaus: true } : {};
}

/** Whether how a debt stands is told right below its sum, in words that are a title elsewhere: `$1,068`, `En cobranza`. */
function isStandingBelow(above: ParsedLine | undefined, { text, afterBlank }: Line): boolean {
  const sum = above?.line.text ?? '';
  return !afterBlank && isStatusOnly(text) && isAmountShaped(sum) && !isEmptyValue(sum);
}

/** Whether a line stands right below one that may be a name. */
function isRightUnderName(above: ParsedLine | undefined, { afterBlank }: Line): boolean {
  return (
    !afterBlank && above?.pieces.some((piece) => piece.is === 'text' && piece.name !== undefined) === true
  );
}

/**
 * The name in the head of a paper, with its branch beside it, right above what the paper is called: `OAK LOANS   Branch 12` over
 * `PAST DUE NOTICE`; undefined of any other line. What stands below is of another account than what stands above.
 */
function headOfPaper({ text, cells: [first = '', ...beside], from, to }: Line, below: Line | undefined) {
  if (beside.length === 0 || !below || below.afterBlank || text.length > LONGEST_HEAD) return undefined;
  const [title = ''] = below.cells;
  if (!isCapitals(title) || !isTitleOfPaper(title) || !looksLikeCreditor(first)) return undefined;
  return { text: first, name: cleanName(first), span: { from, to } };
}

/** Adds what a line says by itself. */
function pushLine(entries: Entry[], lines: readonly ParsedLine[], row: number, bureaus: number): void {
  const [above, parsed] = [lines[row - 1], lines[row]];
  if (!parsed) return;
  const { line } = parsed;
  const head = headOfPaper(line, lines[row + 1]?.line);
  if (head) {
    entries.push({
      is: 'name',
      heading: head,
      isTownLike: false,
      isApart: line.afterBlank,
      isRightBelow: false,
    });
    return;
  }
  if (countsAccount(line.text)) entries.push({ is: 'count' });
  if (parsed.section && isStandingBelow(above, line))
    entries.push({ is: 'fact', fact: unlabelledFact('statusLoose', line.text, line) });
  else if (parsed.section) entries.push({ is: 'section', section: parsed.section });
  // A line may have thousands of pieces: what is above it is looked at once, and where it may name somebody alone.
  const mayName = parsed.pieces.some((piece) => piece.is === 'text' && piece.name);
  const isOfContact = mayName && isContact(entries, lines, row);
  const isUnderAddress = mayName && above !== undefined && isAddress(above.line.text);
  // Right under a name stands its address, whatever that begins with: `LOCKBOX 6112 RENO NV 89501`.
  const isOfName = mayName && isRightUnderName(above, line) && isAddress(line.text);
  for (const piece of parsed.pieces) {
    if (piece.is === 'text') {
      if (piece.name && isOfContact) {
        const span = { from: line.from, to: line.to };
        entries.push({
          is: 'fact',
          fact: { kind: 'text', label: CREDITOR_CONTACT, values: [piece.text], span },
        });
        continue;
      }
      if (piece.name && !isOfName && !(isUnderAddress && isTownLike(piece.text)))
        entries.push({
          is: 'name',
          heading: { text: piece.text, name: piece.name, span: { from: line.from, to: line.to } },
          isTownLike: isTownLike(piece.text),
          isApart: line.afterBlank,
          isRightBelow: !line.afterBlank && above?.role === 'text' && !isOutlined(piece.text),
        });
      continue;
    }
    const [value = ''] = piece.values;
    const divided =
      piece.tabbed || isEmptyValue(value) ? undefined : splitByBureau(piece.kind, value, bureaus);
    const padded =
      piece.tabbed && bureaus > 1
        ? Array.from({ length: bureaus }, (_, column) => piece.values[column] ?? '')
        : piece.values;
    entries.push({
      is: 'fact',
      fact: {
        kind: piece.kind,
        label: piece.label,
        values: divided ?? padded,
        span: { from: line.from, to: line.to },
        ...ofBureaus(bureaus),
      },
    });
  }
}
