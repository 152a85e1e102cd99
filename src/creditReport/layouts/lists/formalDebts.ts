import { kindBehindName } from '../../lexicon/kindsBehindNames';
import { either, inTurn } from '../../page/anyOf';
import { BULLET } from '../../page/bullets';
import { type Line, lineOf, spanOf } from '../../page/lines';
import { countedOnce } from '../../pieces/countedTwice';
import { isFurniture } from '../../pieces/furniture';
import { isStatusTold } from '../../pieces/statuses';
import type { Item } from './item';
import { isListName } from './listName';

/** What is owed, and the words that lead to whom, as agreements write them: `The vehicle loan owed to`, `The mortgage held by`. */
const OWED_TO =
  /\b(?:mortgages?|loans?|debts?|obligations?|indebtedness|liability|note|card|account|line of credit|lien|bill)\b[^.,;:$\d]{0,80}? (?:held by|issued by|serviced by|owed to|owing to|due to|payable to|in favor of|with|to|from) (?=\S)/i;
/** What stands before each debt of a list: `a.`, `(ii)`. */
const MARK = /^\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)] +/i;
/** Who is owed, before the kind of debt: `The Oak card`, `The Oak Financial retail installment contract`. */
const NAMED = inTurn(
  'u',
  /^(?:The|An?|His|Her|Their|Any) (?:joint )?(?=\p{Lu})([^,;:$()]{2,60}?) /u,
  // What kind of debt it is.
  `(?:${either(
    /[Cc]redit|[Cc]harge|[Ss]tore|[Rr]etail|[Ii]nstallment|[Vv]ehicle|[Aa]uto|[Cc]ar|[Ss]tudent|[Pp]ersonal/,
    /[Hh]ome|[Ee]quity|[Ss]ales|[Rr]evolving|[Uu]nsecured/,
  )} )*`,
  /(?:[Cc]ard|[Aa]ccount|[Ll]oan|[Cc]ontract|[Nn]ote|[Mm]ortgage|[Ll]ine of credit|[Dd]ebt|[Oo]bligation)/,
  /(?!\p{L})/u,
);
/** Whom it was owed to before: `upon an obligation originally owed to Oak Hospital`. */
const ORIGINALLY =
  /\b(?:originally|formerly|previously) (?:owed|owing|due|payable) to (?:the )?(\p{Lu}[^,;:$]{1,60}?)(?=[,;]|\.(?: |$)|$| (?:in|with|having|which)\b)/u;
