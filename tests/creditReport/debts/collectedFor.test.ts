import { expect, it } from 'vitest';
import { collectedFor } from '../../../src/creditReport/debts/collectedFor';
import { debtOf } from '../../../src/creditReport/debts/debtOf';
import { cleanName } from '../../../src/creditReport/pieces/names';
import { account } from '../../support/reports';

it.each([
  ['Credence Resource Mgmt (AT&T)', 'Credence Resource Mgmt', 'AT&T'],
  ['Resurgent (Fingerhut)', 'Resurgent', 'Fingerhut'],
  ['CAVALRY SPV I LLC (CITIBANK NA)', 'CAVALRY SPV I LLC', 'CITIBANK NA'],
  ['Elm County Collections (Mercy Hospital)', 'Elm County Collections', 'Mercy Hospital'],
  ['Midland (Kohls)', 'Midland', 'Kohls'],
  ['Midland Credit (old Chase card)', 'Midland Credit', 'Chase'],
  ['Midland Credit (Old Verizon bill)', 'Midland Credit', 'Verizon'],
  ['Old Comcast (Credence)', 'Credence', 'Comcast'],
  ['Capital One (Midland Funding LLC)', 'Midland Funding LLC', 'Capital One'],
  ['Old National Bank (LVNV)', 'LVNV', 'Old National Bank'],
  ['Transworld Systems for Blue Ridge Anesthesia', 'Transworld Systems', 'Blue Ridge Anesthesia'],
  ['Elm Recovery Group on behalf of Oak Bank', 'Elm Recovery Group', 'Oak Bank'],
  ['ERC (collections) for Comcast', 'ERC', 'Comcast'],
  ['Medicredit (in collection) for Oak Valley ER', 'Medicredit', 'Oak Valley ER'],
  ['LVNV para sa Capital One', 'LVNV', 'Capital One'],
  ["Midland galing sa Macy's", 'Midland', "Macy's"],
  ['LVNV mula sa Credit One', 'LVNV', 'Credit One'],
  ['Afni collections for Verizon', 'Afni', 'Verizon'],
  ['LVNV / Credit One', 'LVNV', 'Credit One'],
  ['I C System - Oak Animal Clinic', 'I C System', 'Oak Animal Clinic'],
  ['Comcast/ERC', 'ERC', 'Comcast'],
  ['Transworld Systems (collection for Oak Health)', 'Transworld Systems', 'Oak Health'],
  ['Elm Financial (collecting on behalf of Oak Dental)', 'Elm Financial', 'Oak Dental'],
  ['IC System, for the Oak Animal Clinic', 'IC System', 'Oak Animal Clinic'],
])(
  'who collects a debt has it, and who stands in brackets or behind "for" was owed first: %s',
  (name, collector, original) => {
    expect(collectedFor(name)).toEqual({ collector, original });
  },
);

it.each([
  'Old Navy (Barclays)',
  'Utang galing sa Chase',
  'Midland galing sa trabaho',
  'Chase para sa Nanay',
  'Synchrony Bank (Lowes)',
  'Elan Financial (Fidelity Visa)',
  'Midland Credit (Deb)',
  'Resurgent / LVNV',
  'Chase / Amazon',
  'Midland Credit - Deb',
  'Midland Credit - credit card',
  'Capital One - Quicksilver',
  'Midland Credit (couch)',
  'Midland Credit (Collection)',
  'Midland Credit (4417)',
  'Portfolio Recovery (Medical)',
  'LVNV Funding (Resurgent Capital)',
  'Medical collections (Mercy Hospital)',
  'Collections (Verizon)',
  'Deb (Midland Credit)',
  'Center for Dental Care',
  'Habitat for Humanity Bank',
  'Quantum3 Group as agent for Comenity',
  'Midland Credit for the couch',
  'ERC (collections) for the phone',
  'Oak Bank (checking) for Verizon',
  'Midland Credit for 2019',
])(
  'a name that tells no collector, or beside him a person, a thing or another collector, stays whole: %s',
  (name) => {
    expect(collectedFor(name)).toBeUndefined();
  },
);

it('a number behind both names is the number of the account', () => {
  const debt = debtOf(account({ name: 'Resurgent (Fingerhut) ****4417', balance: '$5' }));
  expect(debt).toMatchObject({
    accountName: 'Resurgent',
    originalCreditor: 'Fingerhut',
    accountNumber: '****4417',
  });
});

it('a column for the original creditor says it better', () => {
  const given = account({ name: 'Resurgent (Fingerhut)', original: 'WebBank', balance: '$5' });
  expect(debtOf(given)).toMatchObject({ accountName: 'Resurgent', originalCreditor: 'WebBank' });
});

it.each(['used to be', 'was', 'formerly'])(
  'who it "%s" in brackets behind a name was owed first',
  (words) => {
    expect(cleanName(`lvnv (${words} Oak One)`)).toMatchObject({ name: 'lvnv', originalCreditor: 'Oak One' });
  },
);
