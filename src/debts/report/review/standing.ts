import { formatMoney, moneyProblem, parseMoney } from '../../../money/money';
import { type Debt, type DebtField, EMPTY_DEBT, isEntered, STATUSES } from '../../debt';
import { isSameName } from '../../sameAccount';
import { hidesEnd, showOtherEnds } from '../../sameNumber';
import { debtOfRow, freeRows, type Landing, labelOf, type ReportRow, updatedFields } from '../reportRows';
import { rowOfNamesake, rowsOfNamesakes, rowsOfTwins } from './enteredRow';
import { guessWords, mayBeAnothers, mayBeEntered, namesakeWords } from './mayBeEntered';
import type { Review } from './review';
import { isLeftOut } from './reviewRow';
import { twinsAbove } from './twinsAbove';
import { withUnnumbered } from './unnumbered';

/** What becomes of a row when the review is accepted. */
export interface Standing {
  debt: Debt;
  /**
   * Whether it is to be entered: as the agent has said, else where it is likely a debt that neither is entered already
   * nor stands in a row above, or brings something new of one that is. Where there are more than rows are left, those of
   * which nothing is owed stay out.
   */
  isIn: boolean;
  /** Whether a row of the debts is left for it. */
  fits: boolean;
  /** The row of the debts that it brings up to date; undefined where it goes into a free one. */
  updates: number | undefined;
  /** Why it stays out, or which row has one of its name, in a few words; empty where there is nothing to say. */
  words: string;
  /**
   * What is to be checked once it is entered, since a debt is entered already that may be the same, or once another is
   * brought up to date by it, since nobody knows which; empty for nothing.
   */
  doubt: string;
  /** What the debt or row says that has it already, where that is something else; as a payment what stays on it. */
  there: Readonly<Partial<Record<DebtField, string>>>;
}

/**
 * What becomes of every row.
 *
 * @param landed the rows as they will land
 * @param entered the debts that are entered already
 */
export function standings(
  { rows }: Review,
  landed: readonly ReportRow[],
  entered: readonly Debt[],
  landing: Landing,
): readonly Standing[] {
  const read = readStandings(rows, landed, entered, landing);
  let free = freeRows(entered, landing).length;
  const areMany = read.filter(({ isDebt, updates }) => isDebt && updates === undefined).length > free;
  return read.map(({ isDebt, owesNothing, words, ...rest }, index) => {
    const staysOut = isDebt && areMany && owesNothing && rest.updates === undefined;
    // A row of nothing is none to be entered, though somebody has ticked it.
    const isIn = isEntered(rest.debt) && (rows[index]?.isTicked ?? (isDebt && !staysOut));
    const fits = free > 0 || rest.updates !== undefined;
    if (isIn && rest.updates === undefined) free -= 1;
    const said = [...words, staysOut && '$0, and not all fit.', isIn && !fits && 'No row is left for it.'];
    return { ...rest, isIn, fits, words: said.filter(Boolean).join(' ') };
  });
}

/** What is known of a row before it is asked how many there are and what the agent has ticked. */
interface ReadStanding extends Omit<Standing, 'isIn' | 'fits' | 'words'> {
  /** Whether it is likely a debt that is not entered already, or brings something new of one that is. */
  isDebt: boolean;
  owesNothing: boolean;
  words: readonly (string | false | undefined)[];
}

