import type { PaperLine } from './paper';

/** So many different labels that stand in both columns show that both hold accounts. */
const MIN_SHARED = 3;
/** Words before a colon at the begin of a line, or before a figure that ends it: `Account ending 4411`. */
const LABEL = /^(\p{L}[^:\d]{0,40}):|^(\p{L}[\p{L} #]{1,40}) [$*•Xx.\d][$*•Xx.,\d]{0,20}$/u;

/** The labels that some lines begin with. */
function labelsOf(lines: readonly PaperLine[]): ReadonlySet<string> {
  const labels = lines.map(({ texts }) => {
    const [, marked, bare = ''] = LABEL.exec(texts.map(({ text }) => text).join(' ')) ?? [];
    return (marked ?? bare).toLowerCase();
  });
  return new Set(labels.filter(Boolean));
}

/**
 * Whether two columns hold accounts of their own, at whatever heights their lines stand: both have the same labels. The
 * two halves of one account have none in common.
 */
export function areCards(left: readonly PaperLine[], right: readonly PaperLine[]): boolean {
  const others = labelsOf(right);
  return [...labelsOf(left)].filter((label) => others.has(label)).length >= MIN_SHARED;
}
