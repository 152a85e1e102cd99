import { expect, it } from 'vitest';
import { factsOf } from '../../../../src/creditReport/account';
import { readHeaded } from '../../../../src/creditReport/layouts/tables/headed';
import { readLines } from '../../../../src/creditReport/page/lines';

it('reads rows under headings that begin on one line and go on in the next, one blank between all words', () => {
  const text = `Account Starting Scheduled Est. Interest Current
Creditor Number Balance Payment Rate Balance
Oak Card ***********0917 7,310.55 142.00 6.00% 5,228.14
Elm - Ash's Club ***********3342 4,902.11 96.00 7.90% 3,671.90
Totals 12,212.66 238.00 8,900.04`;
  const kinds = ['name', 'number', 'balance', 'paying'] as const;
  expect(
    readHeaded(readLines(text)).accounts.map((account) =>
      kinds.map((kind) => factsOf(account, kind)[0]?.values[0]).join('|'),
    ),
  ).toEqual(['Oak Card|***********0917|5,228.14|142.00', "Elm - Ash's Club|***********3342|3,671.90|96.00"]);
});
