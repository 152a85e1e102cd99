import { fetchedOnce } from '../../parts/fetchedOnce';

/** What tells plain cells from a report, apart from the reader, which is large: a paste of cells never waits for that. */
export const fetchOwnBlock = fetchedOnce(() => import('./ownBlock'));
