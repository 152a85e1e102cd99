/** Whether a text is in capitals; Chinese has none. */
export function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}
