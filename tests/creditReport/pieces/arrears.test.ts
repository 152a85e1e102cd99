import { expect, it } from 'vitest';
import { isArrears } from '../../../src/creditReport/pieces/arrears';
import { debtsIn } from '../../support/reports';

it.each([
  'Back rent',
  'landlord back rent',
  "my old apartment's back rent",
  'Rent arrears',
  'past due rent',
  'Child support arrears',
  'HOA arrears',
])('%s is owed', (name) => {
  expect(isArrears(name)).toBe(true);
});

it.each(['Landlord', 'landlord rent', 'Rent', 'Child support', 'Arrears', 'Rent-A-Center', 'Rent to own'])(
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

it.each([
  'back rent $952 from may',
  'landlord back rent $950 owe from july + aug',
  'owe landlord back rent 953',
])('its sum is read whatever stands behind it: %s', (line) => {
  expect(debtsIn(`Citi $500\n${line}\nKohls $300`)).toHaveLength(3);
});

it.each(['rent $952 from may', 'landlord 950 rent'])('what living costs is none: %s', (line) => {
  expect(debtsIn(`Citi $500\n${line}\nKohls $300`)).toHaveLength(2);
});
