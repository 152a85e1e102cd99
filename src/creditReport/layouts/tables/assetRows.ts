/** What a column that parts the two says beside what is owned, and beside what is owed. */
const [OWNED, OWED] = [/^assets?$/i, /^(?:liabilit(?:y|ies)|debts?)$/i];

type Row = readonly string[];

/** Rows without those that a column calls assets, where it calls others debts: `Assets, Checking, Oak Bank, 3,102.44`. */
export function withoutAssets<One extends Row>(rows: readonly One[]): readonly One[] {
  const says = (test: RegExp) => (row: Row) => row.length > 1 && row.some((cell) => test.test(cell));
  return rows.some(says(OWED)) ? rows.filter((row) => !says(OWNED)(row)) : rows;
}
