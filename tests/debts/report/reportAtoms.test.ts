import { type Atom, createStore } from 'jotai';
import { expect, it } from 'vitest';
import { addedFilesAtom, reportNoticeAtom, reviewedTextsAtom } from '../../../src/debts/report/reportAtoms';

it('forgets once the calculator is left what a report left open there', () => {
  const store = createStore();
  const shown: Atom<unknown>[] = [reviewedTextsAtom, addedFilesAtom, reportNoticeAtom];
  const leave = shown.map((each) => store.sub(each, () => {}));
  store.set(reviewedTextsAtom, []);
  store.set(addedFilesAtom, []);
  store.set(reportNoticeAtom, {
    words: 'Entered 1 debt from a report.',
    left: '',
    leftOver: [['First Bank']],
  });
  for (const stop of leave) stop();
  expect(shown.map((each) => store.get(each))).toEqual([null, null, null]);
});
