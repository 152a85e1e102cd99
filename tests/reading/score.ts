/** What a person reads out of a clipboard, for one debt. A field whose key is left out is not scored. */
export interface ExpectedDebt {
  accountName?: string;
  accountNumber?: string;
  /** Dollars. */
  amount?: number;
  current?: string | null;
  /** Dollars a month, as printed. */
  paying?: number;
  originalCreditor?: string;
}

export type ScoredField = keyof ExpectedDebt;

/** What the reader read for one debt, and which fields it marked as doubtful. */
export interface ReadDebt {
  values: Readonly<Record<ScoredField, string | number | null | undefined>>;
  marked: ReadonlySet<ScoredField>;
  /** Those of them about which the reader is not certain; other marks tell of the debt, such as that it is in collection. */
  doubted: ReadonlySet<ScoredField>;
}

/** How well clipboards were read. */
export interface Score {
  fields: number;
  right: number;
  /** Fields that were right and doubted all the same: marks that nag. */
  rightDoubted: number;
  wrongMarked: number;
  wrongSilent: number;
  rows: number;
  lost: number;
  invented: number;
  clipboards: number;
  /** Clipboards with every field right, no row lost and none invented. */
  whole: number;
}

/** One field that was read otherwise than expected. */
export interface Miss {
  debt: string;
  field: ScoredField;
  expected: unknown;
  read: unknown;
  isMarked: boolean;
}

export const NO_SCORE: Score = {
  fields: 0,
  right: 0,
  rightDoubted: 0,
  wrongMarked: 0,
  wrongSilent: 0,
  rows: 0,
  lost: 0,
  invented: 0,
  clipboards: 0,
  whole: 0,
};

/** Adds two scores up, figure by figure. */
export function addScores(one: Score, other: Score): Score {
  const keys = Object.keys(one) as (keyof Score)[];
  return Object.fromEntries(keys.map((key) => [key, one[key] + other[key]])) as unknown as Score;
}

const FIELDS: readonly ScoredField[] = [
  'accountName',
  'accountNumber',
  'amount',
  'current',
  'paying',
  'originalCreditor',
];

/** Letters and digits alone, lower case: marks, blanks and the sign of dollars make no other value. */
function plain(value: unknown): string {
  return String(value ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.*•…]/gu, '');
}

export function isRight(field: ScoredField, expected: unknown, read: unknown): boolean {
  if (field === 'amount' || field === 'paying') return expected === read;
  return plain(expected) === plain(read);
}

/** How alike two debts are: the share of the expected fields that were read, the name counting most. */
function likeness(expected: ExpectedDebt, read: ReadDebt): number {
  let alike = 0;
  for (const field of FIELDS) {
    const value = expected[field];
    if (value === undefined || value === null || value === '') continue;
    if (isRight(field, value, read.values[field])) alike += field === 'accountName' ? 2 : 1;
  }
  const [name, other] = [plain(expected.accountName), plain(read.values.accountName)];
  const isPart = name !== '' && other !== '' && (name.includes(other) || other.includes(name));
  return alike + (isPart ? 0.5 : 0);
}

/** Pairs expected debts with read ones, in order, so that the likeness of all pairs is greatest; unlike ones stay apart. */
export function alignDebts(
  expected: readonly ExpectedDebt[],
  read: readonly ReadDebt[],
): readonly (readonly [ExpectedDebt, ReadDebt])[] {
  const none = { sum: 0, pairs: [] as readonly (readonly [ExpectedDebt, ReadDebt])[] };
  const best = Array.from({ length: expected.length + 1 }, () =>
    Array.from({ length: read.length + 1 }, () => none),
  );
  for (let row = expected.length - 1; row >= 0; row -= 1) {
    for (let column = read.length - 1; column >= 0; column -= 1) {
      const [one, other] = [expected[row], read[column]];
      const rest = best[row + 1]?.[column + 1] ?? none;
      const alike = one && other ? likeness(one, other) : 0;
      const choices = [best[row + 1]?.[column] ?? none, best[row]?.[column + 1] ?? none];
      if (one && other && alike > 0.9)
        choices.unshift({ sum: rest.sum + alike, pairs: [[one, other], ...rest.pairs] });
      const choice = choices.reduce((most, next) => (next.sum > most.sum ? next : most));
      best[row]?.splice(column, 1, choice);
    }
  }
  return best[0]?.[0]?.pairs ?? [];
}

/** Holds what was read against what is expected. */
export function scoreClipboard(
  expected: readonly ExpectedDebt[],
  read: readonly ReadDebt[],
): { score: Score; misses: readonly Miss[]; invented: readonly ReadDebt[]; lost: readonly ExpectedDebt[] } {
  const pairs = alignDebts(expected, read);
  const misses: Miss[] = [];
  let fields = 0;
  for (const debt of expected) fields += FIELDS.filter((field) => debt[field] !== undefined).length;
  let [right, rightDoubted] = [0, 0];
  for (const [debt, { values, marked, doubted }] of pairs) {
    for (const field of FIELDS) {
      if (debt[field] === undefined) continue;
      if (isRight(field, debt[field], values[field])) {
        right += 1;
        if (doubted.has(field)) rightDoubted += 1;
      } else
        misses.push({
          debt: debt.accountName ?? '',
          field,
          expected: debt[field],
          read: values[field],
          isMarked: marked.has(field),
        });
    }
  }
  const wrongMarked = misses.filter(({ isMarked }) => isMarked).length;
  const score: Score = {
    fields,
    right,
    rightDoubted,
    wrongMarked,
    wrongSilent: misses.length - wrongMarked,
    rows: expected.length,
    lost: expected.length - pairs.length,
    invented: read.length - pairs.length,
    clipboards: 1,
    whole: right === fields && read.length === expected.length ? 1 : 0,
  };
  const paired = new Set<unknown>(pairs.flat());
  return {
    score,
    misses,
    invented: read.filter((debt) => !paired.has(debt)),
    lost: expected.filter((debt) => !paired.has(debt)),
  };
}
