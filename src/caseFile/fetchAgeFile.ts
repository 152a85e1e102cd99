import { fetchedOnce } from '../parts/fetchedOnce';

/** The part that encrypts and decrypts: the only one that is not fetched until somebody may need it. */
export const fetchAgeFile = fetchedOnce(() => import('./ageFile'));
