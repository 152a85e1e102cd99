import { countsDaysLate } from '../../pieces/lateCounts';
import { isStatusOnly, readStatusText } from '../../pieces/statuses';
import { A_FEW_PAYMENTS } from './fewPayments';
import { AT_FIRST } from './owedOnce';
import { TERMS } from './shapeOfFigures';

/** A part of a line that tells a debt, but for its name; a figure is one that no word says anything about. */
export interface LinePart {
  kind: 'number' | 'statusLoose' | 'balance' | 'paying' | 'pastDue' | 'money' | 'figure';
  text: string;
  /** It has the marks of money: a dollar sign, cents, thousands. */
  isMoney: boolean;
  /** It is told as about so much. */
  isAbout: boolean;
}

const SUM = String.raw`(?<sum>(?:us)?\$ ?\d(?:[\d,]*\d)?(?:\.\d{1,2})?(?: ?k(?!\w))?|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,3}\.\d{3}|\d+[.,]\d\d|\d{3,6}\.\d|(?!401k)\d+(?:\.\d+)?k|\d{2,6})(?:(?<so>[ -]?ish| or so)(?!\w)|(?![\w%*•+]| %|[.,/-]\d))(?: (?:dollars|bucks|usd)(?!\w))?`;
const ABOUT = String.raw`(?<about>(?:(?:about|abt|around|approx\.?|approximately|roughly|like|maybe|~) ?)*)`;
const LEAD = `[:=]? ?(?:(?:is|was|of|at|still|=) )?${ABOUT}`;
const MONTHLY = String.raw`(?:(?: ?(?:\/|per|a|each|every) ?| )(?:mo|mth|month)| ?\/ ?m)(?!\w)\.?`;
/** A word between two figures belongs to the one behind it. */
const NO_SUM_BEHIND = String.raw`(?!(?: (?:payment|pmt|due))?[:=]? ?(?:about |~)?\$? ?\d(?![\d+-]* (?:days?|mos?|months?)(?!\w)))`;
const NUMBER = String.raw`(?<sum>(?:[A-Z]{0,4}[xX*•.…-]*)\d[\dxX*•-]{2,20})(?![\w*•%]|[.,/]\d)`;
const ORDINAL = String.raw`\d{1,2}(?:st|nd|rd|th)`;
/** A day of the month, when something is due. */
const DAY = String.raw`(?:${ORDINAL}|(?:\d{1,2}\/|\p{L}{3,9} )?(?:0?[1-9]|[12]\d|3[01])(?![\w%]|[.,/-]\d| (?:days?|months?|mos?)(?!\w)))`;

type Pattern = readonly [LinePart['kind'] | 'nothing', RegExp];

function pattern(kind: LinePart['kind'] | 'nothing', source: string): Pattern {
  return [kind, new RegExp(source, 'iuy')];
}

/** What is known by its form, or by words that nothing else follows; what is nothing is no sum, and is not read. */
const PLAIN: readonly Pattern[] = [
  pattern('nothing', String.raw`(?:since|opened:?)(?: in)? (?:\p{L}{3,9} )?(?:\d{1,2}\/)?(?:19|20)\d\d(?![\w/])`),
  // A month of a year: `10/2019`.
  pattern('nothing', String.raw`(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d(?![\w/.,])`),
  pattern('nothing', String.raw`(?:(?:apr|rate|interest|int):? |@ ?|at )?\d{1,2}(?:\.\d{1,3})? ?%(?: ?(?:apr|interest|int|rate)(?!\w))?`),
  pattern('nothing', String.raw`\d{1,3} (?:yrs?|years?|mos?|months?) (?:left|to go|remaining)(?!\w)`),
  // How long a loan runs, behind a sum with its sign: `$1,200 60 mo`.
  pattern('nothing', String.raw`(?<=\$ ?\d[\d,]{0,9}(?:\.\d\d)?[ ,|/-]{1,3})${TERMS} mos?\.?(?= ?[/,;|)]| ?$)`),
  // The same in words: `36-month loan`, `60 month term`.
  pattern('nothing', String.raw`${TERMS}[ -](?:mos?|months?)[ -](?:term|loan|plan|note|contract|financing)s?(?!\w)`),
  pattern('nothing', String.raw`${A_FEW_PAYMENTS} \$?\d[\d,]*(?:\.\d\d)?(?!\w)`),
  pattern('nothing', String.raw`due(?: date)?:? (?:on )?(?:the )?${DAY}(?: of (?:the|each|every) month)?(?!\w)`),
  pattern('number', String.raw`(?:(?:acct|account|a\/c)\.?(?: ?(?:#|no\.?|number|num))?|#|(?:(?:acct\.?|account) )?(?:(?:ending|ends)(?: in| with)?|last (?:4|four)(?: digits)?))[:#]? ?#?${NUMBER}`),
  pattern('number', String.raw`(?<sum>(?:[xX*•]{2,16}-?|\.{2,4}|…) ?\d{2,6}|[xX*]\d{3,6}|\d{4,6}[xX*•]{2,12})(?![\w*•%]|[.,/]\d)`),
]; // biome-ignore format: patterns are read in lines

