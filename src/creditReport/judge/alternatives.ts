import type { ReportedDebt } from '../reportedDebt';
import type { PageReading } from './judgePage';
import type { LayoutReading } from './layoutReading';

/** A reading that is worth so much of the chosen one is worth offering. */
const CLOSE = 0.6;

/** What a reading says, as far as a person would see a difference. */
function saidIn(debts: readonly ReportedDebt[]): string {
  return debts
    .map(({ accountName, accountNumber, amountText, current }) =>
      [accountName, accountNumber, amountText, current].join('\t'),
    )
    .join('\n');
}

function worthOf({ stretches }: LayoutReading): number {
  return stretches.reduce((sum, { weight }) => sum + Math.max(0, weight), 0);
}

function debtsOf({ stretches }: LayoutReading): ReportedDebt[] {
  return stretches.flatMap(({ weight, reads }) => (weight > 0 ? reads.map(({ debt }) => debt) : []));
}

/**
 * The layouts that make nearly as much of a text as the chosen reading does, and something else; the best first.
 *
 * @param readings what was made of each form of the text
 */
export function otherLayouts(chosen: PageReading, readings: readonly PageReading[]): string[] {
  const said = new Set([saidIn(chosen.reads.map(({ debt }) => debt))]);
  return readings
    .flatMap(({ alone, unasked }) => [...alone, ...unasked()])
    .filter(({ name }) => name !== chosen.layout)
    .map((reading) => ({ reading, worth: worthOf(reading) }))
    .filter(({ worth }) => worth > 0 && worth >= chosen.weight * CLOSE)
    .sort((one, other) => other.worth - one.worth)
    .filter(({ reading }) => {
      const own = saidIn(debtsOf(reading));
      return !said.has(own) && said.add(own);
    })
    .map(({ reading }) => reading.name)
    .filter((name, index, names) => names.indexOf(name) === index);
}
