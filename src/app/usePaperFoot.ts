import { useLayoutEffect } from 'react';

/** The property that `printed.css` puts at the foot of every sheet. */
const FOOT = '--paper-foot';

/**
 * Says at the foot of every sheet of paper whose it is and of what day, so that a loose one is known.
 *
 * @param about what the page says of itself, by name
 */
export function usePaperFoot(about: readonly (readonly [name: string, words: string])[]): void {
  const pairs = new Map(about);
  const words = `${pairs.get('Member')}, ${pairs.get('Date')}`;

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(FOOT, `"${words.replace(/["\\]/g, '\\$&')}"`);
    return () => {
      style.removeProperty(FOOT);
    };
  }, [words]);
}
