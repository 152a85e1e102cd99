import { withTold } from '../debts/duplicates';
import { nameKey } from '../pieces/nameKey';
import { spanOfOwed } from './stretches';
import type { ReadAccount } from './weigh';

/** How somebody who is told a debt begins to say it back: `Okay, Oak $900.00, 60 days. Next one?`. */
const SAYS_BACK =
  /^\W*(?:ok(?:ay)?|got it|alright|all right|perfect|great|thanks?(?: you)?|noted|so|sure|let me repeat|i have)\b[,.!:; ]/i;

/** Whether a row says back one of the rows before: the beginning of its name, and what is owed to the cent. */
function isOf({ debt }: ReadAccount, before: ReadAccount): boolean {
  const [name, own] = [nameKey(debt.accountName), nameKey(before.debt.accountName)];
  return (
    name !== '' &&
    own.startsWith(name) &&
    debt.amount !== undefined &&
    before.debt.amount?.eq(debt.amount) === true
  );
}

/**
 * The rows without those that somebody else in a talk says back, who was told them right before; what only he says of a
 * debt is taken over.
 */
export function withoutSaidBack<Row extends ReadAccount>(
  rows: readonly Row[],
  source: string,
): readonly Row[] {
  const found: Row[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    const { from, to } = spanOfOwed(row.account);
    const isTold = row.debt.accountNumber === '' && last !== undefined && isOf(row, last);
    const line = source.slice(source.lastIndexOf('\n', from) + 1, to);
    if (isTold && SAYS_BACK.test(line)) {
      found[found.length - 1] = { ...last, debt: withTold(last, row).debt };
    } else found.push(row);
  }
  return found;
}
