import type { Span } from '../lines';
import { matchesIn } from '../matches';

/** A text under repair. `guesses` are the stretches of it whose letters or digits are a guess, in their order. */
export interface Repaired {
  text: string;
  guesses: readonly Span[];
}

interface Edit extends Span {
  by: string;
}

/** Where a place stands after the edits; a place within an edit moves to its begin or its end. For places in their order. */
function moverOf(edits: readonly Edit[], isEnd: boolean): (place: number) => number {
  let [index, shift] = [0, 0];
  return (place) => {
    for (let edit = edits[index]; edit && edit.to <= place; edit = edits[index]) {
      shift += edit.by.length - (edit.to - edit.from);
      index += 1;
    }
    const edit = edits[index];
    if (!edit || edit.from >= place) return place + shift;
    return edit.from + shift + (isEnd ? edit.by.length : 0);
  };
}

/**
 * Replaces what a pattern finds, and keeps the places of the guesses true.
 *
 * @param pattern with the flag `g`
 * @param replace gives the new text of a match; undefined leaves it as it is
 * @param isGuess whether what is replaced is a guess: it is kept as one
 */
export function rewrite(
  { text, guesses }: Repaired,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | undefined,
  isGuess = false,
): Repaired {
  const edits: Edit[] = [];
  for (const match of matchesIn(text, pattern)) {
    const by = replace(match);
    if (by !== undefined && by !== match[0])
      edits.push({ from: match.index, to: match.index + match[0].length, by });
  }
  if (edits.length === 0) return { text, guesses };
  const parts: string[] = [];
  const made: Span[] = [];
  let [end, length] = [0, 0];
  for (const { from, to, by } of edits) {
    parts.push(text.slice(end, from), by);
    length += from - end;
    if (isGuess) made.push({ from: length, to: length + by.length });
    length += by.length;
    end = to;
  }
  parts.push(text.slice(end));
  const [begins, ends] = [moverOf(edits, false), moverOf(edits, true)];
  const moved = guesses.map(({ from, to }) => ({ from: begins(from), to: ends(to) }));
  return { text: parts.join(''), guesses: [...moved, ...made].sort((one, other) => one.from - other.from) };
}
