import type { Page } from '../page/page';
import { isName } from '../pieces/names';
import type { ReportedDebt } from '../reportedDebt';

/** What a receipt is called at its head. */
const RECEIPT =
  /^(?:your )?(?:payment|transaction|e-?payment)?[ -]*(?:receipt|confirmation|confirmed|received)$/i;
/** To whom it says that something was paid. */
const PAID_TO =
  /\b(?:payment|paid)(?: of)? \$ ?[\d,.]{1,14}(?: (?:was|has been) (?:made|sent|paid))? to (\p{Lu}[^.,;:\n\d]{1,50}?)(?= (?:was|has|on|is|for|from|account)\b|[.,;\n]|$)/u;

/** The one debt of a receipt for a payment under the name of whom was paid: a title names nobody. */
export function withPaidTo<Read extends { debt: ReportedDebt }>(
  reads: readonly Read[],
  { source }: Page,
): readonly Read[] {
  const [read, ...more] = reads;
  if (!read || more.length > 0 || !RECEIPT.test(read.debt.accountName)) return reads;
  const found = PAID_TO.exec(source);
  const [whole = '', name = ''] = found ?? [];
  if (!found || !isName(name)) return reads;
  const from = found.index + whole.lastIndexOf(name);
  const sources = { ...read.debt.sources, accountName: { from, to: from + name.length } };
  return [{ ...read, debt: { ...read.debt, accountName: name, sources } }];
}
