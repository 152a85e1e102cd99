import { looksLikeCreditor } from '../lexicon/creditors';
import { areKindsOfDebt } from '../pieces/kindsOfAccount';
import { isName } from '../pieces/names';

/** For whom a collector writes, under his label. */
const FOR_WHOM =
  /^(?:(?:our |your )?client|(?:your )?creditor|(?:(?:collecting|collected|writing) )?on behalf of|(?:account |debt )?placed by|collecting for|acreedor|cliente|créancier)(?: name)? ?: ?(.{2,60})$/i;
/** The same in the line that says what his letter is about, behind what he is there: `RE: Landlord - Elm Homes`. */
const ABOUT =
  /^(?:re|regarding|asunto|objet) ?: ?(?:(landlord|lessor|property|(?:our )?client|creditor|(?:medical )?provider|merchant|acreedor|cliente|créancier) ?[-–—:] ?)?(.{2,60})$/i;
/** A house that is let has a name as a person has. */
const HOUSES =
  /\b(?:apartments?|apts|properties|property management|realty|residences|townhomes|lofts|villas)\b/i;
/** Longer lines are sentences. */
const MAX_LINE = 90;

function isWhom(name: string): boolean {
  return isName(name) && !areKindsOfDebt(name) && !/\d{3}/.test(name);
}

/** For whom a collector writes, as a line of his letter has it: `On behalf of: Oak Bank`; undefined where a line says nothing of it. */
export function whomIn(text: string): string | undefined {
  if (text.length > MAX_LINE) return undefined;
  const [, role, about = ''] = ABOUT.exec(text) ?? [];
  const isTold = role !== undefined || looksLikeCreditor(about) || HOUSES.test(about);
  const name = FOR_WHOM.exec(text)?.[1] ?? (isTold ? about : '');
  return isWhom(name) ? name : undefined;
}
