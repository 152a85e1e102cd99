import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TotalsStatus } from '../../src/app/TotalsStatus';
import { budgetDraftAtom, writeAmountsAtom } from '../../src/budget/budgetAtoms';
import { writeDebtsAtom } from '../../src/debts/debtAtoms';

/** The element that says the totals, on the budget screen, and the words for what happens around it. */
function renderStatus() {
  const store = createStore();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Link to="/calculator">Calculator</Link>
        <TotalsStatus />
      </MemoryRouter>
    </Provider>,
  );
  return {
    said: () => screen.getByRole('status').textContent,
    earn: (text: string) =>
      act(() => store.set(writeAmountsAtom, [{ row: 'salary', column: 'amount', text }], 'Typed Salary')),
    type: (text: string) => act(() => store.set(budgetDraftAtom, { field: 'salary', text })),
    abandon: () => act(() => store.set(budgetDraftAtom, null)),
    owe: (text: string) =>
      act(() => store.set(writeDebtsAtom, [{ row: '0', column: 'paying', text }], 'Typed Debt 1')),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
  };
}

const SALARY_OF_12 = 'Total Income $12.00, Total Expenses $0.00, Available Income $12.00';

describe('the totals of a screen', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are said one second after the last key, not at each and not at the start', () => {
    const { said, type, pass } = renderStatus();
    pass(5000);
    expect(said()).toBe('');
    type('1');
    pass(900);
    type('12');
    pass(999);
    expect(said()).toBe('');
    pass(1);
    expect(said()).toBe(SALARY_OF_12);
  });

  it('are not said for a change that is taken back, nor for one that leaves them as they are', () => {
    const { said, earn, type, abandon, pass } = renderStatus();
    type('12');
    pass(500);
    abandon();
    pass(5000);
    expect(said()).toBe('');
    earn('12');
    pass(1000);
    expect(said()).toBe(SALARY_OF_12);
    earn('');
    pass(1000);
    expect(said()).toMatch(/^Total Income \$0\.00,/);
  });

  it('are those of the screen, and a way from one to the other says none', () => {
    const { said, earn, owe, pass } = renderStatus();
    owe('5');
    pass(1000);
    expect(said(), 'the debts are not on the budget screen').toBe('');
    earn('12');
    pass(1000);
    earn('13');
    act(() => screen.getByRole('link').click());
    expect(said(), 'what was said of the budget is gone').toBe('');
    pass(1000);
    expect(said()).toBe('');
    owe('7.5');
    pass(1000);
    expect(said()).toBe('Total Basis $0.00, Total Paying $7.50');
  });
});
