import type { Account } from '../account';
import { debtOf } from '../debts/debtOf';
import { withGuessesMarked } from '../debts/guessedFields';
import { withPlaces } from '../debts/places';
import { LAYOUTS } from '../layouts/layouts';
import { readLetter } from '../layouts/letter';
import { type Span, spanOf } from '../page/lines';
import type { Page } from '../page/page';
import { chooseStretches, type Weighed } from './choose';
import { withoutOtherTexts, withoutSum } from './noDebts';
import { addsUp } from './totals';
import { amountsIn, type ReadAccount, worthOfAmounts, worthOfRow } from './weigh';

/** A row that is worth less is none, whatever amounts stand in it. */
const NOTHING = -1.5;

/** What it says for a reading of several debts that they come to the total which the page prints. */
const ADDS_UP = 2;

/** Debts whose lines lie among each other, such as those of a table with a column for each; mostly but one. */
interface Stretch extends Weighed {
  reads: ReadAccount[];
}

function spanOfAccount({ heading, facts }: Account): Span {
  return spanOf([...(heading ? [heading.span] : []), ...facts.map(({ span }) => span)]);
}

/** Puts the debts of one layout together that share lines, and weighs them. */
function stretchesOf(
  accounts: readonly Account[],
  layout: number,
  doubt: number,
  amounts: readonly number[],
): Stretch[] {
  const stretches: Omit<Stretch, 'weight'>[] = [];
  for (const account of accounts) {
    const debt = debtOf(account);
    if (!debt || worthOfRow({ account, debt }, stretches.length === 0) < NOTHING) continue;
    const span = spanOfAccount(account);
    const last = stretches.at(-1);
    if (last && span.from < last.to) {
      Object.assign(last, spanOf([last, span]));
      last.reads.push({ account, debt });
    } else stretches.push({ ...span, layout, reads: [{ account, debt }] });
  }
  const first = stretches[0]?.reads[0];
  return stretches.map((stretch) => ({
    ...stretch,
    weight: stretch.reads.reduce(
      (sum, read) => sum + worthOfRow(read, read === first) - doubt,
      worthOfAmounts(stretch.reads, stretch, amounts),
    ),
  }));
}

/** What a page was read as: its debts, and how much of it they explain. */
export interface PageReading {
  page: Page;
  weight: number;
  reads: readonly ReadAccount[];
}

/** A debt with the places of its values. */
function placed({ account, debt }: ReadAccount, { source }: Page): ReadAccount {
  return { account, debt: withPlaces(debt, source) };
}

/** A number that a spreadsheet had shortened is marked, though its digits were found behind the cell. */
function withRestored({ account, debt }: ReadAccount, { restored }: Page): ReadAccount {
  if (!restored.has(debt.accountNumber)) return { account, debt };
  const review = [...new Set([...debt.review, 'account-number-scientific' as const])].sort();
  return { account, debt: { ...debt, review } };
}

/** A row that was read whole: named, with its balance, and a number or a status beside it. */
function isWhole({ debt }: ReadAccount): boolean {
  return (
    debt.accountName !== '' && debt.amountText !== '' && (debt.accountNumber !== '' || debt.current !== null)
  );
}

/** What was read with a letter or a statement in place of all above the first whole debt, where one stands there. */
function withLetterAbove(
  page: Page,
  chosen: readonly Stretch[],
  whole: readonly ReadAccount[],
): readonly Stretch[] {
  const below = chosen.filter(({ reads }) => reads.some((read) => whole.includes(read)));
  const from = below[0]?.from ?? 0;
  const above: Page = {
    ...page,
    source: page.source.slice(0, from),
    lines: page.lines.filter(({ to }) => to <= from),
  };
  const letter = stretchesOf(readLetter(above), LAYOUTS.length, 0, []);
  return letter.length > 0 ? [...letter, ...chosen.filter((stretch) => stretch.from >= from)] : chosen;
}

/** A letter or a statement tells one debt, unless several whole ones are listed in it. */
function ofLetter(page: Page, chosen: readonly Stretch[]): readonly Stretch[] {
  const whole = chosen.flatMap(({ reads }) => reads).filter(isWhole);
  const told = new Set(whole.map(({ debt }) => debt.accountNumber || debt.accountName));
  if (told.size > 1) return withLetterAbove(page, chosen, whole);
  const letter = stretchesOf(readLetter(page), LAYOUTS.length, 0, []);
  return letter.length > 0 ? letter : chosen;
}

/** Reads a page in every layout, and keeps for each part of it the reading that explains most. */
export function judgePage(page: Page): PageReading {
  const amounts = amountsIn(page.source);
  const candidates = LAYOUTS.flatMap(({ read, doubt }, layout) =>
    stretchesOf(read(page), layout, doubt, amounts),
  );
  const chosen = ofLetter(page, chooseStretches(candidates));
  const all = chosen.flatMap((stretch) => stretch.reads.map((one) => withRestored(placed(one, page), page)));
  const reads = withoutSum(withoutOtherTexts(all, page.source)).map(({ account, debt }) => ({
    account,
    debt: withGuessesMarked(debt, account, page),
  }));
  const debts = reads.map(({ debt }) => debt);
  const total = addsUp(page, debts);
  const bonus = total?.printed.eq(total.read) ? ADDS_UP : 0;
  return { page, weight: chosen.reduce((so, { weight }) => so + weight, bonus), reads };
}
