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
  await user.run(asPrinted);
  const shown = await user.run(() => document.body.innerText);
  expect(shown).toContain('$1,800.00');
  expect(shown).not.toContain('Go to Budget');
});

/** Runs in the page: shows on the screen what the styles keep for paper, and the other way round. */
function asPrinted(): void {
  const swap = { print: 'screen', screen: 'print' } as const;
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = rule.media.mediaText.replace(/print|screen/, (word) => swap[word as 'print']);
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
