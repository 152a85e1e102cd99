import type { WheelEvent } from 'react';

/** Leaves a field for a number as the wheel turns over it: the page scrolls, as it is meant to, and the number stays. */
export function leaveToScroll({ currentTarget }: WheelEvent<HTMLInputElement>): void {
  currentTarget.blur();
}
