import { anyOf, either, inTurn } from '../page/anyOf';
import { alone, type StatusRule } from './statusRule';

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
