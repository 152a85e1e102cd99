import { type Account, type Fact, isOwed } from '../../account';
import type { LabelKind } from '../../lexicon/labelTable';
import { STATUS_KINDS } from '../../lexicon/statusKinds';
import type { Line } from '../../page/lines';
import { readBlocks } from '../labels/blocks';

/** How a servicer begins a group of loans that it bills together: `Group: AA`. */
const GROUP = /^(?:loan )?group:? ?[A-Z]{1,2}$/i;

/** What is said of a group is said of each of its loans: how they stand, and nothing else. */
const OF_EACH: ReadonlySet<LabelKind> = new Set(STATUS_KINDS);

/** The lines above a table without those of the group that the table lists, and its rows with what these say of them. */
interface Grouped {
  above: readonly Line[];
  accounts: readonly Account[];
}

/** A row with what is said of its group, where it says nothing of that itself. */
function withFacts(row: Account, facts: readonly Fact[]): Account {
  const isTold = (own: Fact) => row.facts.some(({ kind }) => kind === own.kind);
  const isStanding = row.facts.some(({ kind }) => OF_EACH.has(kind));
  const added = facts.filter((fact) => (OF_EACH.has(fact.kind) ? !isStanding : !isTold(fact)));
  return added.length > 0 ? { ...row, facts: [...row.facts, ...added] } : row;
}

/**
 * Gives the loans of a table what their servicer says above it of the group they are billed in: how each of them stands,
 * and of a single loan what is paid on it. A group that tells what is owed on it is one debt, and its table only lists
 * what that is made of.
 *
 * @param above the lines between the table before and the headings of this one
 */
export function withLoanGroup(above: readonly Line[], accounts: readonly Account[]): Grouped {
  const at = above.findLastIndex(({ text }) => GROUP.test(text));
  const haveBalances = accounts.every(({ facts }) => facts.some(({ kind }) => kind === 'balance'));
  if (at < 0 || !haveBalances) return { above, accounts };
  const told = readBlocks(above.slice(at)).flatMap(({ facts }) => facts);
  if (told.some(isOwed)) return { above, accounts };
  const said = told.filter(({ kind }) => OF_EACH.has(kind) || (kind === 'paying' && accounts.length === 1));
  return { above: above.slice(0, at), accounts: accounts.map((row) => withFacts(row, said)) };
}
