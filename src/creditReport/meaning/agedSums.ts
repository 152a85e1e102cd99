import { sum } from '../../money/money';
import { readAmount } from '../pieces/amounts';

/** How a list of what is due by its age calls a column: `Current`, `30`, `31-60 days`, `90+`. */
const AGE =
  /^(?:current|not (?:yet )?due|(?:\d{1,3} ?[-–] ?|over |> ?)?(?:30|60|90|120)(?: ?\+)?(?: days?)?(?: past due| late)?)$/i;
const TOTAL = /^(?:total|balance|amount)(?: (?:due|owed|balance))?$/i;
/** Fewer columns may be of anything. */
const MIN_AGES = 3;

/**
 * The columns that tell what is owed by how late it is, and the one of what they come to in every row. Undefined where
 * there are none.
 *
 * @param rows their cells; a row may have fewer
 */
export function agedSums(
  labels: readonly string[],
  rows: readonly (readonly string[])[],
): { ages: readonly number[]; total: number } | undefined {
  const ages = [...labels.keys()].filter((column) => AGE.test(labels[column] ?? ''));
  const total = labels.findIndex((label) => TOTAL.test(label));
  if (ages.length < MIN_AGES || total < 0 || rows.length === 0) return undefined;
  const addUp = rows.every((row) => {
    const parts = ages.flatMap((column) => readAmount(row[column] ?? '')?.amount ?? []);
    return parts.length > 0 && readAmount(row[total] ?? '')?.amount?.eq(sum(parts));
  });
  return addUp ? { ages, total } : undefined;
}
