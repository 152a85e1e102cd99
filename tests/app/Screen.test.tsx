import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider, useAtomValue } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Screen } from '../../src/app/Screen';
import { budgetAtom, typePersonAtom } from '../../src/budget/budgetAtoms';

/** A screen that cannot show one certain city. */
function Page() {
  const { city, state } = useAtomValue(budgetAtom);
  if (city === 'Nowhere') throw new Error('There is no such city.');
  return <p>{`${city}, ${state}`}</p>;
}

function renderScreen() {
  const store = createStore();
  store.set(typePersonAtom, 'state', 'OH');
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Screen title="Budget">
          <Page />
        </Screen>
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

describe('a screen that fails', () => {
  // React reports what a boundary catches on the console.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  it('says what happened, and undoing the last change brings it back with all else kept', async () => {
    const store = renderScreen();
    store.set(typePersonAtom, 'city', 'Nowhere');
    expect(await screen.findByRole('alert')).toHaveTextContent('Everything you entered is kept.');
    expect(screen.getByRole('alert')).toHaveTextContent('There is no such city.');
    expect(screen.getByRole('link', { name: 'Go to Budget' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Undo “Typed City”/ }));
    expect(screen.getByText(', OH')).toBeInTheDocument();
  });

  it('is shown again on request, once it can be', async () => {
    const store = renderScreen();
    store.set(typePersonAtom, 'city', 'Nowhere');
    await screen.findByRole('alert');
    store.set(typePersonAtom, 'city', 'Dayton');
    await userEvent.click(screen.getByRole('button', { name: 'Show the screen again' }));
    expect(screen.getByText('Dayton, OH')).toBeInTheDocument();
  });
});
