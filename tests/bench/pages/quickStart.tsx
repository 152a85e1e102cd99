import { AllCommunityModule, type ColDef } from 'ag-grid-community';
import { AgGridProvider, AgGridReact } from 'ag-grid-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const ROWS = [
  { account: 'Example Bank', amount: 1200 },
  { account: 'Example Cards', amount: 300 },
  { account: 'Example Loans', amount: 9000 },
];

const COLUMNS: ColDef<(typeof ROWS)[number]>[] = [{ field: 'account' }, { field: 'amount', editable: true }];

/** A grid with nothing but what AG Grid's own introduction to React has: all modules, a few rows, no product. */
function QuickStart() {
  return (
    <AgGridProvider modules={[AllCommunityModule]}>
      <div style={{ height: 500 }}>
        <AgGridReact rowData={ROWS} columnDefs={COLUMNS} />
      </div>
    </AgGridProvider>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QuickStart />
    </StrictMode>,
  );
