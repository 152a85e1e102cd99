import type { Line } from '../../page/lines';
import { isStatusTold } from '../../pieces/statuses';
import type { Item } from './item';
import { type Mention, mentionsIn } from './mentions';
import { isToldPaidOff } from './paidOff';

/** A paragraph on one line, and where its characters stand in the source. */
interface Paragraph {
  text: string;
  /** For every line: where it begins in the text, and the line. */
  lines: readonly { at: number; line: Line }[];
}

/** Shorter paragraphs are no prose, longer ones are not looked at. */
const [MIN_LENGTH, MAX_LENGTH] = [40, 6000];

/** Words that hold sentences together, in the languages of households; labels and lists have few of them. */
const FUNCTION_WORDS =
  /(?<![\p{L}])(?:i|we|they|it|is|are|was|were|am|have|has|had|the|that|this|my|our|me|us|and|but|on|to|with|for|because|so|there|la|el|que|es|son|está|con|por|para|y|mi|me|lo|pero|debo|o|a|é|está|com|eu|minha|mwen|li|yo|pou|nan|se|je|le|les|et|pour)(?![\p{L}])/giu;
/** Of so many words at least, this share holds sentences together. */
const [MIN_WORDS, MIN_SHARE] = [8, 0.15];
/** A paragraph below such a one may be shorter of them. */
const GOES_ON = 0.08;

/** A name of few words and a sum, and nothing else on the line: of two such, a paragraph is a list. */
const LISTED = /^\p{L}[^\d$.!?,;:]{1,30} \$?\d[\d,.]*k?$/iu;
const MIN_LISTED = 2;

/** The share of words that hold sentences together; zero in columns, and where a paragraph is too short or too long. */
function shareOfProse({ text, lines }: Paragraph): number {
  if (text.length < MIN_LENGTH || text.length > MAX_LENGTH) return 0;
  if (lines.some(({ line }) => line.cells.length > 1)) return 0;
  if (lines.filter(({ line }) => LISTED.test(line.text)).length >= MIN_LISTED) return 0;
  const words = text.split(' ').length;
  return words < MIN_WORDS ? 0 : (text.match(FUNCTION_WORDS)?.length ?? 0) / words;
}

function paragraphsOf(lines: readonly Line[]): Paragraph[] {
  const paragraphs: { text: string; lines: { at: number; line: Line }[] }[] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (!last || line.afterBlank) paragraphs.push({ text: line.text, lines: [{ at: 0, line }] });
    else {
      last.lines.push({ at: last.text.length + 1, line });
      last.text += ` ${line.text}`;
    }
  }
  const shares = paragraphs.map(shareOfProse);
  return paragraphs.filter((_, index) => {
    const isBelowProse = (shares[index - 1] ?? 0) >= MIN_SHARE;
    return (shares[index] ?? 0) >= (isBelowProse ? GOES_ON : MIN_SHARE);
  });
}

/** Where a character of a paragraph stands in the source; the begin or the end of its line where blanks were lost. */
function placeOf({ lines }: Paragraph, at: number, isEnd: boolean): number {
  const own = lines.findLast((entry) => entry.at <= at) ?? lines[0];
  if (!own) return 0;
  const { line } = own;
  const isWhole = line.to - line.from === line.text.length;
  return isWhole ? Math.min(line.from + at - own.at, line.to) : isEnd ? line.to : line.from;
}

