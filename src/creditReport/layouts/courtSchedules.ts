import { type Account, accountOf, type Fact } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import { type Span, spanOf } from '../page/lines';
import type { Page } from '../page/page';
import type { Chunk, PlacedLine } from '../page/placed';
import { readAccountNumber } from '../pieces/accountNumber';
import { isName } from '../pieces/names';
import { isStatusTold } from '../pieces/statuses';
import { UNKNOWN_SUM } from './courtClaims';

/** What the schedules are called: `SCHEDULE F - CREDITORS HOLDING UNSECURED NONPRIORITY CLAIMS`. */
const IS_SCHEDULE = /\bcreditors holding (?:un)?secured\b/i;
/** How the column of each creditor begins: his number, which may not be told, and may stand in groups; a small letter in it is a slip of the scan. */
const NUMBER_LABEL = 'account no';
const BEGINS = /^account no\b/i;
const NUMBER = /^[Aa][Cc]\w+ \w+\.?:? +#?((?=\S*\d)[\dA-Zx*.-][\dA-Zx*. -]{1,27})$/;
/** What ends the last claim of a page: a rule, or what the claims come to. */
const END = /^[-_=]{8,}$|\bcontinuation sheets?\b|^(?:sub)?total\b|\btotal of this page\b/i;
/** What somebody in a claim's place is told of it alone: the lawyer of a creditor who is listed above. */
const TOLD_ALONE = /^(?:notice only|for notice(?: purposes)?(?: only)?|representing:?)$/i;
/** A sum alone in its column, and what stands before that of what secures the claim. */
const SUM = /^\$? ?\d[\d,]*\.\d{2}$/;
const VALUE = /^value\b\D*$/i;
/** A text begins in the column of the creditors where it is no farther from the number above. */
const IN_COLUMN = 3;

/** A text of a claim, and where it stands. */
interface Told {
  text: string;
  span: Span;
}

/** The lines of each claim: from its number on, to a rule or the next one. */
function claimsIn(lines: readonly PlacedLine[]): PlacedLine[][] {
  const claims: PlacedLine[][] = [];
  let isOpen = false;
  for (const line of lines) {
    const [first] = line.chunks;
    if (first && BEGINS.test(first.text)) {
      claims.push([line]);
      isOpen = true;
    } else if (line.chunks.some(({ text }) => END.test(text))) isOpen = false;
    else if (isOpen) claims.at(-1)?.push(line);
  }
  return claims;
}

function toldIn({ text, from, to }: Chunk): Told {
  return { text, span: { from, to } };
}

/** Whose claim it is: the first name below the number, in the same column. */
function creditorOf([head, ...lines]: readonly PlacedLine[]): Told | undefined {
  const left = head?.chunks[0]?.left ?? 0;
  const named = lines
    .flatMap(({ chunks }) => chunks.slice(0, 1))
    .find((chunk) => Math.abs(chunk.left - left) <= IN_COLUMN && isName(chunk.text));
  return named && toldIn(named);
}

/** The sums of a claim, in their order: what is claimed, and how much of that nothing secures; not what something is worth. */
function sumsOf(lines: readonly PlacedLine[]): Told[] {
  return lines.flatMap(({ chunks }) =>
    chunks.filter(({ text }, at) => SUM.test(text) && !VALUE.test(chunks[at - 1]?.text ?? '')).map(toldIn),
  );
}

/**
 * Reads the creditors of a household in the schedules of a bankruptcy (forms 6D to 6F): what is told of each stands in
 * columns that run beside each other, his number, name and address in the first, and what he claims in one of the last.
 */
export function readCourtSchedules({ source, placed = [] }: Page): Account[] {
  if (!IS_SCHEDULE.test(source)) return [];
  return claimsIn(placed).flatMap((claim) => {
    const chunks = claim.flatMap((line) => line.chunks);
    const name = creditorOf(claim);
    const [sum, ...others] = sumsOf(claim);
    const isUnknown = !sum && chunks.some(({ text }) => UNKNOWN_SUM.test(text));
    if (!name || !(sum || isUnknown) || chunks.some(({ text }) => TOLD_ALONE.test(text))) return [];
    const facts: Fact[] = [];
    const add = (kind: LabelKind, label: string, { text, span }: Told) =>
      facts.push({ kind, label, values: [text], span });
    add('name', 'creditor name', name);
    const [head] = chunks;
    const number = NUMBER.exec(head?.text ?? '')?.[1];
    if (head && number) add('number', NUMBER_LABEL, { ...toldIn(head), text: readAccountNumber(number) });
    if (sum) add('balance', 'amount of claim', sum);
    for (const other of others) add('money', 'unsecured portion', other);
    // In the first column stands who is to be told, such as the desk for bankruptcies of a bank.
    const told = chunks.find(({ text, left }) => left > (head?.right ?? 0) && isStatusTold(text));
    if (told) add('statusLoose', 'remark', toldIn(told));
    // All lines of a claim are its own, so that no other layout reads a debt among them.
    add('text', 'remark', { text: chunks.at(-1)?.text ?? '', span: spanOf(claim) });
    return [accountOf(facts, isUnknown ? { flags: ['amount-missing'] } : {})];
  });
}
