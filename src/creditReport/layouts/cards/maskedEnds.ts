import { type Line, lineOf } from '../../page/lines';
import { isCardName, isLoneSum } from './cardLines';

/** The last four digits of a number behind a name, or behind a dash: `Citi Double Cash 5512`, `Citi Double Cash - 5512`. */
const BARE_END = /^(\p{L}.*?) {1,8}(?:[-–—] )?(\d{4})$/u;
/** What says that they are those of a number; nothing has to be marked then. */
const IS_SAID = /[·•#|]|\b(?:ending|ends|account|acct|number|no)\b/i;
/** Behind a dash they are read as they stand, but for those that are a year by themselves. */
const DASHED = / [-–—] \d{4}$/;
/** By themselves they are a year. */
const YEAR = /(?:19|20)\d\d$/;
/** A single name may end in four digits by itself. */
const MIN_CARDS = 2;

/** Whether a line is a name with four digits behind it, right above its sum or right below. */
function isNumbered(lines: readonly Line[], index: number): boolean {
  const text = lines[index]?.text ?? '';
  const [, name = ''] = (/\d{4}$/.test(text) && BARE_END.exec(text)) || [];
  const isBeside = [lines[index - 1], lines[index + 1]].some((line) => isLoneSum(line?.text ?? ''));
  return name !== '' && !IS_SAID.test(name) && isCardName(name) && isBeside;
}

/**
 * The lines of a page whose cards have the last digits of their numbers bare behind their names, with those digits marked as
 * other pages mark them: no list takes them for what is owed, and no name ends in them.
 */
export function withMaskedEnds(lines: readonly Line[]): readonly Line[] {
  const numbered: number[] = [];
  for (let index = 0; index < lines.length; index += 1) if (isNumbered(lines, index)) numbered.push(index);
  if (numbered.filter((index) => !YEAR.test(lines[index]?.text ?? '')).length < MIN_CARDS) return lines;
  const marked = [...lines];
  for (const index of numbered) {
    const line = lines[index];
    const isClear = DASHED.test(line?.text ?? '') && !YEAR.test(line?.text ?? '');
    if (line && !isClear)
      marked[index] = lineOf(line.text.replace(BARE_END, '$1 ...$2'), line, line.afterBlank);
  }
  return marked;
}
