import { fitStyle } from '../fitStyle';

interface CellContentProps {
  children: string;
  /** The whole text, shown on pointing where the cell is too narrow for it. */
  title: string;
  problem?: string | undefined;
  hint?: string | undefined;
  /** An amount is never cut: where it has not the room, as beside a mark, it takes smaller letters. */
  isAmount?: boolean;
}

/** What a closed cell shows where a plain text is not enough: a hint behind it, or a mark with the reason in words. */
export function CellContent({ children, title, problem, hint, isAmount }: CellContentProps) {
  const look = `cell-content ${isAmount ? 'amount' : ''} ${problem ? 'marked' : ''} ${hint ? 'hinted' : ''}`;
  const fit = isAmount
    ? { className: 'cell-text fitted', style: fitStyle(children) }
    : { className: 'cell-text' };
  return (
    <span className={look} title={problem ?? title}>
      {problem && <span className="cell-mark" role="img" aria-label={problem} />}
      <span {...fit}>{children}</span>
      {hint && <span className="cell-hint">{hint}</span>}
    </span>
  );
}
