// @vitest-environment jsdom

import { holdRounds } from './holdRounds';

holdRounds(
  /c$/,
  import.meta.glob<string>('../../fixtures/blind-*c/*', { query: '?raw', import: 'default', eager: true }),
);
