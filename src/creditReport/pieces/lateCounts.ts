const LATES = /^\D{0,12}30(?!\d).{0,8}(?<!\d)60(?!\d).{0,8}(?<!\d)90(?!\d)/;

/** Whether a text begins with how often a debt was late, by days: `30-60-90: 2-1-0`, `Lates 30x2 60x1 90x0`. */
export function countsLates(text: string): boolean {
  return LATES.test(text);
}
