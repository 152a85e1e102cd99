import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useRoute } from './useRoute';

/** Milliseconds without a change, after which the totals are said. */
const QUIET = 1000;

/** Says the totals of the screen to assistive technology: once, when they have changed and rest. */
export function TotalsStatus() {
  const store = useStore();
  const { totalsAtom } = useRoute();
  const [said, say] = useState('');

  useEffect(() => {
    if (!totalsAtom) return;
    let known = store.get(totalsAtom);
    let timer: ReturnType<typeof setTimeout>;
    const sayIfChanged = () => {
      const words = store.get(totalsAtom);
      if (words !== known) say(words);
      known = words;
    };
    // Not a hook that reads the atom: this element need not be rendered at every key.
    const stop = store.sub(totalsAtom, () => {
      clearTimeout(timer);
      timer = setTimeout(sayIfChanged, QUIET);
    });
    return () => {
      stop();
      clearTimeout(timer);
      say('');
    };
  }, [store, totalsAtom]);

  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
