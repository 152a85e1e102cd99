/** Whether the browser has what the product is written in. The first browsers that have all of it stand in README.md. */
export function isBrowserHeld(): boolean {
  return CSS.supports('color', 'light-dark(red, red)') && 'showPopover' in HTMLElement.prototype;
}
