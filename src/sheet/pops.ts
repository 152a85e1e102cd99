/** What is told of the browser's Back and Forward before the router is, such as a dialog over the page. */
export const pops: { answer?: ((event: PopStateEvent) => void) | undefined } = {};

// With the entry, before the router listens: of two that listen to a window the first is told first.
window.addEventListener('popstate', (event) => pops.answer?.(event));
