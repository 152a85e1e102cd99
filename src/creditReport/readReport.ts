import type { Account } from './account';
import { areInDebts, asMeant } from './debts/meant';
import { placed } from './debts/placed';
import { withSaidOfAll } from './debts/saidOfAll';
import { withoutAddedOwnMoney } from './judge/addedOwnMoney';
import { otherLayouts } from './judge/alternatives';
import { bestReading } from './judge/bestReading';
import { isCrowded } from './judge/crowded';
import { differentPages } from './judge/differentPages';
import { judgePage, type PageReading } from './judge/judgePage';
import type { Decisions } from './judge/layoutReading';
import { otherRowsOf } from './judge/otherRows';
import { haveTooLittle, MAX_CHARACTERS, type Refusal } from './judge/refusal';
import { type AddsUp, addsUp } from './judge/totals';
import { unusedIn } from './judge/unused';
import { withoutMenu } from './layouts/cards/menu';
import { withoutRewards } from './layouts/cards/rewards';
import { withoutCountsOfLabels } from './layouts/labels/countedLabels';
import { UNHEADED } from './layouts/layouts';
import { withoutCounters } from './layouts/lists/countedLines';
import { withAddressedRows } from './layouts/tables/addressedRows';
import { areCells } from './layouts/tables/plainCells';
import { withoutRowLabels } from './layouts/tables/rowLabels';
import { whileDecided } from './lexicon/decided';
import type { LabelKind } from './lexicon/labelTable';
import { heldFor } from './lexicon/labelText';
import type { FirstReading } from './likely/readAs';
import { withSecondReading } from './likely/secondReading';
import { decidedKinds, splitKinds } from './meaning/decide';
import { slotsOf } from './meaning/slots';
import type { ClipboardCell } from './page/clipboardCell';
import { isWithin, type Span } from './page/lines';
import {
  type Page,
  pageOfElements,
  pageOfTables,
  pagesOfPlaced,
  pagesOfText,
  withTablesApart,
} from './page/page';
import type { PlacedText } from './page/placed';
import { forgetTexts } from './page/remembered';
import { withoutStruck } from './page/struckOut';
import { type ReportedDebt, withoutHeldBack } from './reportedDebt';
import type { Decided, Slot, Unused } from './slots';
import { toldDebts } from './toldDebts';

type Kinds = ReadonlyMap<string, LabelKind>;

/** What a clipboard holds: its `text/plain`, and of its `text/html` the tables, with spans resolved, and the lines. */
export interface ClipboardText {
  text: string;
  tables: readonly (readonly (readonly ClipboardCell[])[])[];
  /** The lines of its `text/html` with their pieces; an empty one where the page has space. */
  elements?: readonly (readonly string[])[];
  /** The text of printed pages, with the places of its pieces, in every order that it can be read in. */
  printed?: readonly PlacedText[];
}

/**
 * What a clipboard was read as. `cells` is a plain block of cells, to be pasted where the cursor is; its debts are
 * given where the block has their shape. `report` is anything that shows labels or headings, or a block whose columns
 * are a guess. `nothing` is a text without debts, `refused` one that is no report and would take long to read.
 */
export interface ReportReading {
  kind: 'cells' | 'report' | 'nothing' | 'refused';
  /** In the order of the text. */
  debts: readonly ReportedDebt[];
  /** The text that was read; all places are places in it. */
  source: string;
  /** The total that the text prints, beside what the debts come to; undefined where it prints none. */
  addsUp?: AddsUp | undefined;
  /** The labels and columns of the reading, in the order of the text; also those that no row has used. */
  readonly slots: readonly Slot[];
  /** The name of the layout that most rows were read in; empty where there are none. */
  layout: string;
  /** The layouts whose reading is worth nearly as much and says something else, the best first. */
  readonly otherLayouts: readonly string[];
  /** What looks like a part of a debt, and no row has taken. */
  readonly unused: readonly Unused[];
  /** Why the text is refused. */
  refusal?: Refusal;
}

