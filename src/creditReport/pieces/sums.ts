import { anyOf, either, inTurn } from '../page/anyOf';
import { readStatusText } from './statuses';

/** What households call the sum over their debts, besides the English `total`; in patterns, any case. */
export const OTHER_TOTALS =
  'gran total|total g[eé]n[eé]ral|totales|totaux|suma|soma|somme|tổng(?: cộng| số)?|tong cong|kabuuan|razem|łącznie|lacznie|итого|всего|合计|总计|總計|合計|합계|총계|antou';

/** What is carried from page to page, and other words for what all comes to. */
const SO_FAR =
  '(?:(?:amount|balance|sub-?total|totals?|sum) )?(?:carr(?:y|ied)|brought)[- ](?:forward|over|down|fwd)|altogether|all together|all told|in all|(?:page|running|sum|grand) totals?';
/** What the debts of a list are called, before the word for their sum: `Credit card totals`. */
const KINDS = either(
  /accounts?|loans?|groups?|cards?|credit|lines?|shares?|revolving|installment|mortgages?|auto|personal|student/,
  /secured|unsecured|collections?|debts?|creditors?|claims?|enrolled|open|program/,
);
/** Of what something is the sum, behind the word for it: `Total of all my debts`, `Total amount owed`. */
const OF_WHAT = either(
  // What joins words.
  /of|all|for|the|my|our|in|and|\d+/,
  // Debts and their sums.
  /open|credit|unsecured|secured|balances?|debts?|due|accounts?|owed|owing|cards?|loans?|medical|collections?/,
  /deudas?|d[ií]vidas|bills?|charges?|payments?|payoffs?|amount|outstanding|student|auto/,
  // Spanish and Portuguese, and who owes.
  /de|las|los|das|que|debemos|devemos|owe|we|i|you/,
  // What is paid off, and other sums of a program or a case.
  /paid off|off|out|paid|enrolled|listed|scheduled|claims?|creditors?|remaining|assets|liabilities|other|savings/,
);
const TITLE = anyOf(
  'i',
  `^(?:${KINDS} )+totals?:?$`,
  /^(?:grand |overall |sub)?-?(?:t[o0]tals?|ttl)\s*(?:\(.*\))?:?$|^(?:sum|(?:net )?change|difference)$|^all$/,
  // Of which part of a form: `TOTAL C`, `Total section D`.
  /^(?:grand |sub)?-?t[o0]tals? (?:(?:of )?(?:section|part|schedule|page|line|column) )?(?:[a-z]|\d{1,2}|[ivx]{1,4}):?$/,
  // What is paid already, and how far it is to the end.
  /^(?:amount )?paid (?:off )?(?:so far|to date|already)$/,
  /^(?:goal|progress|left to go|debt[- ]free(?: (?:date|by|month|in))?):?$/,
  /^sub-?totals?\b/,
  String.raw`^(?:grand )?totals?(?: ${OF_WHAT})+(?: ?\((?:\d{1,3}|[^()]{0,40}[a-z][^()]{0,40})\))?:?$`,
  // What is left of all that is owned, which no debt is: `C. NET WORTH (excluding contingent assets)`.
  /^(?:[a-z]\. ?)?(?:total )?net worth(?: ?\([^()]{1,60}\))?:?$/,
  // With which of them, or without: `Total w/o Oak Mortgage`.
  /^(?:grand )?totals?,? (?:w\/o? ?|(?:without|with|incl(?:uding|\.)?|excl(?:uding|\.)?|except|not (?:counting|including)|minus|less|sin|sem|sans|con|com) )(?=\S)[^\d$]{2,40}$/,
);
const OTHER_TITLE = new RegExp(`^(?:${OTHER_TOTALS})(?![\\p{L}\\p{M}]).{0,20}$`, 'iu');
const TITLE_SO_FAR = new RegExp(`^(?:${SO_FAR}):?$`, 'i');
/** The word for it cut short, before what it is of: `TOT unsec 413`, `TTL 413`; a `Tot Spot` is a creditor. */
const SHORT_TOTAL =
  't(?:ot|tl)(?=\\.?[:=]|\\.? (?:unsec\\w*|sec\\w*|debts?|bal\\w*|owed|owing|due|dmp|pmts?|payments?|mins?|mo|monthly|all|of|cards?|loans?|cc|accts?)\\b|\\.? ?[=$\\d])';
