import { expect, it } from 'vitest';
import {
  isAddress,
  isPostal,
  isTownLike,
  isZip,
  nameBeforeAddress,
} from '../../../src/creditReport/pieces/addresses';

it.each([
  ['a town with its ZIP code', 'RENO, NV 89501'],
  ['a ZIP code behind a comma', 'LAS VEGAS NV, 89193'],
  ['a long ZIP code', 'RENO NV 89501-1234'],
  ['a long ZIP code without a dash', 'RENO NV 895011234 USA'],
  ['a ZIP code that is called so', 'City Reno State NV ZIP 89501'],
  ['a ZIP code behind a dash', 'Simi Valley, CA-93065'],
  ['a long ZIP code behind a dash', 'El Paso, TX-79998-0430'],
  ['a ZIP code alone', '89501'],
  ['a long ZIP code alone', '89501-1234'],
  ['a town and its state behind a comma', 'Sioux Falls, SD'],
  ['a state with a full stop', 'Sioux Falls, SD.,'],
  ['a telephone number', 'Call (877) 825-3242 now'],
  ['a telephone number without the blank', '(877)825-3242'],
  ['a telephone number with dashes', 'at 877-825-3242'],
  ['a free telephone number in letters', '1-800-CALLNOW'],
  ['a post box', 'Write to PO Box 1269'],
  ['a post box with points', 'P.O. BOX 12'],
  ['a post box with points and blanks', 'p. o. box 12'],
  ['the rest of a broken post box', 'BOX 1269 GREENVILLE'],
  ['a post box without a blank', 'POBOX 9'],
  ['a post box in three letters', 'POB 15316'],
  ['the beginning of a broken post box', 'C STREET,PO'],
  ['care of somebody', 'C/O RESURGENT'],
  ['the attention of somebody', 'Attn Payments'],
  ['another name of the company', 'DBA SUNRISE'],
  ['a street', '320 E BIG BEAVER RD'],
  ['a street with a letter', '12B MAIN'],
  ['a street whose name begins like an ordinal', '12 STONE WAY'],
])('takes %s for an address', (_, line) => {
  expect(isAddress(line)).toBe(true);
});

it.each([
  'CHASE', 'OAK BANK', '12k on the car', '72 mo loan · 47 left', '60 months, 12 left', '5TH THIRD BANK', '1st Source', '2 nd chance', 'MACYS, INC', 'ACCOUNT 89501', '895012', '1989501',
  '89501-12', 'XNV 89501', 'ID-89501', 'Member ID-89501', 'OAK, NVX-89501', 'OAK, NV-8950', 'RENO NV 8950', 'RENO NV 8950199', 'at 877 825 3242', '877-825-32425', '1877-825-3242', '(877) 825-32',
  'DISPO BOX', 'PO BOXES', 'MAILBOX 12', 'AC/O X', 'C/OX', 'ATTNX', 'SUITE 320 E', '1-9X0-1', '21-800-1', 'A,POX', 'SD', ', SDX',
  'x'.repeat(201), `${'x'.repeat(192)}, NV 89501`,
])('refuses %s as an address', (line) => {
  expect(isAddress(line)).toBe(false);
}); // biome-ignore format: words are read in lines

it.each([
  'SIOUX FALLS SD', 'Sioux Falls, SD', "O'FALLON MO", 'ST. PAUL MN', 'WINSTON-SALEM NC', 'Sioux Falls SD.', 'SIOUX FALLS SD,',
])('takes %s for a town', (line) => {
  expect(isTownLike(line)).toBe(true);
}); // biome-ignore format: words are read in lines
it.each([
  'SD',
  'X SD',
  'SIOUX FALLS',
  'SIOUX FALLS SDX',
  'SIOUX 2 SD',
  '2SIOUX FALLS SD',
  `${'x'.repeat(41)} SD`,
])('refuses %s as a town', (line) => {
  expect(isTownLike(line)).toBe(false);
});

it('a state and its code alone are the code of a place', () => {
  expect(['MA 02139', 'MA, 02139-1234', '02139', 'MA Zip code: 02139'].filter((text) => !isZip(text))).toEqual([]);
  expect(['MA', 'Oak 02139 5', 'Cambridge in MA 02139', 'XX 02139'].filter(isZip)).toEqual([]);
}); // biome-ignore format: texts are read in lines

it('a code, a telephone number or a box make an address for sure, and a street does not', () => {
  expect(['RENO NV 89501', '877-825-3242', 'PO Box 12', 'pob 5'].filter((text) => !isPostal(text))).toEqual([]);
  expect(['12 Elm Street', 'Sioux Falls, SD', 'c/o Oak', `${'x'.repeat(190)} 877-825-3242`, 'a pob 5'].filter(isPostal)).toEqual([]);
}); // biome-ignore format: texts are read in lines

it.each([
  ['Oak Bank PO Box 12, Reno NV 89501', 'Oak Bank'],
  ['Oak Bank P.O. Box 12, Reno NV 89501', 'Oak Bank'],
  ['Oak Bank p. o. box 12 Reno NV 89501', 'Oak Bank'],
  ['Oak Bank PObox 12 Reno NV 89501', 'Oak Bank'],
  ['Oak Bank POB 12 Reno NV 89501', 'Oak Bank'],
  ['Oak Bank 123 Elm Ave, Reno NV 89501', 'Oak Bank'],
  ['Oak Bank 12b Elm Ave, Reno NV 89501', 'Oak Bank'],
  ['Oak Bank 2001 9th Ave, Reno NV 89501', 'Oak Bank'],
  ['Oak Bank (PO Box 12, Reno NV 89501)', 'Oak Bank'],
  ['Oak Bank (12 (old) Elm Ave, NV 89501)', 'Oak Bank'],
  ['OAK BANK #4419****( PO BOX 12, RENO, NV 89501, (800) 555-0148 )', 'OAK BANK #4419****'],
  ['OAK BANK(PO BOX 12, RENO, NV 89501)', 'OAK BANK(PO BOX 12, RENO, NV 89501)'],
  ['Oak Bank (the old one) PO Box 12, NV 89501', 'Oak Bank (the old one)'],
  ['Oak Bank (the old one)', 'Oak Bank (the old one)'],
  ['Oak Bank 5 th Reno NV 89501', 'Oak Bank 5 th Reno NV 89501'],
  ['Oak Bank 123 Elm Ave', 'Oak Bank 123 Elm Ave'],
  ['Oak Bank PO Box twelve', 'Oak Bank PO Box twelve'],
  ['Oak Bank', 'Oak Bank'],
  ['OAK FINANCIAL PO BOX 12, RENO,', 'OAK FINANCIAL'],
  ['Oak Bank Corp ; PO Box 844 Reno NV 89501', 'Oak Bank Corp'],
  ['CAPITAL 1 BANK PO BOX 12, RENO NV 89501', 'CAPITAL 1 BANK'],
  ['BANK OF 2 RIVERS 4 ELM WAY, RENO, NV 89501', 'BANK OF 2 RIVERS'],
])('in front of the address of %s stands %s', (line, name) => {
  expect(nameBeforeAddress(line)).toBe(name);
});

it('an address behind a name may go on below, with the town and its code', () => {
  expect(nameBeforeAddress('Oak Bank 123 Elm Ave', 'Reno, NV 89501')).toBe('Oak Bank');
  expect(nameBeforeAddress('Oak Bank 123 Elm Ave', 'Balance: $5')).toBe('Oak Bank 123 Elm Ave');
});
