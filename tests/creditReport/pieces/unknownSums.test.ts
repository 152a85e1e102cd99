import { expect, it } from 'vitest';
import { saysUnknown } from '../../../src/creditReport/pieces/unknownSums';

it.each(['unknown', '?', '$ ???', 'idk', 'I don’t know how much', 'not sure yet', 'tbd', 'No idea.'])(
  'says that nobody knows the sum: %s',
  (value) => {
    expect(saysUnknown(value)).toBe(true);
  },
);

it.each(['', '-', 'n/a', 'none', '$5?', 'not sure if 5 or 6', 'unknown creditor'])(
  'says nothing of the kind: %j',
  (value) => {
    expect(saysUnknown(value)).toBe(false);
  },
);
