import { either } from '../page/anyOf';
import { isCreditor } from './creditors';

/** What a loan is for, or what kind of loan it is. */
const LOAN = either(
  /car|auto|truck|van|boat|rv|motorcycle|vehicle|pickup|home|house|personal|signature|student|grad(?: school)?/,
  /private(?: student)?|federal(?: student)?|parent plus|payday|title|installment|(?:debt )?consolidation/,
  /home equity|home improvement|business|small business|equipment/,
);
/** What a bill is for. */
const BILL = either(
  /hospital|clinic|urgent care|medical(?: center)?|er|dental|dentist|doctor|vet|lab|ambulance|(?:cell )?phone|electric|gas|water/,
  /internet|cable|utility/,
);

/** What kind of card or loan it is, or what was billed, in the words that people put behind whom they owe it to. */
const KINDS = either(
  `(?:${either(/credit|store|charge|gas|rewards|retail|secured/)} )?cards?`,
  `(?:${LOAN} )?loans?|(?:${BILL} )?bills?`,
  /(?:(?:1st|2nd|first|second|home) )?mortgage|heloc|home equity line(?: of credit)?|(?:personal )?line of credit/,
  // Spanish and Portuguese.
  /(?:tarjeta|cart[aã]o)(?: de (?:cr[eé]dito|tienda|loja))?|hipoteca|l[ií]nea de cr[eé]dito/,
  /(?:pr[eé]stamo|empr[eé]stimo|financiamento)(?: (?:personal|pessoal|estudiantil|estudantil|d[eo]l? (?:carro|auto)))?/,
  // Vietnamese, which says so in front as a rule.
  /thẻ(?: tín dụng)?|vay (?:xe|nhà)/,
);
/** The same in Chinese, with no blank before it or one; `卡号` and `卡尾号` lead to a number. */
const IN_CHINESE = either(
  /信用卡|商店卡|店卡|卡|[房车車学學]贷|[房车車学學]貸|(?:学生|學生|个人|個人)?(?:贷款|貸款)|(?:医疗|医院)?账单/,
);

/** What the word behind names instead: a firm, a payment, a person, or a number, which `loan` alone may lead to. */
const OF_ANOTHER = either(
  / (?:services?|servicing|members?|holders?|company|companies|co|corp|department|dept|agreements?)(?!\p{L})/u,
  / (?:payments?|pmts?|applications?|offers?|statements?|numbers?|no\.)/,
  / ?#| [A-Z]{0,2}\d{6,}|-[\p{L}\d]/u,
);

const BEHIND = new RegExp(
  `^(?: ${KINDS}(?![\\p{L}\\d’'])|[ \\u3000]?${IN_CHINESE}(?![号號尾\\p{Script=Han}]))(?!${OF_ANOTHER})`,
  'iu',
);
const AT_END = new RegExp(`(?: ${KINDS}|[ \\u3000]?${IN_CHINESE})$`, 'iu');

/**
 * The kind of card or loan right behind a creditor, with the blank before it: it belongs to his name; empty where none
 * stands there, or where its word says something else: `Oak card services`, `Oak loan payment`, `Oak loan #10`.
 *
 * @param behind what stands behind the creditor, from the blank on
 */
export function kindBehindName(behind: string): string {
  return BEHIND.exec(behind)?.[0] ?? '';
}

/** A name without the kind of card or loan at its end, in small letters as people write it: who was owed; `apple card` is called so. */
export function withoutKindBehind(name: string): string {
  const kind = AT_END.exec(name)?.[0] ?? '';
  return /\p{Lu}/u.test(kind) || isCreditor(name) ? name : name.slice(0, name.length - kind.length);
}

/** The word before the number behind it, which is no kind by itself: `Oak loan `, `Oak (card #`. */
const BARE_BEFORE_NUMBER = / \(?(?:loan|card) #?$/i;

/** What stands before a number, without the word for its number; a kind of more words stays: `SoFi personal loan `. */
export function withoutWordOfNumber(text: string): string {
  const kind = AT_END.exec(text.replace(/ #?$/, ''))?.[0].trim() ?? '';
  return kind.includes(' ') ? text : text.replace(BARE_BEFORE_NUMBER, '');
}
