/** Words that say whether an account is used, not whether it is late. */
export const OPEN_OR_CLOSED = /^(?:open|closed)(?: account)?\.?$/i;
