const MEMBER =
  '(?:ex[- ]?)?(?:husband|wife|spouse|hubby|mom|mother|dad|father|parents?|son|daughter|brother|sister|boyfriend|girlfriend|roommate|friend|cousin|nephew|niece|grandma|grandpa|ex)';
/** What may stand behind whose it is, where a debt is spoken of and nothing that was bought: not `wife's surgery`. */
const DEBT = '(?:(?:student|credit|car|personal|store) )?(?:card|account|acct|loan|debt|bill|name)\\b';
/** How people write beside a debt whose it is, or with whom or for whom they owe it. */
const SOMEBODY_ELSES = new RegExp(
  [
    `\\b${MEMBER}['’]s(?: ${DEBT}|(?=[ \\t]*(?:$|[,;.)(\\n]| [-–—])))`,
    `\\b(?:joint|jointly|shared|split|half)(?: (?:acct|account|card|loan))? (?:with|w\\/) (?:(?:my|an?|the|his|her) )?${MEMBER}\\b`,
    `\\bco-?sign(?:ed|er|ing)? (?:it |this )?(?:for|with) (?:(?:my|an?|the|his|her) )?(?:\\p{L}+ )?${MEMBER}\\b`,
    // Whose thing a loan was signed for as well, and who pays it.
    `\\bco-?sign(?:ed|er|ing)? (?:(?:on|for) )?(?:my|our|the|his|her) (?:\\p{L}+ )?${MEMBER}['’]s\\b`,
    `\\b(?:i|we) co-?sign(?:ed)?\\b`,
    `\\b(?:s?he|they) (?:really |actually )?pays? (?:for )?(?:it|this|that)\\b`,
    `\\bbelongs to (?:(?:my|the|his|her) )?${MEMBER}\\b`,
  ].join('|'),
  'iu',
);
/** A word of each of them; a look for one costs little. */
const MAY_SAY = /['’]s\b|joint|shared|split|half|sign|belongs|he pays|they pay/i;

/** Whether a text says of a debt that somebody else of the family owes it, alone or with the one who writes. */
export function isSomebodyElses(text: string): boolean {
  return MAY_SAY.test(text) && SOMEBODY_ELSES.test(text);
}
