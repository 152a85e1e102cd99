import { isCollector } from '../../lexicon/collectors';
import {
  beginsWithCreditor,
  cardNameIn,
  creditorIn,
  isCreditor,
  looksLikeCreditor,
} from '../../lexicon/creditors';
import { kindBehindName } from '../../lexicon/kindsBehindNames';
import { matchesIn } from '../../page/matches';
import {
  BUYER_FOLLOWS,
  BUYER_LEADS,
  FOLLOWS,
  FOR,
  FOR_THE,
  ISSUED_BY,
  LEADS,
  NOT_OWED,
  OF_KIND,
  PERSON_FOLLOWS,
  PERSON_LEADS,
  SELLER_LEADS,
  THING_LEADS,
  WAS_OF,
} from './besideMentions';
import { lentByFamily } from './lentByFamily';
import { FAMILY_MEMBER } from './listName';
import { TRADE } from './spokenName';

/** A creditor that running text names. */
export interface Mention {
  /** What the debt is called: its creditor, and behind him what kind of card or loan it is. */
  name: string;
  /** The same without the kind. */
  creditor: string;
  /** Where the name stands in the text. */
  from: number;
  to: number;
  /** How surely it is a creditor. */
  weight: number;
  /** The debt was given to it by another. */
  isBuyer: boolean;
  /** It had the debt before. */
  isSeller: boolean;
}

