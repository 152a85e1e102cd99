import { chromium } from '@playwright/test';
import { launchOptions } from '../../support/browser';
import { type Disk, withHandles } from '../../support/caseDisk';
import { expect, type Journey, test } from '../../support/journey';

const FILE = 'Ana.case.json';

test('Ctrl+S writes to the same file again, without a question', async ({ journey }, testInfo) => {
  const { page, openBudget } = journey;
  const disk = await withHandles(page, testInfo.outputPath('disk'));
  await openBudget();
  await saveFirst(journey, disk);
  await page.getByLabel('City').fill('Boston');
  await expect(page.getByText('not saved')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('not saved')).toBeHidden();
  expect(held(disk).member.city).toBe('Boston');
  expect(disk.questions()).toBe(1);
});

test('a case that is opened is written to its own file, a new member’s to another one', async ({
  journey,
}, testInfo) => {
  const { page, openBudget } = journey;
  const disk = await withHandles(page, testInfo.outputPath('disk'));
  await openBudget();
  await saveFirst(journey, disk);
  const first = disk.read(FILE);
  await page.getByRole('button', { name: 'New member' }).click();
  await page.getByLabel('First Name').fill('Bea');
  disk.choose('Bea.case.json');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved in Bea.case.json')).toBeVisible();
  expect(disk.read(FILE)).toBe(first);

  disk.choose(FILE);
  await page.keyboard.press('Control+o');
  await expect(page.getByLabel('First Name')).toHaveValue('Ana');
  await page.getByLabel('City').fill('Boston');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Saved in ${FILE}`)).toBeVisible();
  expect(held(disk).member).toMatchObject({ firstName: 'Ana', city: 'Boston' });
  expect(disk.questions()).toBe(3);
});

test('at 1366 pixels the line of a case with a password stands whole beside the buttons', async ({
  journey,
}, testInfo) => {
  const { page, openBudget } = journey;
  const disk = await withHandles(page, testInfo.outputPath('disk'));
  await page.setViewportSize({ width: 1366, height: 768 });
  await openBudget();
  await page.getByLabel('First Name').fill('Wolfeschlegelsteinhausen');
  disk.choose('Ana.case.age');
  await page.getByRole('button', { name: 'Save with password' }).click();
  for (const label of ['Password', 'The same password again'])
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill('four plain words');
  await page.keyboard.press('Enter');
  const set = page.getByRole('button', { name: 'Password set' });
  await expect(set).toBeVisible();
  await page.getByLabel('City').fill('Boston');
  await expect(page.getByText('not saved')).toBeVisible();
  const [line, undo] = [
    await set.boundingBox(),
    await page.getByRole('button', { name: 'Undo' }).boundingBox(),
  ];
  expect(line && undo && line.x + line.width < undo.x).toBe(true);
  await expect(page.getByRole('switch', { name: 'Keep saved' })).toBeVisible();
});

test('a question where to save that is closed changes nothing', async ({ journey }, testInfo) => {
  const { page, openBudget } = journey;
  const disk = await withHandles(page, testInfo.outputPath('disk'));
  await openBudget();
  await page.getByLabel('First Name').fill('Ana');
  disk.choose('');
  await page.keyboard.press('Control+s');
  await expect.poll(disk.questions).toBe(1);
  disk.choose(FILE);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Saved in ${FILE}`)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Keep saved writes every change, and killing the browser loses none of it', async ({
  journey,
}, testInfo) => {
  const place = testInfo.outputPath('disk');
  const server = await chromium.launchServer(launchOptions());
  const doomed = await (await chromium.connect(server.wsEndpoint())).newPage();
  const disk = await withHandles(doomed, place);
  await doomed.goto(testInfo.project.use.baseURL ?? '');
  await doomed.getByLabel('Agent Name').fill('Alex Agent');
  await doomed.getByLabel('First Name').fill('Ana');
  disk.choose(FILE);
  await doomed.keyboard.press('Control+s');
  const keep = doomed.getByRole('switch', { name: 'Keep saved' });
  await expect(keep, 'off at first').not.toBeChecked();
  await keep.check();
  await doomed.locator('[row-id=salary] [col-id=amount]').click();
  await doomed.keyboard.type('5000');
  await doomed.keyboard.press('Enter');
  await doomed.keyboard.type('77');
  await expect.poll(() => held(disk).incomes.pension, 'even while it is being typed').toBe('77');
  const process = server.process();
  const killed = new Promise((resolve) => process.once('exit', resolve));
  process.kill('SIGKILL');
  await killed;

  const { page, incomes, openBudget } = journey;
  (await withHandles(page, place)).choose(FILE);
  await openBudget();
  await page.keyboard.press('Control+o');
  await expect(incomes.cell('salary')).toHaveText('$5,000.00');
  await expect(incomes.cell('pension')).toHaveText('$77.00');
  await expect(page.getByLabel('Agent Name')).toHaveValue('Alex Agent');
});

