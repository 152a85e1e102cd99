const LIST = new Intl.ListFormat('en-GB');

/** Joins some words to one: `CHASE, CITI and OAK BANK`; of more than so many the others are counted, `and 3 more`. */
export function listed(words: readonly string[], most = words.length): string {
  const more = words.length - most;
  return LIST.format(more > 0 ? [...words.slice(0, most), `${more} more`] : words);
}

/** Some words as the end of a sentence: a name such as `ELM BANK N.A.` brings its full stop along. */
export function ended(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}
