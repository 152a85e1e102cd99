import { describe, expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

function read(text: string) {
  return readByRules({ text, tables: [] });
}

describe('names', () => {
  const namesOf = (text: string) =>
    read(text).debts.map(({ accountName, accountNumber, review }) => [accountName, accountNumber, ...review]);
  const rest = 'Account Information\nBalance $1,245\nPay Status Current Account';

  it.each([
    [
      'a wrapped heading',
      `MIDLAND CREDIT\nMANAGEMENT INC\n32104****\n${rest}`,
      ['MIDLAND CREDIT MANAGEMENT INC', '32104****'],
    ],
    [
      'two lines that may be one name',
      `ACME HOLDINGS\nBETA LENDING\n32104****\n${rest}`,
      ['BETA LENDING', '32104****', 'multi-line-name'],
    ],
    ['the last digits behind the name', `Chase Freedom (...1234)\n${rest}`, ['Chase Freedom', '...1234']],
    [
      'a town under the address',
      `OAK BANK\n12 MAIN ST\nSIOUX FALLS SD\nAccount #: 9****1\n${rest}`,
      ['OAK BANK', '9****1'],
    ],
    [
      'a line that the address ends',
      `OAK BANK  PO BOX 12, RENO, NV 89501  (800) 555-0148\nAccount #: 9****1\n${rest}`,
      ['OAK BANK', '9****1'],
    ],
    [
      'a line on which the address begins',
      `OAK BANK  12 MAIN ST,\nRENO, NV 89501\nAccount #: 9****1\n${rest}`,
      ['OAK BANK', '9****1'],
    ],
    [
      'the line above an address that begins as a name might',
      `OAK BANK\nLOCKBOX 6112  RENO NV 89501\nAccount #: 9****1\n${rest}`,
      ['OAK BANK', '9****1'],
    ],
  ])('are read from %s', (_, text, expected) => {
    expect(namesOf(text)).toEqual([expected]);
  });

  it('come with the number where a cell holds both', () => {
    expect(namesOf('Account Name\tBalance\tStatus\n"CHASE CARD\n400012XXXX"\t$500\tCurrent')).toEqual([
      ['CHASE CARD', '400012XXXX'],
    ]);
  });
});

describe('bureaus', () => {
  const table = (...rows: string[]) =>
    `CHASE\nTransUnion\tExperian\tEquifax\nAccount #:\t1****\t1****\t1****\n${rows.join('\n')}`;
  const readTable = (...rows: string[]) => {
    const [debt] = read(table(...rows)).debts;
    return [debt?.amountText, debt?.payingText, debt?.current, ...(debt?.review ?? [])];
  };

  it('give the amount of the newest, the worst status, and say that they differ', () => {
    expect(
      readTable(
        'Balance:\t$5\t$4\t$3',
        'Payment Status:\tLate 30 Days\tCurrent\tCurrent',
        'Last Reported:\t09/01/2026\t10/01/2026\t08/01/2026',
      ),
    ).toEqual(['$4', '', '30days', 'bureaus-differ']);
  });
  it('give the largest amount where none is newer', () => {
    expect(readTable('Balance:\t$5\t$9\t$3', 'Payment Status:\tCurrent\tCurrent\tCurrent')).toEqual([
      '$9',
      '',
      'current',
      'bureaus-differ',
    ]);
  });
  it('do not differ where one does not report', () => {
    expect(
      readTable('Balance:\t$5\t-\t$5', 'Monthly Payment:\t-\t-\t$1', 'Payment Status:\tCurrent\t-\tCurrent'),
    ).toEqual(['$5', '$1', 'current']);
  });
});
