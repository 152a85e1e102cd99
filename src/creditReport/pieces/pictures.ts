/** What pages of today set before titles and names, and people behind whom they are fond of. */
const PICTURES = /^(?! )(?:\p{Extended_Pictographic}|\uFE0F|\u20E3| )+(?=\p{L})/u;
const BEHIND = /(?<=[\p{L})]) ?(?:(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D)+$/u;

/** A line without the pictures before its first word and behind its last: `🟢 DISCOVER`, `⚠️ Public record`, `Aunt Rose 💛`. */
export function withoutPictures(line: string): string {
  return line.replace(PICTURES, '').replace(BEHIND, '');
}
