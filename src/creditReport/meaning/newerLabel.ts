const MONTH = /(?<![\p{L}])(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?![\p{L}])/iu;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Whether of two labels that differ in their month alone, the later of two columns is the newer: months go on by less than half a year. */
export function isNewer(later: string, earlier: string): boolean {
  const [one, other] = [MONTH.exec(later), MONTH.exec(earlier)];
  if (!one || !other || later.replace(MONTH, '') !== earlier.replace(MONTH, '')) return false;
  const place = (month: string | undefined) => MONTHS.indexOf(month?.toLowerCase() ?? '');
  return (place(one[1]) - place(other[1]) + MONTHS.length) % MONTHS.length < MONTHS.length / 2;
}
