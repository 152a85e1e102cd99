/** Words that names of creditors, collectors and their products are made of. */
const COMPANY_WORDS =
  'bank|banc|banco|bancorp|financial|finance|financing|fin|fincl|credit|union|cu|fcu|federal|services?|servicing|funding|capital|recovery|card|visa|mastercard|amex|loans?|lending|lender|mortgage|hospital|medical|clinic|health|healthcare|dental|management|associates|outsourcing|llc|inc|corp|systems?|receivables?|collections?|collectors?|partners|solutions|group|motors?|auto|acceptance|university|college|energy|electric|wireless|consumer|leasing|rentals?|furniture|jewelers|law|bureau|agency|agencia|cooperativa|cooperative|caisse|savings|trust|national|american';

/** Creditors that households of this country often name, by the word that shows them. */
const WELL_KNOWN =
  "chase|discover|citi|citibank|amex|synchrony|syncb|capital (?:one|1)|cap ?(?:one|1)|wells fargo|bofa|barclays?|comenity|bread|merrick|avant|upstart|upgrade|sofi|prosper|lending ?club|best egg|one ?main|mariner|oportun|affirm|klarna|afterpay|sezzle|zip|paypal|venmo|carecredit|nelnet|mohela|navient|aidvantage|edfinancial|sallie mae|great lakes|ally|santander|westlake|carvana|bridgecrest|carmax|exeter|credit acceptance|toyota|honda|nissan|ford|gm|hyundai|kia|midland|mcm|lvnv|resurgent|portfolio|cavalry|jefferson|encore|convergent|afni|enhanced|erc|ic system|transworld|credence|macy’?'?s|kohl’?'?s|target|walmart|sam’?'?s|costco|amazon|best buy|home depot|lowe’?'?s|sears|jcpenney|jcp|old navy|gap|nordstrom|dillard’?'?s|fingerhut|bluestem|qvc|hsn|usaa|navy fed(?:eral)?|pnc|truist|regions|huntington|keybank|fifth third|us bank|td|citizens|m&t|bmo|apple card|goldman|marcus|mission lane|indigo|milestone|credit one|first premier|petal|rocket|mr\\.? cooper|shellpoint|freedom|verizon|at&?t|directv|t-?mobile|sprint|comcast|xfinity|spectrum|irs|snap finance|acima|progressive leasing|check into cash|ace cash|speedy cash|cash ?net(?:usa)?|advance america|world finance|regional|republic|security finance|heights|lendmark|rise|possible|dave|earnin|menard’?'?s|mattress firm|ashley|rooms to go|conn’?'?s|zales|kay|victoria’?'?s|torrid|ulta|sephora|banco popular|firstbank";

const COMPANY = new RegExp(`(?<![\\p{L}])(?:${COMPANY_WORDS})(?![\\p{L}])`, 'iu');
const KNOWN = new RegExp(`^(?:${WELL_KNOWN})(?![\\p{L}])`, 'iu');

/** Whether a name has a word of companies, or begins as a creditor does whom many households owe. */
export function looksLikeCreditor(name: string): boolean {
  return COMPANY.test(name) || beginsWithCreditor(name);
}

/** Whether a text begins with the name of a creditor whom many households owe. */
export function beginsWithCreditor(text: string): boolean {
  return KNOWN.test(text);
}

/** The creditor whom many households owe that a text begins with, without what his card is called; empty where it begins with none. */
export function creditorIn(text: string): string {
  return KNOWN.exec(text)?.[0] ?? '';
}

/** What cards are called besides their creditor, before a word for a card: `Discover it card`. */
const CARD_NAME =
  /^ (?:it|miles|freedom(?: (?:unlimited|flex))?|sapphire|slate|quicksilver|savor|venture|platinum|(?:double|custom) cash|(?:cash )?rewards|blue(?: cash)?|gold|redcard|red card)(?= (?:card|visa|mastercard|ending|ends|acct|account)(?!\p{L}))/iu;

/** What a card is called, in small letters right behind its creditor; empty where nothing is. */
export function cardNameIn(behind: string): string {
  return CARD_NAME.exec(behind)?.[0] ?? '';
}

/** The words that names of companies end in. */
const END_OF_NAME =
  /^(?:(?:n\.? ?a\.?|inc|llc|corp|ltd|lp|plc|company|management|mgmt|services|svcs|associates|group)[.,]? ?){1,3}$/i;

/** Whether a text is what names of companies end in: alone on a line it ends the name above. */
export function endsCompanyName(text: string): boolean {
  return END_OF_NAME.test(text);
}

const WHOLE = new RegExp(`^(?:${WELL_KNOWN})$`, 'iu');

/** Whether a text is all of the name of a creditor whom many households owe. */
export function isCreditor(text: string): boolean {
  return WHOLE.test(text);
}
