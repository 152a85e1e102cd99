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
    console.table(this.figures.map(rowOf));
    return { status: this.figures.some((figure) => verdict(figure) === FAR) ? 'failed' : status };
  }
}

const FAR = 'MISSED BY FAR';

function verdict({ samples, budget }: Figure): string {
  if (budget === undefined) return '';
  const reached = median(samples);
  if (reached <= budget) return 'reached';
  return reached <= budget * (1 + TOLERANCE) ? 'missed' : FAR;
}

function rowOf(figure: Figure) {
  const { name, unit, samples, budget } = figure;
  return {
    figure: name,
    unit,
    samples: samples.length,
    median: round(median(samples)),
    p95: samples.length > 1 ? round(quantile(samples, 0.95)) : '',
    budget: budget === undefined ? '' : round(budget),
    verdict: verdict(figure),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
