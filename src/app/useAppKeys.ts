import { useStore } from 'jotai';
import { useEffect } from 'react';
import { keyName } from '../sheet/keyPress';
import { APP_KEYS } from './appKeys';

/** Answers the keys that work on every screen. */
export function useAppKeys(): void {
  const store = useStore();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const name = keyName(event);
      const key = APP_KEYS.find(({ keys }) => keys.includes(name));
      if (!key || (key.isTextKey && isInCellEditor(event.target))) return;
      event.preventDefault();
      key.act(store);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store]);
}

function isInCellEditor(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[role=gridcell] :is(input, select)');
}
