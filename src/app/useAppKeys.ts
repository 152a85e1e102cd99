import { useStore } from 'jotai';
import { useEffect } from 'react';
import { keyName } from '../sheet/keys/keyPress';
import { APP_KEYS } from './appKeys';
import { useRoute } from './useRoute';

/** Answers the keys that work on every screen. */
export function useAppKeys(): void {
  const store = useStore();
  const { title } = useRoute();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const name = keyName(event);
      const key = APP_KEYS.find(({ keys }) => keys.includes(name));
      if (!key || (key.isTextKey && isElsewhere(event.target))) return;
      event.preventDefault();
      key.act(store, title);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store, title]);
}

/** Whether a key is for an open cell editor, or for a dialog, behind which nothing may change unseen. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('dialog, [role=gridcell] :is(input, select, [role=listbox])') !== null
  );
}
