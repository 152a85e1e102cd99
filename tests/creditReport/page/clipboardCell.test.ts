import { expect, it } from 'vitest';
import { cellText } from '../../../src/creditReport/page/clipboardCell';

it.each([
  [' CHASE\u00A0', 'CHASE', false],
  [{ text: ' $5.00 ', exact: '5' }, '$5.00', false],
  [{ text: '6.011E+15', exact: ' 6011000000001230 ' }, '6011000000001230', true],
  [{ text: '6E15', exact: '6000000000000000' }, '6000000000000000', true],
  [{ text: '6,011e+15', exact: '6011000000001230' }, '6011000000001230', true],
  [{ text: '6.011E+15', exact: '' }, '6.011E+15', false],
  ['6.011E+15', '6.011E+15', false],
  [{ spanned: ' OAK\u00A0BANK ' }, 'OAK BANK', false],
  [{ text: '####', exact: '\u00A060110' }, '60110', false],
  [{ text: '###', exact: '5' }, '5', false],
  [{ text: '##', exact: '5' }, '##', false],
  [{ text: '####', exact: '' }, '####', false],
  [{ text: '#### a', exact: '5' }, '#### a', false],
  [{ text: 'a ####', exact: '5' }, 'a ####', false],
  [{ text: '16.011E+15', exact: '5' }, '16.011E+15', false],
  [{ text: '6.011E+15x', exact: '5' }, '6.011E+15x', false],
  [{ text: '6.E+15', exact: '5' }, '6.E+15', false],
  [{ text: '6.011E+', exact: '5' }, '6.011E+', false],
])('reads the cell %j', (cell, text, shortened) => {
  expect(cellText(cell)).toEqual({ text, shortened });
});
