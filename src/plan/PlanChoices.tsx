import { useAtom, useAtomValue } from 'jotai';
import { formatMoney } from '../money/money';
import { OPTIONS } from './options';
import { PHASES } from './phases';
import { optionOutcomesAtom, planChoicesAtom } from './planAtoms';

/** The two dropdowns that pick an option for each phase, and the plan they form. */
export function PlanChoices() {
  const [choices, choose] = useAtom(planChoicesAtom);
  return (
    <div className="plan-choices">
      {PHASES.map(({ id, hint, unchosen }) => (
        <div className="field" key={id}>
          <label htmlFor={id}>Choose Payment Plan</label>
          <select
            id={id}
            aria-describedby={`${id}-hint`}
            value={choices[id]}
            onChange={(event) => choose(id, event.target.value)}
          >
            {[unchosen, ...OPTIONS.map((option) => ({ value: option.id, label: option.label }))].map(
              ({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ),
            )}
          </select>
          <p className="field-note" id={`${id}-hint`}>
            {hint}
          </p>
        </div>
      ))}
      <ChosenPlan />
    </div>
  );
}

function ChosenPlan() {
  const outcomes = useAtomValue(optionOutcomesAtom);
  const { firstPlan, laterPlan } = useAtomValue(planChoicesAtom);
  const first = outcomes.find(({ option }) => option.id === firstPlan);
  const later = outcomes.find(({ option }) => option.id === laterPlan);
  return (
    <p className="chosen-plan">
      {first && later
        ? `Chosen plan: ${formatMoney(first.outcome.firstSix)} in months 1-6 (${first.option.label}), then ${formatMoney(later.outcome.later)} a month (${later.option.label}).`
        : 'Choose an option for both phases to form a plan.'}
    </p>
  );
}
