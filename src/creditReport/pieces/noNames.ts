import { anyOf, either } from '../page/anyOf';
import { MONTH_NAME } from './dates';

/** What stands before a sum, a rate or a word about one in a row of an account: `Balance updated`, `Total credit limit`. */
const LABEL_OF_ROW = either(
  /(?:account|balance|payment|credit limit|date|status|high balance|past due|amount) (?:number|of|is|was|updated|history|due|opened|name)\b/,
  /(?:original|old|new|former|previous|prior|client) (?:account|acct\.?|loan|card) (?:number|no\.?|id)\b/,
  /(?:overall |total )?(?:credit|debt|account) (?:limit|utilization|usage)|debt[- ]to[- ](?:income|credit)\b/,
  // How long somebody has had accounts.
  /(?:oldest|newest|youngest|most recent|latest|average|avg\.?|total)(?: (?:age of|open|active|revolving|credit|new))* (?:accounts?|trade ?lines?)(?: (?:age|opened|history))?\b/,
  /(?:average |avg\.? |overall )?(?:age|length) of (?:(?:your|my|all|open|oldest|newest|credit) )*(?:accounts?|credit|history)\b/,
  // A row of months; what only begins like one is a name: `Marcus`, `Sephora`.
  `(?:year )?(?:${MONTH_NAME}\\.? ?)+$`,
);

