import { remembered } from '../page/remembered';
import { MAKES } from './vehicles';

/** Names of companies that begin with a number. */
const KNOWN =
  /^(?:5\/3|3 rivers|5 star|24 hour|84 lumber|99 (?:cents|ranch)|4 wheel|4 points|2 brothers|121 financial|360 (?:mortgage|federal|lending|finance)|77 federal|1-?800[- ](?:contacts|flowers))(?!\p{L})/iu;
/** A short number, and words of which the last is one of companies: no street ends so. */
const COMPANY =
  /^\d{1,2} (?:\p{Lu}[\p{L}&'’-]* ){1,3}(?:FCU|CU|Credit Union|Bank|Financial|Finance|Lending|Mortgage|Funding|Capital|Fitness)(?=$| [^\p{L}])/u;
/** The year of what was bought, before what kind of debt it is, and before who made it. */
const ON_LOAN = /^(?:19|20)\d\d (?:[\p{L}\d-]+ ){1,4}(?:loan|lease)(?=$|[:,]? [^\p{L}])/iu;
const MADE = new RegExp(`^(?:19|20)\\d\\d (?:${MAKES.source})(?!\\p{L})`, 'iu');
/** In capitals, as courts print below a name what secures the debt: `2016 DODGE JOURNEY`. */
const SECURES = /^\d{4} \p{Lu}{4}/u;
/** What is saved for old age, against which people borrow: `401k`, `401(k)`. */
export const PENSION = /^401 ?(?:k(?!\p{L})|\(k\))/iu;

/**
 * The number with which a name begins: of a company, `3 Rivers FCU`, of what was bought, `2019 Honda loan`, or of what is
 * borrowed against, `401k loan`; empty where none does. It is no sum, and no house stands there.
 */
export const numberOfName = remembered((text: string): string => {
  if (!/^\d/.test(text)) return '';
  const isName =
    KNOWN.test(text) || COMPANY.test(text) || (MADE.test(text) && !SECURES.test(text)) || ON_LOAN.test(text);
  return PENSION.exec(text)?.[0] ?? (isName ? (/^[\d/-]+/.exec(text)?.[0] ?? '') : '');
});
