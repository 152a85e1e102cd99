import { readStatus } from '../../../creditReport/pieces/statuses';
import { REVIEW_REASONS } from '../../../creditReport/reviewFlags';
import type { Unused } from '../../../creditReport/slots';
import { readMoney } from '../../../money/readMoney';
import { CREDITORS, type DebtField } from '../../debt';
import type { Edit } from './reviewRow';

/** The column of its own for each kind of piece. */
const OWN: Readonly<Record<Unused['kind'], DebtField>> = {
  amount: 'amount',
  accountNumber: 'accountNumber',
  status: 'current',
};

/** A sum of money that is no number of an account: with a dollar sign, or with cents. */
const SUM = /\$|\d[.,]\d\d(?!\d)/;

/**
 * The column that a piece of a kind goes into while a cell of some column is in use: that one where it can hold such a
 * piece, else the piece's own, so that a sum comes over no name.
 *
 * @param inUse the column of the cell in use, also one that takes no piece
 * @param printed the piece as the source has it
 */
export function columnFor(kind: Unused['kind'], inUse: string, printed: string): DebtField {
  const own = OWN[kind];
  if (kind === 'amount') {
    if (inUse === 'accountNumber' && !SUM.test(printed)) return inUse;
    return inUse === 'paying' ? inUse : own;
  }
  // Digits alone may be a sum as well.
  const isSum = kind === 'accountNumber' && /^\d+$/.test(printed);
  return isSum && (inUse === 'amount' || inUse === 'paying') ? inUse : own;
}

/** What a cell makes of a piece of the source, by its column; undefined where the piece is nothing it can hold. */
export function pieceEdit(field: DebtField, printed: string): Edit | undefined {
  const text = printed.replace(/\s+/g, ' ').trim();
  switch (field) {
    case 'amount':
    case 'paying': {
      const { text: amount, note } = readMoney(text);
      return amount ? { text: amount, ...(note && { note }) } : undefined;
    }
    case 'current': {
      const { current, flags } = readStatus(text);
      const note = flags.map((flag) => REVIEW_REASONS[flag]).join(' ');
      return current ? { text: current, ...(note && { note }) } : undefined;
    }
    case 'originalCreditor': {
      const creditor = CREDITORS.find(({ label }) => label.toLowerCase() === text.toLowerCase());
      return creditor ? { text: creditor.value } : { text: 'other', note: `The report names “${text}”.` };
    }
    default:
      return text === '' ? undefined : { text };
  }
}