/** What counts days or months, and no dollars: `past due 60`. */
const NO_DAYS = String.raw`(?![:=]? ?(?:about |by )?(?:\d{1,2}(?!\d|[.,]\d)|1[258]0(?!\d|[.,]\d)|\d+[\d+-]* ?(?:days?|months?|mos?)(?!\w)))`;

/** What the label before a figure says that it is. */
const LED: readonly Pattern[] = [
  pattern('money', `(?:credit )?(?:limit|line)${LEAD}${SUM}`),
  pattern('money', `${AT_FIRST}${LEAD}${SUM}`),
  pattern('money', `(?:late )?(?:fees?|interest)${LEAD}${SUM}`),
  pattern('pastDue', `(?<!(?:days?|months?|mos?|payments?) )(?:past[- ]due|overdue|behind|in arrears)(?: (?:amount|by))?${NO_DAYS}${LEAD}${SUM}`),
  pattern('paying', String.raw`(?:(?:min|minimum|monthly|mo)\.?(?: (?:payments?|pmt|pay|due))?|pmts?|payments?|pay(?:s|ing)?)\.?${LEAD}${SUM}(?:${MONTHLY})?`),
  pattern('balance', String.raw`(?:(?:i|we) )?(?:still )?(?:owes?|owed|owing|bal\.?|(?:current )?balance(?: due| owed)?|amount (?:due|owed))${LEAD}${SUM}(?: (?:left|owed|owing|balance|remaining|to go|total)(?!\w))?`),
]; // biome-ignore format: patterns are read in lines

/** What the label behind a figure says that it is, where the figure behind that is to have it, and where not. */
const FOLLOWED: Readonly<Record<Labels, readonly Pattern[]>> = {
  led: followed(NO_SUM_BEHIND),
  // Behind a colon stands what it is of: `3,310 Min: 95`.
  followed: followed(String.raw`(?! ?[:=] ?\$? ?\d)`),
};

function followed(unless: string): Pattern[] {
  return [
    pattern('money', String.raw`${SUM} (?:credit )?limit(?!\w)${unless}`),
    pattern('paying', String.raw`${ABOUT}${SUM}${MONTHLY}(?: (?:payment|pmt|min)(?!\w))?(?! (?:left|behind|late|remaining|to go)(?!\w| \d))`),
    pattern('paying', String.raw`${ABOUT}${SUM} (?:min|minimum|monthly|pmt|payment)(?!\w)(?: (?:payment|pmt|due)(?!\w))?${unless}`),
    pattern('balance', String.raw`${ABOUT}${SUM} (?:is )?(?:left|owed|owing|balance|bal\.?|remaining|to go|outstanding|due(?!:? (?:on )?(?:the )?${DAY}))(?!\w)${unless}`),
  ]; // biome-ignore format: patterns are read in lines
}

/** The order in which they are tried. */
const IN_ORDER: Readonly<Record<Labels, readonly Pattern[]>> = {
  led: [...PLAIN, ...LED, ...FOLLOWED.led],
  followed: [...PLAIN, ...FOLLOWED.followed, ...LED],
};

/** A figure without such words; `60 days late` begins with none. */
const FIGURE = [pattern('figure', `(?:(?:at|is) )?${ABOUT}${SUM}`)];

/** A part of a text, undefined where it says nothing that is read, and where it ends. */
interface PartAt {
  part: LinePart | undefined;
  end: number;
}

/** The marks of money in a sum. */
const MONEY = /\$|,\d{3}|\.\d{1,3}$|,\d\d$|k$/i;

