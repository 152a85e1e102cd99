const COUNT =
  /^(?:account|tradeline|trade|creditor|debt|item|loan|record|collection) \d{1,3} (?:of|\/) \d{1,3}$/i;

/** Whether a line counts the account below it, as reports number theirs: `ACCOUNT 3 OF 12`. */
export function countsAccount(line: string): boolean {
  return COUNT.test(line);
}
