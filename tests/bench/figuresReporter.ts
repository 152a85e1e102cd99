import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { FIGURE, type Figure, median, quantile } from './figures';

/** By how much a budget may be missed, as a share of it, before the run fails: a busy machine is no fault. */
const TOLERANCE = 0.25;

/** Prints all figures of a run in one table with their budgets, and fails the run where one is missed by far. */
export default class FiguresReporter implements Reporter {
  private readonly figures: Figure[] = [];

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description } of annotations)
      if (type === FIGURE && description) this.figures.push(JSON.parse(description));
  }

  async onEnd({ status }: FullResult): Promise<Pick<FullResult, 'status'>> {
    const rows = this.figures.map((figure) => this.rowOf(figure));
    console.table(rows);
    return { status: rows.some(({ verdict }) => verdict === FAR) ? 'failed' : status };
  }

  private rowOf({ name, unit, samples, budget }: Figure) {
    const reached = median(samples);
    const limit = typeof budget === 'object' ? budget.times * this.reached(budget.of) : budget;
    return {
      figure: name,
      unit,
      samples: samples.length,
      median: round(reached),
      p95: samples.length > 1 ? round(quantile(samples, 0.95)) : '',
      budget: limit === undefined ? '' : round(limit),
      'budget is': typeof budget === 'object' ? `${budget.times} x ${budget.of}` : '',
      verdict: limit === undefined ? '' : verdict(reached, limit),
    };
  }

  /** The median of a figure; no number where only a part of the bench runs, without it. */
  private reached(name: string): number {
    return median(this.figures.find((figure) => figure.name === name)?.samples ?? []);
  }
}

const FAR = 'MISSED BY FAR';

function verdict(reached: number, limit: number): string {
  if (Number.isNaN(limit)) return 'not measured';
  if (reached <= limit) return 'reached';
  return reached <= limit * (1 + TOLERANCE) ? 'missed' : FAR;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
