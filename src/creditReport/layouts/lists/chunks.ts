import { beginsWithCreditor } from '../../lexicon/creditors';
import { labelAt } from '../../lexicon/labels';
import { anyOf, either, inTurn } from '../../page/anyOf';
import { BULLET } from '../../page/bullets';
import type { Line } from '../../page/lines';
import { collapse } from '../../page/normalise';
import { COUNT_OF_LOAN } from '../../pieces/aroundNames';
import { countedOnce } from '../../pieces/countedTwice';
import { withoutKindInCell } from '../../pieces/kindInFront';
import { withoutLateCounts } from '../../pieces/lateCounts';
import { tellsLiving } from '../../pieces/living';
import { cleanName } from '../../pieces/names';
import { withoutNotOwn } from '../../pieces/notOwn';
import { withLeftTold, withLimitTold, withUsedTold } from '../../pieces/ofLimit';
import { withoutPhone } from '../../pieces/phones';
import { isStatusTold } from '../../pieces/statuses';
import { ITEMISED } from '../modelForm';
import type { Item } from './item';
import { isInterjection, isListName } from './listName';
import { withOwedByNow } from './owedByNow';
import { withPaidTold } from './paidBeforeOwed';
import { withoutParts } from './partsOfSum';
import { withSaidAnew } from './saidAnew';
import { isThing } from './spokenName';
import { withoutTotals } from './totalOfOne';
import { withUnsureTold } from './unsure';

/** A line that fills the page and goes on below is a sentence that the page wrapped. */
const WRAPPED = 50;

/** The mark of a list before a line below the first, which is no mask of the digits behind it, or its letter: `* 60 days late`, `c. Status: current`. */
const STARS = /^[*•·]\s+|^[a-h]\. (?=\S)/;

/** A line that begins with what is owed, under its label, and so is no rest of the line above: `balance as of today: $1,875.40`. */
const BEGINS_OWED =
  /^(?:(?:current|present|total|new) )?(?:balance|amount (?:due|owed|owing))(?: (?:as of )?(?:today|now|due|owed))?:? \$/i;

/** Whether the last word of a line and the first ones of the next are a label of something else than what is owed: `High` over `balance: $500`. */
function endsInLabel(above: string, line: string): boolean {
  const words = [above.slice(above.lastIndexOf(' ') + 1), ...line.split(' ', 3)];
  const found = labelAt(words, 0);
  return found !== undefined && found.words > 1 && found.kind !== 'balance';
}

/** The cells of a line, without the kind of debt that a form has in the first of them before the creditor: `Other mortgages: Oak Bank`. */
function withCreditorFirst([first = '', ...others]: readonly string[]): string[] {
  return [withoutKindInCell(first.replace(BULLET, '')), ...others];
}

/** The text of an item: its lines, parted by a bar where each says something of its own. */
function textOf(lines: readonly Line[]): string {
  let text = '';
  for (const [index, line] of lines.entries()) {
    const whole =
      line.cells.length > 1
        ? withCreditorFirst(line.cells)
            .map((cell) => cell.replaceAll('\n', ' '))
            .join(' | ')
        : withoutPhone(line.text);
    const own = index > 0 ? whole.replace(STARS, '') : whole;
    const above = lines[index - 1]?.text ?? '';
    const isWrapped =
      index > 0 &&
      own === whole &&
      !own.includes(' | ') &&
      (!BEGINS_OWED.test(own) || endsInLabel(above, own)) &&
      ((/^\p{Ll}/u.test(own) && !/[.:|]$/.test(above)) ||
        (above.length > WRAPPED && !/[.!?:;)]$/.test(above) && !BULLET.test(own)));
    text += index === 0 ? own : `${isWrapped ? ' ' : ' | '}${own}`;
  }
  if (beginsWithCreditor(text)) text = withUsedTold(text).replace(CLOSED_BY, '$1 ');
  return collapse(
    withPaidTold(
      withLeftTold(
        withLimitTold(
          withOwedByNow(withSaidAnew(withoutParts(withoutNotOwn(withUnsureTold(countedOnce(text)))))),
        ),
      ),
    )
      .replace(LATE_SUM, '$1, past due $2')
      .replace(LATENESS_BEHIND, '$1 $2')
      .replace(DUE_ON, '')
      .replace(MOVED_TO, ' $1')
      .replace(MARKDOWN, '')
      .replace(WITHOUT_INTEREST, '')
      .replace(HAS_IT, '$1')
      .replace(ANSWERED, '? ')
      .replace(UNPARTED_COLON, '$1 ')
      .replace(LAST_DIGITS, ' ')
      .replace(COLON_BEFORE_OWES, ' ')
      .replace(COLON_BEHIND_BRACKETS, ''),
  );
}

