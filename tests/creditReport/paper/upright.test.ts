import { expect, it } from 'vitest';
import { upright } from '../../../src/creditReport/paper/upright';
import { paperPage, paperText } from '../../support/paperPages';

/** A page of 600 by 800 points with two lines, turned by some quarter turns clockwise. */
it.each([
  [0, [100, 40], [100, 60], [600, 800]],
  [90, [560, 100], [540, 100], [800, 600]],
  [180, [500, 760], [500, 740], [600, 800]],
  [270, [40, 700], [60, 700], [800, 600]],
] as const)('a page turned by %i degrees stands upright again', (angle, first, second, size) => {
  const page = upright(
    paperPage(
      paperText(first[0], first[1], 'first', { angle }),
      paperText(second[0], second[1], 'second', { angle }),
    ),
  );
  expect([page.width, page.height]).toEqual(size);
  expect(page.texts).toMatchObject([
    { text: 'first', x: 100, y: 40, angle: 0 },
    { text: 'second', x: 100, y: 60, angle: 0 },
  ]);
});

it('what runs another way than most letters is left out: a stamp, a code along the edge', () => {
  const page = paperPage(
    paperText(50, 100, 'Balance $500'),
    paperText(300, 400, 'COPY', { angle: 45 }),
    paperText(590, 300, 'A-123', { angle: 90 }),
    paperText(50, 120, 'Limit', { angle: 0.5 }),
  );
  expect(upright(page).texts.map(({ text }) => text)).toEqual(['Balance $500', 'Limit']);
});

it('a page without texts stays one', () => {
  expect(upright(paperPage()).texts).toEqual([]);
});
