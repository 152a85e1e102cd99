import { useSyncExternalStore } from 'react';

/** Narrower than this, rows and source do not stand side by side. */
const NARROW = '(max-width: 1279px)';

/** Narrower than this, box, name, number and amount of a row do not stand side by side. */
const PHONE = '(max-width: 527px)';

/** Whether the screen is too narrow for rows and source side by side. */
export function useIsNarrow(): boolean {
  return useMatch(NARROW);
}

/** Whether the screen is too narrow for the sheet to show the amounts behind the account numbers. */
export function useIsPhone(): boolean {
  return useMatch(PHONE);
}

function useMatch(media: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(media).matches,
  );
}
