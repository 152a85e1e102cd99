import type { PaperPage, PaperText } from './paper';

/** A text that runs so many degrees off the others is a mark over the page and none of its text. */
const TILTED = 5;

/** The quarter turns clockwise that a text is turned by; undefined for one that stands askew. */
function turnsOf({ angle }: PaperText): number | undefined {
  const turns = Math.round(angle / 90);
  return Math.abs(angle - turns * 90) > TILTED ? undefined : ((turns % 4) + 4) % 4;
}

/** Where a point of a page lies once the page is turned back by some quarter turns. */
function turnedBack(
  { width, height }: PaperPage,
  { x, y }: PaperText,
  turns: number,
): [x: number, y: number] {
  if (turns === 1) return [y, width - x];
  if (turns === 2) return [width - x, height - y];
  return turns === 3 ? [height - y, x] : [x, y];
}

/**
 * Turns a page so that most of its letters stand upright: a wide table is often printed on its side. What runs another
 * way, such as a stamp across the page or a code along its edge, is left out.
 */
export function upright(page: PaperPage): PaperPage {
  const letters = [0, 0, 0, 0];
  for (const text of page.texts) {
    const turns = turnsOf(text);
    if (turns !== undefined) letters[turns] = (letters[turns] ?? 0) + text.text.length;
  }
  const most = letters.indexOf(Math.max(...letters));
  const isOnSide = most % 2 === 1;
  return {
    width: isOnSide ? page.height : page.width,
    height: isOnSide ? page.width : page.height,
    texts: page.texts
      .filter((text) => turnsOf(text) === most)
      .map((text) => {
        const [x, y] = turnedBack(page, text, most);
        return { ...text, x, y, angle: 0 };
      }),
  };
}
