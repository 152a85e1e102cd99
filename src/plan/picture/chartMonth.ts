/** Pixels around the lines of the chart. */
export const CHART_MARGIN = { top: 32, right: 112, bottom: 38, left: 64 };

/**
 * The month of the chart that lies nearest to a place.
 *
 * @param x pixels from the chart's left edge
 * @param width pixels, of the whole chart
 * @returns 1 to `months`
 */
export function monthAt(x: number, width: number, months: number): number {
  const along = (x - CHART_MARGIN.left) / (width - CHART_MARGIN.left - CHART_MARGIN.right);
  return Math.min(Math.max(Math.round(along * months), 1), months);
}
