/** Words that many creditors have in their names, and what is said around them. */
const COMMON =
  /^(?:bank|cards?|visa|credit|union|financial|finance|loans?|mortgage|services?|the|my|our|and|is|was|its|it's|one|that|should|be|for|on|min|actually|card's|la|el|mi|es|son)$/;
/** Longer names are not compared sign by sign. */
const MAX_LENGTH = 40;
/** Of so many signs one may be another. */
const SIGNS_A_SLIP = 2;

/** The words of a text in small letters, without the marks around them. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’&]+/u)
    .filter((word) => word !== '');
}

/** The words of a name that tell it from others; all where it has no such word. */
function tellingWords(name: string): string[] {
  const words = wordsOf(name);
  const telling = words.filter((word) => !COMMON.test(word));
  return telling.length > 0 ? telling : words;
}

/**
 * Whether words that are said later speak of a debt by its name, or by a part of it: `the Sapphire is` of `Oak Sapphire`.
 * Who is called otherwise too, `Oak Prime` of `Oak Sapphire`, is another.
 */
export function namesAlike(name: string, said: string): boolean {
  const own = wordsOf(name);
  const others = wordsOf(said).filter((word) => !COMMON.test(word));
  const isNamed = tellingWords(name).some((word) => others.includes(word));
  return isNamed && others.every((word) => own.includes(word) || /^\p{Ll}/u.test(originalOf(said, word)));
}

/** A word as a text writes it. */
function originalOf(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word);
  return text.slice(at, at + word.length);
}

/** How many signs have to be put in, taken out or changed to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, sign] of Array.from(one).entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at += 1)
      next.push(
        Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + (sign === other[at] ? 0 : 1)),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Whether one word is another with a slip of the fingers. */
function isSlipOf(wrong: string, right: string): boolean {
  if (wrong.length > MAX_LENGTH || right.length > MAX_LENGTH) return false;
  const slips = distance(wrong.toLowerCase(), right.toLowerCase());
  return slips > 0 && slips * SIGNS_A_SLIP <= Math.max(wrong.length, right.length);
}

/** A name with the word of it that another spells right in its place, or all of it; undefined where none is like it. */
export function respelled(name: string, word: string): string | undefined {
  if (isSlipOf(name, word)) return word;
  const words = name.split(' ');
  const at = words.findIndex((one) => isSlipOf(one, word));
  return at < 0 ? undefined : words.with(at, word).join(' ');
}
