/** What the calculator fetches in one file once it stands, because nobody needs it to edit a cell. */
export { ChosenPlanCard } from '../plan/ChosenPlanCard';
export { PlanPicture } from '../plan/PlanPicture';
export { summaryOf } from '../plan/summary';
export { PrintedPlan } from './PrintedPlan';
