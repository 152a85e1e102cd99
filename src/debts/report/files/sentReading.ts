import type { ReportReading } from '../../../creditReport/readReport';
import type { ReportedDebt } from '../../../creditReport/reportedDebt';
import { type Money, ZERO } from '../../../money/money';

/** A debt with its amounts as decimals in digits. */
type SentDebt = Omit<ReportedDebt, 'amount' | 'paying'> & Record<'amount' | 'paying', string | undefined>;

/** A reading as a worker sends it: plain data, and nothing left to be worked out. */
export type SentReading = Omit<ReportReading, 'debts' | 'addsUp'> & {
  debts: readonly SentDebt[];
  addsUp: { printed: string; read: string; amounts: number; parts: number } | undefined;
};

function digits(money: Money | undefined): string | undefined {
  return money?.toFixed();
}

function money(sent: string | undefined): Money | undefined {
  return sent === undefined ? undefined : ZERO.plus(sent);
}

/** What is sent of a reading. */
export function sentReading({ debts, addsUp, ...reading }: ReportReading): SentReading {
  return {
    ...reading,
    debts: debts.map((debt) => ({ ...debt, amount: digits(debt.amount), paying: digits(debt.paying) })),
    addsUp: addsUp && {
      ...addsUp,
      printed: addsUp.printed.toFixed(),
      read: addsUp.read.toFixed(),
    },
  };
}

/** The reading that was sent. */
export function readingSent({ debts, addsUp, ...reading }: SentReading): ReportReading {
  return {
    ...reading,
    debts: debts.map((debt) => ({ ...debt, amount: money(debt.amount), paying: money(debt.paying) })),
    addsUp: addsUp && {
      ...addsUp,
      printed: ZERO.plus(addsUp.printed),
      read: ZERO.plus(addsUp.read),
    },
  };
}
