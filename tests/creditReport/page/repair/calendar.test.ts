import { expect, it } from 'vitest';
import { withoutCalendar } from '../../../../src/creditReport/page/repair/calendar';

const calendar = (...events: string[]) =>
  `BEGIN:VCALENDAR\nVERSION:2.0\n${events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT`).join('\n')}\nEND:VCALENDAR`;

it.each([
  [
    'its name over what is noted',
    'DESCRIPTION:balance 5\\,100\\nmine\nSTATUS:CONFIRMED\nSUMMARY:Pay Oak',
    'Pay Oak\nbalance 5,100\nmine',
  ],
  ['a folded line', 'SUMMARY:Pay Oak\n  Visa\\; and\n\tElm', 'Pay Oak Visa; andElm'],
  ['a name with its language', 'SUMMARY;LANGUAGE=en:Pay Oak: $5', 'Pay Oak: $5'],
  [
    'no reminder',
    'SUMMARY:Pay Oak\nBEGIN:VALARM\nDESCRIPTION:Event reminder\nEND:VALARM\nDESCRIPTION:$5',
    'Pay Oak\n$5',
  ],
  ['a stroke', 'SUMMARY:Oak \\\\ Elm', 'Oak \\ Elm'],
])('of an event, %s', (_, event, told) => {
  expect(withoutCalendar(calendar(event))).toBe(told);
});

it('sets events apart, and takes tasks too', () => {
  const tasks = calendar('SUMMARY:Oak', 'SUMMARY:Elm').replaceAll('VEVENT', 'VTODO');
  expect(withoutCalendar(tasks)).toBe('Oak\n\nElm');
});

it.each(['SUMMARY: I owe Oak', 'BEGIN:VEVENT\nSUMMARY:Oak\nEND:VEVENT', 'BEGIN:VCALENDAR\nEND:VCALENDAR'])(
  'leaves %j as it is',
  (text) => {
    expect(withoutCalendar(text)).toBe(text);
  },
);
