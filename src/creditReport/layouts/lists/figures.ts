import type { LabelKind } from '../../lexicon/labelTable';
import { weighWords } from '../../lexicon/words';
import { matchesIn } from '../../page/matches';
import { collapse } from '../../page/normalise';
import { remembered } from '../../page/remembered';
import { numberOfName, PENSION } from '../../pieces/numberNames';
import { isOfOtherPeriod } from '../../pieces/periods';
import { isAFewTimes, isAFewTimesLeft, tellsTimesLeft } from './fewPayments';
import { isListName } from './listName';
import { isHeldAgainst, isOnce, isOwedAfter, leadToNow, tellsAtFirst } from './owedOnce';
import { FIGURE } from './shapeOfFigures';

/** A figure in a piece of text: how it is printed, what stands around it, and what that says it is. */
export interface Figure {
  text: string;
  /** What the words around it say; undefined where they say nothing. */
  kind: LabelKind | undefined;
  /** It has the marks of money: a dollar sign, cents, thousands. */
  isMoney: boolean;
  /** It is told as about so much. */
  isAbout: boolean;
  index: number;
}

const MONEY = /\$|,\d{3}|[.,]\d{2}$|\.\d$|k$|^zero$/i;

/** Behind what is paid each month, in languages that say it as they count how late a debt is: `$60 một tháng`, `60 isang buwan`. */
export const ONE_MONTH =
  /^ (?:(?:một|mỗi) tháng|(?:isang|bawat|kada) buwan|un mes|um m[eê]s|un mois|yon mwa)(?!\p{L})(?! (?:trễ|quá hạn|late|na|huli|delayed|de (?:atraso|retraso|retard)|atrasad|behind|an reta|reta))/iu;

const AFTER: readonly (readonly [RegExp, LabelKind])[] = [
  // What somebody asks or earns for an hour.
  [/^ ?(?:\/|per |an? )(?:hr|hour)\b/i, 'money'],
  // What comes in, and what was before another paid a part.
  [
    /^\W{0,2}(?:net|gross|take[- ]home|after tax(?:es)?|in (?:checking|savings)|before (?:the |my |our |any )?(?:insurance|adjustments?|discounts?))\b/i,
    'money',
  ],
  [
    /^\W{0,2}(?:at least )?(?:(?:\/|per|a|an|each|every|al|por|cada)\s?)?(?:mo|mth|month|monthly|mes|mensual|mensuales)\b|^ ?\/ ?m\b/i,
    'paying',
  ],
  [ONE_MONTH, 'paying'],
  [
    /^\W{0,2}(?:is )?(?:the )?(?:min|minimum|m[ií]nimo|pmt|payment|payments|installment(?= (?:due|amount|each|every|per|a)\b))\b/i,
    'paying',
  ],
  // What is taken from an account by itself; an end of a pause takes nothing, and what is taken on one day of a week is all.
  [
    /^\W{0,2}(?:(?:comes|goes) out(?! of (?!(?:my|our|the|his|her) )| (?:(?:on|this|next) )?(?:mon|tue|wed|thu|fri|sat|sun)(?!\p{L}*s\b))|(?:is|gets) (?:taken|pulled|drafted|debited|deducted)(?: out)?)(?!\p{L})/iu,
    'paying',
  ],
  [
    /^\W{0,2}(?:(?:credit )?limit|l[ií]mite|line|high|original(?:ly)?|orig|initial|settlement|offer|to settle|when|available|(?:late )?fees?|interest|per|apr)\b/i,
    'money',
  ],
  [/^\W{0,2}(?:past[- ]due|behind|overdue|late|in arrears|vencido|atrasad)/i, 'pastDue'],
  [
    /^\W{0,2}(?:left|owed|owing|bal|balance|remaining|to go|still|outstanding|payoff|saldo|now|debt)\b/i,
    'balance',
  ],
  // Beside what is left, it is what was to be paid at first: `$1,245.00 total, $622.50 remaining`.
  [/^\W{0,2}total\b/i, 'amountLoose'],
];
/** Behind a sum that its speaker takes back: `that's $1,500, no wait, sorry`. */
const TAKEN_BACK =
  /^\W{0,3}(?:(?:oh|uh|um),? )?(?:no,? wait|wait,? no|wait|no,? sorry|sorry(?!,? (?:i )?(?:for\b|forgot|missed|about))|oops|scratch that|i mean|correction|no,? (?:that['’]?s|thats|it['’]?s))\b/i;

