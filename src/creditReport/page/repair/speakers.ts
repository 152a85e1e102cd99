import { beginsWithCreditor, looksLikeCreditor } from '../../lexicon/creditors';
import { areLabelWords } from '../../lexicon/words';
import { matchesIn } from '../matches';
import { TIME, withoutSenders, withoutTimedSenders } from './senders';

/** Where a line begins; on paper a form feed stands before the first one of a page. */
const BEGIN = '(?<![^\\n\\f])';
const DATE = '\\d{1,4}[/.-]\\d{1,2}(?:[/.-]\\d{1,4})?';
/** A message is dated by its day and its hour, or the hour comes first. */
const WHEN = `(?:${DATE},? ${TIME}|${TIME},? ${DATE})`;
const DAY =
  '(?:(?:today|yesterday|hoy|ayer|hoje|ontem|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.? \\d{1,2}(?:,? \\d{4})?)';
/** Who speaks: a name of a few words, `Speaker 1`, or a telephone number. */
const WHO = '[\\p{L}+(][^:\\n\\t$]{0,38}?';
const ROLE =
  '(?:speaker|caller|agent|client|member|customer|counselor|advisor|rep|interviewer|interviewee|operator|agente|cliente)(?: ?\\d{1,2})?';

/**
 * What a chat or a transcript puts before a message: `[3/14/25, 7:42 PM] Maria: `, `[19:42, 3/14/2025] Maria: `,
 * `14/03/2025 19:42 - Maria: `, `[00:12] Caller: `, `Speaker 1: `; and lines that hold it alone: `Speaker 1  0:02`, `Maria  10:42 AM`, `Mon, 10:38 AM`.
 */
const BEFORE: readonly RegExp[] = [
  new RegExp(`${BEGIN}\\[?${WHEN}\\]?(?: -)? ${WHO}: `, 'gimu'),
  new RegExp(`${BEGIN}[[(]?${TIME}[\\])]?(?: -)? +(?:${ROLE}|${WHO}): `, 'gimu'),
  new RegExp(`${BEGIN}(?:${ROLE}|${WHO}) [[(]${TIME}[\\])]:? `, 'gimu'),
  new RegExp(`${BEGIN}[[(]${TIME}[\\])] `, 'gimu'),
  new RegExp(`${BEGIN}${ROLE}: `, 'gimu'),
];
const ALONE: readonly RegExp[] = [
  new RegExp(
    `${BEGIN}(?:${ROLE}|${WHO})? *(?:[–—-] )?[[(]?(?:(?:${DATE}|(?:${DAY},? ?){1,2}),? ?(?:at )?)?${TIME}[\\])]?:?$`,
    'gimu',
  ),
  new RegExp(`${BEGIN}\\[${WHEN}\\] ${WHO}$`, 'gimu'),
  new RegExp(`${BEGIN}${ROLE}:?$`, 'gimu'),
];
/** That a line is a message of somebody, who is named before its colon: `SMS Oak: Your payment is due`, `Text from Elm: Hi`. */
const MESSAGE =
  /^[[(]?(?:SMS|MMS|[Tt]ext(?: message)?|[Tt]xt|iMessage)[\])]?(?: from)?:? (?=\p{Lu}[^:\n$]{1,30}: )/gmu;
/** Who speaks of what he owes and to whom, alone: `Ann: I owe Oak 500`; behind a creditor's name stands how much. */
const OWING =
  /^\p{Lu}\p{Ll}{1,19}: (?=(?:[Ii]|[Ww]e) (?:(?:still|also) )?owe (?!about|around|like|maybe|roughly|them|it|on|still|another|only|over|just)\p{L})/gmu;
/** Fewer such marks are no talk: a line of a list can begin with an hour. */
const LEAST = 3;

