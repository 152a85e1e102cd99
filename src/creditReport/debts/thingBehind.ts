import { isPrinted } from '../account';
import { isCollector } from '../lexicon/collectors';
import { beginsWithCreditor, looksLikeCreditor } from '../lexicon/creditors';
import { spelledKind } from '../lexicon/labels';
import { areLabelWords } from '../lexicon/words';
import { either, inTurn, type Way } from '../page/anyOf';
import type { Page } from '../page/page';
import { areKindsOfDebt } from '../pieces/kindsOfAccount';
import { isStatusTold } from '../pieces/statuses';
import { saysUnknown } from '../pieces/unknownSums';
import { MAKES, MODELS } from '../pieces/vehicles';
import type { ReportedDebt } from '../reportedDebt';

/** So much behind a name is looked at. */
const MAX_BEHIND = 60;

/** What a remark begins with that says something else: who had the debt, its number, its sums, how it stands, whose it is. */
const SAYS_ELSE = either(
  // Chinese: its number, and who had it before.
  /(?:尾[号號]|账号|帳號|卡号|卡號|原)[\p{L}\d ]*/u,
  /orig\w*|o\/?c|fka|ex|was|formerly|bought|purchased|for|from|via|through|thru|by|por|now|se te|era|antes|used|de/,
  /acct|account|ending|ends|last|no|ref|file|loan|same|again|also|ditto|member|number|termina\p{L}*|acaba|final|cuenta|conta|cred|acree|số|đuôi/u,
  /pay|paid|min(?:imum)?|bal(?:ance)?|limit|due|owe[sd]?|closed|open|in|sent|sold|current|late|past|behind|collect\p{L}*/u,
  /saldo|debo|devo|deben|nos|me|le|i|we|he|she|they|it|its|this|that|they['’]re|not|never|still|yes|see|ask|call/,
  /purchaser|the \p{L}+(?: \p{L}+)? one|mine|his|hers|ours|joint|both|wife|husband|mía?|mio|(?:la|el) m[ií][ao]|la que|el que|la de|el de|serviced|continued|about|around|approx\p{L}*|roughly|maybe|abt|like|probably|nearly|almost/u,
);

/** What was bought, what kind it is, or who somebody is to the family, in brackets; with the year of its making. */
const IN_BRACKETS = new RegExp(
  String.raw`^ ?\((?!\p{L}{1,2}-?\d{4}|${SAYS_ELSE}(?![\p{L}\d]))((?:(?:19|20)\d\d )?\p{L}[\p{L}\d .,'’&+/-]{1,32})\)`,
  'iu',
);

/** Whose debt it is, in Chinese, before what was bought, or in whose name. */
const WHOSE = /\p{Script=Han}的$|^\p{Lu}\p{Ll}+, |^(?:au nom|a nombre|em nome|in (?:my|his|her|the)) /u;

/** A thing behind a dash, up to what ends it: a dash, a colon, a blank more, a comma, dots, a number, a sum, the sentence or the line. */
function behindDash(flags: string, thing: Way): RegExp {
  return inTurn(
    flags,
    /^ [-–—] /,
    `(?!(?:zero|thẻ|cart[aã]o|карта|first|second|${SAYS_ELSE})(?!\\p{L}))`,
    `(${either(thing)})`,
    /(?= [-–—] | ?[,:|\t]|\. | {2}| \.{2}| [*•#]| \$? ?\d|\n|$)/,
  );
}

/** What it was for in small letters; whose it is may stand in front, and where it is behind. */
const IN_SMALL = behindDash(
  'u',
  /(?:\p{Lu}\p{Ll}+['’]s )?\p{Ll}{3,}(?: (?:(?:at|on|of|da|de|del|do|la) )?\p{L}{3,}){0,2}(?: (?:St|Ave|Rd|Dr|Ln|Ct)\.?(?!\p{L}))?/u,
);

/** A vehicle, or what a year is of. */
const OF_YEAR = behindDash(
  'iu',
  either(
    /(?:19|20)\d\d \p{L}[\p{L}\d-]*(?: [\p{L}\d][\p{L}\d-]*){0,2}/u,
    `(?:(?:19|20)\\d\\d )?(?:(?:${MAKES.source}) )?${MODELS}(?: (?:19|20)\\d\\d)?`,
    MAKES,
  ),
);

const IS_VEHICLE = new RegExp(`(?<![\\p{L}\\d])${MODELS}(?![\\p{L}\\d])|^(?:${MAKES.source})$`, 'iu');

/** Whether words begin as a creditor does; who makes a vehicle lends for it too, but no model does, and a make alone is the vehicle. */
function beginsAsCreditor(words: string): boolean {
  return beginsWithCreditor(words) && !IS_VEHICLE.test(words);
}

/** Whether words are labels of what stands behind them: `monthly payment`; what kind of debt it is, is none: `wedding loan`. */
function saysWhat(words: string): boolean {
  return (
    areLabelWords(words) ||
    words.split(' ').some((word) => !areKindsOfDebt(word) && spelledKind(word) !== undefined)
  );
}

/** What stands right behind a name in the text and tells the account from others; empty where nothing does. */
export function thingBehind(name: string, behind: string): string {
  const [whole = '', thing = ''] =
    [IN_BRACKETS, IN_SMALL, OF_YEAR].map((one) => one.exec(behind)).find(Boolean) ?? [];
  if (whole.endsWith(')') && WHOSE.test(thing)) return '';
  // Who stands behind a collector was owed before.
  if (thing === '' || isStatusTold(thing) || saysUnknown(thing) || isCollector(name) !== isCollector(thing))
    return '';
  // What was bought may stand in front, and who is owed for it in the brackets.
  if (beginsAsCreditor(thing) && !looksLikeCreditor(name)) return '';
  const isOfDash = !whole.endsWith(')');
  return isOfDash && (areKindsOfDebt(thing) || saysWhat(thing) || beginsAsCreditor(thing)) ? '' : whole;
}

/**
 * The debts of running text and lists with all of their names: what was bought, in brackets or behind a dash right behind
 * a name, belongs to it, wherever the reading of the sentence has ended the name.
 */
export function withThingBehind<Read extends { debt: ReportedDebt }>(
  reads: readonly Read[],
  { source }: Page,
): readonly Read[] {
  return reads.map((read) => {
    const { accountName, sources } = read.debt;
    const place = sources.accountName;
    if (!place || isPrinted(place.label ?? '')) return read;
    const { from, to } = place;
    if (accountName === '' || source.slice(from, to) !== accountName) return read;
    const thing = thingBehind(accountName, source.slice(to, to + MAX_BEHIND));
    if (thing === '') return read;
    const whole = { ...place, to: to + thing.length };
    return {
      ...read,
      debt: {
        ...read.debt,
        accountName: accountName + thing,
        sources: { ...sources, accountName: whole },
      },
    };
  });
}
