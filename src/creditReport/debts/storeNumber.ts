import type { Account } from '../account';

/** The number of a shop behind its sign, at the end of what a report calls the creditor: `OAK CASH #1904`. */
const OF_STORE = /^ ?(#\d{3,5})$/;
const NO_DIGITS = /\D/g;

/**
 * The name of a creditor with the number of its shop behind it, where the account has a number of its own that does not
 * end so: without it, two debts to one chain have the same name.
 */
export function withStore(name: string, { facts }: Account, number: string | undefined): string {
  if (!name || !number) return name;
  const own = number.replace(NO_DIGITS, '');
  for (const { kind, values } of facts) {
    if (kind !== 'name') continue;
    for (const value of values) {
      const [, store = ''] = value.startsWith(name) ? (OF_STORE.exec(value.slice(name.length)) ?? []) : [];
      if (store && !own.endsWith(store.slice(1))) return `${name} ${store}`;
    }
  }
  return name;
}
