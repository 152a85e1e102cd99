import { either, inTurn } from '../page/anyOf';
import type { Line } from '../page/lines';
import { DEBT_WORD } from './household';
import type { JudgedRow } from './noDebts';
import { isShown } from './shown';

const KIND = '(?:debts?|liabilities|deudas|d[ií]vidas|loans?|(?:credit )?cards?|credit)';
const NOTHING = '(?:none|nothing|zero|nada|ninguna|nenhuma|n/?a|\\$?0(?:\\.00)?(?![\\d,.]))';
/** How people say that they owe nobody anything: of a bill that is paid they say as well that they owe nothing of it. */
const SAYINGS: readonly RegExp[] = [
  // A kind alone says nothing of the others: `Collections: none`.
  new RegExp(
    `^(?:my |our |own )*(?:debts|liabilities|deudas|d[ií]vidas|${KIND}(?:(?:,| &| and| or|/| y)+ ?${KIND})+) ?(?::|=|[-–—]|\\.{2,}) ?${NOTHING}(?!\\p{L})`,
    'iu',
  ),
  inTurn(
    'iu',
    /^(?:[^\p{L}]|(?:well|actually|good news|as i said|right now|today|currently|so|no)(?!\p{L}))*/u,
    /(?:i|we)(?: (?:still|both|currently|really))? /,
    either(
      /(?:have|owe) no debts?/,
      inTurn(
        '',
        /(?:don['’]?t|do not) /,
        either(
          /have any debts?/,
          /owe (?:any(?:body|one) (?:anything|a (?:thing|cent|penny|dime))|anything to any(?:body|one)|a (?:cent|penny|dime))/,
        ),
      ),
    ),
    /(?!\p{L})/u,
  ),
  new RegExp(
    `^[^\\p{L}]*(?:(?:i|we) have |there (?:are|is) )?no ${KIND}(?:,? (?:and |or )?(?:no )?${KIND})+(?!\\p{L})`,
    'iu',
  ),
  /^(?:i|we)(?: am| are|['’]?m|['’]re) (?:\p{L}+ )?debt[- ]free(?!\p{L})/iu,
  /^(?:ya )?no (?:tengo|tenemos) (?:ninguna )?deudas?\b|\bno (?:le )?(?:debo|debemos) nada a nadie\b|\bn[aã]o (?:devo|devemos) nada a ningu[eé]m\b|没有(?:任何)?(?:债务|欠款|欠债)/i,
];
/** What makes it a saying of some. */
const BUT =
  /\b(?:else|other|others|more|but|except|besides|apart|aside|yet|if|when|until|by|on|menos|excepto|otr[ao]s?|m[aá]s|solo|mais)\b/i;
const SENTENCES = /(?<=[^.][.!?]) /;
/** Longer lines tell more. */
const MAX_LENGTH = 200;

/** Whether a line says that nothing at all is owed. */
export function saysNone(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  return text
    .split(SENTENCES)
    .some((sentence) => !BUT.test(sentence) && SAYINGS.some((saying) => saying.test(sentence)));
}

/**
 * The rows without what a list makes of other sums, where the text itself says that nothing is owed: what others owe, what
 * is owned, monthly bills. What is called as a debt and shows that it is one stays, for a text may say both.
 */
export function withoutSaidNone<Row extends JudgedRow>(
  rows: readonly Row[],
  lines: readonly Line[],
): readonly Row[] {
  if (rows.every(({ isSure }) => isSure) || !lines.some(({ text }) => saysNone(text))) return rows;
  return rows.filter(({ debt, isSure }) => isSure || (isShown(debt) && DEBT_WORD.test(debt.accountName)));
}
