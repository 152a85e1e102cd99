import { expect, it } from 'vitest';
import { debtOf } from '../../../../src/creditReport/debts/debtOf';
import { readBlocks } from '../../../../src/creditReport/layouts/labels/blocks';
import { readLines } from '../../../../src/creditReport/page/lines';

const debtsIn = (...cards: string[]) =>
  readBlocks(readLines(cards.join('\n'))).map((account) => {
    const debt = debtOf(account);
    const isGuessed = debt?.review.includes('name-guessed') ? '?' : '';
    return [`${debt?.accountName}${isGuessed}`, debt?.accountNumber, debt?.amountText].join('|');
  });
const card = (balance: string, number: string, name: string) =>
  `Balance ${balance}\nAccount ending in ${number}\n${name}`;
const OAK = card('$2,210.40', '4410', 'OAK VISA');
const ELM = card('$640.00', '2019', 'ELM GOLD');

it('a name right below its account, each of which begins with the same label, is that of the account above', () => {
  expect(debtsIn(OAK, '', ELM)).toEqual(['OAK VISA|4410|$2,210.40', 'ELM GOLD|2019|$640.00']);
});

it('so it is below the title of the page', () => {
  expect(debtsIn('Your cards', '', OAK, '', ELM)).toEqual([
    'OAK VISA|4410|$2,210.40',
    'ELM GOLD|2019|$640.00',
  ]);
});

it('it is a guess where no blank line parts the accounts', () => {
  expect(debtsIn(OAK, ELM)).toEqual(['OAK VISA?|4410|$2,210.40', 'ELM GOLD?|2019|$640.00']);
});

it('a name among its labels is that of the account which the first label of the text begins', () => {
  const account = (number: string, name: string, balance: string) =>
    `Account ending in ${number}\n${name}\nBalance: ${balance}`;
  expect(debtsIn(account('4410', 'OAK VISA', '$5'), account('2019', 'ELM GOLD', '$6'))).toEqual([
    'OAK VISA|4410|$5',
    'ELM GOLD|2019|$6',
  ]);
});

it.each([
  ['below a blank line', ['Balance $5\nAccount ending in 4410\n', 'ELM GOLD', 'Balance $6', '\nASH CARD']],
  ['over an account, where the last has none below', ['Balance $5', 'ELM GOLD', 'Balance $6']],
  ['below a first name, where no blank line parts them', ['OAK VISA', 'Balance $5', 'ELM GOLD', 'Balance $6', 'ASH CARD']],
  ['below a first name behind a blank line', ['OAK VISA', '', 'Balance $5', 'ELM GOLD', '', 'Balance $6', 'ASH CARD']],
  ['where a badge stands below the first name', ['OAK VISA', 'Potentially negative', 'Balance $5', 'ELM GOLD', 'Balance $6', 'ASH CARD']],
  ['where the text begins within an account', ['Account ending in 4410', 'Balance $5', 'ELM GOLD', 'Account ending in 2019', 'Balance $6']],
  ['where accounts begin with different labels', ['Balance $5', 'Account ending in 4410', 'ELM GOLD', 'Account ending in 2019', 'Balance $6', 'ASH CARD']],
])('a name stays above the labels below it: %s', (_, lines) => {
  expect(debtsIn(...lines).some((debt) => debt.startsWith('ELM GOLD|') && debt.endsWith('|$6'))).toBe(true);
}); // biome-ignore format: texts are read in lines