/** Behind a guess whose speaker looks for the sum itself: `like 2,000 hold on let me check, 2,340`, `about 5,000 um actually 5,240`. */
const LOOKED_UP =
  /^[ ,.…–—-]{0,4}(?:(?:oh|uh|um|or),? )?(?:(?:hold|hang) on\b|let me (?:check|look|see|pull)\b|actually,? *(?:it['’]?s |more like )?$)/i;

/** Before what was owed on an earlier day, as a letter tells it: `As of 10/01 you owed $298`. */
const OWED_THEN = /\byou (?:still )?owed(?: us)?:? +$/i;
/** Before a sum that is wrong: `Oak is not $900, it is $700`. */
const NOT_SO = /(?:\bnot|n['’]t) $/i;
/** Before what could be paid each month, and is not: `to arrange payments of $52.03 per month`; what somebody has set up is. */
const OFFERED =
  /\b(?:arrang\w*|(?<!\b(?:i|we|he|she|they)(?: have|['’]ve| had)?(?: just| already)? )set up|setting up|offer\w*|propos\w*|(?:you (?:can|may|could)|we (?:can|could)) (?:pay|accept|take|make)|option of|as (?:low|little) as)\b[^.;$\d]{0,40}$/i;

/** Before what is asked for because it is late: `To bring your account current pay $640`. */
const TO_CATCH_UP = /\bto (?:bring|get)\b[^.;$\d]{1,40}\b(?:current|up to date|caught up)\b[^.;$\d]{0,30}$/i;

/** What somebody earns. */
const EARNED =
  /\b(?:i|we|he|she|wife|husband) (?:only )?(?:makes?|earns?|brings? home)(?: about| around)?\s*$/i;

/** Before the whole of which a share is used: `82% of $1,600`. */
const SHARE_OF = /\d ?%(?: used)? of (?:the |my |a |your )?$/i;

/** Before a part of the sum that somebody does not own up to: `(dispute $210 of this)`. */
const DISPUTED = /\bdisput(?:e|es|ed|ing)(?: about| only)? ?$/i;

/** That what was borrowed is owed to somebody near, before its sum and behind it. */
const [BORROWED, FROM_SOMEBODY] = [
  /\bborrow(?:ed)?(?: about| around| like)? ?$/i,
  /^ (?:from|off) (?:my|our|her|his|their)\b/i,
];
/** Right behind a sum that it is owed still, whatever became of the debt before: `charged it off with $900 owing`. */
const STILL_OWED = /^\W{0,2}(?:owed|owing|left|remaining|to go)\b/i;

/** A debt that was charged off, right before what is owed of it. */
const CHARGED_OFF = /\bcharged?[ -]?off\s*$/i;
/** A year that says since when, or ends a day, and no sum. */
const [YEAR, IN_YEAR] = [
  /^(?:19|20)\d\d$/,
  /\b(?:in|since|until|till|en|desde|em|exp(?:ires?|\.)?)\s$|\b(?:opened|as of)(?: (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?)? $|(?:^|\()(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|tember|ober|ember)?\.? $|[a-z\d] from $|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|tember|ober|ember)?\.? \d{1,2}(?:st|nd|rd|th)?,? $/i,
];
/** Before a year that tells of when something is, and behind it: `Oak (2017 Jetta)`, `Oak (Jetta 2017)`. */
const [BEFORE_MAKE, MAKE] = [/\p{L} \($/u, /^ \p{L}/u];
const [BEHIND_MAKE, END_OF_MAKE] = [/\p{L} \(\p{L}[\p{L} -]{0,24} $/u, /^\)/];

/** That a sum is about so much, before it and behind it. */
const [ABOUT, OR_SO] = [
  /(?:~|\b(?:like|about|abt|around|approx\.?|approximately|roughly|maybe))\s*$/i,
  /^(?: ?ish\b| ?\?| or so\b)/i,
];
/** That a sum is more by now, and what comes to it: `$500+`, `640+ late fees`; and what parts it from the next sum. */
const [MORE, PLUS_FEES, PARTED] = [
  /^\+(?=$|[,;.)]| [(–—-])/,
  /^ ?\+ ?(?:\p{Ll}+ )?(?:fees?|interest|charges|penalt(?:y|ies))\b/u,
  /[,;.()|–—-]/,
];

/** What makes any number one of money. */
const DOLLARS = /^ ?(?:dollars|usd|bucks|d[oó]lares|d[oó]la|đô(?: la)?)\b/i;
/** Before what would settle a debt: `they offered 50% settlement of $900`. */
const SETTLES = /\bsettlement(?: offer)?(?: (?:of|is|at|for))? *[:=]? *$/i;
/** Right behind what may still be spent, whatever the label above it says: `$1,189.78 available`. */
const SPENDABLE = /^ (?:is )?(?:still )?available(?: credit| to (?:spend|use|borrow))?(?=$|[,;.)])/i;
/** Before the whole of what is being paid off, if nothing says that so much is paid each month: `Oak - paying off 900`. */
const PAYING_OFF = /\b(?:still )?paying (?:(?:it|this|that|them) )?(?:off|down) ?[:=–—-]? ?$/i;
/** Before rent that was not paid, which is owed, and not what living costs: `Oak Homes, back rent 1,150`. */
const BACK_RENT = /\b(?:(?:back|past[- ]due|unpaid|late) rent|rent (?:arrears|owed))(?: (?:is|of))?[ :=]*$/i;
/** The kinds of money, as a figure can have them. */
const MONEY_KINDS: readonly LabelKind[] = ['balance', 'paying', 'pastDue', 'money', 'amountLoose'];

/** What a figure is stands no farther before it. */
const MAX_BEFORE = 120;
/** All up to how a debt stands, right before the label of a payment: `60 days past due  Payment`. */
const STATUS_BEFORE_PAYMENT =
  /^.*\b(?:\d{2,3}\+? days? (?:past due|late|delinquent|overdue)|charged?[ -]?off|collections?)\W+(?=(?:(?:monthly|min|minimum|scheduled) )?(?:payment|pmt)\W*$)/i;

/** The limit of what is owed, right before the label of a payment: `of 6,500 limit / min 64`. */
const LIMIT_BEFORE_PAYMENT = /^.*\b(?:limit|line)\W+(?=(?:min|minimum|payment|pmt)\W*$)/i;
/** Before a sum that is told of a debt by its name: `The limit on the Oak card is $800`. */
const TOLD_OF =
  /\b(?:(?:credit )?(?:limit|line)|original (?:amount|balance|loan)|(?<paid>(?:(?:min|minimum|monthly) )?payment|minimum)) (?:on|for) (?:the |my |our |that |this )?[^,;.$\d\n]{2,40} (?:is|was)(?: about| only| around)? ?$/i;

/** The label of what is paid at least, right before a figure: how late the debt is stands behind it then, and not that the figure is. */
const LEAST_BEFORE =
  /(?<!\p{L})(?:min(?:imum)?|m[ií]nimo|tối thiểu)(?: (?:payment|pmt|pago))?(?: (?:is|es|de|of))?[ :=.]*\$?$/iu;

/** What is paid besides in a payment, which says no less that it is one: `payment with the escrow is`. */
const INCLUDED =
  /(?<=\b(?:payment|pmt)) (?:with|w\/|including|incl\.?) ?(?:the |my |our )?(?:(?:property )?tax(?:es)?|escrow|insurance|ins|pmi)(?:(?: and |, | ?[&+] ?)(?:tax(?:es)?|escrow|insurance|ins|pmi))?(?!\p{L})/iu;

/** Where somebody has seen a balance, which says no less that it is one: `Balance on the app is`. */
const SEEN_ON =
  /(?<=\bbalance),? (?:(?:on|in|per) (?:the|my|our|their) (?:app|web ?site|site|portal|bill|letter|(?:(?:last|latest|newest) )?statement)|online)(?!\p{L})/iu;

/** What says of a debt that it is paid, and not what something costs: `it costs us $145 every month`. */
const IT_COSTS = /\b(?:it|which|that) costs(?: (?:me|us))? ?$/i;

/** What somebody has had of his wages before they came, behind who advances them, which is no money that he has: `Oak cash out`. */
const CASHED_OUT = /(?<=^\s*(?:\p{L}\S*(?: app)?)?) cash ?out(?: of)? $/iu;

/** Who is owed asks for so much, right behind what is owed: `owe 900 they want 31`; not at once, or for all of it. */
const [WANTED, NOT_ALL] = [
  /^[\s,;–-]*(?:(?:and|but) )?they (?:only )?(?:want|ask for|are asking for)(?: at least)? \$?$/i,
  /^(?=[,.;)]|$| ?(?:a|per|every|each|\/) ?mo)/i,
];

/** All up to the last article. */
const ARTICLE = /^.*\b(?:the|my|our) /i;
/** Words that say less than this say nothing. */
const LEAST = 1.9;

/** The kind of money that words speak for most, and how much. */
function kindOfWords(words: string): [LabelKind | undefined, number] {
  let best: LabelKind | undefined;
  let most = LEAST;
  const weights = weighWords(
    words.replace(/\b(?:is|was|about|around|approx|roughly|only|at|=|~|still|es|son)\b/gi, ' '),
  );
  for (const kind of MONEY_KINDS) {
    const weight = weights.get(kind) ?? 0;
    if (weight > most) [best, most] = [kind, weight];
  }
  return [best, most];
}

/** What the words around a figure say that it is. */
export function figureKind(before: string, after: string): LabelKind | undefined {
  if (isAFewTimesLeft(before, after)) return 'paying';
  if (
    TAKEN_BACK.test(after) ||
    (ABOUT.test(before) && LOOKED_UP.test(after)) ||
    EARNED.test(before) ||
    DISPUTED.test(before) ||
    OWED_THEN.test(before) ||
    NOT_SO.test(before) ||
    SPENDABLE.test(after) ||
    SETTLES.test(before) ||
    SHARE_OF.test(before) ||
    isAFewTimes(before) ||
    tellsAtFirst(before, after)
  )
    return 'money';
  if (tellsTimesLeft(before.trim())) return 'paying';
  if (CHARGED_OFF.test(before)) return undefined;
  if ((FROM_SOMEBODY.test(after) && BORROWED.test(before)) || BACK_RENT.test(before)) return 'balance';
  if (isOfOtherPeriod(before, after)) return 'money';
  const told = TOLD_OF.exec(before.slice(-MAX_BEFORE));
  if (told) return told.groups?.paid ? 'paying' : 'money';
  const behind = AFTER.find(([pattern]) => pattern.test(after))?.[1];
  const last = before
    .slice(-MAX_BEFORE)
    .replace(INCLUDED, '')
    .replace(SEEN_ON, '')
    .replace(CASHED_OUT, '')
    .replace(IT_COSTS, '')
    .replace(STATUS_BEFORE_PAYMENT, '')
    .replace(LIMIT_BEFORE_PAYMENT, '')
    .replace(PAYING_OFF, '');
  const words = collapse(last).split(' ').slice(-4).join(' ');
  // What an article begins says it by itself: `looking at the limit, the balance is`.
  const [best, most] = [words.replace(ARTICLE, ''), words]
    .map(kindOfWords)
    .find(([kind]) => kind !== undefined) ?? [undefined, 0];
  if (TO_CATCH_UP.test(before.slice(-MAX_BEFORE))) return 'pastDue';
  if (behind === 'paying' && OFFERED.test(before.slice(-MAX_BEFORE))) return 'money';
  if (behind === 'pastDue' && LEAST_BEFORE.test(last)) return 'paying';
  if (behind === 'paying' || behind === 'pastDue' || STILL_OWED.test(after))
    return best === 'money' && most > 4 ? best : behind;
  return best ?? behind;
}

/** A label between two figures, which belongs to the one behind it: `688 min 30`. */
const LABEL_BETWEEN =
  /^\W*(?:(?:and |with )*(?:the|my|their) (?=.*(?:['’]s|is|was|of)\W*$))?(?:min|minimum|m[ií]nimo|(?:(?:min|minimum|monthly|mo)\.? )?(?:pmt|payment)|(?:installment|payment) plan|limit|l[ií]mite|bal|balance|saldo|mensual(?:idad)?)(?:['’]?s| is| was| of)?\W*$/i;

/** The same before a nothing, which says that none of the first figure is late: `$500 past due 0`. */
const LATE_BETWEEN = /^\W*(?:past[- ]due|late|behind|overdue)\W*$/i;

/** Behind a sum that it is owed, before the label of the next: `688 bal min 30`. */
const OWED_BEFORE_LABEL =
  /^ (?:bal(?:ance)?|owed|owing|left|remaining) (?=(?:and |with |w\/ ?)?(?:min|minimum|pmt|payment|limit)\W*$)/i;

/** What stands between what is owed and how much it could be, or was: `4,118 of 9,000`. With signs of money, pages print the usage of all cards so. */
const OF_LIMIT = /^ (?:out )?of (?:the |my )?$/i;

/** Whether a figure may be what is owed of a limit: it begins a piece, or stands right behind a name. */
function mayBeOfLimit(text: string, first: RegExpExecArray | undefined): boolean {
  if (!first || first[0].startsWith('$')) return false;
  const lead = text.slice(0, first.index).trim();
  return lead === '' || (/\d{3}$/.test(first[0]) && isListName(lead));
}

/** What tells how the debt stands where it follows the first sum, and of a later sum that it is past due. */
const LATE = /^\W{0,2}(?:late|behind|atrasad[oa]|vencid[oa])\b/i;

/** Between what is owed and by how many days, or by how much of it, it is late: `200 late 35`. */
const LATE_BY = /^ (?:is |was )?(?:late|behind|overdue)(?: by)? $/i;
const SHORT = /^\d{2,3}$/;

/** What makes a sum a credit, before it and right behind it. */
const [MINUS, CREDITED] = [/^[-−–] ?/, /^(?: ?cr(?![\w.])| credit balance\b|-(?=[\s,;|)]|$))/i];

/**
 * A sum as printed, with what makes it a credit behind it. What is paid is none, nor is what a dash parts from the sum
 * before it: `Oak 1,300 -45.00`.
 */
function withSign(
  figure: string,
  before: string,
  after: string,
  { kind, place }: { kind: LabelKind | undefined; place: number },
): string {
  if (kind === 'paying' || (place > 0 && !/\p{L}/u.test(before))) return figure.replace(MINUS, '');
  return `${figure}${(MONEY.test(figure) && CREDITED.exec(after)?.[0]) || ''}`;
}

/** Nothing is to be paid for some time: `0 due til Aug`. */
const NOTHING = /^\$? ?0(?:\.00)?$/;
const FOR_NOW =
  /^ due (?:\p{L}+ )?(?:til|till|until|for now|right now|while|during|through|hasta)(?!\p{L})/iu;

/** Before what was paid, where a minus follows: `Patient payments -$220.00`. */
const PAYMENTS = /\bpayments(?: and (?:credits|adjustments)| received| made)?:? *$/i;

/** Before a share that lenders call by its letters, also behind the first of two: `LTV 61.4%`, `DTI 28.10 / 41.73`. */
const RATIO_BEFORE = /\b(?:dti|pti|h?c?ltv)(?: ratio)?:? (?:\d{1,3}(?:\.\d{1,3})? ?%? ?\/ ?)?$/i;
const SHARE = /^\d{1,3}(?:\.\d{1,3})?$/;
const MOST_BEFORE_SHARE = 24;

const NO_FIGURES: readonly Figure[] = [];

/** The figures of a piece of text that can be money, as what stands before it says what they are. */
export function figuresIn(text: string, label: string): readonly Figure[] {
  if (!/\d|zero/i.test(text)) return NO_FIGURES;
  return label === '' ? figuresAlone(text) : figuresBehind(text, label);
}

/** The figures of a text that no label stands before: whatever a list may be asks for them. */
const figuresAlone = remembered((text) => figuresBehind(text, ''));

function figuresBehind(text: string, label: string): readonly Figure[] {
  const named = numberOfName(text).length;
  const matches = [...matchesIn(text, FIGURE)].filter(({ index, 0: figure }) => {
    if (index < named || PENSION.test(text.slice(index))) return false;
    const before = text.slice(0, index);
    if (SHARE.test(figure.trim()) && RATIO_BEFORE.test(before.slice(-MOST_BEFORE_SHARE))) return false;
    const behind = text.slice(index + figure.length);
    const isOfMake =
      (BEFORE_MAKE.test(before) && MAKE.test(behind)) ||
      (END_OF_MAKE.test(behind) && BEHIND_MAKE.test(before.slice(-MAX_BEFORE)));
    return !(YEAR.test(figure) && (isOfMake || IN_YEAR.test(before)));
  });
  const isOfLimit = matches.length > 1 && mayBeOfLimit(text, matches[0]);
  return matches.map((match, place) => {
    const start = matches[place - 1]
      ? (matches[place - 1]?.index ?? 0) + (matches[place - 1]?.[0].length ?? 0)
      : 0;
    const before = text.slice(start, match.index).replace(OWED_BEFORE_LABEL, ' ');
    const next = matches[place + 1];
    const between = text.slice(match.index + match[0].length, next?.index);
    const behindNext = next ? text.slice(next.index + next[0].length) : '';
    const isLateByNone = next !== undefined && NOTHING.test(next[0].trim()) && LATE_BETWEEN.test(between);
    const isOfNext =
      isLateByNone || LABEL_BETWEEN.test(between.replace(INCLUDED, '')) || isHeldAgainst(between, behindNext);
    const after = next && isOfNext ? '' : between;
    const isFirst = place === 0;
    // What no mark parts from the next sum is called by that: `$500 + fees of $30`.
    const isOfThis = next === undefined || PARTED.test(between);
    const hasFees = isOfThis && PLUS_FEES.test(between);
    const hasMore = hasFees || (isOfThis && MORE.test(between));
    const isNothingDue = NOTHING.test(match[0].trim()) && FOR_NOW.test(between);
    const isPart = place === 0 && isOfLimit && OF_LIMIT.test(between);
    const isWhole = place === 1 && isOfLimit && OF_LIMIT.test(before);
    const isOtherwise =
      place > 0 ? isHeldAgainst(before, between) : isOnce(before) && next !== undefined && leadToNow(between);
    const kind =
      isPart || (place > 0 && isOwedAfter(before, between))
        ? 'balance'
        : isNothingDue || (place > 0 && WANTED.test(before) && NOT_ALL.test(between))
          ? 'paying'
          : place > 0 && LATE_BY.test(before) && SHORT.test(match[0])
            ? 'pastDue'
            : isWhole || isOtherwise || (MINUS.test(match[0]) && PAYMENTS.test(before))
              ? 'money'
              : figureKind(
                  isFirst ? `${label} ${before}` : before,
                  isFirst && LATE.test(after) ? '' : after.replace(/^ ?ish\b/, '').replace(PLUS_FEES, ''),
                );
    return {
      text: withSign(match[0].trim(), before, between, { kind, place }),
      kind,
      isMoney: MONEY.test(match[0].trim()) || MINUS.test(match[0]) || DOLLARS.test(between) || hasFees,
      isAbout: ABOUT.test(before) || OR_SO.test(between) || hasMore,
      index: match.index,
    };
  });
}
