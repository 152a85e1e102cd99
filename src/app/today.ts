/** The date of today as a page for the member carries it, such as `March 4, 2026`. */
export function today(): string {
  return new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
}
