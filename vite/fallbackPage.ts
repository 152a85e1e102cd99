import type { Plugin } from 'vite';

/**
 * Writes the page once more as `404.html`, with which a host that knows no other fallback, such as GitHub Pages, answers
 * a path that is no file: a reload of the calculator works there too.
 */
export function fallbackPage(): Plugin {
  return {
    name: 'fallback-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no index.html to fall back to.');
      this.emitFile({ type: 'asset', fileName: '404.html', source: page.source });
    },
  };
}
