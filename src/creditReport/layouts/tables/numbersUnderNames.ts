import { type Chunk, chunkOf } from '../../page/placed';
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

/** The bureaus that report a debt, as merged reports print them: `XP/TU/EF`, `XP`, `EXP2`. */
const SOURCES = /^(?:XPN?|EXP?|TUC?|TRU|EFX?|EQF?X?)\d?(?:[/,](?:XPN?|EXP?|TUC?|TRU|EFX?|EQF?X?)\d?){0,5}$/;

/** One bureau alone, by three letters; of two a name may end. */
const ALONE = /^(?:XPN|TUC|EFX)$/;

/** What stands under a name without the bureaus that report it, behind a number or alone: `4417XXXX XP/TU`, `EFX TUC XPN`. */
export function withoutSources(cell: Chunk | undefined): Chunk | undefined {
  if (!cell || ALONE.test(cell.text)) return undefined;
  let end = cell.words.length;
  while (end > 1 && SOURCES.test(cell.words[end - 1]?.text ?? '')) end -= 1;
  if (end === cell.words.length) return cell;
  if (SOURCES.test(cell.words[0]?.text ?? '')) return undefined;
  const number = chunkOf(cell.words.slice(0, end));
  return isNumber(number.text) ? number : cell;
}
