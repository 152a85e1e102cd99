import { useAtom } from 'jotai';
import { OPTIONS } from '../options';
import { PHASES } from '../phases';
import { planChoicesAtom } from '../planAtoms';

/** The two dropdowns that pick an option for each phase. */
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
    </div>
  );
}
