import { type Account, isOwed, isWho } from '../../account';
import type { Line } from '../../page/lines';
import { isEmptyValue } from '../../pieces/amounts';
import { isKindOfAccount } from '../../pieces/kindsOfAccount';
import { cleanName } from '../../pieces/names';

/** A single account that is told so may be what all of one kind come to. */
const MIN_ACCOUNTS = 2;

/** Whether an account tells what is owed on it, and neither its number nor, under a label, to whom: so a bank shows a person's own. */
function isBare({ facts }: Account): boolean {
  return facts.some((fact) => isOwed(fact) && !fact.values.every(isEmptyValue)) && !facts.some(isWho);
}

/**
 * Accounts with what kind each is for its name, where the page of a bank, or a person's own list, tells nothing but that
 * above their labels: `Personal loan` over `Balance: $5,000`. A report that numbers its accounts names them, and has their
 * kinds in its summary.
 */
export function withKindsAsNames(accounts: readonly Account[], lines: readonly Line[]): readonly Account[] {
  const told = accounts.filter(({ facts }) => facts.length > 0);
  if (told.length < MIN_ACCOUNTS || !told.every(isBare)) return accounts;
  if (told.some(({ facts }) => facts.some(({ kind }) => kind === 'number'))) return accounts;
  const places = new Map(lines.map(({ from }, index) => [from, index]));
  return accounts.map((account) => {
    const { heading, facts, isSkipped } = account;
    const at = heading || isSkipped ? -1 : (places.get(facts[0]?.span.from ?? -1) ?? -1);
    const [above, first] = [lines[at - 1], lines[at]];
    const isTitle = above && (at === 1 || above.afterBlank) && first?.afterBlank === false;
    if (!isTitle || !isKindOfAccount(above.text)) return account;
    const { text, from, to } = above;
    return { ...account, heading: { text, name: { ...cleanName(text), name: text }, span: { from, to } } };
  });
}
