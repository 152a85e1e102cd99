import { type BudgetPayload, incomeForPlans } from '../../budget/budgetPayload';
import { maskAccountNumber } from '../../debts/accountNumber';
import { CREDITORS, type Debt, isEntered, STATUSES, totalBasis, totalPaying } from '../../debts/debt';
import { formatMoney, type Money, moneyFromNumber } from '../../money/money';
import { paperAmount, ROUNDING_NOTE, uncountedNote } from '../../money/paperAmount';
import { choice } from '../../sheet/cells/cellTypes';
import { chosenPlan, NO_PLAN, type PlanChoices } from '../chosen/chosenPlan';
import { OPTIONS } from '../options';
import { type NamedFactors, planOutcome } from '../paymentPlan';
import { type PlanLine, planLines } from '../planLines';

/** What the member takes home: on paper, in an e-mail or in a case file. All in words, ready to be shown. */
export interface MemberPage {
  title: string;
  /** Who and when, as pairs of a name and what stands for it. */
  about: readonly (readonly [string, string])[];
  budget: readonly (readonly [string, string])[];
  debts: DebtTable;
  plans: readonly NamedPlan[];
  /** Undefined until an option is chosen for both phases. */
  chosen: NamedPlan | undefined;
  /** By what the chosen plan is reckoned; undefined where none is chosen. */
  factors: NamedFactors | undefined;
  /** What to read aloud of the chosen plan, or that none is chosen. */
  sentence: string;
  /** Whether the chosen plan fits; undefined where none is chosen, or nothing is to pay. */
  verdict: string | undefined;
  note: string;
}

/** The entered debts and their totals, each row as long as the headings. */
interface DebtTable {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  totals: readonly string[];
}

interface NamedPlan {
  name: string;
  lines: readonly PlanLine[];
}

/** What is entered on both screens; the date is written out as the member reads it. */
export interface MemberPageEntries {
  payload: BudgetPayload;
  debts: readonly Debt[];
  months: number;
  choices: PlanChoices;
  date: string;
}

/** Which columns of the page's debts hold amounts, counted from 0. */
export const AMOUNT_COLUMNS: readonly number[] = [4, 5];

/** Which of them hold a choice of a list, counted from 0. */
export const CHOICE_COLUMNS: readonly number[] = [2, 3];

/** Puts the page for the member together. */
export function memberPage({ payload, debts, months, choices, date }: MemberPageEntries): MemberPage {
  const terms = {
    totalPaying: totalPaying(debts),
    months,
    availableIncome: incomeForPlans(payload),
  };
  const chosen = chosenPlan(choices, terms);
  return {
    title: `Payment plan over ${months} months`,
    about: [
      ['Member', nameWords([payload.firstName, payload.lastName], ' ')],
      ['Prepared by', nameWords([payload.agentName, payload.agentEmail], ', ')],
      ['Date', date],
    ],
    budget: [
      ['Income each month, before tax', dollarWords(payload.totalIncome)],
      ['Expenses each month', dollarWords(payload.totalExpenses)],
      ['Available Income, before tax', dollarWords(payload.availableIncome)],
    ],
    debts: debtTable(debts, terms.totalPaying),
    plans: OPTIONS.map((option) => ({
      name: option.label,
      lines: planLines(planOutcome(option, terms.totalPaying, months), terms),
    })),
    chosen: chosen.outcome && {
      name: `Chosen plan: ${chosen.name}`,
      lines: planLines(chosen.outcome, terms),
    },
    factors: chosen.factors,
    sentence: chosen.outcome ? chosen.sentence : NO_PLAN,
    verdict: chosen.verdict?.words,
    note: `${ROUNDING_NOTE} ${uncountedNote(debts.flatMap(({ amount, paying }) => [amount, paying]))}`.trim(),
  };
}

function debtTable(debts: readonly Debt[], paying: Money): DebtTable {
  return {
    headings: ['Account', 'Account number', 'Creditor', 'Status', 'Amount', 'Paying'],
    rows: debts
      .filter(isEntered)
      .map((debt) => [
        debt.accountName,
        maskAccountNumber(debt.accountNumber),
        choice(CREDITORS).show(debt.originalCreditor),
        choice(STATUSES).show(debt.current),
        debtAmount(debt.amount),
        debtAmount(debt.paying),
      ]),
    totals: ['Total', '', '', '', formatMoney(totalBasis(debts)), formatMoney(paying)],
  };
}

/** What nobody has entered of a debt is not known: $0.00 would say that it is. */
function debtAmount(text: string): string {
  return text === '' ? 'not entered' : paperAmount(text);
}

function nameWords(names: readonly string[], between: string): string {
  const name = names
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .join(between);
  return name === '' ? 'Not named' : name;
}

function dollarWords(dollars: number): string {
  return formatMoney(moneyFromNumber(dollars));
}
