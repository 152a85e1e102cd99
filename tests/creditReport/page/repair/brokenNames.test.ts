import { expect, it } from 'vitest';
import { withBrokenNamesJoined } from '../../../../src/creditReport/page/repair/brokenNames';
import { debtsIn } from '../../../support/reports';

it('a name goes on behind the dash that ends its line', () => {
  expect(withBrokenNamesJoined('OAK BANK -\nELM STORE ****6610 $5\nFIR CU ****11 $6')).toBe(
    'OAK BANK - ELM STORE ****6610 $5\nFIR CU ****11 $6',
  );
  expect(withBrokenNamesJoined('OAK BANK -\nELM STORE\n****6610 $5')).toBe(
    'OAK BANK - ELM STORE\n****6610 $5',
  );
});

it.each(['Paid last month -\nELM STORE ****6610', 'OAK BANK -\nend of list', 'OAK BANK\nELM STORE'])(
  'other lines stay apart: %j',
  (text) => {
    expect(withBrokenNamesJoined(text)).toBe(text);
  },
);

it('is read as one name', () => {
  const text =
    'CREDITOR ACCOUNT NUMBER BALANCE PAYMENT\nSYNCHRONY BANK -\nAMAZON ************6610 $1,106.48 $54.00\nAMERICAN EXPRESS ***********1009 $4,377.61 $140.00\nTD BANK USA ************4482 $318.25 $22.00';
  expect(debtsIn(text)[0]).toMatch(/^SYNCHRONY BANK - AMAZON \| \*{12}6610 \| \$1,106\.48 \|/);
});
