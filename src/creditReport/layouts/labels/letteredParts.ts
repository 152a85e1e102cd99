import { type Account, accountOf, type Fact } from '../../account';
import { labelText } from '../../lexicon/labelText';
import { columnMeanings } from '../../meaning/columnMeanings';
import type { Line } from '../../page/lines';
import { type Section, sectionOf } from '../../pieces/sections';
import { isStatusTold } from '../../pieces/statuses';

/** A lettered part of a form with what was filled in, the first behind the number of its debt: `1.2 a. Creditor: Oak Bank`. */
const PART = /^(?:\(?\d{1,2}(?:\.\d{1,2})*[.)]? +)?\(?([a-z])[.)] +(\p{L}[^:]{1,80}?) ?: ?(.*)$/u;
/** Fewer parts, and fewer debts, are a list of something else. */
const [MIN_PARTS, MIN_DEBTS] = [3, 2];

interface Part {
  letter: string;
  label: string;
  value: string;
  line: Line;
}

/** The parts of one debt, or of something that a person has. */
interface Filled {
  parts: Part[];
  section: Section | undefined;
}

/** What was filled in, debt by debt: the letters of each begin anew. */
function filledIn(lines: readonly Line[]): Filled[] {
  const found: Filled[] = [];
  let section: Section | undefined;
  for (const line of lines) {
    const part = PART.exec(line.text);
    section = sectionOf(line.text) ?? section;
    if (!part) continue;
    const [, letter = '', label = '', value = ''] = part;
    const last = found.at(-1)?.parts;
    const own = { letter, label, value: value.trim(), line };
    if (last && letter > (last.at(-1)?.letter ?? '')) last.push(own);
    else found.push({ parts: [own], section });
  }
  return found.filter(({ parts }) => parts.length >= MIN_PARTS);
}

function accountsOf(alike: readonly Filled[]): Account[] {
  const labels = (alike[0]?.parts ?? []).map(({ label }) => label);
  const kinds = columnMeanings(
    labels,
    alike.map(({ parts }) => parts.map(({ value }) => value)),
  );
  return alike.map(({ parts, section }) =>
    accountOf(
      parts.flatMap(({ label, value, line }, index): Fact[] => {
        const told = isStatusTold(value) ? 'statusHint' : 'text';
        const kind = kinds[index] ?? told;
        if (kind === 'veto' || value === '') return [];
        return [{ kind, label: labelText(label), values: [value], span: { from: line.from, to: line.to } }];
      }),
      { isSkipped: section === 'skipped', inCollections: section === 'collections' },
    ),
  );
}

/**
 * Reads the debts of a form that asks for the parts of each under letters, as statements of net worth and other papers of
 * courts do: what the parts of one kind of debt mean is decided over all debts of that kind together.
 */
export function readLetteredParts(lines: readonly Line[]): Account[] {
  const filled = filledIn(lines);
  if (filled.length < MIN_DEBTS) return [];
  const kinds = new Map<string, Filled[]>();
  for (const one of filled) {
    const key = one.parts
      .map(({ letter, label }) => `${letter} ${labelText(label).replace(/ ?\(.*/, '')}`)
      .join('\n');
    const known = kinds.get(key);
    if (known) known.push(one);
    else kinds.set(key, [one]);
  }
  return [...kinds.values()].flatMap(accountsOf);
}
