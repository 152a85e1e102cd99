// @vitest-environment jsdom

import { holdRounds } from './holdRounds';

holdRounds(
  /a$/,
  import.meta.glob<string>('../../fixtures/blind-*a/*', { query: '?raw', import: 'default', eager: true }),
);
