import type { ReportedDebt } from '../../creditReport/reportedDebt';
import { MONEY } from '../../sheet/cells/cellTypes';
import { type DebtField, STATUSES } from '../debt';
import { DEBT_COLUMNS } from '../debtColumns';
import { doubts, type ReportRow } from './reportRows';

interface ReviewedDebtProps {
  debt: ReportedDebt;
  row: ReportRow;
  /** The row of the sheet that holds the debt already; undefined where none does. */
  twin: number | undefined;
  isIn: boolean;
  fits: boolean;
  onToggle: () => void;
}

/** One debt: its cells as they will land, and under them each doubt with the line it comes from. */
export function ReviewedDebt({ debt, row, twin, isIn, fits, onToggle }: ReviewedDebtProps) {
  const marked = DEBT_COLUMNS.filter(({ field }) => row[field].note);
  return (
    <tbody className={isIn && fits ? '' : 'left-out'}>
      <tr>
        <td>
          <input
            type="checkbox"
            aria-label={`Enter ${debt.accountName || 'the unnamed debt'}`}
            checked={isIn}
            onChange={onToggle}
          />
        </td>
        {DEBT_COLUMNS.map(({ field, type }) => (
          <td key={field} className={row[field].note ? 'marked' : ''} data-kind={type.kind}>
            {shown(debt, row, field)}
            {field === 'paying' && debt.payingText && (
              <span className="review-printed">report: {debt.payingText} a month</span>
            )}
          </td>
        ))}
      </tr>
      {(twin !== undefined || marked.length > 0) && (
        <tr>
          <td />
          <td colSpan={DEBT_COLUMNS.length}>
            <ul>
              {twin !== undefined && <li>Already in row {twin + 1}.</li>}
              {marked.map(({ field, header }) => (
                <li key={field}>
                  {header}: {row[field].note}
                  {debt.sources[field] && doubts(debt, field).length > 0 && (
                    <q className="review-source">{debt.sources[field].line}</q>
                  )}
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** What a cell will show; for an original creditor that is no option, the printed name behind it. */
function shown(debt: ReportedDebt, row: ReportRow, field: DebtField): string {
  const { text } = row[field];
  if (field === 'amount' || field === 'paying') return MONEY.show(text);
  if (field === 'current') return STATUSES.find(({ value }) => value === text)?.label ?? '';
  if (field === 'originalCreditor')
    return text === 'other' ? `Other (${debt.originalCreditor})` : debt.originalCreditor;
  return text;
}
