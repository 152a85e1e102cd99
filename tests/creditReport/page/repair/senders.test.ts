import { expect, it } from 'vitest';
import { withoutSenders } from '../../../../src/creditReport/page/repair/senders';
import { withoutSpeakers } from '../../../../src/creditReport/page/repair/speakers';

const talk = (...messages: string[]) => messages.join('\n\n');
const said = (text: string) => withoutSenders(text).split('\n').filter(Boolean);

it('who sent each message of a talk is taken off, where one of them tells no figure', () => {
  expect(
    said(
      talk(
        'Ana Vega\nOak Bank $500',
        'Bea Vega\nand mine?',
        'Ana Vega\nElm Visa $600',
        'Bea Vega\nthanks',
        '👍',
      ),
    ),
  ).toEqual(['Oak Bank $500', 'and mine?', 'Elm Visa $600', 'thanks', '👍']);
});

it('who sent each message is taken off where all tell figures, each says something without one, and one asks', () => {
  const messages = ['Ana\nOak 4,890', 'Bo\nElm??', 'Ana\nElm 486.19', 'Ana\nok thats it', 'Bo\nFir 733'];
  expect(said(talk(...messages))).toEqual(['Oak 4,890', 'Elm??', 'Elm 486.19', 'ok thats it', 'Fir 733']);
  expect(withoutSpeakers(talk(...messages))).not.toMatch(/Ana|Bo/);
});

it.each([
  [
    'debts under those who owe them',
    ['Ana\nOak 4,890', 'Bo\nElm 486', 'Ana\nnothing late', 'Bo\nFir 733 is that right?'],
  ],
  ['rows under names that ask nothing', ['Ana\nOak 4,890', 'Bo\nElm 486', 'Ana\nopen', 'Bo\nopen', 'Ana\n5']],
  ['a list of creditors', ['Oak Bank\n$500', 'Elm Visa\ncurrent', 'Oak Bank\n$600', 'Elm Visa\nopen']],
  ['people who all tell figures', ['Ana Vega\n$500', 'Bea Vega\n$5', 'Ana Vega\n$600', 'Bea Vega\n$6']],
  ['one person', ['Ana Vega\n$500', 'Ana Vega\nthanks', 'Ana Vega\n$600', 'Ana Vega\nbye']],
  [
    'names over few of many messages',
    [
      'Ana Vega\nhi',
      'Bea Vega\nhi',
      'Ana Vega\nok',
      'Bea Vega\nok',
      'Oak\n$5',
      'Elm\n$6',
      'Fir\n$7',
      'Ash\n$8',
    ],
  ],
])('%s stays as it is', (_, messages) => {
  const text = talk(...messages);
  expect(withoutSenders(text)).toBe(text);
});

const messenger = [
  'Ana Vega',
  'Oak Bank $500',
  'Ana Vega',
  'Elm Visa $600',
  'You sent',
  'and mine?',
  'Ana Vega',
  'none',
];

it('who sent what is taken off where a messenger writes it over each message, and `You sent` over one\u2019s own', () => {
  const below = ['Ana Vega reacted \u{1f622} to your message', 'You unsent a message', 'Active 4m ago', 'Aa'];
  expect(said([...messenger, ...below].join('\n'))).toEqual([
    'Oak Bank $500',
    'Elm Visa $600',
    'and mine?',
    'none',
  ]);
});

it('who sent what is taken off where his name stands alone over the hour of each of his messages', () => {
  const from = (who: string, ...lines: readonly string[]) => [who, '10:41 AM', ...lines, ''];
  const kim = from('Kim (Specialist)', 'Hi! We need at least $7,500 of debts.');
  const talk = [
    ...kim,
    ...['Oak Bank $500', 'Elm Visa $600', 'Ash Loan $700'].flatMap((line) => from('Jo', line)),
  ];
  const read = (lines: readonly string[]) => withoutSpeakers(lines.join('\n')).split('\n').filter(Boolean);
  expect(read(talk)).toEqual([
    'Hi! We need at least $7,500 of debts.',
    'Oak Bank $500',
    'Elm Visa $600',
    'Ash Loan $700',
  ]);
  const ofBank = ['one', 'two', 'three', 'four'].flatMap((line) => from('Chase', line));
  expect(read(ofBank).filter((line) => line === 'Chase')).toHaveLength(4);
  const ofMany = ['Ann', 'Ben', 'Cal', 'Dee'].flatMap((who) => from(who, 'Oak $5'));
  expect(read(ofMany)).toContain('Ann');
});

it.each([
  ['without `You sent`', messenger.filter((line) => line !== 'You sent')],
  ['of a creditor', ['Oak Bank', '$500', 'You sent', 'a payment', 'Oak Bank', '$600']],
])('a name over each line stays %s', (_, lines) => {
  expect(said(lines.join('\n')).filter((line) => /^(?:Ana|Oak)/.test(line))).toEqual(
    lines.filter((line) => /^(?:Ana|Oak)/.test(line)),
  );
});
