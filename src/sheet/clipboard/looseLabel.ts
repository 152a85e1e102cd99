/** A label without its remarks in brackets, its signs and its capitals. */
export function loosely(label: string): string {
  return label
    .replace(/\(.*\)/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
