import { unlabelled } from '../../account';
import { headingKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { labelText } from '../../lexicon/labelText';
import { type Span, spanOf } from '../../page/lines';
import { isMoneyWord } from '../../pieces/amounts';
import { areNumbers } from './numbersUnderNames';
import { labelsOf } from './stackedHeadings';

/** A value of a debt with its place. */
export interface Value extends Span {
  text: string;
}

/** The value of each debt in one place. */
type Values = readonly (Value | undefined)[];

/** What stands in one place of every debt: its label, and the value of each debt. */
export interface Slot {
  label: string;
  values: (Value | undefined)[];
  meaning?: LabelKind | undefined;
}

/** A line below the first has a slot where so many debts have a value there, one in so many; below the second, one of several alone has a remark there. */
const [ONE_IN, SEVERAL] = [8, 5];

const TERMS = /^terms?$/i;

function isMoney(values: readonly (Value | undefined)[]): boolean {
  const printed = values.flatMap((value) => value?.text ?? []);
  return printed.filter((text) => isMoneyWord(text.split(' ').at(-1) ?? '')).length * 2 > printed.length;
}

/** Puts the lines of a text in a column together; a hyphen at the end of one joins the word. */
export function joined(above: Value | undefined, below: Value | undefined): Value | undefined {
  if (!above || !below) return above ?? below;
  const text = /\p{L}-$/u.test(above.text)
    ? `${above.text.slice(0, -1)}${below.text}`
    : `${above.text} ${below.text}`;
  return { text, ...spanOf([above, below]) };
}

/** Puts what stands beside each other together, debt by debt. */
function joinedAll(before: Values, beside: Values): Values {
  return before.map((value, debt) => joined(value, beside[debt]));
}

/** The lines of a column in which debts have values: more than one in so many. */
function filledOf(lines: readonly Values[]): readonly Values[] {
  return lines.filter((values, line) => {
    const count = values.filter(Boolean).length;
    const isAlone = line > 1 && count === 1 && values.length >= SEVERAL;
    return count > 0 && (line === 0 || (!isAlone && count * ONE_IN >= values.length));
  });
}

/**
 * What the debts have in a column that their first lines divide: each heading over it has its value, in the order of
 * reading, as `TERMS` over `PAYMENT` over `STATUS` have `MIN $96` and `60 DAYS LATE` below it; where these are more or less,
 * each part is a column by itself.
 *
 * @param lines of each line of the debts the values in each part
 */
export function slotsOfParts(stacked: readonly string[], lines: readonly (readonly Values[])[]): Slot[] {
  const filled = filledOf(lines.flat());
  const labels = labelsOf(stacked, filled.length);
  const parts = lines[0]?.length ?? 0;
  // In how many months, and beside it how much in each: `360 640`.
  if (parts > 1 && labels.length < filled.length && TERMS.test(labels[0] ?? ''))
    return slotsOf(
      stacked,
      lines.map((values) => values.reduce(joinedAll, values[0]?.map(() => undefined) ?? [])),
    );
  if (parts > 1 && labels.length === filled.length)
    return filled.map((values, index) => ({ label: labels[index] ?? '', values: [...values] }));
  return Array.from({ length: parts }, (_, part) =>
    slotsOf(
      part === 0 ? stacked : [],
      lines.map((values) => values[part] ?? []),
    ),
  ).flat();
}

/** Whether a heading names numbers and something beside them: `ACCOUNT NUMBER / SOURCE`. */
function isOfNumbers(label: string): boolean {
  return label.split('/', 3).some((part) => headingKind(part.trim()) === 'number');
}

/** Whether what stands below names, under no heading that is known or one that names numbers too, is the numbers of the accounts. */
function areTheirNumbers(values: Values, label: string | undefined, above: Slot): boolean {
  const textsOf = (some: Values) => some.flatMap((value) => value?.text ?? []);
  return (
    headingKind(above.label) === 'name' &&
    (label === undefined || headingKind(label) === undefined || isOfNumbers(label)) &&
    areNumbers(textsOf(values)) &&
    !areNumbers(textsOf(above.values))
  );
}

/** What the debts have in one column: one value each, or one on each of their lines. */
function slotsOf(stacked: readonly string[], lines: readonly Values[]): Slot[] {
  const filled = filledOf(lines);
  const labels = labelsOf(stacked, filled.length);
  const slots: Slot[] = [];
  for (const [index, values] of filled.entries()) {
    const [first] = slots;
    const label = labels[index];
    if (first && areTheirNumbers(values, label, first))
      slots.push({ label: unlabelled('number'), values: [...values], meaning: 'number' });
    else if (label !== undefined || !first) slots.push({ label: label ?? '', values: [...values] });
    else if (isMoney(values) === isMoney(first.values))
      first.values = first.values.map((value, debt) => joined(value, values[debt]));
    // What is paid by its terms stands under them, and has no heading of its own.
    else {
      const isOfTerms = isMoney(values) && TERMS.test(labelText(first.label));
      slots.push({
        label: isOfTerms ? `${first.label} payment` : '',
        values: [...values],
        meaning: isOfTerms ? 'paying' : undefined,
      });
    }
  }
  return slots;
}
