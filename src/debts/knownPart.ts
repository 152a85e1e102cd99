/** The letters and digits of an account number that are not masked, whichever way it is written. */
export function knownPart(accountNumber: string): string {
  return accountNumber.toUpperCase().replace(/X{2,}|[^\p{L}\p{N}]/gu, '');
}
