import { readFileSync } from 'node:fs';
import { type Book, goToBudget, goToCalculator, seeBook } from '../../support/book';
import { withoutHandles } from '../../support/caseDisk';
import { expect, type Journey, test } from '../../support/journey';
import { seeBudget } from '../../support/screens';

const FIRST_VERSION = 'tests/fixtures/case/version-1.case.json';
const FIRST_VERSION_LOCKED = 'tests/fixtures/case/version-1.case.age';

test.beforeEach(({ page }) => withoutHandles(page));

test('a case is downloaded, and opened again with everything in it', async ({ journey }, testInfo) => {
  const { page } = journey;
  const before = await enterAnasCase(journey);
  await expect(caseLine(journey)).toContainText('Ana Rivera');
  await expect(caseLine(journey)).toContainText('not saved');
  const file = testInfo.outputPath('case.json');
  const name = await download(journey, 'Control+s', file);
  expect(name).toMatch(/^Rivera Ana \d{4}-\d\d-\d\d\.case\.json$/);
  await expect(page.getByText(`Downloaded as ${name}`)).toBeVisible();
  await expect(caseLine(journey)).not.toContainText('not saved');

  await page.reload();
  await goToBudget(journey);
  await open(journey, file);
  await expect(page.getByText('Opened case Ana Rivera.')).toBeVisible();
  expect(await seeBook(journey)).toEqual(before);
});

test('an opening is one act, says what it replaced, and is undone over both screens', async ({ journey }) => {
  const { page, incomes, debts, walkToCalculator } = journey;
  await walkToCalculator();
  await debts.type('4', 'paying', '12', 'Enter');
  await open(journey, FIRST_VERSION);
  await expect(page).toHaveTitle(/^Calculator/);
  await expect(debts.cell('0', 'accountName')).toHaveText('FIRST BANK');
  await expect(debts.footer('paying')).toHaveText('$1,300.00');
  await expect(page.getByRole('heading', { name: 'Ana Rivera' })).toBeVisible();
  const message = page.getByText(/What stood here before was not saved; Undo brings it back\.$/);
  // Under the pointer it does not go by itself.
  await message.hover();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
    'Undo: Opened case Ana Rivera',
  );

  await page.keyboard.press('Control+z');
  await expect(debts.footer('paying')).toHaveText('$12.00');
  await expect(message, 'what is undone is not said any more').toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(debts.footer('paying')).toHaveText('$1,300.00');
  await goToBudget(journey);
  await expect(incomes.cell('salary')).toHaveText('$5,000.00');
  await expect(page.getByLabel('Last Name')).toHaveValue('Rivera');
});

