import { expect, it } from 'vitest';
import { readBureauRows } from '../../../../src/creditReport/layouts/tables/bureauRows';
import { readLines } from '../../../../src/creditReport/page/lines';

const HEADINGS = 'Bureau\tAcct #\tBalance\tStatus';
const OAK = `OAK BANK\n${HEADINGS}\nTransUnion\t12XX\t$5\tCurrent\nEquifax\tnot reported\nExperian\t12XX\t$6\tCurrent`;
const read = (text: string) =>
  readBureauRows(readLines(text)).map(({ heading, facts }) =>
    [heading?.text, ...facts.map(({ kind, values }) => `${kind}=${values.join('/')}`)].join(' '),
  );

it('a table with a row for each bureau is one debt, by the name above it', () => {
  const elm = OAK.replace('OAK', 'ELM').replaceAll('12XX', '13XX');
  expect(read(`${OAK}\n\n${elm}`)).toEqual([
    'OAK BANK number=12XX/not reported/12XX balance=$5//$6 statusLoose=Current//Current',
    'ELM BANK number=13XX/not reported/13XX balance=$5//$6 statusLoose=Current//Current',
  ]);
});

it.each([
  ['of one bureau', `OAK BANK\n${HEADINGS}\nTransUnion\t12XX\t$5\tCurrent`],
  ['of debts', `${HEADINGS}\nOAK BANK\t12XX\t$5\tCurrent\nELM BANK\t13XX\t$6\tCurrent`],
  ['of the scores of the bureaus', 'Bureau\tScore\nTransUnion\t655\nExperian\t668'],
])('a table %s is none', (_, text) => {
  expect(read(text)).toEqual([]);
});
