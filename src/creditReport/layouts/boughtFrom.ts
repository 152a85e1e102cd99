/** How a writer says of whom he has bought the debt. */
const BOUGHT_FROM =
  /\b(?:purchased|bought|acquired) (?:the|this|your) (?:account|debt|loan)s? from\s+(\p{Lu}[^.,;\n]{2,60}?)(?= on \p{Lu}| and (?:you|we|are|is|have|now|your)\b|[.,;\n]|$)/iu;

/** Of whom the writer of a text has bought the debt; undefined where he does not say it. */
export function boughtFrom(source: string): string | undefined {
  return BOUGHT_FROM.exec(source)?.[1]?.replace(/\s+/g, ' ');
}
