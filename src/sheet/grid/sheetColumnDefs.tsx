import type { ColDef, ICellEditorParams, ICellRendererParams } from 'ag-grid-community';
import { dequal } from 'dequal/lite';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { CellContent } from '../cells/CellContent';
import type { CellType } from '../cells/cellTypes';
import { InputEditor } from '../cells/InputEditor';
import { SelectEditor } from '../cells/SelectEditor';
import type { SheetDoubts } from '../doubts/doubts';
import { LONG_AMOUNT, LONG_TEXT } from '../fitStyle';
import type { Session } from '../session';
import { type AnyRow, type CellPlace, isFixed, type Sheet, type SheetColumn } from '../sheet';
import { changeCell, type SheetLayout } from '../sheetLayout';
import type { CellLooks } from './cellLooks';

/** The column that shows the labels of the rows. */
export function labelColumnDef(header: string): ColDef<AnyRow, string> {
  return {
    colId: 'label',
    headerName: header,
    flex: 1,
    minWidth: 130,
    cellClass: 'cell-label',
    cellAriaRole: 'rowheader',
    suppressNavigable: true,
    valueGetter: ({ data }) => data?.label ?? '',
    cellRendererSelector: ({ data }) => {
      if (!data) return undefined;
      if (isFixed(data) && data.cells.label)
        return { component: FixedContent, params: { content: data.cells.label } };
      return 'hint' in data
        ? { component: CellContent, params: { children: data.label, title: data.label, hint: data.hint } }
        : undefined;
    },
  };
}

interface ShownSheet {
  sheet: Sheet;
  layout: SheetLayout;
  session: Session;
  doubts: SheetDoubts;
  looks: CellLooks;
}

/** Turns what a sheet says of a column into what AG Grid wants to know. */
export function columnDef(
  column: SheetColumn,
  { sheet, layout, session, doubts, looks }: ShownSheet,
): ColDef<AnyRow, string> {
  const { field, header, type, flex, minWidth, maxWidth } = column;
  const isMoney = type.kind === 'money';

  function describe({ data }: ICellRendererParams<AnyRow, string>) {
    if (!data) return undefined;
    if (isFixed(data)) return { component: FixedContent, params: { content: data.cells[field] } };
    if (column.content) return { component: FixedContent, params: { content: column.content(data.id) } };
    return { component: EditableContent, params: { cell: { row: data.id, column: field }, type, looks } };
  }

  function enter(row: string, typed: string) {
    const cell = { row, column: field };
    sheet.write([changeCell(cell, type.take(typed), sheet)], `Typed ${layout.nameOf(row, field)}`);
  }

  return {
    colId: field,
    headerName: header,
    flex,
    minWidth,
    ...(maxWidth && { maxWidth }),
    cellClass: `cell-${type.kind}`,
    headerClass: isMoney ? 'header-money' : '',
    editable: ({ data }) => data !== undefined && !isFixed(data) && !type.isClosed,
    suppressNavigable: ({ data }) => data === undefined || isFixed(data),
    valueGetter: ({ data }) => (data && !isFixed(data) ? sheet.read(data.id, field) : ''),
    valueSetter: ({ data, newValue }) => {
      enter(data.id, newValue ?? '');
      return true;
    },
    cellRendererSelector: describe,
    cellEditor: type.kind === 'choice' ? SelectEditor : InputEditor,
    cellEditorParams: ({ data }: ICellEditorParams<AnyRow, string>) => ({
      type,
      refused: session.get().refused,
      draft: (typed: string | null) => {
        session.set({ entry: typed });
        sheet.draft(typed === null ? null : { row: data.id, column: field, text: type.sanitize(typed) });
      },
      retype: (typed: string) => {
        // Whoever types the same again has checked it.
        if (doubts.at({ row: data.id, column: field })) enter(data.id, typed);
      },
      cellName: layout.nameOf(data.id, field),
    }),
  };
}

function FixedContent({ content }: { content: ReactNode }) {
  return content;
}

interface EditableContentProps {
  cell: CellPlace;
  type: CellType;
  looks: CellLooks;
}

/**
 * What a closed cell shows. It follows that by itself: where the grid is told to paint its cells anew, each of them is
 * rendered through all that a cell of the grid can be, and a paste into every cell takes longer.
 */
function EditableContent({ cell: { row, column }, type, looks }: EditableContentProps) {
  const [{ text, problem, hint }, show] = useState(() => looks.at({ row, column }));
  useLayoutEffect(
    () => looks.watch({ row, column }, (now) => show((before) => (dequal(before, now) ? before : now))),
    [looks, row, column],
  );
  const shown = type.show(text);
  const isAmount = type.kind === 'money';
  if (!problem && !hint && shown.length <= (isAmount ? LONG_AMOUNT : LONG_TEXT)) return shown;
  return (
    <CellContent title={shown} problem={problem} hint={hint} isAmount={isAmount}>
      {shown}
    </CellContent>
  );
}
