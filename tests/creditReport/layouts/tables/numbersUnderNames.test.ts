import { expect, it } from 'vitest';
import { withoutSources } from '../../../../src/creditReport/layouts/tables/numbersUnderNames';
import { chunkOf } from '../../../../src/creditReport/page/placed';

function cellOf(text: string) {
  let left = 0;
  const words = text.split(' ').map((word) => {
    const from = left;
    left += word.length + 1;
    return { text: word, left: from, right: left - 1, from, to: left - 1 };
  });
  return chunkOf(words);
}

it.each([
  ['517805XXXXXXXXXX XP/TU/EF', '517805XXXXXXXXXX'],
  ['0289XXXXXXXX EX/EQ', '0289XXXXXXXX'],
  ['7719-0044-12 XPN', '7719-0044-12'],
  ['639305**** XP1,TU1', '639305****'],
  ['88301144 XP TU EF', '88301144'],
])('the number of %j is %s, without the bureaus that report it', (text, number) => {
  const cell = withoutSources(cellOf(text));
  expect(cell?.text).toBe(number);
  expect(cell?.to).toBe(number.length);
});

it.each([
  'TU',
  'EX PARTNERS',
  'OAK BANK XP',
  '11/21 TU',
  '$5,000 XP',
  '517805XXXX CLOSED',
  '517805XXXX XP CLOSED',
  '4417 0098',
])('%j stays as it is', (text) => {
  expect(withoutSources(cellOf(text))?.text).toBe(text);
});

it.each(['EFX TUC XPN', 'XP TU', 'EFX'])('nothing stands under a name but the bureaus: %j', (text) => {
  expect(withoutSources(cellOf(text))).toBeUndefined();
});
