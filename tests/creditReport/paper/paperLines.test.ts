import { expect, it } from 'vitest';
import { linesOfPage } from '../../../src/creditReport/paper/paperLines';
import { paperPage, paperText, wordsOfLines } from '../../support/paperPages';

it('words stand in lines by their baseline and from left to right, in whatever order they were set', () => {
  const page = paperPage(
    paperText(200, 40, '$500'),
    paperText(0, 60, 'Limit'),
    paperText(0, 40, 'Balance'),
    paperText(200, 60, '$900'),
  );
  expect(wordsOfLines(linesOfPage(page))).toEqual(['Balance $500', 'Limit $900']);
});

it('a raised sign belongs to its line, the line below does not', () => {
  const page = paperPage(
    paperText(0, 40, 'FICO'),
    paperText(25, 37, '2', { size: 6, width: 3 }),
    paperText(0, 50, 'below'),
  );
  expect(wordsOfLines(linesOfPage(page))).toEqual(['FICO 2', 'below']);
});

it('smaller letters right of a title and a little higher are on its line, those above it are not', () => {
  const title = (y: number) => paperText(0, y, 'OAK BANK', { size: 14, width: 56 });
  const page = paperPage(paperText(60, 46, '**2208'), title(60), paperText(0, 88, 'Card'), title(100));
  expect(wordsOfLines(linesOfPage(page))).toEqual(['OAK BANK **2208', 'Card', 'OAK BANK']);
});

it('pieces of a word that are set apart are one word, words with a gap are two', () => {
  const page = paperPage(paperText(0, 40, 'Bal'), paperText(16, 40, 'ance'), paperText(45, 40, '$5'));
  expect(wordsOfLines(linesOfPage(page))).toEqual(['Balance $5']);
});

it('a value that touches its label is a word of its own, where the same label stands elsewhere at the same edge', () => {
  const touching = [paperText(0, 40, 'Status'), paperText(30, 40, 'Charged off')];
  const above = [paperText(0, 20, 'Status'), paperText(90, 20, 'Open')];
  expect(wordsOfLines(linesOfPage(paperPage(...above, ...touching)))).toEqual([
    'Status Open',
    'Status Charged off',
  ]);
  const below = [paperText(0, 60, 'Status'), paperText(30, 60, 'Open')];
  expect(wordsOfLines(linesOfPage(paperPage(...touching, ...below)))).toEqual([
    'StatusCharged off',
    'StatusOpen',
  ]);
});

it('what is set twice to look bold is said once', () => {
  const page = paperPage(
    paperText(0, 40, 'Balance'),
    paperText(0.4, 40, 'Balance'),
    paperText(60, 40, 'Balance'),
  );
  expect(wordsOfLines(linesOfPage(page))).toEqual(['Balance Balance']);
});

it('a masked number that follows itself without a blank stands in columns beside each other', () => {
  const page = paperPage(
    paperText(0, 40, '42661200****42661200****42661200****'),
    paperText(0, 60, '4266****1234'),
  );
  expect(wordsOfLines(linesOfPage(page))).toEqual(['42661200**** 42661200**** 42661200****', '4266****1234']);
});
