import type { LabelKind } from './labelTable';

/** The labels a status is taken from, the surest first. */
export const STATUS_KINDS: readonly LabelKind[] = ['status', 'statusLoose', 'accountStatus'];
