import { expect, it } from 'vitest';
import { saysNoneIsSo, withoutNoneSo } from '../../../src/creditReport/pieces/noneSo';
import { readStatusText } from '../../../src/creditReport/pieces/statuses';
import { readByRules } from '../../../src/creditReport/readReport';

it.each(['Collections: 0', 'Collections (0)', 'Charge-offs: none', 'Late payments (0)', 'Public records: 0'])(
  'what a report counts none of says nothing of a debt: %s',
  (text) => {
    expect(saysNoneIsSo(text)).toBe(true);
    expect(readStatusText(text)).toEqual({ current: null, flags: ['no-status'] });
    const [debt] = readByRules({ text: `OAK BANK\nAuto loan\nBalance $14,208\n${text}`, tables: [] }).debts;
    expect(debt).toMatchObject({ accountName: 'OAK BANK', current: null });
    expect(debt?.review).not.toContain('collection');
  },
);

it.each(['Collections: 1', 'Collections (2)', 'Collection', 'Collections: 0x30', 'OAK Collections: 0'])(
  'but this says more: %s',
  (text) => {
    expect(saysNoneIsSo(text)).toBe(false);
  },
);

it('takes it out of a longer text', () => {
  expect(withoutNoneSo('Open, collections: 0').trim()).toBe('Open,');
});
