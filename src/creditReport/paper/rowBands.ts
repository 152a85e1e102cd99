import type { PaperLine } from './paper';

/** Lines closer than so many times the size of the letters stand in one row, side by side. */
const SIDE_BY_SIDE = 0.85;

/** Whether a line stands beside the one above it, as the cells of a row do that are centred in it. */
export function isBeside(below: PaperLine | undefined, above: PaperLine): boolean {
  return below !== undefined && below.y - above.y < below.size * SIDE_BY_SIDE;
}

/** A line with those that stand beside it, as one: `y` is the last baseline of them, `end` the index behind the last. */
export interface Band extends PaperLine {
  top: number;
  start: number;
  end: number;
}

/** Lines of which each stands beside the one above are one: cells of one row that are centred in it. */
export function bandsOf(lines: readonly PaperLine[]): Band[] {
  const bands: { start: number; lines: PaperLine[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const band = bands.at(-1);
    const above = band?.lines.at(-1);
    if (band && above && isBeside(line, above)) band.lines.push(line);
    else bands.push({ start: index, lines: [line] });
  }
  return bands.map(({ start, lines: own }) => ({
    top: own[0]?.y ?? 0,
    y: own.at(-1)?.y ?? 0,
    size: own.reduce((most, { size }) => Math.max(most, size), 0),
    texts: own.flatMap(({ texts }) => texts).sort((one, other) => one.x - other.x),
    start,
    end: start + own.length,
  }));
}
