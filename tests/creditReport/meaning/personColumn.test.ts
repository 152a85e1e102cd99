import { expect, it } from 'vitest';
import { debtsIn } from '../../support/reports';

const names = (text: string) => debtsIn(text).map((debt) => debt.split(' | ')[0]);

it('takes creditors for names where “Who” stands over those who owe', () => {
  expect(names('Who\tWhat\tHow much\nMaria\tChase\t3,310\nRob\tAmex\t7,400')).toEqual(['Chase', 'Amex']);
});

it('takes those for names who stand under “Who” alone', () => {
  expect(names('Who\tWhat\tHow much\nMaria\tfurniture\t3,310\nRob\troof\t7,400')).toEqual(['Maria', 'Rob']);
});

it('takes what stands under a title of debts for names where “Who” stands over those who pay', () => {
  const rows = 'Oak card\t135\t45\tme\nElm couch\t757\t108\tRob\nAsh sofa\t811\t60\tme';
  expect(names(`Debt snowball\tLeft\tMonthly\tWho\n${rows}`)).toEqual(['Oak card', 'Elm couch', 'Ash sofa']);
});

it('debts under a title of their own are none of the budget above them', () => {
  const debts = 'Debt snowball\tLeft\tMonthly\nOak card\t135.00\t45\nElm couch\t757.75\t108';
  const budget = 'Bills\tAmt\tPaid?\nRent\t1,412.00\tx\nGroceries\t850\t';
  expect(names(`${budget}\n${debts}`)).toEqual(['Oak card', 'Elm couch']);
});
