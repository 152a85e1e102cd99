import { forgetTexts } from '../page/remembered';
import type { LabelKind } from './labelTable';
import { heldFor } from './labelText';

const NONE: ReadonlyMap<string, LabelKind> = new Map();

/** What a person has decided that labels mean, by their keys. It stands for the one reading that is under way. */
let decided = NONE;

/**
 * Reads something while a person's decisions stand above all tables of labels. What rules said of texts before or
 * meanwhile is forgotten: it may be another thing with other decisions.
 */
export function whileDecided<T>(kinds: ReadonlyMap<string, LabelKind>, read: () => T): T {
  forgetTexts();
  decided = kinds;
  try {
    return read();
  } finally {
    decided = NONE;
    forgetTexts();
  }
}

/** What a person has decided that a label means; undefined where nothing is decided. */
export function decidedKind(label: string): LabelKind | undefined {
  return decided.size === 0 ? undefined : heldFor(decided, label);
}

/** The labels about which a person has decided something, by their keys. */
export function decidedLabels(): ReadonlyMap<string, LabelKind> {
  return decided;
}