/** How lines begin that name nobody. */
export const BEGINS_NO_NAME = anyOf(
  'i',
  // The rows of a bank's statement.
  /^(?:trans(?:action)?|eff(?:ective)?|posted?)(?: date)?$/,
  /^(?:beginning|ending|opening|closing|starting) balance/,
  // Where something is delivered, and what a tax comes to with what is added to it.
  /^(?:service|property|premise|premises|delivery) address\b/,
  /^(?:(?:tax|penalt(?:y|ies)|interest)(?: (?:and|&) )?)+(?: (?:due|owed|charged|accrued|assessed))*:?$/,
  // Rates.
  /^[-–]?\d+(?:\.\d+)? ?% |^(?:(?:interest|fixed|variable|annual) )?(?:rate|apr):? \d/,
  // What a form asks for, or explains.
  /^number,? street\b|^(?:choose|select|pick) (?:an?|one|your|the|from)\b/,
  /^(?:final |past due )?notice of (?:past due|intent|default|right|sale|assignment|delinquen)/,
  /^\*? ?(?:includes|excludes|denotes|indicates) |^(?:not )?included in (?:\w+ ){0,2}(?:debt|total|balance)s?\b/,
  // What a person has picked on a page.
  /^(?:selected|not selected|unselected)$/,
  // The title of a letter, and who signs it.
  /^(?:\w+ ){1,4}letter$|^(?:client|borrower|applicant|debtor|member|counselor)['’]?s? signature:?$|^sign here\b/,
  // The office of a creditor that collects for him.
  /^(?:debt )?(?:collections?|recovery) (?:\w+ )?(?:section|division|unit|department|dept\.?|office)$/,
  // What is paid, with its sum.
  /^(?:(?:monthly|minimum|min\.?|next|last|est\.?|estimated|regular|scheduled|upcoming) )*(?:payment|pmt|pymt)s?:? (?:of |due |is )?\$ ?\d/,
  // What a servicer is to the state.
  /^(?:an? |the )?official servicer of\b/,
  // In a merged report, whose account it is, which bureaus tell of it, and how often it was late.
  /^ecoa:? [a-z0-9]$|^(?:source|src|repositor(?:y|ies)|bureaus?):? (?:(?:xp|xpn|exp?|tuc?|efx?|eqf?)\d?(?:[ ,/|]+|$))+$/,
  /^(?:rev |mos?:? )?\d{0,3} ?30: ?\d+ +60: ?\d+/,
  // Whom it is about, and other labels with their value behind them.
  `^${either(
    /guarantor|co-?borrower|borrower|applicant|patients?|client/,
    /remarks?|comments?|status|responsibility|terms|type|loan type|interest type/,
    /owner(?=:? (?:individual|joint|authori[sz]ed|undesignated|co-?(?:maker|signer)|maker|terminated|deceased))/,
  )}:? `,
  `^${LABEL_OF_ROW}`,
);

/** That a debt is paid by a plan, or by none, as a card of it says between its labels: `Payment plan active`, `Sin plan de pagos`. */
const PLAN_OF_PAYMENTS = `^${either(
  /(?:(?:no|your|active|current) )?(?:re)?pay(?:ment)? (?:plan|arrangement|agreement)s?(?: (?:is )?(?:(?:in)?active|on file|set up|pending|approved|confirmed|details?))?/,
  /(?:(?:sin|con|su) )?plan de pagos?(?: (?:activo|inactivo|aprobado|pendiente))?/,
  /(?:(?:aucun|votre) )?plan de (?:paiement|versement)s?(?: (?:actif|inactif|approuvé))?/,
)}$`;

/** What no name of a creditor holds, wherever in a line it stands. */
export const HOLDS_NO_NAME = anyOf(
  'i',
  // The parts of a form.
  /^(?:part|section|(?:official )?form|schedule|(?:co-?)?debtor) #?\d[\dA-Z/]{0,6}$/,
  /^(?:part|section) #?\d{1,2} ?[-–—:] /,
  // Sums of a year, and greetings.
  /\bytd\b|\byear[- ]to[- ]date\b|\bgood (?:morning|afternoon|evening)\b|^welcome(?: back)?[,!]|^welcome back\b/,
  /^(?:hello|hi|hey|hola|dear)[,!]|^(?:hello|hi|hey|hola) \S{2,20}!$/,
  // The buttons of a page that something is paid on.
  /^(?:(?:add to|remove from|view|go to) )?(?:(?:my|your|the) )?cart(?:: \d{1,3} items?)?$|^(?:proceed to )?check ?out$/,
  /^redeem(?: (?:now|rewards|cash ?back|points|miles))?$/,
  // That there is nothing.
  /^no (?:\w+ ){1,3}(?:yet|set up)$|^no (?:\w+ ){0,2}(?:activity|transactions?|payments?|charges?|statements?)$|^none(?: (?:reported|found|listed|on file|at this time))?\.?$/,
  // What became of a case.
  /\b(?:filed|entered|modified|amended|withdrawn)$/,
  // The parts of a page about it.
  /^(?:civil )?(?:case|complaint|judge?ment|docket|hearing|party|charge) (?:details?|summary|information)$/,
  // Sayings, boxes to tick, sums, days and pages.
  /^your\b|[☐□☑☒]| = |\bas of\b|\b\d+ of \d+\b|^(?:credit )?(?:usage|utili[sz]ation)(?: rate)?:? \d{1,3}%/,
  /(?<![*•…] ?)\b(?:19|20)\d\d\b(?![*•…])/,
  // The ways to pay.
  /^(?:how to |to )?(?:make (?:a |your )?)?pay(?:ments?)?:? (?:on-?line|by (?:phone|mail|text|check|card|credit)|in person|your (?:bill|balance)|this (?:bill|balance)|now|here|today)\b|^ways to pay\b/,
  // Addresses of mail and of the web.
  /@|https?:|www\./,
  // How something is paid, and how often.
  /^payments? by (?:transfer|check|mail|phone|card)$|^(?:per|each|every|a) pay ?(?:check|day|period)$/,
  // Over what was told of another time.
  /^(?:the )?(?:last|previous|prior) (?:month|quarter|year|statement|report)s?$/,
  // How late a debt has been.
  /\b(?:in|over|for|during|within) (?:the )?(?:prior|last|past|previous) \d+ (?:months|years)\b/,
  /\bnever late\b|\b\d+ times? (?:\d|late)/,
  // An offer.
  /^(?:(?:this|your|our) )?(?:settlement |special |discount |payoff )?(?:offer|discount|promotion|quote|payoff(?: amount)?) (?:is )?(?:good|valid|ends?|expires?|void) (?:for|until|till?|through|thru|on|in|after|by|if)\b/,
  /\bsave (?:up to )?\d{1,3} ?%|\b\d{1,3} ?% (?:off|discount|savings)\b/,
  // A lender's licence, and scores.
  /\bnmls\b|\bfico\b[®™*]?(?: \w+)? ?(?:score\b|\d|$)|\bvantage ?score\b/,
  // That something is paid by a plan, and the paper that says so.
  PLAN_OF_PAYMENTS,
  /\b(?:arrangement|plan|agreement|enrollment|settlement) confirmation$/,
  /^confirmaci[óo]n del? (?:plan|acuerdo|arreglo)\b|^confirmation d(?:e |['’])(?:plan|entente|arrangement)\b/,
  // What a page, a part of it or a list is called.
  /^(?:pg|page)\.?(?: ?\d{1,3})?$|^(?:my |the )?(?:program|dashboard|wallet)$/,
  /^(?:statement|billing|bill|invoice|payment|program|plan) details?$|(?:^| )(?:summary|overview)$|^(?:balance|account|billing|patient|monthly) statement$/,
  /\b(?:loan|credit|card|lease|mortgage|rental|financing|employment|membership) (?:application|worksheet|questionnaire|estimate|disclosure)(?: form)?$/,
  /^(?:(?:account|billing|bill|statement|payment) )?(?:summary|overview|history) (?:for|of) /,
  /\bcredit report\b|\b(?:legend|glossary)\b|\bhistory$/,
  /\b(?:judge?ments?|debts?|creditors?|accounts?|bills) list$|\bnot? (?:\w+ ){1,3}available\b/,
  /^(?:see|view|show) (?:more |all )?(?:details?|accounts?)$|\bkey$/,
);