/** What is owed without security, or will be enrolled, as an agent reckons it: `unsec est 22,755`, `est enrolled 34.9k`. */
const ESTIMATED =
  '(?:un)?sec(?:ured)?\\.? (?:debts? )?(?:est(?:\\.|imated?)?|tot(?:al)?s?)\\b|est(?:\\.|imated?)? (?:enrolled|enrollment|unsec\\w*|debts?)\\b';
const BEGIN = new RegExp(
  `^\\W*(?:(?:grand |overall |sub[- ]?)?-?t[o0]tals?\\b|${SHORT_TOTAL}|${ESTIMATED}|(?:${SO_FAR})\\b)`,
  'i',
);
/** The same in a sentence: `So total is around $18,900`, `That makes a total of 9,410`. */
const IN_SENTENCE = inTurn(
  'i',
  /^\W*(?:(?:so|and|ok(?:ay)?|anyway|well|then|altogether|basically),? ){0,2}/,
  `(?:${either(
    /the|my|our|ours|mine|hers|theirs|everything|that(?:['’]s| is| makes| brings)?/,
    /it(?:['’]s| is| makes| comes to)|which (?:is|makes)|for|makes|comes to|a|in|all|grand|overall/,
  )} ){0,4}`,
  'totals?(?: (?:debts?|owed|i owe|we owe))?',
  /(?: (?:is|are|comes to|would be|should be|of|=|~|about|around|abt|roughly|approx\.?))*/,
  /:? ?[=~]? ?\$? ?\d/,
);
const OTHER_BEGIN = new RegExp(
  // Chinese parts no words: `合计大约 24万`.
  `^[^\\p{L}]*(?:(?:${OTHER_TOTALS})(?![\\p{L}\\p{M}])|(?:合计|总计|總計|合計)(?:大约|大約|大概|约|約))`,
  'iu',
);

/** The same with the word behind the sum: `That is $7,110 total`, `It all comes to 9,410 altogether`. */
const BEHIND_SUM = inTurn(
  'i',
  /^\W*(?:(?:so|and|all),? ){0,2}(?:that|it|this|which|they|everything) (?:all )?/,
  /(?:is|['’]s|makes?|comes? (?:out )?to|adds? up to|brings (?:it|us|me|everything) to)/,
  /(?: (?:about|abt|around|roughly|like|~))? ~?\$? ?\d[\d,.]*k? /,
  /(?:(?:dollars|bucks|owed|of debt|in debt) )?(?:(?:in )?total|in all|altogether|all together|all told)\b/,
);

/** A line that is nothing but what all above it comes to: `= abt 33,750??`. */
const EQUALS = /^\W{0,6}= ?(?:(?:about|abt|approx\.?|around|roughly|like|~) ?){0,2}\$? ?\d/i;

/** A card whose name begins with that word, and what is said behind it: `Total Visa card ending 2209: $480.12, current`. */
const CARD = /^\W*total (?:\p{L}{3,12} )?(?:visa|master ?card)(?!\p{L})(?: card)?(.*)$/iu;
/** The number of an account, which no sum over several has. */
const NUMBER = /(?<!\p{L})(?:ending|ends)(?: in)? \d{3}|[xX*•#]\d{4}(?!\d)/u;
/** Longer lines tell more than a debt. */
const MAX_CARD = 160;

/** Whether a text is the name of such a card, and nothing else: over several cards it names a sum as well. */
export function mayBeCardOfTotal(name: string): boolean {
  return name.length <= MAX_CARD && CARD.exec(name)?.[1] === '';
}

/** Whether a line tells the debt on such a card: it has a number, or tells how the debt stands, as no sum does. */
function isOnCard(line: string): boolean {
  const said = line.length <= MAX_CARD ? CARD.exec(line)?.[1] : undefined;
  return said !== undefined && (NUMBER.test(said) || readStatusText(said).current !== null);
}

/** Whether a text is the title of a sum over debts, such as `TOTAL OF 6 ACCOUNTS`; a `Total Card Inc` is a creditor. */
export function isTotalTitle(text: string): boolean {
  return TITLE.test(text) || TITLE_SO_FAR.test(text) || OTHER_TITLE.test(text);
}

/** Whether a line of a list begins as a sum over it does. */
export function beginsAsTotal(line: string): boolean {
  return (
    (BEGIN.test(line) && !isOnCard(line)) ||
    IN_SENTENCE.test(line) ||
    BEHIND_SUM.test(line) ||
    EQUALS.test(line) ||
    OTHER_BEGIN.test(line)
  );
}
