/** Two sums of which somebody does not know which is owed: `not sure if 3200 or 3300`. */
const UNSURE =
  /(?: ?[,:–—-] ?| )?\b(?:i['’]?m |i am |estoy )?(?:not sure|unsure|don['’]?t know|idk|no s[eé]) (?:if|whether|si) (?:it['’]?s |it is |es |son |its )?(\$?\d[\d,.]{0,10}) (?:or|o) (?:it['’]?s |es )?(\$?\d[\d,.]{0,10}(?<=\d))/iu;

/** A text with such sums as those that what is owed lies between, as `between 3200 and 3300`. */
export function withUnsureTold(text: string): string {
  return text.replace(UNSURE, ' between $1 and $2');
}

/** Whether a message says nothing but that somebody does not know which of two sums it is. */
export function isUnsure(message: string): boolean {
  return message.replace(UNSURE, '').replace(/[.!? ]+/g, '') === '' && UNSURE.test(message);
}
