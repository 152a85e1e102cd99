import { REDO_KEYS, UNDO_KEYS } from '../../../sheet/keys/keyPress';

/** What a key can ask of the review of a report. */
export interface ReviewCommands {
  undo: () => void;
  redo: () => void;
  accept: () => void;
  leave: () => void;
  addRow: () => void;
  merge: () => void;
  /** Takes the focus to the next part of the review, or the one before. */
  goOn: (step: 1 | -1) => void;
}

/** The fields into which text is typed. */
export const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio])';

interface ReviewKey {
  keys: readonly string[];
  name: string;
  act: (review: ReviewCommands) => void;
  /** Where the key is left to the text that is typed: in an open cell alone, or in every field. */
  isLeftTo?: 'cell' | 'field';
}

/** One line per key of the review of a report. `Ctrl` is the Command key on macOS. */
export const REVIEW_KEYS: readonly ReviewKey[] = [
  { keys: ['F6'], name: 'On to the source, the words, the buttons', act: (review) => review.goOn(1) },
  { keys: ['Shift+F6'], name: 'Back to the part before', act: (review) => review.goOn(-1) },
  { keys: ['Ctrl+Alt+='], name: 'Add a row', act: (review) => review.addRow(), isLeftTo: 'cell' },
  {
    keys: ['Ctrl+Alt+J'],
    name: 'Join the row with the one above',
    act: (review) => review.merge(),
    isLeftTo: 'cell',
  },
  { keys: UNDO_KEYS, name: 'Undo in the review', act: (review) => review.undo(), isLeftTo: 'field' },
  { keys: REDO_KEYS, name: 'Redo in the review', act: (review) => review.redo(), isLeftTo: 'field' },
  { keys: ['Ctrl+Enter'], name: 'Enter the debts', act: (review) => review.accept(), isLeftTo: 'cell' },
  { keys: ['Escape'], name: 'Leave the review', act: (review) => review.leave(), isLeftTo: 'cell' },
];

interface SourceKey {
  keys: readonly string[];
  name: string;
  /** The piece it goes to, of so many, counted from 0. */
  to: (at: number, count: number) => number;
}

/** One line per key that goes from piece to piece in the source. */
export const SOURCE_KEYS: readonly SourceKey[] = [
  { keys: ['ArrowRight', 'ArrowDown'], name: 'Next piece of the source', to: (at) => at + 1 },
  { keys: ['ArrowLeft', 'ArrowUp'], name: 'Piece before', to: (at) => at - 1 },
  { keys: ['Home'], name: 'First piece', to: () => 0 },
  { keys: ['End'], name: 'Last piece', to: (_, count) => count - 1 },
];

/** The keys that press a piece of the source. */
export const PRESS_KEYS: readonly string[] = ['Enter', 'Space'];

/** The keys that read the text in the box for a report. */
export const READ_KEYS: readonly string[] = ['Ctrl+Enter'];

/** All keys of the review, as the list of shortcuts says them. */
export const REVIEW_SHORTCUTS: readonly { keys: readonly string[]; name: string }[] = [
  { keys: READ_KEYS, name: 'Before it, in the text of the report: read it' },
  ...REVIEW_KEYS,
  ...SOURCE_KEYS,
  { keys: ['Ctrl+V'], name: 'Beside the rows: add the debts of what was copied' },
  { keys: PRESS_KEYS, name: 'From a piece to its cell; one that no row took goes into the cell in use' },
];
