import { PARTS, type Part, START, STATES, stateBehind } from '../../../src/creditReport/likely/parts';
import type { Word } from '../../../src/creditReport/likely/words';
import { escaped } from '../../../src/creditReport/page/escaped';
import type { ReportReading } from '../../../src/creditReport/readReport';
import type { ReportedDebt } from '../../../src/creditReport/reportedDebt';
import { readDebtsOf } from '../readDebt';
import { alignDebts, type ExpectedDebt, isRight, type ScoredField } from '../score';

/** Which part of a debt each field is. */
const PART_OF: Readonly<Record<ScoredField, Part>> = {
  accountName: 'name',
  accountNumber: 'number',
  amount: 'balance',
  current: 'status',
  paying: 'paying',
  originalCreditor: 'original',
};
const FIELDS = Object.keys(PART_OF) as ScoredField[];
/** A status that is told in more words than these stands in a sentence, and is not learned. */
const LONGEST_STATUS = 80;
/** A value that stands before the debt above it is so much farther than it looks. */
const ABOVE = 400;
const NEAR_ABOVE = 40;

/** What each word of a text is: a part, and of which expected debt; `undefined` for no part. */
type Labels = ({ part: Part; debt: number } | undefined)[];

/**
 * The states of the words of a reading's text, by the debts expected of it: a field stands where the reader read it, if it
 * read it right, else where its value comes nearest to the others of its debt.
 */
export function expectedStates(
  reading: ReportReading,
  words: readonly Word[],
  expected: readonly ExpectedDebt[],
): number[] {
  const labels: Labels = words.map(() => undefined);
  const read = readDebtsOf(reading);
  const pairs = new Map(
    alignDebts(expected, read).map(([debt, other]) => [debt, reading.debts[read.indexOf(other)]]),
  );
  let above = 0;
  for (const [debt, one] of expected.entries()) {
    const found = pairs.get(one);
    const starts: number[] = [];
    const put = (field: ScoredField, from: number, to: number) => {
      if (label(labels, words, { from, to }, { part: PART_OF[field], debt })) starts.push(from);
    };
    const missing = FIELDS.filter((field) => {
      const value = one[field];
      if (value === undefined || value === null || value === '') return false;
      const place = found && placeOf(found, field, value, reading.source);
      if (!place) return true;
      put(field, ...place);
      return false;
    });
    for (const field of missing) {
      const near = starts.length > 0 ? Math.min(...starts) : above;
      const far = (from: number) => Math.abs(from - near) + (from < above - NEAR_ABOVE ? ABOVE : 0);
      const [best] = placesOf(reading.source, words, field, one[field])
        .filter(
          ([from, to]) => !words.some((word, index) => word.from >= from && word.to <= to && labels[index]),
        )
        .sort(([one], [other]) => far(one) - far(other));
      if (best) put(field, ...best);
    }
    if (starts.length > 0) above = Math.max(above, Math.min(...starts));
  }
  return statesOf(labels);
}

/** Marks the words of a stretch that are no part yet; says whether there were any. */
function label(
  labels: Labels,
  words: readonly Word[],
  { from, to }: { from: number; to: number },
  { part, debt }: { part: Part; debt: number },
): boolean {
  let isFirst = true;
  for (const [index, word] of words.entries()) {
    if (word.to <= from || word.from >= to || labels[index]) continue;
    labels[index] = { part: part === 'name' && !isFirst ? 'goesOn' : part, debt };
    isFirst = false;
  }
  return !isFirst;
}

function statesOf(labels: Labels): number[] {
  let state = START;
  let current = -1;
  return labels.map((found) => {
    const before = STATES[state];
    if (!before) throw new RangeError(`no state ${state}`);
    const part = PARTS.indexOf(found?.part ?? 'none');
    const isNext = found !== undefined && found.debt !== current;
    if (found) current = found.debt;
    state = stateBehind(before, part, isNext && current !== -1);
    return state;
  });
}

function placeOf(
  debt: ReportedDebt,
  field: ScoredField,
  value: unknown,
  source: string,
): [number, number] | undefined {
  const place = debt.sources[field];
  const read = { ...debt, amount: debt.amount?.toNumber(), paying: debt.paying?.toNumber() }[field];
  if (!place || !isRight(field, value, read)) return undefined;
  if (field === 'current') return place.to - place.from > LONGEST_STATUS ? undefined : [place.from, place.to];
  if (field === 'amount' || field === 'paying') return [place.from, place.to];
  const within = asPattern(value).exec(source.slice(place.from, place.to));
  const from = place.from + (within?.index ?? 0);
  return [from, within ? from + within[0].length : place.to];
}

function asPattern(value: unknown): RegExp {
  const parts = String(value).split(/\s+/).map(escaped);
  return new RegExp(parts.join('\\s*'), 'giu');
}

function placesOf(
  source: string,
  words: readonly Word[],
  field: ScoredField,
  value: unknown,
): [number, number][] {
  if (field === 'current') return [];
  if (field === 'amount' || field === 'paying')
    return words.flatMap(({ text, from, to }): [number, number][] =>
      /\d/.test(text) && Number(text.replace(/[$,()-]/g, '')) === value ? [[from, to]] : [],
    );
  return Array.from(source.matchAll(asPattern(value)), ({ 0: found, index }) => [
    index,
    index + found.length,
  ]);
}
