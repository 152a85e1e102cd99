import { either, inTurn } from '../page/anyOf';

/** What stands before the sums of what comes in and goes out: `COMING IN: PENSION 611.40`, `Money out: lights 165`. */
const FLOW = inTurn(
  'i',
  '^',
  either(
    /(?:money |cash |what['’]?s |what is |what )?(?:coming|comes|going|goes) (?:in|out)/,
    /(?:money|cash) (?:in|out)/,
  ),
  /(?: (?:each|every|a|per|this) (?:month|mo|week))?(?: \([^()\d]{1,20}\))? ?[:=]/,
);
/** By what people send each other money. */
const SENT_BY = either(/venmo|zelle|cash ?app|pay ?pal|apple (?:pay|cash)|google pay|wire/);
/** What somebody sent: `Venmo from Tasha 45 for concert`, `Zelle sent to landlord 900`. */
const SENT = inTurn(
  'iu',
  /^(?:(?:got|received|sent|a|my|the|[-+–]) ?)*/,
  either(SENT_BY, /(?:birthday|gift) (?:money|check)|refund/),
  /(?: (?:payment|transfer|money|cash))?(?: (?:sent|received|paid))? (?:from|to) \p{L}[^\d\n]{1,40}\d/u,
);
/** What was paid on a day: `Paid Oak $200 on 10/3`, `Payment to Elm $150 posted 10/5`. */
const PAID_ON =
  /^(?:(?:i|we) )?(?:(?:just|already) )?(?:paid(?! (?:as|off|in|by|every|each|for)\b)|(?:made )?(?:a )?payments? to|sent) (?:to )?\p{L}[^\d$\n]{1,40}\$ ?\d[\d,.]* (?:on|posted|sent|cleared|yesterday|today|this morning)(?: (?:on )?(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\p{L}{3,9}\.? \d{1,2}))?$/iu;
/** What a bank gives to those who open an account. */
const GIFT = either(
  /(?:sign-? ?up|welcome|new[- ]account|account[- ]opening|opening|referral|new[- ]customer|checking|savings) bonus/,
  /bono de (?:apertura|bienvenida)/,
  /[开開][户戶卡][送奖獎红紅]\p{L}{0,3}/u,
);
/** The same right before or behind its sum: `Citi 开户送 $300`, `Chase opening bonus $300`, `$200 sign-up bonus`. */
const GIVEN = inTurn('iu', `(?:${GIFT}(?: (?:of|is))?[ :=–—-]{0,3}\\$? ?\\d|\\d ${GIFT})`);
/** A day, which is no sum: `11/30`, `6月30号`. */
const DAY = /\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}月(?:\d{1,2}[号日號])?/g;
const SUMS = /\d[\d,.]*/g;

/** That it is owed, or is to be given back. */
const OWED =
  /\b(?:ow(?:e|es|ed|ing)|debts?|loans?|borrow\p{L}*|lent|balance|bal|limit|behind|late|past due|min(?:imum)?|collections?|back|debo|debemos)\b|[欠还還借逾]/iu;
/** A longer line tells more. */
const MAX_LENGTH = 120;

/** Whether a line tells of money that comes in, goes out, was sent or is given by a bank, and of no debt. */
export function tellsMovedMoney(line: string): boolean {
  if (line.length > MAX_LENGTH || !/\d/.test(line) || OWED.test(line)) return false;
  if (FLOW.test(line) || SENT.test(line) || PAID_ON.test(line)) return true;
  return GIVEN.test(line) && line.replace(DAY, '').match(SUMS)?.length === 1;
}
