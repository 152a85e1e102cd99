import { collapse } from '../page/normalise';
import { remembered } from '../page/remembered';
import { withoutPictures } from './pictures';

/** The parts of a report. In `skipped` ones stand no debts, but for an account that shows its number. */
export type Section = 'accounts' | 'collections' | 'skipped' | 'part';

// biome-ignore format: spellings are read in lines
const SECTIONS: Readonly<Record<Section, readonly string[]>> = {
  accounts: [
    'accounts', 'credit accounts', 'tradelines', 'trade lines', 'trades', 'trade accounts', 'open tradelines',
    'closed tradelines', 'open trade lines', 'closed trade lines', 'open trades', 'closed trades',
    'open accounts',
    'closed accounts', 'revolving accounts', 'installment accounts', 'mortgage accounts', 'other accounts',
    'real estate accounts', 'adverse accounts', 'satisfactory accounts', 'active orders', 'open orders',
    'active purchases', 'open purchases', 'active plans', 'active loans', 'open loans', 'current loans',
    'accounts with adverse information', 'negative accounts', 'potentially negative items',
    'negative items', 'adverse items', 'derogatory items',
    'accounts in good standing', 'credit cards', 'loans', 'credit items', 'credit history', 'student loans',
    'auto loans', 'personal loans', 'home loans', 'car loans', 'vehicle loans', 'mortgages', 'mortgage loans',
    'installment loans', 'other loans', 'real estate', 'real estate loans', 'retail cards', 'store cards',
    'potentially negative accounts', 'derogatory accounts', 'loans & cards', 'loans and cards',
    'cards & loans',
    'cards and loans', 'loans & lines', 'lines of credit', 'credit & loans', 'external accounts', 'linked accounts',
    'liabilities', 'debts', 'my debts', 'our debts', 'creditors', 'creditor accounts', 'creditor details', 'creditor disbursements',
    'disbursements to creditors', 'enrolled accounts', 'enrolled creditors', 'enrolled debts',
    'credit account information', 'cuentas', 'cuentas de crédito', 'cuentas abiertas', 'cuentas cerradas',
    'cuentas rotativas', 'cuentas satisfactorias', 'cuentas adversas', 'cuentas con información adversa',
    'créditos bancarios', 'créditos no bancarios', 'créditos abiertos', 'créditos activos',
    'créditos cerrados', 'créditos vigentes', 'detalle de créditos', 'detalle de cuentas',
    'detalle de los créditos', 'cuentas activas', 'cuentas renovables', 'cuentas hipotecarias',
    'cuentas a plazos', 'otras cuentas', 'tarjetas de crédito', 'préstamos',
    'préstamos estudiantiles', 'hipotecas', 'tarjetas', 'cartões', 'cartões de crédito', 'empréstimos',
    'financiamentos',
  ],
  collections: [
    'collections', 'colls', 'colls.', 'coll accts', 'collection accounts', 'collection items', 'third party collections',
    'accounts in collections', 'balances in collections', 'debts in collections', 'bills in collections',
    'accounts sent to collections', 'balances sent to collections',
    'collection agency accounts', 'collection agency account information', 'collection agency information',
    'cobranza', 'cobranzas', 'cobros', 'colecciones',
    'cuentas de cobranza', 'cuentas en cobranza', 'cuentas de cobro', 'cuentas en colección',
    'en cobranza', 'en cobranzas', 'en colección', 'em cobrança', 'cobranças',
  ],
  skipped: [
    'summary', 'account summary', 'report summary', 'credit summary', 'accounts summary',
    'credit report summary', 'profile summary', 'debt analysis', 'credit analysis', 'balance analysis',
    'debt overview', 'credit overview', 'score summary', 'at a glance', 'inquiries', 'hard inquiries',
    'soft inquiries', 'history of checks ordered', 'checks ordered', 'definitions',
    'regular inquiries', 'promotional inquiries', 'account review inquiries', 'credit inquiries',
    'requests for your credit history', 'public records', 'public record', 'public information',
    'personal information', 'personal info', 'personal profile', 'consumer information', 'credit score',
    'credit scores', 'score', 'consumer statements', 'creditor contacts', 'employment', 'addresses',
    'names', 'debt summary', 'summary of accounts', 'summary of credit', 'summary of your credit',
    'summary of tradelines', 'experian boost', 'trade summary', 'tradeline summary', 'totals',
    'account totals', 'trade totals', 'tradeline totals', 'bankruptcies', 'judgments', 'judgments and liens',
    'judgments & liens', 'liens and judgments', 'tax liens', 'deposits',
    'checking and savings', 'checking & savings',
    'part 3 list others to be notified about a debt that you already listed',
    'part 4 add the amounts for each type of unsecured claim', 'investments', 'bank accounts', 'assets',
    'shares', 'share balances', 'share/deposit accounts', 'shares and certificates', 'shares & certificates',
    'public record information', 'personal identification information', 'identification information',
    'inquiry information', 'alerts', 'recent alerts', 'credit alerts', 'recent activity', 'recent changes',
    'notifications', 'companies that requested your credit history',
    'companies that requested your credit file',
    'resumen', 'resumen del informe', 'resumen de cuentas', 'resumen de crédito', 'resumen de créditos',
    'resumen del informe de crédito',
    'resumen del reporte', 'resumen general', 'datos generales', 'datos personales', 'registros públicos',
    'consultas', 'detalle de consultas', 'historial de consultas', 'consultas realizadas',
    'consultas recientes', 'información personal', 'puntaje de crédito', 'puntuación de crédito',
  ],
  part: [
    'account info', 'account information', 'account details', 'payment history', 'account history',
    'contact info', 'contact information', 'creditor contact', 'creditor contact info',
    'creditor contact information', 'creditor contact details', 'payment history guide',
    'two-year payment history', 'two year payment history', '24-month payment history',
    '24 month payment history', 'balance history', 'balance histories', 'potentially negative',
    'potentially negative closed', 'negative', 'positive', 'exceptional payment history', 'details',
    'overview', 'historical info', 'additional information', 'additional info', 'payment info',
    'payment information', 'credit report', 'legend', 'days late', 'days late - 7 year history',
    'late payments', 'account summary details', 'derogatory', 'adverse', 'payment details',
    'balance details', 'revolving', 'installment', 'mortgage', 'loan details', 'needs attention',
    'loan summary', 'loan information', 'auto loan summary', 'payment summary', 'lease summary', 'lease details',
    'in good standing', 'account detail', 'general information', 'completed', 'upcoming', 'open', 'closed', 'contact',
  ],
};

