import { isCollector } from '../../lexicon/collectors';
import { looksLikeCreditor } from '../../lexicon/creditors';
import { anyOf, either, inTurn } from '../../page/anyOf';
import type { Line, Span } from '../../page/lines';
import { isLabelled } from '../../pieces/labelled';
import { cleanName, isName } from '../../pieces/names';

/** A name in a text: words with capitals, and small ones that names have between them. */
const NAME = String.raw`\p{Lu}[\p{L}\d&.'’/*-]{0,24}(?: (?:(?:of|the|and|&|de|for) )?(?:\p{Lu}|\d)[\p{L}\d&.'’/*-]{0,24}){0,5}`;
/** What kind of account it is, behind whose it is. */
const KIND = String.raw`(?:(?:credit|store|auto|car|personal|student|home|rental|wireless|internet|cable|phone|utility|visa|mastercard|lease|loan|card) )*(?:[Aa]ccount|ACCOUNT|loan|card|bill|debt|balance|lease|agreement|invoice|statement|membership|contract|mortgage|payment|bal)(?!\p{L})`;

/** Whose the account is that a notice speaks of, the surest words first. */
const SPOKEN_OF: readonly RegExp[] = [
  String.raw`(?<!\p{L})[Yy]our (?:(?:recent|past[- ]due|delinquent|unpaid|overdue|outstanding|closed|charged-off|old|former) )*(${NAME}?) ${KIND}`,
  String.raw`(?<!\p{L})(?:account|balance|debt|bill|loan|owed|past due|money)(?: of \$ ?[\d,.]{1,12})? (?:with|at|to|owed to|due to|for) (?!us\b)(${NAME})`,
  String.raw`(?<!\p{L})[Oo]we (?:to )?(?:the )?(${NAME}?) \$`,
  String.raw`(?<!\p{L})[Yy]ou (?:still |now |currently )?owe (?:to )?(?:the )?(?=\p{Lu}\S* \S)(${NAME})(?=[:,.]| on\b| for\b| under\b)`,
  String.raw`(?:^|\n|[.!:] )(${NAME}) (?:has |have )?(?:charged off|closed|sent|placed|referred|turned over|assigned|reported) your(?!\p{L})`,
  String.raw`(?<!\p{L})on behalf of (${NAME})`,
].map((pattern) => new RegExp(pattern, 'u'));
/** Who writes: in the head of a mail, as the lender of a loan, before a colon, or as he says it himself. */
const WRITERS: readonly RegExp[] = [
  String.raw`(?:^|\n)From: +"?(${NAME})`,
  String.raw`(?:^|\n)Lender(?: [Nn]ame)?: +(${NAME})`,
  String.raw`^(${NAME}): (?=[^\n]{0,200}(?<!\p{L})[Yy]our?(?!\p{L}))`,
  String.raw`(?<!\p{L})(?:reminder|notice|message|statement|bill|letter|alert) from (?:the )?(${NAME})`,
  String.raw`(?<!\p{L})(?:[Tt]his is|[Ii]t['’]s) (?!The )\p{Lu}\p{Ll}{1,19}(?: \p{Lu}[\p{L}.]{0,19})? (?:(?:here|calling|writing|reaching out) )?(?:from|with|at) (?:the )?(${NAME})(?=[,.!:;\n]| and\b| calling\b| about\b| regarding\b)`,
  String.raw`(?<!\p{L})(?:[Tt]his is|[Ww]e are) (${NAME})(?=[,.!]| and\b| with\b| calling\b)`,
].map((pattern) => new RegExp(pattern, 'u'));

/** What a letter is called at its head, and words that begin its sayings: they name nobody. */
const TITLE = anyOf(
  'i',
  // The last word of a title, or of a desk that writes.
  inTurn(
    '',
    /\b/,
    either(
      /statement|notice|notification|invoice|bill|quote|reminder|letter|offer|warning|alert|summary|disclosure/,
      /department|team|service at/,
    ),
    '$',
  ),
  /^(?:statement|notice|reminder|offer|service) (?:of|at|to|address)\b/,
  // The first word of a line in the head of a mail or a letter, of a title, or of a greeting.
  inTurn(
    '',
    '^',
    either(
      /re|subject|to|from|date|dear|attn/,
      /final|urgent|important|past|second|third|last|your|payment|amount/,
      /hello|hi|welcome|disconnection|guarantor|patient|bill to|account/,
    ),
    /\b/,
  ),
);
/** So many lines are the head of a notice. */
const HEAD_LINES = 5;

/** Who writes, and behind it for whom he collects: `Elm Recovery collecting for Oak Bank`, `Elm Recovery - client: Oak`. */
const WRITES_FOR = /^(.{2,60}?),? (?:collecting for|on behalf of|[-–—] (?:our )?client:?) (\p{Lu}.{1,59})$/iu;

/** Whom a line at the head of a notice names, and for whom he writes, where it says so. */
export function headingName(text: string): { name: string; whom?: string } {
  const [, writer, whom] = WRITES_FOR.exec(text) ?? [];
  return { name: cleanName(writer ?? text).name, ...(whom && { whom: cleanName(whom).name }) };
}

/** Somebody whom a notice names, and where. */
export interface Named extends Span {
  name: string;
  /** For whom he collects, as it stands behind his name. */
  whom?: string;
  /** Nothing but its place in the head of the paper shows it. */
  isGuess: boolean;
}

function namedBy(patterns: readonly RegExp[], source: string): Named | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(source);
    const name = cleanName((found?.[1] ?? '').replace(/[.,'’]+$/, '')).name;
    if (!found || name === '' || TITLE.test(name)) continue;
    const from = found.index + found[0].indexOf(name);
    return { name, from, to: from + name.length, isGuess: false };
  }
  return undefined;
}

/** Who writes a notice: by the head of a mail or his own words, else by the head of the paper, there a company rather than anybody. */
export function writerOf(lines: readonly Line[], source: string): Named | undefined {
  const told = namedBy(WRITERS, source);
  if (told) return told;
  const head = lines
    .slice(0, HEAD_LINES)
    .map(({ text, cells: [first = text], from, to }) => ({
      ...headingName(first),
      text: first,
      from,
      to,
    }))
    .filter(
      ({ name, text }) => isName(name) && !/\d{3}/.test(text) && !TITLE.test(name) && !isLabelled(name),
    );
  const found =
    head.find(({ name }) => isCollector(name)) ?? head.find(({ name }) => looksLikeCreditor(name)) ?? head[0];
  if (!found) return undefined;
  const { text, ...named } = found;
  return { ...named, isGuess: head.length > 1 && !looksLikeCreditor(named.name) };
}

/** Whose the account is that a notice speaks of, as its sentences name him. */
export function spokenOfIn(source: string): Named | undefined {
  return namedBy(SPOKEN_OF, source);
}

/** The address that a mail comes from, by the last two words of its host; those of anybody's mail name nobody. */
const HOST =
  /(?:^|\n)From:[^\n@]{0,80}@(?:[\w-]{1,40}\.){0,3}((?!(?:gmail|yahoo|hotmail|outlook|icloud|aol|live|msn|example)\.)[\w-]{2,40}\.(?:com|net|org|gov|co|us|biz|info))(?![\w-]|\.\w)/i;

/** Who writes a mail, by where it comes from, for one that names nobody else. */
export function hostOf(source: string): Named | undefined {
  const found = HOST.exec(source);
  const name = found?.[1];
  if (!found || name === undefined) return undefined;
  const to = found.index + found[0].length;
  return { name, from: to - name.length, to, isGuess: true };
}