/** The forms of a clipboard that its debts may be read from. */
export function pagesOf(clipboard: ClipboardText): Page[] {
  const { printed = [] } = clipboard;
  if (printed.length > 0) return withTablesApart(printed.flatMap(pagesOfPlaced));
  const { text, tables, elements, struck } = withoutStruck(clipboard);
  const ofTables = tables.length > 0 ? [pageOfTables(tables)] : [];
  const ofElements = elements.length > 0 ? [pageOfElements(elements)] : [];
  const ofText = pagesOfText(text).map((page) =>
    page.source.includes('\t') ? { ...page, lines: withAddressedRows(page.lines) } : page,
  );
  const pages = withTablesApart([...ofText, ...ofTables, ...ofElements]).map((page) =>
    page.placed
      ? page
      : {
          ...page,
          lines: withoutRewards(
            withoutMenu(withoutCountsOfLabels(withoutRowLabels(withoutCounters(page.lines)))),
          ),
        },
  );
  return struck.size > 0 ? pages.map((page) => ({ ...page, struck })) : pages;
}

/** What a text is, by its debts; as many rows in the calculator's own columns are cells, and the lines of a budget none. */
function kindOf(readings: readonly PageReading[], debts: readonly ReportedDebt[]): ReportReading['kind'] {
  if (debts.length === 0) {
    const isOther = readings.some((reading) => reading.isOther);
    return !isOther && readings.some(({ page }) => areCells(page)) ? 'cells' : 'nothing';
  }
  const unheaded = readings[0]?.alone.find(({ name }) => name === UNHEADED.name)?.accounts ?? [];
  const isOwn = unheaded.length === debts.length && !unheaded.some(({ flags }) => flags.length > 0);
  return isOwn ? 'cells' : 'report';
}

function refused(source: string, refusal: Refusal): ReportReading {
  const nothing = { debts: [], slots: [], layout: '', otherLayouts: [], unused: [] };
  return { kind: 'refused', source, refusal, ...nothing };
}

/** What is worked out when it is asked for, and then kept. */
function once<T>(work: () => T): () => T {
  let done: { result: T } | undefined;
  return () => {
    if (!done) {
      done = { result: work() };
      forgetTexts();
    }
    return done.result;
  };
}

/**
 * Reads the debts of a clipboard: each of its forms is laid out in every way, what the pieces mean is decided, and the
 * reading that explains most is kept; then it is held against what each word of the text most likely is.
 *
 * Never throws, and takes time in proportion to the text. The order of the debts is the order of the text.
 *
 * What a person has decided about labels keeps the layout, and each debt, wherever debts stand under those labels; a text
 * is laid out anew for labels of none, as of a table that nobody could read, where that loses no debt.
 *
 * @param decided what a person has decided about the text; it overrules the reader
 */
export function readReport(clipboard: ClipboardText, decided: Decided = {}): ReportReading {
  return read(clipboard, decided, withSecondReading);
}

/**
 * What the rules alone make of a clipboard; what words most likely are is learned beside it.
 *
 * @param see is shown what would be held against that, and its page
 */
export function readByRules(
  clipboard: ClipboardText,
  decided: Decided = {},
  see: (first: FirstReading, page: Page) => void = () => {},
): ReportReading {
  return read(clipboard, decided, (first, page) => {
    see(first, page);
    return first.debts;
  });
}

/** What becomes of the debts that the rules have read. */
type Compare = (first: FirstReading, page: Page) => readonly ReportedDebt[];

function read(clipboard: ClipboardText, decided: Decided, compare: Compare): ReportReading {
  if (clipboard.text.length > MAX_CHARACTERS) return refused('', 'length');
  const kinds = decidedKinds(decided);
  const { given, taken } = splitKinds(kinds);
  const { layout } = decided;
  const { reads, reading } = whileDecided(NONE, () => {
    const judged = judge(pagesOf(clipboard), { kinds: NONE, layout });
    return { reads: judged.reading?.reads ?? [], reading: report(judged, { kinds, added: kinds }, compare) };
  });
  // Labels of debts that were read are no reason to lay the text out in another way, and to lose a debt by it.
  if (areInDebts(reads, given)) return reading;
  const anew = whileDecided(given, () =>
    report(judge(pagesOf(clipboard), { kinds: given, layout }), { kinds, added: taken }, compare),
  );
  return anew.debts.length < reading.debts.length ? reading : anew;
}

