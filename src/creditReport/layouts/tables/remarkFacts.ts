import type { Fact } from '../../account';
import type { Line } from '../../page/lines';
import { readPairs } from '../labels/pairs';

/** Who was owed before, as the lines below the values of a debt say it under a label. */
export function remarkFacts(remarks: readonly Line[]): Fact[] {
  return remarks.flatMap((line) =>
    readPairs(line.text).pairs.flatMap(({ kind, label, value }): Fact[] =>
      kind === 'original' && value !== '' ? [{ kind, label, values: [value], span: line }] : [],
    ),
  );
}
