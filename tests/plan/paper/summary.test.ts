import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../../src/plan/paper/summary';
import { entries } from '../../support/memberEntries';

describe('the summary', () => {
  it('says in its text all that the page says', () => {
    const { text } = summaryOf(entries());
    for (const words of [
      'Payment plan over 36 months\n\nYou pay $533.33 a month for 6 months, then $800.00 a month for 30 months. That makes $27,200.00, $3,200.00 more than the $24,000.00 to pay off.\nAbove Available Income, before tax\n\nMember: Member Example\nPrepared by: Alex Agent, alex@example.com\nDate: March 4, 2026\n\n',
      'Budget\nIncome each month, before tax: $3,500.00\n',
      'Debts\nExample Bank, XXXXXXXXXXXX1234, Creditor 2, 90+ Days Late: amount $30,000.00, paying $24,000.00\nTotal: amount $30,000.00, paying $24,000.00\n',
      'Option B\nMonths 1-6: $600.00\nMonths 7+: $733.33\nPaid over 36 months: $25,600.00, $1,600.00 more than the total; Paid off in month 34, goes on to 36\nLeft of Available Income, before tax: First six months: $105.60 left over each month; Later months: short by $27.73\n',
      'Chosen plan: Option A\n',
      'rounded to the cent',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/undefined|4111/);
  });

  it.each([
    [{ amount: '5' }, 'Unnamed: amount $5.00, paying not entered'],
    [{ amount: '1.2.3', paying: '5' }, 'Unnamed: amount not readable: 1.2.3, paying $5.00'],
    [{ accountName: 'Bank', current: 'current' }, 'Bank, Current: amount not entered, paying not entered'],
  ])('says of the debt %j: %s', (debt, line) => {
    expect(summaryOf(entries([debt])).text).toContain(`\nDebts\n${line}\nTotal: `);
  });

  it('says where nothing is entered only what there is, without nonsense', () => {
    const { text, html } = summaryOf(entries([], { firstPlan: 'option1', laterPlan: 'option4' }));
    expect(text).toContain('Debts\nTotal: amount $0.00, paying $0.00\n');
    expect(text).toContain('No plan is chosen yet.');
    expect(text + html).not.toMatch(/undefined|NaN|Chosen plan/);
  });
});
