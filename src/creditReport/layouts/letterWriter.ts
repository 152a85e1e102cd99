import type { Line } from '../page/lines';
import { STATEMENT_BEHIND } from '../pieces/aroundNames';
import { isLabelled } from '../pieces/labelled';
import { nameKey } from '../pieces/nameKey';
import { isName } from '../pieces/names';

/** What a letter or a statement is called at its head, and what it says it is about. */
const TITLE =
  /\b(?:statement|notice|invoice|bill|quote)$|^(?:statement|notice) of (?:account|assignment|transfer|default|sale|intent)\b|^(?:re|subject) ?:/i;
/** The marks around what a paper is called. */
const AROUND = /^[*=~_\s]+|[*=~_\s]+$/g;

/** Whether a text is what a letter or a statement is called at its head: `** PAST DUE NOTICE **`. */
export function isTitleOfPaper(text: string): boolean {
  return TITLE.test(text.replace(AROUND, ''));
}

/** What parts a name from the number of its account, in the head of a statement: `Oak Visa card | ending in 7715`. */
const BAR = ' | ';
/** The head of a letter has so many lines. */
const HEAD = 4;

/**
 * Who writes, by the head of his paper: the one whose name stands there twice, as beside his sign and over his address, with
 * a saying between them; else the first.
 */
export function writerIn(lines: readonly Line[], source: string): string | undefined {
  const head = lines
    .slice(0, HEAD)
    .map(({ text, cells: [first = text] }) => (first.split(BAR)[0] ?? first).replace(STATEMENT_BEHIND, ''));
  const mayBe = (text: string) => isName(text) && !TITLE.test(text) && !isLabelled(text);
  const twice = head.find(
    (text, index) => mayBe(text) && head.slice(0, index).some((above) => nameKey(above) === nameKey(text)),
  );
  const writer = twice ?? head.find(mayBe);
  const next = writer && head[head.indexOf(writer) + 1];
  // The rest of a name stands below it where the paper prints both together elsewhere, as on its slip.
  const whole = next && mayBe(next) ? `${writer} ${next}` : '';
  return whole !== '' && source.includes(whole) ? whole : writer;
}
