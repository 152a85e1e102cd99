import { type Money, ZERO } from '../../money/money';
import { banksOfApplication } from '../layouts/loanApplication';
import { savingsBesideLoans } from '../layouts/loanStatement';
import type { Line, Span } from '../page/lines';
import type { Page } from '../page/page';
import { readAmount } from '../pieces/amounts';
import { sectionOf } from '../pieces/sections';

/** How pages call the group of accounts that hold a person's own money, and how many these are. */
const OWN =
  /^(?:(?:my|our|your|total) )?(?:cash|bank(?:ing)?|checking|savings?|deposits?|investments?|investing|retirement|brokerage|everyday|spending)(?:(?: ?[,/&+] ?| and )(?:cash|banks?|checking|savings?|deposits?|investments?|retirement))*(?: accounts?)?(?: ?\(\d{1,2}\))?:?(?: |$)/i;
/** A sum at the end of a line, or alone on it. */
const SUM_BEHIND = /(?<![\d.,*•…x-])[-–−]?\$? ?\d[\d,]*\.\d{2}$/i;
/** A title with its sum is no longer. */
const MAX_LENGTH = 80;
/** So many lines may belong to a group. */
const MAX_LINES = 80;

/** The sum that a line ends with. */
function sumOn({ text }: Line): Money | undefined {
  return readAmount(SUM_BEHIND.exec(text.slice(-MAX_LENGTH))?.[0] ?? '')?.amount;
}

/** The index behind the lines that come to a sum exactly; -1 where none do before the next title. */
function endOfSum(lines: readonly Line[], start: number, wanted: Money): number {
  let [so, count] = [ZERO, 0];
  for (let index = start; index < Math.min(lines.length, start + MAX_LINES); index += 1) {
    const line = lines[index];
    if (!line || sectionOf(line.text) === 'accounts') return -1;
    const amount = sumOn(line);
    if (!amount) continue;
    [so, count] = [so.plus(amount), count + 1];
    if (so.eq(wanted)) return index + 1;
    if (so.gt(wanted)) return -1;
  }
  return -1;
}

/**
 * The stretches of a page with the accounts of a person's own money: under a title such as `Cash` with its sum, beside it
 * or on the next line, to which the accounts below come exactly; a member's savings beside his loans; and what an
 * application for a loan says of accounts at banks.
 */
export function ownAccountsIn({ lines }: Page): Span[] {
  const found = [...savingsBesideLoans(lines), ...banksOfApplication(lines)];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || line.text.length > MAX_LENGTH || !OWN.test(line.text)) continue;
    const beside = sumOn(line);
    const rest = line.text.replace(OWN, '').replace(SUM_BEHIND, '').trim();
    const below = lines[index + 1];
    const wanted = beside ?? (below && sumOn(below));
    if (rest !== '' || !wanted?.gt(0)) continue;
    const end = endOfSum(lines, index + (beside ? 1 : 2), wanted);
    if (end > 0) found.push({ from: line.from, to: lines[end - 1]?.to ?? line.to });
  }
  return found;
}
