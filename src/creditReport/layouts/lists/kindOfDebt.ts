/** What loans, cards and bills of a household are for. */
const LOAN =
  'student|school|parent plus|federal|private|personal|payday|title|car|auto|truck|vehicle|boat|rv|home|home equity|home improvement|bank|signature|installment|consolidation|business|small business|wedding';
const CARD = 'credit|store|charge|gas|department store';
const BILL =
  'phone|cell|cell phone|medical|hospital|doctor|dental|dentist|vet|er|ambulance|electric|power|gas|water|internet|cable|utility|tax|legal';
const ADVANCE = 'cash|work|pay|payroll|paycheck|salary';
const LEGAL = 'court|legal|attorney|lawyer';
/** What a debt is called by where nobody is named: `student loans`, `my old phone bill`, `2nd mortgage`, `car`. */
const KIND = new RegExp(
  `^(?:(?:my|our|the|his|her|an?|old|other|another|1st|2nd|3rd|first|second|third) )*(?:(?:${LOAN}) (?:loans?|debt)|(?:${CARD}) cards?(?: debt)?|(?:${BILL}) (?:bills?|debts?)|(?:cell ?)?phone|(?:line of|home equity line of) credit|mortgage|heloc|medical|student|car|truck|auto|loan|card|home equity|overdraft|(?:${ADVANCE}) advance|(?:${LEGAL}) (?:costs?|fees?|fines?)|rent[ -]to[ -]own)$`,
  'i',
);

/**
 * Whether words are the kind of a debt, as which people call it in a list of what they owe. A page has such words over
 * several debts too, so that they name one only on a line with its sum, among lines that name creditors, or alone in a text.
 */
export function isKindOfDebt(words: string): boolean {
  return KIND.test(words);
}

/** Kinds as people call what they owe themselves, and no summary of a report does: `car`, `my mortgage`, `phone bill`. */
const OF_HOUSEHOLD =
  /^(?:(?:my|our|his|her|old|2nd|second)(?!\p{L})|(?:\p{L}+ )?(?:loan|card)$)|(?<!\p{L})(?:car|truck|boat|heloc|payday|phone|bill)(?!\p{L})/iu;

/** Whether the kind of a debt is called as people do who list what they owe. */
export function isOfHousehold(kind: string): boolean {
  return OF_HOUSEHOLD.test(kind);
}
