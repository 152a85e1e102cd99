// What is measured is measured in a browser as people use it.
export { provideBrowserOfPeople as default } from '../support/browser';
