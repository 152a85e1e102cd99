import { expect, test } from './user';

test.use({ isDark: true });

test('where the system is dark the page is dark as well', async ({ user }) => {
  await user.openBudget();
  const [page, text] = await user.run(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return [backgroundColor, color].map((each) => Number(/\d+/.exec(each)?.[0]));
  });
  expect(page).toBeLessThan(60);
  expect(text).toBeGreaterThan(200);
});
