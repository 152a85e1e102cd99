import { labelAt } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import type { ReviewFlag } from '../../reviewFlags';
import type { Item } from './item';

/** What an account has once, under a label. */
const ONCE: ReadonlySet<LabelKind> = new Set(['name', 'number', 'balance', 'status', 'statusLoose']);
/** What is but a guess of what several accounts say together. */
const GUESSED: readonly ReviewFlag[] = ['name-guessed', 'amount-guessed', 'status-guessed'];
/** A label before its value has so many words at most. */
const MAX_LABEL = 6;

/**
 * The doubts about an item in which a label that an account has once begins several lines, with another value each time:
 * records without a blank line between them, so that the amount may be of one of them and the status of another.
 */
export function doubtsOfSeveral({ lines }: Item): readonly ReviewFlag[] {
  const told = new Map<string, string>();
  const areSeveral = lines.some(({ text }) => {
    const label = labelAt(text.split(' ', MAX_LABEL), 0);
    if (!label?.colon || !ONCE.has(label.kind)) return false;
    const before = told.get(label.text);
    told.set(label.text, text);
    return before !== undefined && before !== text;
  });
  return areSeveral ? GUESSED : [];
}
