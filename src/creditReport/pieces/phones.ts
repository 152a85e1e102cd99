/** A telephone number between a name and figures: whom to call, and no part of either. */
const BESIDE_NAME =
  /(?<=\p{L}[,:]? )(?:(?:call|ph|tel|phone)[.:]? )?(?:1[-. ])?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-.]\d{4}(?=,? .{0,60}\d)/iu;

/** A line of a list without the telephone number of the creditor that it names: `Oak 800-555-0142 bal 2,210`. */
export function withoutPhone(line: string): string {
  return /\d{3}[-.]\d{4}/.test(line) ? line.replace(BESIDE_NAME, '').replace(/ {2,}/g, ' ') : line;
}
