import { anyOf, either } from '../page/anyOf';

/** That its creditor has given a debt up as a loss, and books it so. */
export const CHARGE_OFF = anyOf(
  '',
  /charged?[ -]?(?:(?:it|this|that) )?off|\bc\/o\b|\bwr(?:itten|ote)[ -](?:(?:it|this|that|them) )?off|(?:^|unpaid,? )write[ -]off\b/,
  /\bchg[ -]?off\b|profit (?:and|&) loss|\breported as a loss\b/,
);

/** That somebody collects a debt, or has bought it; a `coll` before more of a name is a collector's own. */
export const COLLECTION = anyOf(
  '',
  /\bcollections?\b|\bin coll\b/,
  /(?<=[\d$][ ,;-]{1,3})coll\b(?! (?:svc|serv|agency|bur|assoc|sys|corp|inc|llc|mgmt|dept))/,
  /\bcollect(?:ing|s) for\b|debt (?:buyer|collector)|factoring|\bturned over (?:to|for)\b/,
  /\bwith an? (?:debt )?collect(?:or|ion)\b/,
);

/** The words of reports for being late. */
export const BEING_LATE = /\blate\b|\bslow\b|past due|\bdpd\b|\bdelinq|\bdel\b|overdue|\bpast\b/;

/** What speaks of being late; a plus between two figures adds them. */
export const LATENESS = anyOf('', BEING_LATE, /\bdays?\b|\d ?\+(?! ?\d)/);

/** What secured a debt was sold, and not the debt. */
export const SOLD_COLLATERAL = anyOf(
  'g',
  /\b(?:vehicle|car|truck|home|house|property|collateral) (?:was |has been )?sold\b/,
  /\bsold (?:at|by|in) (?:an? )?(?:public |private |foreclosure |sheriff['’]?s )?(?:auction|sale)\b/,
);

/** What tells of something to come, or to be kept away; `May` is a month too. */
const TO_COME = either(
  /threat\w*|might|(?<!\b(?:in|last|since|by|this|of|until|early|late|mid) )may|could|will|would|before/,
  /avoid\w*|risk\w*|scared|afraid|worried|about to|going to|gonna|out of|instead of/,
);

/** Words between that and what is feared: `might be sent to`. */
const ON_THE_WAY = either(
  /of|with|to|an?|they|it|its|go|goes|going|be|being|get|gets|getting|sent|send|turned|put|placed|referred/,
  /forwarded|assigned|transferred|reported|submitted|into|in|the|my|for|about|over|that/,
  /referral|placement|transfer|submission|further|and|or|closed|cancelled|canceled|suspended|terminated/,
);

/** What a debtor fears. */
const WORST = either(
  /repo\w*|collections?\b|charged?[ -]?off\b|charge it off\b|writ(?:e|ten) (?:it )?off\b|foreclos\w*/,
  /judge?ments?\b|garnish\w*|law ?suits?\b|sued?\b|suing\b|legal\b|default\b|bankruptcy\b/,
);

/** What may yet become of a debt, and has not: `might repo it`, `before it goes to collections`. */
export const FEARED = new RegExp(String.raw`\b${TO_COME}(?: ${ON_THE_WAY}){0,6} ${WORST}`, 'g');

/** That a part of a debt was paid, or that all of it may be, or when and how often something is: `paid 80 last week`, `31% paid off`, `if paid by May`, `last paid 1/15`, `paid weekly`. The debt goes on. */
export const PAID_A_PART = anyOf(
  'g',
  /% (?:of (?:the |your )?(?:loan|balance|principal) )?(?:is |has been )?(?:paid|repaid)(?: off| down)?/,
  /\b(?:if|when|once|until|unless|(?:must|shall|should|will) be|to be) (?:it is |it's )?(?:paid|closed)\b/,
  /\bpaid (?:back |down )?(?:about |around |just |only )?(?:\$|\d+\b)(?! ?(?:in full|off))/,
  /\b(?:last|date) paid(?! off| in full)\b|\bpaid (?:through|thru|up to)\b/,
  /\bpaid (?:(?:bi|semi)-?)?(?:daily|weekly|monthly|hourly|yearly|annually)\b/,
);

/** That a debt is paid in time. */
export const IN_TIME = anyOf(
  '',
  // `current` alone; before these words it tells of what, not how: `current balance`, `current payoff`, `current creditor`.
  // Behind a dash or a figure it is a saying of its own, before a payment too: `plan - current monthly payment: $75`, `900 current payment 41`.
  String.raw`\bcurrent\b(?!(?<![-–—:,;./\d$] current) (?:(?:monthly|minimum|regular) )?(?:payments?|pmts?|installments?)\b)(?! ${either(
    /balance|amount|due\b|payoff|pay-off|(?:loan )?principal|total\b|(?:interest |annual )?rate\b|interest\b|apr\b/,
    /creditor|lender|servicer|owner|holder|address|employer|residence/,
    /(?:\w+ )?charges?|(?:\w+ )?service|activity|bill|billing|usage|reading|statement/,
  )})`,
  // The same cut short.
  /\bcurr?$|\bcurr\b(?! (?:bal|amt|due\b|pmt|pay|cred|addr|int)|[ :=]*[$\d])/,
  // As agreed, also cut short as bureaus print it: `CUR PAY AGR`; fine, up to date.
  /as agreed|\b(?:paid|pays?|pd|as) (?:as )?agr\b|good standing|^(?:ok|okay|good|fine)(?:$|[,;.]| ?[-(](?! paid)| (?:now|so far)\b)/,
  /(?:^|\b(?:have|has|had|we|i) )(?:always |both )?kept (?:to (?:it|that|them|the plan)|up(?: with (?:it|that|them))?)\b|^paid (?:up )?to date\b/,
  /\bpaid (?:up )?(?:thru|through) (?:this|the) month\b/,
  /\bup to date\b|\bcaught up\b|terms met|\b(?:paid|pays|closed) satisfactorily\b|\bon[ -]time\b/,
  // That nothing was missed.
  /\bnever (?:missed|behind)\b|\b(?:exceptional|excellent|perfect|flawless|spotless|clean) payment history\b/,
  /\bno (?:missed|late) (?:payments?|pmts?|pymts?)\b|\bno lates\b|\bnot (?:late|behind|past due|overdue|delinquent)\b/,
);
