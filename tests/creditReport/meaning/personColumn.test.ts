import { expect, it } from 'vitest';
import { debtsIn } from '../../support/reports';

const names = (text: string) => debtsIn(text).map((debt) => debt.split(' | ')[0]);

it('takes creditors for names where “Who” stands over those who owe', () => {
  expect(names('Who\tWhat\tHow much\nMaria\tChase\t3,310\nRob\tAmex\t7,400')).toEqual(['Chase', 'Amex']);
});

it('takes those for names who stand under “Who” alone', () => {
  expect(names('Who\tWhat\tHow much\nMaria\tfurniture\t3,310\nRob\troof\t7,400')).toEqual(['Maria', 'Rob']);
});
