import { useAtomValue } from 'jotai';
import type { KeyboardEvent } from 'react';
import { unusedCount } from './pieces';
import type { ReviewAtoms } from './reviewAtoms';
import './reviewTabs.css';

const TABS = [
  { tab: 'rows', name: 'Rows', panel: 'review-rows' },
  { tab: 'source', name: 'Source', panel: 'review-source' },
] as const;

export type Tab = (typeof TABS)[number]['tab'];

interface ReviewTabsProps {
  review: ReviewAtoms;
  tab: Tab;
  onChoose: (tab: Tab) => void;
}

/** Rows and source as two tabs, where they do not stand side by side; what no row has taken is counted in its name. */
export function ReviewTabs({ review, tab, onChoose }: ReviewTabsProps) {
  const unused = unusedCount(useAtomValue(review.piecesAtom).flat());
  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    onChoose(tab === 'rows' ? 'source' : 'rows');
    currentTarget.querySelector<HTMLElement>('[aria-selected=false]')?.focus();
  }
  return (
    <div role="tablist" aria-label="Rows and source" className="review-tabs" onKeyDown={onKeyDown}>
      {TABS.map((each) => (
        <button
          key={each.tab}
          type="button"
          role="tab"
          aria-selected={tab === each.tab}
          aria-controls={each.panel}
          tabIndex={tab === each.tab ? 0 : -1}
          onClick={() => onChoose(each.tab)}
        >
          {each.name}
          {each.tab === 'source' && unused > 0 && ` · ${unused} not used`}
        </button>
      ))}
    </div>
  );
}
