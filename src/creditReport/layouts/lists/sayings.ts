import { anyOf, either, inTurn } from '../../page/anyOf';

/** Words of sentences, which no name of a creditor holds. */
const OF_SENTENCES = either(
  // A day of the week, as mails tell it.
  /on (?:mon|tues?|wed|thu|fri|sat|sun)/,
  // Who and whose; `I.` is an initial.
  /my|our|your|you|they|she|he|the|this|that|thats|which|is|are|was|i(?!\.)|we|it['’]s/,
  // What people ask of each other, and how they go on.
  /please|call|called|want|wants|hope|if|but|because|example|sent|wrote|subject|how|does|did|do|can|could|would/,
  /should|ask|asked|dont|isnt|didnt|\p{L}+n['’]t|not|extra|sorry|oops|throw/u,
  // Scores, and how much or whose in a few words.
  /fico|isaac|vantagescore|up to|both|us(?! (?:bank|dep(?:ar)?t))|score/,
  // What somebody says, gets or does, also in Spanish and Portuguese.
  /says?|said|makes?|gets?|throw|goes|manda|fue|foi|son|nos|puede|regresan|devuelven|consulta/,
  // What is proposed.
  /consolidation|proposed|includes?|including|tell|there|never/,
);
/** What is a sentence, or the beginning of one. */
export const SENTENCE = anyOf(
  'iu',
  /^(?:no|or|and|of|so|pero|aunque|porque|any(?:thing|one)?|una? que|el que|la que) /,
  String.raw`\b${OF_SENTENCES}\b`,
);
/** What somebody earns, whoever it is: `mi esposo gana`, `mom gets`. */
export const EARNS =
  / (?:earns?|earned|makes|gets|brings home|ganan?|gano|ganamos|ganham?|ganho|ganhamos|recib(?:e|en|imos)|receb(?:o|e|em|emos))$/i;
/** What people do, or ask each other to do, in small letters: `adding up`, `pls grab dinner`. */
export const DOING = anyOf(
  'u',
  inTurn(
    '',
    '^',
    either(
      /pls|plz|plse|grab|bring|remind|remember|don['’]?t|dont|lets?|let['’]s|need|wanna|gonna|gotta|idk/,
      /call back|pick up|pay ?day|payday|just (?:logged|checked|looked|called|got|saw|found|opened|pulled|paid)/,
    ),
    /(?!\p{L})/u,
  ),
  // What ends in -ing; names do too, as `Lending`.
  /^(?!(?:lending|spring|king|sterling|boeing|ing|wing|ring)(?!\p{L}))\p{Ll}+ing(?!\p{L})/u,
);
/** The day and hour of something, or the hour of a meal: `dentist thurs 3`, `dinner 8?`. */
export const APPOINTMENT =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)? (?:at )?\d|\b(?:breakfast|brunch|lunch|dinner|drinks) (?:at |@ ?)?\d{1,2}(?!\d)/i;

/** What people say between two things, and call nobody. */
export const INTERJECTION = new RegExp(
  `^${either(
    /oops|also|about|around|roughly|from \+?[\d() -]+|typo|correction|edit|update|ugh|well|so|haha/,
    // Thanks and excuses.
    /perfecto?|gracias|muchas gracias|sorry|(?:good|bad|great) news|great|thanks?(?: you)?|sure|listo|claro/,
    // Greetings.
    /hello|hey|hi|hola|bonjou|bonswa/,
    // Yes, no, and well.
    /perfect|okay|ok|yes|no|yeah|ay|sí|nope|u[hm]+|hmm+/,
    // What stands at the head of a mail or a recording.
    /transcript|de|para|asunto|assunto/,
    // Pauses and promises.
    /wait|none|lol|please|like|there(?:['’]?s)?|por favor|let me see|anyway|now|later|got it|noted|will do/,
    // Tagalog: perhaps, only.
    /y?ata|siguro|lang/,
    /sounds good|no (?:worries|problem)|ty|thx|lol|também|oi|alô|good (?:morning|afternoon|evening)/,
  )}$`,
  'i',
);

/** What is none of a debt wherever it stands: plans, costs, what is worth something. */
const HELD_BY_NO_DEBT = either(
  /in debt|office use|expenses|dues|emergency fund|per month|cash to close/,
  /(?:new|proposed|requested) (?:loan|mortgage)(?= amount|$)|snowball|avalanche|filing fees?|origination fees?/,
  /worth|quoted/,
);
/** The same as all of a line: what is seen, done or comes in once. */
const ALONE_NO_DEBT = either(
  /(?:la |el )?citas?|appointments?|(?:it )?equals|(?:down|up) from/,
  /(?:(?:tax|income|state|federal) )*refunds?(?: check)?|bonus(?:es)?/,
  // What one lease or loan is told by, beside its name.
  /remaining(?: (?:lease|loan|rental|agreement))?(?: (?:balance|cost|payments))?/,
  /early (?:buy-?out|pay-?off|purchase)(?: (?:option|price|amount|balance))?(?: (?:today|now))?/,
  /ssi|ssdi|social security|food stamps|unemployment|va (?:benefits|disability)|disability/,
);
/** How lines begin that tell of income and plans. */
const BEGINS_NO_DEBT = either(
  /ingresos?|sueldos?|salarios?|renda|revenus?|goal|next|income|take[- ]home/,
  /(?:net|gross) (?:pay|income|earnings|wages)|salary|paycheck|agi\b|budget\b|deficit|surplus/,
);
/** Sums of a list, and what is no debt of a household: what comes in, and what lies in a bank. */
export const NO_DEBT = anyOf(
  'i',
  String.raw`\btotals?\b|\bsum\b|\b${HELD_BY_NO_DEBT}\b`,
  /^(?:[a-z]+ )?deposits? (?:received|made)$|\b(?:amount|amt|accounts? balances?|balance)$|^paid (?:in full|off)\b/,
  /^check ?list\b|^(?:the |our |my )?(?:groceries|daycare|gas money)$/,
  // How often.
  /^(?:an?|each|every|per|cada|al|por|todos los|todos os) (?:month|week|mes|m[eê]s|semana|quincena)(?:es)?$/,
  `^${ALONE_NO_DEBT}$`,
  `^${BEGINS_NO_DEBT}`,
);
