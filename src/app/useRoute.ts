import { matchPath, useLocation } from 'react-router-dom';
import { ROUTES, type Route } from './routes';

/** The line of the table of pages that the present path leads to. */
export function useRoute(): Route {
  const { pathname } = useLocation();
  const route = ROUTES.find(({ path }) => matchPath(path, pathname));
  if (!route) throw new Error(`The table of pages has no line for ${pathname}.`);
  return route;
}
