import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** What the product is measured beside, built as the product is. */
export default defineConfig({
  root: path('.'),
  plugins: [react()],
  build: {
    outDir: path('../../../node_modules/.cache/bench-pages'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: ['plainTable', 'quickStart', 'reading'].map((page) => path(`./${page}.html`)) },
  },
});
