import type { Span } from '../page/lines';
import type { Page } from '../page/page';
import { rememberedOf } from '../page/remembered';

/** What leads to an example of a debt on the lines below: `Fill in a block for each debt. For example:`, `please send a list like:`. */
const EXAMPLE_BELOW =
  /\b(?:for example|examples?|e\.g\.|for instance|like this|sample(?: line| entry)?|por ejemplo|por exemplo):$/i;
const ASKED_LIKE = /\b(?:please|send|write)\b.{0,80}\blike:$/i;

/**
 * The index behind the last line of a paragraph, whether a blank line stands above it or not. What a mail quotes is a
 * paragraph apart from what answers it.
 */
function paragraphEnd(lines: Page['lines'], quoted: ReadonlySet<number>, start: number): number {
  const isQuoted = (index: number) => quoted.has(lines[index]?.from ?? -1);
  let end = start + 1;
  while (end < lines.length && !lines[end]?.afterBlank && isQuoted(end) === isQuoted(start)) end += 1;
  return Math.min(end, lines.length);
}

/** The lines that lead to an example of a debt, each with the paragraph below it. */
export const examplesIn = rememberedOf(({ lines, quoted = [] }: Page): readonly Span[] => {
  const starts = new Set(quoted.map(({ from }) => from));
  const examples: Span[] = [];
  let paragraph = 0;
  for (const [index, { text, from, to }] of lines.entries()) {
    if (!text.endsWith(':') || !(EXAMPLE_BELOW.test(text) || ASKED_LIKE.test(text))) continue;
    // Many examples in one paragraph have one end.
    if (paragraph < index + 2) paragraph = paragraphEnd(lines, starts, index + 1);
    examples.push({ from, to: lines[paragraph - 1]?.to ?? to });
  }
  return examples;
});
