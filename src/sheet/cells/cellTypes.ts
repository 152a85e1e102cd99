import { formatMoney, moneyProblem, parseMoney, sanitizeMoney } from '../../money/money';
import { readMoney, readTypedMoney } from '../../money/readMoney';

/** One entry of a dropdown cell. */
export interface Choice {
  value: string;
  label: string;
}

/** What a cell makes of a text, and what the user has to check in it. Without a text the cell stays as it is. */
export interface ReadText {
  text?: string;
  note?: string;
}

/** What kind of thing a cell holds, by the six questions a sheet asks of it. */
export interface CellType {
  kind: 'text' | 'money' | 'choice' | 'check' | 'shown';
  /** Whether it has no editor: its cells are ticked, or only shown. */
  isClosed?: true;
  /** Whether its texts are digits and no amount, of which a spreadsheet may have made a date or a shorter number. */
  holdsDigits?: true;
  /** What a dropdown cell can hold besides nothing; empty for the other kinds. */
  choices: readonly Choice[];
  /** The text a closed cell shows for the text it holds. */
  show: (text: string) => string;
  /** What remains of a typed text. A character of which nothing remains is refused. */
  sanitize: (text: string) => string;
  /** What a typed text comes to, the refused characters among it. */
  take: (typed: string) => ReadText;
  /** The text that other programs get for the text it holds. */
  copy: (text: string) => string;
  /** What a text from another program comes to. */
  read: (written: string) => ReadText;
}

/** Free text on one line, shown and kept as typed. */
export const TEXT: CellType = {
  kind: 'text',
  choices: [],
  show: (text) => text,
  sanitize: (text) => text,
  take: (text) => ({ text }),
  copy: (text) => text,
  read: (written) => ({ text: oneLine(written) }),
};

/** US dollars: kept as the sanitised text, shown as `$1,234.50`. A text that is no amount stays visible as it is. */
export const MONEY: CellType = {
  kind: 'money',
  choices: [],
  show: (text) => {
    if (text === '') return '';
    return moneyProblem(text) ? `$${text}` : formatMoney(parseMoney(text));
  },
  sanitize: sanitizeMoney,
  take: readTypedMoney,
  copy: (text) => text,
  read: readMoney,
};

/**
 * One of a list: kept as the value, shown and copied as the label. A text that is typed or pasted may be either, whatever
 * the case, the spacing and the signs: `90 days late` is `90+ Days Late`.
 */
export function choice(choices: readonly Choice[]): CellType {
  const show = (text: string) => choices.find(({ value }) => value === text)?.label ?? '';
  const find = (written: string, otherwise: (words: string) => ReadText): ReadText => {
    const wanted = loosely(written);
    const found = choices.find(({ value, label }) => [value, label].map(loosely).includes(wanted));
    if (found || written.trim() === '') return { text: found?.value ?? '' };
    return otherwise(`“${oneLine(written)}” is none of the choices, so the cell`);
  };
  return {
    kind: 'choice',
    choices,
    show,
    sanitize: (text) => text,
    // A key that was hit by chance takes no choice away; what is pasted belongs to another debt than what stood there.
    take: (typed) => find(typed, (words) => ({ note: `${words} stays as it was.` })),
    copy: show,
    read: (written) => find(written, (words) => ({ text: '', note: `${words} is left empty.` })),
  };
}

/** A text as one cell can hold it: every run of spaces and line breaks is one space, control characters are none. */
function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
}

/** A choice without its case, spacing and signs; but between digits a sign makes another number. */
function loosely(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/(?<!\d)[^\p{L}\p{N}]|[^\p{L}\p{N}](?!\d)/gu, '');
}
