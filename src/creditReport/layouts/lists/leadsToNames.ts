import { anyOf, either } from '../../page/anyOf';
import { A_FEW_TIMES } from './fewPayments';

/** Words that lead from a name to what is said about it, right behind the name: `Chase is`, `Oak saldo`, `Elm ending in`. */
const LINK_WORDS = either(
  // Who owes.
  /is|are|was|has|have|i|we|still|(?:says?|said|claims?|thinks?|insists?)(?: that)? (?:i|we)(?: still)? owe|owes?(?: (?:him|her|them))?/,
  // What is owed, and about how much.
  /owed|(?:with an? )?bal(?:ance)?(?: of)?|total|about|abt|around|approx(?:imately)?|roughly|like/,
  // Limits, and what it was at first.
  /avail(?:able)?|(?:credit )?limit|original(?:ly)?|initial(?:ly)?|orig|at|for/,
  // Who lent it.
  /me prest[oó]|lent (?:me|us)|loaned (?:me|us)/,
  // Spanish, Portuguese, French, Vietnamese and Chinese.
  /saldo|debo|devo|debemos|(?:(?:me|nos|le) )?(?:quedan?|faltan?|restan?)|con|de|com|avec|còn|nợ|欠款?|[还還](?:剩|欠)|尚欠|剩[余餘]?/,
  // The end of a number.
  /ends?(?: in)?|ending(?: in)?|terminad[ao](?: en)?|termina(?: en)?|terminaci[oó]n|final|số cuối|đuôi(?: số)?|no/,
  // What became of it.
  /that['’]?s an? \p{Ll}+|charged off|closed|past due|in collections?/u,
);

/** What leads from a name to what is said about it, also where the sum behind it is paid a few times. */
export const LINK = anyOf(
  'iu',
  String.raw`\s+${A_FEW_TIMES}\s*$`,
  String.raw`(?:\s*[#:=,.~]+|\s+${LINK_WORDS})\s*$`,
  /\s+for (?:the|my|our|a|his|her) \p{Ll}+\s*$/u,
);

/** That it is paid off, behind a name: `Macy's ya la liquidé en julio`, `Macy's I paid off`. */
export const PAID_BEHIND = anyOf(
  'iu',
  // Spanish and Portuguese.
  String.raw` (?:(?:ya|que|j[aá]|la|las|lo|los|a|o|me|nos) )*${either(
    /liquid[eé]|liquidamos|liquidad[ao]|pagu[eé]|pagamos|pagad[ao]|quitei|quitad[ao]|saldad[ao]/,
  )}(?![\p{L}]).*$`,
  / (?:(?:i|we|is|was|got|all|already) (?:\p{L}+ )?)?paid (?:it )?(?:off|in full)(?![\p{L}]).*$/u,
);

/** How people go on, one such saying after the other: `oh and also`, `the next one is`, `we still owe`. */
const GOES_ON = either(
  // Words before a comma or a blank.
  /(?:sorry|oops|wait|actually|typo|correction)[, :]/,
  `${either(
    /ok(?:ay)?|yea|yeah|yep|yup|um+|uh+|ah+|oh+|and|then|also|forgot(?: about| to (?:add|list|mention|include))?/,
    /(?:ay,? )?(?:sí|si)|y|luego|también|tambem|também|después/,
    // Chinese.
    /[哦噢啊]?对了?|[哦噢啊]|另外|还有|還有|然后|好的?|嗯/,
  )}[, ]`,
  // Whose it is, or what for, which no blank parts in Chinese: `还有你读书的 Oak`.
  /(?:(?:另外|还有|還有) ?)?[你我他她]\p{Script=Han}{0,6}的 ?(?=\p{Script=Latin})/u,
  // Words that only a comma shows to be none of a name.
  /(?:so|well|yes|plus|no|next|last(?:ly)?|finally|first|e|pues|bueno),/,
  // Which of them it is, and whose.
  /ahora es(?: de)?|agora é(?: d[aeo])?|now it['’]?s/,
  /(?:mine|his|hers|(?:the )?(?:next|first|second|third|last)(?: one)?) is(?: just| only)?/,
  /(?:mine|his|hers|ours)(?: are)?:|(?:mine|his|hers|ours) (?:are|r)(?= )/,
  // Who writes, and who has what.
  /(?:msg|message|alert) from/,
  // What somebody near has lent; a lender is called by a name.
  /(?:(?:a|the|personal|cash) )?loan from(?= \p{Ll})/u,
  /(?:(?:that|this|it)(?:['’]?s| is)|(?:i|we) (?:got|have|found)|got) (?:the|an?|this|that|another) (?:letter|bill|notice|statement|text|email)(?: (?:here|too|i got))? from/,
  /there(?: is| are|['’]?s)(?: an? (?:collection|charge[- ]?off)(?: account)? (?:from|with|by)(?= ))?/,
  // Who owes; a relative who is owed is named.
  /(?:devo|devemos|debo|debemos) (?:para|a|ao|à|al) (?!(?:mis?|nuestr[ao]s?|[ao]|minha|meu)(?!\p{L}))(?=\p{L}{2})/u,
  /(?:(?:i|we|he|she|they) (?:(?:still|also) )?)?owes? (?:(?:on|to) )?(?!(?:her|his|their) )(?=\p{L}{2})/u,
);

/** How people begin to speak of the next debt, before its name. */
export const LEAD_IN = new RegExp(String.raw`^(?:\p{Extended_Pictographic}+ )?(?:${GOES_ON} *)+`, 'iu');
