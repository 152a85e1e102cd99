import { either, inTurn } from '../page/anyOf';

/** Whose an account is, of what kind, and in what state, as bureaus and banks print it below a name. */
const RESPONSIBILITY = new RegExp(
  `^${either(
    // Whose it is.
    /individual|joint|joint account|individual account|authorized user|authorized account|co-?signer|maker/,
    /participant|shared|undesignated|terminated/,
    // Of what kind it is.
    /revolving|installment|mortgage|open|credit card|charge card|store card|auto loan|line of credit/,
    /revolving account|installment account|open account|mortgage account/,
    /unsecured|secured|student loan|personal loan|buy now,? pay later|bank credit cards?|credit cards?/,
    // Which of its services a hospital bills.
    /(?:hospital|professional|physicians?|facility|outpatient|inpatient|clinic|home health) billing/,
    /charge account|(?:secured|unsecured) installment|(?:(?:auto|car|vehicle|equipment) )?lease|note loan/,
    // In what state it is.
    /active|inactive|pending|enrolled|payment plan|yes|no|month(?:ly)?/,
    // What else a column beside them has.
    /account not disputed|\d{1,2}(?:st|nd|rd|th)/,
  )}$`,
  'i',
);

/** What a loan is for, in the words of the bureaus' lists; what people call their own debts is none of them. */
const PURPOSE = new RegExp(
  `^${either(
    /automobile|household goods|home improvement|recreational merchandise|installment sales contract/,
    /debt consolidation|(?:conventional|fha|va) real estate (?:mtg|mortgage)|(?:conventional|fha|va) mortgage/,
    /credit line secured|(?:flexible spending|secured) credit card|factoring company account/,
    /collection agency(?: ?\/ ?attorney)?|telecommunications? ?\/ ?cellular/,
  )}$`,
  'i',
);

/** How a bureau pays an account off, and behind a dash what it is: `Installment – Auto`. What a mortgage is for, people name. */
const WITH_SORT = new RegExp(
  `^(?:(?:revolving|installment|open|lease) [-–—] ${either(
    /(?:credit|charge|store) cards?|charge account|line of credit|heloc|home equity|home improvement/,
    /auto(?:mobile)?|education(?:al)?|student loan|recreational(?: vehicle)?|boat|rv|furniture|medical/,
    /(?:un)?secured|personal(?: loan)?|consolidation|note loan|rental|utility|individual|joint/,
  )}|mortgage [-–—] (?:conventional|fha|va|usda|heloc|home equity|first|second|(?:1st|2nd) mortgage))$`,
  'i',
);

/** Whether words say what kind of account it is, or whose, or both, and name nobody: `Credit Card · Individual`. */
export function isKindOfAccount(words: string): boolean {
  const isKind = (part: string) => RESPONSIBILITY.test(part) || PURPOSE.test(part);
  if (words.includes(' · ')) return words.split(' · ').every(isKind);
  return isKind(words) || WITH_SORT.test(words);
}

/** Kinds of debts, which a summary counts and adds up. */
const KINDS_OF_DEBT = new RegExp(
  `^(?:${either(
    /credit|cards?|lines?|loans?|debts?|balances?|accounts?|collections?|medical|student|education|auto/,
    /revolving|install(?:ment)?|mortgages?|real|estate|open|closed|other|all|and|&|of|total/,
    /unsecured|secured|personal|home|equity|heloc|negative|positive|\d+/,
  )}(?: |$))+$`,
  'i',
);

/** Whether words are the kinds of debts that a summary counts, or a title is over. */
export function areKindsOfDebt(words: string): boolean {
  return KINDS_OF_DEBT.test(words);
}

/** What a loan is for, in a word or several, before the word for a loan: `Graduate Professional Loan`. */
const KIND_OF_LOAN = inTurn(
  'i',
  // The first word.
  `^${either(
    /(?:under)?graduate|professional|student|education|school|career|health|medical|law|mba|dental|residency/,
    /bar|study|parent|private|personal|home|improvement|auto|car|vehicle|boat|rv|motorcycle/,
    /debt|consolidation|fixed|variable|rate|secured|unsecured|installment|term|&|and/,
  )}`,
  // More of them.
  `(?: ${either(
    /(?:under)?graduate|professional|student|education|school|career|health|medical|law|mba|dental|residency/,
    /bar|study|private|personal|improvement|vehicle|consolidation|rate/,
    /secured|unsecured|installment|term|&|and/,
  )})*`,
  // The loan.
  ' (?:loan|refinanc(?:e|ed|ing)|refi|consolidation|line of credit)(?: (?:loan|refinance))?$',
);

/** Whether a line says of what kind a loan is, so that the line above it tells who lent it. */
export function isKindOfLoan(line: string): boolean {
  return KIND_OF_LOAN.test(line);
}
