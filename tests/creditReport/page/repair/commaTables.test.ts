import { expect, it } from 'vitest';
import { withCommaTables } from '../../../../src/creditReport/page/repair/commaTables';

it.each([
  ['figures beside each other', 'Name,Limit,Owed\nOak,500,212', 'Name\tLimit\tOwed\nOak\t500\t212'],
  ['an empty cell', 'Creditor,Acct,Balance,Min\nOak,,412,125', 'Creditor\tAcct\tBalance\tMin\nOak\t\t412\t125'],
  ['headings with blanks', 'Name, Limit, Owed\nOak,500,212', 'Name\t Limit\t Owed\nOak\t500\t212'],
  ['a sum among cells', 'Creditor,Balance,Status\nOak,4,100,current', 'Creditor\tBalance\tStatus\nOak\t4,100\tcurrent'],
  ['a sum behind a sign', 'Creditor,Balance,Notes\nOak,$4,100', 'Creditor\tBalance\tNotes\nOak\t$4,100'],
  ['a quoted sum', 'Name,Limit,Owed\n"Oak, Inc",500,212', 'Name\tLimit\tOwed\n"Oak, Inc"\t500\t212'],
  ['a sum where blanks part', 'Name, Min, Owed\nOak, 25, 1,500', 'Name\t Min\t Owed\nOak\t 25\t 1,500'],
  ['Spanish headings', 'Acreedor,Pago,Saldo\nOak,25,212', 'Acreedor\tPago\tSaldo\nOak\t25\t212'],
  ['rows that have all a sum there', 'Oak,4,100,current\nElm,12,300,late', 'Oak\t4,100\tcurrent\nElm\t12,300\tlate'],
  ['a sum in the text around it', 'Name,Limit,Owed\nOak,500,90\n\nElm wants 1,500', 'Name\tLimit\tOwed\nOak\t500\t90\n\nElm wants 1,500'],
  ['a spoken line behind a blank one', 'Name,Limit,Owed\nOak,500,212\n\nElm, 9, wants 1,500', 'Name\tLimit\tOwed\nOak\t500\t212\n\nElm, 9, wants 1,500'],
  ['a row behind a blank line', 'Name,Limit,Owed\nOak,500,212\n\nElm,800,640', 'Name\tLimit\tOwed\nOak\t500\t212\n\nElm\t800\t640'],
  ['a text around it', 'Mine:\nName,Limit,Owed\nOak,500,212\n\nThanks, A', 'Mine:\nName\tLimit\tOwed\nOak\t500\t212\n\nThanks, A'],
])('the headings tell which commas part cells: %s', (_, text, table) => {
  expect(withCommaTables(text)).toBe(table);
}); // biome-ignore format: tables are read in lines

it.each([
  ['quoted sums alone', 'Name,Limit,Owed\n"Oak, Inc","12,500","9,876"'],
  ['a cell of two lines', 'Name,Owed,Notes\nOak,412,100,"two\nlines"\nElm,500,212'],
  ['headings of no rows', 'Name,Limit,Owed\n\nElm wants 1,500'],
  ['two headings', 'Creditor,Balance\nOak,4,100\nElm,3,300'],
  ['no heading', 'Oak,4,100\nElm,3,300'],
  ['a sentence above', 'Hi, please help, thanks\nOak,4,100\nElm,3,300'],
  ['names above', 'Mom, dad, me\nOak,4,100'],
  ['no figures that may be one', 'Name,Limit,Owed\nOak,5000,4110'],
  ['a row that may be parted in two ways', 'Creditor,Min,Balance\nOak,25,410,100'],
  ['rows of figures that may be two', 'Oak,25,410,current\nElm,30,640,late'],
  ['rows of other figures', 'Oak,4,1000,current\nElm,12,300,late'],
  ['a row of more cells', 'Name,Limit,Owed\nOak,500,212\nElm,800,640,5,7'],
])('leaves the commas of %s', (_, text) => {
  expect(withCommaTables(text)).toBe(text);
});

const HEADINGS = 'Name,Limit,Owed\n'.repeat(60_000);

it.each([
  ['that may be parted in several ways', `${HEADINGS}Oak,5,212,500,212`],
  ['of another part of the text', `${HEADINGS}Mine:\nElm,5,212`],
])('leaves a million characters of headings above a row %s', (_, text) => {
  expect(withCommaTables(text)).toBe(text);
});

it('parts a hundred thousand rows', () => {
  const parted = withCommaTables(`Name,Limit,Owed${'\nOak,500,212'.repeat(100_000)}`);
  expect(parted).toBe(`Name\tLimit\tOwed${'\nOak\t500\t212'.repeat(100_000)}`);
});
