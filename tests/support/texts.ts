import fc from 'fast-check';

/** Any text there is, half of plain characters and half of all others. */
export const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0x10ffff)).map((code) => String.fromCodePoint(code)))
  .map((characters) => characters.join(''));
