import { either, inTurn } from '../page/anyOf';
import type { Line } from '../page/lines';
import type { Page } from '../page/page';
import type { Place } from '../reportedDebt';
import type { Read } from './duplicates';
import { withStatus } from './withStatus';

const STANDS =
  '((?:current|up[- ]to[- ]date|caught up|on time|paid as agreed|paid on time|in good standing|in collections?|charged off|\\d{2,3} days (?:late|behind|past due))(?!\\p{L}))';
const COUNT = '(?:\\d{1,2}|two|three|four|five|six|seven|eight)';
const OF_THEM =
  '(?: of (?:them|it|(?:these|those)(?: (?:accounts|debts|loans|cards))?|the above|(?:my|our|the)(?: other)? \\p{L}+))?';
/** How people say of all debts how they stand: `I'm current on all of them`, `everything is up to date`, `todo al corriente`. */
const OF_ALL: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${STANDS} (?:on|with) (?:all|every(?:thing|one)?|each)(?!\\p{L})`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(?:all${OF_THEM}|all (?:the |my |our )?other(?: \\p{L}+){0,2}|everything(?: else| (?:(?:listed|shown) )?(?:above|below))?|every one${OF_THEM}|every other \\p{L}+|(?:the )?rest|the others)(?: (?:is|are)|['’]s|(?= (?:show|report)))(?: all)?(?: still| currently)?(?: (?:show|report)(?:s|n|ed|ing)?(?: as)?)? ${STANDS}`,
    'iu',
  ),
  // Those that no mark tells apart: `Everything not marked late is current`.
  new RegExp(
    `(?<!\\p{L})(?:everything|anything|all|those|the ones)(?: that (?:is|are)| which (?:is|are)|(?: that)?['’]s)? not (?:marked|noted|listed|labell?ed|shown|tagged)(?: as)? [^.;\\d]{3,40}? (?:is|are) ${STANDS}`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})(?:they|these|those|we|i)(?: (?:are|am)|['’](?:re|m)) all ${STANDS}`, 'iu'),
  new RegExp(`(?<!\\p{L})all ${COUNT}(?: of them)?(?: are)? ${STANDS}`, 'iu'),
  // Of each of them something was missed, or a line that says nothing else.
  new RegExp(
    `(?<!\\p{L})(?:on|with) (?:all|each|every one) of (?:these|those|them)(?!\\p{L})[^.;\\d]{0,40} ${STANDS}`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:ok|so|and|but),? )?all(?: still)? ${STANDS}(?: (?:somehow|so far|still|now|though|thankfully|luckily))*\\P{L}*$`,
    'iu',
  ),
  /(?<!\p{L})tod[ao]s?(?: est[áa]n?| va)? (al (?:corriente|d[íi]a))(?!\p{L})/iu,
];
/** Which of them, where all are meant. */
const ANY = '(?:any|anything|all|these|those|them)';
/** That none is late, or never was. */
const NONE_LATE = new RegExp(
  [
    `(?<!\\p{L})(?:none${OF_THEM}|nothing)(?: (?:is|are|was))? (?:late|behind|past due)`,
    `(?<!\\p{L})none${OF_THEM} (?:has|have|shows?|had) (?:(?:a|any) )?(?:late payments?|lates)`,
    `(?<!\\p{L})no (?:lates|late payments|missed payments)(?: (?:on|with) ${ANY}| since| so far| anywhere)`,
    `(?<!\\p{L})(?:not|never|nvr)(?: been| once)? (?:late|behind) (?:on|with) ${ANY}`,
    `(?<!\\p{L})(?:never|not|ha(?:ve|s)n['’]?t) (?:ever )?(?:missed|skipped) (?:an?|any|one|a single) payments? (?:on|with) ${ANY}`,
  ]
    .map((one) => `${one}(?!\\p{L})`)
    .join('|'),
  'iu',
);
const ACCOUNTS = '(?:accounts|account\\(s\\)|debts|debt\\(s\\)|balances)';
const GIVEN = '(?:placed|assigned|referred|turned over)';
const TO_COLLECTOR = '(?:with|to) (?:this|our|us)';
/** What a collector writes of all that he was given: `RE: 4 account(s) placed with this office`, `Accounts placed for collection`, `retained to collect the following accounts`. */
const COLLECTED = inTurn(
  'iu',
  either(
    // The accounts that were given to him.
    inTurn(
      '',
      ACCOUNTS,
      /(?: (?:listed|shown|itemized|described) (?:below|above|here))?/,
      / (?:(?:that|which) )?(?:ha(?:ve|s) been |were |was |are |is )?(?:(?:currently|presently|now) )?/,
      `${GIVEN} (?:${TO_COLLECTOR}|(?:for|to) collections?)`,
    ),
    `${GIVEN} the following ${ACCOUNTS} ${TO_COLLECTOR}`,
    // What he was hired for.
    inTurn(
      '',
      /(?:retained|hired|engaged|authorized) (?:by [^.$]{2,60} )?to collect (?:on )?/,
      `(?:the following|these) ${ACCOUNTS}`,
    ),
  ),
  /(?!\p{L})/u,
);
/** What makes it a saying of some, or of another time; those that a mark tells apart are known. */
const BUT =
  /\b(?:(?:before|until|till|up to) (?:that|then|this|last|recently)|except(?! (?:where|as|those|the ones|if)(?: otherwise)? (?:marked|noted|shown|starred|stated)\b)|besides|other than|apart from|aside from|but (?:the|my|for|one|not)|(?<!except )if|menos|excepto)\b/i;
/** What leads from a saying of all to those that it leaves out. */
const EXCEPT = /except|excepto|besides|other than|apart from|aside from/;
/** Those that a saying of all leaves out, by their names: `everything is current except the Oak`, `all but the Oak are current`. */
const LEFT_OUT = inTurn(
  'iu',
  /(?<!\p{L})/u,
  either(EXCEPT, /menos/, /but(?= (?:the|my|our|for|not)(?!\p{L}))(?: not)?/u),
  // Those that a mark tells apart have no names here.
  /(?! (?:where|as|those|the ones|if)(?!\p{L}))(?: for| on| with| en| con)? /u,
  /([\p{L}\d&'’, ]{2,60}?)/u,
  // Up to a stop, a verb, or how the saying goes on about the others.
  `(?=${either(
    /$|[.;()!]|,? (?:is|are|which|who)(?!\p{L})|, (?:everything|all|every|they|we|i)(?!\p{L})/u,
  )})`,
);
/**
 * Each of those left out with how it stands, as somebody says it of several: `everything except the Oak, that one I'm a month
 * behind, and the Elm I'm 2 months behind`.
 */
const LEFT_OUT_EACH = inTurn(
  'giu',
  `(?<=${either(EXCEPT, /but|behind|late|past due|now/)}(?: for| on| with)?,? )(?:and )?`,
  /([\p{L}\d&'’ ]{2,40}?)(?:,? (?:that one|this one|which|it))?,? /u,
  /(?:i am|i['’]?m|we are|we['’]?re|is|it['’]?s) (?:(?:about|now|still) )?/u,
  /((?:\d{1,3}|an?|one|two|three|four|five|six) (?:days?|months?|payments?) (?:behind|late|past due))/u,
  /(?: now)?(?=,|[.!;]|$)/u,
);
/** How the one that is left out stands, right behind it: `except the Oak, I'm 30 days late on that one`. */
const LEFT_OUT_STANDS = new RegExp(
  `^,? (?:(?:and|but) )?(?:(?:i|we)(?: am| are|['’]?m|['’]?re)|(?:it|that(?: one)?|which)(?: is|['’]?s)) (?:(?:about|now|still) )?${STANDS}`,
  'iu',
);
const [AND, ARTICLE] = [/ ?, ?(?:and )?| (?:and|or|y|&) /i, /^(?:(?:the|my|our|el|la|los|las) )+/i];
/** A name has no more words; more say something else. */
const MAX_NAME = 3;
/** A saying of those that were not spoken of before. */
const OF_OTHERS =
  /(?<!\p{L})(?:else|every other|all (?:of )?(?:(?:my|our|the) )?other|the rest|rest(?= (?:is|are))|the others)(?!\p{L})/iu;
/** Where those stand that it speaks of, beside it: `everything above is current`. */
const SIDE = /(?<!\p{L})(?:everything|all) (?:of (?:the )?)?(?:(?:listed|shown) )?(above|below)(?!\p{L})/iu;
/** Sayings that tell how debts stand in other words. */
const IMPLIED: readonly (readonly [saying: RegExp, status: string])[] = [
  [NONE_LATE, 'current'],
  [COLLECTED, 'in collection'],
];
/** Longer lines tell more, and so do longer sentences of a letter; a short one in it may speak of all. */
const [MAX_LENGTH, MAX_LETTER, SHORT] = [200, 800, 100];
const SENTENCES = /(?<=[.!?]) /;
/** A sentence with a sum is about one debt. */
const SUM = /\$ ?\d|\d,\d{3}/;

/** One that a saying of all leaves out. */
interface LeftOut {
  name: string;
  /** How it stands; undefined where that is not said. */
  otherwise?: string | undefined;
}

interface Said {
  text: string;
  place: Place;
  /** What was said before of some of them, where this is said of the others. */
  before: string;
  /** Those that it leaves out. */
  without: readonly LeftOut[];
  /** On which side of it those stand that it speaks of; undefined for all. */
  side?: string | undefined;
}

/** Those that a sentence leaves out, and what it says without them. */
function leftOutOf(sentence: string): { without: readonly LeftOut[]; ofAll: string } {
  const plain = (name: string) => name.trim().replace(ARTICLE, '');
  const each = [...sentence.matchAll(LEFT_OUT_EACH)];
  const [first] = each;
  const last = each.at(-1);
  if (first && last && each.length > 1) {
    const before = sentence.slice(0, first.index).replace(/ \p{L}+(?: for| on| with)? $/u, '');
    const without = each.map(([, name = '', otherwise]) => ({ name: plain(name), otherwise }));
    return { without, ofAll: before + sentence.slice(last.index + last[0].length) };
  }
  const leftOut = LEFT_OUT.exec(sentence);
  const [phrase = '', names] = leftOut ?? [];
  const behind = leftOut ? sentence.slice(leftOut.index + phrase.length) : '';
  const all = names?.split(AND).map(plain) ?? [];
  const otherwise = all.length === 1 ? LEFT_OUT_STANDS.exec(behind)?.[1] : undefined;
  return {
    without: all.map((name) => ({ name, otherwise })),
    ofAll: sentence.replace(phrase, '').replace(/ {2,}/g, ' '),
  };
}

function saidIn({ text, from, to }: Line): Said[] {
  if (text.length > MAX_LETTER) return [];
  const sentences = text.split(SENTENCES);
  const longest = text.length > MAX_LENGTH && !OF_OTHERS.test(text) ? SHORT : MAX_LENGTH;
  return sentences.flatMap((sentence, index) => {
    if (sentence.length > longest || SUM.test(sentence)) return [];
    const { without, ofAll } = leftOutOf(sentence);
    if (BUT.test(ofAll)) return [];
    const others = OF_OTHERS.exec(sentence);
    const before = others ? [...sentences.slice(0, index), sentence.slice(0, others.index)].join(' ') : '';
    const told = OF_ALL.flatMap((pattern) => pattern.exec(ofAll)?.[1] ?? [])[0];
    const status = told ?? IMPLIED.find(([saying]) => saying.test(ofAll))?.[1];
    const place = { from, to, line: text };
    const side = SIDE.exec(ofAll)?.[1]?.toLowerCase();
    return status === undefined ? [] : [{ text: status, place, before, without, side }];
  });
}

/**
 * What was said before of one creditor, by the first word of his name: `Oak told me their note is 30 days behind`.
 * Undefined where nothing was.
 */
function saidOfOne(name: string, { before, place }: Said): Said | undefined {
  const [word = ''] = name.split(/[^\p{L}\p{N}]+/u);
  const text =
    word.length > 2 ? before.split(SENTENCES).find((sentence) => sentence.includes(word)) : undefined;
  return text === undefined ? undefined : { text, place, before: '', without: [] };
}

/** What is meant by a word of its line, and not by its name: `the medical one`. */
const BY_WORD = /^(\p{L}{4,}) (?:one|bill|debt|account|card|loan)$/iu;

/** Whether words name the creditor of a debt, by the first of them, or call the debt as its line does: `Oak card` names `Oak Bank Visa`. */
function names(words: string, { debt, account }: Read, source: string): boolean {
  const [first = '', ...more] = words.toLowerCase().split(' ');
  const own = debt.accountName.toLowerCase().split(/[^\p{L}\p{N}&'’]+/u);
  if (first !== '' && more.length < MAX_NAME && own.includes(first)) return true;
  const word = BY_WORD.exec(words)?.[1]?.toLowerCase();
  const told = account.facts.map(({ span }) => source.slice(span.from, span.to).toLowerCase());
  return word !== undefined && told.some((text) => text.includes(word));
}

/** Whether a debt stands where those do that a saying speaks of. */
function isOnSide({ debt: { sources } }: Read, { side, place }: Said): boolean {
  const at = (sources.amount ?? sources.accountName)?.from ?? place.from;
  return side === undefined || (side === 'above' ? at < place.to : at > place.from);
}

/**
 * The debts of which nothing tells how they stand, with what a line beside them says of all: marked, since it need not
 * mean each of them. Two lines that say something else of all say nothing.
 */
export function withSaidOfAll<Row extends Read>(
  reads: readonly Row[],
  { lines, source }: Page,
): readonly Row[] {
  const isOpen = ({ debt }: Row) => debt.review.includes('no-status');
  if (!reads.some(isOpen)) return reads;
  const [said, ...more] = lines.flatMap(saidIn);
  if (!said || more.some(({ text }) => text !== said.text)) return reads;
  const { without } = said;
  // Where it leaves out what nobody knows, it may be any of them.
  if (!without.every(({ name }) => reads.some((read) => names(name, read, source)))) return reads;
  return reads.map((read) => {
    if (!isOpen(read) || !isOnSide(read, said)) return read;
    const leftOut = without.find(({ name }) => names(name, read, source));
    if (leftOut) {
      const { otherwise } = leftOut;
      return otherwise ? withStatus(read, { ...said, text: otherwise }, ['status-guessed']) : read;
    }
    return withStatus(read, saidOfOne(read.debt.accountName, said) ?? said, ['status-guessed']);
  });
}
