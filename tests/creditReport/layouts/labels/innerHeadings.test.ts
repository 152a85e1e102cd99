import { expect, it } from 'vitest';
import { arrange } from '../../../../src/creditReport/layouts/labels/arrangement';
import { segmentsOf } from '../../../../src/creditReport/layouts/labels/segments';
import { readLines } from '../../../../src/creditReport/page/lines';

/** The accounts of a text, each as the values of its names, numbers and balances. */
const accounts = (...parts: string[]) =>
  segmentsOf(arrange(readLines(parts.join('\n')))).map(({ facts }) =>
    facts
      .filter(({ kind }) => kind === 'name' || kind === 'number' || kind === 'balance')
      .map(({ values }) => values.join())
      .join(' '),
  );
const CLINIC = 'Provider: OAK CLINIC\nAccount #: 12345\nCT ABDOMEN\nTotal charges: $9.00\nBalance: $5.00';
const LAB = 'Provider: ELM LAB\nAccount #: 67890\nTONSILLECTOMY\nTotal charges: $8.00\nBalance: $6.00';

it('what looks like a name within accounts that each begin with the label of theirs begins none', () => {
  expect(accounts(CLINIC, LAB)).toEqual(['OAK CLINIC 12345 $5.00', 'ELM LAB 67890 $6.00']);
  expect(accounts('Statement of May 1', CLINIC, LAB, 'Total: $11.00')[1]).toBe('ELM LAB 67890 $6.00');
});

it('a name begins an account where the label of a name stands in the middle of each', () => {
  const block = (name: string, number: string) =>
    `${name}\nAccount #: ${number}\nBalance: $5.00\nCompany: ${name} INC`;
  expect(accounts(block('OAK CLINIC', '12345'), block('ELM LAB', '67890'))).toHaveLength(2);
});

it('a name begins an account between those that begin with a label, where a number and a balance stand under it', () => {
  const bank = 'FIR BANK\nAccount #: 55555\nBalance: $7.00';
  expect(accounts(CLINIC, bank, LAB)).toHaveLength(3);
});
