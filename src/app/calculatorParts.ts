/** What the calculator fetches in one file once it stands, because nobody needs it to edit a cell. */
import '../debts/namesInSight.css';

export { ChosenPlanCard } from '../plan/chosen/ChosenPlanCard';
export { ChosenSentence } from '../plan/chosen/ChosenSentence';
export { FitStrip } from '../plan/months/FitStrip';
export { OptionMeaning } from '../plan/panel/OptionMeaning';
export { PlanBar } from '../plan/panel/PlanBar';
export { summaryOf } from '../plan/paper/summary';
export { PlanPicture } from '../plan/picture/PlanPicture';
export { ShowToMember } from '../plan/picture/ShowToMember';
export { PrintedPlan } from './PrintedPlan';
