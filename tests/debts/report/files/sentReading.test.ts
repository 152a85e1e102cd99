import { expect, it } from 'vitest';
import { readReport } from '../../../../src/creditReport/readReport';
import { readingSent, sentReading } from '../../../../src/debts/report/files/sentReading';

const REPORT = `Creditor\tAccount #\tBalance\tMonthly Payment\tStatus
CAPITAL ONE\t****4321\t$4,230.55\t$145.00\t30 Days Late
OAK REFUNDS\t****7001\t$(50.25)\t\tCurrent
Total\t\t$4,180.30`;

it('a reading that a worker has sent is the one it has read, with its amounts exact', () => {
  const read = readReport({ text: REPORT, tables: [] });
  const received = readingSent(structuredClone(sentReading(read)));
  expect(received).toEqual({ ...read });
  expect(received.debts.map(({ amount }) => amount?.toFixed(2))).toEqual(['4230.55', '-50.25']);
  expect(received.addsUp?.printed.eq('4180.3')).toBe(true);
});
