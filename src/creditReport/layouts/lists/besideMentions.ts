import { anyOf, either, inTurn } from '../../page/anyOf';

/** What stands right before a creditor. */
export const LEADS = inTurn(
  'i',
  /(?:^|\s)/,
  either(
    /with|at|through|called|named|from|owe|owes|owed|owing/,
    /(?:owed|pay|paid|over|sold|sent|assigned|went|goes|back) to|is|are|was|by|there(?:['’]s| is| are)|have/,
    /(?:payday|title) loan|owe[ds]? \$? ?\d[\d,]{1,8}(?:\.\d\d)?k? to/,
    // Spanish and Portuguese, French, Haitian Creole and Vietnamese.
    /con|(?:debo|debemos|devo) (?:a|al|à|ao)|a la|com|avec|chez|nan|là|vay|của/,
  ),
  /(?: (?:the|my|our|a|an|la|el|o))?\s*$/,
);

/** What stands right behind one. */
export const FOLLOWS = inTurn(
  'i',
  /^(?:['’]s)? ?/,
  either(
    // What it has given: `Oak's credit card`.
    /(?:store |credit |personal |car |auto |student |home )?(?:cards?|loans?|bill|account|visa|mastercard|mortgage|line)\b/,
    // What is told behind a comma, a colon or a dash.
    `[,:–—-]+ ?${either(
      /\(|account|acct|card|loan|ending|ends|#|\$|i owe|we owe|owe|the balance|balance|bal|that['’]?s the/,
      /it['’]?s|about|debo|devo|saldo|cuenta|cart[aã]o|tarjeta|for the/,
      /they (?:want|say|said|claim|are asking)/,
    )}`,
    // What creditors do.
    `(?:(?:just|already|then) )?${either(
      /closed (?:my|our|the|it|this|that)|repossessed|sued|is suing|(?:lowered|cut|raised) (?:my|our|the)/,
      /(?:charged|wrote) (?:(?:it|this|that|me|us|(?:my|our|the) \w+) )?off/,
    )}\\b`,
    // A sum, a remark, or who owes.
    /\$|\(|(?:i |we )?(?:still )?owe|debo|devo/,
  ),
);

/** Before one to whom the debt was given. */
export const BUYER_LEADS = anyOf(
  'i',
  // To whom it was given.
  inTurn(
    '',
    /(?:turned over|sold|sent|went|assigned|transferred|given|handed|passed)/,
    /(?: (?:it|that|this|them|off|over))? to (?:an? |the )?(?:agency |company |collector )?(?:called |named )?\s*$/,
  ),
  /(?:company|agency|collector)(?: called| named| is|['’]s|,)?\s*$/,
  // Who has it now, also in Portuguese and Spanish.
  String.raw`\b${either(
    /now (?:with|owned by|at|it['’]s)|belongs to|bought by|picked up by/,
    /agora é d[ae]|agora (?:está )?com|ahora (?:la|lo) tiene|ahora es de|ahora con/,
  )}\s*(?:the )?$`,
);
/** Behind one to whom the debt was given. */
export const BUYER_FOLLOWS =
  /^,? (?:they|who|which|that) (?:just |recently |have |has )?(?:bought|purchased|took over)\b|^ (?:(?:has|have)(?= (?:it|this|that|the debt|now)\b|[.,;]|$)|(?:owns|bought|took over|is collecting)\b)/i;

/** Before one who had the debt before. */
export const SELLER_LEADS = anyOf(
  'i',
  // From whom it was bought.
  /\b(?:bought|purchased|got|took)(?: (?:it|this|that|the debt|them))? from (?:the )?$/,
  /\b(?:bought|purchased|took over) (?:my|our|the|an?)(?: old)? $/,
  // Who has it now: `Elm has my old`.
  /\b(?:has|owns|holds|got) (?:my|our|the|an?|that) old $/,
  // What it is about: `about my old account with`.
  inTurn(
    '',
    /\b(?:about|for) (?:my|our|the|an?) old /,
    /(?:(?:apartment|place|lease|account|card|bill|visit|membership) (?:\(|(?:at|with|from) (?:the )?))?$/,
  ),
  /\babout (?:my|our) $/,
  // Whose it was: `that's from an old`.
  /\b(?:it['’]?s|that['’]?s|its|thats) (?:from |for )?(?:an?|my|our|the) old $/,
  /\bfrom (?:an?|my|our|the) old $|\bit was (?:the|my|our) old $/,
  /\b(?:used to be|originally|formerly|era de|antes(?: era)?(?: de)?)(?: with| from)? (?:my |the |an? )?$/,
  // Under the words of papers: `The original creditor on that one was`.
  /\boriginal (?:creditor|lender)(?: (?:on|of|for|there|here)(?: (?:that|this|it)(?: (?:one|debt|account|bill))?)?)? (?:was|is) (?:the )?$/,
);

/** Before one who had the debt of a collector named before it: `Elm Recovery, yes $900, it was Oak`. */
export const WAS_OF =
  /\b(?:it|that|this|which|they)(?: (?:was|is|were)|['’]s) (?:(?:really|originally|actually|from|with) )*(?:(?:the|my|our|an?) )?(?:old )?$/i;

/** Between one who collects and the one for whom. */
export const FOR = /^ (?:for|on behalf of) $/;

/** The same where it is told what kind of debt it was: `Elm Recovery for the Oak bill`. */
export const [FOR_THE, OF_KIND] = [
  /^ (?:for|on behalf of) (?:the|my|our|an?) (?:old )?$/,
  /^ (?:bill|account|acct|card|debt|apartment|loan)(?!\p{L})/u,
];

/** Behind a person: what he has, makes or says. */
export const PERSON_FOLLOWS = /^ (?:has|makes|gets|says?|said|told|works|earns|pays|brings|and i)\b/i;
/** Before a person, who is spoken to or of. */
export const PERSON_LEADS =
  /\b(?:hi|hello|dear|mr|mrs|ms|miss|dr|wife|husband|son|daughter|brother|sister|friend|agent|sincerely|thanks|regards|love)\.?,? $/i;

/** Whom nothing is owed: `We do not owe the IRS`. */
export const NOT_OWED = /(?:\b(?:not|never)|n['’]t) owe (?:anything to |the )*$/i;

/** What was bought. */
export const THING_LEADS = /\bfor (?:the|a|my|our|his|her) $/i;

/** Between a card and the bank behind it: `Best Buy card that's through Citi`. */
export const ISSUED_BY =
  /^ (?:store |credit )?(?:card|visa|mastercard|account),? (?:(?:that['’]?s|that is|which is|it['’]?s|is|and it['’]?s) )?(?:really |actually |issued |run |serviced |managed )?(?:through|thru|by|with|from) (?:the )?$/i;
