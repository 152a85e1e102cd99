import { anyOf, either, inTurn } from '../page/anyOf';

/** A kind of text whose amounts are no debts, and the words that show it. */
export interface OtherText {
  what: string;
  /** Words of the whole text; so many different ones show it. */
  words: RegExp;
  least: number;
  /** Where all of them stand in one paragraph, that is an advertisement beside something else. */
  isAdvertised?: boolean;
}

/** What a household pays each month, in which what is owed may be named beside it. */
export const BUDGET = 'a budget';
/** What somebody thinks of buying; what he owes may be named beside it. */
export const TO_BUY = 'what is to be bought';
/** Why somebody is not lent what he asked for; the list of what he owes may stand beside it. */
export const REFUSAL = 'the refusal of a loan';
/** What is often taken for a list of debts. */
export const OTHER_TEXTS: readonly OtherText[] = [
  {
    what: 'offers',
    words: anyOf(
      'gi',
      /pre-?qualif(?:y|ied)|\bpre-?qual\b|soft pull|offer code|pre-?(?:approved|selected|screened)|apply (?:now|today)/,
      /you (?:may|could|can) qualify for (?:an? |up to )*\$|(?:see|view) (?:my|your) (?:offers?|rate)|view offers?|recommended for you/,
      /(?:won['’]?t|will not|doesn['’]?t|does not) (?:hurt|affect|impact) your (?:credit|score)|personali[sz]ed (?:rates?|offers?)/,
      /not (?:all|every) applicants?|(?:reservation|invitation) (?:code|number)|firm offer of credit|refinance and save/,
      /this offer is not guaranteed|compare (?:personali[sz]ed |today['’]s )?(?:rates?|lenders|offers)/,
      /(?:best|great|good|excellent) match|check (?:my|your) rates?|you could save|approval odds|intro apr|sponsored/,
      /checking your rate|offers? expires?|offer id|origination fee|no fees required/,
    ),
    least: 2,
    isAdvertised: true,
  },
  {
    what: 'a score simulator',
    words:
      /score (?:planner|simulator)|\bwhat if (?:i|you)\b|\b(?:estimated|simulated|new|projected) score\b|\bscore factors?\b|\bsimulat(?:e|ed|or|ion)\b/gi,
    least: 2,
  },
  {
    what: 'inquiries and explanations',
    words: anyOf(
      'gi',
      /\bhard inquir\w+|\bsoft inquir\w+|\binquiry type|\bdate of (?:inquiry|request)|\brequest originator/,
      /\bamount requested|\brequested on\b|\binquired on\b|\baccount review inquir\w+|\bpromotional inquir\w+/,
      /\bletter of explanation\b|\binquir(?:y|ies) (?:detail|explanation|from)\b|\bexplanation of inquir\w+|\bundisclosed debt\b/,
      /\bno new (?:debts?|credit|loans?|accounts?|tradelines?)\b|\b(?:opened no|(?:did|have) not open(?:ed)? (?:an?|any)) (?:new )?accounts?\b/,
      /\bdid not (?:buy|purchase|proceed|take (?:the|any) (?:loan|credit))\b/,
      /\bsecurity freeze|\bhow to read|\bglossary|\bsummary of (?:your )?rights|\bfair credit reporting act/,
    ),
    least: 3,
  },
  {
    what: REFUSAL,
    words: anyOf(
      'gi',
      /\b(?:notice of )?action taken\b|\badverse action\b|\bcredit denial\b|\bdenied (?:you )?credit\b/,
      /\bapplication (?:number|id|date)\b|\b(?:loan )?amount requested\b/,
      /\bcannot (?:grant|approve|offer)\b|\bunable to (?:grant|approve|offer|extend)\b/,
      /\bprincipal reasons?\b|\bequal credit opportunity act\b/,
    ),
    least: 4,
  },
  {
    what: 'invoices',
    words:
      /\binvoices?\b|\bcustomers?\b|owed to (?:us|me)|receivables? aging|bill to\b|\bnet 30\b|who owes (?:us|me)/gi,
    least: 2,
  },
  {
    what: 'a statement of transactions',
    words:
      /\b(?:withdrawals?|deposits?|direct dep(?:osit)?|debit card|pos purchase|atm|ach (?:credit|debit)|beginning balance|ending balance|check #)\b/gi,
    least: 3,
  },
  {
    what: 'a receipt',
    words:
      /\b(?:sub-?total|(?:sales )?tax(?: \d)?|qty|quantity|order (?:number|#|confirmation|is confirmed)|shipping|tracking|thank(?:s| you) for your (?:order|purchase)|skus?|upc|\w+ tend|change due|approval #|cashier|paid with)/gi,
    least: 3,
  },
  {
    what: 'an offer of work',
    words:
      /\boffer of employment\b|\bsign-?on bonus\b|\bper hour\b|\bhours per week\b|\bannual salary\b|\bposition of\b|\bpaid (?:bi-?)?weekly\b/gi,
    least: 2,
  },
  {
    what: 'a pay stub',
    words: anyOf(
      'gi',
      String.raw`\b${either(
        /earnings statement|pay ?(?:stub|slip)|gross (?:pay|earnings|wages)|net pay/,
        // What is kept back.
        /federal (?:income )?tax|(?:state|city|local) (?:income )?(?:tax|w\/?h)|fica|medicare(?: tax)?/,
        /social security tax|withholding|pre-?tax/,
        // Times, and what else is taken off.
        /ytd|pay (?:period|date)|check date|401 ?\(?k\)? (?:loan|contribution)|garnishment/,
      )}\b`,
    ),
    least: 4,
  },
  {
    what: TO_BUY,
    words: anyOf(
      'gi',
      String.raw`\b${either(
        // Prices and sales.
        /the price (?:of|on|for)|on sale (?:at|for)|(?:memorial|labor) day sales?|black friday/,
        /free (?:delivery|shipping)|has (?:it|them|one) for|in stock|tickets? (?:are|were)|coupons?|promo code/,
        // What is compared.
        /cheaper/,
        inTurn(
          '',
          /(?:are|is|was|were) \$?\d[\d.,]* /,
          /(?:each|a piece|apiece|at (?:costco|walmart|target|lowe'?s|home depot|best buy|ikea|amazon))/,
        ),
      )}\b`,
    ),
    least: 2,
  },
  {
    what: 'a newsletter',
    words:
      /\bnewsletter\b|\baverage (?:american )?household\b|\bdid you know\b|\bworkshop\b|\bjoin (?:us|our)\b/gi,
    least: 2,
  },
  {
    what: 'what an insurer tells of a visit',
    words:
      /\bnot a bill\b|\bexplanation of benefits\b|\b(?:amount )?you may owe\b|\bmember responsibility\b|\b(?:amount )?allowed(?: amount)?\b|\bplan (?:paid|discount)\b/gi,
    least: 3,
  },
  {
    what: 'an appointment',
    words:
      /\b(?:confirm\w*|reminder of) your appointment\b|\bmissed appointments?\b|\bcancellations?\b|\bco-?pay\b|\binsurance card\b|\bcheck-?in\b/gi,
    least: 3,
  },
  {
    // The bill of one whom somebody owes, or so many of his, are debts: `hospital bill`, `2 bills`.
    what: BUDGET,
    words:
      /\b(?:budget|take[- ]home|net pay|paychecks?|left over|leftover|planned|actual|monthly (?:bills|expenses)|(?<!\p{L}{3} )bill|(?<!(?:\d|two|three) )bills|groceries|paid\?)\b/giu,
    least: 2,
  },
];
