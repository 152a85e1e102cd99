import { type Money, sum, ZERO } from '../../money/money';
import { type Fact, factsOf } from '../account';
import { debtOf } from '../debts/debtOf';
import { readAmount } from '../pieces/amounts';
import type { ReadAccount } from './weigh';

/** How a label calls what all loans come to. */
const OF_ALL = /^(?:grand )?totals?\b/;

/** The dollars of a balance that an account prints once. */
function balanceOf({ kind, values }: Fact) {
  return kind === 'balance' && values.length === 1 ? readAmount(values[0] ?? '')?.amount : undefined;
}

/** Whose a debt is, as the tables of hospitals name him in each row. */
const OF_PERSON = /^(?:patient|client|member|customer|guarantor|debtor)(?: name)?$/;
/** Of fewer rows nothing is the total. */
const MIN_ROWS = 2;

/** What all accounts of a page come to, reckoned once for all that are held against it. */
interface Whole {
  owed: Money;
  owing: number;
  paid: Money;
  paying: number;
  numbers: readonly string[];
}

/** What parts the groups of a number: blanks, dashes. */
const PARTING = /[^\dA-Z*]/gi;

/** Whether the number of each other loan begins with the one of an account: `4470-01` and `4470-02` with `4470`. */
function beginsAll(accountNumber: string, { numbers, owing }: Whole): boolean {
  const own = accountNumber.replace(PARTING, '');
  const others = numbers.filter((number) => number !== own);
  return own !== '' && others.length === owing - 1 && others.every((number) => number.startsWith(own));
}

function wholeOf(reads: readonly ReadAccount[]): Whole {
  const debts = reads.map(({ debt }) => debt);
  const amounts = debts.flatMap(({ amount }) => (amount?.gt(ZERO) ? amount : []));
  const payments = debts.flatMap(({ paying }) => paying ?? []);
  return {
    owed: sum(amounts),
    owing: amounts.length,
    paid: sum(payments),
    paying: payments.length,
    numbers: debts.flatMap(({ accountNumber }) => accountNumber.replace(PARTING, '') || []),
  };
}

/**
 * Whether an account is what a servicer says of all its loans: they owe as much, to the cent, and pay as much, whatever
 * stands above it; or where it tells no payment, it names nobody and the number is its own alone, or theirs begin with it.
 * With it the page comes to twice as much.
 */
function isOfAllLoans({ account, debt }: ReadAccount, whole: Whole): boolean {
  const { amount, paying, accountNumber } = debt;
  const isUnnamed = factsOf(account, 'name').length === 0;
  return (
    whole.owing > MIN_ROWS &&
    whole.paying - (paying ? 1 : 0) >= MIN_ROWS &&
    amount?.times(2).eq(whole.owed) === true &&
    (paying
      ? paying.times(2).eq(whole.paid) && (isUnnamed || paying.gt(ZERO))
      : beginsAll(accountNumber, whole) || (accountNumber !== '' && whole.numbers.length === 1 && isUnnamed))
  );
}

/** Whether an account is what is said above of all debts: it has no sum but a total, to which those beside it come to the cent. */
function isHead(read: ReadAccount, reads: readonly ReadAccount[], whole: Whole): boolean {
  const { account, debt } = read;
  if (debt.amount) return isOfAllLoans(read, whole);
  const amounts = reads.flatMap(({ debt: { amount } }) => amount ?? []);
  return (
    amounts.length >= MIN_ROWS &&
    account.facts.some(({ kind, label, values }) => {
      const total = kind === 'money' && OF_ALL.test(label) ? readAmount(values[0] ?? '')?.amount : undefined;
      return total?.eq(sum(amounts)) === true;
    })
  );
}

/**
 * The debts of a letter without what it says above their table, which is no debt beside them: the letter's own number, and
 * what all come to. Who is owed may be told there alone, where the rows name the person.
 */
function withoutHead<Read extends ReadAccount>(reads: readonly Read[]): readonly Read[] {
  const whole = wholeOf(reads);
  const head = reads.find((read) => isHead(read, reads, whole));
  if (!head) return reads;
  const names = head.account.facts.filter(({ kind }) => kind === 'name' || kind === 'original');
  return reads.flatMap((read) => {
    if (read === head) return [];
    const own = read.account.facts.filter(({ kind, label }) => kind !== 'name' || !OF_PERSON.test(label));
    if (names.length === 0 || own.length === read.account.facts.length) return [read];
    const account = { ...read.account, facts: [...names, ...own] };
    const debt = debtOf(account);
    return [debt ? { ...read, account, debt } : read];
  });
}

/**
 * The debts with their own balances, where a page prints under one of them what all come to, as a servicer does under the
 * last loan. Such a total is the sum of that debt's own balance and of all others, to the cent.
 */
export function withoutTotalOfAll<Read extends ReadAccount>(all: readonly Read[]): readonly Read[] {
  const reads = withoutHead(all);
  if (reads.length < 2) return reads;
  const sumOfReads = sum(reads.flatMap(({ debt: { amount } }) => amount ?? []));
  return reads.map((read) => {
    const { facts } = read.account;
    // The word may stand as a label of its own before that of the balance.
    const lines = new Set(facts.flatMap(({ label, span }) => (OF_ALL.test(label) ? [span.from] : [])));
    const totals = facts.filter((fact) => lines.has(fact.span.from) && balanceOf(fact));
    const own = facts.filter(({ span }) => !lines.has(span.from));
    if (totals.length === 0 || !own.some(balanceOf)) return read;
    const account = { ...read.account, facts: own };
    const debt = debtOf(account);
    if (!debt?.amount) return read;
    const all = sumOfReads.minus(read.debt.amount ?? ZERO).plus(debt.amount);
    return totals.every((fact) => balanceOf(fact)?.eq(all)) ? { ...read, account, debt } : read;
  });
}
