import { type Account, accountOf, type Fact } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import { type Line, type Span, spanOf } from '../page/lines';
import { matchesIn } from '../page/matches';
import type { Page } from '../page/page';
import { readAccountNumber } from '../pieces/accountNumber';
import { isName } from '../pieces/names';

/** What the forms ask for beside every claim. */
const NUMBER_LABEL = 'last 4 digits of account number';
const IS_FORM = new RegExp(NUMBER_LABEL, 'i');
/** What counts a claim: `4.1`, which may stand on a line above the name. */
const COUNT = /^\d{1,2}\.\d{1,3}\.?(?= |$)/;
/** Whose claim it is, behind its count: `4.1 Oak Bank`; the number of the account, what secures it or its sums stand behind the name. */
const NAME =
  /^(?:\d{1,2}\.\d{1,3}\.? +)?(.+?)(?: +(?:last 4 digits\b|describe the property\b|\$ ?\d|\$?unknown$).*)?$/i;
/** What ends the last claim of a part: the sums of a page, the next part. */
const END = /^(?:add the (?:dollar value|amounts)\b|part \d\b)/i;
/** Four digits, in boxes or not, or what the creditor printed in their place. */
const NUMBER = new RegExp(`${NUMBER_LABEL}:? +((?:\\d ){3}\\d|(?=\\w*\\d)\\w{2,8})(?![\\w,.$])`, 'i');
const SUM = /\$ ?\d[\d,]*(?:\.\d{2})?/;
const SUMS = new RegExp(SUM, 'g');
/** The sum behind its own label, where the columns of the form are told line by line. */
const LABELLED_SUM = new RegExp(`\\b(?:amount of (?:the )?claim|total claim):? *(${SUM.source})`, 'i');
/** The columns of the form in their order, on a line of their own: the claim, what secures it, what nothing secures. */
const ROW_OF_SUMS = new RegExp(`^(${SUM.source})(?: +${SUM.source}){0,2}$`);
/** The sum stands on the first line of a claim or right below it, else behind the number of the account. */
const SUM_LINES = 2;
/** What stands in the place of a sum that nobody knows yet. */
export const UNKNOWN_SUM = /(?:^|[ $])(?:unknown|undetermined|unliquidated|to be determined|tbd)$/i;
/** For whom a collector claims, behind what kind of claim it is. */
const ORIGINAL =
  /\bspecify:? +(?:collection (?:attorney|agency|account|for)|collecting for|factoring company account|assignee of|assigned from)(?: for)? +(\p{Lu}.{2,60})$/iu;

/** The lines of each claim of a form. */
function claimsIn(lines: readonly Line[]): Line[][] {
  const claims: Line[][] = [];
  let isOpen = false;
  let isCounted = false;
  for (const line of lines) {
    const count = COUNT.exec(line.text)?.[0];
    if (count !== undefined && count.length === line.text.length) {
      isCounted = true;
      isOpen = false;
      continue;
    }
    const mayBegin = isCounted || count !== undefined;
    isCounted = false;
    const [, name = ''] = mayBegin ? (NAME.exec(line.text) ?? []) : [];
    if (isName(name.replace(/\.$/, ''))) {
      claims.push([line]);
      isOpen = true;
    } else if (END.test(line.text)) isOpen = false;
    else if (isOpen) claims.at(-1)?.push(line);
  }
  return claims;
}

/** What the first of some lines says that a pattern takes, with the line. */
function told(lines: readonly Line[], pattern: RegExp): { text: string; span: Span } | undefined {
  for (const line of lines) {
    const match = pattern.exec(line.text);
    if (match) return { text: match[1] ?? match[0], span: line };
  }
  return undefined;
}

/**
 * Reads the creditors of a household in the official forms of a bankruptcy (106D, 106E/F), claim by claim, also where the
 * columns of the form run together.
 */
export function readCourtClaims({ source, lines }: Page): Account[] {
  if (!IS_FORM.test(source)) return [];
  return claimsIn(lines).flatMap((claim) => {
    const number = told(claim, NUMBER);
    const asked = claim.filter(({ text }) => IS_FORM.test(text));
    const sum =
      told(claim, LABELLED_SUM) ??
      told(claim.slice(0, SUM_LINES), SUM) ??
      told(asked.slice(0, 1), SUM) ??
      told(claim, ROW_OF_SUMS);
    if (asked.length === 0 && !sum) return [];
    const isUnknown = !sum && told([...claim.slice(0, SUM_LINES), ...asked.slice(0, 1)], UNKNOWN_SUM);
    const facts: Fact[] = [];
    const add = (kind: LabelKind, label: string, found: { text: string; span: Span } | undefined) => {
      if (found) facts.push({ kind, label, values: [found.text], span: found.span });
    };
    add('name', 'creditor name', told(claim, NAME));
    add('number', NUMBER_LABEL, number && { ...number, text: readAccountNumber(number.text) });
    add('balance', 'total claim', sum);
    // Beside it stands what secures the claim, and how much of it is secured.
    for (const line of claim.filter((one, at) => at < SUM_LINES || one === sum?.span))
      for (const [text] of matchesIn(line.text, SUMS))
        if (text !== sum?.text) add('money', 'value of collateral', { text, span: line });
    add('original', 'other specify', told(claim, ORIGINAL));
    // All lines of a claim are its own, so that no other layout reads a debt among them.
    add('text', 'remark', { text: claim.at(-1)?.text ?? '', span: spanOf(claim) });
    return [accountOf(facts, isUnknown ? { flags: ['amount-missing'] } : {})];
  });
}
