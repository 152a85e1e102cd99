import type { Fact } from '../../account';
import type { Line } from '../../page/lines';
import { readPairs } from '../labels/pairs';

/** The bureaus that report a debt, before what they say of it: `XP/TU/EF`, `TU XP`. */
const SOURCES = /^(?:XP|EX|EXP|TU|TUC|EF|EQ|EFX)(?:[/ ,](?:XP|EX|EXP|TU|TUC|EF|EQ|EFX)){0,2} (?=\p{L})/u;

/** They stand behind it, with the number of the file of each or without: `TU01/XP01/EF02`, `EQ/TU`. */
const SOURCES_BEHIND = /(?:[ /](?:XP|EX|TU|EF|EQ)(?:\d{2})?){1,3}$/;

/** Who was owed before, as the lines below the values of a debt say it under a label. */
export function remarkFacts(remarks: readonly Line[]): Fact[] {
  return remarks.flatMap((line) =>
    readPairs(line.text.replace(SOURCES, '').replace(SOURCES_BEHIND, '')).pairs.flatMap(
      ({ kind, label, value }): Fact[] =>
        kind === 'original' && value !== '' ? [{ kind, label, values: [value], span: line }] : [],
    ),
  );
}
