import { either } from '../page/anyOf';

/** Shops whose cards banks issue, so that the name of a bank may stand beside theirs. */
export const SHOPS = either(
  /macy’?'?s|kohl’?'?s|target|walmart|sam’?'?s|costco|amazon|best buy|home depot|lowe’?'?s|sears|jcpenney|jcp/,
  /old navy|gap|nordstrom|dillard’?'?s|fingerhut|bluestem|qvc|hsn/,
  /menard’?'?s|mattress firm|ashley|rooms to go|conn’?'?s|zales|kay|victoria’?'?s|torrid|ulta|sephora/,
);

/** Creditors that households of this country often name, by the word that shows them; part of an expression. */
export const WELL_KNOWN = either(
  // Banks and their cards.
  /chase|discover|citi|citibank|amex|synchrony|syncb|capital (?:one|1)|cap ?(?:one|1)|wells fargo|bofa/,
  /bank of america|bk of amer(?:ica)?/,
  /barclays?|comenity|bread|merrick|avant/,
  // Personal loans.
  /upstart|upgrade|sofi|prosper|lending ?club|best egg|one ?main|mariner|oportun/,
  // Paid later in parts.
  /affirm|klarna|afterpay|sezzle|zip|paypal|venmo|carecredit/,
  // Student loans.
  /nelnet|mohela|navient|aidvantage|edfinancial|sallie mae|great lakes/,
  // Cars.
  /ally|santander|westlake|carvana|bridgecrest|carmax|exeter|credit acceptance/,
  /toyota|honda|nissan|ford|gm|hyundai|kia/,
  // Who collects, or buys debts.
  /midland|mcm|lvnv|resurgent|portfolio|cavalry|jefferson|encore|convergent|afni|enhanced|erc|ic system/,
  /transworld|credence/,
  SHOPS,
  // Banks of a region or of soldiers, and cards that are easy to get.
  /usaa|navy fed(?:eral)?|pnc|truist|regions|huntington|keybank|fifth third|us bank|td|citizens|m&t|bmo/,
  /apple card|goldman|marcus|mission lane|indigo|milestone|credit one|first premier|petal/,
  // Homes.
  /rocket|mr\.? cooper|shellpoint|freedom/,
  // Hospitals whose names begin as sentences do.
  /good (?:samaritan|shepherd)/,
  // Telephone, television and taxes.
  /verizon|at&?t|directv|t-?mobile|sprint|comcast|xfinity|spectrum|irs/,
  // Things leased to own, and small loans until the next pay.
  /rent[ -](?:a|2)[ -]center|aaron’?'?s(?! [a-z])/,
  /snap finance|acima|progressive leasing|check into cash|ace cash|speedy cash|cash ?net(?:usa)?/,
  /advance america|world finance|regional|republic|security finance|heights|lendmark|rise|possible|dave|earnin/,
  // Banks of Puerto Rico.
  /banco popular|firstbank/,
);
