import type { MouseEvent } from 'react';
import { useRoute } from './useRoute';

/** The first Tab stop of every page: leads past the header to the screen. */
export function SkipLink() {
  const { title } = useRoute();

  function skip(event: MouseEvent) {
    // A hash in the address would be an entry of the history of its own, without the budget.
    event.preventDefault();
    document.getElementById('main')?.focus();
  }

  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place of the page, by its own way.
    <a className="skip-link" href="#main" onClick={skip}>
      Skip to {title}
    </a>
  );
}
