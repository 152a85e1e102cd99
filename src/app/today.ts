const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The date of today as a page for the member carries it, such as `March 4, 2026`. */
export function today(): string {
  return LONG_DATE.format(new Date());
}