/** Words with a capital that begin sentences, or are no names of creditors. */
const COMMON = new Set(
  `i i'm i've i'll i'd we we're we've they they're they've it it's that that's this the then there there's my our his her
  he she he's she's you your and but so also last first next second third fourth another one other oh ok okay um uh well
  yes no yeah minimum min balance payment payments limit total monthly status current currently account acct number
  owe owes owed in on at for from with about around as if when because sorry thanks thank hi hello dear good best please
  let did do does is are was were has have had can could not still just now only anyway finally lastly after before
  everything nothing that's what which who where why how to by of a an both each all some most more plus then
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december christmas thanksgiving easter halloween jan feb mar apr jun jul aug sep sept oct nov dec god mom dad mr mrs ms miss
  la el los las mi mis tengo debo debemos también además luego y una un es son está estoy llevo pago con de por en le les
  se esa ese eso hay lo al mas más pero como primero último o a os as minha meu tenho devo devemos também mais depois e um
  uma é são estou até no na da do saldo cuenta conta acreedor tarjeta préstamo empréstimo hipoteca mwen li nou yo
  husband wife petitioner respondent plaintiff defendant debtor borrower affiant party parties
  personal auto student credit card cards loan loans mortgage medical`
    .split(/\s+/)
    .filter(Boolean),
);
const CONNECTOR = /^(?:of|de|del|the|&|\/|to)$/;
/** Who speaks, and is no part of a name before it: `Macy's I paid off`; behind `SPV` it is the number of a fund. */
const [SPEAKER, BEFORE_FUND] = [/^I(?:['’]\p{Ll}+)?$/u, / SPV $/];

function isProper(word: string, before: string): boolean {
  const isSpeaker = SPEAKER.test(word) && !BEFORE_FUND.test(before);
  return (!isSpeaker && /^[("'“]?\p{Lu}/u.test(word)) || /^\d+(?:st|nd|rd|th)$/.test(word);
}

function isCommon(word: string): boolean {
  return COMMON.has(
    word
      .toLowerCase()
      .replace(/[^\p{L}'’]/gu, '')
      .replaceAll('’', "'"),
  );
}

interface Run {
  from: number;
  to: number;
}

/** No such name is longer. */
const MAX_SMALL = 50;
/** A name in small letters right before a sum: `another klarna 80`. */
const SMALL_BEFORE_SUM = /^(\p{Ll}[\p{Ll}'’&]+(?: \p{Ll}+){0,2}?)(?: (?:card|loan|visa))? \$?\d/u;

/** Where the name of a well-known creditor ends that is written small right before its sum; undefined where none is. */
function smallNameEnd(text: string, from: number): number | undefined {
  const [, name] = SMALL_BEFORE_SUM.exec(text.slice(from, from + MAX_SMALL)) ?? [];
  if (name === undefined) return undefined;
  const behind = name.slice(creditorIn(name).length);
  const isCalled = behind.length < name.length && cardNameIn(`${behind} card`) === behind;
  return isCreditor(name) || isCalled ? from + name.length : undefined;
}

/** The stretches of words with capitals, without those that only begin a sentence. */
function runsIn(text: string): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  let link: number | undefined;
  for (const match of matchesIn(text, /\S+/g)) {
    const [word] = match;
    const small = run ? undefined : smallNameEnd(text, match.index);
    if (small !== undefined) runs.push({ from: match.index, to: small });
    const end = match.index + word.replace(/(?<![.,;:!?)])[.,;:!?)]+$/, '').length;
    if (
      isProper(word, text.slice(Math.max(0, match.index - 5), match.index)) &&
      !(run === undefined && isCommon(word) && !beginsWithCreditor(text.slice(match.index))) &&
      !(run && /^[("“]/.test(word))
    ) {
      run = { from: run?.from ?? match.index + (/^[("'“]/.test(word) ? 1 : 0), to: end };
      link = undefined;
    } else if (run && link === undefined && CONNECTOR.test(word)) link = end;
    else {
      if (run) runs.push(run);
      run = undefined;
    }
    if (run && /[.,;:!?)]$/.test(word) && !/^(?:[A-Z]\.|St\.|Mrs?\.|Dr\.|Mt\.|T\.J\.)$/.test(word)) {
      runs.push(run);
      run = undefined;
    }
  }
  if (run) runs.push(run);
  return runs;
}

/** A remark in brackets behind a name that is a name itself: `Lowe's (Synchrony Bank)`. */
const BRACKETED = /^ \((\p{Lu}[^)$\d]{1,30})\)/u;

/** What kind of firm it is, in small letters behind its name. */
const FIRM = '(?:hospital|clinic|dental|medical(?: center)?|urgent care|ER)';
/** The same where no bill of it is meant. */
const FIRM_BEHIND = new RegExp(`^ ${FIRM}(?!\\p{L}| bill)`, 'u');
/** The same with what it sent, and a sum right behind that: of a firm that nothing else names, `The Oak hospital bill 1,890`. */
const FIRM_OWED = new RegExp(
  `^ ${FIRM}(?: bill)?(?=,? (?:(?:is|was|['’]?s) )?(?:(?:at|like|about|around) )?\\$?\\d)`,
  'iu',
);

/** Words for any creditor, and for sums, which name none by themselves. */
const ANYBODY =
  /^(?:visa|mastercard|amex card|credit union|cu|bank|card|loan|hospital|irs refund|kbb|fico|vantagescore|experian|equifax|transunion|er|ssi|ssdi|p&i|piti|(?:debt|loan)-to-(?:credit|income|value)(?: ratio)?)$/i;

function weigh(name: string, before: string, after: string): number {
  if (PERSON_LEADS.test(before) || NOT_OWED.test(before) || ANYBODY.test(name)) return 0;
  const isKnown = looksLikeCreditor(name);
  return (
    (isKnown ? 3 : 0) +
    (LEADS.test(before) ? 2 : 0) +
    (FOLLOWS.test(after) || kindBehindName(after) !== '' ? 2 : 0) +
    (name.includes(' ') ? 0.5 : 0) +
    (THING_LEADS.test(before) ? -3 : 0) +
    (!isKnown && PERSON_FOLLOWS.test(after) ? -3 : 0)
  );
}

/** Farther apart two names have nothing to do with each other. */
const MAX_BETWEEN = 60;

/** So far behind a collector it is told whose the debt was. */
const MAX_TOLD_OF = 90;

/** What a mention has to weigh. */
const LEAST = 2;

/** Somebody of the family who is owed: `she also owes her sister 900`. */
const OWED_TO_FAMILY = new RegExp(
  `(?<=\\bowes? (?:\\$? ?\\d[\\d.,]* )?(?:to )?(?:my|our|her|his|their) |\\bdeb(?:o|emos) a (?:mis?|nuestr[ao]s?) |\\bdev(?:o|emos) (?:à|ao?|para) (?:[ao] )?(?:minha|meu) )${FAMILY_MEMBER}(?: \\p{Lu}\\p{Ll}+)?(?=[ ,.;]|$)`,
  'gu',
);

/** A sentence that is nothing but somebody of the family and a sum: `My sister $500.`, `And my cousin Ray 300.` */
const FAMILY_AND_SUM = new RegExp(
  `(?<=(?:^|[.!?] )(?:(?:And|Also|And then|Oh and|Okay|Then),? )?)(?:My|my|Our|our) ${FAMILY_MEMBER}(?:(?=,)| \\p{Lu}\\p{Ll}+(?=[ ])|(?=[ ]))(?=,? (?:about )?(?:\\$ ?\\d[\\d,]*(?:\\.\\d\\d)?|\\d{1,3},\\d{3}|\\d{3,5})(?:[.!]|$)(?!\\d))`,
  'gu',
);

/** What is no creditor whenever a sum stands behind it: money lies in a bank, and is paid to a school. */
const NO_TRADE = '(?!(?:old )?(?:bank|credit union|school|college|daycare|gym|church)(?!\\p{L}))';
/** Who is owed for what he does, and is called by nothing else, before his sum: `Then there is the hospital, 2,650`. */
const TRADE_AND_SUM = new RegExp(
  `(?<=(?:(?:^|[.!?;] |, )(?:(?:and|also|then|plus|oh|okay|next|last),? ){0,3}|\\b(?:and|there(?:['’]?s| is| are)|also|plus|owe|owed to|owe to|is|from|to) )(?:the|my|our|my old|the old) )${NO_TRADE}${TRADE}(?=(?: bill)?(?: \\(\\p{Lu}[^()$\\d]{1,30}\\))?(?:[,:]| [–—-])?(?: (?:bill|is|was|wants?|says?|for|at|about|around|still|i|we|owe|it['’]?s|like|another)){0,4} (?:\\$ ?\\d[\\d,]*|\\d{1,3},\\d{3}|\\d{3,6})(?![\\d%]))`,
  'giu',
);

/** Who is owed a sum that stands before him as the last of several, somebody of the family or for what he does: `, and 600 to my brother`. */
const SUM_TO = new RegExp(
  `(?<=(?:^|[.!?;,] |\\b(?:and|also|plus|then) )(?:(?:and|also|plus|about|then|around) ){0,3}\\$? ?\\d[\\d,]{1,8}(?:\\.\\d\\d)?k? (?:is )?(?:owed )?to (?:the|my|our) )${NO_TRADE}(?:${FAMILY_MEMBER}|${TRADE}|er|emergency room)(?!\\p{L})`,
  'giu',
);
/** That a sum is given rather than owed, before it in its sentence. */
const GIVES =
  /\b(?:pa(?:y|ys|id|ying)|send|sends|sent|gives?|gave|lent|lends?|sav(?:e|es|ing)|goes?|transfer\w*)\b[^.!?]*$/i;

/** Those who are owed a sum that stands before them, but whom it is given to. */
function sumsTo(text: string): RegExpExecArray[] {
  return [...matchesIn(text, SUM_TO)].filter(
    ({ index }) => !GIVES.test(text.slice(Math.max(0, index - MAX_TOLD_OF), index)),
  );
}

/** Whether a text says that somebody of the family is owed. */
export function owesFamily(text: string): boolean {
  return /\b(?:owes?|deb(?:o|emos)|dev(?:o|emos)) /.test(text) && text.search(OWED_TO_FAMILY) >= 0;
}

function familyIn(text: string): Mention[] {
  const named = [
    ...matchesIn(text, OWED_TO_FAMILY),
    ...matchesIn(text, FAMILY_AND_SUM),
    ...lentByFamily(text),
    ...matchesIn(text, TRADE_AND_SUM),
    ...sumsTo(text),
  ];
  return named.map(({ 0: name, index: from }) => ({
    ...{ name, creditor: name, from, to: from + name.length, weight: LEAST },
    ...{ isBuyer: false, isSeller: false },
  }));
}

/** The creditors that a text names, in their order. */
export function mentionsIn(text: string): Mention[] {
  const family = familyIn(text);
  const others = companiesIn(text).filter(
    ({ from }) => !family.some((one) => one.from <= from && from < one.to),
  );
  return [...others, ...family].sort((one, other) => one.from - other.from);
}

/** What belongs to a creditor's name in the words behind it: what his card is called or what kind of firm he is, and a name in brackets; and between them what kind of card or loan it is. */
function wordsBehind(creditor: string, behind: string): { own: string; kind: string; remark: string } {
  const called = beginsWithCreditor(creditor) ? cardNameIn(behind) : '';
  const own = called || (FIRM_BEHIND.exec(behind)?.[0] ?? '');
  const kind = kindBehindName(behind.slice(own.length));
  return { own, kind, remark: BRACKETED.exec(behind.slice(own.length + kind.length))?.[0] ?? '' };
}

function companiesIn(text: string): Mention[] {
  const runs = runsIn(text);
  const isFor = (one: Run | undefined, other: Run | undefined) =>
    one !== undefined &&
    other !== undefined &&
    (FOR.test(text.slice(one.to, other.from)) ||
      (FOR_THE.test(text.slice(one.to, other.from)) && OF_KIND.test(text.slice(other.to, other.to + 12))));
  const named = runs.flatMap(({ from, to }, index) => {
    const [before, behind] = [text.slice(Math.max(0, from - 60), from), text.slice(to, to + 60)];
    const name = text
      .slice(from, to)
      .replace(/['’]s$/, (end) =>
        looksLikeCreditor(text.slice(from, to)) || kindBehindName(behind) !== '' ? end : '',
      );
    const isBuyer =
      BUYER_LEADS.test(before) || BUYER_FOLLOWS.test(behind) || isFor(runs[index], runs[index + 1]);
    const last = runs[index - 1];
    const ofFirm = FIRM_OWED.exec(behind)?.[0] ?? '';
    const isIssuer = last !== undefined && ISSUED_BY.test(text.slice(last.to, from).slice(0, MAX_BETWEEN));
    const weight = isIssuer ? 0 : weigh(name + ofFirm, before, behind) + (isBuyer ? 2 : 0);
    const isOfCollector =
      last !== undefined &&
      WAS_OF.test(before) &&
      isCollector(text.slice(last.from, last.to)) &&
      from - last.to <= MAX_TOLD_OF;
    const isSeller =
      !isBuyer &&
      (SELLER_LEADS.test(before) || isFor(last, runs[index]) || (isOfCollector && !isCollector(name)));
    if (weight < LEAST && !isSeller) return [];
    const { own, kind, remark } = wordsBehind(text.slice(from, to), behind);
    const [called, creditor] = [name + own + kind + remark, name + own + remark];
    // Who had a debt before is named without its kind.
    const end = to + own.length + kind.length + remark.length;
    return [{ name: isSeller ? creditor : called, creditor, from, to: end, weight, isBuyer, isSeller }];
  });
  // Who is named in brackets behind another belongs to him.
  return named.filter(({ from }, index) => from >= (named[index - 1]?.to ?? 0));
}
