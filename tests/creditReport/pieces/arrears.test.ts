import { expect, it } from 'vitest';
import { isArrears } from '../../../src/creditReport/pieces/arrears';
import { debtsIn } from '../../support/reports';

it.each(['Back rent', 'Rent arrears', 'past due rent', 'Child support arrears', 'HOA arrears'])(
  '%s is owed',
  (name) => {
    expect(isArrears(name)).toBe(true);
  },
);

it.each(['Rent', 'Child support', 'Arrears', 'Rent-A-Center', 'Rent to own'])(
  '%s is no such name',
  (name) => {
    expect(isArrears(name)).toBe(false);
  },
);

it('what is in arrears is a debt', () => {
  const debts = debtsIn('Citi $500\nRent arrears $1,800 to Pine Mgmt');
  expect(debts).toHaveLength(2);
  expect(debts[1]).toContain('Rent arrears');
});
