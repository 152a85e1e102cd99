import type { Span } from '../page/lines';

/** Who writes, as the federal form makes a collector say. Source: 12 CFR 1006.34(c)(2). */
const IS_COLLECTOR = /^(.{3,60}?),? is a debt collector/im;

/** The name of the collector who says in a text that he is one; undefined where nobody does. */
export function collectorIn(source: string): (Span & { text: string }) | undefined {
  const said = IS_COLLECTOR.exec(source);
  return said?.[1] ? { text: said[1], from: said.index, to: said.index + said[1].length } : undefined;
}

/** How who collects a debt for somebody else says that it came to him; a page may wrap it. */
export const CAME_HERE =
  /\b(?:placed\s+with|(?:referred|assigned|forwarded)\s+to|turned\s+over\s+to)\s+(?:(?:this|our)\s+(?:office|agency|firm|company|bureau)|us)\b/i;
