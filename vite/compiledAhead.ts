import type { Plugin } from 'vite';

/** Has to be what a file begins with. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks the browser to compile a file as a whole while it is being fetched, beside the page's own thread. Chromium
 * otherwise compiles each function when it is first called, and the first screen and the first paste wait for that.
 * Engines that do not know the hint see a comment.
 */
export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    generateBundle: {
      // After what is put in front of the entry.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = `${HINT}${file.code}`;
      },
    },
  };
}
