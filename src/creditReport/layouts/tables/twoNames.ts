import type { Column } from './column';

/** What a company is by law, which ends its name. */
const LEGAL_FORM = /^\(?(?:p?l\.?l\.?[cp]|inc|corp|ltd|lp|plc|p\.?c|n\.?a|f\.?s\.?b)\.?\)?,?$/i;
/** That nobody else was owed before. */
const SAME = /^same\.?$/i;
/** How a name begins. */
const NAME = /^[\p{Lu}\d]/u;

/**
 * Divides the words of who is owed and of who was owed before, where one blank parts the two columns: the first name ends
 * with what the company is by law, or the second says that it is the same. Undefined where nothing tells.
 */
export function shareTwoNames(words: readonly string[], columns: readonly Column[]): string[] | undefined {
  const kinds = columns.map(({ kind }) => kind);
  if (kinds.length !== 2 || !kinds.includes('name') || !kinds.includes('original')) return undefined;
  const isCut = (word: string, at: number) => {
    const next = words[at] ?? '';
    if (SAME.test(next)) return at === words.length - 1;
    return LEGAL_FORM.test(word) && NAME.test(next) && !LEGAL_FORM.test(next);
  };
  const cut = words.findIndex((_, at) => at > 0 && isCut(words[at - 1] ?? '', at));
  return cut > 0 ? [words.slice(0, cut).join(' '), words.slice(cut).join(' ')] : undefined;
}
