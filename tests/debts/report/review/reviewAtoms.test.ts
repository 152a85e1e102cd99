import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { readReport } from '../../../../src/creditReport/readReport';
import { writeDebtsAtom } from '../../../../src/debts/debtAtoms';
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

it('adds up what stands once a debt is brought up to date: a payment that the row has none for stays', () => {
  const text = 'Creditor\tAccount Number\tBalance\nOAK\t4110****\t$300\nELM\t5220****\t$0.00\n';
  const clipboard = { text, tables: [] };
  const review = createReview([{ clipboard, reading: readReport(clipboard) }]);
  const store = createStore();
  const enter = (row: string, fields: Record<string, string>) =>
    Object.entries(fields).map(([column, value]) => ({ row, column, text: value }));
  const changes = [
    ...enter('0', { accountName: 'OAK', accountNumber: '4110****', amount: '250', paying: '250' }),
    ...enter('1', { accountName: 'ELM', accountNumber: '5220****', amount: '412', paying: '412' }),
  ];
  store.set(writeDebtsAtom, changes, 'Typed');
  store.set(review.landingAtom, 'update');
  const total = () => store.get(review.totalAtoms.paying).toFixed();
  expect(total(), 'left as it is').toBe('662');
  store.set(review.shareTextAtom, '50');
  expect(total(), '150 of the one, and what stays on the other').toBe('562');
  expect(store.get(review.standingsAtom)[1]?.there).toEqual({ amount: '$412.00', paying: '$412.00' });
});

it.each([
  ['a name like it and the same amount', { accountName: 'Discover it', amount: '500' }, 'Discover it'],
  ['its name and another amount', { accountName: 'Discover', amount: '450' }, 'Discover'],
  ['its name, and nothing else known', { accountName: 'Discover' }, 'Discover'],
])('enters a debt with the doubt whether it is one of %s that is entered already', (_, fields, name) => {
  const { review, store } = openedReview();
  const changes = Object.entries(fields).map(([column, text]) => ({ row: '2', column, text }));
  store.set(writeDebtsAtom, changes, 'Typed');
  const edits = { accountName: 'Discover', enter: 'yes' };
  const edited = Object.entries(edits).map(([column, text]) => ({ row: '0', column, text }));
  store.set(review.writeAtom, edited, 'Edited');
  const doubts = () => store.get(review.acceptedAtom).fitting.map(({ row }) => row.accountName.note);
  expect(doubts()).toEqual([`May be the same account as ${name}, which was entered before.`]);
  store.set(review.landingAtom, 'all');
  expect(doubts(), 'where that one goes').toEqual([undefined]);
});

it('leaves it to the sheet to say that two debts are one account, where that can tell', () => {
  const { review, store } = openedReview();
  const twin = { accountName: 'Oak Bank', amount: '500' };
  const changes = Object.entries(twin).map(([column, text]) => ({ row: '0', column, text }));
  store.set(writeDebtsAtom, changes, 'Typed');
  store.set(review.writeAtom, [{ row: '0', column: 'enter', text: 'yes' }], 'Ticked');
  expect(store.get(review.acceptedAtom).fitting.map(({ row }) => row.accountName.note)).toEqual([undefined]);
});

it('enters no doubt with a debt that brings another up to date', () => {
  const { review, store } = openedReview();
  const older = { accountName: 'Oak Bank', amount: '450' };
  const changes = Object.entries(older).map(([column, text]) => ({ row: '0', column, text }));
  store.set(writeDebtsAtom, changes, 'Typed');
  store.set(review.landingAtom, 'update');
  const [accepted] = store.get(review.acceptedAtom).fitting;
  expect([accepted?.updates, accepted?.row.accountName.note]).toEqual([0, undefined]);
});

it('marks the amounts that bring debts of one number up to date, where nobody knows which is which', () => {
  const textOf = (amounts: string[]) => ({
    text: amounts
      .map((amount) => `Creditor: DEPT OF ED\nAccount: 90113377****\nBalance: ${amount}\n`)
      .join('\n'),
    tables: [],
  });
  const store = createStore();
  const debts = ['3500', '4500'].map((amount, row) => [
    { row: String(row), column: 'accountName', text: 'Dept of Ed' },
    { row: String(row), column: 'accountNumber', text: '90113377****' },
    { row: String(row), column: 'amount', text: amount },
  ]);
  store.set(writeDebtsAtom, debts.flat(), 'Typed');
  const notes = (...amounts: string[]) => {
    const clipboard = textOf(amounts);
    const review = createReview([{ clipboard, reading: readReport(clipboard) }]);
    store.set(review.landingAtom, 'update');
    return store.get(review.acceptedAtom).fitting.map(({ row }) => row.amount.note ?? '');
  };
  const doubt = 'Several debts have this name and number: this may be the amount of another.';
  expect(notes('$3,400', '$4,400')).toEqual(['', '']);
  expect(notes('$4,400', '$3,400')).toEqual([doubt, doubt]);
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
