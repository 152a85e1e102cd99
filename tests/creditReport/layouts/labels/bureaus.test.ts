import { expect, it } from 'vitest';
import { splitByBureau } from '../../../../src/creditReport/layouts/labels/bureaus';

it.each([
  ['balance', '$5 $6', ['$5', '$6']],
  ['balance', '$5 $6 $7', ['$5', '$6', '$7']],
  ['balance', '$5 - $7', ['$5', '-', '$7']],
  ['balance', '5 6 7 8', ['5', '6', '7', '8']],
  ['number', '1**** 1****', ['1****', '1****']],
  ['number', '1234 5678', ['1234', '5678']],
  ['number', 'xxxx 12 xxxx 12', ['xxxx 12', 'xxxx 12']],
  ['date', '10/2020 11/2020', ['10/2020', '11/2020']],
  ['date', 'Oct 2020 Nov 2020', ['Oct 2020', 'Nov 2020']],
  ['opened', 'Oct 1, 2020 Oct 2, 2020 Oct 3, 2020', ['Oct 1, 2020', 'Oct 2, 2020', 'Oct 3, 2020']],
  ['name', 'CHASE BANK CHASE BANK', ['CHASE BANK', 'CHASE BANK']],
  ['status', '11 71 -', ['11', '71', '-']],
  ['number', '1**** - 1234', ['1****', '-', '1234']],
  ['date', '10/2020 - 11/2020', ['10/2020', '-', '11/2020']],
  ['original', 'OAK OAK -', ['OAK', 'OAK', '-']],
  ['status', 'Current Current Current', ['Current', 'Current', 'Current']],
  ['status', 'Pays as agreed Pays as agreed', ['Pays as agreed', 'Pays as agreed']],
  ['status', 'Pays as agreed '.repeat(3).trim(), ['Pays as agreed', 'Pays as agreed', 'Pays as agreed']],
  ['status', 'Late 30 Days Late 60 Days', ['Late 30 Days', 'Late 60 Days']],
  ['status', 'Late 30 Days Current Current', ['Late 30 Days', 'Current', 'Current']],
  ['status', 'Current Late 30 Days Current', ['Current', 'Late 30 Days', 'Current']],
  ['status', 'Paid, was 30 days late Paid as agreed', ['Paid, was 30 days late', 'Paid as agreed']],
  ['status', 'Current Current Late 30 Days', ['Current', 'Current', 'Late 30 Days']],
  ['status', '60 days late Current -', ['60 days late', 'Current', '-']],
  ['status', 'Never late Current Never late', ['Never late', 'Current', 'Never late']],
  ['status', 'Charge Off Charge Off Collection Account', ['Charge Off', 'Charge Off', 'Collection Account']],
  ['status', 'Current Collection Account', ['Current', 'Collection Account']],
  ['status', 'Current Account Collection', ['Current Account', 'Collection']],
  ['statusHint', 'Placed for collection - -', ['Placed for collection', '-', '-']],
  ['name', 'OAK BANK OAK BANK Not reported', ['OAK BANK', 'OAK BANK', 'Not reported']],
  ['name', 'Not reported OAK HILL BANK OAK HILL BANK', ['Not reported', 'OAK HILL BANK', 'OAK HILL BANK']],
  ['original', 'OAK BANK -- OAK BANK', ['OAK BANK', '--', 'OAK BANK']],
  ['name', 'OAK BANK N/A', ['OAK BANK', 'N/A']],
  ['name', 'Not reported Not reported ELM BANK NA', ['Not reported', 'Not reported', 'ELM BANK NA']],
] as const)('divides as a %s the words %j', (kind, value, parts) => {
  expect(splitByBureau(kind, value, parts.length)).toEqual(parts);
});

it('a number that two of three bureaus print alike holds for all', () => {
  expect(splitByBureau('number', '60114X 60114X', 3)).toEqual(['60114X']);
});

it('divides fifteen words, and no more', () => {
  expect(splitByBureau('status', 'Current '.repeat(15).trim(), 3)).toHaveLength(3);
  expect(splitByBureau('status', 'Current '.repeat(16).trim(), 2)).toBeUndefined();
});

it.each([
  ['one bureau', 'balance', '$5', 1],
  ['two values of one bureau', 'balance', '$5 $6', 1],
  ['fewer words than bureaus', 'status', 'Current Late', 3],
  ['fewer sums than bureaus', 'balance', '$5 $6', 3],
  ['more sums than bureaus', 'balance', '$5 $6 $7', 2],
  ['a sum and a word', 'balance', '$5 x', 2],
  ['numbers that differ', 'number', 'xxxx 12 xxxx 13', 2],
  ['a number and a word', 'number', '12 x', 2],
  ['a date and a sum', 'date', '10/2020 $5', 2],
  ['one date of two', 'date', 'Oct 2020 Nov xx', 2],
  ['sums that are statuses too', 'balance', 'Current Late 30 Days', 2],
  ['dates and a dash', 'date', 'Oct 2020 Nov 2020 -', 3],
  ['words of no status', 'status', 'a b c d', 3],
  ['words of which some are no status', 'status', 'Current a b', 2],
  ['a status of as many words as bureaus', 'status', 'Late 30 Days', 3],
  ['another such status', 'status', 'Pays as agreed', 3],
  ['two numbers of three that differ', 'number', '60114X 60115X', 3],
  ['the parts of a number that are alike', 'number', '4400 4400', 3],
  ['sums of two bureaus of three', 'balance', '$5 $5', 3],
  ['names that differ, and nothing', 'name', 'OAK BANK ELM CO Not reported', 3],
  ['a name of as many words as bureaus', 'name', 'OAK HILL BANK', 3],
  ['words of no meaning', 'text', 'Individual Joint Account', 2],
  ['a remark', 'statusHint', 'Closed by the consumer', 3],
  ['statuses of four bureaus', 'status', 'Current Late 30 Days Current Current', 4],
] as const)('leaves %s whole', (_, kind, value, count) => {
  expect(splitByBureau(kind, value, count)).toBeUndefined();
});
