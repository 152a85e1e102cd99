import type { Locator } from '@playwright/test';
import type { Journey } from './journey';

/** Texts by the names they stand under. */
type Texts = Readonly<Record<string, string>>;

/** A sheet as the user sees it. */
export interface SeenSheet {
  /** What the cells show, by row and column; headings and the footer among them. */
  shown: Readonly<Record<string, Texts>>;
  /** What the cells hold, as another program gets it by Ctrl+A and Ctrl+C: of an amount every digit. */
  copied: readonly (readonly string[])[];
  /** The lines under the sheet that say what is doubtful. */
  problems: readonly string[];
}

/** The budget as the user sees it. */
export interface SeenBudget {
  incomes: SeenSheet;
  expenses: SeenSheet;
  summary: Texts;
  fields: Texts;
}

/** The calculator as the user sees it. */
export interface SeenCalculator {
  debts: SeenSheet;
  options: Readonly<Record<string, Texts>>;
  fields: Texts;
}

export async function seeBudget(journey: Journey): Promise<SeenBudget> {
  const { page } = journey;
  return {
    incomes: await seeSheet(journey, journey.incomes.grid, journey.incomes.cell('salary')),
    expenses: await seeSheet(journey, journey.expenses.grid, journey.expenses.cell('mortgage')),
    summary: await seeAmounts(page.getByRole('region', { name: 'Budget Summary' })),
    fields: await seeFields(page.locator('main input')),
  };
}

export async function seeCalculator(journey: Journey): Promise<SeenCalculator> {
  const { page, debts } = journey;
  const options: Record<string, Texts> = {};
  for (const name of ['Option A', 'Option B', 'Option C'])
    options[name] = await seeAmounts(page.getByRole('region', { name }).locator('dl').first());
  return {
    debts: await seeSheet(journey, debts.grid, debts.cell('0', 'accountName')),
    options,
    fields: await seeFields(page.locator('main :is(input, select)')),
  };
}

async function seeSheet(
  { page, pasteElsewhere }: Journey,
  grid: Locator,
  first: Locator,
): Promise<SeenSheet> {
  await first.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  const { text } = await pasteElsewhere();
  const seen = await page
    .locator('.sheet')
    .filter({ has: grid })
    .evaluate((sheet) => ({
      shown: Object.fromEntries(
        [...sheet.querySelectorAll('[row-id]')].map((row) => [
          row.getAttribute('row-id'),
          Object.fromEntries(
            [...row.querySelectorAll('[col-id]')].map((cell) => [
              cell.getAttribute('col-id'),
              cell.textContent,
            ]),
          ),
        ]),
      ),
      problems: [...sheet.querySelectorAll('.sheet-problems li')].map((line) => line.textContent),
    }));
  return { ...seen, copied: cellsOf(text) };
}

/** Reads what a spreadsheet copies as text: tabs between cells, quotes around one that holds quotes. */
function cellsOf(text: string): string[][] {
  return text
    .split('\r\n')
    .map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"')));
}

/** The amounts of a list, without the words that may stand behind them. */
function seeAmounts(list: Locator): Promise<Texts> {
  return list.evaluate((list) =>
    Object.fromEntries(
      [...list.querySelectorAll('dt')].map((name) => [
        name.textContent,
        name.nextElementSibling?.firstChild?.textContent ?? '',
      ]),
    ),
  );
}

function seeFields(fields: Locator): Promise<Texts> {
  return fields.evaluateAll((fields) =>
    Object.fromEntries(
      fields.map((field) => {
        const { name, id, value } = field as HTMLInputElement;
        return [name || field.getAttribute('aria-label') || id, value];
      }),
    ),
  );
}
