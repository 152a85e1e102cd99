import { expect, it } from 'vitest';
import { readReport } from '../../../../src/creditReport/readReport';
import type { Slot } from '../../../../src/creditReport/slots';
import type { ReadText } from '../../../../src/debts/report/readPastedReport';
import { shownLayouts, shownSlots } from '../../../../src/debts/report/review/shownSlots';

const READING = readReport({ text: 'Creditor: OAK\nBalance: $5', tables: [] });

/** A text that was read with these labels. */
function textWith(slots: readonly Slot[], more: Partial<ReadText> = {}): ReadText {
  return { clipboard: { text: '', tables: [] }, reading: { ...READING, slots }, ...more };
}

const SURE: Slot = { label: 'Lender', meaning: 'accountName', isDoubtful: false };
const DOUBTFUL: Slot = { label: 'Limit', meaning: 'nothing', isDoubtful: true, other: 'amount' };

it('shows the doubtful labels first, and leaves them there once they are decided', () => {
  const opened = textWith([SURE, DOUBTFUL]);
  expect(shownSlots(opened, opened).map(({ label }) => label)).toEqual(['Limit', 'Lender']);
  const decided = textWith([SURE, { ...DOUBTFUL, meaning: 'amount' }], {
    decided: { meanings: new Map([['Limit', 'amount']]) },
  });
  expect(shownSlots(decided, opened)).toEqual([{ ...DOUBTFUL, meaning: 'amount', isDoubtful: false }, SURE]);
});

it('keeps the labels of a text in which nothing is found any more, with what was decided', () => {
  const opened = textWith([SURE, DOUBTFUL]);
  const nothing = textWith([], { decided: { meanings: new Map([['Lender', 'current']]) } });
  expect(shownSlots(nothing, opened).map(({ label, meaning }) => [label, meaning])).toEqual([
    ['Limit', 'nothing'],
    ['Lender', 'current'],
  ]);
});

it('adds the labels that only a later reading finds', () => {
  expect(shownSlots(textWith([SURE, DOUBTFUL]), textWith([SURE])).map(({ label }) => label)).toEqual([
    'Lender',
    'Limit',
  ]);
});

it('offers the layout it opened in, its rivals, and that of the present reading, each once', () => {
  const opened = textWith([], { reading: { ...READING, layout: 'labels', otherLayouts: ['cards'] } });
  const now = textWith([], { reading: { ...READING, layout: 'cards', otherLayouts: ['objects'] } });
  expect(shownLayouts(now, opened)).toEqual(['labels', 'cards', 'objects']);
});
