import type { Slot } from '../../../creditReport/slots';
import type { ReadText } from '../readPastedReport';

/**
 * The labels of a text with what they mean now: those found when the review opened, the doubtful ones first, then those
 * of later readings. None goes away or moves, whatever a later reading finds, so that every choice can be taken back.
 *
 * @param opened the text as the review opened
 */
export function shownSlots(text: ReadText, opened: ReadText | undefined): readonly Slot[] {
  const now = new Map(text.reading.slots.map((slot) => [slot.label, slot]));
  const atFirst = opened?.reading.slots ?? [];
  const ordered = [
    ...atFirst.filter(({ isDoubtful }) => isDoubtful),
    ...atFirst.filter(({ isDoubtful }) => !isDoubtful),
  ];
  const known = ordered.map((slot): Slot => {
    const decided = text.decided?.meanings?.get(slot.label);
    const meaning = now.get(slot.label)?.meaning ?? decided ?? 'nothing';
    // What the agent has decided is no longer doubtful.
    return { ...slot, meaning, isDoubtful: slot.isDoubtful && decided === undefined };
  });
  const labels = new Set(known.map(({ label }) => label));
  return [...known, ...text.reading.slots.filter(({ label }) => !labels.has(label))];
}

/** The layouts that a text can be read in: the one it opened in, its rivals, and those of the present reading. */
export function shownLayouts({ reading }: ReadText, opened: ReadText | undefined): readonly string[] {
  const { layout = '', otherLayouts = [] } = opened?.reading ?? {};
  return [...new Set([layout, ...otherLayouts, reading.layout, ...reading.otherLayouts])].filter(Boolean);
}
