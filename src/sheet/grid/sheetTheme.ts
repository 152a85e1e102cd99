import { createTheme } from 'ag-grid-community';
import { HEADER_HEIGHT, ROW_HEIGHT } from '../sheetSize';

/** The look of every sheet, in the design tokens of the page, so that light and dark follow by themselves. */
export const sheetTheme = createTheme().withParams({
  browserColorScheme: 'inherit',
  fontFamily: 'inherit',
  fontSize: 14,
  rowHeight: ROW_HEIGHT,
  headerHeight: HEADER_HEIGHT,
  autoHeightMinBodyHeight: 0,
  cellHorizontalPadding: 10,
  backgroundColor: 'var(--surface)',
  foregroundColor: 'var(--text)',
  accentColor: 'var(--accent)',
  borderColor: 'var(--line)',
  headerBackgroundColor: 'var(--surface-sunken)',
  headerTextColor: 'var(--text-muted)',
  headerFontWeight: 600,
  rowHoverColor: 'transparent',
  columnBorder: true,
  headerColumnBorder: true,
  wrapperBorder: true,
  wrapperBorderRadius: 8,
  pinnedRowBackgroundColor: 'var(--surface-sunken)',
  pinnedRowBorder: { width: 1, color: 'var(--line-strong)' },
  pinnedRowFontWeight: 600,
  cellEditingBorder: { width: 2, color: 'var(--accent)' },
  cellEditingShadow: 'none',
});
