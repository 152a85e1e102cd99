import { expect, it } from 'vitest';
import { tellsMovedMoney } from '../../../src/creditReport/pieces/movedMoney';

it.each([
  'COMING IN:  SOC. SEC. 2,914.00   PENSION 611.40',
  'GOING OUT:  LIGHTS 165   WATER 38   TITHE 350',
  'Money in: Social Security 1,988  Pension 420',
  'Going out each month: rent 900, gas 120',
  "What's coming in: wages 2,400",
  'Venmo from Tasha 45 for concert',
  'Zelle from Priya 60 for dinner',
  'Cash App from Mom 100 birthday',
  'got PayPal transfer from Ann Lee $30',
  'Citi 开户送 $300，6月30号前要存满',
  'Chase opening bonus $300 if we deposit by 11/30',
  'Discover: $200 sign-up bonus',
  'Oak bono de apertura $150',
  'Zelle sent to Landlord $1,350',
  'Cash App to Mike $30',
  'Zelle received from Tom $120',
  'Paid Oak $200 on 10/3',
  'Payment to Elm $150 posted 10/5',
])('%s tells of no debt', (line) => {
  expect(tellsMovedMoney(line)).toBe(true);
});

it.each([
  'Going out card 400',
  'Coming in late: Oak 500',
  'Money in dispute: Oak 500',
  'Going out: Oak owed 500',
  'Venmo card 450',
  'Venmo from Tasha 450, have to pay her back',
  'Zelle from dad 500 (I owe him)',
  'Refund loan from Oak Tax 900',
  'PayPal Credit 900 from Synchrony',
  'Loan from Tasha 45',
  'Chase Sapphire 2,300, got it for the 500 sign-up bonus',
  'Chase bonus card 4,200',
  'Oak 开户 300',
  'Oak 开户送 欠 300',
  'Welcome bonus',
  'Paid Oak $200',
  'Paid Oak $200 on 10/3, balance 1,400',
  'Paid off Oak $200 on 10/3',
  'Zelle to pay Oak back 500',
])('%s may', (line) => {
  expect(tellsMovedMoney(line)).toBe(false);
});
