import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { button, expect, test, type User } from './user';

const CASE = 'tests/fixtures/case/version-1.case.json';
const CASE_WITH_PASSWORD = 'tests/fixtures/case/version-1.case.age';
const said = (words: string) => `//*[@role="status" or @role="alert"][contains(., "${words}")]`;

test.beforeEach(({ user }) => user.openBudget());

test('a case is downloaded, and opened again with everything in it', async ({ user }) => {
  const { incomes } = user;
  await incomes.type('salary', 'amount', '4500.50', 'Enter');
  await user.fillIn('Last Name', 'Rivera');
  const file = await downloaded(user, () => user.press('Control+s'));
  expect(JSON.parse(readFileSync(file, 'utf8')).incomes.salary).toBe('4500.50');
  await user.click(button('New member'));
  await user.sees(incomes.footer(), '$0.00');
  await user.openCase(file);
  await user.finds(said('Opened case Rivera.'));
  await user.sees(incomes.footer(), '$4,500.50');
  await user.press('Control+z');
  await user.sees(incomes.footer(), '$0.00');
});

test('a case with a password is saved, and opens with it alone', async ({ user }) => {
  await user.fillIn('Last Name', 'Rivera');
  const file = await downloaded(user, () => saveWithPassword(user));
  expect(readFileSync(file, 'utf8')).toMatch(/^age-encryption\.org\/v1/);
  await user.click(button('New member'));
  await user.openCase(file);
  await user.fillIn('Password', 'another');
  await user.press('Enter');
  await user.finds(said('This password does not open the file.'));
  await user.fillIn('Password', 'four plain words');
  await user.press('Enter');
  await user.finds(said('Opened case Rivera.'));
});

test('a file that is no case changes nothing, and says what is wrong', async ({ user }) => {
  await user.incomes.type('salary', 'amount', '7', 'Enter');
  await user.openCase('package.json');
  await user.finds(said('package.json was not opened.'));
  await user.sees(user.incomes.footer(), '$7.00');
});

test.describe('where the connection is lost', () => {
  test.use({ expectsProblems: true });

  test('the part that encrypts comes back with the connection, to save and to open', async ({ user }) => {
    await user.openCase(CASE);
    await user.finds(said('Opened case'));
    user.host.lose(/ageFile/);
    await saveWithPassword(user);
    await user.finds(said('was not saved: the part that encrypts did not load'));
    await user.openCase(CASE_WITH_PASSWORD);
    await user.fillIn('Password', 'four plain words');
    await user.press('Enter');
    await user.finds(said('The part that decrypts did not load'));
    user.host.restore();
    await user.press('Enter');
    await user.finds(said('Opened case'));
    await downloaded(user, () => saveWithPassword(user));
  });
});

/** Does what downloads a file, and waits for it. */
async function downloaded({ engine }: User, act: () => Promise<void>): Promise<string> {
  const before = readdirSync(engine.downloads);
  await act();
  // Firefox keeps the place with an empty file until all has come.
  const come = () =>
    readdirSync(engine.downloads).filter(
      (name) =>
        /\.case\.(json|age)$/.test(name) &&
        !before.includes(name) &&
        statSync(join(engine.downloads, name)).size > 0,
    );
  await expect.poll(come).toHaveLength(1);
  return join(engine.downloads, come()[0] ?? '');
}

async function saveWithPassword(user: User): Promise<void> {
  await user.click('//button[contains(@aria-label, "ave with password")]');
  await user.fillIn('Password', 'four plain words');
  await user.fillIn('The same password again', 'four plain words');
  await user.click(button('Save with this password'));
}