/** Titles of Chinese lists, behind a Chinese number: `三、信用卡`. */
const CHINESE =
  /^(?:[一二三四五六七八九十]{1,3}, ?)?(?:房贷|車貸|车贷|房貸|信用卡|学生贷款|學生貸款|贷款|貸款|医药费|医疗|醫療|亲戚|親戚|亲友|私人借款|其他)$/;

const SECTION_OF = new Map<string, Section>();
for (const section of ['part', 'accounts', 'collections', 'skipped'] as const)
  for (const title of SECTIONS[section]) SECTION_OF.set(title, section);

/** Titles whose letters blanks part, as old printers set them off: `T R A D E S`. */
const LETTERS = /^(?:\p{L} ){4,}\p{L}$/u;
const UNSPACED = new Map(Array.from(SECTION_OF, ([title, section]) => [title.replaceAll(' ', ''), section]));

/** Kinds of debt beside each other, as pages title their parts: `credit cards & lines`. */
const KIND =
  '(?:(?:open|closed|other|credit|bank|store|retail|charge|auto|car|vehicle|home|equity|student|personal|consumer|mortgage|installment|revolving|real estate|line of) )*(?:cards|loans|lines|mortgages|leases|credit|lines of credit)';
const TITLE_OF_KINDS = new RegExp(`^${KIND}(?:, ${KIND})*,? (?:&|and) ${KIND}$`);

/** Kinds of debt before the accounts they are: `Loan Accounts`, `Credit Card Accounts`. */
const KIND_OF_ACCOUNTS =
  /^(?:(?:open|closed|active|other|my|auto|vehicle|home equity|personal|consumer|student) )*(?:loan|card|credit card|credit line|line of credit|lending|borrowing|debt|mortgage|charge)s? accounts$/;

/** One kind of debt with what is said of all of them, as lenders part what a person has with them: `Active loans`, `Open plans`. */
const KIND_GOING_ON =
  /^(?:active|ongoing|outstanding|existing) (?:(?:personal|auto|student|installment|business|payday|cash|payment) )?(?:loans?|cards|lines|plans|purchases|orders|advances|financing)$/;

/** Whose or which debts stand below: `Household debts`, `Self-reported accounts`. */
const WHICH_DEBTS =
  /^(?:(?:all|client|consumer|current|existing|household|joint|listed|member|other|outstanding|remaining|self-?reported|secured|unsecured) ){1,2}(?:accounts|debts|liabilities|obligations)$/;

/** Kinds of accounts beside each other that hold a person's own money: `Share Accounts`, `Savings & Checking Accounts`. */
const OWN =
  '(?:share|savings?|checking|deposit(?:ory)?|money market|certificate|investment|retirement|brokerage|cash management|ira|hsa)';
const TITLE_OF_OWN = new RegExp(`^${OWN}(?:,? (?:(?:&|and) )?${OWN})* accounts$`);

/** Those who asked for the report, as sites call inquiries: `Who looked at your credit`. */
const INQUIRED =
  /^(?:who|companies (?:that|who|which)) (?:has |have |recently )?(?:looked at|viewed|checked|pulled|accessed|reviewed|asked (?:for|about)) (?:(?:your|my) )?credit(?: (?:report|file|history|data))?$/;

