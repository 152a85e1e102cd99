import { type Account, hasValue } from '../account';
import { FAMILY_MEMBER } from '../layouts/lists/listName';
import { inTurn } from '../page/anyOf';
import type { Page } from '../page/page';
import { rememberedOf } from '../page/remembered';

/** How a note says that a debt is paid or settled; what is to be, a share, and a bill paid each month tell of none. */
const PAID =
  /(?<!(?:\b(?:be|being|been|not|if|once|when|until|till|get|almost|nearly|partly|of \p{L}+)|%) )\b(?:paid (?:it |this |that )?(?:off|in full)|settled|pif)\b(?! (?:by|so far|each|every|monthly|\d+ ?%))/iu;
/** The same as all that stands behind the last dash of a line, or in brackets at its end: `Oak 900 - PAID`. */
const MARKED_PAID = /(?:^|[-–—:] ?|\()paid[.!)]*$/i;
/** That somebody else pays it: `ex-husband pays this`, `my mom makes the payments`. */
const PAID_BY_ANOTHER = new RegExp(
  `(?<!\\p{L})(?:ex-? ?(?:husband|wife|spouse)|husband|wife|${FAMILY_MEMBER})(?: \\p{Lu}\\p{Ll}+)?(?: (?:is|was|now|still|always))* (?:pays?|paying|makes (?:the |all )?payments|covers|(?:(?:was|is) )?(?:ordered|supposed|responsible) to pay)(?!\\p{L}| (?:me|us|rent)(?!\\p{L}))`,
  'iu',
);

/** Words that each of them has; a look for one costs little. */
const [MAY_BE_PAID, MAY_PAY] = [/paid|settled|pif/i, / (?:pays?|paying|makes|covers|to pay)(?![a-z])/i];

const isPaid = (text: string) => MAY_BE_PAID.test(text) && (PAID.test(text) || MARKED_PAID.test(text));
const tellsPayer = (text: string) => MAY_PAY.test(text) && PAID_BY_ANOTHER.test(text);

/** Whether something at an account says that it is paid or settled. */
export function isSaidPaid(account: Account): boolean {
  return hasValue(account, isPaid);
}

/**
 * Whether an account says that somebody else than its person pays it.
 *
 * @param own the text that is of this account alone; empty where it stands among others
 */
export function isPaidByAnother(account: Account, own: string): boolean {
  return tellsPayer(own) || hasValue(account, tellsPayer);
}

/** The title over what is paid: `Paid off this year:`, `PAID OFF`, `Ya pagadas`. */
const PAID_TITLE = inTurn(
  'iu',
  /^\P{L}*(?:(?:debts?|cards?|accounts?|loans?|stuff|ones?|already|all|we|i|i['’]ve|we['’]ve) )*/u,
  /(?:paid (?:off|in full)|already paid|all paid|(?:ya )?pagad[ao]s|quitad[ao]s|j[aá] pag[ao]s)/,
  /(?: (?:debts?|cards?|accounts?|loans?|already|this year|last year|so far|in (?:19|20)\d\d))*\P{L}*$/u,
);
/** A longer line is no title. */
const LONGEST_TITLE = 40;
/** A figure; a title may have the year in which it was. */
const FIGURE = /\d(?<!\bin (?:19|20)?\d{1,3})/;

/** Where the lines below a title over what is paid stand, up to the next line without a figure. */
const paidParts = rememberedOf(({ lines }: Page) => {
  const parts: { from: number; to: number }[] = [];
  let open: { from: number; to: number } | undefined;
  for (const { text, to } of lines) {
    const isTitle = text.length <= LONGEST_TITLE && /\p{L}/u.test(text) && !FIGURE.test(text);
    if (isTitle) open = PAID_TITLE.test(text) ? { from: to, to } : undefined;
    else if (open) open.to = to;
    if (isTitle && open) parts.push(open);
  }
  return parts;
});

/** Whether an account stands below the title of what is paid, from which no other line without a figure parts it. */
export function isUnderPaid(page: Page, at: number): boolean {
  return paidParts(page).some(({ from, to }) => from <= at && at < to);
}
