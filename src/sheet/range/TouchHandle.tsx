import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { positionAt } from '../cellElement';
import { focusCell, type OpenGrid } from '../openGrid';
import type { Session } from '../session';
import type { SheetLayout } from '../sheetLayout';
import type { Position } from './position';
import type { Range } from './range';
import { watchHold } from './watchHold';

/** Pixels from the corner of a range to the point in its last cell that the handle drags along. */
const INSIDE = 6;

/** A place in the window, in pixels. */
interface Point {
  x: number;
  y: number;
}

interface TouchHandleProps {
  session: Session;
  layout: SheetLayout;
  grid: RefObject<OpenGrid | null>;
}

/**
 * What a finger has for Shift and for a drag: a cell it rests on is selected, not edited, and the range that begins
 * there has a handle at its end, which opens it.
 */
export function TouchHandle({ session, layout, grid }: TouchHandleProps) {
  const handle = useRef<HTMLDivElement>(null);
  /** Where the range began that a finger has selected last. */
  const start = useRef<Position>(null);
  /** From the point that is dragged to the finger on the handle; null while none is there. */
  const grip = useRef<Point>(null);

  // Before the first cell is seen: a finger may rest on it at once.
  useLayoutEffect(() => {
    const element = handle.current;
    const sheet = element?.parentElement;
    if (!element || !sheet) return;

    function place() {
      if (!element || !sheet) return;
      const { range } = session.get();
      const end = range && range.anchor === start.current ? endOf(range, layout, sheet) : undefined;
      element.hidden = end === undefined;
      // Where there is nothing to place, nothing is measured: that would lay out anew what an act has just changed.
      if (!end) return;
      const box = sheet.getBoundingClientRect();
      // Scrolled sideways, the end may be out of sight.
      element.hidden = end.corner.x < box.left || end.corner.x > box.right + 1;
      element.style.translate = `${end.corner.x - box.left}px ${end.corner.y - box.top}px`;
    }

    const endHold = watchHold(sheet, (target) => {
      const position = positionAt(target, layout);
      if (!grid.current || !position) return false;
      start.current = position;
      focusCell(grid.current, position);
      return true;
    });
    const unsubscribe = session.subscribe(place);
    const observer = new ResizeObserver(place);
    observer.observe(sheet);
    sheet.addEventListener('scroll', place, { capture: true });
    return () => {
      endHold();
      unsubscribe();
      observer.disconnect();
      sheet.removeEventListener('scroll', place, { capture: true });
    };
  }, [session, layout, grid]);

  function take({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { range } = session.get();
    const end = range && endOf(range, layout, currentTarget.parentElement);
    if (!end) return;
    currentTarget.setPointerCapture(pointerId);
    grip.current = { x: clientX - end.inside.x, y: clientY - end.inside.y };
  }

  function drag({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const { range } = session.get();
    if (!grip.current || !range) return;
    const [head] = document
      .elementsFromPoint(clientX - grip.current.x, clientY - grip.current.y)
      .filter((element) => currentTarget.parentElement?.contains(element))
      .flatMap((element) => positionAt(element, layout) ?? []);
    if (head && (head.row !== range.head.row || head.column !== range.head.column))
      session.set({ range: { anchor: range.anchor, head } });
  }

  function letGo() {
    grip.current = null;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for fingers alone; Shift and arrows do the same by keys.
    <div
      ref={handle}
      className="range-handle"
      hidden
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      // The focus stays in the range.
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}

/** The corner of a range that its last cell lies in, and a point in that cell close to it. */
function endOf(
  { anchor, head }: Range,
  layout: SheetLayout,
  sheet: HTMLElement | null,
): { corner: Point; inside: Point } | undefined {
  const { row, column } = layout.cellAt(head);
  const cell = sheet?.querySelector(`[row-id="${row}"] [col-id="${column}"]`)?.getBoundingClientRect();
  if (!cell) return undefined;
  const [isRight, isLower] = [head.column >= anchor.column, head.row >= anchor.row];
  const corner = { x: isRight ? cell.right : cell.left, y: isLower ? cell.bottom : cell.top };
  const inside = {
    x: corner.x + (isRight ? -INSIDE : INSIDE),
    y: corner.y + (isLower ? -INSIDE : INSIDE),
  };
  return { corner, inside };
}
