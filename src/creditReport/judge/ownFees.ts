import { ZERO } from '../../money/money';
import type { ReportedDebt } from '../reportedDebt';
import { type Stretch, spanOfAccount } from './stretches';

/** How an office writes of what it asks for its own work. */
const FEE =
  /\b(?:consultation|court filing|filing|retainer|intake|enrollment|set-?up) fees?(?: for [^\n$]{2,40}?)? (?:is|are|will be|costs?|runs?) |\b(?:our|my|flat|retainer) (?:(?!late|annual)\w+ )?fees?\b|\btotal fee\b|\bretaining (?:us|our)\b|\battorney['’]?s? fees?\b[^\n]{0,60}\bfiling fees?\b|\b(?:a consulta (?:fica|custa|sai|é)|la consulta (?:cuesta|sale|es de|tiene un costo)|la consultation (?:co[uû]te|est de))(?!\p{L})/iu;

/** That something costs nothing, beside its sum of nothing. */
const FREE =
  /\b(?:no (?:tiene|hay|lleva)(?: ning[uú]n)? costo|sin costo|no cuesta|(?:n[aã]o tem|sem) custo|n[aã]o custa|gratis|gr[aá]tis|free of charge|at no (?:cost|charge)|(?:is|are) (?:completely )?free)\b/i;

/** No further is looked at what stands behind a name. */
const LONGEST = 120;
/** Who is to file a case, without his name, and how people tell what he asks before he begins: `1,500 down + 338 filing`. */
const LAWYER =
  /^(?:(?:the|my|our|a|bankruptcy|el|la) )*(?:lawyer|attorney|paralegal|law (?:firm|office)|abogad[oa])s?(?: fees?)?$/i;
const BEFORE_HE_BEGINS =
  /^[^\n]{0,60}?\d (?:(?:is|for) (?:the )?)?(?:down\b|up ?front|retainer|filing|to (?:start|begin|file|retain|hire)|consult\w*|de entrada|para empezar)/i;

type Row = Stretch['reads'][number];

/** Whether a row has nothing that an office could not write about itself: neither a number nor who was owed before. */
function mayBeWriter({ accountNumber, originalCreditor }: ReportedDebt): boolean {
  return accountNumber === '' && originalCreditor === '';
}

/** The rows without what the writer of a letter asks for his own work: around its sum the letter speaks of a fee, or of none. */
export function withoutOwnFees<Read extends Row>(rows: readonly Read[], source: string): readonly Read[] {
  return rows.filter(({ account, debt }) => {
    const { from, to } = spanOfAccount(account);
    const told = source.slice(from, to);
    const isToCome =
      LAWYER.test(debt.accountName) && BEFORE_HE_BEGINS.test(source.slice(from, from + LONGEST));
    return !mayBeWriter(debt) || !(isToCome || FEE.test(told) || (debt.amount?.eq(ZERO) && FREE.test(told)));
  });
}
