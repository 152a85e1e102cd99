import { readAmount } from '../../pieces/amounts';
import { isStatusTold } from '../../pieces/statuses';
import { corrected } from './corrections';
import { figuresIn } from './figures';
import type { Item } from './item';
import type { ToldDebt } from './readItem';

/** The number of a line that somebody else answers right below. */
const NUMBERED = /^\(?\d{1,2}[.)] /;
/** So many numbered lines with an answer below show that somebody has answered between the lines. */
const MIN_ANSWERED = 3;

/** How an answer begins that names nobody: whether it is so, or how much it is. */
const ANSWERS =
  /^(?:(?:i )?(?:just )?(?:logged in|looked|checked)[^,.$\d]{0,20}[,.] )?(?:(?:yes|yeah|yep|right|correct|same|ok(?:ay)?|no|nope|actually|still|now|only|more like|i have|it is|it['’]?s|that['’]?s|the amount is)(?![\p{L}])(?: amount)?[,.:!]? ?){1,3}/iu;

const SENTENCE = /(?<=[^\s.]{2}[.!?]) (?=\S)/u;

/** The debt of a line with what the answer below it says: how much is owed, what is paid each month, and how it stands. */
function answered(told: ToldDebt, item: Item, text: string): ToldDebt {
  const lead = ANSWERS.exec(text)?.[0] ?? '';
  const figures = figuresIn(text, '');
  const before = told.facts.find(({ kind }) => kind === 'balance')?.values[0] ?? told.bare[0]?.text ?? '';
  const owed = figures.find(
    ({ index, isMoney, kind }) => index === lead.length && isMoney && (kind ?? 'balance') === 'balance',
  );
  const sum = owed && readAmount(owed.text)?.amount;
  const isNew = sum !== undefined && readAmount(before)?.amount?.eq(sum) !== true;
  const paid = told.facts.some(({ kind }) => kind === 'paying')
    ? undefined
    : figures.find(({ kind }) => kind === 'paying');
  const standing = text.split(SENTENCE).filter(isStatusTold).join(' ');
  const sums = [...(owed && isNew ? [owed] : []), ...(paid ? [paid] : [])];
  return corrected(told, { item, sums, wrong: undefined, named: '', standing });
}

/**
 * The debts of a list between whose numbered lines somebody else has answered, with what he says: `1) Oak - $2,205`, and
 * below it `It's $1,905. Minimum is $52 and we're up to date`. He has the newer sums.
 */
export function withAnswersBetween(
  items: readonly Item[],
  told: readonly (ToldDebt | undefined)[],
): readonly (ToldDebt | undefined)[] {
  const texts = items.map(({ lines: [line, ...more] }) => (more.length === 0 ? (line?.text ?? '') : ''));
  const isAnswer = (index: number) =>
    NUMBERED.test(texts[index - 1] ?? '') && ANSWERS.test(texts[index] ?? '');
  const answers = [...items.keys()].filter(isAnswer);
  if (answers.length < MIN_ANSWERED) return told;
  const all = [...told];
  for (const index of answers) {
    const [above, item] = [all[index - 1], items[index]];
    if (!above || !item) continue;
    all[index - 1] = answered(above, item, texts[index] ?? '');
    all[index] = undefined;
  }
  return all;
}
