/** What describes a note above its text, between two rules. */
const FRONT_MATTER = /^\s*---\n[\w -]{1,40}:(?:.*\n){1,40}?---(?:\n|$)/;
/** Replaced from top to bottom; links before emphasis, escapes last. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/^#{1,6} +(?=\S)/gm, ''],
  [/^>? ?\[![a-z]{2,12}\][-+]? ?/gim, ''],
  [/\[\[(?:[^[\]|\n]{1,200}\|)?([^[\]|\n]{1,200})\]\]/g, '$1'],
  [/!?\[([^[\]\n]{1,200})\]\([^()\s]{1,300}(?: "[^"\n]{0,100}")?\)/g, '$1'],
  [/\[\^\w{1,20}\]:?/g, ''],
  // Those on paper; a clipboard tells what is struck out.
  [/~~(?=\S)([^~\n]{1,200})~~/g, '$1'],
  [/(?<![\w*\\])\*\*(?=[^\s*])([^*\n]{0,200}[^\s*\\])\*\*(?![\w*])/g, '$1'],
  // A letter alone is the tick on a line to write on: `__X__`.
  [/(?<![\w\\])__(?=[^\s_])(?![Xx✓]__)([^_\n]{0,200}[^\s_\\])__(?!\w)/g, '$1'],
  [/(?<![\w*\\])\*(?=\p{L})([^*\n]{0,200}[^\s*\\])\*(?![\w*])/gu, '$1'],
  [/(?<![`\\])`([^`\n]{1,200})`(?!`)/g, '$1'],
];
const ESCAPE = /\\([\\`*_{}[\]()#+\-.!|~<>$])/g;
/** A rule below the headings of a table. */
const TABLE_RULE = /^\|?(?: *:?-+:? *\|)+(?: *:?-+:?)?$/;
const BAR = /(?<!\\)\|/;

/** Tables become rows whose cells tabs part; the rule below the headings goes. */
function withoutBars(text: string): string {
  if (!text.includes('|')) return text;
  const lines = text.split('\n');
  let isTable = false;
  const rows = lines.flatMap((line, index) => {
    if (TABLE_RULE.test(line.trim())) return isTable ? [] : [line];
    isTable = line.includes('|') && (isTable || TABLE_RULE.test((lines[index + 1] ?? '').trim()));
    if (!isTable) return [line];
    const cells = line
      .trim()
      .replace(/^\|/, '')
      .replace(/(?<!\\)\|$/, '')
      .split(BAR);
    return [cells.map((cell) => cell.trim()).join('\t')];
  });
  return rows.join('\n');
}

/**
 * Takes the marks of Markdown off a text: front matter, headings, links, emphasis, code, footnotes,
 * tables with bars and escapes. What the marks stand around stays.
 */
export function withoutMarkdown(text: string): string {
  const body = text.replace(FRONT_MATTER, '');
  const plain = MARKS.reduce((so, [mark, by]) => so.replace(mark, by), body);
  return withoutBars(plain).replace(ESCAPE, '$1');
}
