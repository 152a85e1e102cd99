/** Words that begin an example of what is asked for, in brackets that tell nothing else. */
const EXAMPLE =
  /\((?:for example|for instance|e\.?g\.?|example:|ex\.|such as|por ejemplo|p\. ?ej\.)(?!\p{L})[^()]{1,300}\)/giu;
/** How a line asks for what the brackets behind it show: with a question, or politely. */
const ASKS = /\? |\bplease\b/i;
/** The marks of quoted lines, which stay where an example runs over them. */
const LINE_MARK = /\n>[ >]*/g;

/**
 * A mail without the examples of what it asks for, which stand in the brackets of quoted lines, or of those that ask: `> Who
 * collects (for example: "Elm Recovery for Oak Bank, $500")?`. They look like debts, and are nobody's; lines stay as they
 * are.
 */
export function withoutExamples(text: string): string {
  return text.replace(EXAMPLE, (example, at: number) => {
    const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
    return line.startsWith('>') || ASKS.test(line) ? (example.match(LINE_MARK) ?? []).join('') : example;
  });
}