/** The words before who was owed once, and those before who is owed now: `formerly owed to Oak, now held by Elm`. */
const [ONCE, NOW] = [
  /\b(?:originally|formerly|previously) \p{L}+ (?:to|by|with) $/iu,
  /\b(?:now|presently|currently|since|subsequently|and|but) (?:held by|owned by|owed to|assigned to|sold to|transferred to|placed with|with) (?=\p{Lu})/u,
];
/** Who is owed is named within so many characters. */
const MAX_NAME = 120;
/** Whose plan or employer it is, before its name: `Husband's employer retirement plan, Oak 401(k)`. */
const WHOSE = /^(?:(?:the )?\p{L}+['’]s|his|her|their) \p{Ll}[^,;$]{0,60}, (?=\p{Lu})/u;
/** A name: to the comma, or to what is said about the debt. */
const NAME =
  /^(?:the )?(\p{Lu}[^,;:$]*?(?:, (?:Inc|LLC|N\.A|Corp|Ltd|LP)\b\.?)?)(?=[,;:]|(?<!\b(?:Dr|St|Mt|Ft))\.(?= |$)|$| (?:upon|secured|on|for|having|with|which|that|in|bearing|under|account|acct|loan no)\b)/iu;
/** What the sentences about one debt say of its sum. */
const SUM = /\b(?:balance|amount|sum|total|owing|owed|remains|due)\b[^.;$]{0,40}\$ ?\d/i;
/** What the person has is no debt, wherever it lies. */
const OWN =
  /\b(?:savings|checking|deposit|money market|brokerage|retirement|investment|ira|401 ?\(?k\)?) (?:account|plan|with|at)\b/i;
/** Behind the first sentence, one that goes on about the same debt: `Said account is presently 30 days past due.` */
const GOES_ON =
  /^(?:(?:said|this|such|that|the) (?:account|debt|loan|balance|obligation|mortgage|card|note)|it|its|payments?)\b/i;
/** Where a sentence ends: behind a word or a figure, not behind an initial or a word cut short. */
const SENTENCE_END = /(?<=[a-z\d)]\.)(?<!\b(?:[Nn]o|[Aa]cct|Corp|Inc|Co|Dr|St|Mt|Ft)\.) (?=\p{Lu})/u;
/** One such paragraph may be of a letter; several are a list. */
const LEAST = 2;

/** Days in words, which tell how late a debt is. */
const DAYS: readonly (readonly [RegExp, string])[] = [
  [/\bthirty(?=(?: |-)days?\b)/gi, '30'],
  [/\bsixty(?=(?: |-)days?\b)/gi, '60'],
  [/\bninety(?=(?: |-)days?\b)/gi, '90'],
];

/** Whom a paragraph says that something is owed to, the words before him, and where what it says about the debt begins. */
function creditorIn(text: string): { name: string; lead: string; end: number } | undefined {
  const marked = MARK.exec(text)?.[0].length ?? 0;
  const named = NAMED.exec(text.slice(marked, marked + MAX_NAME));
  const [, own = ''] = named ?? [];
  if (named && isListName(own) && !OWN.test(named[0])) {
    const end = marked + named[0].indexOf(own) + own.length;
    const kind = kindBehindName(text.slice(end, end + MAX_NAME));
    return { name: own + kind, lead: '', end: end + kind.length };
  }
  const lead = OWED_TO.exec(text);
  if (!lead || OWN.test(text.slice(0, lead.index + lead[0].length))) return undefined;
  const once = lead.index + lead[0].length;
  const now = ONCE.test(text.slice(0, once)) ? NOW.exec(text.slice(once)) : undefined;
  if (now === null) return undefined;
  const start = once + (now ? now.index + now[0].length : 0);
  const rest = text.slice(start, start + MAX_NAME);
  const whose = WHOSE.exec(rest)?.[0].length ?? 0;
  const found = NAME.exec(rest.slice(whose));
  const name = found?.[1] ?? '';
  return found && /^\p{Lu}/u.test(name) && isListName(name)
    ? { name, lead: text.slice(marked, start), end: start + whose + found[0].length }
    : undefined;
}

/** The paragraphs of a page, each from its mark or a blank line on; the foot of a page parts none. */
function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  let isTurned = false;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (isFurniture(line.text)) {
      isTurned = true;
      continue;
    }
    const goesOn = isTurned && /^\p{Ll}{2}/u.test(line.text);
    const isFirst =
      line.afterBlank || BULLET.test(line.text) || MARK.test(line.text) || /^The \p{Ll}/u.test(line.text);
    if (last && (goesOn || !isFirst)) last.push(line);
    else paragraphs.push([line]);
    isTurned = false;
  }
  return paragraphs;
}

function itemOf(paragraph: readonly Line[]): Item | undefined {
  const whole = paragraph.map((line) => line.text).join(' ');
  if (!whole.includes('$')) return undefined;
  const text = DAYS.reduce((so, [words, days]) => so.replace(words, days), countedOnce(whole));
  const creditor = creditorIn(text);
  const [first] = paragraph;
  if (!first || !creditor) return undefined;
  const [told = '', ...more] = text.slice(creditor.end).split(SENTENCE_END);
  if (!SUM.test(told)) return undefined;
  const other = more.findIndex((sentence) => !GOES_ON.test(sentence));
  const sentences = [told, ...(other < 0 ? more : more.slice(0, other))];
  const original = ORIGINALLY.exec(text)?.[1];
  let left = creditor.end + sentences.join(' ').length;
  const lines = paragraph.filter((line) => {
    const isIn = left > 0;
    left -= line.text.length + 1;
    return isIn;
  });
  const span = spanOf(lines);
  return {
    ...span,
    lines: [...(isStatusTold(creditor.lead) ? [creditor.lead] : []), ...sentences].map((sentence) =>
      lineOf(sentence, span),
    ),
    name: creditor.name,
    original,
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
