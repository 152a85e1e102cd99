import { useEffect, useState } from 'react';

type AgSheet = typeof import('./AgSheet').AgSheet;

/** The sheet in AG Grid, once it has come. */
let loaded: AgSheet | undefined;

/**
 * The sheet in AG Grid; nothing until it has come. It is most of what is downloaded, and no screen's first paint waits
 * for it: the page asks for it at once (`preloadGrid` in the build), and it runs when the screen has been painted.
 *
 * It is no `lazy` component, since React holds such a one back for 300 ms after what stands in its place was shown.
 */
export function useAgSheet(): AgSheet | undefined {
  const [sheet, setSheet] = useState(() => loaded);

  useEffect(() => {
    if (sheet) return;
    const show = (file: typeof import('./AgSheet')) => {
      loaded = file.AgSheet;
      setSheet(() => file.AgSheet);
    };
    const fail = (error: unknown) =>
      setSheet(() => {
        throw error;
      });
    import('./AgSheet').then(show, fail);
  }, [sheet]);

  return sheet;
}
