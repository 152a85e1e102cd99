import { either, inTurn } from '../page/anyOf';

/** Who keeps what people invest, and lends hardly anybody anything. */
const BROKER = either(
  /vanguard|betterment|wealthfront|acorns|e[*-]?trade|td ameritrade|tiaa(?:-cref)?|webull|t\.? ?rowe price|robinhood|coinbase|edward jones/,
);
/** Who keeps it and issues cards too: what stands with him is told to be own money by another word. */
const BROKER_AND_BANK = either(/fidelity|(?:charles )?schwab|merrill(?: lynch| edge)?|empower|ally invest/);
/** What such accounts are called. */
const INVESTED = either(
  /(?:(?:traditional|roth|rollover|sep) )?ira|40[13] ?\(?[kb]\)?|457 ?\(?b\)?|529(?: plan)?|hsa|pension|annuity/,
  /brokerage|investments?|portfolio|stocks|mutual funds?|crypto|savings|checking|retirement/,
);
/** A sum at the end of its line, behind what may be said of it. */
const SUM_BEHIND =
  /(?: (?:account|acct|plan))?(?: (?:total )?(?:balance|value|has|worth|is worth|total))?(?: as of [\d/]{4,10})?[ :=–-]{1,4}\$? ?\d[\d,.]*k?$/;
/** A person's own money with a broker, or put away: `Vanguard: $8,000`, `Elm 401(k) balance: $44,000`. */
const OWN_BALANCE = inTurn(
  'iu',
  /^(?:(?:my|our|his|her) )?/,
  either(
    inTurn('', BROKER, `(?: ${INVESTED})?`, SUM_BEHIND),
    inTurn('', BROKER_AND_BANK, ` ${INVESTED}`, SUM_BEHIND),
    // With any other name before it, such an account is told by its balance.
    inTurn(
      '',
      /(?:[\p{L}&.'’]{2,20} ){0,3}/u,
      INVESTED,
      /(?: account| plan)? (?:balance|value)/,
      /(?: as of [\d/]{4,10})?[ :=–-]{1,4}\$? ?\d[\d,.]*k?$/,
    ),
  ),
);
/** What somebody's account has, behind whose it is: `her checking has 2,080 and the funeral plan`, `my savings at Oak has $40`. */
const ACCOUNT_HAS = inTurn(
  'iu',
  /^(?:(?:and|also|but|so|then) )?(?:my|our|his|her|their|(?:my )?(?:mom|dad)['’]?s) (?:[\p{L}&'’]{2,20} )?/u,
  INVESTED,
  /(?: account| acct| plan)?(?: (?:at|with) \p{Lu}[\p{L}&.'’ ]{1,30}?)? (?:only |still )?(?:has|holds|is at|is worth|got) (?:about |around |like )?\$? ?\d/u,
);
/** How a card calls what it gives to who pays with it. */
export const REWARDS =
  /reward dollars|rewards? (?:cash|earned|available)|cash ?back(?: (?:bonus®?|rewards?|earned|available|dollars))?/;

/** What a shop or a card gives, and nobody owes: `Oak gift card: $50.00`, `12,300 points`, `Rewards balance 44`, `Cash back $18`. */
const GIVEN = inTurn(
  'iu',
  either(
    /\b(?:gift ?cards?|store credit|e-?gift|tarjeta de regalo|(?:rewards?|cash ?back|loyalty|prepaid(?: card)?|gift) (?:balance|points|miles))(?: (?:balance|remaining|left))*[ :=–-]{1,4}\$? ?\d[\d,.]*(?: (?:left|remaining|points|pts|miles))?$/,
    inTurn(
      '',
      /^(?:(?:my|our|your|total|available|unredeemed) )?/,
      REWARDS,
      /(?: (?:available|earned))?[ :=–-]{1,4}\$? ?\d[\d,.]*$/,
    ),
    /\b(?:points|pts|miles|puntos|millas)(?: (?:balance|available|earned|disponibles))?[ :=–-]{1,4}\d[\d,.]*$/,
    /\d[\d,.]* (?:(?:bonus|reward|rewards) )?(?:points|pts|miles|puntos|millas)$/,
  ),
);
/** What an insurer asks of who would be his customer: `Oak quote: $912 for 6 months`. */
const QUOTED =
  /^(?:[\p{L}&.'’]{2,20} ){0,4}(?<!\b(?:payoff|pay-off|settlement|buyout) )quotes?\b[^\d$]{0,20}\$? ?\d/iu;
/** That it is owed, or lent. */
const OWED =
  /\b(?:ow(?:e|es|ed|ing)|debts?|loans?|borrow\p{L}*|margin|overdr\p{L}*|behind|late|past due|min(?:imum)?|collections?|credit cards?|negative)\b/iu;
/** A longer line tells more. */
const MAX_LENGTH = 100;

/** Whether a line tells what somebody has, was given or could buy, with its sum, and no debt. */
export function tellsOwnBalance(line: string): boolean {
  if (line.length > MAX_LENGTH || !/\d/.test(line) || OWED.test(line)) return false;
  return OWN_BALANCE.test(line) || ACCOUNT_HAS.test(line) || GIVEN.test(line) || QUOTED.test(line);
}
