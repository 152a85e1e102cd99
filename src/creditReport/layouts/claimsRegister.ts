import { type Account, accountOf, type Fact } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import type { Line, Span } from '../page/lines';
import type { Page } from '../page/page';
import { isName } from '../pieces/names';

/** How a claim begins, with the number that the court gave its creditor: `Creditor: (23117804)  Claim No: 1`. */
const CLAIM = /^creditor: *\(\d{3,}\)/i;
/** What follows the last claim. */
const END = /^claims register summary\b/i;
const SUM = /\bamount claimed: *(\$ ?\d[\d,]*(?:\.\d{2})?)/i;
/** What the clerk notes of the account; of the last digits the words for them are left out. */
const NUMBER =
  /\b(?:account|acct)\.?(?: (?:number|no\.?|#)(?: \([^()]*\))?:| (?:(?:number|no\.?|#) )?(?:ending|ends)(?: (?:in|with))?:?) *((?:[X*x]+ ?)?\w*\d{3,})\b/i;
/** Who claims for another, whose name stands on the line below. */
const FOR_ANOTHER =
  /,? as (?:(?:servicing )?agent|servicer|assignee|successor(?: in interest)?) (?:for|of|to)$/i;
/** A creditor has so many lines at most, its address among them. */
const MOST_OF_NAME = 4;

/** The lines of each claim. */
function claimsIn(lines: readonly Line[]): Line[][] {
  const claims: Line[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (CLAIM.test(line.text)) {
      claims.push([line]);
      isOpen = true;
    } else if (END.test(line.text)) isOpen = false;
    else if (isOpen) claims.at(-1)?.push(line);
  }
  return claims;
}

/** The lines below the first one of a claim that name who claims, before the address. */
function namesIn([, ...below]: readonly Line[]): { text: string; span: Span }[] {
  const names: { text: string; span: Span }[] = [];
  for (const line of below.slice(0, MOST_OF_NAME)) {
    const text = line.cells.find((cell) => cell !== '') ?? '';
    if (!isName(text.replace(FOR_ANOTHER, ''))) break;
    names.push({ text, span: line });
  }
  return names;
}

/** Reads the claims register of a bankruptcy, as the site of a court prints it: a claim under each creditor. */
export function readClaimsRegister({ lines }: Page): Account[] {
  return claimsIn(lines).flatMap((claim) => {
    const told = (pattern: RegExp) => {
      const line = claim.find(({ text }) => pattern.test(text));
      return line && { text: pattern.exec(line.text)?.[1] ?? '', span: line };
    };
    const sum = told(SUM);
    const [name, other] = namesIn(claim);
    if (!sum || !name) return [];
    const facts: Fact[] = [];
    const add = (kind: LabelKind, label: string, found: { text: string; span: Span } | undefined) => {
      if (found) facts.push({ kind, label, values: [found.text], span: found.span });
    };
    add('name', 'creditor', { ...name, text: name.text.replace(FOR_ANOTHER, '') });
    add('number', 'account number', told(NUMBER));
    add('balance', 'amount claimed', sum);
    if (FOR_ANOTHER.test(name.text)) add('original', 'as agent for', other);
    // All lines of a claim are its own, so that no other layout reads a debt among them.
    for (const line of claim) add('text', 'line of the claim', { text: line.text, span: line });
    return [accountOf(facts)];
  });
}
