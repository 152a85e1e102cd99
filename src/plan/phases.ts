/**
 * The two phases of a plan, by the field that holds the choice for each; `amount` names what is paid in each of its
 * months. `unchosen` is the dropdown's first entry and means "nothing chosen yet". Source: specification 3.
 */
export const PHASES = [
  {
    id: 'firstPlan',
    hint: 'Months 1-6',
    amount: 'firstSix',
    unchosen: { value: 'option1', label: 'Option 1-6' },
  },
  { id: 'laterPlan', hint: 'Months 7+', amount: 'later', unchosen: { value: 'option4', label: 'Option 4$' } },
] as const;

export type PhaseId = (typeof PHASES)[number]['id'];