test('an opening says that something was not saved only where it is about a member', async ({ journey }) => {
  const { page, openBudget, fillAgent } = journey;
  await openBudget();
  await fillAgent();
  await open(journey, FIRST_VERSION);
  await expect(page.getByText('Opened case Ana Rivera.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'New member' }).click();
  await expect(page.getByText('Cleared.')).toBeVisible();
  await open(journey, FIRST_VERSION);
  await expect(page.getByText('Opened case Ana Rivera.', { exact: true })).toBeVisible();
});

test('a case without debts opens on the budget', async ({ journey }, testInfo) => {
  const { page, walkToCalculator, incomes } = journey;
  await walkToCalculator();
  await goToBudget(journey);
  await page.getByLabel('Last Name').fill('Okafor');
  const file = testInfo.outputPath('without-debts.case.json');
  await download(journey, 'Control+s', file);
  await goToCalculator(journey);
  await open(journey, file);
  await expect(page).toHaveTitle(/^Budget/);
  await expect(incomes.cell('salary')).toBeVisible();
});

test('the message of a saved case keeps the date of its file whole, and its words off the cross', async ({
  journey,
}, testInfo) => {
  const { page, openBudget } = journey;
  await openBudget();
  await page.getByLabel('First Name').fill('Maria');
  await page.getByLabel('Last Name').fill("O'Neill");
  await download(journey, 'Control+s', testInfo.outputPath('case.json'));
  const message = page.getByText(/^Downloaded as/);
  await message.hover();
  const seen = await message.evaluate((toast) => {
    const text = [...toast.childNodes].find((node) => node instanceof Text) as Text;
    const boxes = (start: number, end: number) => {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      return [...range.getClientRects()];
    };
    const date = /\d{4}-\d\d-\d\d/.exec(text.data);
    const cross = toast.querySelector('button')?.getBoundingClientRect();
    return {
      linesOfDate: boxes(date?.index ?? 0, (date?.index ?? 0) + 10).length,
      gap: (cross?.left ?? 0) - Math.max(...boxes(0, text.length).map(({ right }) => right)),
    };
  });
  expect(seen.linesOfDate).toBe(1);
  expect(seen.gap).toBeGreaterThan(0);
});

test('a case that is saved after a reload has its names, and is said to be without the amounts of the budget', async ({
  journey,
}, testInfo) => {
  const { page, debts } = journey;
  await enterAnasCase(journey);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(caseLine(journey)).toHaveText('Reloaded: names and totals only');
  await debts.type('0', 'amount', '900', 'Enter');
  await expect(caseLine(journey)).toContainText('Ana Riveranot saved');

  const file = testInfo.outputPath('case.json');
  const name = await download(journey, 'Control+s', file);
  expect(name).toMatch(/^Rivera Ana /);
  await expect(
    page.getByText(`Downloaded as ${name}, without the budget’s amounts: a reload keeps only their totals`),
  ).toBeVisible();
  const saved = JSON.parse(readFileSync(file, 'utf8'));
  expect(saved.agent).toEqual({ agentName: 'Alex Agent', agentEmail: 'alex@example.com' });
  expect(saved.member).toMatchObject({ firstName: 'Ana', lastName: 'Rivera' });
  expect(saved.debts).toHaveLength(1);
  await expect(caseLine(journey)).toContainText('Ana Riverasaved');
  const glance = page.getByRole('region', { name: 'Ana Rivera' });
  await expect(glance, 'the totals stay').toContainText('Income, before tax$5,000.00');

  await page.getByRole('button', { name: 'New member' }).click();
  await expect(page.getByText('Cleared.')).toBeVisible();
  await expect(page.getByText('It was not saved.'), 'it was saved').toHaveCount(0);
});

test('a case with marks brings them along, and they end with an edit', async ({ journey }) => {
  const { page, debts, expenses, openBudget } = journey;
  await openBudget();
  await open(journey, FIRST_VERSION);
  await expect(page.getByText('Typed as 1450,50.').first()).toBeAttached();
  await goToCalculator(journey);
  await expect(page.getByText('Credit balance of $75.00, nothing owed.').first()).toBeAttached();
  await debts.type('2', 'amount', '10', 'Enter');
  await expect(page.getByText('Credit balance of $75.00, nothing owed.')).toHaveCount(0);
  await goToBudget(journey);
  await expect(expenses.cell('mortgage')).toHaveText('$1,450.50');
});

test('what is being typed is saved too, by the key and by the button', async ({ journey }, testInfo) => {
  const { page, incomes, openBudget } = journey;
  await openBudget();
  await incomes.cell('salary').click();
  await page.keyboard.type('4321');
  const file = testInfo.outputPath('typed.json');
  await download(journey, 'Control+s', file);
  expect(JSON.parse(readFileSync(file, 'utf8')).incomes.salary).toBe('4321');
  await incomes.cell('pension').click();
  await page.keyboard.type('99');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save case' }).click();
  await (await downloaded).saveAs(file);
  expect(JSON.parse(readFileSync(file, 'utf8')).incomes.pension).toBe('99');
  await expect(caseLine(journey)).toHaveText(/^Unnamed case/);
});

test('leaving asks only where something is not saved', async ({ journey }, testInfo) => {
  const { page, openBudget } = journey;
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    dialog.accept();
  });
  await openBudget();
  await page.getByLabel('First Name').fill('Ana');
  await download(journey, 'Control+s', testInfo.outputPath('case.json'));
  await expect(caseLine(journey)).not.toContainText('not saved');
  await page.reload();
  expect(questions, 'saved, nothing is asked').toEqual([]);

  await open(journey, testInfo.outputPath('case.json'));
  // Typed by hand: a browser asks only where somebody has done something on the page.
  await page.getByLabel('First Name').click();
  await page.keyboard.type('n');
  await expect(caseLine(journey)).toContainText('not saved');
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
});

test('after New member nothing but the agent is left, and the header says New case', async ({ journey }) => {
  const { page, walkToCalculator, debts } = journey;
  await walkToCalculator();
  await debts.type('0', 'paying', '12', 'Enter');
  await expect(caseLine(journey)).toContainText('not saved');
  await page.getByRole('button', { name: 'New member' }).click();
  await expect(caseLine(journey)).toHaveText('New case');
  await expect(page.getByLabel('Agent Name')).toHaveValue('Alex Agent');
  await page.getByLabel('First Name').fill('Bea');
  await expect(caseLine(journey)).toContainText('Beanot saved');
});

test('New member says that what it cleared was not saved', async ({ journey }, testInfo) => {
  const { page, openBudget } = journey;
  const message = page.getByText('Cleared. It was not saved.');
  await openBudget();
  await page.getByLabel('First Name').fill('Ana');
  await download(journey, 'Control+s', testInfo.outputPath('case.json'));
  await expect(caseLine(journey)).not.toContainText('not saved');
  await page.getByRole('button', { name: 'New member' }).click();
  await expect(caseLine(journey)).toHaveText('New case');
  await expect(message, 'it was saved').toHaveCount(0);
  await page.getByLabel('First Name').fill('Bea');
  await page.getByRole('button', { name: 'New member' }).click();
  await expect(message).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('First Name')).toHaveValue('Bea');
});

