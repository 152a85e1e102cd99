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

/** So many questions may stand between a line and what answers them. */
const MAX_ASKED = 3;
/** The first of several questions, which leads to the first figure of their answer. */
const FIRST_ASKED = /^[^?]{1,60}\?/;

/** The numbered line that a line answers, which stands above it, with what is asked in between; undefined where it answers none. */
function answeredBy(texts: readonly string[], index: number): { above: number; asked: string } | undefined {
  const text = texts[index] ?? '';
  let above = index - 1;
  // A numbered line may ask by itself whether it is right: `4) Oak - $1,640?`
  const isAsked = (line = '') => line.endsWith('?') && !NUMBERED.test(line);
  while (index - above <= MAX_ASKED && isAsked(texts[above])) above -= 1;
  if (!NUMBERED.test(texts[above] ?? '') || text === '' || NUMBERED.test(text) || text.endsWith('?'))
    return undefined;
  const asked = FIRST_ASKED.exec(texts[above + 1] ?? '')?.[0] ?? '';
  return above < index - 1 || ANSWERS.test(text) ? { above, asked } : undefined;
}

/** The debt of a line with what the answer below it says: how much is owed, what is paid each month, and how it stands. */
function answered(told: ToldDebt, item: Item, text: string, asked: string): ToldDebt {
  const lead = ANSWERS.exec(text)?.[0] ?? '';
  const figures = figuresIn(text, asked);
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
  const now = corrected(told, { item, sums, wrong: undefined, named: '', standing });
  // Where nothing is said of what is owed, it is as uncertain as before.
  const isAbout = !owed && told.flags.has('amount-about');
  return isAbout ? { ...now, flags: new Set([...now.flags, 'amount-about'] as const) } : now;
}

/**
 * The debts of a list between whose numbered lines somebody else has answered, with what he says: `1) Oak - $2,205`, and
 * below it `It's $1,905. Minimum is $52 and we're up to date`. He has the newer sums. A third one may have asked between
 * them: `Monthly minimum? How late?`
 */
export function withAnswersBetween(
  items: readonly Item[],
  told: readonly (ToldDebt | undefined)[],
): readonly (ToldDebt | undefined)[] {
  const texts = items.map(({ lines: [line, ...more] }) => (more.length === 0 ? (line?.text ?? '') : ''));
  const answers = [...items.keys()].flatMap((index) => {
    const by = answeredBy(texts, index);
    // What names a debt by itself is another one, but for how an answer begins.
    return by && (!told[index] || ANSWERS.test(texts[index] ?? '')) ? { index, ...by } : [];
  });
  if (answers.length < MIN_ANSWERED) return told;
  const all = [...told];
  for (const { index, above, asked } of answers) {
    const [one, item] = [all[above], items[index]];
    if (!one || !item) continue;
    all[above] = answered(one, item, texts[index] ?? '', asked);
    for (let between = above + 1; between <= index; between += 1) all[between] = undefined;
  }
  return all;
}
