import { type Atom, useStore } from 'jotai';
import { useEffect, useState } from 'react';

/**
 * Follows an atom one painted frame later, so that what only explains it never delays what the user types: until then
 * nothing of it is rendered. (React's deferred values are often rendered before the frame they should give way to.)
 */
export function useAfterPaint<Value>(followed: Atom<Value>): Value {
  const store = useStore();
  const [painted, setPainted] = useState(() => store.get(followed));

  useEffect(() => {
    let frame: number;
    let task: ReturnType<typeof setTimeout>;
    const cancel = () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
    const follow = () => {
      cancel();
      frame = requestAnimationFrame(() => {
        task = setTimeout(() => setPainted(store.get(followed)));
      });
    };
    const stop = store.sub(followed, follow);
    // What changed between the first rendering and this effect.
    follow();
    return () => {
      stop();
      cancel();
    };
  }, [store, followed]);

  return painted;
}
