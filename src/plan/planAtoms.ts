import { atom } from 'jotai';
import { liveDebtsAtom, totalPayingAtom } from '../debts/debtAtoms';
import { type ActName, undoableAtom } from '../history/history';
import { OPTIONS } from './options';
import { DEFAULT_MONTHS, monthlyAmounts } from './paymentPlan';
import { PHASES, type PhaseId } from './phases';

/** What is entered beside the debts; `creditScore` is the text as typed, `months` a whole number from 6 to 60. */
interface PlanEntries {
  creditScore: string;
  months: number;
  firstPlan: string;
  laterPlan: string;
}

const baseAtom = undoableAtom<PlanEntries>({
  creditScore: '',
  months: DEFAULT_MONTHS,
  firstPlan: PHASES[0].unchosen.value,
  laterPlan: PHASES[1].unchosen.value,
});

/** Puts other entries in the place of all that is entered beside the debts, as where a case is opened. */
export const replacePlanAtom = atom(null, (_get, set, entries: PlanEntries, act: ActName) =>
  set(baseAtom, entries, act),
);

export const creditScoreAtom = atom(
  (get) => get(baseAtom).creditScore,
  (get, set, creditScore: string) =>
    set(baseAtom, { ...get(baseAtom), creditScore }, { name: 'Typed Credit Score', mergeKey: 'creditScore' }),
);

/** The plan's length; a drag of the slider is one step of undo. */
export const monthsAtom = atom(
  (get) => get(baseAtom).months,
  (get, set, months: number) =>
    set(baseAtom, { ...get(baseAtom), months }, { name: 'Changed Months', mergeKey: 'months' }),
);

/** What the two dropdowns hold, each its own value. */
export const planChoicesAtom = atom(
  (get) => ({ firstPlan: get(baseAtom).firstPlan, laterPlan: get(baseAtom).laterPlan }),
  (get, set, choice: PhaseId, value: string) =>
    set(baseAtom, { ...get(baseAtom), [choice]: value }, { name: 'Chose Payment Plan' }),
);

/** What plans are held against at this very key, but for the Available Income, which the payload brings. */
export const planTermsAtom = atom((get) => ({ totalPaying: get(totalPayingAtom), months: get(monthsAtom) }));

/** All that is entered on the calculator at this very key, for the page that the member takes home. */
export const planEntriesAtom = atom((get) => ({
  debts: get(liveDebtsAtom),
  months: get(monthsAtom),
  choices: get(planChoicesAtom),
}));

/** What each option asks for at this very key, in the order of the options; what it comes to may come later. */
export const optionAmountsAtom = atom((get) => {
  const { totalPaying, months } = get(planTermsAtom);
  return OPTIONS.map((option) => ({ option, amounts: monthlyAmounts(option, totalPaying, months) }));
});
