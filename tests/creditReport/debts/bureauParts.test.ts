import { describe, expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const block = (number: string, balance: string, more = 'Status: Current') =>
  `Account Name: OAK BANK\nAccount Number: ${number}\nBalance: ${balance}\n${more}\n\n`;
const read = (text: string) => readByRules({ text, tables: [] }).debts;

/** What the debts of a page with these parts are: amount, status, fields that differ, and whose amount counts. */
function debts(...parts: readonly (readonly [title: string, ...blocks: string[]])[]): string[] {
  const text = parts.map(([title, ...blocks]) => `${title}\n${blocks.join('')}`).join('');
  return read(text).map(({ amount, current, differing, chosenBy }) =>
    [amount?.toFixed(), current, differing.join('+'), differing.length > 0 ? chosenBy : ''].join(' ').trim(),
  );
}

const NUMBER = '4426****1111';

describe('an account that the parts of several bureaus print is one debt', () => {
  it.each([
    ['EQUIFAX', 'EXPERIAN', 'TRANSUNION'],
    ['Experian', 'TransUnion', 'Equifax'],
    ['Equifax Credit Report', 'TransUnion Credit Report', 'Experian Credit Report'],
    ['--- TransUnion ---', '--- Equifax ---', '--- Experian ---'],
    ['Bureau: Equifax', 'Bureau: Experian', 'Bureau: TransUnion'],
  ])('under %s, %s and %s', (one, two, three) => {
    expect(
      debts([one, block(NUMBER, '$1,200')], [two, block(NUMBER, '$1,300')], [three, block(NUMBER, '$1,200')]),
    ).toEqual(['1300 current amount largest']);
  });

  it('with the amount of the newest report', () => {
    const dated = (date: string) => `Status: Current\nDate Reported: ${date}`;
    expect(
      debts(
        ['EQUIFAX', block(NUMBER, '$1,300', dated('05/01/2026'))],
        ['EXPERIAN', block(NUMBER, '$1,200', dated('06/01/2026'))],
      ),
    ).toEqual(['1200 current amount newest']);
  });

  it('with the worst status', () => {
    const late = block(NUMBER, '$1,200', 'Status: 60 days late');
    expect(debts(['EQUIFAX', block(NUMBER, '$1,200')], ['EXPERIAN', late])).toEqual([
      '1200 60days current largest',
    ]);
    expect(debts(['EQUIFAX', late], ['EXPERIAN', block(NUMBER, '$1,200')])).toEqual([
      '1200 60days current largest',
    ]);
  });

  it('however much of its number each prints', () => {
    expect(
      debts(['EQUIFAX', block('****1111', '$1,200')], ['EXPERIAN', block(NUMBER, '$1,300')]),
    ).toHaveLength(1);
  });
});

describe('accounts stay apart', () => {
  it.each([
    [
      'of other numbers',
      [
        ['EQUIFAX', block(NUMBER, '$1,200')],
        ['EXPERIAN', block('4426****2222', '$1,300')],
      ],
      2,
    ],
    [
      'of other beginnings',
      [
        ['EQUIFAX', block(NUMBER, '$1,200')],
        ['EXPERIAN', block('5555****1111', '$1,300')],
      ],
      2,
    ],
    [
      'opened on other days',
      [
        ['EQUIFAX', block(NUMBER, '$1,200', 'Date Opened: 01/02/2019')],
        ['EXPERIAN', block(NUMBER, '$1,300', 'Date Opened: 03/04/2022')],
      ],
      2,
    ],
    [
      'where one bureau prints two of them',
      [
        ['EQUIFAX', block(NUMBER, '$1,200'), block(NUMBER, '$2,200')],
        ['EXPERIAN', block(NUMBER, '$1,300')],
      ],
      3,
    ],
    ['in the part of one bureau', [['EQUIFAX', block(NUMBER, '$1,200'), block(NUMBER, '$1,300')]], 2],
    [
      'under other titles',
      [
        ['Cards', block(NUMBER, '$1,200')],
        ['Loans', block(NUMBER, '$1,300')],
      ],
      2,
    ],
  ] as const)('%s', (_, parts, count) => {
    expect(debts(...parts)).toHaveLength(count);
  });
});
