// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { readPastedReport } from '../../src/debts/readPastedReport';

function read(text: string) {
  return readPastedReport({ text, html: '' }, true);
}

it.each([
  [
    'thousands of near-empty lines',
    'a\n'.repeat(5001),
    /thousands of lines.*no credit report.*Paste the part/,
  ],
  ['more than a thousand accounts', 'AB *12\n'.repeat(1001), /more than 1,000 accounts.*Paste the part/],
])('refuses %s and says what to do', (_, text, reason) => {
  expect(read(text)).toEqual({ kind: 'refused', reason: expect.stringMatching(reason) });
});

it.each([
  ['blank cells', '\t\n\t\n', 'cells'],
  ['prose', 'Dear Sir,\nI write to you about the letter.\nYours', 'nothing'],
  ['labels', 'Creditor: CHASE\nBalance: $5', 'report'],
])('reads %s', (_, text, kind) => {
  expect(read(text).kind).toBe(kind);
});