/** The end of a sentence; short words with a dot end none. */
const SENTENCE_END =
  /(?<!\b(?:inc|co|corp|st|dr|mr|mrs|ms|no|acct|bal|min|pmt|approx|n\.a|llc|ltd|orig|mo|jr|sr|vs))[.!?…]["')]? +(?=[\p{Lu}¿¡"'($\d])/giu;
/** What may be a sum; the digits that the number of an account ends in are none. */
const MONEY =
  /\$ ?\d|(?<![\w.])\d{1,2} ?x \d|\bbalance (?:is |of )?zero\b|\b\d{1,3}(?:,\d{3})+\b|\b\d+\.\d{2}\b|(?<!\b(?:ending|ends)(?: in| with)? )\b\d{3,6}\b(?! ?-?\d{4}\b)/gi;
/** A sum of two digits right behind a name, and no count: `Klarna 80`. */
const SMALL_SUM =
  /^ \d{2}(?![\d/%-]|[.,]\d|\p{L}| (?:days?|months?|mo|years?|percent|x|of|cards?|loans?|accounts?)\b)/u;
/** Sentences about what comes in, what is paid for living, what lies in a bank, and what somebody asks for his work. */
const NO_DEBT =
  /\b(?:income|salary|take[- ]?home|savings?|refund|paycheck|unemployment|social security|pension|wages|(?:i|we) had (?:[^.]*?)\bpaid off|(?:we|i|he|she|wife|husband) (?:only )?(?:makes?|earns?|brings?)|rent (?:is|are)|groceries|our fee|my fee|approval odds|pre-?approved|pre-?qualified|consult\p{L}*|retainer|estimate|deposits?|ingresos?|gan[ao]|sueldo|renta|alquiler|aluguel|sal[aá]rio|lwaye|no incluyo|not includ\p{L}+|(?:don['’]t|do not) include)\b/iu;
const DEBT = /\b(?:owe|owes|owed|balance|behind|past due|minimum|collections?|debt|debo|debe|saldo|devo)\b/i;

/** What somebody says is not to be counted among the debts. */
const NOT_COUNTED = /\b(?:(?:do(?:es)?n['’]t|not) count|not responsible)\b/i;

interface Sentence {
  from: number;
  to: number;
}

function sentencesIn(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    sentences.push({ from, to: end });
    from = end;
  }
  sentences.push({ from, to: text.length });
  return sentences;
}

/** The stretch of a paragraph that tells one debt, and who is named in it. */
interface Told {
  stretches: Sentence[];
  mentions: Mention[];
  hasMoney: boolean;
}

/** A sum right before the creditor whom it is owed to: `$500 to Oak`. */
const LEADS_TO =
  /(?<![\w$.,])(?:\$ ?)?\d[\d.,]*k? (?:is )?(?:owed )?(?:to|with) (?:(?:the|my|our|her|his) )?$/i;
/** Before a sum that is paid, and so owed to nobody. */
const PAYS = /\b(?:pay|pays|paid|paying|payments?)\b[^$\d]{0,20}$/i;
/** So far before a name its sum stands at most. */
const MAX_LEAD = 60;

/** Where the sum stands that leads to a creditor right behind it; where the name stands, if none does. */
function beginOf({ from, isBuyer }: Mention, text: string, sums: readonly number[]): number {
  const before = text.slice(Math.max(0, from - MAX_LEAD), from);
  const lead = LEADS_TO.exec(before);
  if (!lead || isBuyer || PAYS.test(before.slice(0, lead.index))) return from;
  const begin = from - lead[0].length;
  return sums.includes(begin) ? begin : from;
}

/**
 * Where the debts of a sentence begin: at each creditor that a sum follows before the next one, or at the sum that leads
 * to it, but for the first. One that is told to be paid off, without a sum of its own, takes none of its neighbours.
 */
function cutsIn(
  { from, to }: Sentence,
  mentions: readonly Mention[],
  text: string,
  sums: readonly number[],
): number[] {
  const cuts: number[] = [];
  const begins = mentions.map((mention) => beginOf(mention, text, sums));
  let last = from;
  let wasPaidOff = false;
  for (const [index, { isBuyer, isSeller }] of mentions.entries()) {
    const begin = begins[index] ?? from;
    const end = begins[index + 1] ?? to;
    const hasSum = sums.some((at) => at >= begin && at < end);
    const hadSum = sums.some((at) => at >= last && at < begin);
    const isPaidOff = !hasSum && isToldPaidOff(text.slice(begin, end));
    const beginsDebt = (hasSum && hadSum) || isPaidOff || wasPaidOff;
    if (index > 0 && beginsDebt && !isBuyer && !isSeller) {
      cuts.push(begin);
      last = begin;
    }
    wasPaidOff = isPaidOff;
  }
  return cuts;
}

function toldIn({ text }: Paragraph): Told[] {
  const mentions = mentionsIn(text);
  const sums = [
    ...Array.from(text.matchAll(MONEY), ({ index }) => index),
    ...mentions.filter(({ to }) => SMALL_SUM.test(text.slice(to, to + MAX_LEAD))).map(({ to }) => to + 1),
  ];
  const hasSumIn = ({ from, to }: Sentence) => sums.some((at) => at >= from && at < to);
  const told: Told[] = [];
  let open: Told | undefined;
  let pending: Sentence[] = [];
  for (const sentence of sentencesIn(text)) {
    const words = text.slice(sentence.from, sentence.to);
    if (NOT_COUNTED.test(words) || (NO_DEBT.test(words) && !DEBT.test(words))) {
      open = undefined;
      pending = [];
      continue;
    }
    const inIt = mentions.filter(({ from }) => from >= sentence.from && from < sentence.to);
    if (inIt.length === 0) {
      if (open) {
        open.stretches.push(sentence);
        open.hasMoney ||= hasSumIn(sentence);
      } else if (!hasSumIn(sentence)) pending.push(sentence);
      continue;
    }
    const cuts = [sentence.from, ...cutsIn(sentence, inIt, text, sums)];
    for (const [index, from] of cuts.entries()) {
      const part = { from, to: cuts[index + 1] ?? sentence.to };
      const own = inIt.filter((mention) => mention.from >= part.from && mention.from < part.to);
      const hasMoney = hasSumIn(part);
      // Who is named next before any sum is told may be who has the debt now.
      const goesOn = open !== undefined && !open.hasMoney && own.some(({ isBuyer }) => isBuyer);
      if (open && goesOn) {
        open.stretches.push(part);
        open.mentions.push(...own);
        open.hasMoney = hasMoney;
      } else {
        open = { stretches: [...pending, part], mentions: own, hasMoney };
        told.push(open);
      }
      pending = [];
    }
  }
  return withStanding(told, text);
}

/** A longer sentence says more than how a debt stands. */
const MAX_STANDING = 60;

/**
 * What is told with a sum, and with it a sentence that says of the same creditor how the debt stands and names no sum:
 * `The Oak is two months behind`.
 */
function withStanding(told: readonly Told[], text: string): Told[] {
  const summed = told.filter(({ hasMoney }) => hasMoney);
  const byName = new Map(
    summed.flatMap((one) => one.mentions.map(({ name }) => [name.toLowerCase(), one] as const)),
  );
  for (const { hasMoney, stretches, mentions } of told) {
    const [mention, ...others] = mentions;
    const [sentence, ...more] = stretches;
    if (hasMoney || !mention || !sentence || others.length > 0 || more.length > 0) continue;
    const words = text.slice(sentence.from, sentence.to).trim();
    if (words.length <= MAX_STANDING && isStatusTold(words))
      byName.get(mention.name.toLowerCase())?.stretches.push(sentence);
  }
  return summed;
}

function itemOfTold(paragraph: Paragraph, { stretches, mentions }: Told): Item | undefined {
  const lines = stretches.map(({ from, to }): Line => {
    const text = paragraph.text.slice(from, to).trim();
    return {
      text,
      cells: [text],
      afterBlank: false,
      from: placeOf(paragraph, from, false),
      to: placeOf(paragraph, to, true),
    };
  });
  const buyer = mentions.find(({ isBuyer }) => isBuyer);
  const seller = mentions.find(({ isSeller }) => isSeller);
  const others = mentions.filter((mention) => mention !== buyer && mention !== seller);
  const best = others.reduce<Mention | undefined>(
    (most, next) => (most && most.weight >= next.weight ? most : next),
    undefined,
  );
  const named = buyer ?? best;
  const [first] = lines;
  if (!named || !first) return undefined;
  return {
    lines,
    from: first.from,
    to: lines.reduce((most, { to }) => Math.max(most, to), 0),
    name: named.name,
    original: seller?.name ?? (buyer ? best?.name : undefined),
  };
}

/** What running text tells about each debt: from the sentence that names a creditor to the one that names the next. */
export function proseItems(lines: readonly Line[]): Item[] {
  return paragraphsOf(lines).flatMap((paragraph) =>
    toldIn(paragraph).flatMap((told) => itemOfTold(paragraph, told) ?? []),
  );
}
