import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compiledAhead } from './vite/compiledAhead.ts';
import { contentPolicy, HEADERS } from './vite/contentPolicy.ts';
import { fallbackPage } from './vite/fallbackPage.ts';
import { preloadGrid } from './vite/preloadGrid.ts';
import { workerLicences } from './vite/workerLicences.ts';

const { ofWorkers, ofPage } = workerLicences();

export default defineConfig({
  plugins: [react(), contentPolicy(), preloadGrid(), compiledAhead(), fallbackPage(), ofPage],
  worker: { plugins: () => [ofWorkers] },
  preview: { headers: HEADERS },
  build: {
    // Images stay files of our own, so that a content policy need not allow `data:`.
    assetsInlineLimit: 0,
    // The first browsers with `light-dark()`, which the style sheet's colours are written in.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        // React changes less often than the product, and is compiled beside it.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // What the entry shares with parts that come later stays in its one file, which packs better than several.
            { name: 'index', tags: ['$initial'] },
          ],
        },
      },
    },
    license: { fileName: 'licenses.txt' },
    // All browsers of `cssTarget` preload modules themselves; Vite's stand-in would fetch them, which the policy refuses.
    modulePreload: { polyfill: false },
    // AG Grid and the reader of reports are larger than the 500 kB that Vite warns of; `npm run bench` measures what is downloaded.
    chunkSizeWarningLimit: 1500,
  },
  test: {
    sequence: { shuffle: true },
    // A thread starts with less work than a process of its own. One for each core: by itself one core is left idle.
    pool: 'threads',
    maxWorkers: '100%',
    // Room for a busy machine with two cores.
    testTimeout: 60_000,
    // Rules need no page, and keep nothing from one file to the next; screens are shown in one.
    projects: [
      {
        extends: true,
        test: { name: 'rules', environment: 'node', isolate: false, include: ['tests/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
    ],
  },
});
