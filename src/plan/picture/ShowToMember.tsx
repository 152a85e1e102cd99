import { useAtomValue } from 'jotai';
import { Fragment, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatMoney, type Money, ZERO } from '../../money/money';
import { fitStyle } from '../../sheet/fitStyle';
import { openModal } from '../../sheet/openModal';
import { useLeaving } from '../../sheet/useLeaving';
import { chosenPlan, NO_PLAN } from '../chosen/chosenPlan';
import { FitVerdict } from '../months/FitVerdict';
import { OPTIONS } from '../options';
import { planOutcome, reachesLaterPhase } from '../paymentPlan';
import { PHASES } from '../phases';
import { planChoicesAtom, planTermsAtom } from '../planAtoms';
import type { PlanTerms } from '../planLines';
import { differenceWords, paidOffWords } from '../planWords';
import { PlanPicture } from './PlanPicture';
import { fillScreen, leaveScreen } from './wholeScreen';
import './showToMember.css';

/** Pixels of the window that the picture leaves to the words over it. */
const WORDS_HEIGHT = 460;
const MIN_HEIGHT = 220;

/** Shows the plan alone, large, on the whole screen, for the member to look at. */
export function ShowToMember({ availableIncome }: { availableIncome: Money | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show to member
      </button>
      {isOpen && <Shown availableIncome={availableIncome} onClose={() => setOpen(false)} />}
    </>
  );
}

function Shown({ availableIncome, onClose }: { availableIncome: Money | undefined; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const windowHeight = useSyncExternalStore(onResize, () => window.innerHeight);
  const terms = { ...useAtomValue(planTermsAtom), availableIncome };
  const { name, outcome, verdict, sentence, isSaid } = chosenPlan(useAtomValue(planChoicesAtom), terms);

  useEffect(() => {
    openModal(dialog.current);
    return page.current ? fillScreen(page.current, () => dialog.current?.close()) : undefined;
  }, []);

  function end() {
    leaveScreen(() => dialog.current?.close());
  }
  useLeaving(end, false);

  return (
    <dialog
      ref={dialog}
      className="shown-plan"
      aria-labelledby="shown-plan"
      onCancel={(event) => {
        event.preventDefault();
        end();
      }}
      onClose={onClose}
    >
      <div ref={page} className="shown-page">
        <div className="card-head">
          <h2 id="shown-plan">{name ?? 'Payment plan'}</h2>
          <button type="button" title="Escape" onClick={end}>
            Close
          </button>
        </div>
        <p className="sentence">{outcome ? sentence : NO_PLAN}</p>
        {verdict && <FitVerdict verdict={verdict} />}
        {isSaid && outcome && outcome.coveredIn === undefined && (
          <p className="shown-open">{openWords(outcome.paid, terms)}</p>
        )}
        {!outcome && terms.totalPaying.gt(ZERO) && <OptionAmounts terms={terms} />}
        {outcome && (
          <dl className="shown-amounts">
            {PHASES.map(({ id, hint, amount }) => (
              <div key={id}>
                <dt>{hint}</dt>
                <dd className="fitted" style={fitStyle(formatMoney(outcome[amount]))}>
                  {formatMoney(outcome[amount])}
                </dd>
                <dd className="shown-note">
                  {id === 'firstPlan' || reachesLaterPhase(terms.months)
                    ? 'a month'
                    : `not reached in ${terms.months} months`}
                </dd>
              </div>
            ))}
            <div>
              <dt>Length</dt>
              <dd className="fitted" style={fitStyle(String(terms.months))}>
                {terms.months}
              </dd>
              <dd className="shown-note">months</dd>
            </div>
          </dl>
        )}
        <PlanPicture
          availableIncome={availableIncome}
          height={Math.max(windowHeight - WORDS_HEIGHT, MIN_HEIGHT)}
        />
      </div>
    </dialog>
  );
}

/** What each option asks for, for the member to choose from. */
function OptionAmounts({ terms: { totalPaying, months } }: { terms: PlanTerms }) {
  const reached = PHASES.filter(({ id }) => id === 'firstPlan' || reachesLaterPhase(months));
  return (
    <dl className="shown-amounts">
      {OPTIONS.map((option) => {
        const outcome = planOutcome(option, totalPaying, months);
        return (
          <div key={option.id}>
            <dt>{option.label}</dt>
            {reached.map(({ id, hint, amount }) => (
              <Fragment key={id}>
                <dd className="fitted" style={fitStyle(formatMoney(outcome[amount]))}>
                  {formatMoney(outcome[amount])}
                </dd>
                <dd className="shown-note">a month, {hint.toLowerCase()}</dd>
              </Fragment>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

/** What a plan leaves to pay, which a member could hear as saved. */
function openWords(paid: Money, { totalPaying, months }: PlanTerms): string {
  return `${paidOffWords(undefined, totalPaying, months)}: ${differenceWords(paid, totalPaying)}.`;
}

function onResize(follow: () => void): () => void {
  window.addEventListener('resize', follow);
  return () => window.removeEventListener('resize', follow);
}
