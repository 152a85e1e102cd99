import { looksLikeCreditor } from '../../lexicon/creditors';

/** That something is so much by now, of what is named before: `Logged in today, it is 5,466.12 now`. */
const IS_NOW =
  /^(?:[^\d$]{0,40}[,.:;!] ?)?(?:(?:ok|so|and|but|well) )?(?:it|that one|this one|the balance|balance)(?:['’]?s| is| shows)(?: (?:now|actually|really|currently|up to|down to))* \$?\d[\d.,]*\d(?: (?:now|actually|today))?(?![\p{L}\d])/iu;

/** Whether a line tells by how much is owed now what is named before it, and names nobody itself. */
export function tellsOfNow(text: string): boolean {
  return (
    IS_NOW.test(text) &&
    /\b(?:now|actually|really|currently|today|up to|down to)\b/i.test(text) &&
    !looksLikeCreditor(text)
  );
}
