import { type Fact, unlabelledFact } from '../../account';
import type { Line } from '../../page/lines';
import { isDepositKind } from '../../pieces/deposits';
import { type Section, sectionOf } from '../../pieces/sections';
import { isKindOfAccounts } from '../lists/listName';

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
  if (isDepositKind(title)) return { section: 'skipped', sum };
  return isKindOfAccounts(title) ? { section: 'accounts', sum } : undefined;
}

/** Which part of a page begins at a line, also where it tells behind its title what the accounts below come to. */
export function partOf(text: string): Section | undefined {
  return sectionOf(text) ?? groupHead(text)?.section;
}

/** What the title above a card says that its group comes to: no debt, so that no other layout reads one in it. */
export function groupSum(line: Line | undefined): readonly Fact[] {
  const head = groupHead(line?.text ?? '');
  return line && head ? [unlabelledFact('money', head.sum, line)] : [];
}
