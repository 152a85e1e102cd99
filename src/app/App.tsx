import { Route, Routes } from 'react-router-dom';
import { AppLayout } from './AppLayout';
import { ROUTES } from './routes';
import { Screen } from './Screen';

/** The page of the present path, within what all pages share. */
export function App() {
  return (
    <AppLayout>
      <Routes>
        {ROUTES.map(({ path, title, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <Screen key={path} title={title}>
                <Page />
              </Screen>
            }
          />
        ))}
      </Routes>
    </AppLayout>
  );
}
