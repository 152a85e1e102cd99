import type { Atom } from 'jotai';
import type { ComponentType } from 'react';
import { BudgetPage } from './BudgetPage';
import { CalculatorPage } from './CalculatorPage';
import { NotFoundPage } from './NotFoundPage';
import { budgetTotalsWordsAtom, debtTotalsWordsAtom } from './totalsAtoms';

export interface Route {
  path: string;
  /** Names the screen: in the document's title before the product's name, and to assistive technology. */
  title: string;
  Page: ComponentType;
  /** What is said to assistive technology when it has changed. */
  totalsAtom?: Atom<string>;
}

/** One line per page; the last takes every other path. Source: specification 2. */
export const ROUTES: readonly Route[] = [
  { path: '/', title: 'Budget', Page: BudgetPage, totalsAtom: budgetTotalsWordsAtom },
  { path: '/calculator', title: 'Calculator', Page: CalculatorPage, totalsAtom: debtTotalsWordsAtom },
  { path: '*', title: 'Page not found', Page: NotFoundPage },
];
