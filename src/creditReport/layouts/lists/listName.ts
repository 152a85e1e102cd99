import { beginsWithCreditor } from '../../lexicon/creditors';
import { labelAt } from '../../lexicon/labels';
import { areLabelWords, meaningByWords } from '../../lexicon/words';
import { either } from '../../page/anyOf';
import { remembered } from '../../page/remembered';
import { isArrears } from '../../pieces/arrears';
import { areKindsOfDebt, isKindOfAccount } from '../../pieces/kindsOfAccount';
import { isName, isOfTaxes } from '../../pieces/names';
import { numberOfName } from '../../pieces/numberNames';
import { sectionOf } from '../../pieces/sections';
import { isStatusOnly } from '../../pieces/statuses';
import { beginsAsTotal, mayBeCardOfTotal } from '../../pieces/sums';
import { APPOINTMENT, DOING, EARNS, INTERJECTION, NO_DEBT, SENTENCE } from './sayings';

/** Whom a household owes money to without any paper. */
export const FAMILY_MEMBER = either(
  // English.
  /(?:step|grand)?(?:mom|mother|dad|father|ma|pa)|parents?|brother|sister|bro|sis|son|daughter|uncle|aunt|auntie/,
  /cousin|friend|boss|in-laws?|(?:mother|father|brother|sister)-in-law|neighbou?r|roommate|ex/,
  // Spanish.
  /t[ií][oa]|mam[aá]|pap[aá]|comadre|compadre|hermano|hermana|suegra|suegro|cuñad[oa]|abuel[oa]|padrino|madrina/,
  // Portuguese, Haitian Creole, and Tagalog.
  /m[aã]e|pai|tia|primo|prima|irmão|irmã|cunhad[oa]|sogr[oa]|padrinho|madrinha|manman/,
  /kuya|tit[ao]|nanay|tatay|pinsan/,
);
const WHOSE_FAMILY = '(?:(?:my|our|her|his|mi|su|nuestr[ao]|a|o|minha|meu|noss[ao]|sua|seu) )';
const FAMILY = new RegExp(
  `^${WHOSE_FAMILY}?${FAMILY_MEMBER}(?: [\\p{L}.]+)?$|^\\p{Lu}[\\p{L}.'’ -]{1,30} (?:[-–—] ${WHOSE_FAMILY}?${FAMILY_MEMBER}|\\((?:${WHOSE_FAMILY}|\\p{Lu}\\p{L}+['’]s )?${FAMILY_MEMBER}(?: d[aeo] [\\p{L}]+)?\\))$`,
  'iu',
);

/** Whether a name is that of somebody in the family, or near it: `my sister`, `Tita Cora`, `Rosa (mi comadre)`. */
export function isFamily(name: string): boolean {
  return FAMILY.test(name);
}

/** What a line of a sum that is worked out does with its part: `Less: proceeds of the sale`, `Plus late fees`, `Add: interest`. */
const WORKED_OUT =
  /^(?:less|plus|minus|add|equals)(?:$|:| (?:any |all |the |net |accrued |unpaid |allowed )*(?:proceeds|payments?|credits?|refunds?|rebates?|adjustments?|fees?|costs?|charges?|interest|expenses?|late|attorney|towing|storage|repossession|escrow|insurance|sales?|auction)(?!\p{L}))/iu;
/** More words say something. */
const MAX_WORDS = 4;
/** Whether words are what people say between two things. */
export function isInterjection(text: string): boolean {
  const words = text.split(' ', MAX_WORDS + 1);
  const areShort = words.length <= MAX_WORDS && words.every((word) => INTERJECTION.test(word));
  return areShort || INTERJECTION.test(text);
}

/** A day, as mails and diaries begin with it: `El 3 de feb`, `On March 4`. */
const MONTH =
  '(?:jan|ene|feb|fev|mar|abr|apr|may|mai|jun|jul|ago|aug|sep|set|oct|out|nov|dic|dec|dez)\\p{L}{0,6}\\.?';
const DAY = new RegExp(
  `^(?:(?:el|on|le|em|no dia|dia) )?(?:\\d{1,2} (?:de |of )?${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)(?:,? (?:de )?\\d{4})?$`,
  'iu',
);

/** Who was named before. */
const PRONOUN =
  /^(?:it|its|they|them|their|theirs|he|him|his|she|her|hers|us|me|you|someone|somebody|people|ow(?:e|es|ed|ing)|pays?)$/i;

/** Whether a text says nothing but what kind of account it is, and how it stands: `Credit card • Open`. */
function areKinds(text: string): boolean {
  return text
    .split(/ *[•·|,] +/)
    .every((part) => areKindsOfDebt(part) || isKindOfAccount(part) || isStatusOnly(part));
}

