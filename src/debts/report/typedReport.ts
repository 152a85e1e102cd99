import type { Flavours } from '../../sheet/clipboard/clipboardTable';
import { MAX_CHARACTERS } from '../../sheet/clipboard/clipboardTable';
import { type ReadText, readPastedReport } from './readPastedReport';

const TOO_LONG = 'This text has more than a million characters. Paste the part with the accounts.';
const NO_DEBTS = 'No debts were found in this text.';

/** What the text in the box is called beside files. */
export const TEXT_NAME = 'Text';

/**
 * Reads the text in the box for a report; why nothing comes of it, in words, where that is so.
 *
 * @param copied what was last pasted into the box: as long as that is its text, it is read by its HTML as well
 */
export function readTyped(text: string, copied?: Flavours): ReadText | string {
  const isAsCopied = copied?.text.replace(/\r\n?/g, '\n') === text;
  const html = isAsCopied && copied.html.length <= MAX_CHARACTERS ? copied.html : '';
  if (text.length > MAX_CHARACTERS) return TOO_LONG;
  const pasted = readPastedReport({ text, html });
  if (pasted.kind === 'report') return pasted.text;
  return pasted.kind === 'refused' ? pasted.reason : NO_DEBTS;
}
