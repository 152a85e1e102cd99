import { describe, expect, it } from 'vitest';
import { formalItems } from '../../../../src/creditReport/layouts/lists/formalDebts';
import { accountsOfItems } from '../../../../src/creditReport/layouts/lists/toldDebt';
import { readLines } from '../../../../src/creditReport/page/lines';
import { debtsIn } from '../../../support/reports';

const read = (text: string) =>
  accountsOfItems(formalItems(readLines(text))).map(({ facts }) =>
    facts.map(({ kind, values: [value] }) => `${kind}=${value}`).join(' '),
  );
const OAK = '1. The debt owed to Oak Bank, account ending 6609, having a balance of $2,150.00.';

describe('an agreement', () => {
  it('tells each debt in a paragraph: whom it is owed to, its number, what is owed, what is paid each month', () => {
    expect(
      read(
        '1. The mortgage loan held by OAK upon the residence at 77 Fern Ave, Tacoma, Loan No. 2209-77163, having an unpaid principal balance of $288,905.13 and payable at $1,944.00 per month, shall be paid by Wife.\n2. The debt to Elm Bank, account ending 5538, which was charged off and has an unpaid balance of $3,061.00, shall be paid by Husband.',
      ),
    ).toEqual([
      'name=OAK number=2209-77163 balance=$288,905.13 paying=$1,944.00',
      expect.stringMatching(/^name=Elm Bank number=5538 balance=\$3,061\.00 statusLoose=.*charged off/),
    ]);
  });
  it('goes on about a debt in the sentences that speak of it, and in no other', () => {
    const said = 'Said account is presently 30 days past due. Each party shall hold the other harmless.';
    expect(read(`${OAK}\n2. The loan owed to Elm Finance, LLC, with a balance of $90.00. ${said}`)).toEqual([
      'name=Oak Bank number=6609 balance=$2,150.00',
      'name=Elm Finance, LLC balance=$90.00 statusLoose=Said account is presently 30 days past due',
    ]);
  });
  it.each([
    ['a plan, behind whose it is', "The loan owed to Husband's employer plan, Elm 401(k), with a balance of $90.00.", 'name=Elm 401(k) balance=$90.00'],
    ['a doctor, whose title has a dot', "The obligation owed to Dr. Elm's Office in the amount of $90.00.", "name=Dr. Elm's Office balance=$90.00"],
    ['a line that the page has wrapped', 'The card issued by Elm Bank, ending in 4401, with a balance of\n$90.00.', 'name=Elm Bank number=4401 balance=$90.00'],
    ['days in words and in figures', 'A debt to Elm with a balance of $90.00, which is sixty (60) days past due.', 'name=Elm balance=$90.00 statusLoose=which is 60 days past due'],
    ['what stands before the kind of debt', 'The Elm charge account (no. 041-7726) in the amount of $90.00.', 'name=Elm number=041-7726 balance=$90.00'],
    ['what stands behind the letter of a list', 'b. The Elm Finance retail installment contract, account 70 4418 2290 1, on which there remains due $90.00.', 'name=Elm Finance number=70 4418 2290 1 balance=$90.00'],
    ['what kind of card or loan it is', 'c. The Elm Bank car loan ending in 4401, in the amount of $90.00.', 'name=Elm Bank car loan number=4401 balance=$90.00'],
    ['who collects, and for whom', 'A collection account with Elm & Ash Corp., file no. MM-20418, upon an obligation originally owed to Fir Hospital, in the amount of $90.00.', 'name=Elm & Ash Corp. number=MM-20418 balance=$90.00 original=Fir Hospital statusLoose=A collection account with'],
    ['who is owed now, and whom it was owed to', 'The debt formerly owed to Fir Hospital, now held by Elm Corp., in the amount of $90.00.', 'name=Elm Corp. balance=$90.00 original=Fir Hospital'],
    ['days that stand in words', 'The Elm card in the amount of $90.00 is one installment (thirty days) past due.', 'name=Elm card balance=$90.00 statusLoose=30 days'],
  ])('names %s', (_, text, row) => {
    expect(read(`${OAK}\n\n${text}`)[1]).toBe(row);
  }); // biome-ignore format: rows are read in lines
  it('goes on behind the foot of a page', () => {
    expect(
      read(`${OAK}\n\n2. The Elm card, account\n\n    - 6 -\nending 4401, in the amount of $90.00.`)[1],
    ).toBe('name=Elm card number=4401 balance=$90.00');
  });
  it('takes what somebody has for no debt, and a single debt for no list', () => {
    expect(read(`${OAK}\n2. The savings account with Elm Bank, in the amount of $9,000.00.`)).toEqual([]);
  });
  it('keeps a loan of a retirement plan, which is owed though it is called as savings are', () => {
    const text = `${OAK}\n2. The loan owed to Elm 401(k), having a balance of $4,800.00 and repaid by $200.00 per month.`;
    expect(debtsIn(text)).toHaveLength(2);
  });
  it('takes what the parties pay each other for no debt', () => {
    const text = `${OAK}\n2. The debt owed to Elm, having a balance of $90.00.\n\nWife shall receive the sum of $5,000.00 from Husband.`;
    expect(debtsIn(text).map((debt) => debt.split(' | ')[0])).toEqual([
      expect.stringContaining('Oak Bank'),
      expect.stringContaining('Elm'),
    ]);
  });
});
