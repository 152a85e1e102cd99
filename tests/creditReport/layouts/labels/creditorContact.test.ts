import { describe, expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const read = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(({ accountName, accountNumber }) =>
    [accountName, accountNumber].join(' '),
  );
const CARD = (kind: string, above: string, sum: string, number: string, contact: string) =>
  `${kind}\n${above}Balance\n${sum}\nStatus\nCurrent\nAccount number\n${number}\n${contact}`;

describe('whom to ask about an account', () => {
  it('names the card above, which has but its kind for a title, and not the one below', () => {
    expect(
      read(
        [
          CARD(
            'Credit card',
            'Reported by TransUnion\n',
            '$1,204',
            '4147XXXX',
            'Creditor contact\nOAK BANK\nPO BOX 100\nWILMINGTON, DE 19801',
          ),
          CARD(
            'Auto loan',
            'Reported by TransUnion\n',
            '$9,865',
            '7788XXXX',
            'Creditor contact\nELM FINANCE\nPO BOX 200\nDALLAS, TX 75001',
          ),
        ].join('\n'),
      ),
    ).toEqual(['OAK BANK 4147XXXX', 'ELM FINANCE 7788XXXX']);
  });

  it('names it on the line of the label too, before the address', () => {
    expect(
      read(
        [
          CARD(
            'Credit card',
            '',
            '$1,204',
            '4147XXXX',
            'Creditor contact: OAK BANK, PO BOX 100, WILMINGTON, DE 19801',
          ),
          CARD(
            'Auto loan',
            '',
            '$9,865',
            '7788XXXX',
            'Creditor contact: ELM FINANCE, PO BOX 200, DALLAS, TX 75001',
          ),
        ].join('\n\n'),
      ),
    ).toEqual(['OAK BANK 4147XXXX', 'ELM FINANCE 7788XXXX']);
  });

  it('is the next account where no address stands below it', () => {
    expect(
      read(
        [
          CARD('OAK BANK', '', '$1,204', '4147XXXX', 'Creditor contact'),
          CARD('ELM FINANCE', '', '$9,865', '7788XXXX', 'Creditor contact'),
        ].join('\n'),
      ),
    ).toEqual(['OAK BANK 4147XXXX', 'ELM FINANCE 7788XXXX']);
  });
});
