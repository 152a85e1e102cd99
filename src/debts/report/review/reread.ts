import { spanOf } from '../../../creditReport/page/lines';
import type { ClipboardText, ReportReading } from '../../../creditReport/readReport';
import type { Decided, Meaning } from '../../../creditReport/slots';
import { atLeastOne, type Review } from './review';
import { type ReviewRow, readRows } from './reviewRow';
import { isSameStretch, overlapOf, stretchOf } from './stretch';

/** How a text is read with a person's decisions about it. */
type Read = (clipboard: ClipboardText, decided: Decided) => ReportReading;

/**
 * The review after a label has been given a meaning: its text is read anew. A meaning is given once, so another label
 * that was given it before means nothing from now on. A label that means again what the reader had found is decided no
 * more, so that the reading is the one it was.
 *
 * @param read reads a clipboard
 */
export function withMeaning(review: Review, at: number, label: string, meaning: Meaning, read: Read): Review {
  const { undecided, reading, decided } = review.texts[at] ?? {};
  const opened = undecided ?? reading;
  const own = new Map(opened?.slots.map((slot) => [slot.label, slot.meaning]));
  const others = Array.from(decided?.meanings ?? [], ([other, given]): [string, Meaning] => [
    other,
    given === meaning ? 'nothing' : given,
  ]);
  const all = new Map([...others, [label, meaning]]);
  const meanings = new Map([...all].filter(([each, given]) => given !== own.get(each)));
  if (opened && meanings.size === 0) return withReading(review, at, layoutOf(decided), opened);
  return withDecisions(review, at, { ...decided, meanings }, read, opened);
}

/** The review after a text is to be read in another layout. What was decided about labels of the other one is gone. */
export function withLayout(review: Review, at: number, layout: string, read: Read): Review {
  return withDecisions(review, at, { layout }, read);
}

/** A decision about the layout alone. */
function layoutOf({ layout }: Decided = {}): Decided {
  return layout === undefined ? {} : { layout };
}

function withDecisions(
  review: Review,
  at: number,
  decided: Decided,
  read: Read,
  undecided?: ReportReading,
): Review {
  const text = review.texts[at];
  return text ? withReading(review, at, decided, read(text.clipboard, decided), undecided) : review;
}

function withReading(
  review: Review,
  at: number,
  decided: Decided,
  reading: ReportReading,
  undecided?: ReportReading,
): Review {
  const texts = review.texts.map(({ undecided: _, ...text }, index) =>
    index === at
      ? { ...text, decided, reading, ...(undecided && { undecided }) }
      : (review.texts[index] ?? text),
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
  const fresh = readRows(at, reading?.debts ?? []);
  const kept = fresh.filter((row) => {
    const [own] = stretchOf(row);
    return !(isSameSource && own && deleted.some((gone) => isSameStretch(gone, own)));
  });
  const carried = kept.map((row) => {
    const twin = isSameSource ? nearest(row, left) : undefined;
    if (!twin) return row;
    left.delete(twin);
    const { debt: _, stood: __, ...done } = twin;
    return { ...row, ...done, ...stoodOf(twin, row) };
  });
  const stray = [...left].filter(({ edits }) => Object.keys(edits).length > 0);
  const others = stray.map(({ debt, ...row }) => ({ ...row, ...stoodOf({ ...row, ...(debt && { debt }) }) }));
  const first = rows.findIndex(({ text }) => text === at);
  const elsewhere = rows.filter(({ text }) => text !== at);
  return atLeastOne(elsewhere.toSpliced(Math.max(0, first), 0, ...carried, ...others));
}

/** Where a row stood before it was read anew; nothing where it stands there still. */
function stoodOf(before: ReviewRow, now?: ReviewRow): Pick<ReviewRow, 'stood'> {
  const [was] = stretchOf(before);
  const [is] = now ? stretchOf(now) : [];
  if (!was || (is && is.from <= was.from && is.to >= was.to)) return {};
  const { from, to } = is ? spanOf([was, is]) : was;
  return { stood: { from, to } };
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
