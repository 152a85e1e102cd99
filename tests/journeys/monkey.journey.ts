import { writeFileSync } from 'node:fs';
import {
  comeBackToCalculator,
  goToBudget,
  goToCalculator,
  leaveAll,
  openEverything,
  redo,
  seeBook,
  undoAll,
  wrongOnScreen,
} from '../support/book';
import { expect, test } from '../support/journey';
import { releaseMonkey } from '../support/monkey';
import { wrongInBudget, wrongInCalculator } from '../support/oracle';
import { seeBudget, seeCalculator } from '../support/screens';

/** The numbers that the random acts come from; `monkey.config.ts` has those of `npm run test:monkey`. */
const SEEDS = (process.env.MONKEY_SEEDS ?? '1').split(' ').map(Number);

/** Undo reaches back over 200 acts, so every stretch of the run starts at the empty book and is undone to it. */
const STRETCHES = 4;
const LOOKS_IN_A_STRETCH = 5;
const ACTS_BEFORE_A_LOOK = 100;
const UNDOABLE = 200;

for (const seed of SEEDS)
  test(`survives 2,000 random acts, seed ${seed}`, async ({ journey }, testInfo) => {
    test.setTimeout(600_000);
    journey.page.setDefaultTimeout(30_000);
    const empty = await openEverything(journey);
    const monkey = await releaseMonkey(journey, seed);
    try {
      for (let stretch = 0; stretch < STRETCHES; stretch++) {
        for (let look = 0; look < LOOKS_IN_A_STRETCH; look++) {
          await monkey.act(ACTS_BEFORE_A_LOOK);
          await leaveAll(journey);
          expect(await wrongOnScreen(journey)).toEqual([]);
        }
        const { budget, calculator } = await seeBook(journey);
        expect(wrongInBudget(budget)).toEqual([]);
        expect(wrongInCalculator(calculator)).toEqual([]);

        const steps = await undoAll(journey);
        expect(steps, 'no step has fallen out of the history').toBeLessThan(UNDOABLE);
        await comeBackToCalculator(journey);
        expect(await seeCalculator(journey)).toEqual(empty.calculator);
        await goToBudget(journey);
        expect(await seeBudget(journey)).toEqual(empty.budget);

        await redo(journey, steps);
        expect(await seeBudget(journey)).toEqual(budget);
        await goToCalculator(journey);
        expect(await seeCalculator(journey)).toEqual(calculator);
        await undoAll(journey);
      }
    } finally {
      const path = testInfo.outputPath('acts.txt');
      writeFileSync(path, monkey.diary.join('\n'));
      await testInfo.attach('what the monkey did', { path });
    }
  });
