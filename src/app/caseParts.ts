/** What the header and the foot of the page fetch in one file once it stands, because nobody needs it to edit a cell. */

export { isCaseFile, openCase, openCaseFile } from '../caseFile/openFile';
export { saveCase } from '../caseFile/saveFile';
export { DroppedFiles } from './DroppedFiles';
export { HeaderCaseLine } from './HeaderCaseLine';
export { PrivacyWords } from './PrivacyWords';
