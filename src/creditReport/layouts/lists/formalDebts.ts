import { BULLET } from '../../page/bullets';
import { type Line, lineOf, spanOf } from '../../page/lines';
import type { Item } from './item';
import { isListName } from './listName';

/** What is owed, and the words that lead to whom, as agreements write them: `The vehicle loan owed to`, `The mortgage held by`. */
const OWED_TO =
  /\b(?:mortgages?|loans?|debts?|obligations?|indebtedness|liability|note|card|account|line of credit|lien|bill)\b[^.,;:$\d]{0,40}? (?:held by|issued by|serviced by|owed to|owing to|due to|payable to|in favor of|with|to|from) (?=\S)/i;
/** Who is owed is named within so many characters. */
const MAX_NAME = 120;
/** Whose plan or employer it is, before its name: `Husband's employer retirement plan, Oak 401(k)`. */
const WHOSE = /^(?:(?:the )?\p{L}+['’]s|his|her|their) \p{Ll}[^,;$]{0,60}, (?=\p{Lu})/u;
/** A name: to the comma, or to what is said about the debt. */
const NAME =
  /^(?:the )?(\p{Lu}[^,;:$]*?(?:, (?:Inc|LLC|N\.A|Corp|Ltd|LP)\b\.?)?)(?=[,;:]|(?<!\b(?:Dr|St|Mt|Ft))\.(?= |$)|$| (?:upon|secured|on|for|having|with|which|that|in|bearing|under|account|acct|loan no)\b)/iu;
/** What the sentences about one debt say of its sum. */
const SUM = /\b(?:balance|amount|sum|total|owing|owed)\b[^.;$]{0,40}\$ ?\d/i;
/** What the person has is no debt, wherever it lies. */
const OWN =
  /\b(?:savings|checking|deposit|money market|brokerage|retirement|investment|ira|401 ?\(?k\)?) (?:account|plan|with|at)\b/i;
/** Behind the first sentence, one that goes on about the same debt: `Said account is presently 30 days past due.` */
const GOES_ON =
  /^(?:(?:said|this|such|that|the) (?:account|debt|loan|balance|obligation|mortgage|card|note)|it|its|payments?)\b/i;
/** Where a sentence ends: behind a word or a figure, not behind an initial. */
const SENTENCE_END = /(?<=[a-z\d)]\.) (?=\p{Lu})/u;
/** One such paragraph may be of a letter; several are a list. */
const LEAST = 2;

/** A count in words, and once more in figures behind them: `sixty (60) days`. */
const TWICE = /(?<![\p{L}-])\p{L}[\p{L}-]* \((\d{1,3})\) (?=days|months|payments|installments)/gu;

/** Whom a paragraph says that something is owed to, and where what it says about the debt begins. */
function creditorIn(text: string): { name: string; end: number } | undefined {
  const lead = OWED_TO.exec(text);
  if (!lead || OWN.test(text.slice(0, lead.index + lead[0].length))) return undefined;
  const start = lead.index + lead[0].length;
  const rest = text.slice(start, start + MAX_NAME);
  const whose = WHOSE.exec(rest)?.[0].length ?? 0;
  const found = NAME.exec(rest.slice(whose));
  const name = found?.[1] ?? '';
  return found && /^\p{Lu}/u.test(name) && isListName(name)
    ? { name, end: start + whose + found[0].length }
    : undefined;
}

/** The paragraphs of a page, each from its mark or a blank line on. */
function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last && !line.afterBlank && !BULLET.test(line.text) && !/^The \p{Ll}/u.test(line.text))
      last.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

function itemOf(paragraph: readonly Line[]): Item | undefined {
  const text = paragraph
    .map((line) => line.text)
    .join(' ')
    .replace(TWICE, '$1 ');
  const creditor = creditorIn(text);
  const [first] = paragraph;
  if (!first || !creditor) return undefined;
  const [told = '', ...more] = text.slice(creditor.end).split(SENTENCE_END);
  if (!SUM.test(told)) return undefined;
  const other = more.findIndex((sentence) => !GOES_ON.test(sentence));
  const sentences = [told, ...(other < 0 ? more : more.slice(0, other))];
  let left = creditor.end + sentences.join(' ').length;
  const lines = paragraph.filter((line) => {
    const isIn = left > 0;
    left -= line.text.length + 1;
    return isIn;
  });
  const span = spanOf(lines);
  return {
    ...span,
    lines: sentences.map((sentence) => lineOf(sentence, span)),
    name: creditor.name,
  };
}

/**
 * The debts that an agreement, a decree or an affidavit tells in a paragraph each: `The debt owed to Oak Bank, account
 * ending 6609, having an unpaid balance of $2,150.00, shall be paid by Wife.`
 */
export function formalItems(lines: readonly Line[]): Item[] {
  const items = paragraphsOf(lines).flatMap((paragraph) => itemOf(paragraph) ?? []);
  return items.length < LEAST ? [] : items;
}
