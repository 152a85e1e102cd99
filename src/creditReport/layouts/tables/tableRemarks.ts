import { type Fact, unlabelled, unlabelledFact } from '../../account';
import { endsCompanyName } from '../../lexicon/creditors';
import type { LabelKind } from '../../lexicon/labelTable';
import { fitsKind } from '../../lexicon/shapes';
import type { Chunk, PlacedLine } from '../../page/placed';
import { readDate } from '../../pieces/dates';
import { isLabelled } from '../../pieces/labelled';
import { cleanName, isName } from '../../pieces/names';
import { readPairs } from '../labels/pairs';
import { textOf } from './stackedHeadings';

/** The creditor behind a collection may have the code of its business before its name. Source: Metro 2, segment K1. */
const BUSINESS_CODE = /^(?:0\d|1[0-5]) (?=\p{L})/u;

/** For whom a collector has the debt, on a line of its own below it: `FOR: COX`. */
const FOR = /^(?:(?:coll(?:\.|ecting|ection|ected)? )?for|on behalf of): *(\p{Lu}.{1,60})$/iu;

/** For whom a line says that a collector has the debt; undefined where it says nothing of it. */
export function forWhom(line: string): string | undefined {
  return FOR.exec(line)?.[1];
}

/** What sets a remark off: `** SOLD **`. */
const STARS = /^\*+ | \*+$/g;

/** Whose debt a collector has: `CLIENT: COX`; below any other debt it may be who owes it. */
const CLIENT = /^client(?: name)?: *(\p{Lu}.{1,60})$/iu;

/** Whose debt it was, where a remark says it: `COLLECTION FOR: COX`, `(orig. PROVIDIAN)`. */
function originalIn(chunk: Chunk, inCollections: boolean): Fact[] {
  const pair = readPairs(chunk.text.replace(STARS, '')).pairs.find(
    ({ kind, value }) => kind === 'original' && value !== '',
  );
  const value =
    pair?.value.replace(BUSINESS_CODE, '') ??
    forWhom(chunk.text) ??
    (inCollections ? CLIENT.exec(chunk.text)?.[1] : undefined) ??
    cleanName(chunk.text).originalCreditor;
  if (value === '') return [];
  const span = { from: chunk.from, to: chunk.to };
  return [{ kind: 'original', label: pair?.label ?? unlabelled('original'), values: [value], span }];
}

