import { describe, expect, it } from 'vitest';
import { cellLooks } from '../../../src/sheet/grid/cellLooks';
import { readSheet } from '../../support/readSheet';

/** A sheet of one column whose texts, marks and hints can be changed from outside, by row. */
function changeable() {
  const texts: Record<string, string> = { '1': 'Oak', '2': 'Elm' };
  const problems: Record<string, string> = {};
  const hints: Record<string, string> = {};
  const listeners = new Set<() => void>();
  const sheet = { ...readSheet((row) => texts[row] ?? ''), hint: (row: string) => hints[row] };
  const looks = cellLooks(sheet, {
    markAt: ({ row }) => problems[row],
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const shown: string[] = [];
  const watch = (row: string) =>
    looks.watch({ row, column: 'name' }, ({ text, problem, hint }) =>
      shown.push([row, text, problem, hint].filter(Boolean).join(' ')),
    );
  const changed = () => {
    for (const listener of listeners) listener();
    return shown.splice(0);
  };
  return { looks, texts, problems, hints, listeners, watch, shown, changed };
}

describe('what the cells of a sheet show', () => {
  it('is told to a cell as it begins to watch, so that nothing is missed between its first look and this', () => {
    const { texts, watch, shown } = changeable();
    texts['1'] = 'Ash';
    watch('1');
    expect(shown).toEqual(['1 Ash']);
  });

  it('is told only to those that show something else', () => {
    const { texts, problems, hints, watch, shown, changed } = changeable();
    watch('1');
    watch('2');
    shown.length = 0;
    expect(changed(), 'nothing new').toEqual([]);
    texts['2'] = 'Fir';
    expect(changed(), 'a text').toEqual(['2 Fir']);
    problems['1'] = 'Low.';
    expect(changed(), 'a mark').toEqual(['1 Oak Low.']);
    hints['1'] = 'Twice';
    expect(changed(), 'a hint').toEqual(['1 Oak Low. Twice']);
    delete problems['1'];
    expect(changed(), 'a mark that is settled').toEqual(['1 Oak Twice']);
    expect(changed(), 'and nothing twice').toEqual([]);
  });

  it('is followed only while a cell watches', () => {
    const { texts, listeners, watch, shown, changed } = changeable();
    const stops = [watch('1'), watch('2')];
    expect(listeners.size).toBe(1);
    shown.length = 0;
    stops[0]?.();
    texts['1'] = 'Ash';
    texts['2'] = 'Fir';
    expect(changed()).toEqual(['2 Fir']);
    stops[1]?.();
    expect(listeners.size).toBe(0);
  });
});
