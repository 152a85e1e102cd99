import { formatMoney, moneyProblem, parseMoney, sanitizeMoney } from '../money/money';

/** One entry of a dropdown cell. */
export interface Choice {
  value: string;
  label: string;
}

/** What kind of thing a cell holds: how its text is shown, and what may be typed into it. */
export interface CellType {
  kind: 'text' | 'money' | 'choice';
  /** The text a closed cell shows for the text it holds. */
  show: (text: string) => string;
  /** What remains of a typed text. A character of which nothing remains is refused. */
  sanitize: (text: string) => string;
  /** What a dropdown cell can hold besides nothing; empty for the other kinds. */
  choices: readonly Choice[];
}

/** Free text, shown and kept as typed. */
export const TEXT: CellType = {
  kind: 'text',
  show: (text) => text,
  sanitize: (text) => text,
  choices: [],
};

/** US dollars: kept as the sanitised text, shown as `$1,234.50`. A text that is no amount stays visible as it is. */
export const MONEY: CellType = {
  kind: 'money',
  show: (text) => {
    if (text === '') return '';
    return moneyProblem(text) ? `$${text}` : formatMoney(parseMoney(text));
  },
  sanitize: sanitizeMoney,
  choices: [],
};

/** One of a list: kept as the value, shown as the label. */
export function choice(choices: readonly Choice[]): CellType {
  return {
    kind: 'choice',
    show: (text) => choices.find(({ value }) => value === text)?.label ?? '',
    sanitize: (text) => text,
    choices,
  };
}
