import { type Atom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { afterPaint } from '../parts/afterPaint';

/**
 * Follows an atom one painted frame later, so that what only explains it never delays what the user types: until then
 * nothing of it is rendered. (React's deferred values are often rendered before the frame they should give way to.)
 */
export function useAfterPaint<Value>(followed: Atom<Value>): Value {
  const store = useStore();
  const [painted, setPainted] = useState(() => store.get(followed));

  useEffect(() => {
    const show = () => setPainted(store.get(followed));
    // What changed between the first rendering and this effect.
    let cancel = afterPaint(show);
    const stop = store.sub(followed, () => {
      cancel();
      cancel = afterPaint(show);
    });
    return () => {
      stop();
      cancel();
    };
  }, [store, followed]);

  return painted;
}
