import { screen, waitFor } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { afterEach, describe, expect, it } from 'vitest';
import { PAYLOAD } from '../support/payload';
import { findCell, renderApp } from '../support/renderApp';

const MESSAGE = 'No budget data found. Please complete the form first.';

afterEach(() => toast.dismiss());

describe('the calculator', () => {
  it('shows the debts and the options to who brings budget data', async () => {
    renderApp('/calculator', PAYLOAD);
    expect(await findCell('Debts', '19', 'paying')).toBeInTheDocument();
    expect(screen.getAllByRole('region', { name: /^Option/ })).toHaveLength(3);
    expect(document.title).toBe('Calculator · Financial Warranty Calculator');
    expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
  });

  it.each([
    ['no state', undefined],
    ['a text', 'budget'],
    ['a missing field', { ...PAYLOAD, lastName: undefined }],
    ['an amount as text', { ...PAYLOAD, totalIncome: '4500' }],
    ['an amount that is no number', { ...PAYLOAD, availableIncome: Number.NaN }],
  ])('says once that there is no budget data and returns to the budget, given %s', async (_, state) => {
    renderApp('/calculator', state);
    await screen.findByText(MESSAGE);
    // The budget's own grid comes later than a second message would.
    await findCell('Incomes (Before Tax)', 'salary', 'amount');
    expect(screen.getAllByText(MESSAGE)).toHaveLength(1);
    expect(document.title).toBe('Budget · Financial Warranty Calculator');
  });

  it('keeps a number of months that is being typed apart until it is one', async () => {
    const { user } = renderApp('/calculator', PAYLOAD);
    const field = screen.getByRole('spinbutton', { name: 'Number of months' });
    await user.clear(field);
    await user.type(field, '4');
    expect(screen.getByText(/the plan stays at 18/)).toBeInTheDocument();
    await user.type(field, '2');
    await waitFor(() => expect(screen.getByRole('slider')).toHaveValue('42'));
    expect(screen.queryByText(/the plan stays/)).not.toBeInTheDocument();
  });
});
