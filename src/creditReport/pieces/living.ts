import { either, inTurn } from '../page/anyOf';

/** What a household pays to live, by its label, in Chinese, Korean, Vietnamese and Tagalog; unless it is owed. */
const LIVING = inTurn(
  'u',
  // Nothing of it is owed or late.
  /^(?:[-*•·] ?)?(?!.*(?:欠|逾期|拖欠|催收|追收|연체|추심|미납|nợ|trễ|quá hạn))(?:(?:我们的|我的|每月|每个月|[Cc]òn|[Vv]à) ?)?/,
  either(
    // Rent, power, water and gas.
    /房租|租金|水电|水電|[电電]费|[电電]費|水费|煤气|煤氣/,
    // Telephones, food, fuel and insurance.
    /[网话]费|[網話]費|手机费|手機費|伙食|买菜|買菜|生活费|生活費|油费|保险费|保險費/,
    // Korean.
    /월세|관리비|전기세|생활비|식비/,
    // Vietnamese.
    /[Tt]iền (?:điện|nước|chợ|ăn|xăng|gas|học|thuê nhà|nhà thuê)/,
    // Tagalog: rent, light, water, food, what is sent home, and wages.
    /(?:[Uu]pa|[Kk]uryente|[Tt]ubig|[Pp]agkain|[Bb]aon|[Pp]adala|[Ss]weldo|[Ss]ahod)(?!\p{L})/u,
  ),
);
const MAX_LENGTH = 200;

