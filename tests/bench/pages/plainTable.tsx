import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const ROWS = Array.from({ length: 20 }, (_, row) => row);
const COLUMNS = Array.from({ length: 6 }, (_, column) => column);

/** What the product is measured against: 120 inputs in a table, with a live total; a block is pasted from its first cell. */
function PlainTable() {
  const [cells, setCells] = useState<Readonly<Record<string, string>>>({});
  const total = ROWS.reduce((sum, row) => sum + Number(cells[`${row}/5`] ?? 0), 0);
  return (
    <table
      onPaste={(event) => {
        event.preventDefault();
        setCells(cellsOf(event.clipboardData.getData('text/plain')));
      }}
    >
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            {COLUMNS.map((column) => (
              <td key={column}>
                <input
                  id={`cell-${row}-${column}`}
                  aria-label={`Row ${row + 1}, column ${column + 1}`}
                  value={cells[`${row}/${column}`] ?? ''}
                  onChange={(event) => setCells({ ...cells, [`${row}/${column}`]: event.target.value })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td id="total">{total.toFixed(2)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function cellsOf(block: string): Record<string, string> {
  const rows = block.split('\n').map((line) => line.split('\t'));
  return Object.fromEntries(
    rows.flatMap((texts, row) => texts.map((text, column) => [`${row}/${column}`, text])),
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<PlainTable />);
