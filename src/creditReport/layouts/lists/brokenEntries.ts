import { BULLET } from '../../page/bullets';
import type { Line } from '../../page/lines';
import { rememberedOf } from '../../page/remembered';
import { cleanName } from '../../pieces/names';
import { isStatusOnly } from '../../pieces/statuses';
import { type LinePart, partAt } from './lineParts';
import { isKindOfAccounts, isListName } from './listName';

/** Longer lines are told, and not noted. */
const MAX_LENGTH = 60;
/** What parts the figures of a line, and says nothing. */
const BETWEEN = /[\s,;.!/|–—-]+/y;
/** A word that is cut short: `mos.`, `bal.`. */
const CUT_SHORT = /(?<=\p{L})\.(?=[ ,]|$)/gu;

type Kind = Exclude<LinePart['kind'], 'figure'>;

/** What a line tells that has figures and how a debt stands, and names nobody; undefined for any other line. */
function toldAlone(given: string): ReadonlySet<Kind> | undefined {
  if (given.length > MAX_LENGTH) return undefined;
  const text = given.replace(CUT_SHORT, '');
  const told = new Set<Kind>();
  for (let at = 0; at < text.length; ) {
    BETWEEN.lastIndex = at;
    if (BETWEEN.test(text)) {
      at = BETWEEN.lastIndex;
      continue;
    }
    const found = partAt(text, at, 'led');
    if (!found) return undefined;
    at = found.end;
    const { kind, isMoney } = found.part ?? {};
    if (!kind) continue;
    // A plain figure may count anything.
    const own = kind === 'figure' ? (isMoney ? 'balance' : undefined) : kind;
    if (!own || told.has(own)) return undefined;
    told.add(own);
  }
  return told.size > 0 ? told : undefined;
}

/** A name, and behind it the number of the account: `Oak # 20118854`, `Elm 0612 447 190`. */
const NUMBERED = /^(\p{L}[^#\d]{1,40}?) ?(#?) ?((?=(?:[^\d]?\d){6})[\d*Xx-]{2,20}(?: [\d*Xx-]{2,6}){0,4})$/u;
/** A name before its first sum. */
const BEFORE_SUM = /^(\p{L}[^\d$#]{1,40}?)[ :–—-]+(?=\$? ?\d)/u;

function isNameOf(text: string): boolean {
  const { name } = cleanName(text);
  return isListName(name) && !isKindOfAccounts(name);
}

/** Whether a line names who is owed, alone, with the number of the account, or behind how the debt stands. */
function isName({ text, cells }: Line): boolean {
  const named = text.replace(BULLET, '');
  if (named.length > MAX_LENGTH) return false;
  const [, numbered = ''] = NUMBERED.exec(named) ?? [];
  if (numbered !== '') return isNameOf(numbered);
  if (/\d/.test(named)) return false;
  const last = cells.at(-1) ?? '';
  return cells.length > 1 ? cells.slice(0, -1).every(isStatusOnly) && isNameOf(last) : isNameOf(named);
}

const NOTHING: ReadonlySet<Kind> = new Set();

/** What the line tells that begins an entry, beside a name; undefined where it begins none. */
function begunBy(line: Line): ReadonlySet<Kind> | undefined {
  if (isName(line)) return NOTHING;
  const named = line.text.replace(BULLET, '');
  const [whole = '', name = ''] = (named.length <= MAX_LENGTH && BEFORE_SUM.exec(named)) || [];
  return name !== '' && isNameOf(name) ? toldAlone(named.slice(whole.length)) : undefined;
}

/** So many names with several figures on the line below are no accident; pages of banks have each figure on a line of its own. */
const LEAST_BROKEN = 2;
const NONE: ReadonlySet<Line> = new Set();

/**
 * The lines that are the rest of the entry above them, in a list whose writer breaks his lines where the paper ends: who is
 * owed stands on one, what is owed and paid on the next, and how it stands perhaps on a third.
 */
export const restsOfEntries = rememberedOf((lines: readonly Line[]): ReadonlySet<Line> => {
  const rests = new Set<Line>();
  let open: ReadonlySet<Kind> | undefined;
  let broken = 0;
  for (const line of lines) {
    const told = open && !line.afterBlank ? toldAlone(line.text) : undefined;
    const isSummed = open?.has('balance') || told?.has('balance');
    if (open && told && isSummed && ![...told].some((kind) => open?.has(kind))) {
      if (open.size === 0 && told.size > 1) broken += 1;
      open = new Set([...open, ...told]);
      rests.add(line);
    } else open = begunBy(line);
  }
  return broken >= LEAST_BROKEN ? rests : NONE;
});

/** How a debt stands, in small letters before whom it is owed to: `collections Oak Inc`. */
const STANDING_BEFORE = /^(\p{Ll}+(?: \p{Ll}+)?) (\p{Lu}.*)$/u;

/** The line that begins such an entry, with what stands beside the name apart: a number that no word tells, or how the debt stands. */
export function withPartsApart(line: Line): Line {
  const [, name = '', sign = '', number = ''] = NUMBERED.exec(line.text) ?? [];
  if (name !== '' && sign === '') return { ...line, cells: [name, number] };
  const [, standing = '', named = ''] = STANDING_BEFORE.exec(line.text) ?? [];
  return isStatusOnly(standing) && isNameOf(named) ? { ...line, text: `${standing}, ${named}` } : line;
}
