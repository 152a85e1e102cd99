/** Whether a cell keeps a character: what remains of it when it is typed. */
type Sanitize = (text: string) => string;

/**
 * A text as it is typed: the characters that the cell refuses stand where they were typed, among those it shows. So
 * `100+50` is known although the field shows `10050`.
 *
 * @param at how many of the shown characters stand before the refused one
 */
export function withRefused(typed: string, refused: string, at: number, sanitize: Sanitize): string {
  const place = placeOf(typed, at, sanitize);
  return typed.slice(0, place) + refused + typed.slice(place);
}

/**
 * The same after a change of the shown text. Refused characters go with the shown ones they stand behind, and all of
 * them with the last that is shown.
 *
 * @param field what the field holds now: the shown text with one stretch of it replaced by anything
 */
export function withEdit(typed: string, field: string, sanitize: Sanitize): string {
  const shown = sanitize(typed);
  const shorter = Math.min(shown.length, field.length);
  let before = 0;
  while (before < shorter && shown[before] === field[before]) before++;
  let after = 0;
  while (after < shorter - before && shown.at(-1 - after) === field.at(-1 - after)) after++;
  const from = placeOf(typed, before, sanitize);
  const to = placeOf(typed, shown.length - after, sanitize);
  const next = typed.slice(0, from) + field.slice(before, field.length - after) + typed.slice(to);
  return sanitize(next) === '' ? '' : next;
}

/** Where a shown character stands in the typed text; behind the last one the end of it. */
function placeOf(typed: string, index: number, sanitize: Sanitize): number {
  const places = Array.from(typed.split(''), (character, place) => ({ character, place }));
  return places.filter(({ character }) => sanitize(character) !== '')[index]?.place ?? typed.length;
}
