/** What the calculator, and the budget for its paper, fetch in one file once they stand, because nobody needs it to edit a cell. */
import '../debts/namesInSight.css';

export { ChosenPlanCard } from '../plan/chosen/ChosenPlanCard';
export { ChosenSentence } from '../plan/chosen/ChosenSentence';
export { FitStrip } from '../plan/months/FitStrip';
export { OptionMeaning } from '../plan/panel/OptionMeaning';
export { PlanBar } from '../plan/panel/PlanBar';
export { summaryOf } from '../plan/paper/summary';
export { PlanPicture } from '../plan/picture/PlanPicture';
export { ShowToMember } from '../plan/picture/ShowToMember';
export { DebtTotals } from './DebtTotals';
export { PrintedBudgetSheet } from './PrintedBudgetSheet';
export { PrintedPlan } from './PrintedPlan';
export { ReplacedTotals } from './ReplacedTotals';
