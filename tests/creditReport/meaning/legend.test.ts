import { expect, it } from 'vitest';
import { inWords, legendOf } from '../../../src/creditReport/meaning/legend';
import { account } from '../../support/reports';

it.each([
  ['codes of statuses', 'STAT: ACT=ACTIVE COLLECTION PPA=PROMISED PAY, JDG=JUDGMENT', ['ACT=ACTIVE COLLECTION', 'JDG=JUDGMENT']],
  ['codes with blanks', 'K = in collection; L = charged off', ['K=in collection', 'L=charged off']],
  ['one code', 'ACT=ACTIVE COLLECTION', []],
  ['codes of something else', 'B=BORROWER J=JOINT', []],
  ['codes that say it by themselves', 'COLL=IN COLLECTION PD COLL=PAID', []],
  ['nothing', 'OAK BANK', []],
])('a legend explains %s', (_, text, entries) => {
  expect([...legendOf({ source: text })].map(([code, meaning]) => `${code}=${meaning}`)).toEqual(entries);
}); // biome-ignore format: rows are read in lines

it('the codes of a status are put into words, and no other value', () => {
  const legend = new Map([['ACT', 'ACTIVE COLLECTION']]);
  const { facts } = inWords(account({ name: 'ACT', statusLoose: 'ACT', number: '1XX' }), legend);
  expect(facts.map(({ values }) => values.join())).toEqual(['ACT', 'ACTIVE COLLECTION', '1XX']);
});
