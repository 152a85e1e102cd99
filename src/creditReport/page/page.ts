import { cardsInRows } from './cardsInRows';
import { type ClipboardCell, cellText } from './clipboardCell';
import { delimitersOf } from './delimiters';
import { type Line, linesOfRows, readLines, type Span } from './lines';
import { withMarkedCells } from './markedCells';
import { normaliseText } from './normalise';
import { type Piece, type PlacedLine, type PlacedText, piecesOfText, placedLines } from './placed';
import { quotedLines, quotedSpans } from './quoted';
import { withAnswers } from './repair/answers';
import { withoutBadges } from './repair/badges';
import { withBarredHeadings } from './repair/barredHeadings';
import { withBrokenNamesJoined } from './repair/brokenNames';
import { withBrokenRowsJoined } from './repair/brokenRows';
import { withBrokenSumsJoined } from './repair/brokenSums';
import { withoutCalendar } from './repair/calendar';
import { withCommaTables } from './repair/commaTables';
import { withoutMojibake, withoutQuotedPrintable, withoutWrappedQuotes } from './repair/encoding';
import { withoutExamples } from './repair/examples';
import { withoutFaxHeads } from './repair/faxHeads';
import { withPaymentsToMake } from './repair/paymentsToMake';
import { withQuotedItemsJoined } from './repair/quotedItems';
import { repairText } from './repair/repair';
import type { Repaired } from './repair/rewrite';
import { withLinesSaid, withoutReactions, withShortAnswers } from './repair/said';
import { withoutSpeakers } from './repair/speakers';
import { withSumsInDigits } from './repair/spokenSums';
import { withoutStrayTabs } from './repair/strayTabs';
import { withBalancesBelow } from './repair/sumsOverLabels';
import { withThousandsJoined } from './repair/thousands';
import { withSeenCells } from './seenCells';
import { withValuesApart } from './severalInCells';
import { tablesBeside } from './tablesBeside';

/** A clipboard in one of its forms: its lines, and the source that all places refer to. */
export interface Page {
  source: string;
  lines: readonly Line[];
  /** Numbers that a spreadsheet had shortened, as they stand behind their cells. */
  restored: ReadonlySet<string>;
  /** The same lines with the place of each word, where columns are seen by it. */
  placed?: readonly PlacedLine[];
  /** What a repair of the text guessed: the stretches of the source whose letters or digits were put right. */
  guesses: readonly Span[];
  /** The source is the text put right, not the text as it came. */
  isRepaired: boolean;
  /** The lines that a mail quotes of an earlier one, in their order. */
  quoted?: readonly Span[];
  /** The lines of which something is struck out, by their letters and digits. */
  struck?: ReadonlySet<string>;
  /** Tables or cards stand beside each other in its rows, which another page of the clipboard has below each other. */
  isBeside?: true;
  /** So much more it has to explain than other pages of the clipboard, since its lines are guessed. */
  doubt?: number;
}

const NONE: ReadonlySet<string> = new Set();
/** Fewer lines with cells beside each other are no columns. */
const MIN_COLUMN_LINES = 2;
/** A label and its value that a copy glued together: `Balance$5`, `Account number****1234`, `Payment statusCurrent`. */
const GLUED =
  /(?<=\p{L})(?=\$ ?\d)|(?<=\p{Ll})(?=[*•Xx]{3,40}\d|\d{3,}[*•Xx]{2,})|(?<=\p{Ll})(?=\p{Lu}[\p{Ll}\p{Lu}]|\d+ \p{Lu})(?<=^\p{Lu}\p{Ll}+(?: \p{L}\p{Ll}+){0,3})/gmu;
/** A value and the label of the next column that a PDF glued together: `07/2013Account Status:`, `Payment:Terms:`. */
const GLUED_COLUMN = /(?<=[\d)]|(?<!^):)(?=\p{Lu}\p{Ll}+(?: \p{L}+){0,3}:)/gmu;
/** The same behind a word, which by itself may be a name: `RevolvingLoan Type:`. */
const GLUED_WORD = /(?<=\p{Ll})(?=\p{Lu}\p{Ll}+(?: \p{L}+){0,3}:)/gu;
/** A sum that begins its line and the label behind it, which stand on lines of their own: `$1,377.92Current balance`. */
const GLUED_BEHIND = /(?<=^ {0,99}\$[\d,]{1,12}\.\d\d)(?=\p{Lu}\p{Ll}{2})/gmu;
/** So many sums that are glued to a word show that the page is; so many labels, that its columns are. */
const MIN_GLUED = 3;