function readStandings(
  rows: Review['rows'],
  landed: readonly ReportRow[],
  entered: readonly Debt[],
  landing: Landing,
): ReadStanding[] {
  const debts = landed.map(debtOfRow);
  const above = twinsAbove(rows, debts);
  const hideEnds = debts.map(({ accountNumber }) => hidesEnd(accountNumber));
  // Where all debts are replaced, nothing is in already.
  const before = landing === 'all' ? [] : entered;
  const known = rowsOfTwins(
    debts,
    rows.map(({ text }) => text),
    before,
  );
  const twins = landing === 'update' ? withUnnumbered(known, debts, before) : known;
  const twinsThere = twins.map((twin) => before[twin?.place ?? -1]);
  const updated = new Set<number>();
  return landed.map((own, index) => {
    const debt = debtOfRow(own);
    const others = isEntered(debt) ? before : [];
    const { place: row, isGuess = false } = twins[index] ?? {};
    const mayUpdate = landing === 'update' && !isOfAnother(debt, others[row ?? -1], debts, twinsThere);
    const updates = mayUpdate ? rowToUpdate(own, row, others, updated) : undefined;
    if (updates !== undefined) updated.add(updates);
    const twin =
      twinAt(updates ?? row, entered, 'Already in row') ??
      twinAt(above[index], debts, 'The same account as Debt');
    const isHeld = isLeftOut(rows[index]);
    const former = rows[index]?.debt?.originalCreditor ?? '';
    const namesake = twin ? undefined : rowOfNamesake(debt, former, others);
    const namesakeAbove =
      twin || namesake !== undefined
        ? undefined
        : rowOfNamesake(debt, former, ofOtherReports(rows, debts, hideEnds, index));
    const like = updates === undefined ? (row ?? namesake) : undefined;
    const into = entered[updates ?? -1];
    const orAnother = isGuess ? guessWords(debt, into) : '';
    // What is other there stands at the cells.
    const where =
      updates === undefined ? twin && `${twin.where}.` : `Updates row ${updates + 1}${orAnother}.`;
    const ofUpdate = isGuess ? mayBeAnothers(debt, into) : '';
    return {
      debt,
      isDebt: isEntered(debt) && !isHeld && (!twin || updates !== undefined),
      owesNothing: debt.amount !== '' && !moneyProblem(debt.amount) && parseMoney(debt.amount).eq(0),
      updates,
      words: [
        isHeld && 'Hardly a debt.',
        where,
        namesakeWords('Row', entered, namesake),
        namesakeWords('Debt', debts, namesakeAbove),
      ],
      doubt:
        updates === undefined
          ? mayBeEntered(debt, entered[like ?? -1], 'before') ||
            mayBeEntered(debt, debts[namesakeAbove ?? -1], 'with it')
          : ofUpdate,
      there: twin
        ? { ...differing(debt, twin.debt), ...(updates !== undefined && staying(debt, twin.debt)) }
        : {},
    };
  });
}

/**
 * The debts above one that were read in other reports and stay in, each at its place: in another text, or in the same one
 * where their numbers show the other end, as those of another bureau do.
 */
function ofOtherReports(
  rows: Review['rows'],
  debts: readonly Debt[],
  hideEnds: readonly boolean[],
  index: number,
): readonly Debt[] {
  const { accountNumber = '' } = debts[index] ?? {};
  return debts.slice(0, index).map((debt, place) => {
    // The reports of one bureau hide the same end of all numbers, which are then not compared one by one.
    const mayBeOther = hideEnds[place] !== hideEnds[index];
    const isOther =
      rows[place]?.text !== rows[index]?.text ||
      (mayBeOther && showOtherEnds(debt.accountNumber, accountNumber));
    return isOther && !isLeftOut(rows[place]) ? debt : EMPTY_DEBT;
  });
}

/**
 * The row of an entered debt of which another one says something new: the same account, else the only debt of its name.
 * One debt updates it, the first.
 */
function rowToUpdate(
  landed: ReportRow,
  twin: number | undefined,
  entered: readonly Debt[],
  updated: ReadonlySet<number>,
): number | undefined {
  const namesakes = rowsOfNamesakes(debtOfRow(landed), entered);
  // Of several loans of one lender nobody knows which it is.
  const row = twin ?? (namesakes.length === 1 ? namesakes[0] : undefined);
  if (row === undefined || updated.has(row)) return undefined;
  return updatedFields(landed, entered[row]).length > 0 ? row : undefined;
}

/**
 * Whether an entered row is another one's of the debts that are to be entered, by its name too: who sold an account and who
 * bought it both print its number, and what is left with the one is nothing.
 *
 * @param twins the rows in which those stand
 */
function isOfAnother(
  debt: Debt,
  there: Debt | undefined,
  debts: readonly Debt[],
  twins: readonly (Debt | undefined)[],
): boolean {
  if (!there || isSameName(debt, there)) return false;
  return debts.some((other, index) => twins[index] === there && isSameName(other, there));
}

/** The same account in another place. */
interface Twin {
  debt: Debt;
  /** Where it stands, in words. */
  where: string;
}

function twinAt(at: number | undefined, debts: readonly Debt[], words: string): Twin | undefined {
  const debt = at === undefined ? undefined : debts[at];
  return debt && { debt, where: `${words} ${Number(at) + 1}` };
}

/** What another debt says, in words, where that is another amount or status. */
function differing(debt: Debt, { amount, current }: Debt): Standing['there'] {
  const dollars = parseMoney(amount);
  return {
    ...(!dollars.eq(parseMoney(debt.amount)) && {
      amount: amount === '' ? 'no amount' : formatMoney(dollars),
    }),
    ...(current !== debt.current && { current: labelOf(STATUSES, current) || 'no status' }),
  };
}

/** The payment that stays on an entered debt, in words, where a row that brings it up to date has none. */
function staying(debt: Debt, { paying }: Debt): Standing['there'] {
  return debt.paying === '' && paying !== '' ? { paying: formatMoney(parseMoney(paying)) } : {};
}
