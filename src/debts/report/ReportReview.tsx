import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { REVIEW_REASONS } from '../../creditReport/reviewFlags';
import { openModal } from '../../sheet/openModal';
import { debtEntriesAtom } from '../debtAtoms';
import { DEBT_COLUMNS } from '../debtColumns';
import { FULL_SHARE, parseShare, payName } from '../pay/payInFull';
import { ShareField } from '../pay/ShareField';
import { rowOfTwin } from '../sameAccount';
import { acceptReportAtom } from './acceptReportAtoms';
import { ReviewedDebt } from './ReviewedDebt';
import type { ReadText } from './readPastedReport';
import { reviewedTextsAtom } from './reportAtoms';
import { debtOfRow, freeRows, type Landing, reportRow, sharedFlags, withoutFlags } from './reportRows';
import './report.css';

/** The debts of a pasted report as they will land, with every doubt; nothing is entered before the agent agrees. */
export function ReportReview({ texts }: { texts: readonly ReadText[] }) {
  const debts = useMemo(() => texts.flatMap(({ reading }) => reading.debts), [texts]);
  const entered = useAtomValue(debtEntriesAtom).debts;
  const accept = useSetAtom(acceptReportAtom);
  const close = useSetAtom(reviewedTextsAtom);
  const [landing, setLanding] = useState<Landing>('empty');
  const [pays, setPays] = useState(false);
  const [shareText, typeShare] = useState(FULL_SHARE);
  /** The debts that the agent has ticked or unticked against the proposal. */
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => openModal(dialog.current), []);

  const typed = parseShare(shareText);
  const share = pays ? typed : undefined;
  const shared = sharedFlags(debts);
  const rows = debts.map((debt) => reportRow(withoutFlags(debt, shared), share));
  // Where all debts are replaced, nothing is in already.
  const twins = rows.map((row) => (landing === 'all' ? undefined : rowOfTwin(debtOfRow(row), entered)));
  const isIn = (index: number) => (twins[index] === undefined) !== turned.has(index);
  const accepted = debts.filter((_, index) => isIn(index));
  const free = freeRows(entered, landing).length;
  const tooMany = accepted.slice(free);
  const fitting = Math.min(accepted.length, free);

  function toggle(index: number) {
    const next = new Set(turned);
    if (!next.delete(index)) next.add(index);
    setTurned(next);
  }

  return (
    <dialog ref={dialog} className="review" aria-labelledby="review" onClose={() => close(null)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          dialog.current?.close();
          accept(accepted, landing, share);
        }}
      >
        <h2 id="review">Review the report</h2>
        <p className="field-note">
          {debts.length === 1 ? '1 debt was' : `${debts.length} debts were`} read. Nothing is entered yet.
          Leave out what does not belong, and check what is marked.
        </p>
        {shared.length > 0 && (
          <ul className="review-shared" aria-label="To check in every row">
            {shared.map((flag) => (
              <li key={flag}>In every row: {REVIEW_REASONS[flag]}</li>
            ))}
          </ul>
        )}
        <fieldset className="review-choices">
          <legend>Where to</legend>
          <Choice
            group="landing"
            label="Fill the empty rows"
            isChosen={landing === 'empty'}
            onChoose={() => setLanding('empty')}
          />
          <Choice
            group="landing"
            label="Replace all debts"
            isChosen={landing === 'all'}
            onChoose={() => setLanding('all')}
          />
        </fieldset>
        <fieldset className="review-choices">
          <legend>$ Paying</legend>
          <Choice group="paying" label="Leave empty" isChosen={!pays} onChoose={() => setPays(false)} />
          <Choice
            group="paying"
            label={typed ? payName(typed) : 'Pay a share'}
            isChosen={pays}
            onChoose={() => setPays(true)}
          />
          <ShareField
            text={shareText}
            onType={(text) => {
              typeShare(text);
              setPays(true);
            }}
          />
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
            {debts.map((debt, index) => {
              const row = rows[index];
              return (
                row && (
                  <ReviewedDebt
                    key={`${index} ${debt.accountName}`}
                    debt={debt}
                    row={row}
                    twin={twins[index]}
                    isIn={isIn(index)}
                    fits={!tooMany.includes(debt)}
                    onToggle={() => toggle(index)}
                  />
                )
              );
            })}
          </table>
        </div>
        <p className="field-problem" role="status">
          {tooMany.length > 0 &&
            `${tooMany.length} of them do not fit into ${free} ${free === 1 ? 'row' : 'rows'}: ${tooMany
              .map(({ accountName }) => accountName || 'unnamed')
              .join(', ')}. They stay ready to be copied.`}
        </p>
        <p className="actions">
          <button type="submit" className="primary" disabled={fitting === 0 || (pays && !typed)}>
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
  /** The choices of which one holds. */
  group: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ group, label, isChosen, onChoose }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      {label}
    </label>
  );
}
