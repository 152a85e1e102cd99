/** Letters before a name that say whose account it is, as reports code it, the first of two perhaps a digit: `J`, `I B`, `2 J`. */
const WHOSE = /^(?:[A-Z\d] )?[A-Z] (?=[A-Z]{2}|\d[A-Z]{2})/;
/** A single name may begin with a letter of its own: `T MOBILE`. */
const MIN_NAMES = 2;

/**
 * How many letters of each name say whose account it is, with the blanks behind them; none where not all have some.
 *
 * @param beside the names in other parts of the report, which tell it where a part has one alone
 */
export function whoseIn(names: readonly string[], beside: readonly string[] = []): number[] {
  const lengths = names.map((name) => WHOSE.exec(name)?.[0].length ?? 0);
  const telling = names.length < MIN_NAMES ? [...names, ...beside] : names;
  const areTold = telling.length >= MIN_NAMES && telling.every((name) => WHOSE.test(name));
  return areTold ? lengths : names.map(() => 0);
}

/** Whose debts stand below, in a word: `Hers`, `Joint debts`. */
const WHOSE_BELOW =
  /^(?:(?:his|hers?|mine|my|ours?|theirs?|joint(?:ly)?|both(?: of us)?|(?:the )?(?:husband|wife|spouse|partner)(?:['’]s)?)(?: (?:own|only|debts?|accounts?|cards?|loans?|bills?|names?))*)$/i;
/** What stands behind a person's name in such a title: `Karen's debts`. */
const BEHIND_OWNER = /['’]s?(?: (?:debts?|accounts?|cards?|loans?|bills?))?$/i;

/** Whether a line alone says whose the debts below it are: by such a word, or by the name of a person, which stands in a cell of its own in the row below too. */
export function isOwnersTitle(title: string, [, ...others]: readonly string[]): boolean {
  if (WHOSE_BELOW.test(title)) return true;
  const owner = title.replace(BEHIND_OWNER, '').toLowerCase();
  return owner !== '' && others.some((cell) => cell.toLowerCase() === owner);
}
