/** So many texts are remembered at most: all that differ on a page which is not refused for its length, nearly. */
const MOST = 50_000;
/** Longer texts hardly ever come again. */
const LONGEST = 100;

/** That a rule said nothing: it is told from what was not asked yet by one look-up. */
const NOTHING = Symbol('nothing');

/** What has been said about texts: the answers of all rules to one stand together, so that it is looked up in one place. */
const said = new Map<string, unknown[]>();
/** How many rules remember what they said about texts. */
let rules = 0;

/** The text that was asked about last, with its answers: the next rule asks about the same one as often as not. */
let [lastText, lastAnswers]: [string | undefined, unknown[]] = [undefined, []];

/** What has been said about things, rule by rule. */
const memories: { clear: () => void }[] = [said];

/** Forgets every text and thing, so that what was pasted does not outlive its reading. */
export function forgetTexts(): void {
  [lastText, lastAnswers] = [undefined, []];
  for (const memory of memories) memory.clear();
}

/** The answers that rules have given about a text, each at the place of its rule. */
function answersAbout(text: string): unknown[] {
  if (text === lastText) return lastAnswers;
  let answers = said.get(text);
  if (!answers) {
    if (said.size >= MOST) said.clear();
    answers = new Array<unknown>(rules);
    said.set(text, answers);
  }
  lastText = text;
  lastAnswers = answers;
  return answers;
}

/** A rule about a text that remembers what it said: the layouts ask the same of the same pieces of a page again and again. Until `forgetTexts` is called. */
export function remembered<Answer>(rule: (text: string) => Answer): (text: string) => Answer {
  const place = rules++;
  return (text) => {
    if (text.length > LONGEST) return rule(text);
    const answers = answersAbout(text);
    const known = answers[place] as Answer | typeof NOTHING | undefined;
    if (known === NOTHING) return undefined as Answer;
    if (known !== undefined) return known;
    const answer = rule(text);
    answers[place] = answer === undefined ? NOTHING : answer;
    return answer;
  };
}

/** The same of a rule about a thing of a page, such as a line. */
export function rememberedOf<Thing extends object, Answer>(
  rule: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const answers = new Map<Thing, Answer | typeof NOTHING>();
  memories.push(answers);
  return (thing) => {
    const known = answers.get(thing);
    if (known === NOTHING) return undefined as Answer;
    if (known !== undefined) return known;
    const answer = rule(thing);
    answers.set(thing, answer === undefined ? NOTHING : answer);
    return answer;
  };
}
