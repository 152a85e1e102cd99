import fc from 'fast-check';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import {
  isBudgetEnteredAtom,
  keptPayloadAtom,
  typePersonAtom,
  writeAmountsAtom,
} from '../../src/budget/budgetAtoms';
import type { BudgetPayload } from '../../src/budget/budgetPayload';
import { bookAtom } from '../../src/caseFile/bookAtoms';
import {
  caseFileAtom,
  caseIdAtom,
  isUnsavedAtom,
  newMemberAtom,
  setCaseFileAtom,
} from '../../src/caseFile/caseAtoms';
import { type CaseBook, EMPTY_BOOK } from '../../src/caseFile/caseBook';
import { isMemberUnsavedAtom, isNewCaseAtom } from '../../src/caseFile/memberUnsavedAtoms';
import { openBookAtom } from '../../src/caseFile/openBookAtoms';
import { debtDraftAtom } from '../../src/debts/debtAtoms';
import { redoAtom, undoAtom, undoNameAtom } from '../../src/history/history';
import { ANAS_CASE, anyBook } from '../support/caseBooks';

/** What a reload has left. */
const KEPT: BudgetPayload = {
  agentName: 'Ada',
  agentEmail: 'ada@example.org',
  firstName: 'Olga',
  lastName: 'Ott',
  totalIncome: 5000,
  totalExpenses: 1000,
  availableIncome: 4000,
};

/** Somebody with a case, and files that only have names. */
function start() {
  const store = createStore();
  const file = (name: string) => ({
    name,
    handle: undefined,
    stamp: undefined,
    password: undefined,
    isKept: false,
  });
  return {
    book: () => store.get(bookAtom),
    file: () => store.get(caseFileAtom)?.name,
    isUnsaved: () => store.get(isUnsavedAtom),
    isMemberUnsaved: () => store.get(isMemberUnsavedAtom),
    isNew: () => store.get(isNewCaseAtom),
    undoName: () => store.get(undoNameAtom),
    open: (book: CaseBook, name = 'a file') => store.set(openBookAtom, book, file(name)),
    save: (name: string) =>
      store.set(setCaseFileAtom, store.get(caseIdAtom), { ...file(name), saved: store.get(bookAtom) }),
    type: (name: string) => store.set(typePersonAtom, 'firstName', name),
    nameAgent: (name: string) => store.set(typePersonAtom, 'agentName', name),
    earn: (text: string) =>
      store.set(writeAmountsAtom, [{ row: 'salary', column: 'amount', text }], 'Typed Salary'),
    beginToType: (text: string) => store.set(debtDraftAtom, { row: '0', column: 'amount', text }),
    newMember: () => store.set(newMemberAtom, { name: 'New member' }),
    left: () => ({ isEntered: store.get(isBudgetEnteredAtom), kept: store.get(keptPayloadAtom) }),
    leaveOver: (payload: BudgetPayload) => store.set(keptPayloadAtom, payload),
    undo: () => store.set(undoAtom),
    redo: () => store.set(redoAtom),
  };
}

it('loses nothing about a member where only the agent is entered, or all is saved', () => {
  const user = start();
  user.nameAgent('Alex');
  expect([user.isUnsaved(), user.isMemberUnsaved()]).toEqual([true, false]);
  user.type('Bea');
  expect(user.isMemberUnsaved()).toBe(true);
  user.save('bea');
  expect(user.isMemberUnsaved()).toBe(false);
  user.type('Beatrice');
  expect(user.isMemberUnsaved()).toBe(true);
  user.newMember();
  expect([user.isUnsaved(), user.isMemberUnsaved()]).toEqual([true, false]);
});

