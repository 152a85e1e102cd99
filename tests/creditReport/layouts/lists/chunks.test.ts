import { expect, it } from 'vitest';
import { chunksOf } from '../../../../src/creditReport/layouts/lists/chunks';
import { readLines } from '../../../../src/creditReport/page/lines';

it.each([
  ['dashes', 'OAK BANK - $500 - 2 months behind', ['OAK BANK', '$500', '2 months behind']],
  ['dots that lead to a sum', 'OAK BANK ........ $500', ['OAK BANK', '$500']],
  ['dots without blanks', 'OAK BANK......$500', ['OAK BANK', '$500']],
  ['no dots of a mask', 'OAK BANK ....1234 $500', ['OAK BANK ....1234 $500']],
  ['bars', 'OAK BANK | 1XXXX | $5', ['OAK BANK', '1XXXX', '$5']],
  ['tabs', 'OAK BANK\t1XXXX\t$5', ['OAK BANK', '1XXXX', '$5']],
  ['commas, not those between digits', 'Chase, owes $1,204, pays $35', ['Chase', 'owes $1,204', 'pays $35']],
  ['commas, not those before the form of a company', 'OAK CAPITAL, LLC, $5', ['OAK CAPITAL, LLC', '$5']],
  ['commas, not those before the initials of one', 'Oak & Elm, P.C., $5', ['Oak & Elm, P.C.', '$5']],
  ['full stops, not those of a department', 'U.S. Dept. of Oak - $5', ['U.S. Dept. of Oak', '$5']],
  ['lines in small letters that bars divide', 'OAK #114\nacct 9 | $5', ['OAK #114', 'acct 9', '$5']],
  ['brackets', 'Oak Bank owes $5 (card), late', ['Oak Bank owes $5', 'card', 'late']],
  ['no bracket behind a name', 'Oak Bank (card) owes $5', ['Oak Bank (card) owes $5']],
  ['a bracket behind a plain sum', 'Oak Bank 3200 (card)', ['Oak Bank 3200', 'card']],
  ['a bracket that tells who was owed', 'Oak (originally Elm) $5', ['Oak', 'originally Elm', '$5']],
  ['an equals sign and a semicolon', 'Oak = $500; Elm', ['Oak', '$500', 'Elm']],
  ['full stops, not those of short words', 'Oak Inc. $500. Current', ['Oak Inc. $500', 'Current']],
  ['slashes, where there are two', 'Chase / $500 / min $20', ['Chase', '$500', 'min $20']],
  ['no slash that stands alone', 'Carvana / Bridgecrest $5', ['Carvana / Bridgecrest $5']],
  ['no colon behind whom it is about', 'Oak. Re: Elm, $5', ['Oak', 'Re: Elm', '$5']],
  ['how somebody begins to speak', 'None. Wait, Oak Clinic, $5', ['Oak Clinic', '$5']],
  ['a colon behind a word', 'Owed: 5', ['Owed', '5']],
  ['the first line over others', 'OAK\n$500\nlate', ['OAK', '$500 late']],
  ['how the debt stands behind its name', 'Oak Clinic — en cobranza\n$500', ['Oak Clinic', 'en cobranza', '$500']],
  ['lines with the mark of a list, which is no mask', '* OAK\n* 60 days late\n* $500', ['OAK', '60 days late', '$500']],
  ['labels on lines of their own', 'OAK\nBalance: $500', ['OAK', 'Balance', '$500']],
  ['no total below', 'OAK\nBalance: $500\nTotal $500', ['OAK', 'Balance', '$500']],
  ['no mark of the list', '- Oak $5', ['Oak $5']],
  ['no number of the list', '1. Chase, $500', ['Chase', '$500']],
  ['no box of the list', '[x] Oak $5', ['Oak $5']],
  ['no box behind a dash', '- [x] Oak $5', ['Oak $5']],
  ['no marks of bold type', '**Oak** $5', ['Oak $5']],
  ['stars of a mask', 'Oak **1234', ['Oak **1234']],
  ['nothing', '', []],
])('the pieces of an item are parted by %s', (_, text, chunks) => {
  expect(chunksOf({ lines: readLines(text), from: 0, to: text.length })).toEqual(chunks);
}); // biome-ignore format: pieces are read in a line
