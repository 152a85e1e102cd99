import { either } from '../page/anyOf';
import { SHOPS, WELL_KNOWN } from './knownCreditors';

/** Words that names of creditors, collectors and their products are made of. */
const COMPANY_WORDS = either(
  // Banks.
  /bank|banc|banco|bancorp|financial|finance|financing|fin|fincl|credit|union|cu|fcu|federal/,
  /services?|servicing|funding|capital|recovery/,
  // What they lend.
  /card|visa|mastercard|amex|loans?|lending|lender|mortgage/,
  // Who heals.
  /hospital|medical|clinic|health|healthcare|dental/,
  // Firms, and who collects.
  /management|associates|outsourcing|llc|inc|corp|systems?|receivables?|collections?|collectors?|partners/,
  /solutions|group/,
  // What is bought, and from whom.
  /motors?|auto|acceptance|university|college|energy|electric|wireless|consumer|leasing|rentals?|furniture/,
  /jewelers|law|bureau|agency/,
  // Other languages, and other words of banks.
  /agencia|cooperativa|cooperative|caisse|savings|trust|national|american/,
);

const COMPANY = new RegExp(`(?<![\\p{L}])${COMPANY_WORDS}(?![\\p{L}])`, 'iu');
const KNOWN = new RegExp(`^${WELL_KNOWN}(?![\\p{L}])`, 'iu');

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

const NAMED = new RegExp(`(?<!\\p{L})${WELL_KNOWN}(?!\\p{L})`, 'giu');

/** The creditors whom many households owe that a text names anywhere. */
export function creditorsNamedIn(text: string): readonly string[] {
  return text.match(NAMED) ?? [];
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

const WHOLE = new RegExp(`^${WELL_KNOWN}$`, 'iu');

/** Whether a text is all of the name of a creditor whom many households owe. */
export function isCreditor(text: string): boolean {
  return WHOLE.test(text);
}

const SHOP = new RegExp(`^${SHOPS}(?![\\p{L}])`, 'iu');

/**
 * Whether two texts, one right above the other, are the names of two creditors whom many households owe, the first of them
 * whole; a shop and the bank that issues its card may be one name.
 */
export function areTwoCreditors(above: string, below: string): boolean {
  const [one, other] = [creditorIn(above), creditorIn(below)].map((name) => name.toLowerCase());
  return isCreditor(above) && other !== '' && one !== other && SHOP.test(above) === SHOP.test(below);
}
