import { anyOf, either, inTurn } from '../page/anyOf';
import { collapse } from '../page/normalise';
import { remembered } from '../page/remembered';

/** What kinds of accounts are called that hold a person's own money. */
// biome-ignore format: spellings are read in lines
const KINDS: ReadonlySet<string> = new Set([
  'depository', 'deposit', 'deposits', 'checking', 'chequing', 'savings', 'saving', 'money market', 'cd',
  'certificate', 'certificate of deposit', 'share', 'shares', 'share savings', 'share draft', 'cash management',
  'prepaid', 'investment', 'investments', 'brokerage', 'retirement', 'pension', 'annuity', '401k', '401(k)', '403b',
  '403(b)', '457b', '457(b)', 'ira', 'roth ira', 'traditional ira', 'roth', 'roth 401k', 'hsa', '529', '529 plan',
  'mutual fund', 'stock plan', 'asset', 'hysa', 'high yield savings', 'cash', 'cuenta de ahorro', 'cuenta de ahorros', 'cuenta de cheques', 'ahorros',
]);
/** How long it is put away. */
const TERM = / ?\d{1,3} ?-?(?:mos?|months?|yrs?|years?)$|^\d{1,3} ?-?(?:mo|month|yr|year) /;
/** What is told behind the kind: when it ends, what it brings, whose it is. A debt would say that it is owed or past due. */
const TOLD_BEHIND =
  /,? ?\(?(?:(?:matur(?:es|ing|ity)|ends|until|thru|through) (?=[^()]*\d)[^()]{2,20}|@? ?\d{1,2}(?:\.\d{1,3})? ?%(?: ap[yr])?|joint|mine|his|hers|ours)\)?$/;
const BESIDE = /\b(?:accounts?|individual|joint|personal|my|our)\b/g;

/** Whether what a report says about the kind of an account, such as `depository` or `401k`, tells that it is no debt. */
export function isDepositKind(kind: string): boolean {
  if (kind.length > 40) return false;
  const told = kind.toLowerCase().replace(/[_-]/g, ' ').replace(TOLD_BEHIND, '');
  const text = collapse(told.replace(TERM, '').replace(BESIDE, ' '));
  return KINDS.has(text);
}

/** Names that end so are of accounts; `savings` alone ends the names of banks too, and needs another word before it. */
const NAME = anyOf(
  'i',
  // Savings with a word that no bank's own name has before it.
  `(?:^|\\b${either(
    /bank|union|yield|online|emergency|my|our|joint|basic|regular|primary|prime|membership|share/,
    /360|daily|everyday|goal|kids'?|house|vacation|holiday/,
  )} )savings$`,
  // What a bank calls it, behind the bank's own name: `Oak Bank – Step Savings`.
  /\b(?:bank|union|f?cu|n\.?a\.?) [-–—] (?:[\w&'’]{2,20} ){1,2}savings$/,
  // Accounts of a bank, shares of a credit union, and what is put away.
  inTurn(
    '',
    /\b/,
    either(
      /checking|chequing|money market|certificate of deposit|cd|savings account|spending(?: account)?|hysa/,
      /cash (?:management|account)|sofi money/,
      /(?:primary|prime|regular|membership|basic|club) shares?|share (?:account|draft|certificate)/,
      /\d{1,3}[- ]?(?:mos?|months?|yrs?|years?)\.? (?:(?:share|term|bump-up|special) )?certificate/,
      // The accounts of everyday, as banks sell them: `Advantage Plus Banking`.
      /(?:adv(?:antage)?\.?(?: [a-z]+)?|safe ?balance|clear access|everyday|relationship|student|premier|preferred|core|total|simple|essential|virtual) banking/,
      /virtual wallet(?: (?:spend|reserve|growth|student))?/,
      /(?:holiday|christmas|vacation) club|\(?brokerage|roth ira|ira|hsa|529 plan/,
      /40[13] ?\(?[kb]\)?|457 ?\(?b\)?/,
    ),
    /(?: account| plan)?\)?$/,
  ),
);
/** The kind of account before the bank's name, as applications for loans list what a person has. A savings bank is a bank. */
const KIND_FIRST =
  /^(?:checking|savings|retirement|money market|mutual funds?|stocks?|bonds?|certificates? of deposit)(?: \([^()]*\))? (?!(?:bank|and|&|of)\b)\p{Lu}/iu;
/** The same in Spanish, Portuguese and French: `Cuenta de ahorros Oak`. */
const KIND_FIRST_ABROAD =
  /^(?:(?:mi|nuestra|minha|mon) )?(?:cuenta (?:de )?(?:ahorros?|cheques|corriente)|conta (?:poupança|corrente)|compte (?:d['’])?(?:[ée]pargne|ch[èe]ques?|courant))(?!\p{L})(?!.*(?:sobregir|descubierto|découvert|deb[oe]|negativ))/iu;
/** The kind of account before what it is for or who keeps it: `HYSA - rainy day`, `Roth IRA (Oak)`, `401(k) – Elm`. */
const KIND_BEFORE = inTurn(
  'i',
  /^(?:(?:my|our|his|her|joint) )?/,
  either(
    /hysa|high[- ]yield savings|checking|savings(?: account)?|money market|emergency fund/,
    /(?:roth |traditional )?ira|hsa|529(?: plan)?|brokerage|40[13] ?\(?[kb]\)?/,
  ),
  /(?:,| ?[-–—:/]| \()/,
  // What is lent against it, or by a bank that is called so.
  /(?!.*\b(?:loans?|overdraft|overdrawn|line|credit|cards?|owed?|debt|bank|fsb)\b)/,
);
/** A part of the savings of a credit union's member: `SHARE 0001`. */
const SHARE = /^shares? #?\d{1,4}$/i;
/** What somebody has with those who invest his money, who may lend to him too: `Robinhood Individual`, `Vanguard joint account`. */
const INVESTED =
  /^(?:robinhood|fidelity(?: investments)?|(?:charles )?schwab|vanguard|e[*-]?trade|merrill(?: (?:edge|lynch))?|webull|betterment|wealthfront|acorns|coinbase)(?: (?:individual|joint|tod|wros|invest(?:ing|ments?)?|trading|crypto|taxable|custodial|brokerage|portfolio|account))+$/i;
/** A number behind the name. */
const NUMBER = /(?: (?:[-–—#] ?)?[xX*.…•(]*(?:[A-WYZ][A-Z]{0,2})?\d{2,}\)?)+$/;

/** Whose it is in brackets, and that nothing is borrowed against it: `Oak 401k (Jen) no loan`. */
const SAID_BEHIND =
  /(?: \(\p{Lu}\p{Ll}{1,14}(?:['’]s)?\)|,? ?\(?(?:no|without) (?:outstanding )?loans?\)?)$/u;

/** A name without what is told behind what kind of account it is: whose, how long the money is put away, that it is not lent on. */
export function withoutToldOfDeposit(name: string): string {
  return name.replace(SAID_BEHIND, '').replace(SAID_BEHIND, '').replace(TERM, '');
}

/** Whether a name is that of a checking, savings or investment account. `GRANITE SAVINGS` is a bank, and may be owed. */
export const isDepositName = remembered((name) => {
  if (name.length > 80) return false;
  const whole = collapse(name);
  return (
    KIND_FIRST.test(name) ||
    KIND_FIRST_ABROAD.test(name) ||
    KIND_BEFORE.test(name) ||
    SHARE.test(name) ||
    INVESTED.test(whole) ||
    [whole, withoutToldOfDeposit(whole)].some((called) => NAME.test(called.replace(NUMBER, '')))
  );
});
