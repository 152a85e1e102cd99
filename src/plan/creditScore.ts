/** FICO's score bands: the lowest score of each, best first. Source: FICO, 2024, base scores from 300 to 850. */
const BANDS = [
  { from: 800, name: 'Exceptional' },
  { from: 740, name: 'Very Good' },
  { from: 670, name: 'Good' },
  { from: 580, name: 'Fair' },
  { from: 300, name: 'Poor' },
] as const;

const MAX_SCORE = 850;

/** Says in words what a credit score text means, for orientation only; undefined where nothing is entered. */
export function creditScoreNote(text: string): string | undefined {
  if (text === '') return undefined;
  if (!/^-?\d+$/.test(text)) return 'A credit score is a whole number.';
  const score = Number(text);
  const band = score <= MAX_SCORE ? BANDS.find(({ from }) => score >= from) : undefined;
  return band ? `${band.name} on the FICO scale (for orientation)` : 'Outside the FICO scale of 300 to 850';
}
