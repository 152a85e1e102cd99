import { withoutHandles } from './caseDisk';
import { expect, type Journey } from './journey';
import { wrongInBudget, wrongInCalculator } from './oracle';
import { type SeenBudget, type SeenCalculator, seeBudget, seeCalculator } from './screens';
import { settle } from './spots';

/** All that is entered, as both screens show it. */
export interface Book {
  budget: SeenBudget;
  calculator: SeenCalculator;
}

/**
 * Opens both screens, nothing entered, and everything that is fetched when it is first asked for: from then on it comes
 * at once, whenever a seed wants it.
 *
 * @returns the empty book
 */
export async function openEverything(journey: Journey): Promise<Book> {
  const { page, debts, copyElsewhere } = journey;
  await page.addInitScript(() => {
    window.print = () => {
      for (const event of ['beforeprint', 'afterprint']) dispatchEvent(new Event(event));
    };
  });
  // A dialog of the browser's own would wait for an answer that no test can give.
  await withoutHandles(page);
  await journey.openBudget();
  const budget = await seeBudget(journey);
  await journey.fillAgent();
  await goToCalculator(journey);
  await debts.cell('0', 'accountName').click();
  await copyElsewhere({
    text: 'Creditor: Example Bank\nAccount Number: 1234567890\nBalance: $5\nStatus: Open',
  });
  await page.keyboard.press('Control+v');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add report' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const calculator = await seeCalculator(journey);
  // A case of the agent alone has nothing to be kept with a password.
  await debts.type('0', 'accountName', 'x', 'Enter');
  await page.getByRole('button', { name: 'Save with password' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await undoAll(journey);
  return { budget, calculator };
}

/** Leaves whatever is open: a list, an editor, a dialog, and what lies under it. */
export async function leaveAll({ page }: Journey): Promise<void> {
  const open = page.locator('dialog[open], [role=gridcell] :is(input, select)');
  // The question may lie under another dialog, which goes first.
  const question = page.locator('[role=alertdialog]:focus-within');
  const leave = question.getByRole('button', { name: 'Leave' });
  for (let left = 10; left > 0 && (await open.count()) > 0; left--) {
    if ((await leave.count()) > 0) await leave.click();
    else await page.keyboard.press('Escape');
    // A question that comes a moment after its key is answered, and not escaped from.
    await settle(page);
  }
  const names = () =>
    open.evaluateAll((things) => things.map((thing) => thing.getAttribute('aria-label') ?? thing.className));
  await expect.poll(names, 'all is left').toEqual([]);
}

/** Looks at the budget, then at the calculator, and ends there. */
export async function seeBook(journey: Journey): Promise<Book> {
  if (!isOnBudget(journey)) await goToBudget(journey);
  await journey.fillAgent();
  const budget = await seeBudget(journey);
  await goToCalculator(journey);
  return { budget, calculator: await seeCalculator(journey) };
}

export async function goToBudget({ page, incomes }: Journey): Promise<void> {
  await page.getByRole('button', { name: 'Go to Budget' }).click();
  await expect(incomes.cell('salary')).toBeVisible();
}

function isOnBudget({ page }: Journey): boolean {
  return new URL(page.url()).pathname === '/';
}

export async function goToCalculator({ submit, debts }: Journey): Promise<void> {
  await submit();
  await expect(debts.cell('0', 'accountName')).toBeVisible();
}

/** Goes back to the calculator where an undone New member has led away from it: it goes to where it was pressed. */
export async function comeBackToCalculator(journey: Journey): Promise<void> {
  while (isOnBudget(journey)) await journey.page.goBack();
  await expect(journey.debts.cell('0', 'accountName')).toBeVisible();
}

/** The figures of the present screen that are wrong, in words; none where all is well. */
export async function wrongOnScreen(journey: Journey): Promise<string[]> {
  return isOnBudget(journey)
    ? wrongInBudget(await seeBudget(journey))
    : wrongInCalculator(await seeCalculator(journey));
}

/** Undoes by the button until nothing is left, and says how many steps there were. */
export function undoAll({ page }: Journey): Promise<number> {
  return page
    .getByRole('banner')
    .getByRole('button', { name: 'Undo' })
    .evaluate(async (button) => {
      let steps = 0;
      for (; button.ariaDisabled !== 'true'; steps++) {
        (button as HTMLElement).click();
        await new Promise((resolve) => setTimeout(resolve));
      }
      return steps;
    });
}

/** Redoes so many steps by the button. */
export async function redo({ page }: Journey, steps: number): Promise<void> {
  await page.getByRole('button', { name: 'Redo' }).evaluate(async (button, steps) => {
    for (let step = 0; step < steps; step++) {
      (button as HTMLElement).click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, steps);
}
