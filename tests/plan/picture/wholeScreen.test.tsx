import { afterEach, expect, test, vi } from 'vitest';
import { fillScreen } from '../../../src/plan/picture/wholeScreen';

afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenElement');
});

function filled(element: HTMLElement | null): void {
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
}

function told(element: HTMLElement): void {
  element.dispatchEvent(new Event('fullscreenchange', { bubbles: true }));
}

test('what fills the screen is left where the browser ends it', () => {
  const [element, onLeft] = [document.createElement('div'), vi.fn()];
  fillScreen(element, onLeft);
  filled(element);
  told(element);
  expect(onLeft).not.toHaveBeenCalled();
  filled(null);
  told(element);
  expect(onLeft).toHaveBeenCalledOnce();
});

test('what fills the screen is left also where that ended before the browser told that it began', () => {
  const [element, onLeft] = [document.createElement('div'), vi.fn()];
  fillScreen(element, onLeft);
  filled(null);
  told(element);
  expect(onLeft).toHaveBeenCalledOnce();
});

test('nothing is heard of the screen any more once the watch has ended', () => {
  const [element, onLeft] = [document.createElement('div'), vi.fn()];
  fillScreen(element, onLeft)();
  filled(null);
  told(element);
  expect(onLeft).not.toHaveBeenCalled();
});
