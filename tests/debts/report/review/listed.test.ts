import { expect, it } from 'vitest';
import { ended, listed } from '../../../../src/debts/report/review/listed';

it('names some and counts the others', () => {
  expect(listed(['CHASE', 'CITI', 'OAK BANK'])).toBe('CHASE, CITI and OAK BANK');
  expect(listed(['CHASE', 'CITI', 'OAK BANK', 'ELM BANK'], 2)).toBe('CHASE, CITI and 2 more');
});

it('ends a sentence with one full stop, also behind a name that has its own', () => {
  expect(ended('CHASE and CITI')).toBe('CHASE and CITI.');
  expect(ended('CHASE and CAPITAL ONE N.A.')).toBe('CHASE and CAPITAL ONE N.A.');
});
