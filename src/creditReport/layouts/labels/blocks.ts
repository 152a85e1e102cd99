import { type Account, accountOf } from '../../account';
import { isMoneyKind } from '../../lexicon/shapes';
import type { Line } from '../../page/lines';
import { rememberedOf } from '../../page/remembered';
import { isEmptyValue } from '../../pieces/amounts';
import { isFurniture } from '../../pieces/furniture';
import { isKeyOfCodes } from '../../pieces/legendLine';
import { nameKey } from '../../pieces/nameKey';
import { cleanName, isName } from '../../pieces/names';
import type { ReviewFlag } from '../../reviewFlags';
import { arrange } from './arrangement';
import { withBalancesMissing } from './balancesMissing';
import { withBareLabelsInARow } from './bareLabelsInARow';
import { withBareLines } from './bareLines';
import { withCountedNames } from './countedNames';
import type { Segment } from './divideSegment';
import { withKindsAsNames } from './kindsAsNames';
import { withLabelsByPlace } from './labelsByPlace';
import { withLabelsInARow } from './labelsInARow';
import { withoutMonthGrids } from './monthGrid';
import { withNamesAtFoot } from './namesAtFoot';
import { areOfClient, withoutPerson } from './personName';
import { segmentsOf } from './segments';
import { withStackedLabels } from './stackedLabels';
import { withUnlistedNames } from './unlistedNames';
import { unwrapLines } from './wrapping';

/** The heading of a segment, and its own where a heading is repeated below, as in `Contact Details`. */
function accountsOf(segment: Segment): Account[] {
  const { facts, inCollections, isSkipped } = segment;
  if (areOfClient(facts)) return [];
  const heading = facts.find((fact) => fact.heading)?.heading;
  const flags: ReviewFlag[] = heading?.isGuessed ? ['name-guessed'] : [];
  const account = accountOf(facts, { inCollections, isSkipped, flags, ...(heading && { heading }) });
  return sideBySide(account) ?? [account];
}

/** Whether columns beside each other print one number of an account, so that they are the bureaus of one. */
function haveOneNumber({ facts }: Account): boolean {
  const values = facts.find((fact) => fact.kind === 'number' && fact.values.length > 1)?.values ?? [];
  const printed = values.filter((value) => !isEmptyValue(value));
  return printed.length > 1 && new Set(printed).size === 1;
}

/** Whether a sum or a number stands in the columns beside each other, too; names alone do so in the headings of a table. */
function haveOwnValues({ facts }: Account): boolean {
  return facts.some(({ kind, values }) => (isMoneyKind(kind) || kind === 'number') && values.length > 1);
}

/** The accounts of a table that has a column for each debt; undefined where the columns are the bureaus of one. */
function sideBySide(account: Account): Account[] | undefined {
  const named = account.facts.find(({ kind, values }) => kind === 'name' && values.length > 1);
  if (named?.areOfBureaus || !haveOwnValues(account)) return undefined;
  const names = named?.values ?? [];
  const printed = names.filter((name) => !isEmptyValue(name));
  const keys = new Set(printed.map((name) => nameKey(cleanName(name).name)));
  if (keys.size < 2 || !printed.every(isName) || haveOneNumber(account)) return undefined;
  // Each bureau shortens the name in its own way: the one above is that of a single debt.
  const above = account.heading && nameKey(account.heading.name.name);
  if (above && [...keys].every((key) => key.startsWith(above) || above.startsWith(key))) return undefined;
  return names.map((_, column) =>
    accountOf(
      account.facts.map((fact) => ({
        ...fact,
        values: [fact.values.length > 1 ? (fact.values[column] ?? '') : (fact.values[0] ?? '')],
      })),
      { inCollections: account.inCollections, isSkipped: account.isSkipped },
    ),
  );
}

/** Reads the accounts of lines that are labels and values, in whatever arrangement; asked twice of pages whose tables are none. */
export const readBlocks = rememberedOf(accountsIn);

function accountsIn(lines: readonly Line[]): Account[] {
  const own = withoutMonthGrids(
    withCountedNames(lines.filter(({ text }) => !isFurniture(text) && !isKeyOfCodes(text))),
  );
  const entries = arrange(
    withLabelsByPlace(withStackedLabels(unwrapLines(withLabelsInARow(withBareLabelsInARow(own))))),
  );
  const named = withUnlistedNames(withoutPerson(withNamesAtFoot(entries, own)));
  const accounts = withKindsAsNames(segmentsOf(named).flatMap(accountsOf), own);
  return withBalancesMissing(withBareLines(accounts, own));
}
