/**
 * The letters and digits of a name, lower case: how two spellings of one name are compared. It stands alone, since the
 * screens ask it too, and are not to bring the reader with them.
 */
export function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
