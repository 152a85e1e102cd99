import { either, inTurn } from '../page/anyOf';
import type { JudgedRow } from './noDebts';
import { spanOfAccount } from './stretches';

/** How a writer adds to his list what it has not: `EDIT: forgot Oak, $600 left`, `PS I didn't list Elm`, `Not on any report: he owes Oak`. */
const ADDED = inTurn(
  'iu',
  // How he begins: `EDIT 2:`, `oh, sorry,`, `we totally`.
  /^[^\p{L}\n]{0,4}(?:(?:edit|update|ps|p\.s|oh|oops|sorry|also|and|ugh)(?: \d)?[ :,.!–—-]{1,4}){0,3}/u,
  /(?:(?:i|we|almost|totally|just|completely) ){0,3}/,
  either(
    // He forgot a debt; not a thing to do, that something is so, or to pay.
    `forgot(?! ${either(
      /to (?!add|list|mention|include|put)|that/,
      /(?:my|our|the|a) (?:payment|bill|due date|password|log-?in)/,
    )})`,
    /left out|missed(?= (?:one|the|my)\b)|(?:did ?n['’]?t|did not) (?:list|include|mention)/,
    // What no report has.
    /(?:is |are )?not (?:(?:listed|shown|showing|reporting|reported) )?(?:on|in|by) (?:any|the|his|her|my|our|either)(?: of the)?(?: credit)? (?:reports?|bureaus?|lists?)/,
    /(?:he|she|they) also owes?/,
  ),
  /(?!\p{L})/u,
);
/** A line that adds a debt is no longer. */
const MAX_ADDED = 160;

/** Whether the line of a row adds it to the debts above, and tells what is owed on it and what it asks for. */
export function isAdded({ account, debt }: JudgedRow, source: string): boolean {
  const { from, to } = spanOfAccount(account);
  const line = source.slice(source.lastIndexOf('\n', from) + 1, Math.min(to, from + MAX_ADDED));
  return debt.amountText !== '' && debt.payingText !== '' && ADDED.test(line);
}
