import { describe, expect, it } from 'vitest';
import { namesAlike, respelled } from '../../../../src/creditReport/layouts/lists/alikeNames';
import { lineItems, paragraphItems } from '../../../../src/creditReport/layouts/lists/item';
import { accountsOfItems } from '../../../../src/creditReport/layouts/lists/toldDebt';
import { readLines } from '../../../../src/creditReport/page/lines';

const read = (text: string) =>
  accountsOfItems(lineItems(readLines(text))).map(({ facts, flags }) =>
    [...facts.map(({ kind, values: [value] }) => `${kind}=${value}`), ...flags].join(' '),
  );

describe('a debt of a list', () => {
  it.each([
    ['in place of which', 'Oak owe 2,130 min 71\nsorry 2,310 not 2,130', 'name=Oak paying=71 balance=2,310'],
    [
      'in place of which, without its sign and cents',
      'Oak owe $318.77 min 29\nsorry Oak is $381.77 not 318',
      'name=Oak paying=29 balance=$381.77',
    ],
    [
      'in place of which, with the debt between them',
      'Oak owe 3,900 min 71\n*3,090 on the Oak one not 3,900, just looked',
      'name=Oak paying=71 balance=3,090',
    ],
    [
      'in place of which, behind a word for it and with a comma',
      'Oak 2,870\ncorrection: 2,780 for Oak, not 2,870',
      'name=Oak balance=2,780',
    ],
    [
      'in place of which, before the word for it',
      "Oak 900.10\nit's 880.10 with Oak instead of 900.10, sorry",
      'name=Oak balance=880.10',
    ],
    [
      'right behind the word for it, before the payment',
      'Oak 418\nsorry 481*. min 35',
      'name=Oak balance=481 paying=35 amount-corrected paying-guessed',
    ],
    ['by the payment alone', 'Oak owe 418\nsorry min 35', 'name=Oak balance=418 paying=35 paying-guessed'],
    [
      'by the name, beside how many days it is not late',
      'Oak $500.30\nsorry $300 on the Oak, not 30 days late',
      'name=Oak balance=$300 amount-corrected',
    ],
    [
      'behind what the sum was, and before how it stands',
      'Oak card 2,910\nthats what we owe or the limit\noops thats the limit. owe 2,190.77 min 68. missed october so its 30 days',
      'name=Oak card balance=2,190.77 paying=68 statusLoose=missed october so its 30 days amount-corrected paying-guessed',
    ],
    [
      'by the name',
      'Oak: balance 1,950.22\nperdón leí mal, la Oak son 1,905.22',
      'name=Oak balance=1,905.22 amount-corrected',
    ],
    [
      'by a part of the name',
      'Oak Sapphire, balance $2,194.00\nsorry typo, the Sapphire is $2,914.00',
      'name=Oak Sapphire balance=$2,914.00 amount-corrected',
    ],
    [
      'with the word for it behind the sum',
      'Oak 4,200 min 110\nOak 4,020 sorry',
      'name=Oak paying=110 balance=4,020 amount-corrected',
    ],
    [
      'with the mark of chats before the name',
      'Oak 4,200\n*Oak 4,020',
      'name=Oak balance=4,020 amount-corrected',
    ],
    [
      'by the name behind a reason',
      'Oak Cash 4,118.60 min 97\nElm 500\nwait I had the wrong statement, Oak Cash is 4,216.60 now',
      'name=Oak Cash paying=97 balance=4,216.60 amount-corrected',
    ],
    ['right behind it, by no name', 'Oak 4,200\n*4,020', 'name=Oak balance=4,020 amount-corrected'],
    [
      'with the word for it in a message of its own',
      'Oak 4,200\nsorry\nOak 4,020',
      'name=Oak balance=4,020 amount-corrected',
    ],
    [
      'of what is paid',
      'Oak 4,200 min 110\noops Oak min 101',
      'name=Oak paying=101 balance=4,200 paying-guessed',
    ],
    ...['*4,020 sorry, fat fingers', '4,020* my bad misread it', 'sorry thats wrong, 4,020', '4,020*'].map(
      (message) => [
        `without a name: ${message}`,
        `Oak 4,200\n${message}`,
        'name=Oak balance=4,020 amount-corrected',
      ],
    ),
    [
      'with what is paid, behind a reason',
      "Oak 4,200.10\nno wait thats last month's. its 4,020.10 now. min pymt 112",
      'name=Oak balance=4,020.10 paying=112 amount-corrected paying-guessed',
    ],
    [
      'behind a reason without a name',
      'Oak 4,200.10 min 90\nactually i was looking at the old statement, 4,020.10',
      'name=Oak paying=90 balance=4,020.10 amount-corrected',
    ],
  ])('has a sum put right by a later message: %s', (_, text, row) => {
    expect(read(text).filter((one) => one.startsWith('name=Oak'))).toEqual([row]);
  });
  it.each([
    ['of no debt before it', 'Oak $500\nsorry $300 not $200', ['name=Oak balance=$500']],
    [
      'of another of the same creditor',
      'Oak Sapphire $500\nsorry Oak Freedom $300',
      ['name=Oak Sapphire balance=$500', 'name=Oak Freedom balance=$300 duplicate-possible'],
    ],
    [
      'in a list with such a mark before each line',
      '*Oak $500\n*Oak $300',
      ['name=Oak balance=$500', 'name=Oak balance=$300'],
    ],
    [
      'of another that was forgotten',
      'Oak 4,200.10\noops klarna 131.48 too',
      ['name=Oak balance=4,200.10', 'name=klarna balance=131.48 duplicate-possible'],
    ],
    [
      'of another with an excuse',
      'Oak 4,200.10\nElm 900.10, sorry took so long',
      ['name=Oak balance=4,200.10', 'name=Elm balance=900.10'],
    ],
  ])('keeps its sum beside a message %s', (_, text, rows) => {
    expect(read(text)).toMatchObject(rows);
  });
  it('may itself be told as so much now', () => {
    expect(read('Elm $500\nChase, it is $300 now')[1]).toBe('name=Chase balance=$300');
  });
  it('is one with what a line below it tells of how much it is now', () => {
    const [row] = accountsOfItems(
      paragraphItems(readLines('Oak, $500.00, min $20\nLogged in, it is $480.00 now')),
    );
    expect(row?.facts.filter(({ kind }) => kind === 'balance')).toMatchObject([{ values: ['$480.00'] }]);
  });
  it.each([
    ['3,290.15 just logged in', 'balance=3,290.15'],
    ['3,290.15 just logged in. minimum 78', 'balance=3,290.15 paying=78'],
    ['ok looked it up, 3,190', 'balance=3,190'],
    ['exactly $3,231.07', 'balance=$3,231.07'],
    ['ok 3,290.15', 'balance=3,290.15'],
  ])('that was told as about so much is told exactly by a message behind it: %s', (message, sums) => {
    const [row = '', ...more] = read(`Oak Visa like 3,200\n"like"??\n${message}\nElm 412.66`);
    expect(row).toContain(`name=Oak Visa ${sums} `);
    expect(row).toContain('amount-corrected');
    expect(row).not.toContain('amount-about');
    expect(more).toEqual(['name=Elm balance=412.66']);
  });
  it.each(['12,650.10', '3,290.15 Ash Bank', '3,290.15 take home', '90.10'])(
    'is not told exactly by %s',
    (message) => {
      expect(read(`Oak Visa like 3,200\n${message}\nElm 412.66`)[0]).toBe(
        'name=Oak Visa balance=3,200 amount-about',
      );
      expect(read('Oak Visa 3,200\n3,290.15\nElm 412.66')[0]).toBe('name=Oak Visa balance=3,200');
    },
  );
  it('may be told before where a message says that it puts right what no name shows', () => {
    expect(read('Elm $500\ncorrection: Oak $300')[1]).toBe('name=Oak balance=$300 duplicate-possible');
  });
  it.each(['*Chase', 'Chase*'])('has its name spelled right by the next message: %s', (word) => {
    expect(read(`Chasse $500\n${word}\nElm $300`)).toEqual([
      'name=Chase balance=$500',
      'name=Elm balance=$300',
    ]);
    expect(read(`Wells $500\n${word}\nElm $300`)[0]).toBe('name=Wells balance=$500');
  });
});

describe('a name', () => {
  it('is that of the debt where all capitals that are said belong to it', () => {
    expect(namesAlike('Oak Sapphire', 'the Sapphire is')).toBe(true);
    expect(namesAlike('Oak Bank', 'oak should be')).toBe(true);
    expect(namesAlike('Oak Sapphire', 'Oak Freedom')).toBe(false);
    expect(namesAlike('Elm Bank', 'Oak Bank')).toBe(false);
  });
  it('takes the word that is like one of its own', () => {
    expect(respelled('Welsh Fargo', 'Wells')).toBe('Wells Fargo');
    expect(respelled('Wels Frago', 'Wells Fargo')).toBe('Wells Fargo');
    expect(respelled('Welsh Fargo', 'thanks')).toBeUndefined();
  });
});
