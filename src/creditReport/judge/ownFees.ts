import type { ReportedDebt } from '../reportedDebt';
import { type Stretch, spanOfAccount } from './stretches';

/** How an office writes of what it asks for its own work. */
const FEE =
  /\b(?:our|my|flat|retainer) (?:(?!late|annual)\w+ )?fees?\b|\btotal fee\b|\bretaining (?:us|our)\b|\battorney['’]?s? fees?\b[^\n]{0,60}\bfiling fees?\b/i;

type Row = Stretch['reads'][number];

/** Whether a row has nothing that an office could not write about itself: neither a number nor who was owed before. */
function mayBeWriter({ accountNumber, originalCreditor }: ReportedDebt): boolean {
  return accountNumber === '' && originalCreditor === '';
}

/** The rows without what the writer of a letter asks for his own work: around its sum the letter speaks of a fee. */
export function withoutOwnFees<Read extends Row>(rows: readonly Read[], source: string): readonly Read[] {
  return rows.filter(({ account, debt }) => {
    const { from, to } = spanOfAccount(account);
    return !mayBeWriter(debt) || !FEE.test(source.slice(from, to));
  });
}
