import { type Money, parseMoney, ZERO } from '../money/money';

/** The bounds of a plan's length, in months. Source: specification 9. */
export const MIN_MONTHS = 6;
export const MAX_MONTHS = 60;
export const DEFAULT_MONTHS = 18;

/** Every length a plan can have, in months, shortest first. */
export const PLAN_LENGTHS: readonly number[] = Array.from(
  { length: MAX_MONTHS - MIN_MONTHS + 1 },
  (_, index) => MIN_MONTHS + index,
);

/** How many months the first phase of a plan lasts. Source: specification 9. */
const FIRST_PHASE = 6;

/** By what the base monthly is multiplied in each of the first six months, and in each later one: exact decimals. */
export interface PlanFactors {
  firstSixFactor: string;
  laterFactor: string;
}

/** A plan that has a name, such as an option or the chosen plan. */
export interface NamedFactors extends PlanFactors {
  name: string;
}

/** Dollars, exact until shown. */
export interface MonthlyAmounts {
  firstSix: Money;
  later: Money;
}

/**
 * What a plan asks for in each of the first six months, and in each later one: the factor times the base monthly,
 * which is Total Paying divided by the months. It multiplies before it divides, so that an endless quotient cannot
 * lose half a cent. Source: specification 9.
 *
 * @param totalPaying dollars, exact, >= 0
 * @param months the plan's length, 6 to 60
 */
export function monthlyAmounts(
  { firstSixFactor, laterFactor }: PlanFactors,
  totalPaying: Money,
  months: number,
): MonthlyAmounts {
  return {
    firstSix: totalPaying.times(firstSixFactor).div(months),
    later: totalPaying.times(laterFactor).div(months),
  };
}

/**
 * What a plan pays over all its months: exact, not the sum of rounded amounts.
 *
 * @param totalPaying dollars, exact, >= 0
 * @param months the plan's length, 6 to 60
 */
export function paidOver(factors: PlanFactors, totalPaying: Money, months: number): Money {
  return paidBy(factors, totalPaying, months, months);
}

/**
 * What a plan has paid by the end of a month: exact, not the sum of rounded amounts.
 *
 * @param totalPaying dollars, exact, >= 0
 * @param months the plan's length, 6 to 60
 * @param month 0, before the first payment, to `months`
 */
export function paidBy(factors: PlanFactors, totalPaying: Money, months: number, month: number): Money {
  return totalPaying.times(shares(factors, month)).div(months);
}

/** Whether a plan of so many months pays exactly Total Paying, whatever that is. */
export function paysTheTotal(factors: PlanFactors, months: number): boolean {
  return shares(factors, months).eq(months);
}

/** Whether a plan of so many months pays Total Paying or more, whatever that is. */
export function coversTheTotal(factors: PlanFactors, months: number): boolean {
  return shares(factors, months).gte(months);
}

/** Whether a plan of so many months pays more than another, whatever the total. */
export function paysMoreThan(factors: PlanFactors, other: PlanFactors, months: number): boolean {
  return shares(factors, months).gt(shares(other, months));
}

/**
 * The first month by whose end a plan has paid Total Paying.
 *
 * @returns 1 to `months`; undefined where the plan falls short, or where there is nothing to pay
 */
export function coveredInMonth(factors: PlanFactors, totalPaying: Money, months: number): number | undefined {
  if (totalPaying.eq(ZERO)) return undefined;
  for (let month = 1; month <= months; month++) {
    if (shares(factors, month).gte(months)) return month;
  }
  return undefined;
}

/** What a plan asks for and comes to. */
export interface PlanOutcome extends MonthlyAmounts {
  /** What is paid over all months: dollars, exact. */
  paid: Money;
  /** The month in which Total Paying is covered; undefined where it is not, or nothing is to pay. */
  coveredIn: number | undefined;
}

/** Reckons a plan through: its monthly amounts, what they add up to, and when they cover Total Paying. */
export function planOutcome(factors: PlanFactors, totalPaying: Money, months: number): PlanOutcome {
  return {
    ...monthlyAmounts(factors, totalPaying, months),
    paid: paidOver(factors, totalPaying, months),
    coveredIn: coveredInMonth(factors, totalPaying, months),
  };
}

/** What `shares` has been asked for: at most every two options' factors at every month. */
const KNOWN_SHARES = new Map<string, Money>();

/** How many base monthlies a plan has paid by the end of a month; remembered, since every key asks for hundreds. */
function shares({ firstSixFactor, laterFactor }: PlanFactors, month: number): Money {
  const asked = `${firstSixFactor} ${laterFactor} ${month}`;
  const known = KNOWN_SHARES.get(asked);
  if (known) return known;
  const first = parseMoney(firstSixFactor).times(Math.min(month, FIRST_PHASE));
  const later = parseMoney(laterFactor).times(laterMonths(month));
  const sum = first.plus(later);
  KNOWN_SHARES.set(asked, sum);
  return sum;
}

/** Whether a plan of so many months has any in which the later amounts are paid. */
export function reachesLaterPhase(months: number): boolean {
  return laterMonths(months) > 0;
}

/** How many of a plan's months come after the first six. */
export function laterMonths(months: number): number {
  return Math.max(months - FIRST_PHASE, 0);
}

/** The months a text stands for; undefined where it is no whole number within the bounds. */
export function parseMonths(text: string): number | undefined {
  const months = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return months >= MIN_MONTHS && months <= MAX_MONTHS ? months : undefined;
}
