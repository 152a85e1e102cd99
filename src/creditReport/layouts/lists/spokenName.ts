import { beginsWithCreditor, isCreditor } from '../../lexicon/creditors';
import { withoutWordOfNumber } from '../../lexicon/kindsBehindNames';
import { meaningByWords } from '../../lexicon/words';
import { remembered } from '../../page/remembered';
import { behindMoneySign, withoutMoneySign } from '../../pieces/foreignMoney';
import { cleanName } from '../../pieces/names';
import type { Figure } from './figures';
import {
  BEHIND_CAPITALS,
  COLLECTOR_BEHIND,
  COUNT_BEHIND,
  KIND_BEFORE,
  KIND_BEHIND,
  KIND_IN_FRONT,
  KIND_IN_FRONT_OF,
  OWN_THING,
  THING,
  THING_FROM,
  THING_IS,
} from './kindsBesideNames';
import { LEAD_IN, LINK, PAID_BEHIND } from './leadsToNames';
import { isFamily, isInterjection, isListName } from './listName';

/** Which bill of old it is, in Chinese, behind its name: `Oak 那个老账单`; an `Oak 账单` is called so. */
const OLD_BILL = / ?(?:那个|那個)(?:老|旧|舊)?(?:账单|帳單|欠款)$/u;

/** Words for a number that stood behind them. */
const NUMBER_WORD = /\s+(?:loan|card|acct|account|ref|file|case|claim|cuenta|conta)(?: no\.?| #)?[.:]?$/i;
/** How people go on before a name alone, or say whose it is: `so Oak One 4,210`, `my Oak card 4,410`. */
const LEADS_TO_NAME = /^(?:(?:so|and|plus) (?:(?:(?:the|my|our|that) )?(?:old )?)?|(?:[Mm]y|[Oo]ur) )/;

function withoutLead(text: string): string {
  const name = text.replace(LEADS_TO_NAME, '');
  return /^\p{Lu}/u.test(name) || beginsWithCreditor(name) ? name : text;
}
/** What was bought, behind whom it is owed to: `Westlake for the Malibu`. */
const FOR_THING = /^(\p{Lu}.*?) for (?:the|my|our|a|an|his|her) \S+(?: \S+)?$/u;
/** What is owed, before to whom: `Unpaid balance on Oak Visa`. */
const BALANCE_IN_FRONT =
  /^(?:\p{L}+ )?[Bb]alance (?:on|with|at|(?:owed|due) to) (?:the |my |our )?(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d)(?=\p{Lu})/u;

/** Whether words say on what the sum behind them is owed; without the name they would be its label. */
export function tellsOnWhat(text: string): boolean {
  const name = text.replace(BALANCE_IN_FRONT, '');
  return name !== text && isListName(name);
}

/** How a collector names himself, and how people speak of their own: `This is Elm LLC`, `La mía de Lowe's`. */
const OWN_IN_FRONT =
  /^(?:[Tt]his is|(?:[Ll]a|[Ee]l|[Ll]o)(?: (?:m[ií][ao]|tuy[ao]|suy[ao]))? del?(?: la)?) (?=\p{Lu})/u;
/** Whom somebody owes: `a Toño le`, before what he owes. */
const OWED_TO = /^[Aa]l? (\p{Lu}.*?)(?: les?)?$/u;
/** What answers a question about which of them it is, before the name: `no that one was Oak Acceptance`. */
const THAT_ONE = /^(?:[Nn]o,? )?(?:[Tt]hat|[Tt]his) one(?:['’]?s| is| was) (?=\p{Lu})/u;
/** How people speak of a debt that they hardly remember: `that Oak Mobile thing from 2023`. */
const THAT_THING =
  /^(?:that|the|this) (?:old )?(\p{Lu}[\p{L}&.'’ -]{1,30}?) (?:thing|stuff|mess)(?: from(?: \p{L}{3,9})?(?: (?:19|20)\d\d)?)?$/u;
/** By whose name a loan went before another servicer had it: `Fedloan well its Mohela now`. */
const BEFORE_NOW =
  /^\p{L}[\p{L}&'’ -]{2,30}?,? (?:(?:well|er|um|actually|i mean|or),? )?(?:it['’]?s|now it['’]?s) (\p{Lu}[\p{L}&'’ -]{2,30}) now$/u;
/** Who has a debt now, as an answer tells it: `its with Elm Recovery now`. */
const HELD_BY =
  /^(?:(?:it|that)(?:['’]?s| is| was| went)|now) (?:(?:now|over) )*(?:with|w\/|to|at) ?(?:the )?(\p{Lu}[\p{L}&.'’ -]{2,40}?)(?: now)?$/u;
/** The same of one who is written small, or is called by his name alone: `its with elm recovery now`, `thats Elm now`. */
const NOW_HELD =
  /^(?:[Ii]t|[Tt]hat)(?:['’]?s| is)(?: (?:with|w\/) (?!an?\b|the\b|my\b|our\b|coll|them\b|him\b|her\b|me\b|us\b)(\p{L}[\p{L}&.'’ -]{2,30})| (\p{Lu}[\p{L}&.'’ -]{1,30})) now\.?$/u;
/** An article before a few words. */
const ARTICLE = /^the (?=\S+(?: \S+){0,2}$)/i;
/** What is used no more, before its name: `old Sprint bill`; not the `old Navy` of a shop. */
const OLD = /^(?:(?:an?|my|our|the|that|this) )?old (?!navy|national|republic|dominion|second)(?=\p{L})/iu;
/** Which of them it is, behind a creditor's name; `Oak One` may be called so. */
const ONE_BEHIND = /^(.+) one$/i;

/** A name without what says that it is used no more, or which of them it is: `the old t-mobile one`, `Citi one`. */
function withoutOld(text: string): string {
  const name = text.replace(OLD, '');
  if (name === text && !text.endsWith(' one')) return text;
  if (!(/^\p{Lu}/u.test(name) || beginsWithCreditor(name))) return text;
  const [, creditor = ''] = ONE_BEHIND.exec(name) ?? [];
  return isCreditor(creditor) ? creditor : name;
}

/** Whose relative it is, behind what leads to him: `I owe my sister Karin`. */
const RELATIVE = /^(?:my|our) (?=(?:sister|brother|cousin|uncle|aunt|friend|neighbou?r) \p{Lu})/iu;
/** What kind of creditor it is, before its name: `el hospital Memorial Oak`. */
const CREDITOR_IN_FRONT =
  /^(?:el|la) (?:hospital|banco|cooperativa|cl[ií]nica|doctora?|dentista|tienda|agencia|compañ[ií]a|mueblería) (?=\p{Lu})/u;
/** Whom people owe for what he does, and call by nothing else: `my dentist`. */
export const TRADE =
  '(?:old )?(?:county|courthouse|dentist|orthodontist|doctor|chiropractor|therapist|surgeon|vet|landlord|lawyer|attorney|mechanic|plumber|contractor|hospital|clinic|school|college|daycare|gym|church|bank|credit union|apartments?|banco|dentista|m[eé]dico|abogad[oa]|mec[aá]nico|veterinari[oa]|cl[ií]nica)';
/** Their bill says no more than they do: `the hospital bill`. */
const [IS_TRADE, BILL_OF_TRADE, OF_TRADE] = [
  new RegExp(`^${TRADE}$`, 'i'),
  new RegExp(`(?<=^${TRADE}) bill$`, 'i'),
  new RegExp(`^(?:my|our|the|his|her|el|la|mi|nuestr[ao]|o|meu|minha) (?=${TRADE}$)`, 'i'),
];

/** With a capital the beginning of a bank's name, whose rest may stand on the line below: `Banco` over `Popular`. */
const BEGINS_BANK = /^Banco$/;

/** Whether a name is what somebody does who is owed for it. */
export function isTrade(name: string): boolean {
  return IS_TRADE.test(name) && !BEGINS_BANK.test(name);
}

/** Who is called by what he does, also where his bill is: `hospital` in `hospital bill`; empty where nobody is. */
export function tradeIn(words: string): string {
  const trade = words.replace(OF_TRADE, '').replace(BILL_OF_TRADE, '');
  return isTrade(trade) ? trade : '';
}

/** What a collector has under the number behind it. */
const OF_FILE = /^(?:file|case|claim)$/i;

/** Words for the digits that a number ends in: `Oak Bank Last 4`. */
const LAST_DIGITS = /\s+last (?:4|four)(?: digits)?:?\s*$/i;

/** What stands before the number of an account, without a word for it at its end. */
function beforeNumber(text: string): string {
  const lead = leadOf(withoutWordOfNumber(text).replace(LAST_DIGITS, ''), false);
  const [, name = lead, last = ''] = /^(.+) (\S+)$/.exec(lead) ?? [];
  const isWord = meaningByWords(last)?.kind === 'number' || OF_FILE.test(last);
  return isWord ? leadOf(name, false) : lead;
}

/** A word of Chinese or Korean at the end, which may be a label. */
const UNPARTED = /^(.+) ([\p{Script=Han}\p{Script=Hangul}]+)$/u;

/** A text without one word at its end that leads to what is said. */
function withoutLink(text: string): string {
  const [, name, last = ''] = UNPARTED.exec(text) ?? [];
  return name !== undefined && meaningByWords(last) ? name : text.replace(LINK, '');
}

/**
 * That a creditor says how much is owed, before the sum: `Oak Clinic says $2,480`. Who is written small may say anything, and
 * whoever values things says what they are worth.
 */
const CREDITOR_SAYS =
  /(?<=^\p{Lu}(?!BB|illow|edfin|dmunds|arvana)[\p{L}&.'’ -]{2,30}) says?(?: (?:i|we) (?:still )?owe(?: them)?)?$/u;

/** The words before a figure that are the name it belongs to. */
function leadOf(text: string, hasNumber: boolean): string {
  let lead = text.trim().replace(CREDITOR_SAYS, '');
  if (hasNumber) lead = lead.replace(NUMBER_WORD, '');
  for (let cut = withoutLink(lead); cut !== lead; cut = withoutLink(lead)) lead = cut.trim();
  return lead;
}

/** A name without what was bought before it. */
function withoutThing(text: string): string {
  const name = text.replace(THING_IS, '');
  return beginsWithCreditor(name) ? name : text;
}

/** How the debt stands, as Spanish says it behind whom it is owed to: `citi que tengo un mes atrasado`, `chase que está al día`. */
const STANDS_BEHIND =
  / que (?:ya )?(?:(?:me|le|les|lo|la) )?(?:tengo|tenemos|va|van|voy|vamos|llevo|llevamos|est[aá]n?|estoy|estamos)(?!\p{L}).*$/iu;

/** The words behind the first figure of a piece that begins with one: `$500 to Chase`. */
function tailOf(rest: string, { index, text }: Figure): string {
  return behindMoneySign(rest.slice(index + text.length))
    .replace(/^\W+|\s+(?:on|to|for)$/g, '')
    .replace(/^(?:dollars|bucks|d[oó]lares) /i, '')
    .replace(/^(?:on|to|for|at|with|al?|con|à|ao|para) (?:(?:the|my|our|la|el|mi|o|minha|meu) )?(?=\S)/i, '')
    .replace(STANDS_BEHIND, '')
    .replace(THING_FROM, '');
}

/** Who owes a sum, before it: `owes abt $500 on Oak`. */
const OWES =
  /^(?:(?:(?:i|we|he|she|they|client|member) )?(?:(?:still|also) )?owes?|(?:les? |tambi[eé]n |tamb[eé]m )*(?:deb|dev)(?:o|emos|e))$/iu;

/** What leads to somebody of the family who lent money: `also owes her sister`. */
const OWES_FAMILY =
  /^(?:les? )?(?:debo|debemos) a (?:mis?|nuestr[ao]s?) |^(?:devo|devemos) (?:a|à|ao|para) (?:o |a )?(?:minha|meu) |^(?:(?:she|he|they|i|we|client|member) )?(?:(?:also|still) )*owes? (?:to )?(?:my|our|her|his|their) /i;

/** A word that companies and kinds of loans begin with as well: `Auto Loan`, `Auto Zone`. */
const BEGINS_NAME = /^Auto (?=\p{Lu})/u;

/** A name without a word for the debt in front of it. */
function withoutKindInFront(text: string): string {
  const behind = text.replace(KIND_IN_FRONT, '');
  const isOfName = text.replace(BEGINS_NAME, '') === behind && !beginsWithCreditor(behind);
  return !isOfName && (/^\p{Lu}/u.test(behind) || isFamily(behind)) ? behind : text;
}

/** A name without how its telling begins and without the kind of account beside it. */
const bareName = remembered(bareNameIn);

function bareNameIn(text: string): string {
  const told = withoutMoneySign(text.replace(PAID_BEHIND, ''));
  const led = withoutLead(told.replace(LEAD_IN, ''));
  const begun = withoutOld(
    withoutThing(led === told ? led : led.replace(RELATIVE, ''))
      .replace(THING_FROM, '')
      .replace(KIND_BEFORE, '')
      .replace(BALANCE_IN_FRONT, '')
      .replace(THAT_ONE, '')
      .replace(THAT_THING, '$1')
      .replace(BEFORE_NOW, '$1')
      .replace(HELD_BY, '$1')
      .replace(NOW_HELD, '$1$2')
      .replace(ARTICLE, '')
      .replace(OLD_BILL, '')
      .replace(OF_TRADE, ''),
  )
    .replace(OWN_IN_FRONT, '')
    .replace(CREDITOR_IN_FRONT, '')
    .replace(OWED_TO, '$1')
    .replace(FOR_THING, '$1')
    .replace(KIND_IN_FRONT_OF, '')
    .replace(COLLECTOR_BEHIND, '');
  if (OWN_THING.test(begun) && !beginsWithCreditor(begun.replace(OWN_THING, ''))) return begun;
  const lender = begun.replace(OWES_FAMILY, '');
  if (lender !== begun && isFamily(lender)) return lender;
  const name = withoutKindInFront(begun)
    .replace(COUNT_BEHIND, '')
    .replace(BEHIND_CAPITALS, '$1')
    .replace(KIND_BEHIND, '')
    .replace(BILL_OF_TRADE, '')
    .trim();
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
 * @param numberAt where that number stood; undefined where it had none
 */
export function nameIn(
  piece: string,
  first: Figure | undefined,
  numberAt: number | undefined,
): string | undefined {
  const hasNumber = numberAt !== undefined;
  const end = first?.index ?? piece.length;
  const told = withoutMoneySign(piece.slice(0, end));
  const lead = first || hasNumber ? leadOf(told, hasNumber && first === undefined) : piece;
  // A name ends where the number stands, whatever is said between the number and the first sum.
  const before = hasNumber && numberAt < end ? bareName(beforeNumber(piece.slice(0, numberAt))) : '';
  if (before !== '' && isListName(cleanName(before).name)) return before;
  const isOpen = lead === '' || isInterjection(lead) || OWES.test(lead) || OWES.test(told.trim());
  const found = [lead, first && isOpen ? tailOf(piece, first) : ''].map(bareName);
  return found.find((text) => isListName(cleanName(text).name) || (first !== undefined && isTrade(text)));
}
