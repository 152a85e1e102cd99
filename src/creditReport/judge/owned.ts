import { isDepositKind } from '../pieces/deposits';
import type { JudgedRow } from './noDebts';
import { spanOfAccount } from './stretches';

/** Words right before a sum that say what something is worth: `having a value of $61,204`, `valued at $19,055.62`. */
const WORTH =
  /\b(?:valued? (?:at|of|is|was)|(?:market|cash|surrender|appraised|assessed) value|worth|appraised (?:at|for))[^$\d;.]{0,30}\$? ?$/i;
/** So far before a sum such words may stand. */
const BEFORE = 60;
/** Who has to do with a case or a file, and is owed nothing by it: a label right before a name. */
const ROLE =
  /(?:^|[^\p{L}])(?:attorneys?|counsel|trustee|judge|employer|(?:loan|escrow|case) officer|(?:case|property) manager|(?:tax )?preparer|realtor|appraiser|clerk)(?: (?:name|for [\p{L} ]{3,20}))?: *$/iu;

/** Who is sued, on the line above the word for him, and the word with which a complaint begins what it asks for. */
const SUED = /^[^\S\n]*(\p{L}[^\n\d]{2,60})\n[^\S\n]*(?:defendant|respondent)s?\b/imu;
const ASKS = /^wherefore$/i;
/** The head of a paper is no longer. */
const HEAD = 4000;

/** Whether a name is a word of a complaint, or a part of the name of the one who is sued. */
function isOfComplaint(name: string, sued: string): boolean {
  const words = new Set(sued.split(/[ .,]+/));
  return ASKS.test(name) || (name !== '' && name.split(/[ .,]+/).every((word) => words.has(word)));
}

/** Whether the words right before a text say something, wherever it stands in a stretch. */
function stands(words: RegExp, text: string, stretch: string): boolean {
  const at = text === '' ? -1 : stretch.indexOf(text);
  return at > 0 && words.test(stretch.slice(Math.max(0, at - BEFORE), at));
}

/**
 * The rows without what lists make of other things than debts: the value of what somebody owns, an account of own money
 * that is called by nothing but its kind, who has an office in the case, by the label before his name, and what a complaint says
 * of the one who is sued.
 */
export function withoutOwned<Row extends JudgedRow>(rows: readonly Row[], source: string): readonly Row[] {
  const sued = SUED.exec(source.slice(0, HEAD))?.[1];
  return rows.filter(({ account, debt, isSure }) => {
    if (!isSure && sued !== undefined && isOfComplaint(debt.accountName, sued)) return false;
    if (isSure || debt.current !== null) return true;
    const { accountName, amountText, payingText } = debt;
    if (payingText === '' && isDepositKind(accountName)) return false;
    const { from, to } = spanOfAccount(account);
    const stretch = source.slice(from, to);
    return !stands(WORTH, amountText, stretch) && !stands(ROLE, accountName, stretch);
  });
}
