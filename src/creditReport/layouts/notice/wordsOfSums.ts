import { either } from '../../page/anyOf';

/**
 * What a sum of a notice is: owed in the end, asked for now, past due, paid each month; all else is owed by nobody, such
 * as what was charged this month, what was owed before, what would settle the debt, a fee.
 */
export type SumKind = 'owed' | 'asked' | 'late' | 'paying' | 'other';

/** The balance of another day, or of another thing: `previous balance`, `escrow balance`. */
const OTHER_BALANCE = `${either(
  /original|previous|prior|last|opening|beginning|starting|ending|available|settlement|reduced|escrow|reward/,
  /highest|high|average|forwarded|minimum/,
)} (?:statement )?balance`;

/** What this month adds: `new charges`, `service period`. */
const OF_THIS_MONTH = `${either(
  /current|new|total|other|finance|service|delivery|monthly|recurring|late|usage|supply/,
)} ${either(/charges?|service|activity|bill|billing|usage|period|month/)}`;

/** Sums beside what is owed: other balances, what was charged, paid or bought. */
const BESIDE_OWED = either(
  OTHER_BALANCE,
  /balance (?:forward|transfer\w*|(?:from|on) (?:your )?last \w+|before \w+|brought forward)/,
  OF_THIS_MONTH,
  /(?<!past[- ]due )charges|fees?|deposits?/,
  // What may be borrowed, or was at first.
  /(?:credit )?limit|credit line|available credit|available|original (?:amount|loan)(?: owed)?|loan amount|amount (?:borrowed|advanced)/,
  // What was paid, or taken off.
  /(?:last|your|recent) (?:auto ?)?payment|payments? (?:received|made|posted)|received|paid|adjustments?|credits?/,
  /purchases|interest/,
  // What was owed before that.
  /you owed/,
);

/** What would end the debt, or is only offered, and what is no debt at all. */
const OFFERED = either(
  // What settles the debt, in one payment or a few.
  /settle\w*(?: (?:this|your|the) (?:account|debt|balance))?(?: for)?|offer\w*|accept\w*|discount\w*/,
  /sav(?:e|es|ings?)|option(?: \w+)?|one (?:\w+ )?payment|\d{1,2} (?:\w+ )?(?:payments?|installments?)(?: of)?/,
  /down payment|lump sum|one-time payment/,
  // What ends a lease or an agreement before its time.
  /(?:early )?(?:buy-?out|purchase|cash pay-?off|same as cash)(?: (?:amount|option|offer|price|today|now))*/,
  // What may be paid.
  /as (?:low|little) as|at least|up to|if you(?: pay)?|example/,
  // What a thing is worth, who else pays, and what the law threatens.
  /refunds?|worth|value|price|financed|principal|(?:insurance|plan|medicare|medicaid)(?: (?:paid|covered|payments?))?/,
  /fined|fine/,
);

/** What is paid each month: `minimum payment due`, `regular monthly payment`, `payment amount`. */
const EACH_MONTH = either(
  String.raw`${either(/min(?:imum)?|monthly|weekly|scheduled|regular|next|loan|lease|card|car|mortgage|auto|support/)}\.? (?:monthly )?(?:payments?|pmts?|installments?|amount|due|obligation)(?: (?:amount|due))?`,
  /payment (?:due|amount)/,
);

/** What is past due: `past due amount`, `bring your account up to date`. */
const PAST_DUE = either(
  /(?:amount |balance )?(?:past[- ]due|overdue|delinquent|in arrears)(?: (?:amount|balance|payments?|charges|sum|total|and))*/,
  /behind|bring [^.$]{3,40} (?:current|up to date)[^.$]{0,40}/,
);

/** What is owed in the end: `you owe`, `total amount due by`, `account balance`. */
const OWED = either(
  // What somebody owes.
  /you (?:(?:now|still|currently) )?ow(?:e|ing)(?: [^.$]{2,40})?/,
  /(?:total |full )?amount (?:(?:you|now|that you) )?(?:ow(?:e|ed|ing)|of (?:the|this|your) debt)/,
  // What all comes to.
  /total (?:(?:amount|balance|now) )*(?:due|owed|owing)(?: (?:on|by|now|today|from) ?[^.$]{0,20})?/,
  /total (?:of )?(?:the )?debt/,
  // Balances and debts, with whom or of which day.
  /(?:account |total )?balance(?: (?:due|owed|owing|remaining))?(?: (?:at|as of|of|with|to|on|from|for) [^.$]{2,40})?/,
  /debt(?: (?:with|to) [^.$]{2,40})?|indebtedness|pay-?off(?: (?:amount|total|balance))?|deficiency/,
  // What is left open.
  /ow(?:e|es|ed|ing)|outstanding(?: (?:amount|bill|invoice))?/,
  /unpaid (?:bill|invoice|rent|premium|tolls?|account|amount|tuition|dues)|remaining/,
);

/** What is asked for now: `amount due on`, `please remit`, `payable`. */
const ASKED = either(
  /amount (?:now )?due(?: (?:to|by|on|now|from|before|for) [^.$]{2,40}| \d[\d/]{3,9})?/,
  /(?:please |must |you )?(?:pay|remit|send)(?: (?:us|this amount|in full|a total|(?:a |the )?(?:full )?payment))*/,
  /(?:immediate|full|make(?: an?)?) payment|payable|due(?: now)?|total(?: of payments)?/,
  /(?:bill|invoice|account)(?: (?:for|of))?/,
);

/** What words before a sum say of it: those that end nearest to it count, and of two that end there the first. */
export const BEFORE: readonly (readonly [SumKind, RegExp])[] = [
  ['other', new RegExp(String.raw`(?:^\W*payments|\b${either(BESIDE_OWED, OFFERED)})$`, 'i')],
  [
    'paying',
    new RegExp(String.raw`\b${EACH_MONTH}(?: due)?(?: (?:on|by) [\w/ ,]{3,20}| \d[\d/]{3,9})?$`, 'i'),
  ],
  ['late', new RegExp(String.raw`\b${PAST_DUE}$`, 'i')],
  ['owed', new RegExp(String.raw`\b${OWED}$`, 'i')],
  ['asked', new RegExp(String.raw`\b${ASKED}$`, 'i')],
];

/** What takes something off, or is paid besides: `$40 off`, `$25 late fee`. */
const NOT_OWED = either(
  /off\b|(?:late |returned )?fees?\b|discount|credit\b|refund|limit\b|deposit/,
  /(?:has been|was) (?:received|paid|posted)|for (?:\d|a) /,
);

/** What words right behind a sum say of it. */
export const AFTER: readonly (readonly [SumKind, RegExp])[] = [
  ['other', new RegExp(`^ ?${NOT_OWED}`, 'i')],
  ['paying', /^ ?(?:\/|per |a |each |every |monthly)(?:mo|$|\b)/i],
  ['late', /^ (?:is |are |now )*(?:past[- ]due|overdue|delinquent|in arrears)/i],
  [
    'owed',
    /^ (?:(?:is|are|remains?|still|now|that|which|you|balance) )*(?:ow(?:e|ed|ing)|outstanding|unpaid|balance|on your (?!bill)|debt\b|remaining|remains|left to (?:pay|go)\b)/i,
  ],
];

/** What says behind a payment that it is late. */
export const LATE_BEHIND =
  /^ (?:is|was) (?:now |currently )?(?:\d+ days? )?(?:past[- ]due|late|overdue|delinquent)/i;
