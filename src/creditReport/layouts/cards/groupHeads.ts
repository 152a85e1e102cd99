import { type Fact, unlabelledFact } from '../../account';
import type { Line } from '../../page/lines';
import { isDepositKind } from '../../pieces/deposits';
import { type Section, sectionOf } from '../../pieces/sections';

/** What the accounts of a group come to, behind its title. */
const WITH_SUM = /^(\p{L}[^$\d]{2,40}?):? {0,4}([-−–]?\$ ?[-−–]?\d[\d,]*(?:\.\d{2})?)$/u;

/** The title of a group of cards, and what they come to. */
interface GroupHead {
  section: Section;
  sum: string;
}

/**
 * The title of a group with what its accounts come to, as apps that add up all accounts of a person head them:
 * `Credit Cards  $12,117`, `Cash $611`; undefined where a line is none.
 */
function groupHead(text: string): GroupHead | undefined {
  const [, title = '', sum = ''] = WITH_SUM.exec(text) ?? [];
  if (title === '') return undefined;
  const section = sectionOf(title);
  if (section) return section === 'part' ? undefined : { section, sum };
  return isDepositKind(title) ? { section: 'skipped', sum } : undefined;
}

/** Which part of a page begins at a line, also where it tells behind its title what the accounts below come to. */
export function partOf(text: string): Section | undefined {
  return sectionOf(text) ?? groupHead(text)?.section;
}

/** So far below its title the first account of a group has its sum. */
const MAX_BELOW = 4;
const BEGINS_WITH_SUM = /^[-−–]?\$ ?\d/;

/**
 * Whether a line is the title of a group of debts with their sum, over accounts that have their names and their sums on lines
 * of their own; in a list of sums it is one of them: `Credit cards $400` between `Rent $1,400` and `Food $600`.
 */
export function headsGroup(lines: readonly Line[], index: number): boolean {
  const section = groupHead(lines[index]?.text ?? '')?.section;
  if (section !== 'accounts' && section !== 'collections') return false;
  const below = lines.slice(index + 1, index + 1 + MAX_BELOW).map(({ text }) => text);
  const sum = below.findIndex((text) => text.includes('$'));
  return sum > 0 && BEGINS_WITH_SUM.test(below[sum] ?? '');
}

/** What the title above a card says that its group comes to: no debt, so that no other layout reads one in it. */
export function groupSum(line: Line | undefined): readonly Fact[] {
  const head = groupHead(line?.text ?? '');
  return line && head ? [unlabelledFact('money', head.sum, line)] : [];
}
