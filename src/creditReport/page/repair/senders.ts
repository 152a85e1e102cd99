import { looksLikeCreditor } from '../../lexicon/creditors';

/** What a messenger calls somebody: a first name, and others behind it. */
const PERSON = /^\p{Lu}\p{Ll}{1,19}(?: \p{Lu}[\p{L}.'’-]{0,19}){0,2}$/u;
/** Fewer messages are no talk. */
const LEAST = 4;
/** So many of all messages have their sender above them. */
const MOST = 0.6;

/** The messages of a talk: the lines between blank ones. */
function messagesOf(text: string): string[][] {
  const messages: string[][] = [[]];
  for (const line of text.split('\n'))
    if (line.trim() === '') messages.push([]);
    else messages.at(-1)?.push(line.trim());
  return messages.filter(({ length }) => length > 0);
}

/**
 * Takes off who sent it above each message of a talk, where his name stands alone: of two people at least, one of whom
 * asks or answers, and tells no figure. A text whose lines are not so stays as it is.
 */
export function withoutSenders(text: string): string {
  const messages = messagesOf(text).filter(({ length }) => length > 1);
  const sent = new Map<string, string[][]>();
  for (const [sender = '', ...lines] of messages) {
    const own = sent.get(sender);
    if (own) own.push(lines);
    else if (PERSON.test(sender) && !looksLikeCreditor(sender)) sent.set(sender, [lines]);
  }
  const senders = [...sent].filter(([, own]) => own.length > 1);
  const count = senders.reduce((sum, [, own]) => sum + own.length, 0);
  const isAsker = ([, own]: (typeof senders)[number]) => !/\d/.test(own.join());
  if (count < LEAST || count < messages.length * MOST || senders.length < 2 || !senders.some(isAsker))
    return text;
  const names = new Set(senders.map(([name]) => name));
  return text
    .split('\n')
    .map((line) => (names.has(line.trim()) ? '' : line))
    .join('\n');
}
