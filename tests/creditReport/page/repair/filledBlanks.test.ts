import { expect, it } from 'vitest';
import { withoutBlanks } from '../../../../src/creditReport/page/repair/filledBlanks';

const repaired = (text: string) => withoutBlanks({ text, guesses: [] }).text;
const FORM = '\nOwed: ______  Paid: ______  Since: ______';

it.each([
  ['Creditor: _Oak Visa________   Acct #: _______5583_', 'Creditor: Oak Visa   Acct #: 5583'],
  ['Owed: $ _3,615.00___', 'Owed: $ 3,615.00'],
  ['Owed: $_3,615.00___', 'Owed: $3,615.00'],
  ['Paid: ____________', 'Paid: '],
  ['Paid: _ 45 ____', 'Paid: 45'],
  ['Creditor  _Oak  Visa_____   Acct no. _ 5583 _', 'Creditor  : Oak Visa   Acct no. : 5583'],
  ['Acct no. ________ Paid $____', 'Acct no. :  Paid $'],
  ['Creditor __Oak Visa__  Account no. __5583__', 'Creditor : Oak Visa  Account no. : 5583'],
  ['Late ___30___ days', 'Late 30 days'],
  ['_X_ Oak Visa', ' Oak Visa'],
  ['Oak Visa: X', 'Oak Visa: X'],
  ['Late __X__', 'Late : X'],
  ['Oak Visa 5467 01__ ____ 8820', 'Oak Visa 5467 01__ ____ 8820'],
])('of a form that is filled in what is written stays: %j', (line, written) => {
  expect(repaired(line + FORM).split('\n')[0]).toBe(written);
});

it('a few such lines are rules, or the place of a signature', () => {
  expect(repaired('Oak Bank $500\n____________')).toBe('Oak Bank $500\n____________');
});
