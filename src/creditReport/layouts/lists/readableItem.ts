import { beginsWithCreditor } from '../../lexicon/creditors';
import type { LabelKind } from '../../lexicon/labelTable';
import { areLabelWords, meaningByWords } from '../../lexicon/words';
import type { Line } from '../../page/lines';
import { isAddress, isPostal } from '../../pieces/addresses';
import { SUM_ALONE } from '../../pieces/amounts';
import { COUNT_OF_KIND } from '../../pieces/aroundNames';
import { isFurniture } from '../../pieces/furniture';
import { withoutPhone } from '../../pieces/phones';
import { readStatusText } from '../../pieces/statuses';
import { beginsWithLoansOf } from './countedLoans';
import { isTold } from './draft';
import { figuresIn } from './figures';
import type { Item } from './item';
import { areListed } from './listedDebt';
import { tellsOfNow } from './ofNow';
import { COLLECTED_THROUGH } from './otherHolders';
import { partedLine } from './severalInLine';
import { severalOfKind } from './severalOfKind';
import { TERMS } from './shapeOfFigures';
import { nameIn } from './spokenName';

/** Longer lines are no entries of a list. */
const MAX_LENGTH = 400;
/** The parties of a case, whose sum is what was once asked for or granted: `OAK RECOVERY LLC v. MARIA VEGA`. */
const PARTIES = /\p{L}{2}[.,]? (?:v|vs|versus)\.? \p{Lu}/u;

