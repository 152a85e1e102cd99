import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { ScreenError } from './ScreenError';
import { useFocusKept } from './useFocusKept';

/** One page of the product: names the document, takes the focus when the user comes to it, catches what fails in it. */
export function Screen({ title, children }: { title: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);

  const isFirstOfVisit = useLocation().key === 'default';

  useEffect(() => {
    document.title = `${title} · Financial Warranty Calculator`;
    if (isFirstOfVisit) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [title, isFirstOfVisit]);

  useFocusKept(main);

  return (
    <main ref={main} id="main" tabIndex={-1} aria-label={title}>
      <ErrorBoundary FallbackComponent={ScreenError}>{children}</ErrorBoundary>
    </main>
  );
}