/** A status has no more words. */
const MAX_STATUS_WORDS = 5;
/** A word of a status, or the days it counts. */
const STATUS_WORD = /^(?:\p{L}[\p{L}/'’-]*|\d{1,3}(?:-\d{2,3})?\+?)$/iu;
/** Behind a figure, that it is paid each month or is dollars, and so counts no days: `late, 30 a month`. */
const OF_MONTH =
  /^ ?(?:\/|per |a |each |every )?(?:mo|mth|month|monthly|min|minimum|pmt|dollars|bucks)(?!\p{L}| ?[:=$\d])/iu;
/** The words of a status stand beside each other. */
const WORDS =
  /(?!due |one (?!months? |payments? )|\d\S* (?!(?:days?|dpd|mos?|months?|payments?)(?!\p{L}))(?!(?<=(?<!\d)(?:\d{1,2}|1[258]0)\+? )(?:past|late|behind)(?!\p{L})))[^\s,;|():]+(?: (?![-–—=/>•·→|]+ )[^\s,;|():]+)*/iuy;

/** Where one of several patterns begins: one look costs less than one for each of them. */
function anyOf(patterns: readonly Pattern[], flags: 'iu' | 'iuy'): RegExp {
  return new RegExp(patterns.map(([, { source }]) => source.replace(/\(\?<\w+>/g, '(?:')).join('|'), flags);
}

/** What ends a status where it begins: `late 30 days payment 175`. */
const ENDS_STATUS = anyOf(IN_ORDER.led, 'iuy');
/** What words say that a figure is, wherever they stand. */
const TOLD_IN_WORDS = anyOf([...LED, ...FOLLOWED.followed], 'iu');
/** A word that every one of them has; it is looked for in less time. */
const WORD_TOLD =
  /limit|line|orig|init|start|began|open|high|peak|fee|interest|past[- ]due|overdue|behind|arrears|mo|mth|min|pmt|pay|ow(?:e|ing)|bal|amount|left|remaining|to go|outstanding|due/iu;
/** All but a status and a bare figure. */
const KNOWN = anyOf(IN_ORDER.followed, 'iuy');

function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Whether it may make a difference for a text where the labels of its list stand. */
export function hasLabels(text: string): boolean {
  return WORD_TOLD.test(text) && TOLD_IN_WORDS.test(text);
}

/** Whether a status tells how a debt stands, or that nothing is asked for now. */
function tellsStanding(status: string): boolean {
  const { current, flags } = readStatusText(status);
  return current !== null || flags.includes('deferred');
}

/** The longest status that begins at a place of a text. */
function statusAt(text: string, at: number): PartAt | undefined {
  WORDS.lastIndex = at;
  const words = WORDS.exec(text)?.[0].split(' ', MAX_STATUS_WORDS) ?? [];
  let end = at;
  const odd = words.findIndex((word) => {
    const isOther = end > at && isAt(ENDS_STATUS, text, end);
    end += word.length + 1;
    return isOther || !STATUS_WORD.test(word);
  });
  if (odd >= 0) words.length = odd;
  for (let count = words.length; count > 0; count -= 1) {
    const status = words.slice(0, count).join(' ');
    // What ends it counts nothing: `Charged off 75 a month`; but the days that it is late by.
    const isCounted =
      countsDaysLate(status) && !OF_MONTH.test(text.slice(at + status.length, at + status.length + 12));
    if (/\d$/.test(status) && !isCounted) continue;
    if (isStatusOnly(status) && tellsStanding(status))
      return {
        part: { kind: 'statusLoose', text: status, isMoney: false, isAbout: false },
        end: at + status.length,
      };
  }
  return undefined;
}

/** Where a list has the labels of its figures: before them, or behind them. */
export type Labels = 'led' | 'followed';

/** The part that begins at a place of a text; undefined where none does. */
export function partAt(text: string, at: number, labels: Labels): PartAt | undefined {
  const known = isAt(KNOWN, text, at) ? toldAt(text, at, IN_ORDER[labels]) : undefined;
  return known ?? statusAt(text, at) ?? toldAt(text, at, FIGURE);
}

function toldAt(text: string, at: number, patterns: readonly Pattern[]): PartAt | undefined {
  for (const [kind, form] of patterns) {
    form.lastIndex = at;
    const groups = form.exec(text)?.groups;
    const end = form.lastIndex;
    if (end === 0) continue;
    if (kind === 'nothing') return { part: undefined, end };
    const sum = groups?.sum ?? '';
    const isAbout = (groups?.about ?? '') !== '' || groups?.so !== undefined;
    return { part: { kind, text: sum, isMoney: MONEY.test(sum), isAbout }, end };
  }
  return undefined;
}
