import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const LOOKS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

/** CSS pixels: a window of 1280 x 1024 at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 };

/** CSS pixels. Source: WCAG 2.2, success criterion 2.5.8. */
const LEAST_TARGET = 24;

/**
 * Finds nothing wrong with what stands on the page at the moment: by the rules of axe in every look of the page, by
 * the size of what can be pressed, and by what a zoom of 400 % makes of it. The page is left as it was found.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Not by a script element, which the page's own policy would refuse.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const [first, ...others] = LOOKS;
  expect(await violations(page, 'all')).toEqual([]);
  for (const look of others) {
    await page.emulateMedia(look);
    expect(await violations(page, 'colours'), JSON.stringify(look)).toEqual([]);
  }
  await page.emulateMedia(first);
  expect(await smallTargets(page)).toEqual([]);

  const before = page.viewportSize();
  await page.setViewportSize(ZOOMED);
  await expect.poll(() => zoomProblems(page)).toEqual([]);
  if (before) await page.setViewportSize(before);
}

/** What axe finds, as lines of rule and element. The structure is the same in every look; the colours are not. */
function violations(page: Page, scope: 'all' | 'colours'): Promise<string[]> {
  return page.evaluate(async (only) => {
    const rules = axe
      .getRules()
      // Level AAA is not promised. The last is an experiment, and takes the grid's focus guards for controls.
      .filter(({ tags, ruleId }) => !tags.includes('wcag2aaa') && ruleId !== 'focus-order-semantics')
      .filter(({ tags }) => only === 'all' || tags.includes('cat.color'))
      .map(({ ruleId }) => ruleId);
    const found = await axe.run(document, { runOnly: rules, resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  }, scope);
}

/** What can be pressed and is too small; a box counts with its label. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = [...document.querySelectorAll('a, button, input, select, textarea, [role=gridcell]')];
    return targets
      .filter((target) => target.checkVisibility() && !target.closest('[role=gridcell] *'))
      .map((target) => ({ target, ...(target.closest('label') ?? target).getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => Math.min(width, height) < least)
      .map(({ target, width, height }) => `${target.outerHTML.slice(0, 120)} is ${width} x ${height}`);
  }, LEAST_TARGET);
}

/** What would have to be scrolled sideways, and what stays on the screen and takes more than a fifth of it. */
function zoomProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) => `${element.tagName} ${element.className}`;
    const wide = [document.documentElement, ...document.querySelectorAll('dialog')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    const sticky = [...document.querySelectorAll('body *')].filter((element) => {
      const isSticky = ['sticky', 'fixed'].includes(getComputedStyle(element).position);
      return isSticky && !element.matches('dialog, dialog *') && element.clientHeight > innerHeight / 5;
    });
    return [
      ...wide.map((element) => `${name(element)} is too wide`),
      ...sticky.map((element) => `${name(element)} stays in the way`),
    ];
  });
}

/** What has the focus and does not show it, or is covered where it stands; nothing where all is well. */
export function hiddenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const name = element.outerHTML.slice(0, 120);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `${name} does not show it`;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const));
    const covered = corners.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
    return covered.length > 0 ? `${name} is covered at ${covered}` : '';
  });
}
