import { describe, expect, it } from 'vitest';
import { readObjects } from '../../../src/creditReport/layouts/objects';

/** The accounts of a text, each as `kind=value` with the piece of the text that it names. */
const read = (source: string) =>
  readObjects(source).map(({ facts }) =>
    facts.map(({ kind, values }) => `${kind}=${values.join()}`).join(' '),
  );

const OAK = '{"creditor": "OAK", "accountNumber": "12XX", "currentBalance": 5}';
const ELM = '{"creditor": "ELM", "accountNumber": "13XX", "currentBalance": 6}';
const ROWS = ['name=OAK number=12XX balance=5', 'name=ELM number=13XX balance=6'];

describe('objects', () => {
  it.each([
    ['in a list', `[${OAK}, ${ELM}]`],
    ['in an object', `{"total": 2, "accounts": [${OAK}, ${ELM}]}`],
    ['one on each line', `${OAK}\n${ELM}`],
    ['behind a name', `const data = [${OAK}, ${ELM}]`],
    ['without quotation marks', `[${OAK.replaceAll('"', '')}, ${ELM.replaceAll('"', '')}]`],
    ['broken off behind the last', `[${OAK}, ${ELM}`],
    ['broken off within the last', `[${OAK}, ${ELM.slice(0, -1)}`],
    ['with keys in snake case', `[${OAK}, ${ELM}]`.replaceAll('currentBalance', 'current_balance')],
  ])('are read %s', (_, source) => {
    expect(read(source)).toEqual(ROWS);
  });
  it('are read with the values of the objects within them', () => {
    expect(read('[{"creditor": {"name": "OAK"}, "balance": {"current": 5, "currency": "USD"}}]')[0]).toMatch(
      /name=OAK.*balance=5/,
    );
  });
  it('read marks and letters that are written as codes', () => {
    expect(read('[{"creditor": "O\\u0041K \\"1\\"", "balance": 5}]')).toEqual(['name=OAK "1" balance=5']);
  });
  it('have empty values where nothing is told', () => {
    expect(read('[{"creditor": "OAK", "accountNumber": null, "balance": 5}]')).toEqual([
      'name=OAK number= balance=5',
    ]);
  });
  it('name the place of each value', () => {
    const source = `[${OAK}, ${ELM}]`;
    for (const { facts } of readObjects(source))
      for (const { values, span } of facts) expect(source.slice(span.from, span.to)).toContain(values[0]);
  });
  it.each([
    ['nothing', ''],
    ['prose', 'I owe OAK 5 dollars.'],
    ['a table', 'Creditor\tBalance\nOAK\t$5'],
    ['an object without a balance', '{"creditor": "OAK", "phone": "555"}'],
    ['an object that names nobody', '{"balance": 5}'],
    ['brackets forty deep and more', `${'['.repeat(41)}${OAK}${']'.repeat(41)}`],
    ['brackets that close nothing', ']}]}'],
  ])('are none in %s', (_, source) => {
    expect(read(source)).toEqual([]);
  });
});
