/** What a telephone writes of a message that somebody liked or laughed at: that message once more, between its marks. */
const REACTION =
  /^(?:(?:Liked|Loved|Disliked|Laughed at|Emphasized|Questioned|Removed an? \p{L}+ from|Reacted .{1,12} to|Le (?:gustó|encantó|dio risa)|Gostou de|Amou) |\p{Extended_Pictographic}\uFE0F? to )[“"«].*[”"»]$\n?/gmu;

/** A talk without what was said once more because somebody reacted to it. */
export function withoutReactions(text: string): string {
  return text.replace(REACTION, '');
}

/** Where a line ends, as people say it who dictate; a run of blanks is looked at from its beginning alone. */
const LINE_SAID =
  /(?:(?<![ \t])[ \t]+)?(?<![\p{L}\p{N}])(?:new|next) (?:line|paragraph)(?![\p{L}\p{N}])[ \t]*[.,]?[ \t]*/giu;
/** A single one may be of a telephone. */
const LEAST = 2;

/** A dictated text with its lines where they were said to end. */
export function withLinesSaid(text: string): string {
  const said = text.match(LINE_SAID)?.length ?? 0;
  return said < LEAST ? text : text.replace(LINE_SAID, '\n');
}

/** What is asked about the debt that was named above, and the sum alone that answers it. */
const ASKED =
  /^((?:and |what['’]?s |whats )?(?:the |your )?(?:min(?:imum)?(?: payment)?|(?:monthly )?(?:payment|pmt)|bal(?:ance)?))\?+\n(?=\$? ?\d[\d,]*(?:\.\d\d)?(?: ?(?:\/|a |per )mo(?:nth)?)?\.?$)/gim;

/** A talk in which a short question about a sum stands before its answer, as a label does: `min?`, `187`. */
export function withShortAnswers(text: string): string {
  return text.replace(ASKED, '$1 ');
}
