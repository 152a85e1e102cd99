/** A tab that blanks stand beside on both sides. */
const STRAY = /(?<= )\t(?= )/g;
/** A line in which blanks part what stands in columns. */
const ALIGNED = /\S {3,20}\S/;
/** So many lines are aligned by blanks for each with a tab among them, where the tab is a slip. */
const MOST_ALIGNED = 8;

/**
 * A text whose columns blanks align without the few tabs that slipped in among those: by such a tab all its lines would be
 * held to be parted by tabs. Each is a blank then, so that every place stays where it was; a text with any other tab stays
 * as it is.
 */
export function withoutStrayTabs(text: string): string {
  const stray = text.match(STRAY)?.length ?? 0;
  if (stray === 0 || stray !== text.split('\t').length - 1) return text;
  const aligned = text.split('\n').filter((line) => ALIGNED.test(line)).length;
  return aligned >= stray * MOST_ALIGNED ? text.replace(STRAY, ' ') : text;
}