/** What is past due, in brackets behind how late a debt is: `behind 2 months ($824)`. */
const LATE_SUM =
  /(\b(?:behind|late|past due|overdue)(?: (?:by )?\d{1,3} (?:days|months?|payments?))?) \((\$ ?\d[\d,.]*)\)/gi;

/** For how many days something is late, or that it is not, in the cell behind the words for that: `Days past due | 31`, `Overdue: No`. */
const LATENESS_BEHIND =
  /\b(days (?:past due|late|behind|overdue|delinquent)(?=\W{1,4}\d)|(?:past due|overdue|delinquent|late)(?=\W{1,4}no))\??(?: \||:) (\d{1,3}|no|none)(?= \||[,;.]|$)/gi;

/** On which day a payment is due, before its sum: `Payment due Nov 30, minimum $68`. */
const DUE_ON = inTurn(
  'giu',
  /(?<=\b(?:payment|pmt|minimum|min))/,
  / due(?: date)?:? (?:(?:on|by) )?(?:the )?/,
  /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?/,
  /(?=[ ,:=-]{0,3}(?:(?:is|minimum|min|of|the) ){0,2}\$? ?\d)/,
);

/** How a sum came to be what it is, before it, and what it was: `Oak is down to 4,210`, `Elm went up to 2,300 from 1,900`. */
const MOVED_TO =
  /(?<=\p{L})(?: (?:is|are|has gone|went|now))*(?: |['’]s )(?:back )?(?:down|up) to (\$? ?\d[\d,]{2,9}(?:\.\d\d)?)(?: from \$? ?\d[\d,]{2,9}(?:\.\d\d)?)?/giu;

/** What a creditor has done with an account on which something is still owed, between his name and that: `Oak closed it but still owe 900`. */
const CLOSED_BY =
  /^(\p{L}[\p{L} .'’&-]{1,30}?) closed (?:it|me|(?:my|the|our) (?:account|acct|card))(?: out| on (?:me|us))?,? (?:(?:but|and|though) )?(?=(?:(?:i|we) )?(?:still )?owe )/iu;

/** That somebody has a debt that was told of before, behind his name: `Elm Recovery has it now, $386`. */
const HAS_IT =
  /^(\p{Lu}[\p{L} .'’&-]{2,50}?) (?:now )?(?:has|owns|holds|bought|services|is collecting) (?:it|that|this)(?: one)?(?: now)?(?=[,.;:])/u;

/** The colon that a form's answer has behind its question. */
const ANSWERED = /\?: (?=(?:yes|no)(?!\p{L}))/giu;

/** For how long a creditor takes no interest, which is part of no name and says nothing of how it stands: `24 months same as cash`. */
const WITHOUT_INTEREST =
  / (?:for )?\d{1,2}[ -](?:mos?\.?|months?|yrs?|years?) (?:same as cash|(?:no|zero|deferred) interest|interest[- ]free)(?![\p{L}-])/giu;

/** A colon between a Chinese or Korean label and its figure, among others on a line: the label says what the figure is without it. */
const UNPARTED_COLON = /([\p{Script=Han}\p{Script=Hangul}]): ?(?=\$ ?\d)/gu;

/** A colon between the words for the last digits of a number and these, which are known without it: `Oak Bank Last 4: 2231`. */
const LAST_DIGITS = /(?<=\p{L} last (?:4|four)(?: digits)?): ?(?=[xX*•.#]{0,8}\d{3,6}(?!\d))/giu;

/** A colon between a name and the Chinese word for what is owed, which leads to its sum without it: `Oak 车贷(CR-V):欠 $640`. */
const COLON_BEFORE_OWES = /(?<=[\p{L})]): ?(?=(?:[还還尚]?欠款?|[还還]剩) ?\$? ?\d)/gu;

/** A colon between what stands in brackets behind a name and the sum, as behind the name alone: `Oak Auto (2020 Civic): $14,300`. */
const COLON_BEHIND_BRACKETS = /(?<=\p{L}\)): ?(?= \$? ?\d)/gu;

/** The marks of bold, struck and quoted text; stars beside digits are a mask. */
const MARKDOWN = /\*\*(?=\p{L})|(?<=[\p{L}.:])\*\*(?![*\d])|(?<!_)__(?!_)|~~|`|\[\[|\]\]/gu;

/** Words cut short, whose dot ends no sentence: `Inc.`, `approx.`, `N.A.`. */
const CUT_SHORT = either(
  /inc|co|corp|reg|st|dr|mr|mrs|ms|no|acct|bal|min|pmt|approx|llc|ltd|orig|mo|dept|ref(?=\.\s+is )|[a-z]\.[a-z]/,
  /assoc|assn|hosp|svcs?|mgmt|natl|bk|univ|dist/,
);
/** How people tell behind a sum whose debt it was: `412 it was a Sears`; not what became of it. */
const WAS_OF_ANOTHER = `(?:it |this |that )?(?:was|used to be|formerly|originally) (?:an? |my |from )?(?!${either(
  /closed|shut|cancel|frozen|stolen|lost|charged|sent|sold|paid|late|behind|in /,
)})`;

/** What parts the pieces of an item, dots that lead to a sum among it; a comma or a dot between digits parts nothing. A label with a colon belongs to the figure behind it: `3,310 Min: 95`. */
const SEPARATORS = anyOf(
  'iu',
  // Bars, dashes and arrows with blanks around them; dots that lead to a sum.
  /\s*\|\s*|\s+(?:[-–—=>→…]+|\.+)\s+/,
  /(?:\.{4,}|…{2,}|_{3,})\s*(?=\$|\d{1,3}(?:,\d{3})|\d+\.\d\d(?!\d))/,
  // Semicolons, dots in the middle, and commas: not before a year or the end of a company's name.
  /\s*;\s*|\s[·•]\s|,(?=[\u4e00-\u9fff\uac00-\ud7af])/,
  /,\s+(?!(?:19|20)\d\d\b|(?:llc|inc|corp|ltd|l\.?p|n\.?a|p\.?c|pllc)\b)/,
  // Brackets.
  /\s*\((?=[^)]*\))|\)\s*/,
  // The end of a sentence; a word cut short ends none, nor a mask of dots behind the digits of a number.
  String.raw`(?<!\b${CUT_SHORT}|\d{6}\.{3})\.\s+|(?<!\d{6}\.{3})\.$|[!?]\s+`,
  // A colon behind a word; whom a bill is about is told behind his label.
  /(?<!\b(?:re|was|patient|guarantor))(?<=[a-z]):\s+/,
  // Between a sum and the label of the next one, or who had the debt first.
  /(?<=\d) (?=(?:min|minimum|pmt|payment|due|limit)(?: payment| due)?: ?\$?\d)/,
  /(?<=\d) (?=(?:orig(?:inal|\.)? cred(?:itor|\.)?|o\/?c)(?:: | ))/,
  String.raw`(?<=\d) (?=${WAS_OF_ANOTHER}\p{L})`,
);

/** Which of how many payments is due, before its sum or alone: `payment 12 of 60, 412`. */
const COUNTED =
  /[,;]? (payment|pmt|installment|pago|cuota|parcela)s? (?:# ?|no\.? )?\d{1,3} (?:of|de|\/) \d{1,3}(?![\d.,]*\d)(?:[,:;]? (?=\$? ?\d))?/gi;

/** Parts nothing where it stands but once: `Carvana / Bridgecrest`; but what is said behind a sum: `267 / collections`. */
const [SLASH, BEHIND_FIGURE] = [/\s+\/\s+/, /(?<=\d)\s+\/\s+(?=\p{L}(?!o\b))/u];
/** A name with a remark in brackets that belongs to it: `Lowe's (Synchrony Bank)`, `USAA auto (F-150)`, `Oak (washer/dryer)`; behind the kind of a loan in Chinese no blank parts them: `Oak 车贷(CR-V)`. */
const REMARK = inTurn(
  'iu',
  /^\p{L}[^()$,;:|–—]{1,40}?(?: |(?<=[贷貸款]))\(/u,
  // Not who had the debt first, what it is called, or how it stands.
  String.raw`(?!${either(
    /orig\w*|o\/?c|fka|ex|was|formerly|bought|for|from|se te|era/,
    /acct|account|ending|ends|termina(?:d[ao]|ci[oó]n)?|acaba|final|cuenta|conta|cred|acree/,
    /pay|min|bal|limit|due|paid|closed|open|in |sent|current|late/,
    // Nor whose it is.
    /(?:his|hers|mine|ours|theirs|joint)(?=\))/,
  )}\b)`,
  /(?:(?:19|20)\d\d )?\p{L}[\p{L}\d .'’&+/-]{0,32}\)/u,
);

/** A sum with the marks of money before the name: `763.40 Oak (mattress)`. */
const SUM_BEFORE =
  /^\$ ?\d[\d,]*(?:\.\d\d)? (?=\p{L})|^\d{1,3}(?:,\d{3})*\.\d\d (?=\p{L})|^\d{1,3}(?:,\d{3})+ (?=\p{L})/u;
/** A remark behind a number says something about the debt, not about its name: `Care Credit 3200 (dentist)`. */
const BEHIND_SUM = /\s(?!(?:19|20)\d\d )\d{3,6} \(/;

/** What was borrowed for, and in brackets behind it from whom: `Husband's student loans (Oak Bank)`. */
const FROM_WHOM = /^([^()]+) \(([^()]+)\)$/;

/** Whether the remark behind words for a thing or a kind of loan is its creditor. */
function isOfCreditor(named: string): boolean {
  const [, thing = '', whom = ''] = FROM_WHOM.exec(named) ?? [];
  return isThing(thing) && beginsWithCreditor(whom);
}

/** A kind of account as forms offer it, with what it means, before the name: `Lease (not real estate) Oak Trust`. */
const KIND_EXPLAINED =
  /^(?:revolving|installment|mortgage|lease|heloc|open(?: 30-day)?|other) \([^()]{1,40}\) (?=\p{Lu})/iu;

/** What a writer tells behind a colon and is no name: `Car: payment $300`. */
const NO_NAME = either(
  /payment|pmt|min|bal|owed?|owing|paid|pay|due|about|around|approx|none|i|we|still|saldo|pago|parcela|debo|devo/,
);
/** A kind of account as people shorten it, before the name: `CC: Oak 5,210`, `Coll: Elm Systems 418`, `Cartão: Oak`. */
const KIND_SHORT = inTurn(
  'iu',
  '^',
  either(
    /cc|pl|sl|med|auto|mtg|bnpl|coll?(?:ection)?|medical|student loans?|(?:credit |store )?cards?/,
    /(?:(?:car|auto|truck|home|house|personal) )?loan|car|truck|mortgage|heloc|family|friend/,
    // Spanish, Portuguese and French.
    /tarjetas?(?: de cr[eé]dito)?|cart[aã]o(?: de cr[eé]dito)?|carro|coche|troca|hipoteca|fam[ií]lia|amig[ao]/,
    /(?:pr[eé]stamo|empr[eé]stimo|financiamento)(?: (?:personal|pessoal|estudiantil|estudantil|d[oe]l? \p{Ll}+))?/u,
    /carte(?: de crédit)?|prêt(?: (?:auto|étudiant|personnel))?|voiture|famille/,
  ),
  `: (?!${NO_NAME}(?!\\p{L}))(?=\\p{L})`,
);
/** What a writer puts before what he adds later, or before the next of his debts, and how he says that he left it out: `EDIT: forgot Oak Visa`, `Second bill: Oak`, `Oops, left out Elm`. */
const [LATER, LEFT_OUT] = [
  /^(?:edit(?:ed)?|update|p\.?s\.?)(?: ?\d)?: ?|^(?:(?:and |the )?(?:first|second|third|fourth|another|other|next|last|new|1st|2nd|3rd|4th)(?: (?:bill|card|loan|account|debt|collection|one))?|new (?:bill|card|loan|account|debt|one)): (?=\p{L})/iu,
  /^(?:(?:oops|oh|sorry|also|and|ugh)[,.!:]? ){0,3}(?:(?:i|we|almost|totally) ){0,3}(?:forgot(?: about| to (?:add|list|mention|include))?|left out|(?:did ?n['’]?t|did not) (?:list|include|mention))[:,]? (?!to |that )(?:(?:my|our|the) )?(?=\p{L}{2})/iu,
];
/** Whose debt it is, before it: `wife: Oak Visa 640`, `both: Elm 900`. */
export const WHOSE =
  /^(?:(?:my |the )?(?:wife|husband|spouse|partner|fianc[eé]e?)(?:['’]s)?|both|joint(?:ly)?|him|her|self)(?: \([^()\d]{1,20}\))?: (?=\p{L})/iu;
const IS_COLLECTED = /^coll/i;

/** A text without the kind of account before its name; that it is collected stays told. */
function withoutKind(text: string): string {
  const kind = KIND_SHORT.exec(text)?.[0] ?? '';
  if (kind === '') return text;
  return IS_COLLECTED.test(kind) ? `${text.slice(kind.length)}, in collections` : text.slice(kind.length);
}

/** The title of an item, and behind a dash how the debt stands: `Hospital Oak — ya está en cobranza`. */
function titleChunks(title: string): string[] {
  const [, name, behind] = /^(.+?) [—–-] (.+)$/.exec(title) ?? [];
  return name && behind && isStatusTold(behind) ? [name, behind] : [title];
}

/** The parts of a text with a slash in it. */
function slashedParts(text: string): string[] {
  const parts = text.split(SLASH);
  return parts.length > 2 ? parts : text.split(BEHIND_FIGURE);
}

/** The parts of a text; most have but one, which is told sooner than they are parted. */
function partsOf(text: string): string[] {
  return SEPARATORS.test(text) ? text.split(SEPARATORS) : [text];
}

/** The pieces of an item, in their order. */
export function chunksOf(item: Item): string[] {
  const [first, ...below] = withoutTotals(item.lines).filter(
    ({ text }) => !tellsLiving(text) && !ITEMISED.test(text),
  );
  // A line without figures over others is a name, whatever marks stand in it.
  const title =
    below.length > 0 && first && !/\d{3}|[$:,]/.test(first.text.replace(REMARK, ''))
      ? first.text.replace(BULLET, '')
      : '';
  const text = withoutKind(
    withoutLateCounts(textOf(title ? below : [...(first ? [first] : []), ...below]))
      .replace(BULLET, '')
      .replace(LATER, '')
      .replace(WHOSE, '')
      .replace(LEFT_OUT, '')
      .replace(KIND_EXPLAINED, '')
      .replace(COUNT_OF_LOAN, ''),
  ).replace(COUNTED, ', $1 ');
  const isTitled = title !== '' && isListName(cleanName(title).name);
  const sum = SUM_BEFORE.exec(text)?.[0] ?? '';
  const named = isTitled ? undefined : REMARK.exec(text.slice(sum.length))?.[0];
  const isRemark = named && !BEHIND_SUM.test(named) && !isOfCreditor(named) && isListName(named);
  const remark = isRemark ? named : undefined;
  const rest = remark ? text.slice(sum.length + remark.length) : text;
  const [lead = '', ...slashed] = rest.includes('/') ? slashedParts(rest) : [rest];
  const parted = [...partsOf(lead), ...(slashed.length > 1 ? slashed : slashed.flatMap(partsOf))];
  const [begin = '', ...others] = parted;
  const chunks = [...titleChunks(title), ...(remark ? [sum, `${remark}${begin}`, ...others] : parted)]
    .map((chunk) => chunk.trim().replace(/^[–—-]\s+(?=\p{L})/u, ''))
    .filter((chunk) => chunk !== '');
  // How somebody begins to speak names nobody: `None. Wait, there is Oak Clinic`.
  return chunks.slice(
    Math.max(
      0,
      chunks.findIndex((chunk) => !isInterjection(chunk)),
    ),
  );
}
