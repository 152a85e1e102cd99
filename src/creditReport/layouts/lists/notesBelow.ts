import { beginsWithCreditor } from '../../lexicon/creditors';
import { BULLET } from '../../page/bullets';
import type { Line } from '../../page/lines';
import { rememberedOf } from '../../page/remembered';
import { cleanName } from '../../pieces/names';
import { isStatusOnly, isStatusTold } from '../../pieces/statuses';
import { isListName } from './listName';

/** So many debts with what is noted below them are no accident. */
const LEAST = 2;
/** Longer lines are told, and not noted. */
const MAX_LENGTH = 120;
/** What ends a name at the begin of a line: a sum, a number, a bracket, a colon. */
const NAME_ENDS = /[\d$(:#*]/;
/** A sum, also one without cents. */
const SUM = /\$ ?\d|\d,\d{3}|\d\.\d\d(?!\d)|(?<![\d/])\d{3,6}(?![\d/])/;
/** What parts the sayings of a note. */
const SAYINGS = /[,;(]| [-–—] /;
/** What is noted begins with no name: with a small letter, or with how late it is. */
const NOTED = /^(?:\p{Ll}|\d)/u;

/** Whether a line tells who is owed and a sum. */
function isEntry({ text, cells }: Line): boolean {
  if (text.length > MAX_LENGTH || cells.length > 1 || BULLET.test(text) || !SUM.test(text)) return false;
  return isListName(cleanName((text.split(NAME_ENDS)[0] ?? '').trim()).name);
}

/** The sayings of a line that begins with how a debt stands, and names nobody behind that; none of any other line. */
function sayingsOf({ text, cells }: Line): readonly string[] {
  if (text.length > MAX_LENGTH || cells.length > 1) return [];
  const [first = '', ...more] = text
    .replace(BULLET, '')
    .split(SAYINGS)
    .map((saying) => saying.trim());
  if (!isStatusOnly(first) || !isStatusTold(first) || more.some(beginsWithCreditor)) return [];
  return [first, ...more];
}

/** Whether a line with a mark before it notes something, and begins with nobody's name. */
function isMarkedNote({ text, afterBlank }: Line): boolean {
  const note = text.replace(BULLET, '');
  if (afterBlank || text.length > MAX_LENGTH || beginsWithCreditor(note)) return false;
  return NOTED.test(note) || isStatusOnly(note.split(SAYINGS)[0] ?? '');
}

/** The lines with a mark before them, where the debts have none and all that is marked is noted of the one above. */
function markedNotes(lines: readonly Line[]): readonly Line[] {
  // A cheap look, since most texts have no such marks.
  const marked = lines.filter(({ text }) => BULLET.test(text));
  if (marked.length < LEAST) return [];
  const first = lines.findIndex(isEntry);
  if (first < 0 || lines.filter(isEntry).length < LEAST) return [];
  const areBelow = lines.every(
    (line, index) => !BULLET.test(line.text) || (index > first && isMarkedNote(line)),
  );
  const others = lines.filter((line) => !BULLET.test(line.text) && SUM.test(line.text) && !isEntry(line));
  return areBelow && others.length === 0 ? marked : [];
}

/**
 * The lines that begin with how a debt stands, where one stands below each of the debts and some say more: below all but the
 * last, they may as well be titles.
 */
function standingNotes(lines: readonly Line[]): readonly Line[] {
  const notes = new Map<Line, number>();
  for (const line of lines) {
    const sayings = sayingsOf(line);
    if (sayings.length > 0) notes.set(line, sayings.length);
  }
  if (notes.size < LEAST || ![...notes.values()].some((count) => count > 1)) return [];
  const turns = lines.filter((line) => notes.has(line) || isEntry(line));
  const isInTurn = turns.every(
    (line, at) => notes.has(line) === (at % 2 === 1) && !(at % 2 === 1 && line.afterBlank),
  );
  return isInTurn && turns.length === 2 * notes.size ? [...notes.keys()] : [];
}

/** The lines of a list that only note something of the debt right above them, by themselves or between marks. */
const notesIn = rememberedOf((lines: readonly Line[]): ReadonlySet<Line> => {
  if (lines.length < 2 * LEAST) return new Set();
  const marked = markedNotes(lines);
  return new Set(marked.length > 0 ? marked : standingNotes(lines));
});

/** Whether a list has lines that only note something of the debts above them, so that their marks begin none. */
export function hasNotesBelow(lines: readonly Line[]): boolean {
  return notesIn(lines).size > 0;
}

/**
 * The lines of a list with what is noted below each of its debts behind that: `- 60 days late, offered half of it` below
 * `Oak 500.00`. A note tells no debt of its own, and nothing of the next one.
 */
export function withNotesBehind(lines: readonly Line[]): readonly Line[] {
  const notes = notesIn(lines);
  if (notes.size === 0) return lines;
  const put: Line[] = [];
  for (const line of lines) {
    const above = put.at(-1);
    if (above && notes.has(line)) {
      const text = `${above.text}, ${line.text.replace(BULLET, '')}`;
      put[put.length - 1] = { ...above, text, cells: [text], to: line.to };
    } else put.push(line);
  }
  return put;
}
