import { describe, expect, it } from 'vitest';
import { assignInOrder } from '../../../../src/creditReport/layouts/tables/assignInOrder';
import { piecesOfText, placedLines } from '../../../../src/creditReport/page/placed';

function assigned(headings: string, values: string): (string | undefined)[] | undefined {
  const [above, below] = placedLines(piecesOfText(`${headings}\n${values}`));
  const seats = (above?.chunks ?? []).map(({ text, left, right }) => ({
    left,
    right,
    takes: (value: string) => text !== 'Balance' || value.startsWith('$'),
  }));
  return assignInOrder(below?.chunks ?? [], seats)?.map((value) => value?.text);
}

describe('values under headings', () => {
  it.each([
    ['by their left edge', 'Opened     Balance    Limit', '08/1999    $5', ['08/1999', '$5', undefined]],
    [
      'by their right edge',
      'Opened     Balance      Limit',
      '                        $7',
      [undefined, undefined, '$7'],
    ],
    ['by their middle', 'Opened     Balance     Limit', '              $5', [undefined, '$5', undefined]],
    [
      'by their shape where they are pushed aside',
      'Opened     Balance    Limit',
      '08/1999 or later  $5  $7',
      ['08/1999 or later', '$5', '$7'],
    ],
  ])('stand there %s', (_, headings, values, found) => {
    expect(assigned(headings, values)).toEqual(found);
  });

  it('are given to none where they are more than the headings', () => {
    expect(assigned('Opened     Balance', '1   2   3')).toBeUndefined();
  });
});
