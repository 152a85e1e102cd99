import { type Account, accountOf, type Fact, letterFact } from '../account';
import { looksLikeCreditor } from '../lexicon/creditors';
import type { LabelKind } from '../lexicon/labelTable';
import { type Line, type Span, spanOf } from '../page/lines';
import type { Page } from '../page/page';
import { isName } from '../pieces/names';
import { best, sumsIn } from './letterSums';
import { numberIn } from './lists/listNumber';

/** What a letter is about: an account of the one who writes, with its number. */
const ABOUT =
  /^(?:re|subject|regarding) ?: ?(?:(?:my|our) )?(?:[\p{L}-]{2,12} ){0,2}(?:loan|mortgage|card|account|acct|lease|line)(?!\p{L})/iu;
/** The number with which that ends, also a short one. */
const NUMBER_AT_END = /(?<= )[A-Z]{0,3}-?\d[\d-]{3,20}$/;
/** How somebody writes to whom he owes. */
const OWN =
  /(?<!\p{L})(?:(?:i|we) (?:am|are) (?:writing|asking|requesting)|(?:i|we) (?:write|ask|request)|my (?:[\p{L}-]{2,12} ){0,2}(?:loan|mortgage|card|account|lease|payment))(?!\p{L})/iu;
/** How the debt stands, as he says it. */
const STANDS =
  /(?<!\p{L}|\d)(?:\d{2,3} days? (?:past due|late|behind|overdue|delinquent)|(?:one|two|three|\d) (?:months?|payments?) (?:past due|late|behind))(?!\p{L})/iu;
/** Before a sum that he asks for, or offers. */
const ASKED = /(?<!\p{L})(?:lend|borrow|offer|settle|grant|extend|spare|refund)(?!\p{L})/iu;
/** So many lines at most stand between whom he writes to and what it is about, and from there to what he owes. */
const [MAX_ABOVE, MAX_BELOW] = [6, 12];

/** Whom a letter is addressed to: the first line of the block that ends with what it is about. */
function addressee(lines: readonly Line[], about: number): Line | undefined {
  for (let at = about; at >= Math.max(0, about - MAX_ABOVE); at -= 1) {
    const line = lines[at];
    const isOther = at < about && line && isName(line.text) && looksLikeCreditor(line.text);
    if (isOther && (line.afterBlank || at === 0)) return line;
  }
  return undefined;
}

/** The lines of the paragraph that tells of a sum first. */
function paragraphWithSum(lines: readonly Line[]): readonly Line[] {
  const first = lines.findIndex(({ text }) => /\$ ?\d/.test(text));
  if (first < 0) return [];
  const from = lines.findLastIndex(({ afterBlank }, index) => afterBlank && index <= first);
  const to = lines.findIndex(({ afterBlank }, index) => afterBlank && index > first);
  return lines.slice(Math.max(0, from), to < 0 ? lines.length : to);
}

function debtAt(lines: readonly Line[], about: number, source: string): Account | undefined {
  const name = addressee(lines, about);
  const subject = lines[about];
  const paragraph = paragraphWithSum(lines.slice(about + 1, about + 1 + MAX_BELOW));
  if (!name || !subject || !paragraph.some(({ text }) => OWN.test(text))) return undefined;
  const sums = sumsIn(paragraph, source);
  const balance = best(
    sums.filter(({ label }) => !ASKED.test(label)),
    'balance',
  );
  if (!balance) return undefined;
  const paying = best(
    sums.filter((sum) => sum !== balance),
    'paying',
  );
  const facts: Fact[] = [];
  const add = (kind: LabelKind, text: string | undefined, at: Span) => {
    if (text) facts.push(letterFact(kind, text, at));
  };
  const span = spanOf(paragraph);
  add('name', name.text, name);
  add('number', numberIn(subject.text) || NUMBER_AT_END.exec(subject.text)?.[0], subject);
  add('balance', balance.text, balance);
  add('paying', paying?.text, paying ?? span);
  add('statusLoose', STANDS.exec(paragraph.map(({ text }) => text).join(' '))?.[0], span);
  return accountOf(facts, { flags: ['name-guessed'] });
}

/**
 * Reads the debt that somebody writes to his lender about: who is addressed, the number in the line of what the letter is
 * about, and what its first paragraph with a sum tells.
 */
export function readLetterToLender({ source, lines }: Page): Account[] {
  const about = lines.findIndex(({ text }) => ABOUT.test(text));
  return about < 0 ? [] : [debtAt(lines, about, source) ?? []].flat();
}
