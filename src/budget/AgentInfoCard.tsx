import { useAtomValue } from 'jotai';
import { AGENT_FIELDS, agentProblems } from './budget';
import { budgetAtom } from './budgetAtoms';
import { PersonField } from './PersonField';

/** The agent's name and e-mail; what is missing is said once the agent has tried to go on. */
export function AgentInfoCard({ showProblems }: { showProblems: boolean }) {
  const problems = agentProblems(useAtomValue(budgetAtom));
  return (
    <section className="card" aria-labelledby="agent-info">
      <h2 id="agent-info">Agent Info</h2>
      <p className="hint">Both are required.</p>
      <div className="fields">
        {AGENT_FIELDS.map((field) => (
          <PersonField
            key={field.id}
            field={field}
            required
            problem={showProblems ? problems[field.id] : undefined}
          />
        ))}
      </div>
    </section>
  );
}
