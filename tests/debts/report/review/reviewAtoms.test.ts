import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { readReport } from '../../../../src/creditReport/readReport';
import { createReview } from '../../../../src/debts/report/review/reviewAtoms';

const CLIPBOARD = { text: 'Creditor: OAK BANK\nBalance: $500\n', tables: [] };

function openedReview() {
  const review = createReview([{ clipboard: CLIPBOARD, reading: readReport(CLIPBOARD) }]);
  const store = createStore();
  const landed = () => {
    const [row] = store.get(review.landedAtom);
    return [row?.amount.text, row?.paying.text];
  };
  return { review, store, landed };
}

it('undoes the share and where the debts go like every other act, the last one first', () => {
  const { review, store, landed } = openedReview();
  store.set(review.writeAtom, [{ row: '0', column: 'amount', text: '600' }], 'Typed');
  store.set(review.shareTextAtom, '4');
  store.set(review.shareTextAtom, '40');
  store.set(review.landingAtom, 'all');
  expect(landed()).toEqual(['600', '240.00']);
  store.set(review.undoAtom);
  expect(store.get(review.landingAtom)).toBe('empty');
  expect(landed()).toEqual(['600', '240.00']);
  store.set(review.undoAtom);
  expect(landed(), 'one step for all that was typed').toEqual(['600', '']);
  expect(store.get(review.shareTextAtom)).toBe('100');
  store.set(review.undoAtom);
  expect(landed()).toEqual(['500', '']);
  for (let act = 0; act < 3; act++) store.set(review.redoAtom);
  expect(landed()).toEqual(['600', '240.00']);
});

it('undoes the choice of a payment, and keeps the share that was typed before', () => {
  const { review, store, landed } = openedReview();
  store.set(review.shareTextAtom, '40');
  store.set(review.paysAtom, false);
  expect(landed()).toEqual(['500', '']);
  store.set(review.undoAtom);
  expect(landed()).toEqual(['500', '200.00']);
});

it('adds up what will be entered, without the rows that do not fit', () => {
  const rows = Array.from({ length: 22 }, (_, row) => `BANK ${row}\t41${row}0****\t$${row + 1}.00`);
  const clipboard = { text: ['Creditor\tAccount Number\tBalance', ...rows].join('\n'), tables: [] };
  const review = createReview([{ clipboard, reading: readReport(clipboard) }]);
  const store = createStore();
  expect(store.get(review.acceptedAtom).left).toHaveLength(2);
  expect(store.get(review.totalAtoms.amount).toFixed(), 'the sum of 1 to 20').toBe('210');
});

it('pays a share of the amount only where nothing is read under the heading of the sheet itself', () => {
  const text =
    'Account Name\t$ Amount\t$ Paying\tOpened\nOAK BANK\t500\t450\t1/2/2020\nELM BANK\t700\t\t1/3/2020';
  const clipboard = { text, tables: [] };
  const review = createReview([{ clipboard, reading: readReport(clipboard) }]);
  const store = createStore();
  const paid = () => store.get(review.landedAtom).map(({ paying }) => paying.text);
  expect(paid()).toEqual(['450', '']);
  store.set(review.shareTextAtom, '50');
  expect(paid()).toEqual(['450', '350.00']);
});
