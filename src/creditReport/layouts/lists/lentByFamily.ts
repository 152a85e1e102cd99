import { matchesIn } from '../../page/matches';
import { FAMILY_MEMBER } from './listName';

const WHO = `(?<=\\b(?:[Mm]y|[Oo]ur|[Hh]er|[Hh]is|[Tt]heir) )${FAMILY_MEMBER}(?: \\p{Lu}\\p{Ll}+)?`;
const TO_US = '(?:me|us|her|him|them) (?:(?:about|around|like) )?\\$? ?\\d';
/** Who lent money: `My brother lent me 1,000`. */
const LENT = new RegExp(`${WHO}(?= (?:has )?(?:lent|loaned|spotted|fronted) ${TO_US})`, 'gu');
/** From whom money was borrowed: `I borrowed $2,500 from my sister`. */
const BORROWED = new RegExp(
  `(?<=\\bborrow(?:ed)?(?: (?:(?:about|around|like) )?\\$? ?\\d[\\d.,]*k?)? (?:from|off) (?:my|our|her|his|their) )${FAMILY_MEMBER}(?: \\p{Lu}\\p{Ll}+)?`,
  'giu',
);
/** Who gave some, of which nothing more is said: `My brother gave me 1,000.` */
const GAVE = new RegExp(`${WHO}(?= (?:has )?(?:gave|given) ${TO_US}[\\d.,]*k?(?:[.;!]? *$|[.;!] ))`, 'gu');
/** That something is owed. */
const OWED = /\bow(?:e|es|ed|ing)\b/i;

/** Who of the family lent money, by the places in a text; what one only gave counts where the text tells of what is owed. */
export function lentByFamily(text: string): RegExpExecArray[] {
  return [LENT, BORROWED, ...(OWED.test(text) ? [GAVE] : [])].flatMap((pattern) => [
    ...matchesIn(text, pattern),
  ]);
}

/** Whether somebody of the family gave a sum, which may be no debt. */
export function tellsGiven(words: string): boolean {
  return words.search(GAVE) >= 0;
}
