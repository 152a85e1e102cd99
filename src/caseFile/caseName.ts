import type { CaseBook } from './caseBook';

/** How a case is called: the member's last name, then the first; empty where neither is entered. */
export function caseName({ budget }: CaseBook): string {
  return `${budget.lastName} ${budget.firstName}`.replace(/\s+/g, ' ').trim();
}

/** What no file name of a widespread system may hold, and what nobody would see in one. */
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|\p{C}]+/gu;

/** So that with a date and an ending behind it no system finds a file name too long. */
const MAX_NAME = 80;

/**
 * What a case's file is called unless the agent says otherwise, such as `Rivera Ana 2026-11-21.case.json`.
 *
 * @param date of today, such as `2026-11-21`
 * @param isLocked whether the file is encrypted
 */
export function caseFileName(book: CaseBook, date: string, isLocked: boolean): string {
  const clean = caseName(book)
    .replace(NOT_IN_FILE_NAMES, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '');
  const name = clean.slice(0, MAX_NAME).trim() || 'Case';
  return `${name} ${date}.case.${isLocked ? 'age' : 'json'}`;
}

/** Whether a file is called like a case, and like nothing else. */
export function isNamedCase(fileName: string): boolean {
  return /\.(case|case\.json|age)$/i.test(fileName);
}
