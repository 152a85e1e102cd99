import { anyOf, either, inTurn, type Way } from '../page/anyOf';
import type { ReportedStatus } from '../reportedDebt';
import type { ReviewFlag } from '../reviewFlags';

/** One way to tell how a debt stands, and what it comes to; texts are lower case, without sums of money and dates. */
export interface StatusRule {
  when: RegExp | ((text: string) => boolean);
  current: ReportedStatus | null;
  flag?: ReviewFlag;
}

/** Words that tell it where they are a whole saying, and elsewhere mean something else: `legal`, `placed`. */
function alone(...words: readonly Way[]): RegExp {
  return new RegExp(`(?:^|[,;:.(/] ?|[-–—] )${either(...words)}(?=$|[,;:.)/]| [-–—(])`);
}

/** Where `default` is none of a debt: it may yet come, or is the name of a rate or a desk. */
const DEFAULTED = inTurn(
  '',
  String.raw`(?<!\b${either(
    /by|to|may|might|could|will|of|before|avoid|if|sort/,
    /cur(?:e|es|ed|ing)(?: (?:the|this|your|any|said))?/,
  )} )`,
  /\bdefault(?:ed)?\b/,
  `(?! ${either(
    /notice|servicing|apr|rate|interest|resolution|management|mgmt|group|view|sort|options?|settings?|payment/,
    /card/,
  )})`,
);

