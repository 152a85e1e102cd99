import { readDate } from '../../pieces/dates';

/** What an account number looks like where no heading says that it is one; blanks may part its digits, but no letters. */
const NUMBER = /^(?=(?:\D*\d){4})[A-Z\d*•Xx-]{1,25}(?: [\d*•Xx-]{2,12}){0,4}(?: [A-Z])?$/;

function isNumber(text: string): boolean {
  return text.length <= 30 && NUMBER.test(text) && readDate(text) === undefined;
}

/** Whether what stands under the names of debts is their numbers: each looks like one, and few are the same. */
export function areNumbers(texts: readonly string[]): boolean {
  return new Set(texts).size * 2 > texts.length && texts.every(isNumber);
}
