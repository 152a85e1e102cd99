import { anyOf, either, inTurn } from '../../page/anyOf';

/** Words for a card, a loan or a thing that is paid off, in front of the name of whom it is owed to. */
export const KIND_IN_FRONT = inTurn(
  'i',
  '^(?:(?:la|el|mi|una?|o|a|minha|meu|le|ma|mon) )?',
  either(
    /tarjetas?|pr[eé]stamos?|cuenta|cart[aã]o|empr[eé]stimos?/,
    /carro|auto|troca|camioneta|casa|carte|prêt|financiamento/,
  ),
  '(?: (?:personal|pessoal|de cr[eé]dito|de tienda|do carro|del carro|de auto))?',
  '(?: (?:es|está|é))?(?: (?:de la|de|del|do|da|con|com|en|avec|chez))? ',
);

/** The same in Chinese. */
export const KIND_IN_FRONT_OF =
  /^(?:[房车車学學]贷|[房车車学學]貸|(?:学生|學生|个人)?(?:贷款|貸款)|信用卡|牙[医醫]|医疗(?:账单|费)?|[医醫]院[账帳賬][单單]|医药费|(?:\p{Script=Han}{1,3}[费費])?欠)[ :]+(?=\p{L})|^欠(?=\p{Script=Han}{1,4}$)/u;

/** What Chinese says up to the name of who collects: `账单已经转到催收公司 Elm Systems`. */
export const COLLECTOR_BEHIND =
  /^[\p{Script=Han} ,]{0,30}(?:催收|追收|讨债|討債|收账|收賬)(?:公司|机构|機構|代理)?[是叫: ]*(?=\p{Script=Latin})/u;

/** What a debt is, behind whom it is owed to, and no part of the name: `大姐 私人借款`, `Oak final bill`, `gas bill`. The kind of a card or loan is a part of it: `Elm car loan`, `Elm 信用卡`. */
export const KIND_BEHIND = anyOf(
  'iu',
  // Chinese, of a person.
  / (?:私人)?借款$/u,
  // English; an account of a bank has an overdraft of its own.
  / (?:(?:final|last) bill|(?<=^(?:my |our |the )?(?:gas|water|electric(?:ity)?|light|power|phone|cable|internet|utility) )bill|(?<!(?:checking|savings|account) )overdraft|cash ?out|office)$/,
  / (?!auto|car|truck)\p{Ll}{3,} lease$/u,
);

/** Whose thing was bought, without to whom it is owed: `La troca de Beto`. */
export const OWN_THING =
  /^(?:la|el|mi|o|a) (?:troca|camioneta|carro|coche|casa) de(?:l| la| mi)? (?=\p{L}+$)/iu;

/** How many things it is owed for, behind a name: `Verizon 2 phones`, `Elm Medical - 2 bills`. */
export const COUNT_BEHIND =
  / (?:[-–—] )?(?:\d{1,2}|two|three|four|both) (?:phones|lines|bills|visits|cards|accounts|loans|tickets)$/i;

/** Kinds of debt in small letters behind a name in capitals: `HUNTINGTON NATL BK auto`. */
export const BEHIND_CAPITALS =
  /^((?=(?:.*\p{Lu}){4})[^\p{Ll}]+) (?:auto|car|truck|(?:hospital |medical )?bill|loan|card)$/u;

/** Loans by what they are for: `car loan`, `préstamo del carro`, `2nd mortgage`, `401k loan`. */
const LOANS = either(
  /(?:car|auto|truck|student|home|house|school|grad) loans?/,
  /(?:pr[eé]stamo|empr[eé]stimo|cr[eé]dito) (?:del?|de la|do|da|para el) \p{Ll}+/u,
  /car|truck|van|suv|house|home|(?:(?:1st|2nd|3rd|first|second|third) )?mortgage/,
  /(?:(?:1st|2nd|3rd|first|second|third) (?:mortgage )?\/ )?(?:heloc|home equity(?: loan| line)?)/,
  /loans?|cards?|(?:personal|payday|title) loan|401 ?(?:k|\(k\))(?: loan)?|auto|vehicle|motorcycle|boat|rent|other|misc/,
  /visa|master ?card|time ?share|(?:(?:income|back|property) )?taxes/,
);

/** Things of a house, and what people wear, as they call what they pay for them: `couch payments`, `furniture store`. */
const GOODS = either(
  /furniture|mattress|couch|sofa|washer|dryer|fridge|appliances?|laptop|computer|tires/,
  /glasses|braces|hearing aids|roof|windows|hvac|furnace|solar(?: panels)?|jewelry|muebles/,
);

/** Words that say what was bought, and name nobody. */
export const THING = new RegExp(
  String.raw`^(?:the |my |our |la |el |mi |o |a |minha |meu |\p{L}+['’]s )?${either(
    LOANS,
    `${GOODS}(?: (?:pl(?:an)?|payments?|store|set))?`,
    // Spanish and Portuguese: `la troca de Beto`.
    /(?:troca|camioneta|carro|casa|pr[eé]stamo|coche) de(?:l| la| los| mis?)? \p{L}+/u,
    /carro|casa|pr[eé]stamo|tarjeta|empr[eé]stimo/,
    // Whose it is, and a bare yes.
    /minha|meu|m[ií]a|mine|hers|his|sí|si|yes|ok/,
  )}$`,
  'iu',
);

/** What households buy, as they speak of it. */
const BOUGHT = either(
  /car|truck|van|suv|jeep|house|boat|camper|motorcycle|couch|mattress|furniture|braces|phones?/,
);

/** What was bought, before whom it is owed to: `the truck w/ Ally`, `couch through Affirm`. */
export const THING_FROM = new RegExp(
  String.raw`^${either(
    // Anything with an article, whatever is said of it.
    /(?:the|my|our|a|his|her) \p{L}+ (?:(?:is|was|loan|note) )*(?:w\/|with|through|thru|from|at)/u,
    // What households buy, also without one; `w Ally` says the same.
    `${BOUGHT}(?:['’]s)?(?: (?:loan|note|payment))?(?: is)? (?:w\\/|w(?= )|with|through|thru)`,
  )} ?(?=\p{L})`,
  'iu',
);

/** The same with nothing but a verb between them, where a creditor follows that many owe: `car is ally`. */
export const THING_IS =
  /^(?:(?:the|my|our|his|her) )?(?:car|truck|van|suv|jeep|house|mortgage|boat|camper|motorcycle|couch|mattress|furniture|braces|phones?)(?: (?:loan|note|payment))? (?:(?:is|are|was)(?: still)? )?(?=\p{L})/iu;

/** What kind of debt it is, in small letters before whom it is owed to: `the car note with Ally`, `student loans Oak`. */
export const KIND_BEFORE = inTurn(
  'u',
  '^(?:(?:the|my|our|a|his|her) )?',
  either(
    /(?:[Cc]ar|[Tt]ruck|[Aa]uto|[Ss]tudent|[Hh]ome|[Pp]ersonal) (?:notes?|loans?|payment)|credit card|store card/,
    /(?:[Pp]ayday|[Tt]itle) loan/,
    `${either(
      /ER|[Hh]ospital|[Mm]edical|[Dd]octor|[Dd]ental|[Dd]entist|[Vv]et|[Aa]mbulance/,
      /[Pp]hone|[Ee]lectric|[Cc]able|[Ii]nternet/,
    )} bills?`,
  ),
  /[:,]? (?:(?:(?:is|was) )?(?:with|w\/|at|through|thru|to|from) )?(?=\p{Lu})/u,
);
