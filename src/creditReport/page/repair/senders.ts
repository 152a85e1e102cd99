import { looksLikeCreditor } from '../../lexicon/creditors';

/** An hour of the day, as talks write it. */
export const TIME = '\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[ap]\\.? ?m\\.?)?';
const TIME_ALONE = new RegExp(`^${TIME}$`, 'i');
/** Who sends, with what he is to the others: `Kim (Specialist)`, `Kim - Support`. */
const SENDER = /^\p{Lu}[\p{L}.'’ -]{0,24}(?:\([\p{L} ]{2,20}\))?$/u;

/** What a messenger calls somebody: a first name, and others behind it. */
const PERSON = /^\p{Lu}\p{Ll}{1,19}(?: \p{Lu}[\p{L}.'’-]{0,19}){0,2}$/u;
/** Fewer messages are no talk. */
const LEAST = 4;
/** So many of all messages have their sender above them. */
const MOST = 0.6;

/** What a messenger writes over the messages of who copies them. */
const SELF = /^you (?:sent|replied(?: to .{1,40})?|forwarded .{1,40})$/i;
/** The same anywhere; a look for it costs little. */
const MAY_BE_SELF = /you (?:sent|replied|forwarded)/i;
/** What it says of messages, and below them. */
const OF_MESSENGER =
  /^(?:you unsent a message|.{2,40} (?:unsent a message|reacted .{1,12} to (?:your|their|his|her|a) message)|active (?:now|\d{1,2} ?[mhd] ago)|aa|seen(?: by .{2,40})?)$/iu;

/**
 * A talk without who sent what, where a messenger writes that over each message, and `You sent` over one's own; any other
 * text stays as it is. What it adds is blank then, and parts the messages.
 */
function withoutMessenger(text: string): string {
  if (!MAY_BE_SELF.test(text)) return text;
  const lines = text.split('\n').map((line) => line.trim());
  if (!lines.some((line) => SELF.test(line))) return text;
  const count = new Map<string, number>();
  for (const line of lines) if (PERSON.test(line)) count.set(line, (count.get(line) ?? 0) + 1);
  const isOfMessenger = (line: string) =>
    SELF.test(line) || OF_MESSENGER.test(line) || ((count.get(line) ?? 0) > 1 && !looksLikeCreditor(line));
  return lines.map((line) => (isOfMessenger(line) ? '' : line)).join('\n');
}

/** The messages of a talk: the lines between blank ones. */
function messagesOf(text: string): string[][] {
  const messages: string[][] = [[]];
  for (const line of text.split('\n'))
    if (line.trim() === '') messages.push([]);
    else messages.at(-1)?.push(line.trim());
  return messages.filter(({ length }) => length > 0);
}

/**
 * A talk without who sent what, where his name stands alone over the hour of each of his messages; any other text stays as
 * it is. What creditors send is read with their names.
 */
export function withoutTimedSenders(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const isSender = (line: string, index: number) =>
    TIME_ALONE.test(lines[index + 1] ?? '') && SENDER.test(line) && !looksLikeCreditor(line);
  const sent = lines.filter(isSender);
  if (sent.length < LEAST || new Set(sent).size * 2 > sent.length) return text;
  return lines.map((line, index) => (isSender(line, index) ? '' : line)).join('\n');
}

/** Whether people talk in their messages: records of labels or debts under names that come again ask nothing. */
function isTalkOf(said: readonly (readonly string[])[]): boolean {
  const isPlain = (message: string) => !/\d/.test(message);
  if (said.some((own) => own.every(isPlain))) return true;
  return said.every((own) => own.some(isPlain)) && said.some((own) => own.some((one) => one.endsWith('?')));
}

/**
 * Takes off who sent it above each message of a talk, where his name stands alone: of two people at least, one of whom
 * asks or answers, and tells no figure; or each says something without a figure, and one of them asks. A text whose lines
 * are not so stays as it is.
 */
export function withoutSenders(given: string): string {
  const text = withoutMessenger(given);
  const messages = messagesOf(text).filter(({ length }) => length > 1);
  const sent = new Map<string, string[][]>();
  for (const [sender = '', ...lines] of messages) {
    const own = sent.get(sender);
    if (own) own.push(lines);
    else if (PERSON.test(sender) && !looksLikeCreditor(sender)) sent.set(sender, [lines]);
  }
  const senders = [...sent].filter(([, own]) => own.length > 1);
  const count = senders.reduce((sum, [, own]) => sum + own.length, 0);
  const areTold = count >= LEAST && count >= messages.length * MOST && senders.length > 1;
  if (!areTold || !isTalkOf(senders.map(([, own]) => own.map((lines) => lines.join('\n'))))) return text;
  const names = new Set(senders.map(([name]) => name));
  return text
    .split('\n')
    .map((line) => (names.has(line.trim()) ? '' : line))
    .join('\n');
}
