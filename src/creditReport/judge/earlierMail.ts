import { withFlag, withTwin } from '../debts/duplicates';
import { creditorIn } from '../lexicon/creditors';
import { firstIndex } from '../page/firstIndex';
import type { Span } from '../page/lines';
import type { Page } from '../page/page';
import { rememberedOf } from '../page/remembered';
import { nameKey } from '../pieces/nameKey';
import { spanOfAccount } from './stretches';
import type { ReadAccount } from './weigh';

/** The head of an earlier mail, which stands above it in the copy of one that answers it. */
const HEAD = /^(?:on\b.{6,100}\bwrote|el\b.{6,100}\bescribi[oó]|-{2,} ?original message ?-{2,}):?$/i;
/** The head as office programs write it, with the day or the subject below. */
const [FROM, SENT] = [/^from: /i, /^(?:sent|date|subject): /i];

/** How each of them begins; a look for that costs little. */
const MAY_BEGIN = /^(?:on\b|el\b|--|from:)/i;

/** Where the earlier mails begin that stand below the one that answers them; behind the text where none does. */
export const beginOfEarlier = rememberedOf(({ lines, source }: Page): number => {
  const head = lines.find(
    ({ text }, index) =>
      MAY_BEGIN.test(text) &&
      (HEAD.test(text) || (FROM.test(text) && SENT.test(lines[index + 1]?.text ?? ''))),
  );
  return head?.from ?? source.length;
});

/** Tells of a stretch whether an earlier mail says it: all of it is quoted, or it stands below the head of one. */
function isEarlierIn(page: Page): (span: Span) => boolean {
  const { quoted = [], lines } = page;
  if (quoted.length === 0) {
    const begin = beginOfEarlier(page);
    return ({ from }) => from >= begin;
  }
  const starts = new Set(quoted.map(({ from }) => from));
  const own = lines.filter(({ from }) => !starts.has(from));
  return ({ from, to }) => {
    const next = firstIndex(own.length, (index) => (own[index]?.to ?? 0) > from);
    return (own[next]?.from ?? Number.POSITIVE_INFINITY) >= to;
  };
}

/** What parts a store from the bank of its card: `Elm Bank/Oak`, `Oak (Elm Bank)`. */
const PARTS = / ?[/()] ?/;

/** What a creditor may be called by: his whole name, the store or the bank in it, or without what his card is called. */
function calledBy({ debt: { accountName } }: ReadAccount): ReadonlySet<string> {
  const names = [accountName, ...accountName.split(PARTS), creditorIn(accountName)];
  return new Set(names.map(nameKey).filter((key) => key !== ''));
}

/** Whether two rows that are called alike can be of one account. */
function mayBeOne({ debt: one }: ReadAccount, { debt: other }: ReadAccount): boolean {
  const areNumbered = one.accountNumber !== '' && other.accountNumber !== '';
  return !areNumbered || one.accountNumber === other.accountNumber;
}

/**
 * The rows without those of an earlier mail that the one which answers it tells anew, each of them; what the earlier one
 * alone tells of such a debt is taken over, and another amount is marked.
 */
export function withoutEarlier<Row extends ReadAccount>(rows: readonly Row[], page: Page): readonly Row[] {
  const isEarlier = isEarlierIn(page);
  const earlier = new Set(rows.filter(({ account }) => isEarlier(spanOfAccount(account))));
  if (earlier.size === 0 || earlier.size === rows.length) return rows;
  const byName = new Map<string, { old: Row[]; anew: Row[] }>();
  for (const row of rows) {
    const isOld = earlier.has(row);
    for (const name of isOld ? [nameKey(row.debt.accountName)] : calledBy(row)) {
      const named = byName.get(name) ?? { old: [], anew: [] };
      (isOld ? named.old : named.anew).push(row);
      byName.set(name, named);
    }
  }
  const retold = new Map<Row, Row>();
  for (const [name, { old, anew }] of byName) {
    // Of two accounts of one creditor the answer may tell but one.
    if (name === '' || old.length > anew.length) continue;
    for (const [index, row] of old.entries()) {
      const other = anew.find(
        ({ debt }) => debt.accountNumber !== '' && debt.accountNumber === row.debt.accountNumber,
      );
      const own = other ?? anew[index];
      if (own && mayBeOne(own, row)) retold.set(row, own);
    }
  }
  const before = new Map(Array.from(retold, ([row, own]) => [own, row]));
  return rows.flatMap((row) => {
    if (retold.has(row)) return [];
    const old = before.get(row);
    if (!old) return [row];
    const isSame = old.debt.amount?.toFixed() === row.debt.amount?.toFixed();
    const { debt } = withFlag(withTwin(row, old), isSame ? 'duplicate-merged' : 'amount-corrected');
    return [{ ...row, debt }];
  });
}
