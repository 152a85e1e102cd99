import { useStore } from 'jotai';
import { useMemo } from 'react';
import type { CaseFiles } from '../debts/report/files/caseFiles';
import { fetchCaseParts } from './fetchParts';
import { useShowOpened } from './useShowOpened';

/** Tells a case's file from a report's, and opens it. */
export function useCaseFiles(): CaseFiles {
  const store = useStore();
  const showOpened = useShowOpened();
  return useMemo(
    () => ({
      isCase: async (file) => (await fetchCaseParts()).isCaseFile(file),
      open: async (file) =>
        (await fetchCaseParts()).openCaseFile(store, { file, handle: undefined }, showOpened),
    }),
    [store, showOpened],
  );
}
