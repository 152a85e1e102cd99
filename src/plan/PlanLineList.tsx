import { fitStyle } from '../sheet/fitStyle';
import { longestWord } from './longestWord';
import type { PlanLine } from './planLines';
import './planLines.css';

/** Lines of what a plan means, each with its name; what the plan does not achieve stands out. */
export function PlanLineList({ lines }: { lines: readonly PlanLine[] }) {
  return (
    <dl className="plan-lines">
      {lines.map(({ label, parts }) => (
        <div key={label}>
          <dt>{label}</dt>
          {parts.map(({ words, isBad }) => (
            <dd
              key={words}
              className={`fitted ${isBad ? 'bad-words' : ''}`}
              style={fitStyle(longestWord(words))}
            >
              {words}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
