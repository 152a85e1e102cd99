import { cleanName } from '../../pieces/names';
import type { Figure } from './figures';
import { isListName } from './listName';

/** What leads from a name to what is said about it. */
const LINK =
  /(?:\s*[#:=,.~]+|\s+(?:is|are|was|has|have|i|we|still|owes?|owed|bal(?:ance)?|total|about|around|at|for|saldo|debo|devo|debemos|con|de|com|avec|còn|nợ|ends?(?: in)?|ending(?: in)?|terminad[ao](?: en)?|termina(?: en)?|terminaci[oó]n|final|no))\s*$/i;
/** Words for a number that stood behind them. */
const NUMBER_WORD = /\s+(?:loan|card|acct|account|ref|cuenta|conta)(?: no\.?| #)?[.:]?$/i;
/** How people begin to speak of the next debt, before its name. */
const LEAD_IN =
  /^(?:(?:(?:ok(?:ay)?|um+|uh+|ah+|oh+|and|then|also|forgot|sí|si|y|luego|también|tambem|também|después)[, ]|(?:so|well|yes|yeah|plus|no|next|lastly?|finally|first|e|pues|bueno),) *)+/i;
/** An article before a few words. */
const ARTICLE = /^the (?=\S+(?: \S+){0,2}$)/i;
/** Words for a card, a loan or a thing that is paid off, in front of the name of whom it is owed to. */
const KIND_IN_FRONT =
  /^(?:(?:la|el|mi|una?|o|a|minha|meu|le|ma|mon) )?(?:tarjetas?|pr[eé]stamos?|cuenta|cart[aã]o|empr[eé]stimos?|carro|auto|casa|carte|prêt|financiamento)(?: (?:personal|pessoal|de cr[eé]dito|de tienda|do carro|del carro|de auto))?(?: (?:de la|de|del|do|da|con|com|en|avec|chez))? /i;
/** The same behind it. */
const KIND_BEHIND =
  / (?:pr[eé]stamo|empr[eé]stimo|tarjeta|cart[aã]o)(?: (?:personal|pessoal|de [\p{L} ]+|do carro))?$| (?:房贷|房貸|车贷|車貸|(?:学生|學生|个人)?(?:贷款|貸款)|信用卡|대출|카드)$| bill$/iu;
/** Words that say what was bought, and name nobody. */
const THING =
  /^(?:the |my |our |la |el |mi |o |a |minha |meu )?(?:(?:car|auto|truck|student|home|house) loan|(?:pr[eé]stamo|empr[eé]stimo|cr[eé]dito) (?:del?|de la|do|da|para el) \p{Ll}+|car|truck|van|suv|house|home|mortgage|loans?|cards?|personal loan|auto|vehicle|motorcycle|boat|rent|other|misc|carro|casa|pr[eé]stamo|tarjeta|empr[eé]stimo|minha|meu|m[ií]a|mine|hers|his|sí|si|yes|ok)$/iu;

/** The words before a figure that are the name it belongs to. */
function leadOf(text: string, hasNumber: boolean): string {
  let lead = text.trim();
  if (hasNumber) lead = lead.replace(NUMBER_WORD, '');
  for (let cut = lead.replace(LINK, ''); cut !== lead; cut = lead.replace(LINK, '')) lead = cut.trim();
  return lead;
}

/** The words behind the first figure of a piece that begins with one: `$500 to Chase`. */
function tailOf(rest: string, { index, text }: Figure): string {
  return rest
    .slice(index + text.length)
    .replace(/^\W+|\s+(?:on|to|for)$/g, '')
    .replace(/^(?:on|to|for|at) /i, '');
}

/** A name without how its telling begins and without the kind of account beside it. */
function bareName(text: string): string {
  const begun = text.replace(LEAD_IN, '').replace(ARTICLE, '');
  const behind = begun.replace(KIND_IN_FRONT, '');
  const name = (/^\p{Lu}/u.test(behind) ? behind : begun).replace(KIND_BEHIND, '').trim();
  return name === '' ? text : name;
}

/** Whether a name says only what was bought, so that a better one behind it is the creditor's. */
export function isThing(name: string): boolean {
  return THING.test(name);
}

/**
 * The name that a piece begins or ends with; undefined where it names nobody.
 *
 * @param piece without the number of the account
 * @param first the first figure in it
 */
export function nameIn(piece: string, first: Figure | undefined, hasNumber: boolean): string | undefined {
  const lead =
    first || hasNumber
      ? leadOf(first ? piece.slice(0, first.index) : piece, hasNumber && first === undefined)
      : piece;
  const found = [lead, first && lead === '' ? tailOf(piece, first) : ''].map(bareName);
  return found.find((text) => isListName(cleanName(text).name));
}
