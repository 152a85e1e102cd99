interface ExpenseField {
  id: string;
  label: string;
  group: string;
  hint?: string;
}

/** One line per monthly expense, in the order of the screen; a group's lines stand together. Source: specification 2, 3. */
export const EXPENSES = [
  { id: 'mortgage', label: 'Mortgage or monthly rent', group: 'Housing & Utilities' },
  { id: 'propertyTax', label: 'Property Tax', group: 'Housing & Utilities' },
  { id: 'homeInsurance', label: 'Insurance', group: 'Housing & Utilities' },
  { id: 'utilities', label: 'Utilities', group: 'Housing & Utilities' },
  { id: 'carPayment', label: 'Car Payment', group: 'Transportation' },
  { id: 'carInsurance', label: 'Car Insurance', group: 'Transportation' },
  { id: 'gasoline', label: 'Gasoline', group: 'Transportation' },
  { id: 'autoMaintenance', label: 'Auto Maintenance', group: 'Transportation' },
  { id: 'healthInsurance', label: 'Insurance premiums', group: 'Healthcare' },
  { id: 'copays', label: 'Office copays', group: 'Healthcare' },
  { id: 'pharmacy', label: 'Pharmacy copays', group: 'Healthcare' },
  { id: 'otc', label: 'Over-the-counter items', group: 'Healthcare' },
  { id: 'food', label: 'Food and Beverages', group: 'Food and Groceries' },
  {
    id: 'personalCare',
    label: 'Personal care items',
    group: 'Food and Groceries',
    hint: '(i.e. shampoo, toilet paper, bandaids)',
  },
  { id: 'cellphone', label: 'Cellphone Bill', group: 'Miscellaneous' },
  { id: 'internet', label: 'Internet', group: 'Miscellaneous' },
  { id: 'streaming', label: 'Cable / Streaming', group: 'Miscellaneous' },
] as const satisfies readonly ExpenseField[];

export type ExpenseId = (typeof EXPENSES)[number]['id'];
export type ExpenseGroup = (typeof EXPENSES)[number]['group'];

/** The groups of expenses, each once, in the order of the screen. */
export const EXPENSE_GROUPS: readonly ExpenseGroup[] = [...new Set(EXPENSES.map(({ group }) => group))];
