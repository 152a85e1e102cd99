import { useStore } from 'jotai';
import { useCallback } from 'react';
import { fetchCaseParts } from './fetchParts';
import { useShowOpened } from './useShowOpened';

/** Opens a file where it is a case, and says whether it is one. */
export function useCaseFile(): (file: File) => Promise<boolean> {
  const store = useStore();
  const showOpened = useShowOpened();
  return useCallback(
    async (file) => {
      const { isCaseFile, openCaseFile } = await fetchCaseParts();
      const isCase = await isCaseFile(file);
      if (isCase) openCaseFile(store, { file, handle: undefined }, showOpened);
      return isCase;
    },
    [store, showOpened],
  );
}
