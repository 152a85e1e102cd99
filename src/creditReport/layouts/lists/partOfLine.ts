import { type Line, lineOf, type Span } from '../../page/lines';

/** A part of a line as a line of its own, with how all its debts stand behind it where that is given. */
export function partOfLine(line: Line, { from, to }: Span, ofAll?: string): Line {
  const told = line.text.slice(from, to);
  const text = ofAll ? `${told}, ${ofAll}` : told;
  // Where blanks were lost, the places of its characters are not known.
  const isWhole = line.to - line.from === line.text.length;
  const span = isWhole ? { from: line.from + from, to: line.from + to } : { from: line.from, to: line.to };
  return lineOf(text, span, line.afterBlank && from === 0);
}
