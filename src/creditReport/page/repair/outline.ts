import { matchesIn } from '../matches';
import { type Repaired, rewrite } from './rewrite';

/** A point of an outline: how far it is set in, its bullet, what it says. */
const POINT = /^([ \t]*)([*•◦▪▫■□○●‣⁃–-]|o|§)[ \t]+(\S.*)$/gmu;

interface Point {
  at: number;
  indent: number;
  text: string;
  /** Points below it that are set in further. */
  below: Point[];
}

/** What a point begins with, whatever its figures are: `Balance` of `Balance 5,322.07`, `a` of `89 a month`. */
function beginOf(text: string): string {
  return /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
}

/** The points of an outline, each with those below it. */
function pointsOf(text: string): Point[] {
  const points: Point[] = [];
  const open: Point[] = [];
  const found = [...matchesIn(text, POINT)];
  // Where a copy has lost how far they are set in, their bullets tell: each is set in further than those before it.
  const bullets = [...new Set(found.map(([, , bullet]) => bullet))];
  const isFlat = new Set(found.map(([, indent]) => indent)).size === 1;
  for (const { index, 1: indent = '', 2: bullet = '', 3: own = '' } of found) {
    const depth = isFlat ? bullets.indexOf(bullet) : indent.replaceAll('\t', '    ').length;
    const point: Point = { at: index, indent: depth, text: own, below: [] };
    while ((open.at(-1)?.indent ?? -1) >= point.indent) open.pop();
    open.at(-1)?.below.push(point);
    open.push(point);
    points.push(point);
  }
  return points;
}

/** Fewer groups of points, and fewer points in most of them, are no fields of debts. */
const [MIN_GROUPS, MIN_FIELDS] = [2, 2];

/** Whether some points stand three deep; two, a debt and what is told of it, are read as bullets. */
function areDeep(points: readonly Point[]): boolean {
  return points.some(({ below }) => below.some((point) => point.below.length > 0));
}

/** Whether the points of the groups tell the same of each, as `Balance`, `Minimum` do: some beginning comes back in half of them. */
function areFields(groups: readonly Point[]): boolean {
  const counts = new Map<string, number>();
  for (const { below } of groups)
    for (const begin of new Set(below.map(({ text }) => beginOf(text))))
      counts.set(begin, (counts.get(begin) ?? 0) + 1);
  const isSeveral = groups.filter(({ below }) => below.length >= MIN_FIELDS).length * 2 > groups.length;
  return isSeveral && Math.max(...counts.values()) * 2 > groups.length;
}

/**
 * An outline whose innermost points tell of each debt above them, without its bullets: a blank line stands above each
 * point that has others below it, so that a debt is a block of lines.
 */
export function withoutOutline(repaired: Repaired): Repaired {
  const points = pointsOf(repaired.text);
  const groups = points.filter(
    ({ below }) => below.length > 0 && below.every((point) => point.below.length === 0),
  );
  if (groups.length < MIN_GROUPS || !areDeep(points) || !areFields(groups)) return repaired;
  const fields = new Set(groups.flatMap(({ below }) => below.map(({ at }) => at)));
  return rewrite(repaired, POINT, ({ index, 3: own = '' }) => (fields.has(index) ? own : `\n${own}`));
}
