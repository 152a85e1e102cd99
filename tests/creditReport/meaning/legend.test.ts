import { expect, it } from 'vitest';
import { inWords, legendOf } from '../../../src/creditReport/meaning/legend';
import { account, fact } from '../../support/reports';

it.each([
  ['codes of statuses', 'STAT: ACT=ACTIVE COLLECTION PPA=PROMISED PAY, JDG=JUDGMENT', ['ACT=ACTIVE COLLECTION', 'PPA=PROMISED PAY', 'JDG=JUDGMENT']],
  ['codes with blanks', 'K = in collection; L = charged off', ['K=in collection', 'L=charged off']],
  ['figures, and lateness that a figure counts', '"Code: 0 = current, 1 = 30 days late"', ['0=current', '1=30 days late']],
  ['no days that figures count where nothing calls them codes', '0=Current 1=30 days 4=120+ days L=Charge off', ['0=Current', 'L=Charge off']],
  ['codes below their title', 'MESSAGE CODES\nA  30 days past due. We ask them.\nC - In collection\n\nD  Closed', ['A=30 days past due', 'C=In collection']],
  ['nothing below another title', 'CREDITORS\nA  30 days past due\nC  In collection', []],
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

it('the codes under a heading that nobody knows are those of a status, also one that tells of no lateness', () => {
  const legend = new Map([['JDG', 'JUDGMENT'], ['PPA', 'PROMISED PAY']]); // biome-ignore format: a legend is read in lines
  const coded = (label: string, value: string, more: Parameters<typeof account>[0] = {}) => {
    const given = account({ name: 'OAK', ...more });
    const { facts } = inWords({ ...given, unknown: [{ ...fact('text', value), label }] }, legend);
    return facts.flatMap(({ kind, values }) => (kind === 'statusLoose' ? values : []));
  };
  expect(coded('st', 'JDG')).toEqual(['JUDGMENT']);
  expect(coded('st', 'PPA')).toEqual(['PPA']);
  expect(coded('st', 'MA')).toEqual([]);
  expect(coded('notes', 'JDG')).toEqual([]);
  expect(coded('st', 'JDG', { statusLoose: 'Current' })).toEqual(['Current']);
});

it('a column that may hint at a status is one where the legend explains what stands in it', () => {
  const kinds = (statusHint: string) =>
    inWords(account({ name: 'OAK', statusHint }), new Map([['1', '30 days late']])).facts.map(
      ({ kind, values }) => `${kind}=${values.join()}`,
    );
  expect(kinds('1')).toContain('statusLoose=30 days late');
  expect(kinds('card')).toContain('statusHint=card');
});
