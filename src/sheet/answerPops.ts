type Answer = (event: PopStateEvent) => void;

let answer: Answer | undefined;

// With the entry, before the router listens: of two that listen to a window the first is told first.
window.addEventListener('popstate', (event) => answer?.(event));

/**
 * Has the browser's Back and Forward answered before the router hears of them.
 *
 * @returns the way to leave them to the router again
 */
export function answerPops(next: Answer): () => void {
  answer = next;
  return () => {
    if (answer === next) answer = undefined;
  };
}
