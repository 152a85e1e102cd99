import type { Plugin, Rolldown } from 'vite';

/** The part that every screen needs and no first paint waits for. */
const GRID = /\/src\/sheet\/grid\/AgSheet\.tsx$/;

/**
 * Lets the built page ask for the grid, and for what the grid imports, beside its entry, though the entry runs them
 * only after the first paint.
 */
export function preloadGrid(): Plugin {
  let base = '/';
  return {
    name: 'preload-grid',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const grid = Object.values(bundle).find(
          (file) => file.type === 'chunk' && GRID.test(file.facadeModuleId ?? ''),
        );
        if (grid?.type !== 'chunk')
          throw new Error('The build has no part of its own for src/sheet/grid/AgSheet.tsx to be preloaded.');
        return withImports(grid, bundle)
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `${base}${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}

/** The names of a file and of all that it imports, and that those import, each once. */
function withImports(file: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const names = new Set([file.fileName]);
  // What is added while the names are walked is walked as well.
  for (const name of names) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) names.add(imported);
  }
  return [...names];
}
