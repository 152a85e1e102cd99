import { expect, it } from 'vitest';
import { areTyped } from '../../../src/creditReport/paper/typed';
import { paperOfLines, paperPage, paperText } from '../../support/paperPages';

const lines = ['Creditor      Balance', 'OAK           $5', 'ELM           $6'];

it('pages are typed where all letters are as wide and stand under each other', () => {
  expect(areTyped([paperOfLines(lines), paperOfLines(lines)])).toBe(true);
});

it('a table in letters that are all as wide is not typed: its cells begin between two places of letters', () => {
  const cells = lines.flatMap((_, row) => [
    paperText(0, 12 * row, 'OAK'),
    paperText(37.5, 12 * row, '$5'),
    paperText(62, 12 * row, 'Current'),
  ]);
  expect(areTyped([paperPage(...cells)])).toBe(false);
});

it('letters of their own width are not typed', () => {
  const { texts, ...page } = paperOfLines(lines);
  expect(areTyped([{ ...page, texts: texts.map((text) => ({ ...text, isFixed: false })) }])).toBe(false);
});

it('a page without a text is not typed', () => {
  expect(areTyped([paperPage()])).toBe(false);
});
