import { describe, expect, it } from 'vitest';
import { debtOf } from '../../../../src/creditReport/debts/debtOf';
import { readCards } from '../../../../src/creditReport/layouts/cards/cards';
import { withNamesFirst } from '../../../../src/creditReport/layouts/cards/namesFirst';
import { readLines } from '../../../../src/creditReport/page/lines';

function debtsIn(text: string): string[] {
  return readCards(readLines(text)).flatMap((account) => {
    const debt = debtOf(account);
    if (!debt) return [];
    const { accountName, accountNumber, amountText, payingText, current, originalCreditor } = debt;
    return [[accountName, accountNumber, amountText, payingText, current, originalCreditor].join('|')];
  });
}

const OAK = '$3,218\nOAK FINANCIAL SERVICE\nCredit Card #403784*\n$7,500 limit • $71 min. payment\nOn time';
const ELM = '$20,410\nELM CAPITAL\nAuto Loan #30000188*\n$27,314 borrowed • $529 / month\n30 days late';
const FIR = '$905\nFIR RECOVERY INC\nCollection #8841*\nFor: ASH MEDICAL GROUP\nIn collections';

describe('a sum over the name of its card', () => {
  it.each([
    ['under titles', `Open Accounts\n\n${OAK}\n${ELM}\n\nDerogatory Accounts\n\n${FIR}\n\nClosed Accounts\n\n0 accounts.`],
    ['with nothing above', [OAK, ELM, FIR].join('\n')],
    ['with blank lines between', [OAK, ELM, FIR].join('\n\n')],
    ['under a title that names who reports', `Accounts on file with Ash\n${[OAK, ELM, FIR].join('\n')}`],
    ['below a total', `Total debt\n$24,533\n\n${[OAK, ELM, FIR].join('\n')}`],
    ['before a total', `${[OAK, ELM, FIR].join('\n')}\n\nTotal debt $24,533`],
  ])('belongs to it %s', (_, text) => {
    expect(debtsIn(text)).toEqual([
      'OAK FINANCIAL SERVICE|403784*|$3,218|$71|current|',
      'ELM CAPITAL|30000188*|$20,410|$529|30days|',
      'FIR RECOVERY INC|8841*|$905||90days|ASH MEDICAL GROUP',
    ]);
  });
  it.each([
    ['under a title', 'My debts\n$3,912.44\nOAK BANK\n\n$640.30\nELM CARD\n\n$1,250.00\nFIR LOANS'],
    ['without blank lines', '$3,912.44\nOAK BANK\n$640.30\nELM CARD\n$1,250.00\nFIR LOANS'],
  ])('belongs to it where nothing else stands on the cards: %s', (_, text) => {
    expect(debtsIn(text)).toEqual([
      'OAK BANK||$3,912.44|||',
      'ELM CARD||$640.30|||',
      'FIR LOANS||$1,250.00|||',
    ]);
  });
  it('tells of nobody for whom a card that is no collection is', () => {
    expect(debtsIn(`${OAK}\nFor: ASH MEDICAL GROUP\n${ELM}`)[0]).toBe(
      'OAK FINANCIAL SERVICE|403784*|$3,218|$71|current|',
    );
  });
  it.each([
    ['a name over each sum', 'OAK BANK\n$500\nElm Auto\n...1188\n$600\nCurrent'],
    ['a name over the first sum, and one below each', 'OAK BANK\n$500\nELM AUTO\nAuto Loan\n$600\nFIR BANK\nCredit card'],
    ['one sum alone', OAK],
    ['a sum without a name below', `${OAK}\n$12\nOn time\n${ELM}`],
    ['a name with nothing below it', `${OAK}\n$12\nELM BANK\n\n${ELM}`],
    ['a name behind a blank line', `${OAK}\n$12\n\nELM BANK\nOn time`],
  ])('stays where it is: %s', (_, text) => {
    const lines = readLines(text);
    expect(withNamesFirst(lines)).toBe(lines);
  });
}); // biome-ignore format: texts are read in lines
