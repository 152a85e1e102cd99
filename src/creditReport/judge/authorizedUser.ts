import { type Account, hasValue } from '../account';

/** That the person may use an account of somebody else; a legend, a button and a denial say nothing of this one. */
const AUTHORIZED =
  /(?<!= ?|\bnot (?:an? )?|\bno |\badd (?:an? )?|\bremove (?:an? )?)\bauthori[sz]ed (?:user\b|account\b(?! (?:holder|owner|access|number|info|activity|debit)))(?! ?=)/i;
/** The word for it; a look for it costs little. */
const MAY_SAY = /authori[sz]ed/i;
const CODE_LABEL = /\be ?c ?o ?a\b/;
/** Source: the ECOA codes of the bureaus, as they print them beside their reports. */
const CODE = 'A';

function isSaid(text: string): boolean {
  return MAY_SAY.test(text) && AUTHORIZED.test(text);
}

/**
 * Whether an account says that the person is no more than its authorized user, who owes nothing of it in most cases.
 *
 * @param own the text that is of this account alone; empty where it stands among others
 */
export function isAuthorizedUser(account: Account, own: string): boolean {
  const isToldBy = (value: string, label: string) =>
    isSaid(value) || (CODE_LABEL.test(label) && value.trim() === CODE);
  return isSaid(own) || hasValue(account, isToldBy);
}
