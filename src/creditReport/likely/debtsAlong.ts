import { likeliestStates, likelihoods, PART_OF, STATE_COUNT, scored } from './chain';
import { chainOf } from './evidence';
import { PARTS, type Part, START, STATES, stateBehind } from './parts';
import type { FirstReading } from './readAs';
import type { Seen } from './seen';
import type { Learned } from './weights';

/** Two stretches of the same part are one where no more words stand between them. */
const APART = 2;

/** Words in a row that are the same part of a debt. */
export interface Run {
  part: Part;
  /** The indexes of its first and last word. */
  first: number;
  last: number;
  /** How likely the least likely of its words is that part. */
  likely: number;
}

/** What the words of a page most likely are. */
export interface Likely {
  /** The parts of each debt, in the order of the text. */
  debts: readonly (readonly Run[])[];
  /** How likely a word is some part, whatever its debt has so far; the words of a name count as its first. */
  likelyAs: (word: number, part: Part) => number;
}

/** Weighs the words of a page. */
export function likelyIn(seen: Seen, first: FirstReading, learned: Learned): Likely {
  const words = scored(chainOf(seen, first, learned.idsOf), learned);
  const figures = likelihoods(words, learned);
  const sumOf = (word: number, part: number) => {
    let sum = 0;
    for (let state = 0; state < STATE_COUNT; state += 1)
      if (PART_OF[state] === part) sum += figures[word * STATE_COUNT + state] ?? 0;
    return sum;
  };
  const likelyAs = (word: number, part: Part) =>
    sumOf(word, PARTS.indexOf(part)) + (part === 'name' ? sumOf(word, PARTS.indexOf('goesOn')) : 0);
  return { debts: debtsAlong(likeliestStates(words, learned), seen, sumOf), likelyAs };
}

/** The debts along a path of states. */
function debtsAlong(
  path: readonly number[],
  { words }: Seen,
  likelyOf: (word: number, part: number) => number,
): Run[][] {
  const debts: Run[][] = [];
  let index = START;
  for (const [word, next] of path.entries()) {
    const [before, state] = [STATES[index], STATES[next]];
    index = next;
    const part = PARTS[state?.part ?? 0] ?? 'none';
    if (!state || !before || part === 'none') continue;
    let debt = debts.at(-1);
    const isSame = stateBehind(before, state.part, false) === next && !(part === 'name' && before.hasName);
    if (!debt || !isSame) {
      debt = [];
      debts.push(debt);
    }
    const likely = likelyOf(word, state.part);
    const run = debt.at(-1);
    const isOfName = part === 'goesOn' && run?.part === 'name';
    const isNear = run && word - run.last <= APART && words[run.last]?.line === words[word]?.line;
    if (run && (isOfName || (run.part === part && part !== 'name' && isNear))) {
      run.last = word;
      run.likely = Math.min(run.likely, likely);
    } else debt.push({ part: part === 'goesOn' ? 'name' : part, first: word, last: word, likely });
  }
  return debts;
}