test('a case is encrypted with a password, and opens with it alone', async ({ journey }, testInfo) => {
  const { page, openBudget } = journey;
  await openBudget();
  await page.getByLabel('Last Name').fill('Rivera');
  await page.getByRole('button', { name: 'Save with password' }).click();
  const lock = page.getByRole('dialog', { name: 'Save with a password' });
  await expect(lock).toContainText('Nobody can restore a lost password');
  await lock.getByLabel('Password', { exact: true }).fill('four plain words');
  const second = lock.getByLabel('The same password again');
  await test.step('Enter in the first field goes on to the second', async () => {
    await page.keyboard.press('Enter');
    await expect(second).toBeFocused();
    await expect(lock.getByRole('status')).toHaveText('');
    await page.keyboard.press('Enter');
    await expect(lock.getByRole('status')).toHaveText('The two passwords differ. Type the same one twice.');
  });
  await second.fill('four plain worms');
  await lock.getByRole('button', { name: 'Save with this password' }).click();
  await expect(lock.getByRole('status')).toHaveText('The two passwords differ. Type the same one twice.');
  await lock.getByLabel('The same password again').fill('four plain words');
  const downloaded = page.waitForEvent('download');
  await lock.getByRole('button', { name: 'Save with this password' }).click();
  const file = testInfo.outputPath('rivera.case.age');
  expect((await downloaded).suggestedFilename()).toMatch(/^Rivera \d{4}-\d\d-\d\d\.case\.age$/);
  await (await downloaded).saveAs(file);
  expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
  expect(readFileSync(file, 'latin1')).not.toContain('Rivera');
  await expect(page.getByRole('button', { name: 'Save with password' })).toHaveText('Password set');

  await page.getByLabel('Last Name').fill('Someone');
  await open(journey, file);
  const unlock = page.getByRole('dialog', { name: 'Open a case with a password' });
  await unlock.getByRole('textbox').fill('four plain worms');
  await page.keyboard.press('Enter');
  await expect(unlock.getByRole('status')).toHaveText('This password does not open the file.');
  await expect(page.getByLabel('Last Name')).toHaveValue('Someone');
  await unlock.getByRole('textbox').fill('four plain words');
  await page.keyboard.press('Enter');
  await expect(unlock).toBeHidden();
  await expect(page.getByLabel('Last Name')).toHaveValue('Rivera');

  const set = page.getByRole('button', { name: 'Password set' });
  await expect(set, 'opened with a password, it keeps it').toBeVisible();
  await page.getByLabel('First Name').fill('Ana');
  await expect(caseLine(journey)).toContainText('not saved');
  await expect(set, 'also while a change is not saved').toBeVisible();
  const again = await download(journey, 'Control+s', file);
  expect(again, 'it stays encrypted').toMatch(/\.case\.age$/);
  await page.getByRole('button', { name: 'Save with password' }).click();
  const plain = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save without a password' }).click();
  expect((await plain).suggestedFilename()).toMatch(/\.case\.json$/);
  await expect(set).toHaveCount(0);
});

test('an encrypted case of the first version opens for ever', async ({ journey }) => {
  const { page, openBudget, incomes } = journey;
  await openBudget();
  await open(journey, FIRST_VERSION_LOCKED);
  await page.getByRole('textbox', { name: 'Password' }).fill('four plain words');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(incomes.cell('salary')).toHaveText('$5,000.00');
  await expect(page.getByLabel('Member Address')).toHaveValue('12 Elm Street “B”');
});

test('what is no case says why, and changes nothing', async ({ journey }) => {
  const { page, openBudget } = journey;
  await openBudget();
  await page.getByLabel('Last Name').fill('Someone');
  const before = await seeBudget(journey);
  const text = readFileSync(FIRST_VERSION, 'utf8');
  for (const [name, content, words] of [
    ['a.json', 'Creditor: FIRST BANK', 'a.json was not opened. It is no case. '],
    ['b.json', '[1, 2]', 'It is no case. Choose a file that Save case has written.'],
    ['c.json', text.replace('"version": 1', '"version": 2'), 'It was made by a newer version'],
    [
      'd.json',
      text.replace('"1200"', '"$1,200"'),
      '“amount” in debts, row 1 is “$1,200”, which is no amount',
    ],
    ['e.json', text + ' '.repeat(2 ** 21), 'It has more than a million characters'],
    ['f.json', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'It is neither a text nor a case with a password.'],
    ['g.json', Buffer.from('{"name": "Zoë"}', 'latin1'), 'It is neither a text nor a case with a password.'],
  ] as const) {
    await open(journey, { name, mimeType: 'application/json', buffer: Buffer.from(content) });
    const message = page.getByRole('alert');
    await expect(message).toContainText(words);
    await expect(message).toContainText('Nothing was changed.');
  }
  const locked = readFileSync(FIRST_VERSION_LOCKED);
  for (const [name, buffer] of [
    ['short.case.age', locked.subarray(0, -30)],
    ['altered.case.age', Buffer.from(locked.with(locked.length - 40, 0))],
  ] as const) {
    await open(journey, { name, mimeType: 'application/age', buffer });
    await page.getByRole('textbox', { name: 'Password' }).fill('four plain words');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
      'The file was not opened. It is damaged: it was cut short, or altered after it was encrypted. Nothing was changed.',
    );
    await page.keyboard.press('Escape');
  }
  expect(await seeBudget(journey)).toEqual(before);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
    'Undo: Typed Last Name',
  );
});

