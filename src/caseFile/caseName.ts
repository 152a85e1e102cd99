import type { Budget } from '../budget/budget';
import type { CaseBook } from './caseBook';

/** How a case is called: by the member's name, as everywhere else; empty where none is entered. */
export function caseName({ budget }: { budget: Pick<Budget, 'firstName' | 'lastName'> }): string {
  return oneLine(`${budget.firstName} ${budget.lastName}`);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What no file name of a widespread system may hold, and what nobody would see in one. */
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|\p{C}]+/gu;

/** So that with a date and an ending behind it no system finds a file name too long. */
const MAX_NAME = 80;

/**
 * What a case's file is called unless the agent says otherwise, such as `Rivera Ana 2026-11-21.case.json`: the last name
 * comes first, by which files are sorted.
 *
 * @param date of today, such as `2026-11-21`
 * @param isLocked whether the file is encrypted
 */
export function caseFileName(book: CaseBook, date: string, isLocked: boolean): string {
  const { firstName, lastName } = book.budget;
  const clean = oneLine(`${lastName} ${firstName}`.replace(NOT_IN_FILE_NAMES, ' ')).replace(/^[ .]+/, '');
  const name = clean.slice(0, MAX_NAME).trim() || 'Case';
  return `${name} ${date}.case.${isLocked ? 'age' : 'json'}`;
}

/** Whether a file is called like a case, and like nothing else. */
export function isNamedCase(fileName: string): boolean {
  return /\.(case|case\.json|age)$/i.test(fileName);
}
