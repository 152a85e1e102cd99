import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { ReportedDebt } from '../creditReport/reportedDebt';
import { MONEY } from '../sheet/cellTypes';
import { openModal } from '../sheet/openModal';
import { acceptReportAtom } from './acceptReportAtoms';
import { type DebtField, STATUSES } from './debt';
import { debtEntriesAtom } from './debtAtoms';
import { DEBT_COLUMNS } from './debtColumns';
import { reviewedDebtsAtom } from './reportAtoms';
import { doubts, freeRows, type Landing, type ReportRow, reportRow } from './reportRows';

/** The debts of a pasted report as they will land, with every doubt; nothing is entered before the agent agrees. */
export function ReportReview({ debts }: { debts: readonly ReportedDebt[] }) {
  const entered = useAtomValue(debtEntriesAtom).debts;
  const accept = useSetAtom(acceptReportAtom);
  const close = useSetAtom(reviewedDebtsAtom);
  const [landing, setLanding] = useState<Landing>('empty');
  const [withPaying, setWithPaying] = useState(true);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => openModal(dialog.current), []);

  const accepted = debts.filter((_, index) => !leftOut.has(index));
  const free = freeRows(entered, landing).length;
  const tooMany = accepted.slice(free);
  const fitting = Math.min(accepted.length, free);

  function toggle(index: number) {
    const next = new Set(leftOut);
    if (!next.delete(index)) next.add(index);
    setLeftOut(next);
  }

  return (
    <dialog ref={dialog} className="review" aria-labelledby="review" onClose={() => close(null)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          dialog.current?.close();
          accept(accepted, landing, withPaying);
        }}
      >
        <h2 id="review">Review the report</h2>
        <p className="field-note">
          {debts.length === 1 ? '1 debt was' : `${debts.length} debts were`} read. Nothing is entered yet.
          Leave out what does not belong, and check what is marked.
        </p>
        <fieldset className="review-choices">
          <legend>Where to</legend>
          <Choice label="Fill the empty rows" value="empty" chosen={landing} onChoose={setLanding} />
          <Choice label="Replace all debts" value="all" chosen={landing} onChoose={setLanding} />
          <label>
            <input type="checkbox" checked={withPaying} onChange={() => setWithPaying(!withPaying)} />
            Suggest $ Paying from the scheduled payments
          </label>
        </fieldset>
        <div className="review-table">
          <table>
            <thead>
              <tr>
                <th scope="col">Enter</th>
                {DEBT_COLUMNS.map(({ field, header, type }) => (
                  <th key={field} scope="col" data-kind={type.kind}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            {debts.map((debt, index) => (
              <ReviewedDebt
                key={`${index} ${debt.accountName}`}
                debt={debt}
                row={reportRow(debt, withPaying)}
                isIn={!leftOut.has(index)}
                fits={!tooMany.includes(debt)}
                onToggle={() => toggle(index)}
              />
            ))}
          </table>
        </div>
        <p className="field-problem" role="status">
          {tooMany.length > 0 &&
            `${tooMany.length} of them do not fit into ${free} ${free === 1 ? 'row' : 'rows'}: ${tooMany
              .map(({ accountName }) => accountName || 'unnamed')
              .join(', ')}. They stay ready to be copied.`}
        </p>
        <p className="actions">
          <button type="submit" className="primary" disabled={fitting === 0}>
            Enter {fitting === 1 ? '1 debt' : `${fitting} debts`}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </p>
      </form>
    </dialog>
  );
}

interface ChoiceProps {
  label: string;
  value: Landing;
  chosen: Landing;
  onChoose: (landing: Landing) => void;
}

function Choice({ label, value, chosen, onChoose }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name="landing" checked={chosen === value} onChange={() => onChoose(value)} />
      {label}
    </label>
  );
}

interface ReviewedDebtProps {
  debt: ReportedDebt;
  row: ReportRow;
  isIn: boolean;
  fits: boolean;
  onToggle: () => void;
}

/** One debt: its cells as they will land, and under them each doubt with the line it comes from. */
function ReviewedDebt({ debt, row, isIn, fits, onToggle }: ReviewedDebtProps) {
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
          </td>
        ))}
      </tr>
      {marked.length > 0 && (
        <tr>
          <td />
          <td colSpan={DEBT_COLUMNS.length}>
            <ul>
              {marked.map(({ field, header }) => (
                <li key={field}>
                  {header}: {row[field].note}
                  {debt.sources[field] && doubts(debt, field).length > 0 && (
                    <q className="review-source">{debt.sources[field]}</q>
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
