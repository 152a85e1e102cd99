/** Milliseconds after which a browser that knows no idle time is taken to be idle. */
const IDLE_AFTER = 200;

/** Resolves after two frames, in which a screen paints itself and its grid, and then once nothing else is to do. */
export async function idle(): Promise<void> {
  await frame();
  await frame();
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, IDLE_AFTER);
  });
}

function frame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