/** What becomes of debts that nobody pays any more, as courts, agencies and people call it. */
export const GIVEN_UP: readonly StatusRule[] = [
  {
    when: anyOf(
      '',
      // A court takes a part of what somebody earns.
      /\bgarnish(?:ed|ing|ment|ments)?\b/,
      // Who is sued, and what he is handed.
      /\b(?:being |got |getting |was |were |i['’]?m |im )sued\b|^sued\b/,
      /\b(?:they|he|she|it)(?:['’]s|['’]re| are| is|re)? suing\b|\blaw ?suit\b/,
      /\b(?:suit|complaint) (?:is |was |has been )?filed\b|\bfiled (?:a )?(?:law)?suit\b/,
      /\b(?:got|was|been) served\b|\bsummons\b|\btreasury offset\b/,
      // A lawyer has it.
      /\bwith (?:an? |the |their |my )?(?:attorneys?|lawyers?|law (?:firm|office))\b/,
      String.raw`\b(?:sent|turned over|handed over|referred|went) to (?:an? |the |their )?${either(
        /attorneys?|lawyers?|law (?:firm|office)|legal/,
      )}\b`,
    ),
    current: '90days',
    flag: 'collection',
  },
  {
    when: alone(
      /(?:pre-?)?legal(?: (?:dept|department|action|status|placement|hold|review))?|in litigation|litigation/,
      /active[ -]+placed|placed (?:with|w\/|at) .{3,40}/,
      /(?:primary|secondary|tertiary|first|second|third|1st|2nd|3rd) placement/,
      /skip(?:[ -]?trac(?:e|ed|ing))?|cease (?:and|&) desist|third[- ]party agency/,
    ),
    current: '90days',
    flag: 'collection',
  },
  { when: /\bbad debt\b|\buncollectible\b/, current: '90days', flag: 'charge-off' },
  {
    when: anyOf(
      '',
      /\brepo['’]?e?d\b/,
      /\b(?:they|lender|bank) (?:took|repoed|picked up) (?:it|the (?:car|truck|van|suv|vehicle)) ?(?:back)?\b/,
      /\btook (?:my|our|the) (?:car|truck|van|suv)(?: back)?\b/,
      /\b(?:turned|gave|handed) (?:it|the (?:car|truck|van|suv|vehicle)) (?:back )?in\b/,
    ),
    current: '90days',
    flag: 'repossession',
  },
  // A federal student loan whose default is being cured may be paid again.
  { when: /^defaulted, six consecutive/, current: null, flag: 'past-due-no-bucket' },
  { when: (text) => DEFAULTED.test(text), current: '90days' },
  // A bank books no interest of a loan that is 90 days past due. Source: the call report's instructions for RC-N.
  { when: /\bnon-?performing\b|\bnon-?accrual\b/, current: '90days' },
];

/** Words for a debt that is paid in time. */
const KEPT_WORDS = '(?:current|on[ -]time|caught up|up to date|(?:in )?good standing|as agreed)';

/** What says of them that it is not so, or not yet. */
const NOT_KEPT = inTurn(
  '',
  // It is not so, or somebody tries to have it so.
  String.raw`(?:\b${either(
    /not|never|hardly|cannot|isnt|arent|aint|wasnt|wont|cant/,
    /trying to|try to|wants? to|needs? to|working on|hope to|hoping to|to get|to become|getting|get/,
  )}|n['’]t)`,
  // A few words between.
  `(?: ${either(
    /yet|get|getting|be|being|been|all|it|them|always|totally|completely|fully|back|quite|exactly|paid|paying/,
  )}){0,4}`,
  String.raw` ${KEPT_WORDS}\b(?! (?:balance|amount))`,
);

/** What leaves it open whether they still hold. */
const UNSURE_KEPT = inTurn(
  '',
  String.raw`\b${either(
    /usually|mostly|sometimes|almost always|almost|nearly/,
    // What was so; a debt that is closed, or is current now, is none of these.
    /(?<!\bnow |\b(?:paid|closed)(?: account)?[ ,;/]{1,3})was(?: always)?|were(?: always)?|used to be/,
    /supposed to be|should be|until|unless|once|if/,
  )}`,
  String.raw` (?:(?:it|i|is|am|always|been|we|are|get) ){0,3}${KEPT_WORDS}\b`,
);

/** What takes back that a debt is paid in time, before the words for that are looked for. */
export const NOT_YET_KEPT: readonly StatusRule[] = [
  { when: NOT_KEPT, current: null, flag: 'past-due-no-bucket' },
  { when: UNSURE_KEPT, current: null, flag: 'status-unclear' },
];

/** What people say of a debt that they pay in time. */
export const KEPT: readonly StatusRule[] = [
  {
    when: anyOf(
      '',
      String.raw`\b(?:never|not|hasnt|havent|without) (?:(?:ever|even|yet|once|been) )?${either(
        /missed|missing|skipped|behind|late|past due|overdue|delinquent|defaulted/,
      )}\b`,
      /n['’]t (?:(?:ever|even|yet|once|been) )?(?:missed|skipped|late|behind|past due|overdue|delinquent)\b/,
      /\b(?:isnt|aint|arent) (?:late|behind|past due|overdue|delinquent)\b/,
      /\bno (?:late payments?|arrears|past[- ]dues?|delinquenc(?:y|ies)|missed)\b/,
      /\bnothing (?:is )?(?:late|past due|overdue|behind)\b/,
    ),
    current: 'current',
  },
  {
    when: anyOf(
      'u',
      // As planned, or before; what is paid up front is a part.
      /\bon (?:schedule|track)\b|\bpaid (?:up(?! front)|ahead)\b|\bpayments? ahead\b/,
      /\bahead (?:by (?:a|an|one|two|\d)|of schedule|on (?:it|payments?|this))\b/,
      // Always, or every month; `pay every month $40` tells how much.
      /\balways (?:been )?(?:pa(?:y|ys|id|ying)|good)\b/,
      /\bpa(?:y|ys|ying) (?:it |this |them |on it )?(?:every|each) month\b(?! \$)/,
      /\bmaking (?:all )?(?:my |our |the |every )?(?:\p{L}+ )?payments(?: fine| ok| okay)\b|\bpays fine\b/u,
      // Again.
      /\b(?:reinstated|brought current)\b/,
    ),
    current: 'current',
  },
  {
    when: alone(
      /performing|satisfactory|a-? ?ok|all (?:good|ok|paid up)/,
      `${either(
        /it['’]?s|its|that one['’]?s|that['’]?s|thats|and it['’]?s|and its/,
        /is|am|i['’]?m|we['’]?re|been|doing|going|still|totally/,
      )} (?:good|fine|ok|okay)`,
      /no (?:problems?|issues)(?: (?:there|here|at all|so far))?|regular/,
    ),
    current: 'current',
  },
];

/** What is not paid for now, because it need not be. */
export const PAUSED: readonly StatusRule[] = [
  {
    when: anyOf(
      '',
      /\bno payments? (?:due |needed |required |owed )*(?:(?:un)?til|till|before|for now|yet)\b/,
      /\bpayments? (?:is |are )?(?:paused|suspended|on hold)\b|\bpayment holiday\b|\bskip-a-pay\b/,
      /\bnot due (?:yet|(?:un)?til)\b/,
    ),
    current: null,
    flag: 'deferred',
  },
];

/** What people say of a debt that they do not pay; nobody knows for how long. */
export const UNPAID: readonly StatusRule[] = [
  {
    when: anyOf(
      '',
      /\b(?:stopped|quit) (?:paying|making)\b|\bnot (?:been )?(?:paying|making)\b|n['’]t (?:been )?(?:paying|making)\b/,
      /\b(?:arent|aint|havent|hasnt|cant|cannot|can['’]t) (?:been )?(?:pay|paying|making|afford)\b/,
      /\bnever paid\b|\b(?:missed|skipped) (?:a few|some|several|payments)\b/,
      /\bslow pay(?:s|er|ing)?\b|\bunsatisfactory\b|\bpre-?collect(?:ions?)?\b/,
    ),
    current: null,
    flag: 'past-due-no-bucket',
  },
];
