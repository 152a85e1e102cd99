import type { Line } from '../page/lines';
import type { Page } from '../page/page';
import { isStatusTold } from '../pieces/statuses';
import type { Read } from './duplicates';
import { withStatus } from './withStatus';

/** A note by its mark, below the debts: `** sixty days late`, `* = in collections`. */
const NOTE = /^(\*{1,4}|[†‡§]|\^|#) ?(?:[=:–—-] ?|means |is )?(\p{L}.*|\d{2,3}[+ ].*)$/u;
/** The mark of one at the end of what a line tells. */
const MARKED = /[\d\s)](\*{1,4}|[†‡§]|\^|#)$/;
/** A note with a sum tells a debt of its own. */
const SUM = /\$ ?\d|\d,\d{3}/;
/** Longer notes tell more. */
const MAX_LENGTH = 120;

function lineAt(lines: readonly Line[], at: number): Line | undefined {
  return lines.find(({ from, to }) => from <= at && at < to);
}

/** How debts stand by the notes of a page, by their marks. */
function notesOf(lines: readonly Line[]): ReadonlyMap<string, Line> {
  const notes = new Map<string, Line>();
  for (const line of lines) {
    const [, mark, told = ''] = line.text.length <= MAX_LENGTH ? (NOTE.exec(line.text) ?? []) : [];
    if (mark && !SUM.test(told) && isStatusTold(told)) notes.set(mark, line);
  }
  return notes;
}

/** The debts with what the note says whose mark ends their line, where nothing else tells how they stand. */
export function withFootnotes<Row extends Read>(reads: readonly Row[], { lines }: Page): readonly Row[] {
  const notes = notesOf(lines);
  if (notes.size === 0) return reads;
  return reads.map((read) => {
    const { review, sources } = read.debt;
    const line = sources.amount && lineAt(lines, sources.amount.from);
    const note = notes.get(MARKED.exec(line?.text ?? '')?.[1] ?? '');
    if (!note || !review.includes('no-status')) return read;
    const place = { from: note.from, to: note.to, line: note.text };
    return withStatus(read, { text: note.text.replace(NOTE, '$2'), place });
  });
}
