import type { Sheet } from '../../src/sheet/sheet';

/** A sheet that is only read, and has no doubts. */
export function readSheet(read: Sheet['read']): Sheet {
  return {
    read,
    write: () => {},
    draft: () => {},
    problem: () => undefined,
    settle: () => {},
    acts: { standing: () => [], subscribe: () => () => {} },
    subscribe: () => () => {},
  };
}