/** A text with a blank between what a copy had glued together; undefined where nothing shows that it had. */
function unglued(source: string): string | undefined {
  const sums = source.match(/\$(?<=\p{Ll}\$) ?\d/gu)?.length ?? 0;
  if (sums >= MIN_GLUED) return source.replace(GLUED, ' ');
  const behind = /\.\d\d\p{Lu}/u.test(source) ? (source.match(GLUED_BEHIND)?.length ?? 0) : 0;
  if (behind >= MIN_GLUED) return source.replace(GLUED_BEHIND, '\n');
  const columns = source.match(GLUED_COLUMN)?.length ?? 0;
  return columns >= MIN_GLUED ? source.replace(GLUED_COLUMN, ' ').replace(GLUED_WORD, ' ') : undefined;
}

/** What a repair has to say about a page. */
type Repair = Pick<Page, 'guesses' | 'isRepaired'>;

const AS_IT_CAME: Repair = { guesses: [], isRepaired: false };

/** The page of a text whose columns are seen by the places of its pieces; undefined where it stands in none. */
function pageOfPieces(
  source: string,
  pieces: readonly Piece[],
  repair: Repair = AS_IT_CAME,
): Page | undefined {
  const placed = placedLines(pieces);
  const beside = placed.filter(({ chunks }) => chunks.length > 2);
  if (beside.length < MIN_COLUMN_LINES) return undefined;
  return { source, lines: withSeenCells(readLines(source), placed), restored: NONE, placed, ...repair };
}

/**
 * The pages of one source: with its cells parted by tabs or runs of blanks, by what else may part them, unglued, and
 * with columns that are seen by their place.
 */
function pagesOfSource(source: string, repair: Repair): Page[] {
  const parted = (text: string, delimiter: string): Page => ({
    source: text,
    lines: readLines(text, delimiter),
    restored: NONE,
    ...repair,
  });
  // Places would no longer be true of guesses in a text that blanks are put into.
  const apart = repair.isRepaired ? undefined : unglued(source);
  const unparted = [parted(source, '\t'), ...(apart === undefined ? [] : [parted(apart, '\t')])];
  if (source.includes('\t')) return unparted;
  const marked = withMarkedCells(unparted[0]?.lines ?? []);
  const seen = source.includes('   ') ? pageOfPieces(source, piecesOfText(source), repair) : undefined;
  return [
    ...unparted,
    ...delimitersOf(source).map((delimiter) => parted(source, delimiter)),
    ...(marked ? [{ source, lines: marked, restored: NONE, ...repair }] : []),
    ...(seen ? [seen] : []),
  ];
}

/** Rows of two tables or cards at once have to explain so much more: a sum on one side is no debt of a name on the other. */
const DOUBT_OF_BESIDE = 4;

/** The pages with those on which tables or cards that stand beside each other stand below each other. */
export function withTablesApart(pages: readonly Page[]): Page[] {
  return pages.flatMap((page) => {
    const isMoved = page.placed !== undefined || page.guesses.length > 0;
    const rows = isMoved ? undefined : (tablesBeside(page.lines) ?? cardsInRows(page.lines, page.source));
    if (!rows) return [page];
    const { doubt = 0 } = page;
    return [
      { ...page, isBeside: true as const, doubt: doubt + DOUBT_OF_BESIDE },
      { ...page, ...linesOfRows(rows), guesses: [] },
    ];
  });
}

/** Of so many lines one at least was put right, or so much of the text taken off; less is no damaged text. */
const [LINES_A_GUESS, CHARACTERS_A_CHANGE] = [200, 100];

