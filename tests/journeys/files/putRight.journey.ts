import { existsSync, readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { STATUSES } from '../../../src/debts/debt';
import { formatMoney, moneyFromNumber } from '../../../src/money/money';
import type { Journey } from '../../support/journey';
import { expect, test } from '../../support/journey';

/** A debt as the text prints it; what is left out is not printed. */
interface PrintedDebt {
  accountName?: string;
  accountNumber?: string;
  amount: number;
  current?: string | null;
}

/** Somebody who puts a reading right, and counts presses and keys. */
function agentOf({ page, entered }: Journey) {
  const review = page.getByRole('dialog', { name: 'Review the report' });
  const source = review.getByRole('region', { name: 'Source' });
  const words = review.getByRole('group', { name: 'What the words mean' });
  let count = 0;
  return {
    count: () => count,
    press: async (what: Locator, shift = false) => {
      count++;
      await what.click(shift ? { modifiers: ['Shift'] } : {});
    },
    keys: async (...keys: string[]) => {
      for (const key of keys) {
        count++;
        await page.keyboard.press(key);
      }
    },
    /** Opens a dropdown, and presses what is chosen of it. */
    choose: async (label: string, meaning: string) => {
      count += 2;
      await words.getByRole('combobox', { name: label, exact: true }).selectOption(meaning);
    },
    piece: (text: string) => source.getByRole('button', { name: text, exact: true }).first(),
    cell: entered.cell,
  };
}

type Agent = ReturnType<typeof agentOf>;

/** Texts that nobody had seen when the reader was written, and that it reads wrongly in every row. */
const TEXTS: readonly [name: string, wrong: string, putRight: (agent: Agent) => Promise<void>][] = [
  [
    'blind-2b/b12-debt-buyer-placement-csv',
    'a code stands for every name, and no status is understood',
    async ({ choose, press, keys, cell }) => {
      await choose('OWNER', 'Account Name');
      await press(cell('0', 'current'));
      await keys('9', 'Enter');
      await press(cell('0', 'current'));
      await press(cell('3', 'current'), true);
      await keys('Control+d');
      await press(cell('6', 'current'));
      await keys('9', 'Enter');
    },
  ],
  [
    'blind-3b/b04-dmp-statement-pdf',
    'every amount is the one owed at the start',
    async ({ press, keys, piece, cell }) => {
      await press(cell('0', 'amount'));
      await press(piece('$6,981.55'));
      for (const amount of ['$4,402.38', '$1,498.02', '$652.19', '$3,871.90']) {
        await keys('ArrowDown');
        await press(piece(amount));
      }
      await keys('ArrowDown', '0', 'Enter');
    },
  ],
  [
    'blind-3b/b06-student-loan-servicer',
    'every loan is torn into two rows',
    async ({ keys }) => {
      await keys('ArrowDown', 'Control+Alt+j');
      for (let loan = 1; loan < 5; loan++) await keys('ArrowDown', 'ArrowDown', 'Control+Alt+j');
    },
  ],
];

/** A clipboard that lies in files. */
function clipboardOf(name: string) {
  const file = (kind: string) => new URL(`../../fixtures/${name}.${kind}`, import.meta.url);
  const html = existsSync(file('html')) ? { html: readFileSync(file('html'), 'utf8') } : {};
  return { text: readFileSync(file('txt'), 'utf8'), ...html };
}

function printedIn(name: string): PrintedDebt[] {
  const file = new URL(`../../fixtures/${name}.expected.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as PrintedDebt[];
}

for (const [name, wrong, putRight] of TEXTS)
  test(`${name}, where ${wrong}, is put right in at most 15 presses and keys`, async ({ journey }) => {
    const { page, debts, entered, openCalculator, copyElsewhere } = journey;
    const printed = printedIn(name);
    await openCalculator();
    await debts.cell('0', 'accountName').click();
    await copyElsewhere(clipboardOf(name));
    await page.keyboard.press('Control+v');
    await expect(entered.cell('0', 'accountName')).toBeFocused();

    const agent = agentOf(journey);
    await putRight(agent);
    expect(agent.count()).toBeLessThanOrEqual(15);
    await page.getByRole('button', { name: `Enter ${printed.length} debts` }).click();
    for (const [row, { accountName, accountNumber, amount, current }] of printed.entries()) {
      const cell = (column: string) => debts.cell(String(row), column);
      if (accountName) await expect(cell('accountName')).toHaveText(accountName);
      if (accountNumber) await expect(cell('accountNumber')).toHaveText(accountNumber);
      await expect(cell('amount')).toHaveText(formatMoney(moneyFromNumber(amount)));
      await expect(cell('current')).toHaveText(STATUSES.find(({ value }) => value === current)?.label ?? '');
    }
    await expect(debts.cell(String(printed.length), 'amount')).toHaveText('');
  });
