import { either, inTurn } from '../page/anyOf';

/** Whose it is, and how often or when it comes. */
const BEFORE = `(?:${either(
  /my|our|his|her|the|other|total|monthly|weekly|household|family|extra|\p{L}+['’]s?|mi|nuestr[ao]|su/u,
)} )*`;
/** What people call what comes in; a bare `Pay` is what is paid on a debt. */
const COMES_IN = either(
  // What is earned.
  /(?:(?:net|gross|take[- ]home|side|part[- ]time|rental|business|base) )*incomes?/,
  /(?:net|gross|take[- ]home|(?<=(?:my|our|his|her|['’]s?) )(?:base )?)(?: ?pay)|take[- ]home|paychecks?/,
  /salary|salaries|wages?|earnings/,
  `(?:${either(
    /full[- ]time|part[- ]time|day|night|main|second|2nd|side|weekend|other/,
  )} )?(?:jobs?|gig|hustle)(?: (?:#? ?\\d|one|two))?`,
  // What the state, or a fund, pays.
  /pensions?|ssi|ssdi/,
  `${either(
    /soc(?:ial|\.)? ?sec(?:urity|\.)?|unemployment|(?:va )?disability|survivors?|veterans?|retirement/,
  )}(?: (?:income|benefits?|checks?|pension|pay(?:ments?)?))?`,
  // What comes in besides.
  /stipend|overtime|tips|(?:alimony|child support) (?:received|coming in)/,
  // Spanish and Portuguese.
  /ingresos?|sueldos?|salarios?|pensi[oó]n|nómina|renda/,
);
/** How often a sum comes: `/mo`, `every 2 weeks`, `after tax`. */
const HOW_OFTEN = either(
  String.raw` ?(?:\/|per|an?|each|every|al|por|cada) ?(?:other )?${either(
    /mo|mth|months?|wk|weeks?|yr|year|2 weeks|two weeks|paycheck|payday|mes|semana|quincena/,
  )}\.?`,
  ` ${either(
    /monthly|weekly|bi-?weekly|twice a month|net|gross|take[- ]home|after tax(?:es)?|before tax(?:es)?/,
  )}`,
);
/** A sum, how often it comes, and nothing else. */
const SUM = String.raw`(?:about |around |approx\.? |only |is |~)*\$? ?\d[\d,]*(?:\.\d\d?)? ?k?${HOW_OFTEN}*`;
/** Who earns, as people speak of themselves and theirs: `we also`, `my wife currently`. */
const WHO = [
  '^(?:and )?(?:(?:i|we|he|she|(?:my |our |the )?(?:husband|wife|spouse|partner|boyfriend|girlfriend)) )?',
  '(?:(?:also|only|currently|usually) )*',
].join('');

/** A line that is nothing but what comes in: `Husband's pay: $2,800/mo`, `SSI $914`. */
const NAMED_SUM = new RegExp(
  String.raw`^${BEFORE}${COMES_IN}(?: ?\([^()\d$]{2,30}\))?(?: ?[:=–—-] ?| )${SUM}[.!]?$`,
  'iu',
);
/** The same with what it comes from behind its title: `Income: Salary $3,250/mo`. */
const TITLED = new RegExp(
  String.raw`^${BEFORE}(?:(?:net|gross|take[- ]home|side) )*(?:income|ingresos?|earnings|money coming in): ?[^$\d:]{0,60}${SUM}[.!]?$`,
  'iu',
);
/** Somebody earns so much: `I make 3250.45 a month and get 412 pension`. */
const EARNS = new RegExp(
  String.raw`${WHO}(?:makes?|earns?|brings? (?:home|in)|takes? home|clears?) ${SUM}(?![\d,.]*\d)(?!.{0,20}payments?)`,
  'iu',
);
/** The same, which is paid so often, and from whom: `Gets 1,800 a month from SSDI`. */
const GETS = inTurn(
  'i',
  '^(?:and )?(?:(?:i|we|he|she) )?(?:(?:also|only|currently|usually) )*(?:gets?|receives?|draws?) ',
  /(?:about |around )?\$? ?\d[\d,]*(?:\.\d\d)?/,
  / ?(?:\/|an?|per|each|every) ?(?:other )?(?:mo|months?|wk|weeks?|yr|year)/,
  /(?: (?:in|from|of) [^\d$]{2,40})?$/,
);
/** Somebody works somewhere, for so much: `Works at Oak Store 2800/mo`, `works nights, 19 an hour`. */
const WORKS = inTurn(
  'iu',
  String.raw`${WHO}(?:works?|is working|am working|working|employed|is employed)(?: [^\d$]{1,60}?)?`,
  `,? (?:for |makes |making |earns |earning )?${SUM}`,
  /(?: (?:an?|per|every) hour| ?\/ ?h(?:ou)?r)?[.!]?$/,
);
/** Spanish and Portuguese: `Ganhamos: eu US$ 2.900,00 faxina, Ana uns US$ 4.800,00`, `Mi esposo gana $2,800 al mes`. */
const GANA = inTurn(
  'iu',
  /^(?:(?:eu|n[oó]s|yo|nosotros|(?:mi|meu|minha|el|la|o|a) \p{L}{2,15}) )?/u,
  /(?:(?:tamb[eé]m|tambi[eé]n) )?(?:gan(?:ho|ha|hamos|ham|o|a|amos|an)|receb(?:o|e|emos|em)|(?:me|nos) pag(?:an|am))(?: por (?:m[eê]s|semana))?(?:: ?| (?=(?:us)?\$|\d|uns|umas|unos|como|cerca|aprox|m[aá]s de|mais de|entre))/,
  /(?=[^\n]*\d)(?!.*\b(?:d[ií]vida|deud[ao]|cobran|carta|cart[aã]o|tarjeta|empr[eé]stimo|pr[eé]stamo|dev(?:o|e|emos)|deb(?:o|e|emos)|multa)\b)/,
);
/** Spanish checks, each of which is told of somebody, and Vietnamese wages: `Mi cheque $612 por semana, el de Beto $540`, `Lương anh Minh $4,850 một tháng`. */
const CHEQUE = inTurn(
  'iu',
  /^(?:(?:mi|el|su|nuestro|meu|o) (?:cheque|sueldo|salario|salário)|(?:tiền )?lương)(?: (?:de |del |anh |chị |chồng |vợ )?\p{L}{2,15}){0,2}(?: (?:es|son|é|como|khoảng|là))*:? \$? ?\d/u,
  /(?!.*(?:deud|deb(?:o|e)|tarjeta|pr[eé]stamo|cartão|d[ií]vida|nợ|trễ|thẻ))/u,
);
/** What comes in beside the rent, in an agent's shorthand: `PT aide, net 2650/mo rent 1175`. */
const INCOME_AND_RENT =
  /\b(?:net|gross|income|take[- ]home)[: ] ?\$?\d[\d,.]*k?(?: ?\/ ?mo\b)?[,;]? (?:and )?rent:? \$?\d[\d,.]*(?: ?\/ ?mo)?[.!]?$/i;
/** What somebody owes for it, or of whom he has a debt. */
const OWED =
  /\b(?:ow(?:e|es|ed|ing)|debts?|loans?|cards?|balance|bal|behind|late|overpa(?:id|yment)|collections?)\b/i;
/** A longer line tells more. */
const MAX_LENGTH = 120;

/** Where another sentence begins. */
const SENTENCE = /(?<=[^\s.]{2}[.!?;])(?<!\bSoc\.) (?=\p{L})/u;

/** Whether a line tells what comes in, and of no debt: so does each of its sentences that has a figure. */
export function tellsIncome(line: string): boolean {
  if (line.length > MAX_LENGTH || !/\d/.test(line) || OWED.test(line)) return false;
  if (INCOME_AND_RENT.test(line)) return true;
  return line.split(SENTENCE).every((sentence) => !/\d/.test(sentence) || isIncome(sentence));
}

function isIncome(line: string): boolean {
  return [NAMED_SUM, TITLED, EARNS, GETS, WORKS, GANA, CHEQUE].some((told) => told.test(line));
}

/** The title over lines of what comes in. */
const TITLE = new RegExp(
  `^(?:${either(
    /my|our|all|total|monthly|weekly|annual|yearly|household|family|combined|current|other|net|gross|regular/,
  )} )*${either(
    /(?:sources? of )?incomes?(?: (?:sources?|per month|a month|each month|monthly|and benefits))?/,
    /money (?:coming in|in|that comes in)/,
    /what (?:comes in|(?:i|we) (?:make|earn|bring (?:in|home)))(?: (?:each|every|a|per) month)?/,
    /earnings|wages|paychecks?/,
    // Spanish and Portuguese.
    /ingresos?(?: (?:mensual(?:es)?|del mes|familiar(?:es)?|netos?))?|entradas|sueldos?|rendas?|renda mensal/,
  )}$`,
  'i',
);

/** Whether a title without its colon stands over what comes in. */
export function isTitleOfIncome(title: string): boolean {
  return TITLE.test(title);
}