/** Whether a repair changed enough of a text to be read beside it. */
function isWorthReading(source: string, { text, guesses }: Repaired): boolean {
  const lines = source.split('\n').length;
  const changed = Math.abs(source.length - text.length);
  return guesses.length * LINES_A_GUESS >= lines || changed * CHARACTERS_A_CHANGE >= source.length;
}

/** The line ends of Windows and of old Macs; what is put right below is known by its lines. */
const CARRIAGE_RETURN = /\r\n?/g;

/** A mail as it was before it was encoded, wrapped and answered on its way; a calendar, a talk and a dictation as what they say. */
function decoded(lines: string): string {
  const sent = withoutMojibake(withQuotedItemsJoined(withoutWrappedQuotes(withoutQuotedPrintable(lines))));
  const told = withLinesSaid(withoutReactions(withoutCalendar(sent)));
  return withBalancesBelow(withPaymentsToMake(withAnswers(withoutExamples(told))));
}

/**
 * The pages that a text can be: as it stands, and, where it came damaged, put right. An encoding that was not read and
 * who says what in a chat are certain, so that the text as it came is no rival of what it says.
 */
export function pagesOfText(text: string): Page[] {
  const sent = decoded(withoutFaxHeads(text.replace(CARRIAGE_RETURN, '\n')));
  const pages = pagesOfNormalised(withShortAnswers(withoutSpeakers(withoutBadges(normaliseText(sent)))));
  const areQuoted = quotedLines(sent);
  if (!areQuoted.includes(true)) return pages;
  return pages.map((page) => ({ ...page, quoted: quotedSpans(page.source, areQuoted) }));
}

function pagesOfNormalised(text: string): Page[] {
  const { text: source, guesses } = withSumsInDigits(
    withThousandsJoined(
      withBrokenSumsJoined({
        text: withBarredHeadings(
          withCommaTables(withBrokenNamesJoined(withBrokenRowsJoined(withoutStrayTabs(text)))),
        ),
        guesses: [],
      }),
    ),
  );
  const whole = repairText(source);
  const repaired = whole && isWorthReading(source, whole) ? whole : undefined;
  return [
    ...pagesOfSource(source, { guesses, isRepaired: false }),
    ...(repaired ? pagesOfSource(repaired.text, { guesses: repaired.guesses, isRepaired: true }) : []),
  ];
}

/**
 * The pages that a printed text can be: with its cells where gaps are, with its columns by their place, and with every
 * line as one text.
 */
export function pagesOfPlaced({ source, pieces, doubt = 0 }: PlacedText): Page[] {
  if (pieces.length === 0)
    return pagesOfNormalised(withoutSpeakers(decoded(source))).map((page) => ({ ...page, doubt }));
  const lines = readLines(source);
  const plain: Page = { source, lines, restored: NONE, ...AS_IT_CAME };
  const seen = pageOfPieces(source, pieces);
  const forms = [
    { ...plain, lines: lines.map((line) => ({ ...line, cells: [line.text] })) },
    plain,
    ...(seen ? [seen] : []),
  ];
  return forms.map((page) => ({ ...page, doubt }));
}

/** The page that the elements of a clipboard make; a talk in them is what is said, as in a text. */
export function pageOfElements(elements: readonly (readonly string[])[]): Page {
  const pieces = elements.map((row) => row.map(normaliseText));
  const text = pieces.map((row) => row.join('\t')).join('\n');
  const said = withoutSpeakers(text);
  const rows = said === text ? pieces : said.split('\n').map((line) => (line === '' ? [] : line.split('\t')));
  return { ...linesOfRows(rows), restored: NONE, ...AS_IT_CAME };
}

/** The page that the tables of a clipboard make, one under the other. */
export function pageOfTables(tables: readonly (readonly (readonly ClipboardCell[])[])[]): Page {
  const restored = new Set<string>();
  const rows = tables.flatMap((table) =>
    withValuesApart(
      table.map((row) =>
        row.map((cell) => {
          const { text, shortened } = cellText(cell);
          if (shortened) restored.add(text);
          return text;
        }),
      ),
    ),
  );
  return { ...linesOfRows(rows), restored, ...AS_IT_CAME };
}
