import { describe, expect, it } from 'vitest';
import { REMARK } from '../../../src/creditReport/account';
import { amountsIn, worthOfAmounts, worthOfRow } from '../../../src/creditReport/judge/weigh';
import { account, readOf } from '../../support/reports';

const worth = (facts: Parameters<typeof account>[0]) => worthOfRow(readOf(account(facts)));
const BASE = { name: 'OAK BANK', balance: '$5', status: 'OK' };

describe('a row is worth more', () => {
  it.each([
    ['with a number', { ...BASE, number: '12XX' }, BASE],
    ['with a sum alone than with a sentence behind it', { ...BASE, paying: '$371.00' }, { ...BASE, paying: '$371.00. Charged off in June.' }],
    ['with a payment', { ...BASE, paying: '$1' }, BASE],
    ['with an original creditor', { ...BASE, original: 'ELM' }, BASE],
    ['with a status', BASE, { name: 'OAK BANK', balance: '$5' }],
    ['with a balance', { ...BASE, number: '12XX' }, { name: 'OAK BANK', number: '12XX', status: 'OK' }],
    ['with a name', { ...BASE, number: '12XX' }, { number: '12XX', balance: '$5', status: 'OK' }],
    ['with a number, where it has no name', { number: '12XX', balance: '$5' }, { balance: '$5', status: 'OK' }],
    ['with a name than with a label for one', BASE, { ...BASE, name: 'Balance' }],
    ['with a shop than with a label that is spelled as it', { ...BASE, name: 'Target' }, { ...BASE, name: 'Limit' }],
    ['with a name than with one behind the mark of a list', BASE, { ...BASE, name: '- OAK BANK' }],
    ['with a name than with an address for one', BASE, { ...BASE, name: 'PO BOX 1 RENO, NV 89501' }],
    ['with a balance that is damaged than with words for one', { ...BASE, balance: '####' }, { ...BASE, balance: 'To be paid off' }],
    ['with a bankruptcy than with no status', { ...BASE, status: 'Bankruptcy' }, { name: 'OAK BANK', balance: '$5' }],
    ['with labels that say what their values are', { ...BASE, text: '36' }, BASE],
  ])('%s', (_, more, less) => {
    expect(worth(more)).toBeGreaterThan(worth(less));
  });
  const labelled = (facts: Parameters<typeof account>[0], count: number) => {
    const given = account(facts);
    const more = Array.from({ length: count }, (_, index) => ({ kind: 'text' as const, label: `label ${index}`, values: ['x'], span: { from: 0, to: 1 } }));
    return worthOfRow(readOf({ ...given, facts: [...given.facts, ...more] }));
  };
  it('with labels, up to eight', () => {
    expect(labelled(BASE, 5)).toBeGreaterThan(labelled(BASE, 4));
    expect(labelled(BASE, 6)).toBe(labelled(BASE, 5));
  });
  it('without lines below it that may be the rest of its cells, but for those that say something under a label', () => {
    const under = (text: string) => {
      const { facts } = account(BASE);
      const remark = { kind: 'text' as const, label: REMARK, values: [text], span: { from: 0, to: 1 } };
      return worthOfRow(readOf(account(BASE, { facts: [...facts, remark] })));
    };
    expect(under('CREDIT UNION')).toBeLessThan(worth(BASE));
    expect(under('Collector: none')).toBe(worth(BASE));
  });
  it('than nothing, unless it has neither a balance nor a number, whatever else it tells', () => {
    expect(labelled({ name: 'OAK BANK', number: '12XX', status: 'OK' }, 8)).toBeGreaterThan(0);
    expect(labelled({ name: 'OAK BANK', status: 'OK' }, 8)).toBeLessThan(0);
  });
  it('than nothing, named and with its balance, and less than nothing without either', () => {
    expect(worth({ name: 'OAK BANK', balance: '$5' })).toBeGreaterThan(0);
    expect(worth({ paying: '$1', status: 'OK', text: 'x' })).toBeLessThan(0);
  });
}); // biome-ignore format: rows are read in lines

describe('the amounts of a text', () => {
  it.each([
    ['$5 and $1,204.50', [0, 7]],
    ['1,204 or 12.50', [0, 9]],
    ['12 of 2026', []],
    ['24.99% APR on $5', [14]],
    ['', []],
  ])('are found in %j', (source, places) => {
    expect(amountsIn(source)).toEqual(places);
  });
  it('are worth something where a row explains them, and cost where none does', () => {
    const source = 'OAK BANK $5 $9';
    const span = { from: 0, to: source.length };
    const of = (facts: Parameters<typeof account>[0]) =>
      worthOfAmounts([readOf(account(facts))], span, amountsIn(source));
    expect(of({ ...BASE, money: '$9' })).toBeGreaterThan(of(BASE));
    expect(worthOfAmounts([readOf(account(BASE))], span, amountsIn('OAK BANK $5'))).toBeGreaterThan(of(BASE));
  });
  it('count only within the stretch', () => {
    const reads = [readOf(account(BASE))];
    const amounts = amountsIn('$1 $2 OAK $5 $6');
    expect(worthOfAmounts(reads, { from: 6, to: 12 }, amounts)).toBeGreaterThan(
      worthOfAmounts(reads, { from: 0, to: 15 }, amounts),
    );
  });
});
