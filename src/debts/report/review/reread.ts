import type { ClipboardText, ReportReading } from '../../../creditReport/readReport';
import type { Decided, Meaning } from '../../../creditReport/slots';
import { count } from '../../../sheet/count';
import { atLeastOne, type Review, type ReviewRow, readRow } from './review';
import { isSameStretch, overlapOf, stretchOf } from './stretch';

/** How a text is read with a person's decisions about it. */
type Read = (clipboard: ClipboardText, decided: Decided) => ReportReading;

/**
 * The review after a label has been given a meaning: its text is read anew. A meaning is given once, so another label
 * that was given it before means nothing from now on.
 *
 * @param read reads a clipboard
 */
export function withMeaning(review: Review, at: number, label: string, meaning: Meaning, read: Read): Review {
  const { decided } = review.texts[at] ?? {};
  const others = Array.from(decided?.meanings ?? [], ([other, given]): [string, Meaning] => [
    other,
    given === meaning ? 'nothing' : given,
  ]);
  const meanings = new Map([...others, [label, meaning]]);
  return withDecisions(review, at, { ...decided, meanings }, read);
}

/**
 * Says what a text was read as this time, and which labels lost their meaning to another one.
 *
 * @param label the label that was given a meaning; empty where none was
 */
export function rereadWords(before: Review, after: Review, at: number, label: string): string {
  const { slots = [], debts = [] } = after.texts[at]?.reading ?? {};
  const now = new Map(slots.map((slot) => [slot.label, slot.meaning]));
  const given = now.get(label);
  const robbed = (before.texts[at]?.reading.slots ?? []).filter(
    (slot) =>
      slot.label !== label &&
      slot.meaning === given &&
      given !== 'nothing' &&
      now.get(slot.label) === 'nothing',
  );
  const lost = robbed.map((slot) => `“${slot.label}” means nothing now.`);
  return [`Read anew: ${count(debts.length, 'debt')}.`, ...lost].join(' ');
}

/** The review after a text is to be read in another layout. What was decided about labels of the other one is gone. */
export function withLayout(review: Review, at: number, layout: string, read: Read): Review {
  return withDecisions(review, at, { layout }, read);
}

function withDecisions(review: Review, at: number, decided: Decided, read: Read): Review {
  const texts = review.texts.map((text, index) =>
    index === at ? { ...text, decided, reading: read(text.clipboard, decided) } : text,
  );
  return { ...review, texts, rows: carriedOver({ ...review, texts }, review, at) };
}

/**
 * The rows of a text that was read anew: what the agent had done to a debt stays with it, wherever it stands now. A debt
 * that was deleted stays away; a row with edits whose debt is no longer read keeps them, under the others.
 */
function carriedOver({ texts, rows, deleted }: Review, before: Review, at: number): readonly ReviewRow[] {
  const reading = texts[at]?.reading;
  const isSameSource = reading?.source === before.texts[at]?.reading.source;
  const old = rows.filter(({ text }) => text === at);
  const left = new Set(old);
  const fresh = (reading?.debts ?? []).map((debt) => readRow(at, debt));
  const kept = fresh.filter((row) => {
    const [own] = stretchOf(row);
    return !(isSameSource && own && deleted.some((gone) => isSameStretch(gone, own)));
  });
  const carried = kept.map((row) => {
    const twin = isSameSource ? nearest(row, left) : undefined;
    if (!twin) return row;
    left.delete(twin);
    const { debt: _, ...done } = twin;
    return { ...row, ...done };
  });
  const stray = [...left].filter(({ edits, debt }) => !debt || Object.keys(edits).length > 0);
  const others = stray.map(({ debt: _, ...row }) => row);
  const first = rows.findIndex(({ text }) => text === at);
  const elsewhere = rows.filter(({ text }) => text !== at);
  return atLeastOne(elsewhere.toSpliced(Math.max(0, first), 0, ...carried, ...others));
}

/** The row whose debt shares most of its stretch with that of another one. */
function nearest(row: ReviewRow, among: ReadonlySet<ReviewRow>): ReviewRow | undefined {
  const [own] = stretchOf(row);
  if (!own) return undefined;
  const shared = [...among].map((other) => {
    const [stretch] = stretchOf(other);
    return { other, overlap: stretch ? overlapOf(own, stretch) : 0 };
  });
  const [most] = shared.filter(({ overlap }) => overlap > 0).sort((a, b) => b.overlap - a.overlap);
  return most?.other;
}