/** Nothing that a person has decided about labels. */
const NONE: Kinds = new Map();

/** What the forms of a text were read as, and the best of it; or why none was read. */
interface Judged {
  source: string;
  readings: readonly PageReading[];
  reading?: PageReading | undefined;
  refusal?: Refusal;
}

function judge(pages: readonly Page[], decisions: Decisions): Judged {
  const source = pages[0]?.source ?? '';
  if (haveTooLittle(pages[0]?.lines ?? [])) return { source, readings: [], refusal: 'lines' };
  const forms = differentPages(pages);
  const otherRows = otherRowsOf(forms);
  const tooMany: Judged = { source, readings: [], refusal: 'accounts' };
  if (forms.some((page) => isCrowded(page, decisions, otherRows))) return tooMany;
  const readings: PageReading[] = [];
  // The form that comes last is the one put right, in which more accounts are seen.
  for (const page of forms.toReversed()) {
    const reading = judgePage(page, decisions, otherRows);
    if (!reading) return tooMany;
    readings.unshift(reading);
  }
  return { source, readings, reading: bestReading(readings) };
}

/** What a person has decided about labels: all of it, and what the reading that was judged does not know yet. */
interface DecidedKinds {
  kinds: Kinds;
  added: Kinds;
}

function report(
  { source, readings, reading, refusal }: Judged,
  { kinds, added }: DecidedKinds,
  compare: Compare,
): ReportReading {
  if (!reading) return refused(source, refusal ?? 'lines');
  const { page, accounts, layout, reads } = reading;
  // What the text says of all debts is said of those that are held back as well, if they are taken after all.
  const aside = withSaidOfAll(
    reading.aside.map((read) => placed(read, page)),
    page,
  ).map(({ debt }) => debt);
  const forms = readings.map((one) => one.page);
  const { found, debts: told } = toldDebts(reads, page, { kinds, forms });
  const ruled = asMeant(told, added, page);
  const kind = kindOf(readings, ruled);
  // Cells that debts are made of go where they are pasted as they are.
  const isSettled = kind === 'cells' && ruled.length > 0;
  const isOther = ruled.length === 0 && readings.some((one) => one.isOther);
  const first = { debts: ruled, aside, isOther, layout, decided: decidedIn(accounts, kinds) };
  const debts = isSettled ? ruled : withoutAddedOwnMoney(compare(first, page), ruled, accounts, page);
  const slots = once(() => slotsOf(page, accounts, debts, kinds));
  const unused = once(() => unusedBeside(unusedIn(reading, found, kinds), ruled, debts));
  const others = once(() => otherLayouts(reading, readings));
  return {
    kind: debts.length > 0 && !isSettled ? 'report' : kind === 'report' ? 'nothing' : kind,
    debts,
    source: page.source,
    addsUp: addsUp(page, withoutHeldBack(debts)),
    layout,
    get slots() {
      return slots();
    },
    get otherLayouts() {
      return others();
    },
    get unused() {
      return unused();
    },
  };
}

/** What no debt has: nothing of those that were added since, but the amounts of those that were found to be none. */
function unusedBeside(
  unused: readonly Unused[],
  before: readonly ReportedDebt[],
  debts: readonly ReportedDebt[],
): readonly Unused[] {
  const places = debts.flatMap(({ sources }) => Object.values(sources));
  const isTaken = (piece: Span) => places.some((place) => isWithin(piece, place));
  const amounts = before.flatMap(({ sources: { amount } }): Unused[] =>
    amount ? [{ kind: 'amount', from: amount.from, to: amount.to }] : [],
  );
  return [...unused, ...amounts]
    .filter((piece) => !isTaken(piece))
    .sort((one, other) => one.from - other.from);
}

/** Where labels with their values stand about which a person has decided. */
function decidedIn(accounts: readonly Account[], kinds: Kinds): readonly Span[] {
  return accounts.flatMap(({ facts, unknown = [] }) =>
    [...facts, ...unknown].filter(({ label }) => heldFor(kinds, label) !== undefined).map(({ span }) => span),
  );
}
