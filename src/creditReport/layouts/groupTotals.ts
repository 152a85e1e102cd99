import { type Account, accountOf, type Fact } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import { type Line, type Span, spanOf } from '../page/lines';
import { isName } from '../pieces/names';
import { isStatusTold } from '../pieces/statuses';
import { paidByRemark } from '../pieces/terms';

/** How the group of an account begins: the day of a visit, the number, and who is owed; no sum. */
const HEAD =
  /^(?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4} )?((?=(?:\S*\d){4})[A-Z]{0,4}[\dA-Z-]{4,20}) (\p{Lu}.{2,60})$/u;
/** The same where the number stands behind its label, and who is owed in a title above the groups. */
const NUMBERED =
  /^(?:account|acct|visit|encounter|claim|invoice)(?: (?:number|no\.?|#|id))?\.?:? ?#?((?=(?:\S*\d){4})[A-Z]{0,4}[\dA-Z-]{4,20})(?= |$)/i;
/** Such a number; a look for one costs little. */
const NUMBER = /\d\S*\d\S*\d\S*\d/;
/** Who is owed, in the title of his services: `HOSPITAL SERVICES - OAK MEDICAL CENTER`, `Facility: Oak Clinic`. */
const TITLE =
  /^(?:(?:[\p{L}&]+ ){1,3}(?:services|charges|billing|fees) ?[-–—:]|(?:provider|facility|location|billed by|service provider):) ?(\p{Lu}.{2,60})$/iu;
/** What is owed of it, below its charges and payments. */
const TOTAL =
  /^(?:account|visit|encounter|claim|invoice|your|patient|remaining) (?:total|balance)(?: due)?:? (\$? ?\d[\d,]*\.\d{2})$/i;
/** Fewer groups are a bill about one account. */
const MIN_GROUPS = 2;
/** A group has so many lines at most. */
const MAX_LINES = 40;

interface Group {
  number: string;
  name: string;
  lines: Line[];
  total?: { text: string; span: Span };
  status?: { text: string; span: Span };
}

/** The group that a line begins, under the title with who is owed; undefined where it begins none. */
function groupAt(line: Line, title: string): Group | undefined {
  if (!NUMBER.test(line.text)) return undefined;
  const [, labelled] = /\$|\d\.\d\d(?!\d)/.test(line.text) ? [] : (NUMBERED.exec(line.text) ?? []);
  if (labelled !== undefined)
    return isName(title) ? { number: labelled, name: title, lines: [line] } : undefined;
  const [, number = '', name = ''] = HEAD.exec(line.text) ?? [];
  return isName(name) ? { number, name, lines: [line] } : undefined;
}

/** The groups of lines that have a total; the line below that tells how it stands. */
function groupsIn(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  let open: Group | undefined;
  let title = '';
  for (const line of lines) {
    title = TITLE.exec(line.text)?.[1] ?? title;
    const next = groupAt(line, title);
    if (next) {
      open = next;
      groups.push(open);
      continue;
    }
    if (!open || open.lines.length >= MAX_LINES) continue;
    const [, total] = TOTAL.exec(line.text) ?? [];
    if (!open.total) {
      open.lines.push(line);
      if (total !== undefined) open.total = { text: total, span: line };
      continue;
    }
    if (isStatusTold(line.text)) {
      open.status = { text: line.text, span: line };
      open.lines.push(line);
    }
    open = undefined;
  }
  return groups.filter((group) => group.total);
}

function accountOfGroup({ number, name, lines, total, status }: Group): Account {
  const [head, ...below] = lines;
  const facts: Fact[] = [];
  const add = (kind: LabelKind, label: string, text: string | undefined, span: Span) => {
    if (text !== undefined) facts.push({ kind, label, values: [text], span });
  };
  const first = head ?? spanOf(lines);
  add('name', 'provider', name, first);
  add('number', 'account number', number, first);
  add('balance', 'account total', total?.text, total?.span ?? first);
  add('statusLoose', 'remark', status?.text, status?.span ?? first);
  add('paying', 'remark', paidByRemark(status?.text ?? ''), status?.span ?? first);
  for (const line of below) add('text', 'remark', line.text, line);
  return accountOf(facts);
}

/**
 * Reads a bill that lists what was charged and paid under each account, with the total of the account at its end, as
 * hospitals print them for visits.
 */
export function readGroupTotals(lines: readonly Line[]): Account[] {
  const groups = groupsIn(lines);
  return groups.length >= MIN_GROUPS ? groups.map(accountOfGroup) : [];
}
