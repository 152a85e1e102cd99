import { type RefObject, useEffect, useState } from 'react';
import type { CellPlace, SheetHandle } from '../../../sheet/sheet';
import type { Tab } from './ReviewTabs';
import { FIRST_CELL } from './review';

/** The parts of the review that F6 goes through: each with what takes the focus in it, and the tab it stands on. */
const PARTS: readonly { root: string; target: string; tab: Tab }[] = [
  { root: '.sheet', target: '.sheet [role=gridcell]', tab: 'rows' },
  {
    root: '.source-frame',
    target: '.source-frame [tabindex="0"], .source-frame[tabindex="0"]',
    tab: 'source',
  },
  { root: '.review-words', target: '.review-words select', tab: 'rows' },
  { root: '.review-landing', target: '.review-landing input:checked', tab: 'rows' },
  { root: '.review-foot', target: '.review-foot .primary', tab: 'rows' },
];

/** Takes the focus to where it goes next in a review, and opens the tab that stands on. */
export function useReviewFocus(
  dialog: RefObject<HTMLDialogElement | null>,
  sheet: RefObject<SheetHandle | null>,
  cellInUse: () => CellPlace | null,
) {
  const [tab, setTab] = useState<Tab>('rows');
  const [goal, setGoal] = useState<() => void>();

  // Once the rows stand as they are then.
  useEffect(() => goal?.(), [goal]);

  /** Goes to a cell. */
  function goTo({ row, column }: CellPlace) {
    setTab('rows');
    setGoal(() => () => {
      sheet.current?.goTo({ row, column });
      // A row that has just come has its columns in the next frame.
      requestAnimationFrame(() => {
        document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      });
    });
  }

  /** Goes to the next part of the review that is there, or to the one before. */
  function goOn(step: 1 | -1) {
    const present = PARTS.flatMap((part) => {
      const target = dialog.current?.querySelector<HTMLElement>(part.target);
      return target ? [{ ...part, target }] : [];
    });
    const at = present.findIndex(({ root }) => document.activeElement?.closest(root));
    const next = present.at((at + step) % present.length);
    if (!next || next.root === '.sheet') return goTo(cellInUse() ?? FIRST_CELL);
    setTab(next.tab);
    setGoal(() => () => next.target.focus());
  }

  return { tab, setTab, goTo, goOn };
}
