import { describe, expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const JUDGMENT = [
  'JUSTICE COURT PCT 3',
  'Cause No. J3-26-004118',
  'Plaintiff: OAK FUNDING, LLC  vs. Defendant: ANN HALL',
  'Judgment is rendered for Plaintiff in the amount of $2,384.17, plus court costs of $134.00 and post-judgment interest at 8.5%.',
].join('\n');
const CARD = 'ELM BANK\nAccount Ending in 3308\nNew Balance $742.91\nMinimum Payment Due $96.00';

const debtsOf = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(
    (debt) => `${debt.accountName}|${debt.amountText}|${debt.current}`,
  );

describe('judgments among other papers', () => {
  it('are read beside them, and alone', () => {
    expect(debtsOf(`${CARD}\n\n${JUDGMENT}`)).toEqual([
      'ELM BANK|$742.91|null',
      'OAK FUNDING, LLC|$2,384.17|90days',
    ]);
    expect(debtsOf(JUDGMENT)).toEqual(['OAK FUNDING, LLC|$2,384.17|90days']);
  });

  it('are none where nobody has won a sum', () => {
    expect(debtsOf(`${CARD}\n\nAnn Hall v. Oak Housing\nThe hearing is on May 4.`)).toEqual([
      'ELM BANK|$742.91|null',
    ]);
  });

  it('lend no name to what the page of a court calls its parts', () => {
    const page =
      'CASE DETAIL\nJUDGMENT DETAIL\nPrincipal\t$2,846.90\nCosts\t$272.00\nTotal judgment\t$3,118.90';
    expect(debtsOf(page).some((debt) => debt.startsWith('JUDGMENT'))).toBe(false);
  });
});
