import { expect, it } from 'vitest';
import { pagesOfText } from '../../../../src/creditReport/page/page';
import { withoutStrayTabs } from '../../../../src/creditReport/page/repair/strayTabs';

const ROW = 'OAK BANK      4007****      $500\n';
const SLIP = 'ELM STORE     7711**** \t    $60\n';

it('a tab that slipped in among the blanks of columns is a blank', () => {
  expect(withoutStrayTabs(ROW.repeat(8) + SLIP)).toBe(ROW.repeat(8) + SLIP.replace('\t', ' '));
  expect(pagesOfText(ROW.repeat(8) + SLIP).some(({ placed }) => placed)).toBe(true);
});

it.each([
  ['few lines are aligned by blanks', ROW.repeat(6) + SLIP],
  ['another tab parts cells', `${ROW.repeat(20)}${SLIP}ASH\t$70\n`],
  ['none has blanks on both sides', `${ROW.repeat(20)}ASH   \t$70\n`],
])('tabs stay where %s', (_, text) => {
  expect(withoutStrayTabs(text)).toBe(text);
});
