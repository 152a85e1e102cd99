import { formatMoney, type Money } from '../../money/money';
import { CellContent } from './CellContent';

/** An amount in a heading or a footer. */
export function FixedAmount({ amount }: { amount: Money }) {
  const shown = formatMoney(amount);
  return (
    <CellContent title={shown} isAmount>
      {shown}
    </CellContent>
  );
}
