import { describe, expect, it } from 'vitest';
import { AMOUNT_COLUMNS, CHOICE_COLUMNS, memberPage } from '../../../src/plan/paper/memberPage';
import { DEBT, entries, MEMBER } from '../../support/memberEntries';

describe('the page for the member', () => {
  it('says who, when and what the budget is', () => {
    const { title, about, budget } = memberPage(entries());
    expect(title).toBe('Payment plan over 36 months');
    expect(about).toEqual([
      ['Member', 'Member Example'],
      ['Prepared by', 'Alex Agent, alex@example.com'],
      ['Date', 'March 4, 2026'],
    ]);
    expect(budget).toEqual([
      ['Income each month, before tax', '$3,500.00'],
      ['Expenses each month', '$2,794.40'],
      ['Available Income, before tax', '$705.60'],
    ]);
  });

  it('names the agent without the spaces around what was typed', () => {
    const typed = { ...MEMBER, agentName: ' Alex Agent ', agentEmail: ' alex@example.com ' };
    expect(memberPage({ ...entries(), payload: typed }).about[1]).toEqual([
      'Prepared by',
      'Alex Agent, alex@example.com',
    ]);
  });

  it('says that the member is not named where no name is given', () => {
    const nameless = { ...entries(), payload: { ...MEMBER, firstName: ' ', lastName: '' } };
    expect(memberPage(nameless).about[0]).toEqual(['Member', 'Not named']);
  });

  it('lists the entered debts alone, their numbers masked, with the totals', () => {
    const { debts } = memberPage(entries([{}, DEBT, { amount: '.', accountNumber: 'XXXX-9' }]));
    expect(debts.rows).toEqual([
      ['Example Bank', 'XXXXXXXXXXXX1234', 'Creditor 2', '90+ Days Late', '$30,000.00', '$24,000.00'],
      ['', 'XXXX-9', '', '', 'not readable: .', 'not entered'],
    ]);
    expect(debts.totals).toEqual(['Total', '', '', '', '$30,000.00', '$24,000.00']);
    expect(debts.headings).toEqual(['Account', 'Account number', 'Creditor', 'Status', 'Amount', 'Paying']);
    expect(AMOUNT_COLUMNS.map((column) => debts.headings[column])).toEqual(['Amount', 'Paying']);
    expect(CHOICE_COLUMNS.map((column) => debts.headings[column])).toEqual(['Creditor', 'Status']);
  });

  it('says of an amount that is not readable that it is not known, and not counted', () => {
    const { debts, note } = memberPage(entries([DEBT, { paying: '1.2.3' }]));
    expect(debts.rows[1]?.slice(-2)).toEqual(['not entered', 'not readable: 1.2.3']);
    expect(debts.totals.at(-1)).toBe('$24,000.00');
    expect(note).toMatch(
      /before rounding\. What is not readable is not known, and not counted in the totals\.$/,
    );
    expect(memberPage(entries([DEBT])).note).toMatch(/before rounding\.$/);
  });

  it('has the four lines of every option and of the chosen plan, and its sentence', () => {
    const { plans, chosen, sentence, verdict } = memberPage(entries());
    expect(plans.map(({ name, lines }) => [name, lines.length])).toEqual([
      ['Option A', 4],
      ['Option B', 4],
      ['Option C', 4],
    ]);
    expect(chosen?.name).toBe('Chosen plan: Option A');
    expect(chosen?.lines).toEqual(plans[0]?.lines);
    expect(sentence).toBe(
      'You pay $533.33 a month for 6 months, then $800.00 a month for 30 months. That makes $27,200.00, $3,200.00 more than the $24,000.00 to pay off.',
    );
    expect(verdict).toBe('Above Available Income, before tax');
  });

  it('says that no plan is chosen yet, and speaks of no dropdowns', () => {
    const { chosen, sentence } = memberPage(entries([DEBT], { firstPlan: 'optionA', laterPlan: 'option4' }));
    expect(chosen).toBeUndefined();
    expect(sentence).toBe('No plan is chosen yet.');
  });
});
