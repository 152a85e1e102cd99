import type { ReadAs } from './readAs';
import type { Seen } from './seen';

/** Words farther on in their cell, or on their line, are told apart no more. */
const MAX_PLACE = 4;
/** A share of the others that is no chance. */
const MOST = 0.5;

/**
 * For each word what the words that stand at its place on other lines were read as: on lines of as many cells, or where there
 * is one, of the same pattern. Most of them have to be read alike; empty where they are not, or there are none.
 */
export function readAlike(seen: Seen, readAs: readonly ReadAs[]): string[] {
  const places = placesOf(seen);
  const counts = new Map<string, Map<string, number>>();
  for (const [index, place] of places.entries()) {
    const fields = readAs[index]?.fields.join() ?? '';
    const count = counts.get(place) ?? new Map<string, number>();
    counts.set(place, count.set(fields, (count.get(fields) ?? 0) + 1));
  }
  return places.map((place, index) => {
    const own = readAs[index]?.fields.join() ?? '';
    const count = counts.get(place) ?? new Map<string, number>();
    const others = [...count].map(([fields, times]) => [fields, fields === own ? times - 1 : times] as const);
    const all = others.reduce((sum, [, times]) => sum + times, 0);
    const most = others.find(([, times]) => times > all * MOST);
    return most ? `${most[0] || 'no part'}${most[1] === all ? ', all' : ''}${all > 2 ? '' : ', few'}` : '';
  });
}

/** The place of each word among those it may be like. */
function placesOf({ words, lines, sorts, ofLine, patterns }: Seen): string[] {
  const places = words.map(() => '');
  for (const [line, own] of ofLine.entries()) {
    const cells = lines[line]?.cells.length ?? 1;
    let [cell, place] = [-1, 0];
    for (const index of own) {
      const word = words[index];
      place = cells > 1 && word?.cell !== cell ? 0 : place + 1;
      cell = word?.cell ?? cell;
      const where = cells > 1 ? `${cells} ${cell}` : patterns[line];
      places[index] = `${where} ${Math.min(place, MAX_PLACE)} ${sorts[index]}`;
    }
  }
  return places;
}
