import { expect, it } from 'vitest';
import { readStatusText } from '../../../src/creditReport/pieces/statuses';

it.each([
  ['current', [], ['late 0', 'late: none', '0 late', '0 days past due', 'Oak past due 0', 'never missed a payment', 'have never missed', "isn't late", 'no arrears', 'always paid', 'paid up', 'paid ahead two payments', 'ahead by one', 'on schedule', 'on track', 'no problems', 'its fine', 'performing', 'satisfactory', 'a-ok', 'reinstated', 'paying every month', 'have kept to it', 'kept up with it', 'Paid to date', 'paid thru this month', 'no late pmts']],
  ['90days', ['collection'], ['they are suing me', 'got sued', 'garnishment', 'suit filed', 'Legal', 'pre-legal', 'SKIP TRACE', 'primary placement', 'active - placed', 'placed with Elm', 'with an attorney now', 'sent to a lawyer', 'summons received']],
  ['90days', [], ['default', 'in default', 'defaulted', 'nonaccrual', 'non-performing']],
  ['90days', ['repossession'], ["repo'd", 'repossesion', 'reposession', 'car was repoed', 'they took the truck back', 'turned it in']],
  ['90days', ['charge-off'], ['bad debt', 'uncollectible']],
  [null, ['bankruptcy'], ['included in BK7', 'ch. 13', 'filed bk', 'part of the BK', 'BK 13 plan']],
  [null, ['deferred'], ['no payments til March', 'payments paused', 'payment holiday']],
  [null, ['past-due-no-bucket'], ['stopped paying', 'not paying', "can't pay", 'never paid', 'slow pay', 'unsatisfactory', 'pre-collect', 'trying to catch up, not caught up yet', "isn't current", 'trying to get current', 'never on time', 'to bring your account current pay $640.00', 'please bring this loan up to date']],
  [null, ['status-unclear'], ['usually on time', 'kept the car', 'was current', 'almost caught up', 'legal name', 'Legal Shield', 'agency fee', 'ahead of them', 'old b/k x', 'First Placement Bank', 'placed']],
  [null, ['no-status'], ['risk of default', 'might go to collections', 'may be sent to collections', 'threatening to sue', 'Open 30-day']],
  [null, ['past-due-no-bucket'], ['default APR 29.99%', 'Default Servicing']],
] as const)('people say that a debt is %s, %j', (current, flags, texts) => {
  const others = texts.filter((text) => {
    const read = readStatusText(text);
    return read.current !== current || read.flags.join() !== flags.join();
  });
  expect(others).toEqual([]);
}); // biome-ignore format: statuses are read in lines

it('days that have not passed are none, and those in words are counted by the figures behind them', () => {
  const late = ['less than 30 days late', 'under 30 days past due', 'not yet 30 days late'].map(
    readStatusText,
  );
  expect(late.map(({ current }) => current)).toEqual([null, null, null]);
  expect(readStatusText('sixty (60) days past due').current).toBe('60days');
  expect(readStatusText('forty-five (45) days late').current).toBe('30days');
});

it('a default that may be cured, or a notice of one, is none yet', () => {
  expect(readStatusText('amount needed to cure default').current).toBeNull();
  expect(readStatusText('default notice').current).toBeNull();
  expect(readStatusText('in default').current).toBe('90days');
});

it('how often something is paid tells nothing of a debt', () => {
  expect(readStatusText('40 hours per week, paid biweekly').flags).not.toContain('paid-closed');
  expect(readStatusText('paid off').flags).toContain('paid-closed');
});