/** The number of the account in a remark: `2017 SUBARU / acct 77013-8`. */
const TOLD_NUMBER =
  /(?:^|[ /])(?:acct|account)\.?(?: (?:no\.?|number|#))?:? #?((?=[\w*-]*\d)[\w*-]{3,20})(?![\w*])/i;

/** The last digits below a name, which nothing else stands beside: `ending 4415`, `Card ending in 0082`. */
const ENDING =
  /^(?:(?:acct|account|card|loan)\.? )?(?:(?:ending|ends)(?: in| with)?|last (?:4|four):?) #?((?=\w*\d)\w{2,6})$/i;

/** The number that a remark tells. */
export function numberIn(chunk: Chunk): Fact[] {
  const number = (ENDING.exec(chunk.text) ?? TOLD_NUMBER.exec(chunk.text))?.[1];
  return number ? [unlabelledFact('number', number, chunk)] : [];
}

/** What a remark may tell of a debt under a label of its own, where the table has no column for it. */
const TOLD: readonly LabelKind[] = ['paying', 'pastDue', 'opened', 'reported'];

/** What a remark says with labels: `Past Due: $0   Payment: $33`. */
function labelledIn({ text, from, to }: Chunk, kinds: readonly LabelKind[]): Fact[] {
  return readPairs(text).pairs.flatMap(({ kind, label, value }) =>
    kinds.includes(kind) && value !== '' && fitsKind(kind, value)
      ? [{ kind, label, values: [value], span: { from, to } }]
      : [],
  );
}

/**
 * What the remarks below a debt say of it; all of them belong to it, so that nothing else is read there.
 *
 * @param columns what the columns of the table mean
 * @param inCollections whether a collector has the debt
 */
export function factsOfRemarks(
  remarks: readonly PlacedLine[],
  columns: readonly (LabelKind | undefined)[],
  inCollections = false,
): Fact[] {
  const kinds = TOLD.filter((kind) => !columns.includes(kind));
  return remarks.flatMap((line): Fact[] => [
    ...line.chunks.flatMap((chunk) => originalIn(chunk, inCollections)),
    ...line.chunks.flatMap((chunk) => labelledIn(chunk, kinds)),
    { kind: 'text', label: 'remark', values: [textOf(line)], span: { from: line.from, to: line.to } },
  ]);
}

/**
 * What an account number of its own line looks like: digits, with letters, signs of a mask and dashes between them, or many
 * of them in groups that blanks part, the last of which a mask may hide, but not as those of a telephone: `01 88214 99023 6`.
 */
const LONE_NUMBER =
  /^#?((?=(?:\D*\d){4})[A-Z\d*•Xx-]{4,25}|(?=(?:\D*\d){8})(?!\d{3} \d{3} \d{4}$)\d{1,6}(?: \d{3,6}){1,4}(?: \d{1,2}| [*•Xx]{2,6})?)$/;

/** What a name ends in whose owner acts for another, and what the line below begins with, which names that one. */
const [AS_AGENT, FOR_OTHER] = [/,? as (?:servicing )?agent$/i, /^for (?=\p{L})/iu];

/** For whom the owner of a name acts, as the line right below it says: `OAK GROUP LLC AS AGENT` over `FOR ELM BANK`. */
export function actsFor(line: PlacedLine | undefined, name: Chunk | undefined): Fact[] {
  const [chunk, ...more] = line?.chunks ?? [];
  if (!chunk || !name || more.length > 0 || !AS_AGENT.test(name.text) || !FOR_OTHER.test(chunk.text))
    return [];
  const { text, from, to } = chunk;
  return [
    { kind: 'original', label: 'as agent for', values: [text.replace(FOR_OTHER, '')], span: { from, to } },
  ];
}

/** A name without the words that its owner acts for another. */
export function withoutAgent(name: string): string {
  return name.replace(AS_AGENT, '');
}

/** What stands beside a number in brackets, and is no value of a column: `(orig. OAK)`. */
const IN_BRACKETS = /^\(.{2,60}\)$/u;

/**
 * A number that stands alone on its line, or before what is said beside it; it is no date, and no ZIP code behind a state.
 * Where a heading says that numbers stand there, it may stand behind what has a label too: `ORIG CREDITOR: OAK   7719-K`.
 *
 * @param isHeaded whether a heading says that numbers stand there, so that anything may stand beside them
 */
function loneNumber(line: PlacedLine | undefined, isHeaded: boolean): Fact[] {
  const [first, ...more] = line?.chunks ?? [];
  const chunk = isHeaded && more.length === 1 && isLabelled(first?.text ?? '') ? more[0] : first;
  const isLone = isHeaded || more.every(({ text }) => isLabelled(text) || IN_BRACKETS.test(text));
  const number = isLone ? LONE_NUMBER.exec(chunk?.text ?? '')?.[1] : undefined;
  if (!chunk || number === undefined || readDate(number) !== undefined) return [];
  return [unlabelledFact('number', number, chunk)];
}

/** What the lines right below a debt say where each has its number there: the rest of a long name, and the number. */
export interface BelowName {
  rest: Chunk | undefined;
  number: readonly Fact[];
}

/** What stands below the name of one debt: its number, perhaps under a line with the rest of the name. */
function belowName([first, second]: readonly PlacedLine[], isHeaded: boolean): BelowName {
  const number = loneNumber(first, isHeaded);
  const [chunk, ...more] = first?.chunks ?? [];
  const isAlone = isHeaded || more.length === 0;
  const mayBeRest = number.length === 0 && chunk !== undefined && isAlone && isName(chunk.text);
  const below = mayBeRest ? loneNumber(second, isHeaded) : [];
  return below.length > 0 ? { rest: chunk, number: below } : { rest: undefined, number };
}

/**
 * What stands right below the names of debts, for each of them; none where most debts have no number there.
 *
 * @param remarks the lines below each debt
 * @param isHeaded whether a heading says that numbers stand there
 */
export function numbersBelow(
  remarks: readonly (readonly PlacedLine[])[],
  isHeaded: boolean,
): readonly BelowName[] {
  const below = remarks.map((lines) => belowName(lines, isHeaded));
  const found = below.filter(({ number }) => number.length > 0).length;
  return found > 1 && found * 2 > remarks.length ? below : [];
}

/** A scan moves a text by less than a name is set in; and no address begins a name. */
const SET_IN = 2;

/** A name is no whole one that ends so: `BIRCH & BELL JEWELERS/`, `OAK MORTGAGE LLC DBA`. */
const GOES_ON = /[/&]$| (?:of|and|the|for|dba|d\/b\/a|aka|a\/k\/a|fka|f\/k\/a)$/i;

/**
 * The end of a name on the line under its row: one that the line holds and nothing else, `SERVICES`, or what stands right
 * below a name that goes on.
 */
export function endOfName(line: PlacedLine | undefined, name: Chunk | undefined): Chunk | undefined {
  const [chunk, ...more] = line?.chunks ?? [];
  if (!chunk) return undefined;
  const isBelow = name !== undefined && Math.abs(chunk.left - name.left) <= SET_IN;
  const isRest = isBelow && GOES_ON.test(name.text) && isName(chunk.text);
  return isRest || (more.length === 0 && endsCompanyName(chunk.text)) ? chunk : undefined;
}

/** The rest of a text that its column wraps: what stands right below it, and says nothing by itself. */
export function restBelow(line: PlacedLine | undefined, cell: Chunk | undefined): Chunk | undefined {
  const rest = cell && line?.chunks.find(({ left }) => Math.abs(left - cell.left) <= 1);
  const isText = rest && !isLabelled(rest.text) && !IN_BRACKETS.test(rest.text) && !/[$*]/.test(rest.text);
  return isText ? rest : undefined;
}

/** Whether the line under a row may be the rest of its name: it has nothing else, and stands under nothing else. */
export function mayGoOn({ chunks: [chunk, ...more] }: PlacedLine, facts: readonly Fact[]): boolean {
  const name = facts.find(({ kind }) => kind === 'name');
  return chunk !== undefined && more.length === 0 && name !== undefined && isName(chunk.text);
}

/** Shorter words are codes, such as who reports the debt above and whose it is: `XP J`. */
const HAS_WORD = /\p{L}{3}/u;

/**
 * The beginning of a name that is set in on the line below it, where that line has the values of the debt: `OAK NATIONAL
 * BANK` over `  ELM VISA   4418   $500`.
 */
export function beginningOfName(line: PlacedLine | undefined, name: Chunk | undefined): Chunk | undefined {
  const [chunk, ...more] = line?.chunks ?? [];
  const isAbove =
    chunk &&
    name &&
    more.length === 0 &&
    name.left - chunk.left >= SET_IN &&
    HAS_WORD.test(chunk.text) &&
    !/\d/.test(chunk.text) &&
    isName(chunk.text);
  return isAbove ? chunk : undefined;
}
