import { createHash } from 'node:crypto';
import { test as bare } from '@playwright/test';
import { CONTENT_POLICY, HEADERS } from '../../vite/contentPolicy';
import { expect, test } from '../support/journey';
import { collectViolations } from '../support/violations';

test('the policy names every style element of the grid, and no other', async ({ journey }) => {
  const { page, openBudget } = journey;
  await openBudget();
  const texts = await page.locator('style').allTextContents();
  const hashes = texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  expect(CONTENT_POLICY.match(/sha256-[^']+/g), 'the list in vite/contentPolicy.ts').toEqual(hashes.sort());
});

bare('the page carries its policy, and the server sends it with the other headers', async ({ page }) => {
  const response = await page.goto('/');
  const named = Object.entries(HEADERS).map(([name, value]) => [name.toLowerCase(), value]);
  expect(response?.headers()).toMatchObject(Object.fromEntries(named));
  const carried = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(carried).toHaveAttribute('content', CONTENT_POLICY);
});

bare('the policy refuses what would send or run anything', async ({ page }) => {
  await collectViolations(page);
  await page.goto('/');
  await page.evaluate(async () => {
    await fetch('https://example.com/').catch(() => {});
    new Image().src = 'https://example.com/a.png';
    try {
      document.body.innerHTML = '<b>text</b>';
    } catch {
      // Refused, and reported as all the others are.
    }
    document.body.append(Object.assign(document.createElement('style'), { textContent: '* { color: red }' }));
    const form = Object.assign(document.createElement('form'), { action: 'https://example.com/' });
    document.body.append(form);
    form.submit();
  });
  const refused = () =>
    page.evaluate(() => [...new Set(Reflect.get(window, 'violations') as string[])].sort());
  await expect
    .poll(refused)
    .toEqual(['connect-src', 'form-action', 'img-src', 'require-trusted-types-for', 'style-src-elem']);
});