const WHOSE = '(?:(?:my|our|her|his|their|the|mi|la|el|los?|nuestr[ao]|su|[oa]s?|meu|minha|noss[oa]) )?';
/** What a household pays for its home; no firm that lends things until they are paid: `Rent-A-Center`, `Rent to own`. */
export const RENT = 'rent(?![ -](?:(?:a|2)[ -](?:center|wheel|tire)|to[ -]own))';
/** What living costs, and is never owed for long by that name alone. */
const SURE = `${RENT}|groceries|food|gas|fuel|utilities|day ?care|child ?care|(?:(?:car|auto|health|renters?|life|home) )?insurance|(?:car|auto|health|renters?|life|home) ins\\.?|netflix|hulu|spotify|gym|subscriptions?|renta|alquiler|aluguel|gasolina|comida|seguro (?:d[aoe]l? )?(?:carro|auto|coche|van|moto|casa|vida|sa[uú]de|salud)`;
/** The same, and bills, which may be owed. */
const COST = `(?:${SURE}|trash|sewer|(?:light|electric(?:ity)?|power|energy|water|gas|heat(?:ing)?|cable|phone|cell(?: phone)?|internet|wi-?fi)(?: bill)?|lights|luz|agua)`;
const SUM = String.raw`(?:about |around |like |como |~)?(?:us)?\$? ?(?:\d{1,3}(?:\.\d{3})+,\d\d|\d[\d,]*(?:\.\d\d)?)(?: (?:d[oó]lares|dollars|bucks))?`;
const MONTHLY = String.raw`(?: ?\/ ?mo(?:nth)?\.?(?!\p{L})| (?:a|per|each|every) month| monthly| al mes| por mes| mensual(?:es)?| cada mes)`;
/** That none of it is owed, behind it: `and it is paid`, `y ya está pagada`. */
const PAID_NOW =
  /,? (?:and|but|y|e|pero|mas) (?:(?:it|that)(?:['’]?s| is) |(?:ya |j[aá] )?est[aá] )(?:all |already )?(?:paid|current|up to date|al d[ií]a|al corriente|em dia|paga(?:d[ao])?|pago)(?=[.!]?$)/iu;
/** A cost that tells by itself that it is none which is owed; a bill alone may be. */
const COSTS: readonly RegExp[] = [
  `^${WHOSE}${COST}(?: is|:| -| es(?: de)?| é(?: de)?)? ${SUM}${MONTHLY}[.!]?$`,
  `^(?:and |also |plus |y |e )?(?:my|our|her|his|their|mi|la|nuestra|[oa]|noss[oa]|meu|minha) (?:${COST}) (?:is|runs|costs|es(?: de)?|cuesta|é(?: de)?|custa) ${SUM}${MONTHLY}?[.!]?$`,
  `^(?:(?:and|also|plus|y|e) )?(?:(?:i|we|he|she|they) )?(?:also |tambi[eé]n )?(?:pays?|paying|pago|paga|pagamos|pagan) ${SUM}${MONTHLY}?(?: (?:for|in|on|of|de))? ${WHOSE}${COST}${MONTHLY}?[.!]?$`,
].map((pattern) => new RegExp(pattern, 'iu'));
/** One that stands beside it: `pays 1,250 rent, 185 electric`. */
const BESIDE = new RegExp(
  `^${WHOSE}${COST}(?: is|:| -)? ${SUM}[.!]?$|^${SUM}${MONTHLY}?(?: (?:for|in|on|of|de))? ${WHOSE}${COST}${MONTHLY}?[.!]?$`,
  'iu',
);
/** What parts several of them. */
const BETWEEN = /[,;] (?:and |plus |y )?| (?:and|plus|y) | [/|+] /i;

function isCost(part: string): boolean {
  return COSTS.some((pattern) => pattern.test(part));
}

/** Whether a line tells what a household pays to live: `房租每月$2,100`, `rent 1145/mo, light bill 96.40`, `and I pay 1250 rent`. */
export function tellsLiving(told: string): boolean {
  if (told.length > MAX_LENGTH) return false;
  const line = told.replace(PAID_NOW, '');
  if (LIVING.test(line)) return true;
  if (!/\d/.test(line)) return false;
  const isKnown = (part: string) => isCost(part) || BESIDE.test(part);
  const titled = TITLE_OF_COSTS.exec(line)?.[0] ?? '';
  // Under their title one that is known shows what the others are.
  if (titled !== '' && line.slice(titled.length).split(BETWEEN).some(isKnown)) return true;
  const parts = line.replace(/^(?:and|also|plus|y) /i, '').split(BETWEEN);
  return parts.some(isCost) && parts.every(isKnown);
}

/** The title over what living costs, and one over what comes again each month, a debt among it as well as none. */
const [TITLE_OF_COSTS, TITLE_OF_BILLS] = [
  /^(?:(?:my|our|his|her|their|the|other|basic|fixed|monthly|living|household) )*(?:expenses|living costs|cost of living|gastos|despesas)(?: (?:fij[ao]s|fix[ao]s|mensual(?:es)?|mensa(?:l|is)|del? mes|do mês|de la casa|da casa))?: /i,
  /^(?:(?:my|our|his|her|their|the|other|fixed|monthly|household|utility) )*(?:bills|utilities|subscriptions|facturas|recibos): /i,
];
/** Somebody pays for it: `pays rent 900`. */
const PAYS = /^(?:(?:and|also|plus) )?(?:(?:i|we|he|she|they) )?pays? (?:for )?/i;
const SURE_COST = new RegExp(`^${WHOSE}(?:${SURE})(?!\\p{L})`, 'iu');

/**
 * Whether a sentence among others tells what living costs, though it does not say how often that is paid: `Rent 1200 and
 * food 400`, `Expenses: rent 1200, dogs 40`. A bill alone may be owed.
 */
export function tellsCosts(sentence: string): boolean {
  if (sentence.length > MAX_LENGTH || !/\d/.test(sentence)) return false;
  if (TITLE_OF_COSTS.test(sentence) || tellsLiving(sentence)) return true;
  const parts = sentence.replace(TITLE_OF_BILLS, '').replace(PAYS, '').split(BETWEEN);
  return (
    parts.some((part) => SURE_COST.test(part)) && parts.every((part) => isCost(part) || BESIDE.test(part))
  );
}

/** Whether a name is what living costs, and is never owed for long by that name alone. */
export function isLivingCost(name: string): boolean {
  return SURE_COST.test(name);
}
