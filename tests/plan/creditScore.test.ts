import { describe, expect, it } from 'vitest';
import { creditScoreNote } from '../../src/plan/creditScore';

describe('creditScoreNote', () => {
  it.each([
    ['300', 'Poor'],
    ['579', 'Poor'],
    ['580', 'Fair'],
    ['669', 'Fair'],
    ['670', 'Good'],
    ['739', 'Good'],
    ['740', 'Very Good'],
    ['799', 'Very Good'],
    ['800', 'Exceptional'],
    ['850', 'Exceptional'],
  ])('calls a score of %s %s, for orientation', (score, band) => {
    expect(creditScoreNote(score)).toBe(`${band} on the FICO scale (for orientation)`);
  });

  it.each(['299', '851', '0', '-1', '9'.repeat(30)])(
    'takes %s for a score outside the FICO scale',
    (score) => {
      expect(creditScoreNote(score)).toBe('Outside the FICO scale of 300 to 850');
    },
  );

  it.each(['700.5', '7e2', '-', 'good', ' 700'])('takes %j for no score', (score) => {
    expect(creditScoreNote(score)).toBe('A credit score is a whole number.');
  });

  it('says nothing where nothing is entered', () => {
    expect(creditScoreNote('')).toBeUndefined();
  });
});
