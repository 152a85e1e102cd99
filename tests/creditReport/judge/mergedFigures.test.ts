import { expect, it } from 'vitest';
import { mayBeTwoFigures } from '../../../src/creditReport/judge/mergedFigures';

it.each([
  ['every row has a sum or two figures', 'Oak,500,212\nElm,800,640', 'Oak,500,212'],
  ['another row has its figures apart', 'Oak One, 412, 25\nElm, 410,100', 'Elm, 410,100'],
  ['it stands by itself', 'Oak,12,500', 'Oak,12,500'],
])('a line may have two figures where %s', (_, source, line) => {
  expect(mayBeTwoFigures(source)(line)).toBe(true);
});

it.each([
  ['one digit is no balance', 'Oak,12,500\nElm,4,100', 'Oak,12,500'],
  ['no figure begins with a nought', 'Oak,12,500\nElm,13,050', 'Oak,12,500'],
  ['the headings are two', 'Creditor,Owed\nOak,500,212', 'Oak,500,212'],
  ['another row has one figure', 'Oak,900\nElm,12,500', 'Elm,12,500'],
  ['blanks part the names', 'Oak, 12,500\nElm, 13,300', 'Oak, 12,500'],
  ['the line is another', 'Oak,500,212', 'Oak 500'],
  ['a sign shows the sum', 'Oak,$12,500', 'Oak,$12,500'],
])('a line has one sum where %s', (_, source, line) => {
  expect(mayBeTwoFigures(source)(line)).toBe(false);
});
