import { beginsWithCollector, isCollector } from '../lexicon/collectors';
import { beginsWithCreditor, looksLikeCreditor } from '../lexicon/creditors';
import { areKindsOfDebt, isKindOfAccount } from '../pieces/kindsOfAccount';

/** Who collects a debt, and who was owed first. */
export interface CollectedFor {
  collector: string;
  original: string;
}

/** Two names, the second in brackets: `Elm Recovery (Oak Bank)`. */
const IN_BRACKETS = /^([^()]{2,60}) \(([^()]{2,60})\)$/;
/** Two names, the second behind the word for whom, also of Tagalog, which may stand behind what becomes of it: `Elm Recovery for Oak Bank`, `Elm Recovery (collections) for Oak Bank`, `Elm Recovery para sa Oak Bank`. */
const FOR =
  /^([^()]{2,60}?)(?:,| \((?:in |debt )?collect(?:ions?|or|ing)\)| (?:in )?collections?)? (?:for|on behalf of|o\/?b\/?o|para (?:sa|kay)) (?:(?:the|my|our|your) )?([^()]{2,60})$/i;
/** A name, and in brackets for whom it collects: `Elm Systems (collection for Oak Health)`. */
const COLLECTS_IN_BRACKETS =
  /^([^()]{2,60}) \((?:(?:in|debt) )?collect(?:ions?|or|ing|s) (?:for|on behalf of|o\/?b\/?o) (?:(?:the|my|our|your) )?([^()]{2,60})\)$/i;
/** Two names, a stroke between them: `Elm Recovery / Oak Bank`, `Oak Bank - Elm Recovery`. */
const PARTED = /^([^()/]{2,60}?)(?: ?\/ ?| [-–—] )([^()/]{2,60})$/;
/** From whom a debt came, in Tagalog, which is said of no other thing of two companies: `Elm galing sa Oak Bank`. */
const CAME_FROM = /^([^()]{2,60}?),? (?:galing|mula) (?:sa|kay) ([^()]{2,60})$/i;
/** How people say that they owe somebody no more: `old Oak Bank`. */
const OLD = /^old (?=\p{L})/iu;
/** What was owed, behind whom: `Oak bill`. */
const BILL = / (?:bill|account|acct|card|loan|debt)$/i;

/** What people call a debt buyer, and banks as well; beside the one who was owed it is the buyer: `Midland (Oak)`. */
const CALLED = /^midland$/i;

/** Whether words name a collector, and no kind of debt. */
function collects(name: string): boolean {
  return isCollector(name) && !areKindsOfDebt(name) && !isKindOfAccount(name);
}

/** The one who was owed, without the words that he is no more; the name of a company may begin with one of them. */
function ofOld(name: string): string {
  const rest = name.replace(OLD, '');
  return beginsWithCreditor(rest) ? rest.replace(BILL, '') : name;
}

/** Whether words can name a company that was owed, and not a person, a place or how the debt stands. */
function canBeOwed(name: string): boolean {
  return (
    /^\p{Lu}/u.test(name) &&
    !/\d{2}/.test(name) &&
    !areKindsOfDebt(name) &&
    !isKindOfAccount(name) &&
    !isCollector(name)
  );
}

/**
 * A name that is told as two, of which one is known to collect debts of others: the collector has the debt, and the other
 * was owed first. Undefined where no collector is named, or what stands beside him may be a person, a place or a remark.
 */
export function collectedFor(name: string): CollectedFor | undefined {
  const [, agent = '', client = ''] = COLLECTS_IN_BRACKETS.exec(name) ?? [];
  if (agent !== '')
    return looksLikeCreditor(agent) && canBeOwed(client) ? { collector: agent, original: client } : undefined;
  const [, first = '', inside = ''] = IN_BRACKETS.exec(name) ?? PARTED.exec(name) ?? [];
  if (inside !== '') {
    const [inFront, behind] = [ofOld(first), ofOld(inside)];
    if ((collects(first) || CALLED.test(first)) && canBeOwed(behind) && looksLikeCreditor(behind))
      return { collector: first, original: behind };
    if (beginsWithCollector(inside) && canBeOwed(inFront) && looksLikeCreditor(inFront))
      return { collector: inside, original: inFront };
    return undefined;
  }
  const [, holder = '', before = ''] = CAME_FROM.exec(name) ?? [];
  if (holder !== '')
    return looksLikeCreditor(holder) && canBeOwed(before) && looksLikeCreditor(before)
      ? { collector: holder, original: before }
      : undefined;
  const [, collector = '', whom = ''] = FOR.exec(name) ?? [];
  const original = ofOld(whom);
  const isAgent = / (?:as|is) agent$/i.test(collector);
  return collects(collector) && canBeOwed(original) && !isAgent ? { collector, original } : undefined;
}
