/** What pages of today set before titles and names. */
const PICTURES = /^(?! )(?:\p{Extended_Pictographic}|\uFE0F|\u20E3| )+(?=\p{L})/u;

/** A line without the pictures before its first word: `🟢 DISCOVER`, `⚠️ Public record`. */
export function withoutPictures(line: string): string {
  return line.replace(PICTURES, '');
}
