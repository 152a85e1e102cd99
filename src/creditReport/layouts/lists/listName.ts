import { labelAt } from '../../lexicon/labels';
import { areLabelWords, meaningByWords } from '../../lexicon/words';
import { isKindOfAccount, isName } from '../../pieces/names';
import { isStatusOnly } from '../../pieces/statuses';
import { beginsAsTotal } from '../../pieces/sums';

const SENTENCE =
  /\b(?:my|our|your|you|they|she|he|the|this|that|is|are|was|i|we|please|call|called|want|wants|hope|if|but|because|example|sent|wrote|subject)\b/i;
/** Sums of a list, and what is no debt of a household: what comes in, and what lies in a bank. */
const NO_DEBT = /\btotals?\b|\bsum\b|^(?:income|take[- ]home|net pay|salary|paycheck)/i;

/** Kinds of debts, which a summary counts and adds up. */
const KINDS =
  /^(?:(?:credit|cards?|lines?|loans?|debts?|balances?|accounts?|collections?|medical|student|auto|revolving|installment|mortgages?|real|estate|open|closed|other|all|and|&|of|total|unsecured|secured|personal|home|heloc|negative|positive|\d+)(?: |$))+$/i;
/** Labels of one word that companies have in their names. */
const NAME_WORD = /^(?:portfolio|source|secured|score|company|industry)\b/i;

function beginsWithLabel(text: string): boolean {
  const found = labelAt(text.split(' ', 6), 0);
  return found !== undefined && !(found.words === 1 && text.includes(' ') && NAME_WORD.test(text));
}

/** Whether words can name a debt on a list, where people write names as they come: also in small letters. */
export function isListName(text: string): boolean {
  if (text.length < 2 || text.length > 60 || !/\p{L}{2}/u.test(text) || /["{}[\]<>]|^[\dXx*•.-]+$/.test(text))
    return false;
  const upper = text.charAt(0).toUpperCase() + text.slice(1);
  if (
    text.split(' ').length > 7 ||
    NO_DEBT.test(text) ||
    beginsAsTotal(text) ||
    isStatusOnly(text) ||
    isKindOfAccount(text)
  )
    return false;
  if (SENTENCE.test(text) || KINDS.test(text) || beginsWithLabel(text)) return false;
  return isName(upper) && !(areLabelWords(text) && meaningByWords(text) !== undefined);
}
