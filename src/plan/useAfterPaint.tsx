import { useEffect, useState } from 'react';

/**
 * Follows a value one painted frame later, so that what only explains it never delays what the user types. (React's
 * deferred values are often rendered before the frame they should give way to.)
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setPainted(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [value]);
  return painted;
}
