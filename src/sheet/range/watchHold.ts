/** How long a finger rests until it means what it rests on, in milliseconds: as long as on phones themselves. */
const HOLD = 500;

/**
 * Tells of a finger that rests somewhere in an element; one that scrolls does not.
 *
 * @param take says whether it takes the hold; the browser then makes neither a click nor a menu of it
 * @returns ends it
 */
export function watchHold(element: HTMLElement, take: (target: EventTarget | null) => boolean): () => void {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTaken = false;

  function listen<Name extends keyof HTMLElementEventMap>(
    names: readonly Name[],
    answer: (event: HTMLElementEventMap[Name]) => void,
  ) {
    for (const name of names) element.addEventListener(name, answer, { signal: controller.signal });
  }
  function rest() {
    clearTimeout(timer);
    timer = undefined;
  }
  function hold(target: EventTarget | null) {
    rest();
    isTaken = take(target);
  }

  listen(['touchstart'], ({ target, touches }) => {
    rest();
    isTaken = false;
    if (touches.length === 1) timer = setTimeout(() => hold(target), HOLD);
  });
  // The browser takes the finger for itself when it scrolls with it.
  listen(['pointerup', 'pointercancel'], rest);
  listen(['contextmenu', 'touchend'], (event) => {
    // Some browsers tell of a hold by asking for a menu, and some do it earlier.
    if (event.type === 'contextmenu' && timer !== undefined) hold(event.target);
    if (isTaken) event.preventDefault();
  });
  return () => {
    rest();
    controller.abort();
  };
}
