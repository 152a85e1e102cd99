/** One line per income, before tax, in the order of the screen. Source: specification 3, labels decided. */
export const INCOMES = [
  { id: 'salary', label: 'Salary' },
  { id: 'pension', label: 'Pension' },
  { id: 'socialSecurity', label: 'Social Security' },
  { id: 'otherIncome', label: 'Other Income' },
] as const;

export type IncomeId = (typeof INCOMES)[number]['id'];
