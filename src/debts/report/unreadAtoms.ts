import { atom } from 'jotai';

/**
 * The files that came with those in review and were not read, each with the reason in words, and the pages of those in
 * review that were not; none once it is closed.
 */
export const unreadFilesAtom = atom<readonly string[]>([]);

unreadFilesAtom.onMount = (set) => () => set([]);