/** What courts and recorders have filed, with whatever else stands beside it: `Public Record or Other Information`. */
const PUBLIC_RECORDS =
  /^public records?(?: information| items)?(?:,? (?:(?:and|or|&|\/) )?(?:other|judge?ments?|liens?|bankruptc(?:y|ies)|tax liens?|collections?|foreclosures?)(?: information| items)?)+$/;

/** What a site would lend, and what it reckons that would do: `Offers matched to you`, `Score simulator`. */
const OFFERED =
  /^(?:(?:more|top|other|card|loan|special) )*(?:(?:offers|cards|loans) (?:matched|recommended|selected|chosen|picked|available) (?:to|for)|(?:cards|loans) for) you$|^(?:credit )?score (?:simulator|planner)$|^\p{L}{5,}™? simulator$/u;

/** A title of a form: behind a Roman number or a letter, and before what the form asks for: `IV. ASSETS: (If any, so state)`. */
const OF_FORM = /^(?:[IVXLl]{1,5}|[A-H])\. (\p{Lu}[^:(]{2,60}?)(?: ?[:(].*)?$/u;

/** How people lead to what they copied from somewhere else: `and from studentaid.gov:`, `then this is copied off Oak`. */
const COPIED =
  /^(?:(?:ok|and|then|also|now|next|so|the rest|here|this|these|it)(?:['’]?s| is| are| was| were)? )*(?:(?:copied|pasted|taken) (?:it |this )?(?:from|off(?: of)?) [^:$]{2,60}|(?:from|off(?: of)?) [^:$\d]{2,50}:)$/i;

/** Which part of the report a line is the title of; undefined where it is none. Numbering and marks do not count. */
export const sectionOf = remembered(sectionTitled);

/** Whether a line is the title of a part of the report, and not of a part of one account. */
export function isTitleOfPart(line: string): boolean {
  return (sectionOf(line) ?? 'part') !== 'part';
}

/** What a title calls what stands below it, where sums of debts may be meant as well as the debts: `Your Debt Analysis`. */
const SUMMARY = /\b(?:summary|overview|analysis|at a glance|resumen)\b/i;
/** Of what else there are summaries. */
const OF_OTHER = /\b(?:score|profile|report|informe|reporte)\b/i;

/** Whether a line is the title of a summary of debts. */
export function isTitleOfSummary(line: string): boolean {
  return SUMMARY.test(line) && !OF_OTHER.test(line) && sectionOf(line) === 'skipped';
}

/** How many accounts a part holds, behind its title: `Credit Cards 2`. */
const COUNT = / \d$/;

/** What is drawn before and behind a title, up to the edges of a page. */
const RULES = /^[-=~_]{2,} ?| ?(?<![-=~_])[-=~_]{2,}$/g;
/** What a report explains its part by, behind the title: `(This section includes open and closed accounts)`. */
const EXPLAINED = / \((?:this|the) (?:section|part) (?:includes|contains|lists|shows)[^()]*\)$/i;
const LONGEST_LINE = 200;

function sectionTitled(printed: string): Section | undefined {
  if (printed.length > LONGEST_LINE) return undefined;
  const line = printed.replace(RULES, '').replace(EXPLAINED, '');
  if (line.length > 80) return undefined;
  const text = collapse(
    withoutPictures(OF_FORM.exec(line)?.[1] ?? line)
      .toLowerCase()
      .replace(
        /^section (?:[a-z]|\d{1,2})[.:] |^(?:[\d.]+ )?(?:your|my) |^[\d.]+ |^[-=~_]+ ?| ?(?<![-=~_])[-=~_]+$|[:®*]|\(\d+\)$| section$| (?:in|on) (?:this|the|your) (?:credit )?report$| back to top$/g,
        '',
      ),
  );
  if (LETTERS.test(text)) return UNSPACED.get(text.replaceAll(' ', ''));
  if (TITLE_OF_OWN.test(text) || INQUIRED.test(text) || PUBLIC_RECORDS.test(text) || OFFERED.test(text))
    return 'skipped';
  const isOfAccounts =
    TITLE_OF_KINDS.test(text) ||
    KIND_OF_ACCOUNTS.test(text) ||
    KIND_GOING_ON.test(text) ||
    WHICH_DEBTS.test(text) ||
    CHINESE.test(text) ||
    COPIED.test(line);
  return (
    SECTION_OF.get(text) ?? SECTION_OF.get(text.replace(COUNT, '')) ?? (isOfAccounts ? 'accounts' : undefined)
  );
}

/** How many accounts a part holds, as a line of its own below the title says it. */
const COUNT_BELOW =
  /^\d{1,3} (?:(?:open|closed|active) )?(?:accounts?|loans?|cards?|debts?|items?|collections?)$/i;

/** Whether a line says how many accounts a part of a report holds, and nothing else: `1 account`. */
export function isCountOfAccounts(text: string): boolean {
  return COUNT_BELOW.test(text);
}
