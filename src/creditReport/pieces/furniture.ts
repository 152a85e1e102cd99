import { either, inTurn } from '../page/anyOf';
import { remembered } from '../page/remembered';

/** What can be pressed on a page, what a messenger puts in the place of a picture, and bare headings; all of a line. */
const BUTTON = either(
  // Buttons and links.
  /back to top|print|close|pay (?:now|bill)|make a payment|sign out|log ?out|skip to (?:main )?content/,
  /show (?:more|less)|view (?:details|more)|see more|hide details/,
  /(?:select|check|tick)(?: (?:this|account|debt|box|here)){0,3} to (?:pay|dispute|view|compare)/,
  /expand|collapse|file a dispute|learn more|set up (?:a )?payment plan/,
  // The pages of a list, run together: `Previous1Next`, `‹ Prev 1 2 3 Next ›`.
  /(?:[‹«] ?)?prev(?:ious)?[ \d]{1,30}next(?: ?[›»])?/,
  /download (?:\w+ ){0,3}(?:letters?|statements?|reports?|forms?|documents?|pdf|csv)/,
  // What a site says of an account since it last looked.
  /no (?:recent )?changes?(?: (?:since|from) (?:the |your )?last (?:update|month|report|check))?/,
  // Advertisements.
  /sponsored|ads?|advertisement/,
  // Messengers.
  /live chat|chat (?:ended|started|transcript)|rate this (?:chat|conversation)|download (?:chat|transcript)/,
  /<?(?:image|video|audio|sticker|gif|document|media) omitted>?/,
  /(?:this message was|you) deleted(?: this message)?\.?|(?:not )?delivered|edited/,
  // Where a page goes on, and what it is called.
  /\(? ?continued(?: on (?:the )?next page)? ?\)?|(?:status code )?descriptions|your credit report|credit report/,
);

/** The beginnings of lines of the page; a pattern that looks at the beginning alone costs nothing on other lines. */
const BEGINS_FURNITURE = new RegExp(
  `^${either(
    // Where a report ends: `*** END OF REPORT ***`.
    inTurn(
      '',
      /[*=~–—-]{0,12} ?(?:the )?end of (?:the )?(?:(?:consumer|credit|your|this) ){0,3}/,
      /(?:report|file|list|statement|document|transmission)(?: for [^\d]{3,40})?[ .*=~–—-]{0,12}$/,
    ),
    // Examples.
    /(?:for )?examples?:|e\.g\.|sample:|ejemplo:/,
    // The number of a page.
    /page \d+|(?:pg|p)\.? ?\d{1,3}$|\d+ of \d+$|[-–—] ?\d{1,3} ?[-–—]$/,
    // The top of a telephone's screen: `LTE 84%`.
    /(?:vo)?lte(?: \d{1,3} ?%?)?$|[345]g(?: uwb?|\+)?(?: \d{1,3} ?%?)?$/,
    // Which form it is, from where and when it was printed, and the report's own number.
    /form \S{1,12} \(?rev(?:\.|ised)? ?\d|https?:|www\./,
    /(?:(?:freddie mac|fannie mae|official|va|hud|irs|fha) form \d{1,5}(?:-?[a-z]{1,2})?(?: ?[•·|/,] ?)?){1,3}$/,
    /(?:printed|generated|prepared|downloaded) (?:on|at|for|by)\b|reported by (?:transunion|experian|equifax)\b/,
    /(?:report|file|confirmation|chat) (?:number|no\.?|#|date|id)(?=[:.]|[^\d\n]{0,3}$|[^\d\n]*\d)/,
    `${BUTTON}$`,
    /-+ ?(?:forwarded|original) message/,
    // What a mail program puts above the mail that is answered.
    /(?:on|el|em|le|am) (?=[^\n]*\d{1,2}[:.h]\d{2})[^\n]{6,110}(?:wrote|escribi[oó]|escreveu|a écrit|schrieb) ?:$/,
  )}`,
  'i',
);
/** How a page rates an account to the person, which is no standing: `Needs work`, `Good payment history`. */
const RATING =
  /^(?:needs (?:work|attention|improvement)|room (?:for improvement|to improve)|(?:very good|good|fair|average|poor|bad) (?:payment history|credit usage|utilization)|(?:high|medium|low) impact)$/i;
/** What a page has its reader do with an account; what stands beside each other there is often printed on one line. */
const LINKS = /^(?:(?:dispute(?: this)?|write a review|ask a question)(?:[ \t|·]+|$)){1,4}$/i;
/** Also the words that stand for the picture of a company. */
const HOLDS_FURNITURE = /\bpage \d+ of \d+|https?:\/\/|©|all rights reserved|\S logo$/i;
/** A row of an export may hold an address of the web beside its amounts. */
const AMOUNT = /\$ ?\d|\d\.\d\d\b/;
const PRINTED_AT = /^\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}|^page \d+ of \d+/i;
const SAYS_SOMETHING = /[\p{L}\p{N}*#•$]|^[-–—]{1,3}$/u;

/** Whether a line belongs to the page and not to the report: page numbers, addresses of pages, dates of printing. */
export const isFurniture = remembered(isOfPage);

function isOfPage(line: string): boolean {
  if (line.length > 200) return false;
  if (PRINTED_AT.test(line)) return true;
  return (
    line.length <= 120 &&
    (BEGINS_FURNITURE.test(line) ||
      LINKS.test(line) ||
      RATING.test(line) ||
      (HOLDS_FURNITURE.test(line) && !AMOUNT.test(line)) ||
      !SAYS_SOMETHING.test(line))
  );
}

const BUREAU = /^(?:transunion|trans union|experian|equifax|tu|exp|eq|efx|eqf|eqx|tuc|xpn)$/i;

/** How many bureaus a text names where it names nothing else, such as `TransUnion® Experian®`; zero otherwise. */
export function bureausIn(text: string): number {
  if (text.length > 80 || !/^(?:t[ru]|e[fqx]|xp)/i.test(text)) return 0;
  const words = text
    .replace(/[®™.:|,\t]/g, ' ')
    .replace(/trans union/gi, 'TransUnion')
    .split(/\s+/)
    .filter(Boolean);
  return words.every((word) => BUREAU.test(word)) ? words.length : 0;
}
