/** Who writes, as the federal form makes a collector say. Source: 12 CFR 1006.34(c)(2). */
export const IS_COLLECTOR = /^(.{3,60}?),? is a debt collector/im;

/** How who collects a debt for somebody else says that it came to him; a page may wrap it. */
export const CAME_HERE =
  /\b(?:placed\s+with|(?:referred|assigned|forwarded)\s+to|turned\s+over\s+to)\s+(?:(?:this|our)\s+(?:office|agency|firm|company|bureau)|us)\b/i;
