import type { Line } from '../../page/lines';

/** A name, what is owed, and two figures behind it: what is paid each month, and what it bears. */
const ROW =
  /^(\p{L}[\p{L} .&'’*-]{1,40}?),? (\$?\d[\d,]{2,7}(?:\.\d\d)?),? (\$?\d{1,4}(?:\.\d{1,2})?%?),? (\$?\d{1,4}(?:\.\d{1,2})?%?)$/u;
/** A rate as lists write it, and the most that anybody asks for. */
const [RATE, MOST_RATE] = [/^\d{1,2}\.\d{1,2}%?$/, 40];
/** Fewer lines of one make show nothing. */
const MIN_ROWS = 2;

const isRate = (text: string) => RATE.test(text) && Number.parseFloat(text) < MOST_RATE;
const sumOf = (text: string) => Number(text.replace(/[$,]/g, ''));

/** The place of the rate among the two figures behind what is owed, which is the same in all rows; undefined where there is none. */
function placeOfRate(rows: readonly RegExpExecArray[]): 3 | 4 | undefined {
  const isAt = (place: 3 | 4) =>
    rows.every((row) => {
      const [owed, rate, paid] = [row[2] ?? '', row[place] ?? '', row[7 - place] ?? ''];
      return isRate(rate) && !/%|\.\d$/.test(paid) && sumOf(paid) * 2 < sumOf(owed);
    });
  return ([4, 3] as const).find((place) => isAt(place) && !isAt(place === 4 ? 3 : 4));
}

/**
 * The lines of a list without headings in which what is owed, what is paid each month and the rate stand behind each name,
 * as the name with the first two: `Oak 2400 75 24.99`. Others are as they were.
 */
export function withoutRates(lines: readonly Line[]): readonly Line[] {
  const rows = lines.map(({ text, cells }) => (cells.length === 1 ? ROW.exec(text) : null));
  const found = rows.filter((row) => row !== null);
  const place = found.length < MIN_ROWS ? undefined : placeOfRate(found);
  if (place === undefined) return lines;
  return lines.map((line, index) => {
    const row = rows[index];
    if (!row) return line;
    const text = `${row[1]} bal ${row[2]} min ${row[7 - place]}`;
    return { ...line, text, cells: [text] };
  });
}
