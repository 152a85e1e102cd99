import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const read = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(
    ({ accountName, current }) => `${accountName} ${current ?? ''}`,
  );

it.each([
  ['below a list', "Chase 2310\nCiti 1100\nKohls 415\nI'm 2 months behind on Chase", ['Chase 60days', 'Citi ', 'Kohls ']],
  ['behind a bullet', 'Chase 2310\nCiti 1100\nKohls 415\n* Citi is in collections now', ['Chase ', 'Citi 90days', 'Kohls ']],
  ['with the kind of his debt', 'Chase 2310\nCiti 1100\nAnd I am 60 days late on the Citi card.', ['Chase ', 'Citi 60days']],
  ['below a table', 'Creditor\tBalance\nChase\t$2,310\nCiti\t$1,100\nLate on Citi 60 days', ['Chase ', 'Citi 60days']],
  ['below the items of another', '- Chase ($2,310.44)\n- Citi ($3,250)\n- OneMain ($5,600)\nBehind on: Citi (2 months)', ['Chase ', 'Citi 60days', 'OneMain ']],
  ['by his name before who is late', 'Chase 2310\nCiti 1100\nok. citi im a month late 😳', ['Chase ', 'Citi 30days']],
  ['beside that of the next one', 'Chase 2310\nCiti 1100\nKohls 415\nchase im 30 days behind, citi is like 3 months behind', ['Chase 30days', 'Citi 90days', 'Kohls ']],
  ['behind another in one line', "My cards: Capital One 2,033, Discover 4,120 and Kohls 415. I'm 2 months behind on Discover.", ['Capital One ', 'Discover 60days', 'Kohls ']],
])('what a sentence says of a creditor is said of his debt: %s', (_, text, debts) => {
  expect(read(text)).toEqual(debts);
}); // biome-ignore format: texts are read in lines

it.each([
  ['of one that has a status', 'Chase 2310 current\nCiti 1100\n2 months behind on Chase', ['Chase current', 'Citi ']],
  ['of one of several of his', 'Chase Freedom 2310\nChase Sapphire 1100\n2 months behind on Chase', ['Chase Freedom ', 'Chase Sapphire ']],
  ['of what was once', 'Chase 2310\nCiti 1100\nI was 2 months behind on Chase', ['Chase ', 'Citi ']],
  ['of whom no debt is', 'Chase 2310\nCiti 1100\n2 months behind on Discover', ['Chase ', 'Citi ']],
])('it changes nothing %s', (_, text, debts) => {
  expect(read(text)).toEqual(debts);
}); // biome-ignore format: texts are read in lines
