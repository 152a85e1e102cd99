import { afterPaint } from '../parts/afterPaint';

let isFirst = true;
let resolvePainted: () => void;

/** Resolves when the cells of the visit's first sheet have been painted. */
const firstPainted = new Promise<void>((resolve) => {
  resolvePainted = resolve;
});

/**
 * Lets the first sheet of the visit be made at once and any other after it: of two that are made beside each other,
 * neither can be typed in before both stand.
 */
export async function afterFirstSheet(): Promise<void> {
  if (!isFirst) await firstPainted;
  isFirst = false;
}

/** Is told that the rows of a sheet stand. They are painted with the next frame. */
export function noteRowsStand(): void {
  afterPaint(resolvePainted);
}

/**
 * Is told that a sheet goes with its screen. If it was the first, it may never stand, as where somebody goes on at once
 * after a reload: nothing waits for it any more.
 */
export function noteSheetGone(): void {
  resolvePainted();
}
