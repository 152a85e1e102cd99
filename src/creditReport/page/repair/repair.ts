import { normaliseText } from '../normalise';
import { withChosenAnswers, withoutChecks } from './boxes';
import { withoutBlanks } from './filledBlanks';
import { withoutMarkdown } from './markdown';
import { withoutOutline } from './outline';
import type { Repaired } from './rewrite';
import { withoutScanMarks } from './scanMarks';
import { withoutSlips } from './slips';

/**
 * The text of a clipboard that came damaged, put right: marks of Markdown, the bullets of an outline, lines to
 * write on, answers not ticked, what scans add and mistake. Undefined where nothing is to repair.
 *
 * It is a source of its own: all places in what is read from it, and its guesses, refer to it and not to the clipboard.
 * What Markdown says is certain and no guess.
 */
export function repairText(text: string): Repaired | undefined {
  const plain = normaliseText(text);
  const repaired = withoutSlips(
    withoutScanMarks(
      withoutChecks(
        withChosenAnswers(withoutBlanks(withoutOutline({ text: withoutMarkdown(plain), guesses: [] }))),
      ),
    ),
  );
  return repaired.text === plain ? undefined : repaired;
}
