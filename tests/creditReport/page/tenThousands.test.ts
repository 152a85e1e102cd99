import { expect, it } from 'vitest';
import { withPlainTenThousands } from '../../../src/creditReport/page/tenThousands';

it.each([
  ['还剩1.86万美元', '还剩18,600美元'],
  ['欠 24万', '欠 240,000'],
  ['3萬, 2.5 만 달러', '30,000, 25,000 달러'],
  ['1万2千 each', '12,000 each'],
  ['1만 2천', '12,000'],
  ['1万2', '12,000'],
  ['2万3500', '23,500'],
  ['$1.2万', '$12,000'],
  ['欠款 8千', '欠款 8,000'],
  ['0.5万左右', '5,000左右'],
])('counts the ten thousands of %s', (text, plain) => {
  expect(withPlainTenThousands(text)).toBe(plain);
});

it.each([
  ['车开了5万公里'],
  ['8万英里'],
  ['3万人'],
  ['万事如意'],
  ['千万别忘'],
  ['10,000万'],
  ['$1,200 each'],
])('leaves %s', (text) => {
  expect(withPlainTenThousands(text)).toBe(text);
});
