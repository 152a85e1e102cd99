import { expect, it } from 'vitest';
import { isSomebodyElses } from '../../../src/creditReport/pieces/somebodyElses';
import { readByRules } from '../../../src/creditReport/readReport';

it.each(["Oak $900 husband's, current", "Oak 900 wife's card", "in my son's name", "my mom's", 'joint with ex, he pays', 'joint account w/ my brother', 'cosigned for my son', 'co-signer for his oldest daughter', 'belongs to my sister', "roommate’s account", "I cosigned my brother's truck", 'Elm 900, she pays it', "Brianna's, I cosigned"])(
  'somebody else owes it: %s',
  (text) => {
    expect(isSomebodyElses(text)).toBe(true);
  },
); // biome-ignore format: texts are read in lines

it.each(["Care Credit (wife's surgery)", "son's braces", "Men's Wearhouse 400", 'Joint', 'Individual', 'Joint Account', 'Oak Bank joint', "Kohl's", 'cosigner: none', 'we split the rent', 'designed for my son', 'he pays 200 of it', 'consigned it'])(
  'nothing of that is said by %s',
  (text) => {
    expect(isSomebodyElses(text)).toBe(false);
  },
); // biome-ignore format: texts are read in lines

it('marks such a debt, and none that only says how it is held', () => {
  const text =
    "Oak Visa $1,300 current joint\nToyota Financial $9,400 husband's, current\nElm Auto $2,200 30 days late";
  const marks = readByRules({ text, tables: [] }).debts.map(({ review }) => review.includes('not-own'));
  expect(marks).toEqual([false, true, false]);
});
