import type { Account } from '../account';
import type { Page } from '../page/page';
import { readBlocks } from './labels/blocks';
import { bulletItems, cardItems, lineItems, paragraphItems } from './lists/item';
import { accountsOfItems } from './lists/toldDebt';
import { readObjects } from './objects';
import { readHeaded } from './tables/headed';
import { readHeadedValues } from './tables/headedValues';
import { readPlacedTables } from './tables/placedTables';
import { readTransposed } from './tables/transposed';
import { readUnheaded } from './tables/unheaded';

/** One way in which the pieces of a page can belong together. It reads a whole page, and says nothing of its own worth. */
export interface Layout {
  /** How the review names it. */
  name: string;
  read: (page: Page) => readonly Account[];
}

/** Every layout that is tried on a page. */
export const LAYOUTS: readonly Layout[] = [
  { name: 'tables and labels', read: ({ lines }) => readHeaded(lines).accounts },
  { name: 'labels', read: ({ lines }) => readBlocks(lines) },
  { name: 'a column for each debt', read: ({ lines }) => readTransposed(lines) },
  { name: 'columns by their place', read: ({ placed }) => readPlacedTables(placed ?? []) },
  { name: 'headings over the values of each account', read: ({ placed }) => readHeadedValues(placed ?? []) },
  { name: 'objects', read: ({ source }) => readObjects(source) },
  { name: 'cells without headings', read: ({ lines }) => readUnheaded(lines).accounts },
  { name: 'one debt a line', read: ({ lines }) => accountsOfItems(lineItems(lines)) },
  { name: 'a paragraph for each debt', read: ({ lines }) => accountsOfItems(paragraphItems(lines)) },
  { name: 'a bullet for each debt', read: ({ lines }) => accountsOfItems(bulletItems(lines)) },
  { name: 'cards', read: ({ lines }) => accountsOfItems(cardItems(lines)) },
];
