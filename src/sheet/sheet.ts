import type { ReactNode, Ref } from 'react';
import type { CellType } from './cells/cellTypes';
import type { Flavours, Table } from './clipboard/clipboardTable';
import type { RowOrder } from './range/rowOrder';
import type { Notice } from './session';

/** One cell, by its row and its column. */
export interface CellPlace {
  row: string;
  column: string;
}

/** A new text for one cell. */
export interface CellChange extends CellPlace {
  text: string;
  /** What the user has to check in the cell from now on, in words; without it nothing. */
  note?: string;
}

/** A paste as cells, before anything is changed. */
export interface PastedCells {
  table: Table;
  /** The columns it would land in, from the first; fewer than its own where it reaches past the edge. */
  columns: readonly string[];
  /** The columns of a sheet of the page that it was copied out of; none where it comes from elsewhere. */
  copiedFrom: readonly string[];
  /** Whether it came with the sheet's own headings, each over its column. */
  hasHeader: boolean;
  /** Whether rows of totals are left out of the table. */
  hasTotals: boolean;
  /** Whether cells would be marked to be checked. */
  isDoubtful: boolean;
}

/** What a row is called elsewhere than in the sheet. */
export interface OtherNames {
  /** Names that mean this row and nothing else. */
  plain: readonly string[];
  /** Names that may mean something else as well: what comes by them is to be checked. */
  perhaps?: readonly string[];
}

/** What is doubtful about a cell, in words. */
export interface Doubt extends CellPlace {
  words: string;
}

/**
 * Where a sheet's cells live. The grid owns none of them: it reads texts, asks for changes, and paints what the
 * owner says has changed.
 */
export interface Sheet {
  /** The committed text of a cell; empty where nothing is entered. */
  read: (row: string, column: string) => string;
  /** Changes cells as one act of the given name. */
  write: (changes: readonly CellChange[], act: string) => void;
  /**
   * Puts whole rows, with all that belongs to them, into another order, as one act of the given name. Left out where
   * every row is for one thing, such as Salary.
   *
   * @param undone called whenever the act has been undone
   */
  arrange?: (order: RowOrder, act: string, undone?: () => void) => void;
  /** Tells the text that an open editor holds at this key; null when the editor closes. */
  draft: (change: CellChange | null) => void;
  /**
   * What is doubtful about a cell, in words; undefined where nothing is.
   *
   * @param rowAtWork the row that is being filled in: whether its cells make sense together is not asked yet
   */
  problem: (row: string, column: string, rowAtWork: string | null) => string | undefined;
  /**
   * What came with the text of a cell to be checked, in words, and has not been; undefined where nothing is. It goes with
   * every copy of the text.
   */
  note?: (row: string, column: string) => string | undefined;
  /** What stands under the text of a cell in a few words; undefined where nothing does. */
  hint?: (row: string, column: string) => string | undefined;
  /** Settles doubts of cells as one act of the given name: they are checked, and marked no more. */
  settle: (doubts: readonly Doubt[], act: string) => void;
  /** The acts that can be undone, the last one last: another list after every act, of the same objects. */
  acts: { standing: () => readonly object[]; subscribe: (listener: () => void) => () => void };
  /**
   * How many rows more a paste may bring than the sheet has; none where it is left out. Their ids go on counting, and they
   * come as soon as something is written into them.
   */
  rowsToCome?: number;
  /** What else its rows are called, by their ids, for a paste that brings labels; by their labels alone where it is left out. */
  otherNames?: () => Promise<Readonly<Record<string, OtherNames>>>;
  /**
   * Takes a paste over that is more than cells, such as a report.
   *
   * @param cells what it is as an ordinary paste
   * @returns what to tell the user; undefined where it is an ordinary paste after all
   */
  takeOver?: (texts: Flavours, cells: PastedCells) => Promise<string | undefined>;
  /** Calls the listener after every change of committed cells; returns the way to stop it. */
  subscribe: (listener: () => void) => () => void;
}

/** One column of cells that can be edited. */
export interface SheetColumn<Field extends string = string> {
  field: Field;
  header: string;
  type: CellType;
  /** How wide the column is against its neighbours. */
  flex: number;
  /** Pixels below which the grid scrolls sideways instead. */
  minWidth: number;
  /** Pixels above which its neighbours have the rest; as many as there are where it is left out. */
  maxWidth?: number;
  /** What a cell shows in the place of its text. */
  content?: (row: string) => ReactNode;
}

/** One row of cells that can be edited; the label names it on the screen or to assistive technology. */
export interface SheetRow {
  id: string;
  label: string;
  hint?: string;
}

/**
 * A row that nobody edits, such as a heading or a footer: its cells, by column, say themselves what they show; `label`
 * among them shows the label and more.
 */
export interface FixedRow {
  id: string;
  label: string;
  cells: Readonly<Record<string, ReactNode>>;
}

export type AnyRow = SheetRow | FixedRow;

export function isFixed(row: AnyRow): row is FixedRow {
  return 'cells' in row;
}

/** What others than the sheet itself can ask of it. */
export interface SheetHandle {
  /** Takes the focus to a cell, and selects it alone. */
  goTo: (cell: CellPlace) => void;
}

/** What a sheet shows, and where its cells are read and written. */
export interface SheetGridProps {
  label: string;
  /** Heads the column that shows the rows' labels; without it the labels are only spoken. */
  labelHeader?: string;
  /** Whether the rows show their numbers in front. */
  isNumbered?: boolean;
  columns: readonly SheetColumn[];
  rows: readonly AnyRow[];
  footer: FixedRow;
  /** Whether it is as tall as its place and scrolls in itself; else it is as tall as its rows. */
  isFilling?: boolean;
  /** Whether a heading takes up to three lines; else it has one, and is cut where that is too short. */
  hasLongHeadings?: boolean;
  /** The cell that takes the focus as soon as the sheet stands. */
  startsAt?: CellPlace;
  /** Is told which cell is in use, whenever it is another one; it stays so while the focus is elsewhere. */
  onCell?: (cell: CellPlace) => void;
  /** Gives the way to a cell from outside the sheet. */
  ref?: Ref<SheetHandle>;
  /** Whether a paste is the sheet's wherever on the screen the focus is, but for text fields. */
  takesEveryPaste?: boolean;
  sheet: Sheet;
  /** What was done to the cells from outside the sheet; it is told like what is done in it. */
  notice?: Notice | null;
}
