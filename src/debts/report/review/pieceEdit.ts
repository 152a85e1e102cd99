import { readStatus } from '../../../creditReport/pieces/statuses';
import { REVIEW_REASONS } from '../../../creditReport/reviewFlags';
import { readMoney } from '../../../money/readMoney';
import { CREDITORS, type DebtField } from '../../debt';
import type { Edit } from './reviewRow';

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