test('a file that is gone before it is read says so in a sentence', async ({ journey }) => {
  const { page, openBudget } = journey;
  await page.addInitScript(() => {
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));
  });
  await openBudget();
  await open(journey, FIRST_VERSION);
  await expect(page.getByRole('alert')).toContainText(
    /\.json was not opened\. It is not there any more\. Nothing was changed\./,
  );
});

test('a file that is dropped anywhere on the page is opened', async ({ journey }) => {
  const { page, openBudget, incomes } = journey;
  await openBudget();
  // What takes dropped files comes with the line of the case.
  await expect(caseLine(journey)).toHaveText('New case');
  await incomes.cell('pension').click();
  await page.keyboard.type('77');
  await drop(page.locator('.privacy-note'), { name: 'Ana.case.json', path: FIRST_VERSION });
  await expect(incomes.cell('salary')).toHaveText('$5,000.00');
  await page.keyboard.press('Control+z');
  await expect(incomes.cell('pension'), 'what was being typed was entered first').toHaveText('$77.00');
  await drop(page.locator('main'), { name: 'picture.png', path: FIRST_VERSION });
  await expect(
    page.getByText(
      'picture.png is not a case (.case.json or .case.age) or a report (.pdf, .txt, .html, .csv, .tsv or .json).',
    ),
  ).toBeVisible();
  await page.keyboard.press('Control+/');
  await drop(page.getByRole('dialog'), { name: 'Ana.case.json', path: FIRST_VERSION });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Redo' }), 'nothing behind a dialog').toBeEnabled();
});

function caseLine({ page }: Journey) {
  return page.getByRole('banner').locator('.case-line');
}

/** Enters something of everything on both screens. */
async function enterAnasCase(journey: Journey): Promise<Book> {
  const { page, incomes, expenses, debts, openBudget, copyElsewhere, fillAgent } = journey;
  await openBudget();
  await fillAgent();
  await page.getByLabel('First Name').fill('Ana');
  await page.getByLabel('Last Name').fill('Rivera');
  await page.getByLabel('Member Address').fill('12 Elm Street, “B”');
  await incomes.type('salary', 'amount', '5000', 'Enter');
  await expenses.cell('mortgage').click();
  await copyElsewhere({ text: '1.450,50\n(3)\n' });
  await page.keyboard.press('Control+v');
  await expect(expenses.status).toHaveText(/Marked/);
  await goToCalculator(journey);
  await debts.type('1', 'accountName', 'FIRST BANK', 'Enter');
  await debts.type('1', 'current', '60', 'Enter');
  await debts.type('1', 'paying', '10.005', 'Enter');
  await debts.cell('1', 'amount').click();
  await copyElsewhere({ text: '(75)' });
  await page.keyboard.press('Control+v');
  await expect(debts.cell('1', 'amount')).toHaveText('$0.00');
  await debts.type('3', 'paying', '1.2.3', 'Enter');
  await page.getByLabel('Credit Score').fill('701');
  await page.getByLabel('Number of months').fill('30');
  await page.getByLabel('Choose Payment Plan').last().selectOption('Option B');
  return seeBook(journey);
}

/** Presses a key that downloads a file, and keeps it. */
async function download({ page }: Journey, key: string, path: string): Promise<string> {
  const downloaded = page.waitForEvent('download');
  await page.keyboard.press(key);
  await (await downloaded).saveAs(path);
  return (await downloaded).suggestedFilename();
}

type Chosen = string | { name: string; mimeType: string; buffer: Buffer };

async function open({ page }: Journey, file: Chosen): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open case' }).click();
  await (await chooser).setFiles(file);
}

/** Drops a file on a part of the page. */
async function drop(target: ReturnType<Journey['page']['locator']>, file: { name: string; path: string }) {
  const text = readFileSync(file.path, 'utf8');
  await target.evaluate(
    (element, { name, text }) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], name));
      for (const type of ['dragenter', 'dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    },
    { name: file.name, text },
  );
}
