import {
  CellStyleModule,
  ClientSideRowModelModule,
  CustomEditorModule,
  enableDevValidations,
  PinnedRowModule,
  RenderApiModule,
  RowStyleModule,
} from 'ag-grid-community';

if (import.meta.env.DEV) enableDevValidations();

/** The parts of AG Grid that a sheet uses; every further one is downloaded by every user. */
export const GRID_MODULES = [
  ClientSideRowModelModule,
  CustomEditorModule,
  PinnedRowModule,
  CellStyleModule,
  RowStyleModule,
  RenderApiModule,
];
