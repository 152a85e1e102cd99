/** What the calculator fetches in one file once it stands, because nobody needs it to edit a cell. */
export { ChosenPlanCard } from '../plan/ChosenPlanCard';
export { ChosenSentence } from '../plan/ChosenSentence';
export { FitStrip } from '../plan/FitStrip';
export { OptionMeaning } from '../plan/OptionMeaning';
export { PlanBar } from '../plan/PlanBar';
export { PlanPicture } from '../plan/PlanPicture';
export { ShowToMember } from '../plan/ShowToMember';
export { summaryOf } from '../plan/summary';
export { PrintedPlan } from './PrintedPlan';
