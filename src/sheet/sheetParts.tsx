import './told.css';

/** What a sheet fetches in one file once it stands: before anything is typed there is nothing to tell about it. */
export { CellDoubt } from './doubts/CellDoubt';
export { SheetProblems } from './doubts/SheetProblems';
export { SelectionFollower } from './range/SelectionFollower';
export { TouchHandle } from './range/TouchHandle';
export { SheetStatus } from './status/SheetStatus';