describe('an opened case', () => {
  it('is what the file holds, whatever that is, and is saved', () => {
    fc.assert(
      fc.property(anyBook, (book) => {
        const user = start();
        user.open(book);
        expect(user.book()).toEqual(book);
        expect(user.isUnsaved()).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it('is one step of undo over both screens, by the name of the case', () => {
    const user = start();
    user.type('Bea');
    user.open(ANAS_CASE);
    expect(user.undoName()).toBe('Opened case Ana Rivera');
    user.undo();
    expect(user.book().budget).toEqual({ ...EMPTY_BOOK.budget, firstName: 'Bea' });
    expect(user.book().debts).toEqual(EMPTY_BOOK.debts);
    expect(user.undoName()).toBe('Typed First Name');
    user.redo();
    expect(user.book()).toEqual(ANAS_CASE);
  });

  it('undone brings back what a reload had left of the budget, and done again leaves it', () => {
    const { open, undo, redo, left, leaveOver } = start();
    leaveOver(KEPT);
    open(ANAS_CASE);
    expect(left()).toEqual({ isEntered: true, kept: undefined });
    undo();
    expect(left()).toEqual({ isEntered: false, kept: KEPT });
    redo();
    expect(left()).toEqual({ isEntered: true, kept: undefined });
  });

  it('is a step of its own even right after another one', () => {
    const user = start();
    user.open(ANAS_CASE, 'first');
    user.open(EMPTY_BOOK, 'second');
    expect(user.undoName()).toBe('Opened case without a name');
    user.undo();
    expect(user.book()).toEqual(ANAS_CASE);
    expect(user.file()).toBe('first');
  });

  it('has its own file, and undone the former case has its own again', () => {
    const user = start();
    user.type('Bea');
    user.save('Bea.case.json');
    user.open(ANAS_CASE, 'Ana.case.json');
    expect(user.file()).toBe('Ana.case.json');
    user.undo();
    expect(user.file()).toBe('Bea.case.json');
    user.redo();
    expect(user.file()).toBe('Ana.case.json');
  });
});

describe('a new member', () => {
  it('is another case, without a file', () => {
    const user = start();
    user.open(ANAS_CASE, 'Ana.case.json');
    user.newMember();
    expect(user.file()).toBeUndefined();
    expect(user.isUnsaved()).toBe(true);
    user.undo();
    expect(user.file()).toBe('Ana.case.json');
    expect(user.isUnsaved()).toBe(false);
  });

  it('never shares a file with the member before', () => {
    const user = start();
    user.type('Ana');
    user.newMember();
    user.type('Bea');
    user.save('Bea.case.json');
    user.undo();
    user.undo();
    expect(user.book().budget.firstName).toBe('Ana');
    expect(user.file()).toBeUndefined();
    user.redo();
    user.redo();
    expect(user.file()).toBe('Bea.case.json');
    expect(user.isUnsaved()).toBe(false);
  });

  it('leaves no step where nothing is entered and no file is open', () => {
    const user = start();
    user.newMember();
    expect(user.undoName()).toBeUndefined();
    user.open(EMPTY_BOOK, 'empty.case.json');
    user.newMember();
    expect(user.file()).toBeUndefined();
    expect(user.undoName()).toBe('New member');
  });
});

describe('what is not saved', () => {
  it('is nothing at first, and anything that is entered', () => {
    const user = start();
    expect(user.isUnsaved()).toBe(false);
    expect(user.isNew()).toBe(true);
    user.earn('5000');
    expect(user.isUnsaved()).toBe(true);
    expect(user.isNew()).toBe(false);
    user.undo();
    expect(user.isUnsaved()).toBe(false);
  });

  it('is no more than a new case where nothing but the agent is left', () => {
    const user = start();
    user.nameAgent('Alex');
    user.type('Bea');
    expect(user.isNew()).toBe(false);
    user.newMember();
    expect(user.isNew()).toBe(true);
    user.save('empty.case.json');
    expect(user.isNew(), 'a case with a file is none').toBe(false);
  });

  it('is what differs from the file, and nothing once it is as in the file again', () => {
    const user = start();
    user.open(ANAS_CASE);
    user.earn('5001');
    expect(user.isUnsaved()).toBe(true);
    user.earn('5000');
    expect(user.isUnsaved()).toBe(false);
    user.earn('5002');
    user.save('Ana.case.json');
    expect(user.isUnsaved()).toBe(false);
    user.undo();
    expect(user.isUnsaved()).toBe(true);
  });

  it('is what is being typed, before it is entered', () => {
    const user = start();
    user.open(ANAS_CASE);
    user.beginToType('1200');
    expect(user.isUnsaved()).toBe(false);
    user.beginToType('12');
    expect(user.isUnsaved()).toBe(true);
  });
});
