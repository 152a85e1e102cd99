import { expect, it } from 'vitest';
import { NO_NOTES, openDoubt, withNotes, withSettled } from '../../../src/sheet/doubts/notes';

const cell = { row: '1', column: 'accountNumber' };
const PRINTED = 'The full account number is printed.';
const TWIN = 'The same account as Debt 1.';

it('says what weighs more of a cell before the note that came with its text, and that once the first is checked', () => {
  const notes = withNotes(NO_NOTES, [{ ...cell, text: '4111', note: PRINTED }]);
  expect(openDoubt(notes, cell, TWIN, true)).toBe(TWIN);
  expect(openDoubt(notes, cell, TWIN), 'else the note first').toBe(PRINTED);
  const checked = withSettled(notes, [{ ...cell, words: TWIN }]);
  expect(openDoubt(checked, cell, TWIN, true)).toBe(PRINTED);
  expect(openDoubt(withSettled(checked, [{ ...cell, words: PRINTED }]), cell, TWIN, true)).toBeUndefined();
});
