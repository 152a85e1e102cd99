import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// Milliseconds: room for a busy machine; what is awaited is a visible state, whenever it comes.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout: it neither scrolls nor measures, nor answers media queries.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia = (query) =>
  ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as never;
