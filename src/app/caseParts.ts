/** What the header fetches in one file once the page stands, because nobody needs it to edit a cell. */

export { isCaseFile, openCase, openCaseFile } from '../caseFile/openFile';
export { saveCase } from '../caseFile/saveFile';
export { DroppedFiles } from './DroppedFiles';
export { HeaderCaseLine } from './HeaderCaseLine';