test('what was typed last is kept saved also where another case takes its place at once', async ({
  journey,
}, testInfo) => {
  const { page, openBudget } = journey;
  const disk = await withHandles(page, testInfo.outputPath('disk'));
  await openBudget();
  await saveFirst(journey, disk);
  await page.getByRole('switch', { name: 'Keep saved' }).check();
  await page.getByLabel('City').fill('Boston');
  await page.getByRole('button', { name: 'New member' }).click();
  await expect(page.getByText('Cleared.')).toHaveText('Cleared.Undo');
  await expect.poll(() => held(disk).member.city).toBe('Boston');

  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('City')).toHaveValue('Boston');
  disk.write('Bea.case.json', disk.read(FILE).replace('Ana', 'Bea'));
  disk.choose('Bea.case.json');
  await page.getByLabel('City').fill('Salem');
  await page.keyboard.press('Control+o');
  await expect(page.getByLabel('First Name')).toHaveValue('Bea');
  await expect.poll(() => held(disk).member.city).toBe('Salem');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Keep saved stops where the file has changed on the disk, and says so', async ({
  journey,
}, testInfo) => {
  const { page, openBudget } = journey;
  const disk = await withHandles(page, testInfo.outputPath('disk'));
  await openBudget();
  await saveFirst(journey, disk);
  await page.getByRole('switch', { name: 'Keep saved' }).check();
  const theirs = `${disk.read(FILE)}\n\n`;
  disk.write(FILE, theirs);
  await page.getByLabel('City').fill('Boston');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    `${FILE} was not written: it has changed on the disk since it was opened or saved here. Keep saved has stopped.`,
  );
  expect(disk.read(FILE)).toBe(theirs);
  await expect(page.getByText('not saved')).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(page.getByLabel('City')).toHaveValue('Boston');

  disk.choose('Ana again.case.json');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved in Ana again.case.json')).toBeVisible();
  expect(JSON.parse(disk.read('Ana again.case.json')).member.city).toBe('Boston');
});

for (const { failure, words } of [
  { failure: 'QuotaExceededError', words: 'the disk is full' },
  { failure: 'NotAllowedError', words: 'the browser was not allowed to' },
  { failure: 'NoModificationAllowedError', words: 'another program holds it' },
])
  test(`a write that fails loses nothing and says why: ${words}`, async ({ journey }, testInfo) => {
    const { page, openBudget } = journey;
    const disk = await withHandles(page, testInfo.outputPath('disk'));
    await openBudget();
    await saveFirst(journey, disk);
    const before = disk.read(FILE);
    await page.getByLabel('City').fill('Boston');
    disk.fail(failure);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert')).toContainText(`${FILE} was not written: ${words}.`);
    await expect(page.getByText('not saved')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert')).toContainText(`The case was not saved: ${words}.`);
    expect(disk.read(FILE)).toBe(before);
    disk.fail(undefined);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(`Saved in ${FILE}`)).toBeVisible();
    expect(held(disk).member.city).toBe('Boston');
  });

function held(disk: Disk) {
  return JSON.parse(disk.read(FILE));
}

/** Enters a name and saves it in a file. */
async function saveFirst({ page }: Journey, disk: Disk): Promise<void> {
  await page.getByLabel('First Name').fill('Ana');
  disk.choose(FILE);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Saved in ${FILE}`)).toBeVisible();
  await expect(page.getByText('not saved')).toBeHidden();
}
