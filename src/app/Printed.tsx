import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import './printed.css';

/** What is on paper, there while the browser prints. It takes the place of the screen. */
export function Printed({ children }: { children: ReactNode }) {
  const isPrinting = useIsPrinting();
  return isPrinting && createPortal(<article className="printed-page">{children}</article>, document.body);
}

/** Whether the browser prints now, or shows how it would. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => matchMedia('print').matches);

  // Before the page shows: whoever prints at once would have the screen on paper.
  useLayoutEffect(() => {
    // The browser takes its picture of the page as soon as the event is over.
    const become = (printing: boolean) => flushSync(() => setPrinting(printing));
    const [begin, end] = [() => become(true), () => become(false)];
    const follow = ({ matches }: MediaQueryListEvent) => become(matches);
    const query = matchMedia('print');
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    query.addEventListener('change', follow);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      query.removeEventListener('change', follow);
    };
  }, []);

  return isPrinting;
}
