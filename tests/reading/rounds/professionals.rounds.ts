// @vitest-environment jsdom

import { holdRounds } from './holdRounds';

holdRounds(
  /b$|-1$/,
  import.meta.glob<string>('../../fixtures/blind-{1,*b}/*', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
