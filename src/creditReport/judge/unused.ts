import { type Account, type Fact, isPrinted } from '../account';
import { LAYOUTS } from '../layouts/layouts';
import { headingKind } from '../lexicon/labels';
import type { LabelKind } from '../lexicon/labelTable';
import { heldFor } from '../lexicon/labelText';
import { meaningOf } from '../meaning/decide';
import { differInDate } from '../meaning/newerLabel';
import { isWithin, type Span } from '../page/lines';
import { collapse } from '../page/normalise';
import { placesInOrder } from '../page/placesInOrder';
import type { ReportedDebt } from '../reportedDebt';
import type { Unused } from '../slots';
import { bareSumsIn } from './bareSums';
import type { PageReading } from './judgePage';
import { isOfLists } from './layoutReading';
import { historiesIn, looksLikeParts } from './looks';
import { spanOfAccount } from './stretches';
import { totalsIn } from './totals';

/** Labels over what was owed or paid in former months. */
const HISTORY = /history|pattern/;

/**
 * Where the values of a fact stand, each behind the one before; the whole stretch of a value that does not stand there,
 * unless no label is printed that it could belong to.
 */
function placesOf({ label, values, span }: Fact, source: string): Span[] {
  const printed = values
    .map((value) => collapse(value).split('\n', 1)[0] ?? '')
    .filter((line) => line !== '');
  const unplaced = isPrinted(label) ? [span] : [];
  return placesInOrder(printed, span, source).flatMap((place) => place ?? unplaced);
}

/** What a person or the reader knows of labels. */
interface Knowledge {
  source: string;
  read: ReadonlySet<Account>;
  decided: ReadonlyMap<string, LabelKind>;
}

/** Whether a label says what stands under it, or a person has said it. */
function isKnown({ kind, label }: Fact, decided: Knowledge['decided']): boolean {
  return kind !== 'text' || heldFor(decided, label) !== undefined || headingKind(label) !== undefined;
}

/** The facts of an account that say of another day what is read: a column beside the one that was taken. */
function ofOtherDays({ facts, unknown = [] }: Account): Fact[] {
  const said = facts.filter(({ kind }) => meaningOf(kind) !== 'nothing');
  return [...facts, ...unknown].filter(
    ({ kind, label }) => kind === 'text' && said.some((fact) => differInDate(fact.label, label)),
  );
}

/**
 * The places of an account's values whose label says what they are: of every label of one that was read, of any other
 * those of a limit, a date, what is past due. A history goes on to the next label.
 */
function explainedIn(account: Account, { source, read, decided }: Knowledge): Span[] {
  const passedOver = ofOtherDays(account).flatMap((fact) => placesOf(fact, source));
  const explained = account.facts.flatMap((fact, index) => {
    const isItsOwn = read.has(account) || meaningOf(fact.kind) === 'nothing';
    if (!isItsOwn || !isKnown(fact, decided)) return [];
    const next = HISTORY.test(fact.label) ? account.facts[index + 1]?.span.from : undefined;
    return next === undefined ? placesOf(fact, source) : [{ from: fact.span.from, to: next }];
  });
  return [...passedOver, ...explained];
}

/** A figure without the marks and blanks around it. */
function bare(text: string): string {
  return text.replace(/[\s$]/g, '');
}

/** The figures that each read account says, where it stands; in the order of the text. */
function figuresOf(
  { reads }: PageReading,
  decided: Knowledge['decided'],
): (Span & { figures: ReadonlySet<string> })[] {
  return reads
    .map(({ account }) => ({
      ...spanOfAccount(account),
      figures: new Set(
        account.facts
          .filter((fact) => isKnown(fact, decided))
          .flatMap(({ values }) => values.flatMap((value) => value.split(/\s+/).map(bare))),
      ),
    }))
    .sort((one, other) => one.from - other.from);
}

/** The places of a debt's values, without the stretches around others: there a value was read and not found again. */
function ownPlaces(places: readonly Span[]): Span[] {
  return places.filter((one) => !places.some((other) => isWithin(other, one) && !isWithin(one, other)));
}

/**
 * The places in the source of what looks like an amount, an account number or a status, that no row has taken and
 * neither a label nor a total explains; a figure that its account says elsewhere is none. In the order of the text.
 */
export function unusedIn(
  reading: PageReading,
  found: readonly { debt: ReportedDebt }[],
  decided: ReadonlyMap<string, LabelKind>,
): Unused[] {
  const { page, accounts, reads } = reading;
  const knowledge = { source: page.source, read: new Set(reads.map(({ account }) => account)), decided };
  const known: Span[] = [
    ...found.flatMap(({ debt }) => ownPlaces(Object.values(debt.sources))),
    ...accounts.flatMap((account) => explainedIn(account, knowledge)),
    ...totalsIn(page),
    ...historiesIn(page),
  ].sort((one, other) => one.from - other.from);
  const said = figuresOf(reading, decided);
  const open: Unused[] = [];
  let [next, reach, account] = [0, 0, -1];
  // In a list, a bare number behind words is a sum; elsewhere it may be anything.
  const isList = LAYOUTS.some((layout) => layout.name === reading.layout && isOfLists(layout));
  const taken = reads.map(({ account }) => spanOfAccount(account));
  const bareSums = isList ? bareSumsIn(page.lines, page.source, taken) : [];
  const looked = [...looksLikeParts(page), ...bareSums].sort((one, other) => one.from - other.from);
  for (const one of looked) {
    for (let span = known[next]; span && span.from < one.to; span = known[next]) {
      reach = Math.max(reach, span.to);
      next += 1;
    }
    while ((said[account + 1]?.from ?? Number.POSITIVE_INFINITY) <= one.from) account += 1;
    const before = said[account];
    // The next line of a list is another entry of it, also where it has the sums of the one above.
    const isOfEntry = before !== undefined && !(isList && one.from >= before.to);
    const isSaid = isOfEntry && before.figures.has(bare(page.source.slice(one.from, one.to)));
    if (reach > one.from || isSaid) continue;
    reach = one.to;
    open.push(one);
  }
  return open;
}
