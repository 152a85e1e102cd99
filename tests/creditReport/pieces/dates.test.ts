import { expect, it } from 'vitest';
import { endsInDate, isTimeAgo, readDate } from '../../../src/creditReport/pieces/dates';

it.each([
  ['10/20/2026', 2026_10_20],
  ['1/2/2026', 2026_01_02],
  ['12/31/2026', 2026_12_31],
  ['10-20-2026', 2026_10_20],
  ['10.20.2026', 2026_10_20],
  ['10/20/26', 2026_10_20],
  ['10/20/00', 2000_10_20],
  ['08/2026', 2026_08_00],
  ['08/26', 2026_08_00],
  ['8/2026 at noon', 2026_08_00],
  ['2026-10-20', 2026_10_20],
  ['2026-1-2', 2026_01_02],
  ['2026-10', 2026_10_00],
  ['Oct 11, 2026', 2026_10_11],
  ['Oct 1 2026', 2026_10_01],
  ['OCTOBER 11, 2026', 2026_10_11],
  ['September 2026', 2026_09_00],
  ['Sept. 2026', 2026_09_00],
  ['Jan 2026', 2026_01_00],
  ['Dec 2026', 2026_12_00],
  ['>10/20/2026<', 2026_10_20],
  ['> > 08/2026', 2026_08_00],
  ['10/20/2026 3:14 PM', 2026_10_20],
  ['20/10/2026', 2026_10_20],
  ['31.12.2026', 2026_12_31],
  ['04-MAY-2019', 2019_05_04],
  ['21-ENE-2021', 2021_01_21],
  ['3/abr/15', 2015_04_03],
  ['septiembre 2026', 2026_09_00],
  ['9 Oct 2026', 2026_10_09],
  ['03 de mar. de 2021', 2021_03_03],
  ['14 de octubre de 2024', 2024_10_14],
  ['feb. de 2023', 2023_02_00],
])('reads %s', (value, date) => {
  expect(readDate(value)).toBe(date);
});

it.each([
  ['Feb 2026'], ['Mar 2026'], ['Apr 2026'], ['May 2026'], ['Jun 2026'], ['Jul 2026'], ['Aug 2026'], ['Nov 2026'],
])('knows the month of %s', (value) => {
  expect(readDate(value)).toBeGreaterThan(2026_00_00);
}); // biome-ignore format: months are read in a line

it.each([
  '', '-', 'Current', '2026', '10', '13/13/2026', '13/2026', '32/01/2026', '0/2026', '10/32/2026', '10/20/20261', '10/20/2026/1', '10/200/2026', '100/2026',
  '10/20/202', '2026-13', '2026-0', '12026-10', '2026/10', 'Xyz 2026', 'Oct2026', 'Oct 111, 2026', 'Oct 11,2026',
  '2026-10XX-XXXX-2261', '2026-10**', 'Oct 20261', 'of Oct 2026', '9 Oct', '9 Oct 20261', '9 Xyz 2026', 'Octoberfest 2026', 'a10/20/2026', 'at 2026-10', '10:20:2026', '7.99%', '9.50 %', '20-XYZ-2026', '20-oct-2026XX', '4/5/6/7', 'Oct x 2026', '1/2/3',
])('refuses %j', (value) => {
  expect(readDate(value)).toBeUndefined();
}); // biome-ignore format: words are read in lines

it.each([
  ['Opened 4 yrs, 2 mos ago', true],
  ['5 yrs left', true],
  ['3 years to go', true],
  ['5 yrs', false],
])('how long ago something was, or how long it goes on, is told from a name: %s', (text, is) => {
  expect(isTimeAgo(text)).toBe(is);
});

it('how long ago something was, or goes on yet, is told in many units', () => {
  const told = ['a year ago', 'an hour ago', '2 yrs ago', '1 yr, 2 mos ago', '1 mo ago', '3 months ago', '1 month ago', '2 wks ago', '1 week ago', '1 wk ago', '1 day ago', '12 days ago', '1 hr ago', '3 hours ago', '2 hrs ago', '1 min ago', '5 mins ago', '5 minutes ago', '1 minute ago', 'Opened about 3 days ago', 'It last updated 3 days ago', '5 yrs left', '1 yr left', '120 months remaining', '1 month to go', '2 mo left', '2 mos left', '5 years left'];
  expect(told.filter((text) => !isTimeAgo(text))).toEqual([]);
  const others = ['3 days ago we paid', 'Only 5 yrs left', '5 yrs left on it', 'the bank said it was 3 days ago', `${'x'.repeat(40)} about 3 days and an hour ago`, '1234 days ago', '3 agos'];
  expect(others.filter(isTimeAgo)).toEqual([]);
}); // biome-ignore format: texts are read in lines

it('a line may end in a month of a year', () => {
  expect(['Opened Jan 2025', 'In collections since 03/2023', 'since June 2021.', 'Closed Mar 4, 2023', 'Closed 3/14/2023'].filter((text) => !endsInDate(text))).toEqual([]);
  expect(['Opened Jan 2025 at Oak', 'since 2023', 'since 03/23'].filter(endsInDate)).toEqual([]);
}); // biome-ignore format: texts are read in lines
