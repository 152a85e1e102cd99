import { button, expect, test } from './user';

const SLIDER = 'input[type="range"]';

test('the slider follows the keys, and both dropdowns make a plan', async ({ user }) => {
  await user.openCalculator();
  await user.debts.type('0', 'paying', '1800', 'Enter');
  await user.sees(user.debts.footer('paying'), '$1,800.00');
  await user.runOn(SLIDER, (found) => (found as HTMLElement).focus());
  await user.press('ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home');
  await user.sees(SLIDER, '6');
  await user.press('End');
  await user.sees(SLIDER, '60');
  await user.runOn('main select', (found) => (found as HTMLElement).focus());
  await user.type('Option A');
  await user.sees('main select', 'optionA');
  await user.run(() => (document.querySelectorAll('main select')[1] as HTMLElement).focus());
  await user.type('Option B');
  await user.finds('p.sentence');
});

test('printed, the page is the one for the member', async ({ user }) => {
  await user.openCalculator();
  await user.debts.type('0', 'paying', '1800', 'Enter');
  await user.run(() => void Object.assign(window, { print: () => dispatchEvent(new Event('beforeprint')) }));
  await user.click(button('Print'));
  await user.finds('.printed-page');
  const shown = await user.run(textOnPaper);
  expect(shown).toContain('$1,800.00');
  expect(shown).not.toContain('Go to Budget');
});

/** Runs in the page: the text of what the styles for paper leave on it. */
function textOnPaper(): string {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) =>
      rule instanceof CSSMediaRule && rule.conditionText === 'print' ? [...rule.cssRules] : [],
    );
  const isHidden = (element: Element) =>
    rules.some(
      (rule) =>
        rule instanceof CSSStyleRule && rule.style.display === 'none' && element.matches(rule.selectorText),
    );
  const left = [...document.body.children].filter((element) => !isHidden(element));
  return left.map(({ textContent }) => textContent).join(' ');
}

test('nothing but a grid is wider than the narrowest window', async ({ user }) => {
  await user.openCalculator();
  await user.engine.resize(390, 844);
  await expect.poll(() => user.run(() => innerWidth)).toBeLessThan(460);
  const overhang = () =>
    user.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang).toBe(0);
  await user.debts.type('0', 'amount', '7', 'Enter');
  await user.sees(user.debts.footer('amount'), '$7.00');
});
