import { expect, it } from 'vitest';
import { readBlocks } from '../../../../src/creditReport/layouts/labels/blocks';
import { readLines } from '../../../../src/creditReport/page/lines';

const account = (name: string, was: string, how: string, pays = '$5') =>
  `Creditor Name\n${name}\nBalance\n$14\nWas at first\n${was}\nPays monthly\n${pays}\nHow it goes\n${how}\nAccount #\n12XX`;
const read = (...accounts: readonly string[]) =>
  readBlocks(readLines(accounts.join('\n\n'))).map(({ facts }) =>
    facts.map(({ kind, values: [value] }) => `${kind}=${value}`).join(' '),
  );

it('what comes back between a value and its own is a label, though nobody has listed it, and its values tell what it means', () => {
  expect(read(account('OAK', '$17', '60 days late'), account('ELM', '—', 'Paid as agreed'))).toEqual([
    'name=OAK balance=$14 text=$17 paying=$5 statusLoose=60 days late number=12XX',
    'name=ELM balance=$14 text=— paying=$5 statusLoose=Paid as agreed number=12XX',
  ]);
});

it('a label is one too where its value is left empty', () => {
  const [, second] = read(account('OAK', '$17', 'Current'), account('ELM', '$9', 'Current', '—'));
  expect(second).toBe('name=ELM balance=$14 text=$9 paying=— statusLoose=Current number=12XX');
});

it('a creditor that comes back over several accounts is no label', () => {
  const loan = (number: string) => `OAK\nStudent loan\nAccount #\n${number}\nBalance\n$5`;
  const accounts = readBlocks(readLines(`${loan('12XX')}\n${loan('13XX')}`));
  expect(accounts.map(({ heading }) => heading?.text)).toEqual(['OAK', 'OAK']);
});

it('names nobody, whatever stands below it', () => {
  const [first] = read(account('OAK', 'Elm Stores', 'Current'), account('ELM', 'Fir Stores', 'Current'));
  expect(first).toContain('text=Elm Stores');
});