/** What joins labels that a text asks for: `el saldo y el pago mensual`. */
const AND = / (?:and|y|e|et|o|or|&) (?:the |el |la |los |las |o |a )?/gi;

/** Whether a text is made of words of labels alone. */
function areLabels(text: string): boolean {
  const labels = text.replace(AND, ' ');
  return areLabelWords(labels) && (labels !== text || meaningByWords(labels) !== undefined);
}

/** The letter of a part of a form: `D. Other`. */
const OF_FORM = /^[A-H]\. /;

/** Labels of one word that companies, and what is owed to a court, have in their names. */
const NAME_WORD = /^(?:portfolio|source|secured|score|company|industry|court (?:fines?|fees?|debts?))\b/i;

function beginsWithLabel(text: string): boolean {
  const found = labelAt(text.split(' ', 6), 0);
  return found !== undefined && !(found.words === 1 && text.includes(' ') && NAME_WORD.test(text));
}

/** Whether a line is the title over accounts of one kind: `Credit cards`. */
export function isKindOfAccounts(line: string): boolean {
  return line.length <= 40 && /\p{L}{2}/u.test(line) && areKindsOfDebt(line);
}

/** A name of one word, with what is owed on. */
const SHOP = /^\S+(?: (?:card|loan|visa|store card))?$/i;

/** A bank by its own name in Chinese, which no blank parts from the word for what it is: `美国银行学生卡`, not `贷款银行`. */
const CHINESE_BANK =
  /^(?!贷款|貸款|发卡|發卡|开户|放款|催收|债权|債權|原|收款|信用卡|哪)\p{Script=Han}{2,6}(?:银行|銀行|信用社)\p{Script=Han}{0,6}$/u;

/** Whether words can name a debt on a list, where people write names as they come: also in small letters. */
export const isListName = remembered(mayName);

/** What was bought, behind a name: `Oak Financial – the Corolla`, `Oak Auto (the Rogue)`. */
const THING_BEHIND =
  / [–—-] (?:the|my|our|his|her) \p{L}+$| \((?:the|my|our|his|her) \p{L}[\p{L}\d-]*(?: [\p{L}\d-]+)?\)$/iu;

/** What it was for and whose, in Spanish or Portuguese, whose words for that are those of English sentences: `Oak (cirurgia do Ivo)`. */
const OF_WHOM = / \(\p{L}{3,20} d(?:[aeo]s?|el) \p{L}[\p{L} ]{1,20}\)$/iu;

/** The country behind a creditor's name, which is no `us`. */
const COUNTRY = / US$/;

/** Which of a company's funds it is, by a Roman number that is nobody who speaks: `Cavalry SPV I, LLC`. */
const FUND =
  /(?<= (?:SPV|Fund|Funding|Trust|Holdings|Portfolio|Capital|Receivables|Acquisitions?|Investments?|Assets?|Partners)) I(?=,? (?:LLC|L\.L\.C|LP|L\.P|Inc|Trust)|$)/;

function mayName(whole: string): boolean {
  const called = whole.replace(THING_BEHIND, '').replace(OF_WHOM, '').replace(FUND, '');
  const text = COUNTRY.test(called) && beginsWithCreditor(called) ? called.replace(COUNTRY, '') : called;
  if (isOfTaxes(text) || isArrears(text) || mayBeCardOfTotal(text)) return true;
  if (
    text.length < 2 ||
    text.length > 60 ||
    !/\p{L}{2}/u.test(text) ||
    /["{}[\]<>]|\p{L}:\p{L}|^[\dXx*•.-]+$/u.test(text)
  )
    return false;
  const upper = text.charAt(0).toUpperCase() + text.slice(1);
  if (
    text.split(' ').length > 7 ||
    NO_DEBT.test(text) ||
    beginsAsTotal(text) ||
    isStatusOnly(text) ||
    isKindOfAccount(text) ||
    sectionOf(text) === 'skipped'
  )
    return false;
  if (
    INTERJECTION.test(text) ||
    WORKED_OUT.test(text) ||
    PRONOUN.test(text) ||
    DAY.test(text) ||
    EARNS.test(text)
  )
    return false;
  if (isFamily(text)) return true;
  if (
    DOING.test(text) ||
    APPOINTMENT.test(text) ||
    SENTENCE.test(text) ||
    areKinds(text.replace(OF_FORM, '')) ||
    beginsWithLabel(text)
  )
    return false;
  // `Target` is a shop as often as a label.
  const isShop = (SHOP.test(text) && beginsWithCreditor(text)) || CHINESE_BANK.test(text);
  return isName(upper) && (isShop || numberOfName(text) !== '' || !areLabels(text));
}
