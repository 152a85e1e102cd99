/** So many symbols show what a line begins with; a run of letters is one, and so is one of digits. */
const SYMBOLS = 4;
/** Of so many letters of a line. */
const LOOKED_AT = 40;
/** So many lines that surely begin a row show that another one does that begins alike. */
const MIN_ALIKE = 3;
/** What parts the cells of rows that are written as lines, and how often in each: fewer commas stand in sentences. */
const [MARKS, MIN_MARKS] = [[',', ';', '|'], 3];
/** So many groups of lines show that rows have as many marks as each other. */
const MIN_GROUPS = 3;

/** How a line begins: `[9/9` for `[3/14/25, 7:02 PM] Ann: hello`; nothing for one that begins as sentences do. */
function beginOf(line: string): string {
  if (/^\p{L}|^\d+ /u.test(line)) return '';
  const symbols = line
    .slice(0, LOOKED_AT)
    .replace(/\p{L}+/gu, 'a')
    .replace(/\d+/g, '9');
  return symbols.slice(0, SYMBOLS);
}

/** The lines that may go on the one above, but begin as lines do that cannot. */
function alike(lines: readonly string[], mayGoOn: readonly boolean[]): number[] {
  const begins = lines.map(beginOf);
  const counts = new Map<string, number>();
  for (const [index, begin] of begins.entries())
    if (!mayGoOn[index]) counts.set(begin, (counts.get(begin) ?? 0) + 1);
  return begins.flatMap((begin, index) =>
    mayGoOn[index] && begin !== '' && (counts.get(begin) ?? 0) >= MIN_ALIKE ? [index] : [],
  );
}

/** Lines of which all but the first may go on the one above. */
interface Group {
  start: number;
  /** How many marks stand outside of quotation marks up to the end of each line, and whether one is open there. */
  ends: { marks: number; isOpen: boolean }[];
}

/** The groups of lines, with one of the marks counted. */
function groupsOf(lines: readonly string[], mayGoOn: readonly boolean[], mark: string): Group[] {
  const groups: Group[] = [];
  for (const [index, line] of lines.entries()) {
    let group = groups.at(-1);
    if (!group || !mayGoOn[index]) {
      group = { start: index, ends: [] };
      groups.push(group);
    }
    let { marks, isOpen } = group.ends.at(-1) ?? { marks: 0, isOpen: false };
    for (const letter of line) {
      if (letter === '"') isOpen = !isOpen;
      else if (letter === mark && !isOpen) marks += 1;
    }
    group.ends.push({ marks, isOpen });
  }
  return groups;
}

function marksIn({ ends }: Group): number {
  return ends.at(-1)?.marks ?? 0;
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

/** The lines before which a row of a group is full, if rows have so many marks; a last cell may go on below. */
function rowsIn({ start, ends }: Group, perRow: number): number[] {
  const begins = new Map<number, number>();
  for (const [index, { marks }] of ends.slice(0, -1).entries())
    if (marks > 0 && marks % perRow === 0) begins.set(marks, start + index + 1);
  return [...begins.values()];
}

/** The lines that begin rows where groups one after the other have as many marks as each other, or so many times as many. */
function cellRows(groups: readonly Group[]): number[] {
  const begins: number[] = [];
  let run: Group[] = [];
  for (const group of [...groups, undefined]) {
    if (group && marksIn(group) >= MIN_MARKS) {
      run.push(group);
      continue;
    }
    const perRow = run.reduce((divisor, own) => commonDivisor(divisor, marksIn(own)), 0);
    if (run.length >= MIN_GROUPS && perRow >= MIN_MARKS)
      begins.push(...run.flatMap((own) => rowsIn(own, perRow)));
    run = [];
  }
  return begins;
}

/**
 * The lines that begin a row, though the one above is so full that they could go on it: they begin as others do that
 * cannot, or the row above has as many cells as all others.
 *
 * @param mayGoOn whether each line may go on the one above it
 */
export function rowBegins(lines: readonly string[], mayGoOn: readonly boolean[]): ReadonlySet<number> {
  const begins = new Set(alike(lines, mayGoOn));
  for (const mark of MARKS) for (const index of cellRows(groupsOf(lines, mayGoOn, mark))) begins.add(index);
  return begins;
}