/** What came in on an account of one's own, as banks write it to their clients. */
const MONEY_IN =
  /\$ ?[\d.,]+ (?:(?:was|has been|is) )?(?:direct )?(?:deposited|credited) (?:in)?to\b|\byou(?:['’]ve| have) been paid\b/i;

/** What somebody offers to give: `I can spare maybe $3,000`. */
const OFFERED =
  /^[^\d$]{0,80}\b(?:can|could|will|would|might|able to|happy to) (?:maybe |probably |only |also |still |even )*(?:spare|lend|loan|chip in|contribute|gift|help (?:you |with |out )*)\b[^\d$]{0,30}\$? ?\d/i;

/** What a lender offers to lend: `Prequalified amount $32,000`. */
const PREQUALIFIED = /^(?:you['’]?re |you are )?pre-?(?:qualified|approved|selected)\b/i;

/** What all accounts come to, between how many there are and how many are late: `14 Open accounts   $34,210 Debt   2 Late`. */
const COUNTS_ALL =
  /^\d{1,3} (?:(?:open|closed|total|active) )?accounts\b[^$]{0,40}\$ ?[\d,]{1,12} debt\b.{0,20} \d{1,3} late\b/i;

/** Who asked for a report, behind what that is called: `Inquiries last 12 mo.: OAK ONE 08/30/18`. Nothing is owed by it. */
const INQUIRED = /^[•*-]? ?(?:(?:hard|soft|recent|new|credit) )*inquir(?:y|ies)\b[^:$]{0,40}: ?\p{L}/iu;

/** Whether a line tells what is paid each month, and is no address though it begins with a number: `362 every month`. */
function tellsPaying(text: string): boolean {
  return figuresIn(text, '').some(({ kind }) => kind === 'paying');
}

/** A sum before whom it is owed to, which may look like the number of a house in Alabama: `800 al hospital`. */
const OWED_TO = /^\d{2,6} (?:to|al|a la|ao|para) (?=\p{Ll})/u;

/** How long a loan runs, which may look like the number of a house as well, and what it asks for: `72 months`, `72 mo @ 6.9%`. */
const TERM = new RegExp(`^${TERMS} ?(?:mos?\\.?|months?)(?: ?(?:@|at) ?\\d{1,2}(?:\\.\\d{1,3})? ?%)?$`, 'i');

/** Whether a line can tell of a debt: it is no paragraph, nothing of the page, no address, no case of a court. */
function isReadableLine(line: Line): boolean {
  const text = withoutPhone(line.text);
  return (
    text.length <= MAX_LENGTH &&
    !isFurniture(text) &&
    !PARTIES.test(text) &&
    !MONEY_IN.test(text) &&
    !OFFERED.test(text) &&
    !PREQUALIFIED.test(text) &&
    !COUNTS_ALL.test(text) &&
    !INQUIRED.test(text) &&
    (!isAddress(text) ||
      text.includes('$') ||
      OWED_TO.test(text) ||
      TERM.test(text) ||
      isTold(readStatusText(text)) ||
      (!isPostal(text) && tellsPaying(text)))
  );
}

/** What the first sum of a whole debt is told to be, if it is told. */
const OWED: readonly (LabelKind | undefined)[] = [undefined, 'balance', 'pastDue'];

/**
 * Whether a line tells a debt by itself: a name, and a sum of which no word says that it is something else. What is past
 * due needs a name of its own before it. A shop that is called as a label is a name: `Target card 1,688`.
 */
function isWholeDebt({ text }: Line): boolean {
  const [first] = figuresIn(text, '');
  if (first && COLLECTED_THROUGH.test(text.slice(0, first.index))) return true;
  const name = first && !tellsOfNow(text) ? nameIn(text, first, undefined) : undefined;
  if (name === undefined) return false;
  // What the words of a name mean says nothing about the figure behind it.
  const [owed = first] = figuresIn(text.replace(name, ' '.repeat(name.length)), '');
  if (!OWED.includes(owed?.kind)) return false;
  const lead = text.slice(0, first?.index);
  const told = owed?.kind === 'pastDue' ? name : lead;
  return beginsWithCreditor(lead) || (meaningByWords(told) === undefined && !areLabelWords(told));
}

/** What counts the lines of a list. */
const COUNTED = /^\d{1,2}[.)] /;

/** A card that is used no more, by its last digits and without a sum. */
const CLOSED_CARD =
  /^(?:(?:my|our|the) )?\p{L}[^\d\n]{1,40} [x*#]{0,4}\d{4} (?:(?:is|was|got|has been) )?(?:now )?(?:closed|shut|cancell?ed)[.! ]{0,2}$/iu;

/** Whether a line tells of a closed card and another begins with a creditor, who is owed for something else. */
function areBesideClosed(lines: readonly Line[]): boolean {
  const isClosed = ({ text }: Line) => text.length <= MAX_LENGTH && CLOSED_CARD.test(text);
  return lines.some(isClosed) && lines.some((line) => !isClosed(line) && beginsWithCreditor(line.text));
}

/** What counts loans, before whose they are and what is paid on them. */
const COUNTED_LOANS = /^\d{1,2} \p{L}.*\d{2}/u;

/** What shows that a line has a sum, however it is written. */
const UNREAD_SUM = /\d,\d{3}|\d\.\d\d(?!\d)|\d ?(?:cents|¢)/i;

/** Whether an item tells several debts, a line for each, so that it is not one. */
function areSeveral({ lines }: Item): boolean {
  if (lines.length > 1 && areBesideClosed(lines)) return true;
  if ([COUNTED, COUNT_OF_KIND].some((count) => lines.filter(({ text }) => count.test(text)).length > 1))
    return true;
  // Several sums of one kind are no reason to read none of them.
  if (lines.some((line) => partedLine(line).length > 1 && !severalOfKind(line.text))) return true;
  if (areListed(lines)) return true;
  // What is paid to one creditor is none of the payments of the next: `Ally 389/mo` over `Chase 3,310`.
  const paid = lines.slice(0, -1).findIndex(({ text }) => beginsWithCreditor(text) && tellsPaying(text));
  if (lines.slice(1).some(({ text }) => COUNTED_LOANS.test(text) && beginsWithLoansOf(text))) return true;
  const below = paid === -1 ? [] : lines.slice(paid + 1);
  if (below.some((line) => beginsWithCreditor(line.text) && isWholeDebt(line))) return true;
  // Nor is it paid to one whose own sum stands below his name: `Chase` over `$900` over `Citi 200.00`.
  const [name, sum, ...rest] = lines;
  if (name && sum && beginsWithCreditor(name.text) && !/\d/.test(name.text) && SUM_ALONE.test(sum.text))
    if (rest.some((line) => beginsWithCreditor(line.text) && isWholeDebt(line))) return true;
  // Nor is a creditor's sum owed to the one above him, though that one's own could not be read: `Oak EUR1,850.00`.
  const [above, ...others] = lines;
  if (above && beginsWithCreditor(above.text) && UNREAD_SUM.test(above.text) && !isWholeDebt(above))
    return others.some((line) => beginsWithCreditor(line.text) && isWholeDebt(line));
  // Where no line before the last is one, the last need not be asked.
  const first = lines.slice(0, -1).findIndex(isWholeDebt);
  return first !== -1 && lines.slice(first + 1).some(isWholeDebt);
}

/** The number under which a collector keeps a debt, below his name: at the head of a page it is that of a report. */
const FILE_NUMBER = /^(?:file|reference) ?(?:number|no\b\.?|#)/i;

/** Whether an item can be read as one debt: each of its lines can tell of one, and they do not tell several. */
export function isReadable(item: Item): boolean {
  const canTell = (line: Line, index: number) =>
    isReadableLine(line) || (index > 0 && item.name === undefined && FILE_NUMBER.test(line.text));
  return item.lines.every(canTell) && (item.isBroken === true || !areSeveral(item));
}
