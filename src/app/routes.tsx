import type { ComponentType } from 'react';
import { BudgetPage } from './BudgetPage';
import { CalculatorPage } from './CalculatorPage';
import { NotFoundPage } from './NotFoundPage';

interface Route {
  path: string;
  /** What stands before the product's name in the document's title. */
  title: string;
  Page: ComponentType;
}

/** One line per page; the last takes every other path. Source: specification 2. */
export const ROUTES: readonly Route[] = [
  { path: '/', title: 'Budget', Page: BudgetPage },
  { path: '/calculator', title: 'Calculator', Page: CalculatorPage },
  { path: '*', title: 'Page not found', Page: NotFoundPage },
];
