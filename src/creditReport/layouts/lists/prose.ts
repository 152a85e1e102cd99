import { type Line, lineOf } from '../../page/lines';
import { isStatusTold } from '../../pieces/statuses';
import type { Item } from './item';
import { type Mention, mentionsIn } from './mentions';
import { type Paragraph, paragraphsOf, placeOf } from './paragraphs';
import { isAside, type Sentence, sentencesIn } from './sentences';
import { cutsIn, sumsIn } from './toldSums';

/** The stretch of a paragraph that tells one debt, and who is named in it. */
interface Told {
  stretches: Sentence[];
  mentions: Mention[];
  hasMoney: boolean;
}

function toldIn({ text }: Paragraph): Told[] {
  const mentions = mentionsIn(text);
  const sums = sumsIn(text, mentions);
  const hasSumIn = ({ from, to }: Sentence) => sums.some((at) => at >= from && at < to);
  const told: Told[] = [];
  let open: Told | undefined;
  let pending: Sentence[] = [];
  for (const sentence of sentencesIn(text)) {
    const words = text.slice(sentence.from, sentence.to);
    if (isAside(words)) {
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
      const isHolder = own.some(({ isBuyer }) => isBuyer) && open?.hasMoney === false;
      // Nor has who had it before a debt of his own; the sum beside him is of the debt that was asked about.
      const isOwedBefore = own.every(({ isSeller }) => isSeller) && !(hasMoney && open?.hasMoney);
      if (open && (isHolder || isOwedBefore)) {
        open.stretches.push(part);
        open.mentions.push(...own);
        open.hasMoney ||= hasMoney;
      } else {
        open = { stretches: [...pending, part], mentions: own, hasMoney };
        told.push(open);
      }
      pending = [];
    }
  }
  return withStanding(told, text);
}

const keyOfName = ({ name }: Mention) => name.toLowerCase();
const keyOfCreditor = ({ creditor }: Mention) => creditor.toLowerCase();

/** A longer sentence says more than how a debt stands. */
const MAX_STANDING = 60;

/**
 * What is told with a sum, and with it a sentence that says of the same creditor how the debt stands and names no sum:
 * `The Oak is two months behind`.
 */
function withStanding(told: readonly Told[], text: string): Told[] {
  const summed = told.filter(({ hasMoney }) => hasMoney);
  const [byName, byCreditor] = [keyOfName, keyOfCreditor].map(
    (keyOf) =>
      new Map(summed.flatMap((one) => one.mentions.map((mention) => [keyOf(mention), one] as const))),
  );
  /** Another kind of card or loan of the same creditor is another debt. */
  const toldOf = (mention: Mention) => {
    const [name, creditor] = [keyOfName(mention), keyOfCreditor(mention)];
    return (
      byName?.get(name) ??
      byName?.get(creditor) ??
      (name === creditor ? byCreditor?.get(creditor) : undefined)
    );
  };
  for (const { hasMoney, stretches, mentions } of told) {
    const [mention, ...others] = mentions;
    const [sentence, ...more] = stretches;
    if (hasMoney || !mention || !sentence || others.length > 0 || more.length > 0) continue;
    const words = text.slice(sentence.from, sentence.to).trim();
    if (words.length <= MAX_STANDING && isStatusTold(words)) toldOf(mention)?.stretches.push(sentence);
  }
  return summed;
}

function itemOfTold(paragraph: Paragraph, { stretches, mentions }: Told): Item | undefined {
  const lines = stretches.map(({ from, to }): Line => {
    const text = paragraph.text.slice(from, to).trim();
    return lineOf(text, { from: placeOf(paragraph, from, false), to: placeOf(paragraph, to, true) });
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
    original: seller?.name ?? (buyer ? best?.creditor : undefined),
  };
}

/** What running text tells about each debt: from the sentence that names a creditor to the one that names the next. */
export function proseItems(lines: readonly Line[]): Item[] {
  return paragraphsOf(lines).flatMap((paragraph) =>
    toldIn(paragraph).flatMap((told) => itemOfTold(paragraph, told) ?? []),
  );
}
