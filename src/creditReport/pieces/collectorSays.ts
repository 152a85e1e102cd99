import type { Span } from '../page/lines';

/** Who writes, as the federal form makes a collector say. Source: 12 CFR 1006.34(c)(2). */
const IS_COLLECTOR = /^(.{3,60}?),? is a debt collector/im;

/** The name of the collector who says in a text that he is one; undefined where nobody does. */
export function collectorIn(source: string): (Span & { text: string }) | undefined {
  const said = IS_COLLECTOR.exec(source);
  return said?.[1] ? { text: said[1], from: said.index, to: said.index + said[1].length } : undefined;
}

/** What becomes of a debt that is given to somebody to collect it. */
const CAME = String.raw`\b(?:placed\s+with|(?:referred|assigned|forwarded)\s+to|turned\s+over\s+to)\s+`;
/** How who collects a debt for somebody else says that it came to him; a page may wrap it. */
export const CAME_HERE = new RegExp(
  String.raw`${CAME}(?:(?:this|our)\s+(?:office|agency|firm|company|bureau)|us)\b`,
  'i',
);

/** The same where he calls himself by his name: `accounts placed with Oak Recovery, Inc. for collection`. */
export const CAME_TO = new RegExp(String.raw`${CAME}(\p{Lu}[^\n:;]{2,60}?),?\s+for\s+collections?\b`, 'u');

/** So much of a text is looked at for such words. */
export const LOOKED_AT = 20_000;

/** What the law makes a collector say of himself, and of what is owed. Source: 15 U.S.C. 1692e(11); 12 CFR 1006.34(c)(2). */
const NOTICE =
  /\battempt(?:ing)? to collect a debt\b|\b(?:from|by|is|are) (?:a )?debt collectors?\b|\b(?:total )?amount of the debt now\b|\byou paid or were credited this amount\b|\b(?:cobrar|cobro de) una deuda\b|\bcobrador(?:es)? de deudas\b|\brecouvrer une dette\b/i;

/** Where a text has that notice; null where it has none. */
export function noticeIn(source: string): RegExpExecArray | null {
  return NOTICE.exec(source.slice(0, LOOKED_AT));
}
