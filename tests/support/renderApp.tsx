import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
// Read before the first test, so that none waits for it.
import '../../src/sheet/grid/AgSheet';

/** Shows the whole app at a path, with nothing entered, as React runs it in development: every effect twice. */
export function renderApp(pathname: string, state?: unknown) {
  const store = createStore();
  render(
    <StrictMode>
      <Provider store={store}>
        <MemoryRouter initialEntries={[{ pathname, state }]}>
          <App />
        </MemoryRouter>
      </Provider>
    </StrictMode>,
  );
  return { store, user: userEvent.setup() };
}

/** Finds a cell of a grid, by the names of the specification. */
export async function findCell(grid: string, row: string, column: string): Promise<HTMLElement> {
  const sheet = await screen.findByRole('grid', { name: grid });
  return waitFor(() => {
    const cell = sheet.querySelector<HTMLElement>(`[row-id="${row}"] [col-id="${column}"]`);
    if (!cell) throw new Error(`The grid ${grid} has no cell ${row}/${column}.`);
    return cell;
  });
}
