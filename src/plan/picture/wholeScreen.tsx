/**
 * Shows an element of an open dialog on the whole screen, where the browser can and lets it; else it stays as it is. (A
 * dialog itself cannot be shown so.)
 *
 * @param onLeft called where that ends, as by an Escape that only the browser hears
 * @returns ends the watch over it
 */
export function fillScreen(element: HTMLElement, onLeft: () => void): () => void {
  // Where it ends at once, the browser tells that it began when it has ended already.
  const follow = () => {
    if (document.fullscreenElement !== element) onLeft();
  };
  element.addEventListener('fullscreenchange', follow);
  // Refused, as in a frame that may not, it fills the window as before.
  element.requestFullscreen?.().catch(() => undefined);
  return () => element.removeEventListener('fullscreenchange', follow);
}

/** Gives the screen back, and says when it has: at once where it was not filled. */
export function leaveScreen(onLeft: () => void): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(onLeft);
  else onLeft();
}
