import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findCell, renderApp } from '../support/renderApp';

describe('the budget form', () => {
  it('shows the total of what is typed in a real grid, and commits it to a press that takes no focus', async () => {
    const { user } = renderApp('/');
    const summary = within(screen.getByRole('region', { name: 'Budget Summary' }));
    const cell = await findCell('Incomes (Before Tax)', 'salary', 'amount');
    await user.dblClick(cell);
    await user.keyboard('1234.5');
    expect(summary.getAllByText('$1,234.50')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(summary.getAllByText('$0.00')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
    expect(summary.getAllByText('$1,234.50')).toHaveLength(2);
  });

  it('asks for the agent once, however often it is submitted', async () => {
    const { user } = renderApp('/');
    const submit = screen.getByRole('button', { name: 'Click here to calculate monthly payments' });
    await user.click(submit);
    await user.click(submit);
    expect(await screen.findAllByText('Please fill in agent information')).toHaveLength(1);
    expect(screen.getByLabelText('Agent Name')).toHaveFocus();
    await user.type(screen.getByLabelText('Agent Name'), 'Alex');
    await user.type(screen.getByLabelText('Agent Email'), 'alex@example.com');
    await user.click(submit);
    expect(await screen.findByRole('grid', { name: 'Debts' })).toBeInTheDocument();
  });
});
