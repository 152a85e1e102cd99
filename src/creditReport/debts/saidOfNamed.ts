import { standingIn } from '../layouts/lists/standing';
import { BULLET } from '../page/bullets';
import { type Line, overlap } from '../page/lines';
import type { Page } from '../page/page';
import { remembered } from '../page/remembered';
import { nameKey } from '../pieces/nameKey';
import { isStatusTold, readStatusText } from '../pieces/statuses';
import type { Place } from '../reportedDebt';
import type { Read } from './duplicates';
import { withStatus } from './withStatus';

/** How many months, days or payments. */
const SO_MUCH =
  '(?:about |over |like )?(?:\\d{1,3}|an?|one|two|three|four|five|six) (?:months?|mos?|days?|weeks?|payments?)';
const LATE = '(?:behind|late|past due|delinquent|in arrears)';
/** Who is named, with what kind of debt it is. */
const NAMED =
  "(?:(?:the|my|our|your|his|her) )?(\\p{L}[\\p{L}\\d&.'’ -]{1,40}?)(?: (?:card|loan|account|acct|bill|payments?))?";
/** How people say of one creditor how late they are with him: `I'm 2 months behind on Oak`, `Behind on: Oak (2 months)`, `Oak im a month late`. */
const SAYINGS: readonly RegExp[] = [
  `^(?:(?:I|we|you)(?:['’]?(?:m|re)| am| are)? )?(?:(?:also|now|currently|still|already) )*(?:${SO_MUCH} )?${LATE}(?: by)?(?: ${SO_MUCH})? (?:on|with) ${NAMED}$`,
  `^(?:(?:I|we|you)(?:['’]?(?:m|re)| am| are)? )?${LATE}(?: (?:on|with))?:? ${NAMED},? (?:\\(?(?:by )?${SO_MUCH}\\)?|[-–—:] ?${SO_MUCH})$`,
  `^${NAMED},? (?:I|we)(?:['’]?(?:m|re)| am| are) ${SO_MUCH} ${LATE}$`,
].map((pattern) => new RegExp(pattern, 'iu'));
/** How somebody goes on to say it, and what he says behind it. */
const [GOES_ON, AT_END] = [
  /^(?:(?:and|also|but|so|oh|plus),? )+/i,
  /(?: (?:now|too|right now|sadly))?[.!]*(?: ?\p{Extended_Pictographic}){0,3}$/iu,
];
const SENTENCES = /(?<=[.!?;]) /;
/** Longer lines and sentences say more, and one with a sum tells a debt. */
const [MAX_LINE, MAX_LENGTH, MAX_CLAUSES, SUM] = [1000, 80, 200, /\$ ?\d|\d,\d{3}|\d{4}/];

/** What a sentence says of one creditor, and where. */
interface Said {
  /** His name as it is compared. */
  key: string;
  text: string;
  place: Place;
  sentence: string;
}

/** How late a sentence says, which may tell it behind the name: `Behind on: Oak (2 months)`. */
function lateBy(sentence: string): string {
  const much =
    readStatusText(sentence).current === null ? new RegExp(SO_MUCH, 'i').exec(sentence)?.[0] : undefined;
  return much === undefined ? sentence : `${much} behind`;
}

/** What parts what a sentence says of one creditor from what it says of the next. */
const CLAUSES = /, (?:(?:and|but) )?/i;

const saidInText = remembered((text): Omit<Said, 'place'>[] =>
  text.split(SENTENCES).flatMap((sentence) => {
    const clauses = sentence.length > MAX_CLAUSES ? [] : sentence.split(CLAUSES);
    const each = clauses.length > 1 ? clauses.map(saidInSentence) : [];
    const areAll = each.length > 0 && each.every((said) => said.length > 0);
    return areAll ? each.flat() : saidInSentence(sentence);
  }),
);

/** What one sentence says of one creditor; none where it says nothing of him. */
function saidInSentence(whole: string): Omit<Said, 'place'>[] {
  if (SUM.test(whole)) return [];
  const sentence = whole.replace(BULLET, '').replace(GOES_ON, '').replace(AT_END, '');
  if (sentence.length > MAX_LENGTH) return [];
  const name = SAYINGS.map((saying) => saying.exec(sentence)?.[1]).find((one) => one !== undefined);
  const said = name === undefined ? standingIn(sentence) : { name, stands: lateBy(sentence) };
  if (!said || !isStatusTold(said.stands)) return [];
  return [{ key: nameKey(said.name), text: said.stands, sentence }];
}

/** What most lines say. */
const NOTHING: readonly Said[] = [];

function saidIn({ text, from, to }: Line): readonly Said[] {
  const told = text.length > MAX_LINE ? [] : saidInText(text);
  if (told.length === 0) return NOTHING;
  return told.map((said) => ({ ...said, place: { from, to, line: text } }));
}

/** Whether a debt is that of the creditor who is named, by his whole name or how it begins. */
function isOf({ key }: Said, { debt }: Read): boolean {
  const own = nameKey(debt.accountName);
  return key !== '' && (own.startsWith(key) || (own !== '' && key.startsWith(own)));
}

/** Whether a sentence speaks of another debt too, so that nobody knows what it says of which. */
function isSaidToo({ sentence }: Said, { debt: { accountName } }: Read): boolean {
  return accountName !== '' && sentence.toLowerCase().includes(accountName.toLowerCase());
}

/** Whether how a debt stands was taken from a sentence. */
function isFrom({ place, sentence }: Said, { debt: { statusText, sources } }: Read): boolean {
  const at = sources.current;
  return statusText !== '' && at !== undefined && overlap(at, place) && sentence.includes(statusText.trim());
}

/** A debt without how it stands, where that was said of another. */
function withoutStatus<Row extends Read>(read: Row): Row {
  const { current: _, ...sources } = read.debt.sources;
  const { flags } = readStatusText(read.debt.statusText);
  const kept = read.debt.review.filter((flag) => !flags.includes(flag));
  const review = [...new Set([...kept, 'no-status' as const])].sort();
  return { ...read, debt: { ...read.debt, current: null, statusText: '', review, sources } };
}

/**
 * The debts with what sentences of the page say of one creditor by his name: it is said of his debt, wherever that stands,
 * and not of the one told before. Where he has several, it may be any of them.
 */
export function withSaidOfNamed<Row extends Read>(reads: readonly Row[], { lines }: Page): readonly Row[] {
  let told = reads;
  for (const said of lines.flatMap(saidIn)) {
    const own = told.filter((read) => isOf(said, read));
    if (own.length === 0 || told.some((read) => !own.includes(read) && isSaidToo(said, read))) continue;
    told = told.map((read) => {
      if (!own.includes(read)) return isFrom(said, read) ? withoutStatus(read) : read;
      return own.length === 1 && read.debt.review.includes('no-status') ? withStatus(read, said) : read;
    });
  }
  return told;
}
