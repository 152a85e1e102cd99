/**
 * Shows an element of an open dialog on the whole screen, where the browser can and lets it; else it stays as it is. (A
 * dialog itself cannot be shown so.)
 *
 * @param onLeft called where that ends, as by an Escape that only the browser hears
 * @returns ends the watch over it
 */
export function fillScreen(element: HTMLElement, onLeft: () => void): () => void {
  let isFilling = false;
  const follow = () => {
    const wasFilling = isFilling;
    isFilling = document.fullscreenElement === element;
    if (wasFilling && !isFilling) onLeft();
  };
  document.addEventListener('fullscreenchange', follow);
  // Refused, as in a frame that may not, it fills the window as before.
  element.requestFullscreen?.().catch(() => undefined);
  return () => document.removeEventListener('fullscreenchange', follow);
}

/** Gives the screen back, and says when it has: at once where it was not filled. */
export function leaveScreen(onLeft: () => void): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(onLeft);
  else onLeft();
}
