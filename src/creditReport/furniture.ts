const FURNITURE =
  /^page \d+|^\d+ of \d+$|^https?:|^www\.|https?:\/\/|^(?:printed|generated|prepared|downloaded) (?:on|at|for|by)\b|^(?:report|file|confirmation) (?:number|no\.?|#|date|id)|^(?:back to top|print|close|show (?:more|less)|view (?:details|more)|see more|hide details|expand|collapse|dispute|dispute this|file a dispute|learn more|continued|\(continued\))$|^\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}|©|all rights reserved|^your credit report$|^credit report$/i;

/** Whether a line belongs to the page and not to the report: page numbers, addresses of pages, dates of printing. */
export function isFurniture(line: string): boolean {
  if (line.length > 200) return false;
  if (/^\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}/.test(line) || /^page \d+ of \d+/i.test(line)) return true;
  return line.length <= 120 && (FURNITURE.test(line) || !/[\p{L}\p{N}*#•$]|^[-–—]{1,3}$/u.test(line));
}

const BUREAU = /^(?:transunion|trans union|experian|equifax|tu|exp|eq|efx|eqf|tuc|xpn)$/i;

/** How many bureaus a text names where it names nothing else, such as `TransUnion® Experian®`; zero otherwise. */
export function bureausIn(text: string): number {
  if (text.length > 80 || !/^[tex]/i.test(text)) return 0;
  const words = text
    .replace(/[®™.:|,\t]/g, ' ')
    .replace(/trans union/gi, 'TransUnion')
    .split(/\s+/)
    .filter(Boolean);
  return words.length > 0 && words.every((word) => BUREAU.test(word)) ? words.length : 0;
}
