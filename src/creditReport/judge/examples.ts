import type { Span } from '../page/lines';
import type { Page } from '../page/page';
import { rememberedOf } from '../page/remembered';

/** What leads to an example of a debt on the lines below: `Fill in a block for each debt. For example:`. */
const EXAMPLE_BELOW =
  /\b(?:for example|examples?|e\.g\.|for instance|like this|sample(?: line| entry)?|por ejemplo|por exemplo):$/i;

/** The index behind the last line of a paragraph, whether a blank line stands above it or not. */
function paragraphEnd(lines: Page['lines'], start: number): number {
  let end = start + 1;
  while (end < lines.length && !lines[end]?.afterBlank) end += 1;
  return Math.min(end, lines.length);
}

/** The lines that lead to an example of a debt, each with the paragraph below it. */
export const examplesIn = rememberedOf((lines: Page['lines']): readonly Span[] => {
  const examples: Span[] = [];
  let paragraph = 0;
  for (const [index, { text, from, to }] of lines.entries()) {
    if (!text.endsWith(':') || !EXAMPLE_BELOW.test(text)) continue;
    // Many examples in one paragraph have one end.
    if (paragraph < index + 2) paragraph = paragraphEnd(lines, index + 1);
    examples.push({ from, to: lines[paragraph - 1]?.to ?? to });
  }
  return examples;
});
