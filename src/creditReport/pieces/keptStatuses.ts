import { anyOf, either, inTurn } from '../page/anyOf';
import { alone, type StatusRule } from './statusRule';

/** Words for a debt that is paid in time. */
const KEPT_WORDS = '(?:current|on[ -]time|caught up|up to date|(?:in )?good standing|as agreed)';

/** What says of them that it is not so, or not yet. */
const NOT_KEPT = inTurn(
  '',
  // It is not so, or somebody tries to have it so.
  String.raw`(?:\b${either(
    /not|never|hardly|cannot|isnt|arent|aint|wasnt|wont|cant/,
    /trying to|try to|wants? to|needs? to|working on|hope to|hoping to|to get|to become|getting|get/,
    // Somebody asks for what would make it so: `to bring your account current`.
    /(?:to|can|will|and|please) bring|bringing/,
  )}|n['’]t)`,
  // A few words between.
  `(?: ${either(
    /yet|get|getting|be|being|been|all|it|them|always|totally|completely|fully|back|quite|exactly|paid|paying/,
    /your|my|our|the|this|that|these|accounts?|loans?|balance|mortgage|payments?/,
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
