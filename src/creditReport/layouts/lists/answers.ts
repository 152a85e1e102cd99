import { either, inTurn } from '../../page/anyOf';

/** How people go on about what they have just named. */
export const REFERS = inTurn(
  'iu',
  // Yes, no, and how people begin.
  `^(?:${either(
    /no|nope|nah|yes|yea|yeah|yep|yup|oh|ok|and|but|so|well|um|uh|i think|y|pero|sí|si|mas|e/,
  )}[,.]? )*`,
  either(
    // This one.
    /that['’]?s|thats|that (?:one|is|was)|this one/,
    // How it stands.
    /never|always|not (?:late|behind)|no late|its|it['’]?s|it (?:is|was|went)/,
    // How its owner stands, and what is said of it.
    /im|i['’]?m|i am|i was|we['’]?re|we are|still|also|they (?:say|said)/,
    // Spanish and Portuguese.
    /esa|ese|esta|este|está|estoy|voy|vamos|essa|esse|estou/,
  ),
  /(?!\p{L})/u,
);

/** Of what else somebody speaks: `I'm current on my rent`. */
export const OF_ELSE =
  /(?<!\p{L})(?:on|with|con|com) (?!it(?!\p{L})|that|this|them|es[aeo]|ess[ae]|ella?(?!\p{L}))\p{L}/iu;

/** A question without its mark, as people type it: `is it current`. */
export const ASKS =
  /^(?:(?:and|so|ok|but) )?(?:is|are|was|were|r) (?:it|that|this|they|those|you|u|we)(?: one)? /i;

/** How an answer begins. */
export const ANSWERS = /^(?:no|nope|nah|yes|yea|yeah|yep|yup|sí|si|sim|não)(?:[,.]? |$)/iu;

/** What people add to what they say, and no title has: `collections obviously`. */
export const ADDED =
  /(?:[ ,]+(?:obviously|already|now|right now|sadly|ugh|lol|sorry|of course|i (?:think|guess)|too|though|:[-']?[()]+|ya|ahora|já|agora))+$/iu;

/** A message that is but an answer. */
export const ANSWER_ALONE = /^(?:y|yes|yep|n|no|nope|sí|si|sim|não)[.! ]*$/iu;

/** A question, before its answer on one line with it. */
export const ASKED = /^([^?]{4,40}\?) (?=\S)/;

/** Whom the debt was owed to before: `its from an old Oak One card`. */
export const OWED_BEFORE = inTurn(
  'u',
  '^',
  either(
    // `its from an old Oak card`.
    inTurn(
      '',
      /(?:its|it['’]?s|thats|that['’]?s|it was|that was|was|used to be)(?: (?:from|for|with|originally))*/,
      / (?:an?|my|the|our) old/,
    ),
    // `it was originally the Oak`.
    inTurn(
      '',
      /(?:its |it['’]?s |it was )?(?:originally|used to be|bought from|for)/,
      /(?: (?:an?|my|the|our))?(?: old)?/,
    ),
    // Spanish and Portuguese: `antes era de la tarjeta Oak`.
    /(?:antes |originalmente )?era de(?: (?:una?|mi|la|el))?(?: tarjeta)?/,
  ),
  / (\p{Lu}.*?)(?: (?:card|loan|account|bill|debt))?$/u,
);
