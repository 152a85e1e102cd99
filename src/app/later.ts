import { type ComponentType, lazy } from 'react';

/** Milliseconds after which a browser that knows no idle time is taken to be idle. */
const IDLE_AFTER = 200;

/** A part of a screen that is fetched once the screen stands and the browser is idle, so that it delays nothing. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await idle();
    // Without the part the screen still does its work.
    return { default: await load().catch(() => Nothing) };
  });
}

/** Resolves after two frames, in which a screen paints itself and its grid, and then once nothing else is to do. */
async function idle(): Promise<void> {
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

function Nothing() {
  return null;
}
