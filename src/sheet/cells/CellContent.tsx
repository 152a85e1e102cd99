import type { ReactNode } from 'react';

interface CellContentProps {
  children: ReactNode;
  /** The whole text, shown on pointing where the cell is too narrow for it. */
  title: string;
  problem?: string | undefined;
  hint?: string | undefined;
}

/** What a closed cell shows where a plain text is not enough: a hint behind it, or a mark with the reason in words. */
export function CellContent({ children, title, problem, hint }: CellContentProps) {
  const look = `cell-content ${problem ? 'marked' : ''} ${hint ? 'hinted' : ''}`;
  return (
    <span className={look} title={problem ?? title}>
      {problem && <span className="cell-mark" role="img" aria-label={problem} />}
      <span className="cell-text">{children}</span>
      {hint && <span className="cell-hint">{hint}</span>}
    </span>
  );
}
