/** So many texts are remembered at most; a report of a household has fewer that differ. */
const MOST = 3000;
/** Longer texts hardly ever come again. */
const LONGEST = 100;

/** A rule about a text that remembers what it said: the layouts ask the same of the same pieces of a page again and again. */
export function remembered<Answer>(rule: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    if (text.length > LONGEST) return rule(text);
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = rule(text);
    if (answers.size >= MOST) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}

/** The same of a rule about a thing of a page, such as a line, for as long as the page is read. */
export function rememberedOf<Thing extends object, Answer>(
  rule: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const answers = new WeakMap<Thing, { answer: Answer }>();
  return (thing) => {
    const known = answers.get(thing) ?? { answer: rule(thing) };
    answers.set(thing, known);
    return known.answer;
  };
}
