import { isName } from '../../pieces/names';

/** How a letter takes leave, before the name of who writes it. */
const LEAVE =
  /^(?:(?:kind|best|warm)(?:est)? )?regards$|^(?:(?:very )?truly )?yours(?: truly)?$|^sincerely(?: yours)?$/i;
/** That who writes is owed himself: `your balance with us`. */
const WITH_US =
  /\byou(?: still)? owe us\b|\byour (?:[a-z]+ ){0,2}(?:balance|account|loan|debt) with us\b|\bowed to us\b/i;

/**
 * Who signs a letter that runs on in one paragraph and says what is owed to him, by its pieces: `Dear Ms. Vega, your balance
 * with us is $3,412. Regards, Oak Stores`. Empty where nobody does: whoever signs his own list is owed nothing.
 */
export function signedBy(chunks: readonly string[]): string {
  const leave = chunks.findIndex((chunk) => LEAVE.test(chunk));
  const name = leave < 0 ? '' : (chunks[leave + 1] ?? '');
  return isName(name) && chunks.slice(0, leave).some((chunk) => WITH_US.test(chunk)) ? name : '';
}
