/** What a word can be of a debt; `goesOn` is a word of a name behind its first. */
export const PARTS = ['none', 'name', 'goesOn', 'number', 'balance', 'paying', 'status', 'original'] as const;
export type Part = (typeof PARTS)[number];

/** What a word is, and what its debt has so far: so that a second name begins the next debt. */
export interface State {
  part: number;
  hasName: boolean;
  hasBalance: boolean;
}

const [NONE, NAME, GOES_ON, , BALANCE] = PARTS.map((_, index) => index) as [
  number,
  number,
  number,
  number,
  number,
];
const BOTH = [false, true];

/** Every state that can be. */
export const STATES: readonly State[] = PARTS.flatMap((_, part) =>
  BOTH.flatMap((hasBalance) => BOTH.map((hasName) => ({ part, hasName, hasBalance }))),
).filter(
  ({ part, hasName, hasBalance }) =>
    (hasName || (part !== NAME && part !== GOES_ON)) && (hasBalance || part !== BALANCE),
);

function indexOf(part: number, hasName: boolean, hasBalance: boolean): number {
  return STATES.findIndex(
    (state) => state.part === part && state.hasName === hasName && state.hasBalance === hasBalance,
  );
}

/** Before the first word: no debt has begun. */
export const START = indexOf(NONE, false, false);

/** The state behind another for a word that is some part: of the same debt, or the first of the next one. */
export function stateBehind(before: State, part: number, isNext: boolean): number {
  const hasName = (!isNext && before.hasName) || part === NAME || part === GOES_ON;
  const hasBalance = (!isNext && before.hasBalance) || part === BALANCE;
  return indexOf(part, hasName, hasBalance);
}

/** A step from a state to one that can come behind it. */
export interface Step {
  from: number;
  to: number;
  /** It begins the next debt. */
  isNext: boolean;
}

/** What can come behind a state: a second name begins a debt, and so may any other part. */
function stepsBehind(before: State, from: number): Step[] {
  const steps = PARTS.flatMap((_, part): Step[] => {
    if (part === NONE) return [{ from, to: stateBehind(before, part, false), isNext: false }];
    if (part === GOES_ON) {
      const isInName = before.part === NAME || before.part === GOES_ON;
      return isInName ? [{ from, to: stateBehind(before, part, false), isNext: false }] : [];
    }
    const going = { from, to: stateBehind(before, part, false), isNext: false };
    const next = { from, to: stateBehind(before, part, true), isNext: true };
    if (part === NAME && before.hasName) return [next];
    return going.to === next.to ? [going] : [going, next];
  });
  return steps;
}

/** Every step that can be. */
export const STEPS: readonly Step[] = STATES.flatMap(stepsBehind);

/** Where the steps from each state begin among them; they stand together. */
export const FIRST_STEP: readonly number[] = [...STATES, undefined].map((_, state) => {
  const first = STEPS.findIndex(({ from }) => from === state);
  return first === -1 ? STEPS.length : first;
});
