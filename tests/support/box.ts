import type { Locator } from '@playwright/test';

/** Where an element stands on the screen, in pixels. */
export async function box(
  locator: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await locator.boundingBox();
  if (!found) throw new Error('The element is not on the screen.');
  return found;
}
