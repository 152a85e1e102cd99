/** How people write beside a debt that it is not theirs: `NOT MINE!!`, `this isn't mine`, `no es mía`. */
const NOT_OWN =
  /(?<!\p{L})(?:(?:(?:this|that|it)(?:['’]?s| is)?|is) )?(?:(?:not|never|isn['’]?t|ain['’]?t) (?:mine|ours|my (?:account|debt|card|loan))|no es (?:m[ií][ao]|nuestr[ao])|não é (?:minha|meu))(?!\p{L})[!.*]*/giu;
/** The same alone on a line, or beside that it is disputed; before a colon it is the title of what stands below. */
const LINE =
  "[^\\p{L}\\n]{0,9}(?:disput\\p{L}+[^\\p{L}\\n]{1,4})?(?:this is |that['’]?s |it['’]?s )?(?:not|isn['’]?t) (?:mine|ours)(?!\\p{L})[^:\\d\\n]{0,40}";
const [BELOW, ABOVE] = [
  new RegExp(`^\\n${LINE}(?=\\n|$)`, 'iu'),
  new RegExp(`(?:^|\\n)[^\\S\\n]*\\n${LINE}\\n$`, 'iu'),
];
/** Such a line is no longer. */
const MAX_LINE = 100;

/** Words that one of them ends in; a look at them costs little. */
const MAY_SAY = /mine|ours|my |m[ií][ao]|nuestr|minha|meu/i;

/** Whether a text says of a debt that it is somebody else's. */
export function isNotOwn(text: string): boolean {
  return MAY_SAY.test(text) && text.search(NOT_OWN) >= 0;
}

/** Whether a line beside a debt says so of it: the one right below, or right above behind a blank one. */
export function isNotOwnBeside(source: string, from: number, to: number): boolean {
  return (
    BELOW.test(source.slice(to, to + MAX_LINE)) ||
    ABOVE.test(source.slice(Math.max(0, from - MAX_LINE), from))
  );
}

/** A text without the words that say so, and without what leads on from them to the name. */
export function withoutNotOwn(text: string): string {
  if (!MAY_SAY.test(text)) return text;
  const rest = text.replace(NOT_OWN, ' ');
  return rest === text ? text : rest.replace(/\( ?\)/g, '').replace(/^[ :–—-]+/, '');
}
