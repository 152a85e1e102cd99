import { expect, it } from 'vitest';
import { writerIn } from '../../../src/creditReport/layouts/letterWriter';
import { readLines } from '../../../src/creditReport/page/lines';

it.each([
  ['Oak Bank\n12 Elm Street\nMay 2, 2024', 'Oak Bank', 'the first that is a name'],
  ['MORTGAGE STATEMENT\nOak Bank\nPO Box 1', 'Oak Bank', 'no title of the paper'],
  ['Oak Visa card | ending in 7715\nMay 2', 'Oak Visa card', 'nothing behind a bar'],
  [
    'mr. oak\tLOAN STATEMENT\nCHANGING THE FACE OF LOANS\nMr. Oak\nPO Box 1',
    'Mr. Oak',
    'the one who stands twice',
  ],
  ['Oak Bank\nBanking made easy\nPO Box 1', 'Oak Bank', 'no saying below'],
  [
    'OAK HILL REGIONAL\nMEDICAL CENTER\nPO BOX 1\nPAY TO: OAK HILL REGIONAL MEDICAL CENTER',
    'OAK HILL REGIONAL MEDICAL CENTER',
    'the rest that a slip prints too',
  ],
  ['OAK HILL\nPATIENT SERVICES\nPO BOX 1\nPAY TO: OAK HILL', 'OAK HILL', 'no other name below'],
  ['OAK HILL\nPO BOX 1\nPAY TO: OAK HILL PO BOX 1', 'OAK HILL', 'no address below'],
])('who writes is named by the head of his paper: %j', (text, writer) => {
  expect(writerIn(readLines(text), text)).toBe(writer);
});
