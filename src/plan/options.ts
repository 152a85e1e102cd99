/**
 * One line per payment option, in the order of the screen: by what the base monthly is multiplied in each of the first
 * six months, and in each later one. Exact decimals. Source: specification 9.
 */
export const OPTIONS = [
  { id: 'optionA', label: 'Option A', firstSixFactor: '0.8', laterFactor: '1.2' },
  { id: 'optionB', label: 'Option B', firstSixFactor: '0.9', laterFactor: '1.1' },
  { id: 'optionC', label: 'Option C', firstSixFactor: '1.0', laterFactor: '1.0' },
] as const;

export type PaymentOption = (typeof OPTIONS)[number];