/** What begins a line that somebody says, each of whom is called by one word: `Sam: good morning`. */
const SAID = /^(\p{L}[\p{L}'’-]{1,19}|[QA]): /u;
const ALL_SAID = new RegExp(SAID, 'gmu');
/** As many say it at most, one of whom is called by what he does. */
const MOST_SPEAKERS = 4;
const IS_ROLE = new RegExp(`^${ROLE}$`, 'i');
/** What whoever copies a talk is called in it, and no label is. */
const IS_SELF = /^(?:me|you|yo|t[uú]|eu|mw(?:en)?)$/i;

/** A question of somebody who is named before it. */
const ASKS = /^(\p{L}[\p{L}'’-]{1,19}|[QA]): (?:[^\n]*\p{L})?\?+\s*$/gmu;

/** Whether one of those who speak asks, and names no figure: the others answer. */
function hasAsker(text: string): boolean {
  const asking = new Set(Array.from(matchesIn(text, ASKS), ([, name = '']) => name));
  return [...asking].some((name) =>
    text.split('\n').every((line) => !line.startsWith(`${name}: `) || !/\d/.test(line)),
  );
}

/** What a messenger prints between messages: when they were written, and what became of the last one. */
const OF_MESSENGER = new RegExp(
  `^(?:${DAY},? ?){0,2}(?:at )?${TIME}$|^(?:delivered|read|sent|seen|today|yesterday|edited)(?: (?:at )?${TIME})?$`,
  'i',
);
/** With whom somebody talks, over his messages: `Dani 💍`. */
const WITH_WHOM = /^(\p{L}[\p{L}'’-]{1,19})[^\p{L}\d:]*$/u;

/** The first line of a text that is not blank, with the blanks around it. */
function firstLineOf(text: string): string {
  const at = text.search(/\S/);
  if (at < 0) return '';
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? text.length : end);
}

/** Whether somebody may say the first line of a text: most texts are no talk, and it shows there. */
function isSaidFirst(text: string): boolean {
  return firstLineOf(text).includes(': ');
}

/** A talk without what a messenger prints around it; any other text stays as it is. */
function withoutMessenger(text: string): string {
  const top = firstLineOf(text).trim();
  const [, partner] = WITH_WHOM.exec(top) ?? [];
  if (!isSaidFirst(text) && !OF_MESSENGER.test(top) && partner === undefined) return text;
  const lines = text.split('\n');
  const speaks =
    partner !== undefined && lines.filter((line) => line.startsWith(`${partner}: `)).length >= LEAST;
  const isOwn = (line: string) =>
    OF_MESSENGER.test(line) || (speaks && WITH_WHOM.exec(line)?.[1] === partner);
  // A line that nobody says and no messenger prints is of no talk.
  const isPlain = (line: string) => line.trim() !== '' && !line.includes(': ') && !isOwn(line.trim());
  if (lines.some(isPlain)) return text;
  return lines.map((line) => (isOwn(line.trim()) ? '' : line)).join('\n');
}

/** Takes off who says what in a talk of few people, each line of which begins with the name of one of them. */
function withoutNames(given: string): string {
  const bare = withoutMessenger(given);
  const text = isTalk(bare) || isTalkOfDebts(bare) ? bare : given;
  if ((text.match(MESSAGE)?.length ?? 0) > 1) return text.replace(MESSAGE, '\n');
  if (isTalk(text)) return text.replace(ALL_SAID, '\n');
  if (isTalkOfDebts(text)) return text.replace(FULLY_SAID, '\n');
  return text.includes(' owe ') ? text.replace(OWING, '') : text;
}

/** Whether a text is a talk of few people: few texts have a name before every line, and most do not before the first. */
function isTalk(text: string): boolean {
  if (!isSaidFirst(text)) return false;
  const names: string[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const name = SAID.exec(line)?.[1];
    if (name === undefined) return false;
    names.push(name.toLowerCase());
  }
  const speakers = new Set(names);
  if (names.length < LEAST || speakers.size > MOST_SPEAKERS) return false;
  const speaksAgain = speakers.size > 1 && speakers.size < names.length;
  const isCalled = [...speakers].some((name) => IS_ROLE.test(name) || IS_SELF.test(name));
  return speaksAgain && (isCalled || hasAsker(text));
}

/** What begins a line that somebody says who is called by his name: `Rosa Price: Oak 340`, `Tim: Oak 340`. */
const FULL_NAME = /^(\p{Lu}\p{Ll}{1,19}(?: \p{Lu}[\p{L}.'’-]{0,19}){0,2}): (?=\S)/u;
const FULLY_SAID = new RegExp(FULL_NAME, 'gmu');
/** How somebody begins to tell of a debt. */
const TELLS = /^(?:(?:and|also|then|plus|ok|mine is|mine|i have|i got|my|our|the|just|old) )+/i;
/** So many lines name a creditor and a figure behind who says them. */
const LEAST_TOLD = 2;

/**
 * Whether each line of a text begins with the name of one of few people, none a creditor or a label, who tell of debts.
 * Called by one word, several of them speak, and say something without a figure: what else stands before a colon does not.
 */
function isTalkOfDebts(text: string): boolean {
  if (!isSaidFirst(text)) return false;
  const speakers = new Set<string>();
  let [lines, told, plain] = [0, 0, 0];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const [begin, name] = FULL_NAME.exec(line) ?? [];
    if (begin === undefined || name === undefined) return false;
    if (!speakers.has(name) && (looksLikeCreditor(name) || areLabelWords(name))) return false;
    const said = line.slice(begin.length);
    speakers.add(name);
    lines += 1;
    if (!/\d/.test(said)) plain += 1;
    if (beginsWithCreditor(said.replace(TELLS, '')) && /\d/.test(said)) told += 1;
    if (speakers.size > MOST_SPEAKERS) return false;
  }
  const areWhole = [...speakers].every((name) => name.includes(' '));
  const isSpoken = areWhole || (speakers.size > 1 && plain > 0);
  return lines >= LEAST && speakers.size < lines && told >= LEAST_TOLD && isSpoken;
}

/**
 * A debt that one asks about, with the mark of a question or without, and the sum that another answers with: `citi double
 * cash?`, `what abt the Oak card`, `and my dad`; `6.4k`, `yes 2000`.
 */
const ANSWERED =
  /^(?:([^\n?.!]{4,40}\?)|(?:and |so |ok |oh )?(?:what|how) (?:about|abt|bout) ([^\n?.!\d]{3,40})|and ((?:my|our|your|ur) \p{L}{2,20}))\n(?:[ \t]*\n)+(?:(?:yes|yeah|yep|yup|right),? )?(?=\$?\d[\d,.]*\d ?k?\b)/gimu;

/** A message of a few words, and the sum alone that is the next one: `Oak Bank`, `19,870`. */
const SUM_BELOW =
  /^([^\n\d?!:;]{2,40})\n(?:[ \t]*\n)+(?=(?:\$ ?\d[\d,]*|\d{1,3},\d{3}|\d{3,6}(?=\.\d\d))(?:\.\d\d)?$)/gm;

/** Whether a message is the name of a creditor, and not what somebody asks of one. */
function isNameSaid(message: string): boolean {
  return beginsWithCreditor(message) || (/^\p{Lu}/u.test(message) && looksLikeCreditor(message));
}

/** A talk in which the sum that answers a question, or follows the name of a creditor, stands beside it. */
function withSumsBeside(said: string): string {
  return said
    .replace(ANSWERED, '$1$2$3 ')
    .replace(SUM_BELOW, (whole, name: string) => (isNameSaid(name) ? `${name} ` : whole));
}

/**
 * Takes off who says what and when in a chat or a transcript, and parts each message from the one before by a blank
 * line, but for the sum that answers a question or a name. What is said stays as it is.
 */
export function withoutSpeakers(text: string): string {
  const said = whatIsSaid(text);
  return said === text ? text : withSumsBeside(said);
}

function whatIsSaid(text: string): string {
  const count = (patterns: readonly RegExp[]) =>
    patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);
  if (!/\d:\d\d|speaker|caller|agent/i.test(text) || count(BEFORE) + count(ALONE) < LEAST)
    return withoutNames(withoutSenders(text));
  return withoutSenders(
    [...BEFORE, ...ALONE].reduce((so, pattern) => so.replace(pattern, '\n'), withoutTimedSenders(text)),
  );
}
