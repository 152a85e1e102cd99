import { either, inTurn } from '../../page/anyOf';

/** Words before who had the debt first, or before: `orig. creditor`, `it was a`, `collecting for`, `原债权人`. */
const WAS_OF = either(
  // As papers and tables have it.
  /orig(?:inal(?:ly)?)?\.?(?: cred(?:itor|\.)?)?(?: (?:from|with|is|was))?/,
  /O(?:rig(?:inal)?\.?|RIG(?:INAL)?\.?) (?:[Cc]red(?:itor|\.)?|CRED(?:ITOR|\.)?)(?: (?:is|was))?|(?:(?:[Ee]l|[Oo]) )?(?:[Cc]redor|[Aa]creedor) original(?: (?:es|era|é))?/,
  /o\/?c|fka|formerly/,
  // As people say it.
  /(?:[Ii]t |[Tt]his |[Tt]hat |which )?(?:[Ww]as|used to be)(?: originally)?(?: (?:an?|my|the|from))?/,
  /(?:[Tt]hat|[Tt]his|[Ii]t)(?: is|['’]s| was) (?:originally )?(?:from|for)(?: (?:my|the|our))?/,
  /(?:[Tt]hat|[Tt]his|[Ii]t)['’]?s (?:the|my|our|an?) old/,
  // Who bought it, or collects it.
  /bought (?:it |this |the debt )?from|[Cc]ollect(?:ions?|ing|s) (?:for|para sa)|(?:for|from)(?: (?:the|my|our))?(?: old)?/,
  // Spanish and Portuguese.
  /(?:que )?(?:era|viene|vem) d(?:[aeo]s?|el)(?: (?:una?|mi|la|el))?(?: (?:tarjeta|cuenta|cart[aã]o|conta|pr[eé]stamo)(?: d(?:[aeo]s?|e la|el))?)?|era|se te/,
  /(?:(?:que|antes) )?era (?:la|mi|una?) (?:(?:vieja|antigua) )?(?:tarjeta|cuenta|deuda|pr[eé]stamo) d(?:e(?: la)?|el)/,
  /por (?:la|el|una?|mi) (?:(?:vieja|antigua) )?(?:tarjeta|cuenta|deuda|pr[eé]stamo) (?:de(?: la|l)?|con)/,
  // Chinese.
  /原债权人|原始债权人|原債權人|原债主|原債主|原始债主|原公司/,
);

/** Who had the debt first, or before, behind the words for it: `orig. creditor: Oak Bank`, `was the Elm one`. */
export const ORIGINAL = new RegExp(String.raw`^${WAS_OF}(?![\p{L}\d_])(?:: *| +)(\p{Lu}.*?)(?: one)?$`, 'u');

/** What people say behind who was owed before: `a Oak One i had in 2021`. */
export const OWN_ONCE =
  /(?: (?:account|acct))?(?: (?:(?:that |which )?(?:i|we|he|she) (?:had|got|opened)|and (?:it|that|they)|from (?:the|my|our|when|before|back|\d)|since)\b.*$| (?:account|acct)$)/i;

/** Who was owed before, by what is left of it: `old Oak bill`, `this was my old Oak card`. */
export const OLD =
  /^(?:(?:(?:[Ii]t|[Tt]his|[Tt]hat) )?(?:[Ww]as|[Uu]sed to be) )?(?:(?:an?|my|the|our) )?old (\p{Lu}.*?) (?:bill|card|account|loan|debt)$/u;

/** Who asks for the debt now, in Chinese: `转给 Elm Recovery 催收了`. */
export const GIVEN_TO =
  /^(?:已经?|已經)?(?:转给|轉給|交给|交給|卖给|賣給|转到|轉到)了? ?(\p{Lu}[\p{Script=Latin}&.'’ -]{1,40}?) ?(?:(?:催收|追讨|追討)(?:公司)?)?了?(?:,.*)?$/u;

/** Who asks for the debt now: `the agency is Elm Recovery`. */
export const COLLECTED_BY =
  /^(?:and |now |it['’]?s |its |is )*(?:(?:with|at|through|sent to|went to) )?(?:(?:the|their|an?) )?(?:(?:debt )?collector|(?:collection )?agency|(?:debt )?collection (?:agency|company|firm)|debt buyer)(?: is| called| named)?[:,]? (\p{Lu}.*)$/u;

/** The same in Spanish and Portuguese: `ya está en colección con la agencia Elm`, `la agencia se llama Elm`. */
export const COLLECTED_BY_AGENCY = inTurn(
  'u',
  /^(?:(?:[Yy]|[Ee]|[Yy]a|[Jj]á|[Aa]hora|[Aa]gora|[Ee]st[áa]|[Ee]s|(?:[Ll]a|[Ll]o) (?:mandaron|tiene)) ){0,4}/,
  /(?:(?:[Ee]n|[Ee]m|a) (?:colecci[oó]n(?:es)?|cobran[zç]as?|cobros?) (?:con|com|por|de|na|en) )?/,
  /(?:(?:[Ll]a|[Aa]|[Ee]l|[Oo]|una|uma) )?(?:(?:agencia|ag[eê]ncia|compañ[ií]a|empresa)(?: (?:de|que) (?:colecci[oó]n(?:es)?|cobran[zç]as?|cobros?|cobra))?|cobrador|colector)/,
  /(?: (?:se llama|se chama|es|é|llamada|chamada))? (\p{Lu}.*)$/u,
);

/** Who has the debt of another, behind its sum: `412 w/ Elm System in collections`, `sent to Elm Recovery`; also in Spanish and Portuguese. */
export const AT_COLLECTOR = inTurn(
  'u',
  /(?:^|[\d)],? )(?:(?:is|was|now|has|been|it|that|['’]s|got|ya|já|y|e|est[áa]|ahora|agora) )*/,
  either(
    String.raw`${either(
      /(?:sent|turned over|handed over|given|placed|went) (?:over )?(?:to|with)/,
      /in collections?,? (?:w\/|with|at|by|through)/,
      /e[nm] (?:colecci[oó]n(?:es)?|cobran[zç]as?|cobros?),? (?:con|com|por|pel[ao])/,
    )} (?:(?:the|la|el|a|o) )?(\p{L}[\p{L}&.'’ -]{2,40}?)`,
    /(?:w\/|with|at) ([\p{L}&.'’ -]{3,40}?),? (?:in|for) collections?/u,
  ),
  '$',
);

/** Who has it now, as people go on about a debt: `now w/ Elm & Elm Ltd`, `its w/ Elm Recovery now`. */
export const HELD_NOW =
  /^(?:and )?(?:(?:[Ii]t|[Tt]hat)(?:['’]?s| is| went| was)(?: now)?|[Nn]ow(?: it(?:['’]?s| is))?) (?:over )?(?:with|w\/|w(?= )|at|to|owned by|held by|handled by) ?(?:the )?(\p{L}[\p{L}&.'’ -]{2,40}?)(?: now)?[. ]*$/u;

/** The same with his name alone, who has to be known as one who collects: `its elm system now`. */
export const IS_NOW = /^(?:and |so )?(?:it|that)['’]?s (\p{L}[\p{L}&.'’ -]{2,40}?) now[. ]*$/iu;

/** Words before who has a debt by now that was told before: `now with`, `sold to`. */
export const PASSED_TO = either(
  /now (?:it['’]?s )?(?:with|w\/|at|owned by|held by)/,
  /(?:sold|went|sent|turned over) to/,
);

/** The same without a word for the time: `Elm Recovery has it`, `Elm Recovery owns that one now`. */
export const HAS_IT =
  /^(?:and |so |now )?(\p{L}[\p{L}&.'’ -]{2,40}?) (?:now )?(?:has|have|owns?|holds?|got) (?:it|this|that|the (?:debt|bill|account))(?: one)?(?: now)?[.! ]*$/u;

/** Who has given a debt away to be collected: `Oak Clinic sent it to collections`, `Oak turned me over to a collection agency`. */
export const GIVEN_BY = inTurn(
  'u',
  /^(\p{Lu}[\p{L}&.'’ -]{1,40}?) (?:(?:has|just|already) )*(?:sent|turned|gave|handed|sold|put) /u,
  /(?:it|this|that|them|me|us|my \p{Ll}+|the \p{Ll}+) (?:over |off )?(?:to|in|into|with) (?:an? |the )?/u,
  /(?:(?:debt )?collect(?:ions?|ors?)|(?:debt )?collection (?:agency|company))[.! ]*$/,
);

/** Whose debt went to be collected, in whatever letters he is written: `oak diagnostics went to collections`. */
export const WENT_TO_COLLECTIONS = inTurn(
  'iu',
  /^(?!(?:it|this|that|they|one|which|both|all|some|i|we)(?![\p{L}]))(\p{L}[\p{L}&.'’ -]{1,40}?) /u,
  /(?:(?:has|just|already|also) )*(?:went|gone|going) (?:in)?to (?:a )?(?:collections?|collection agency)[.! ]*$/,
);

/** Who collects, and for whom: `Elm Recovery collecting for Oak Bank`. */
export const COLLECTS_FOR =
  /^(\p{Lu}.{1,50}?),? (?:(?:is|are|who is|now) )?(?:collecting|collects|collector|collections?) (?:it |this )?(?:for|on behalf of) (?:the |my |our )?(\p{Lu}.*)$/u;

/** Who was owed, and who collects it, in one saying: `Oak Dental collections thru Elm System`, `Oak bill, in collections with Elm`. */
export const COLLECTED_THROUGH = inTurn(
  'u',
  /^(\p{Lu}[^\d$,;()]{1,40}?)(?: (?:bill|account|acct|card|loan|debt))?,? (?:(?:is|now|went|gone|sent|(?:in)?to) )*/u,
  /(?:in )?[Cc]ollections?,? (?:thru|through|with|w\/|by|via|at) ?(?:the )?(\p{Lu}[\p{L}&.'’ -]{1,40}?)[ :-]*$/u,
);

/** Who has bought a debt, or has it now, and whose it was: `Elm Recovery bought Oak One`, `Elm bought it from Oak Bank`, `Elm has my old Oak card now`. */
export const BOUGHT = inTurn(
  'u',
  /^(\p{Lu}.{1,50}?),? /u,
  either(
    inTurn(
      '',
      /(?:(?:has|who) )?(?:bought|purchased|acquired|took over) (?:(?:it|this|the debt|my debt) )?/,
      /(?:from )?(?:the |my |our )?(?:old )?/,
    ),
    /(?:now )?(?:has|owns|holds|got) (?:the|my|our|an?|that) old /,
  ),
  /(\p{Lu}.*?)(?: (?:card|loan|account|debt|bill|one))?(?: now)?$/u,
);

/** Whose debt it was, behind the sum of the one who collects: `Elm Systems 2,217 for Oak Park Apartments`, `640 from the ER visit at Oak`. */
export const BEHIND_SUM =
  /\d (?:for|from) (?:(?:the|my|our|an?) )?(?:old )?(?:(?:\p{L}{1,12} )?(?:visit|stay|surgery|trip) (?:at|to) (?:the )?)?(\p{Lu}[^\d$,;()]{2,50}?)(?: (?:bill|account|acct|debt|box|one))?$/u;

/** The same in Chinese: `$648.20 是 Oak Clinic 的医院账单`. */
export const BILL_OF =
  /\d ?(?:这|這)?(?:原来|原來|以前|之前|本来)?是 ?(\p{Lu}[\p{Script=Latin}\d&.'’ -]{1,40}?) ?的\p{Script=Han}{0,4}(?:[账帳賬][单單]|欠款|[债債]|卡|[贷貸]款|[费費]用?)$/u;

/** What becomes of a debt, behind the name of the one who collects it: `IC System collection`. */
export const COLLECTION_BEHIND = / (?:in )?collections?$/;

/** The same behind the number, before the sum: `Elm Recovery file 9183320 for Oak Bank BAL 402`. */
export const BEHIND_NUMBER =
  /^[ ,]+(?:for|from|FOR|FROM) (?:(?:the|my|our|an?) )?(?:old )?(\p{Lu}[^\d$,;()]{1,50}?)(?: (?:[Bb]al(?:ance)?|BAL(?:ANCE)?|[Oo]w(?:e[sd]?|ing)|OWED|[Aa]m(?:oun)?t|AMT|[Dd]ue|DUE))?[ :]*$/u;

/** Who has the debt of a thing, behind its sum: `the truck 18,300 w/ GM Financial`. */
export const LENDER = /\d,? (?:w\/|w(?= )|with|at|through|thru) ?(?:the )?(\p{L}[\p{L}&.'’ -]{2,40})$/iu;

/** For whom one collects who names himself: `Re: Oak Bank acct 1234`. */
export const COLLECTED_FOR = /^[Rr][Ee]: (?:your )?(\p{Lu}.*?)(?: (?:acct|account|ref|no|number)\b.*)?$/u;

/** Among other words than these, `for X` tells for what. */
export const ORIGINAL_WORDS =
  /orig|^o\/?c|^fka|^(?:it |this |that |which )?(?:was|used to be)|^(?:\S+ )?old |formerly|bought|^[Cc]ollect|^(?:antes )?era|^se te|^原/i;
