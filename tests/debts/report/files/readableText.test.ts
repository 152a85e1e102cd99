import { expect, it } from 'vitest';
import { textRefusal } from '../../../../src/debts/report/files/readableText';
import { paperPage, paperText } from '../../../support/paperPages';

it.each([
  ['is read', 'CAPITAL ONE Balance $500', undefined],
  ['is read with some private characters, which are pictures', '\uE001 CAPITAL ONE Balance $500', undefined],
  ['of private characters has no letters', '\uE010\uE011\uE012 \uE013', 'no letters'],
  ['of nothing is none', '', 'no text'],
  ['of more than a million characters is too long', 'word '.repeat(200_001), 'too long'],
])('a text %s', (_, text, why) => {
  expect(textRefusal([paperPage(...(text === '' ? [] : [paperText(0, 0, text)]))])?.why).toBe(why);
});
