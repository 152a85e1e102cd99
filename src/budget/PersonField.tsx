import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { endMergeAtom } from '../history/history';
import type { PersonField as Field } from './budget';
import { budgetAtom, typePersonAtom } from './budgetAtoms';

interface PersonFieldProps {
  field: { id: Field; label: string; type: string };
  required?: boolean;
  problem?: string | undefined;
}

/** A labelled field about the agent or the member, with what is wrong with it underneath. */
export function PersonField({ field, required = false, problem }: PersonFieldProps) {
  const text = useAtomValue(budgetAtom)[field.id];
  const type = useSetAtom(typePersonAtom);
  const endMerge = useSetAtom(endMergeAtom);
  const id = useId();
  const problemId = `${id}-problem`;

  return (
    <div className={`field field-${field.id}`}>
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
        name={field.id}
        type={field.type}
        autoComplete="off"
        required={required}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemId}
        value={text}
        onChange={(event) => type(field.id, event.target.value)}
        onBlur={() => endMerge()}
      />
      {problem && (
        <p className="field-problem" id={problemId}>
          {problem}
        </p>
      )}
    </div>
  );
}
