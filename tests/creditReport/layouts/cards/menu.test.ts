import { describe, expect, it } from 'vitest';
import { withoutMenu } from '../../../../src/creditReport/layouts/cards/menu';
import { readLines } from '../../../../src/creditReport/page/lines';

const left = (text: string) => withoutMenu(readLines(text)).map((line) => line.text);

describe('the entries of the menu of a page', () => {
  it.each([
    ['one of them', 'Oak\nHome\nPersonal Loan\nBalance $900', ['Oak', 'Personal Loan', 'Balance $900']],
    ['several', 'Oak\nHome\nRewards\nMore\nCredit Card\n$900', ['Oak', 'Credit Card', '$900']],
    [
      'with how many are new',
      'Oak\nMessages (2)\nSign Out\nPersonal Loan\n$900',
      ['Oak', 'Sign Out', 'Personal Loan', '$900'],
    ],
  ])('are left out: %s', (_, text, lines) => {
    expect(left(text)).toEqual(lines);
  });

  it.each(['Home | Pay | Help', 'Overview · Accounts · Help', 'Home • Offers • Sign out', 'Home\tPay\tHelp'])(
    'are left out where they stand beside each other over a number: %j',
    (menu) => {
      expect(left(`${menu}\nPersonal loan •••• 3301`)).toEqual(['Personal loan •••• 3301']);
    },
  );

  it.each([
    ['loans beside each other', 'Home | Auto\nOAK $900'],
    ['one entry beside other words', 'Pay | Loans | Help\nOAK $900'],
    ['somebody’s own home over its sum', 'Home\n$180,000\nOak\n$900'],
    ['a cell of a row', 'Home\t180,000\nOak\t900'],
    ['words that go on', 'Home Depot\nEnding in 4471\n$900'],
  ])('are none: %s', (_, text) => {
    expect(left(text)).toEqual(readLines(text).map((line) => line.text));
  });

  it('leave the blank line above them to what follows', () => {
    expect(withoutMenu(readLines('Oak $900\n\nHome\nElm')).map(({ afterBlank }) => afterBlank)).toEqual([
      false,
      true,
    ]);
  });
});
