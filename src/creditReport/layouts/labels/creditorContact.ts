import type { Fact } from '../../account';
import { isAddress } from '../../pieces/addresses';
import type { ParsedLine } from './parsedLine';

/** The title over whom to ask about an account, which is no title of another one. */
const CONTACT = /^(?:creditor )?contact/i;
/** So many of the last entries are of the account above. */
const MOST_OF_ACCOUNT = 40;

/** What has been read above; of it only the facts count. */
type Above = readonly { is: string; fact?: Fact }[];

/** Whether a label names the creditor of the account above. */
function isNamedAbove(entries: Above): boolean {
  return entries.slice(-MOST_OF_ACCOUNT).some(({ fact }) => fact?.kind === 'name');
}

/** Whether a name stands under such a title and over its address, so that it is of the account above, which has no other. */
export function isContact(entries: Above, lines: readonly ParsedLine[], row: number): boolean {
  const [above, below] = [lines[row - 1]?.line.text ?? '', lines[row + 1]?.line.text ?? ''];
  const isUnder = CONTACT.test(above) && isAddress(below);
  return isUnder && !isNamedAbove(entries);
}
