import { anyOf, either } from '../page/anyOf';

/** Who had the debt first, or before, in brackets behind a name: `(orig. creditor: Oak Bank)`, `(se te Oak)`. */
export const ORIGINAL_IN_BRACKETS = new RegExp(
  String.raw`\(${either(
    /orig(?:inal(?:ly)?)?\.?(?: cred(?:itor|\.)?)?(?: name)?|(?:credor|acreedor|créancier) (?:original|initial)|oc/,
    /fka|was|used to be|formerly|bought from|purchased from|(?:as )?(?:assignee|assigned) (?:of|by|from)/,
    /se te|era de|era|antes|for|原(?:始?债权人|始?債權人)?/,
  )}(?![a-z])[:.]? ?([^)]*)\)?`,
  'i',
);

/** From whom somebody has the debt, in brackets behind his name; a thing, a day or a place from which is none: `(from Verizon)`. */
export const FROM_IN_BRACKETS =
  /(?<=\p{L} )\(from (?:(?:the|my|our|an?|old) )*(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:\p{Ll}{0,6})?\b)(\p{Lu}[^()\d]{1,40})\)/u;

/** The same without brackets: `Elm Recovery, original creditor: Oak Bank`. */
export const ORIGINAL_AFTER =
  /[ ,;-]*(?<!\[)\b(?:original creditor|orig\.? cred(?:itor|\.)?|orig\.?|originally|formerly|(?:as )?assignee of)(?: name)?(?::|(?<=\.|ly|assignee of(?= )|orig\. creditor(?= ))) ?(.+)$/i;

/** Which of several it is, by its kind, before its name: `Loan #1: `, `Card 2: `. */
export const COUNT_OF_KIND =
  /^(?:[Ll]oan|LOAN|[Cc]ard|CARD|[Dd]ebt|DEBT|[Cc]reditor|CREDITOR|[Aa]ccount|ACCOUNT) ?#? ?\d{1,2}: (?=\p{L})/u;

/** What stands before a name: the marks of a quoted mail, of Markdown or of a list, a number of a list, a box that opens and closes, the kind of debt in Chinese brackets. Of one blank each: the text is collapsed. */
export const NUMBERING = anyOf(
  'u',
  // Marks, and a number behind them: `- 3. `.
  /^(?:[#>•*·▪◦●○]+ |\*\*(?=\p{L})|\*(?=\p{Lu}|\p{L}[^*]*\*))+(?:\d+(?:\.\d+)*[.)] )?/u,
  // Numbers: `3. `, `3.1 `, `1-05 `.
  /^\d+(?:\.\d+)*[.)] |^\d+(?:\.\d+)+ |^\d{1,2}-\d{2} (?=\p{Lu}\p{Ll})/u,
  COUNT_OF_KIND,
  // Letters and numbers in brackets: `a) `, `(3) `, `[A3] `.
  /^\(?[a-z]\) (?=\p{Lu})|^\(\d{1,3}\) |^\[[A-Z]{0,2}\d{1,3}\] /u,
  // Boxes: `[x] `, `[+] `.
  /^\[[ xX✓]?\] |^[[(][-+−–][\])] /,
  // Chinese numbers, and brackets with the kind of debt.
  /^[一二三四五六七八九十]{1,3}[,、.] ?(?=\P{Script=Han})|^【[^】]{1,12}】 */u,
);

/** How a servicer counts the loans of a group, before the kind of each, as others write a day: `1-01 Direct Subsidized`. */
export const COUNT_OF_LOAN =
  /^\d{1,2}-\d{2} (?=(?:\p{L}+ ){0,3}(?:(?:un)?sub(?:sidized)?|stafford|perkins|(?:grad(?:uate)?|parent|direct) plus|consolidation|loan)(?!\p{L}))/iu;

/** A number of an outline, such as `3.1`: it begins an account for sure. */
export const OUTLINE = /^\d+\.\d+ /;

/** What is printed after names and is no part of them: what became of the account, that somebody has bought it, that it is what the sale of the collateral left, that its creditor was told before, a link beside it. */
export const SUFFIX = anyOf(
  'i',
  / [-–—] (?:closed|open|paid|transferred|sold|cerrada|abierta|pagada|vendida)$/,
  / \((?:closed|open|paid|transferred|sold)[^)]*\)$| \((?:debt )?(?:purchaser|buyer)\)$/,
  / \((?:[^()]{2,30}, )?(?:opened|placed|assigned|reported|since) [^()]{4,20}\)$/,
  / \((?:[a-z]+ )?deficiency(?: balance)?\)$/,
  /,? (?<!\b(?:once|born) )again$/,
  / #[a-z]+$| (?:back to top|(?:view|see|show|hide) (?:account )?details)$/,
);

/** That an account is closed, on the last line of a cell whose lines are one text: a printed page shows no line breaks. */
export const CLOSED_BEHIND = /(?<=\S) CLOSED$/;

/** The kind of account in small letters behind a name in capitals; `PNC Mortgage` is called so. */
export const KIND_BEHIND =
  /^((?=[^\p{Ll}]{6}|(?!.* Mortgage$))[^\p{Ll}]{3,}) (?:Installment|Revolving|Mortgage|Collection|Open|Student Loan|Line of Credit)$/u;

/** The kind of debt in small letters behind a name that is all in capitals. */
export const SMALL_BEHIND =
  /^((?=[^\p{Ll}]*\p{Lu}{3})[^\p{Ll}]{3,}) (?:(?:auto|car|personal|student|home)(?: loan)?|(?:hospital|medical|doctor|dental) bill|credit card|mortgage)$/u;

/**
 * What kind of debt it is, in small letters behind a comma or a dash: `Oak Bank, 1st mortgage`, `Elm Bank – line of credit`.
 * One word behind a dash tells one account of a bank from its others, as in `Oak Bank – mortgage` beside `Oak Bank – Visa`.
 */
export const DEBT_BEHIND =
  /(?:,| [-–—](?! (?:mortgage|note|heloc)$)) (?:(?:1st|2nd|3rd|first|second|third|demand|term|secured|unsecured|business|equipment|personal|auto|installment) )*(?:mortgage|deed of trust|note|term loan|line of credit|heloc|credit card)$/;

/** Where the address of a creditor begins behind its name: a box, or a house number before a street. */
export const ADDRESS_BEHIND =
  /, (?=p\.? ?o\.? ?box \d|\d{1,6}[a-z]? [^,]{0,40}\b(?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|way|pkwy|hwy|pl|plaza|ct|suite|ste)\b)/i;

/** Brackets that a scan, or a hand, has set apart from the words in them: `Oak Bank ( truck )`. */
export const WIDE_BRACKETS = /\( ?([^()]{1,40}?) ?\)/g;

/** The telephone of a creditor beside its name. */
export const PHONE_BEHIND = / (?:phone|tel\.?|ph\.?):? \(?\d{3}\)?[ -]\d{3}-\d{4}$/i;

/** What a paper is called at its head, which names nobody: `FINAL DISCONNECTION NOTICE`, `Past-due reminder`, `Settlement offer`. */
const PAPER = String.raw`(?:${either(
  /(?:very )?final|first|second|third|last/,
  /past[- ]due|overdue|disconnect(?:ion)?|shut-?off|termination|service|payment|delinquen(?:t|cy)|default/,
  /charge-?off|collection|settlement|urgent|important|friendly|courtesy|monthly/,
  /account|billing|guarantor|patient|mortgage|loan|credit card|card|tax|assessment/,
)} )+(?:notice|reminder|statement|invoice|warning|alert|notification|demand|offer)(?: ?#? ?\d)?`;

/** What is signed for a loan: `Loan Agreement & Disclosure`, `Truth in Lending Disclosure Statement`. */
const CONTRACT =
  '(?:(?:(?:consumer|retail|installment|personal|payday|motor vehicle) )*(?:loan|credit|installment(?: sales?)?|sales?) (?:agreement|contract)|promissory note|truth[- ]in[- ]lending)(?: (?:and|&)(?: security agreement)?)?(?: disclosures?(?: statement)?)?';

/** The same as all of a line, what a contract is called, and what a court calls its papers. */
export const TITLE_OF_PAPER = new RegExp(
  `^(?:${PAPER}|${CONTRACT}|(?:civil )?(?:summons|complaint)(?: (?:and|&) (?:complaint|petition))?)$`,
  'i',
);

/** The same before who writes it: `Final demand: Oak Library`. */
export const TITLE_BEFORE = new RegExp(`^${PAPER}(?: ?[-–—]|:) (?=\\p{L})`, 'iu');

/** The desk that writes for a company, behind its name. */
export const DESK_BEHIND =
  /(?<=\p{L}{2}\.?) (?:alerts?|notifications?|customer (?:service|care|support)|loss mitigation(?: dep(?:t|artment))?|(?:billing|collections?) dep(?:t\.?|artment))$/iu;

/** Who collects for the creditor is part of an address. */
export const CARE_OF = /(?<![ ,])[ ,]+c\/o .*$/i;

/** What a bank calls its paper, behind its name: `OAK BANK CREDIT CARD STATEMENT`. */
export const STATEMENT_BEHIND =
  /(?<=\p{L}{2}\.?) (?:(?:credit|rewards|charge) card|account|billing|mortgage|loan|monthly) (?:account |billing )?statement$/iu;

/** Whose number of a member it is, behind a name: `Oak Credit Union (member #4417`. */
export const MEMBER = / ?[-–(] ?member ?#.*$| member ?# ?\S*$/i;

/** The kind of account and its number before whose it is: `Hospital Account 70018824413 - OAK GENERAL HOSPITAL`. */
export const NUMBERED_BEFORE =
  /^(?:\p{Lu}\p{Ll}+ ){0,2}Account (?:#|No\.? ?)?(\d[\d-]{4,20}) [-–—] (?=\p{Lu}\p{L})/u;

/** The last digits of the number, as cards are told apart: `(...1234)`, `ending in 1234`, `acct ending in 1234`. */
export const TAIL_NUMBER =
  / (?:acct\.? )?\(?((?:\.{3}|…|x|ending in |(?<=\(|, )ending (?:with )?)\d{4}|(?:[*•]{2,}|x{3,}) (?=[A-Z]*\d)[\dA-Z]{2,6})\)?$/i;

/**
 * The same in brackets alone, behind a dash or a comma, which are no year of our days: `(1234)`, `(-71004)`, `- 1234`,
 * `, 1234 (his)`. A zero behind a dash begins the number of a branch: `Oak Loans - 0117`.
 */
export const LAST_FOUR =
  /(?:(?<=[\p{L}.)]),)? (?:(?<=, )|\(|[-–—] (?!0))(?!(?:19\d|20[0-3])\d(?!\d))(\d{4}|(?<=\()-\d{4,5})\)?(?: \((?:his|hers|mine|ours)\))?$/u;

/** The number behind words for it: `, acct 1234`, `, số TK ...4417`. */
export const TOLD_NUMBER =
  /(?:(?:,| [-–—]) ?(?:acct|account|a\/c|loan|cuenta|conta|compte|kont|(?:số )?tk|số tài khoản)\.?(?: (?:no\.?|number|#|ending(?: in)?))?| (?:账号|帐号|帳號|尾号|尾號|卡号|卡號|贷款号|貸款號|合同号)) ?#?:? ?((?=\S*\d)[\w*•.…-]{3,}|\d{2,8}(?: \d{2,8}){1,3})$/iu;

/** Which of a member's loans it is, as credit unions count them behind its kind: `Signature Loan L31`. */
export const LOAN_SUFFIX = /(?<=\b(?:loan|credit|heloc|mortgage|lease)) (L\d{2,3})$/i;
