import { expect, it } from 'vitest';
import { withCountedNames } from '../../../../src/creditReport/layouts/labels/countedNames';
import { readLines } from '../../../../src/creditReport/page/lines';
import { readByRules } from '../../../../src/creditReport/readReport';

const textsOf = (text: string) => withCountedNames(readLines(text)).map((line) => line.text);
const account = (head: string, holder: string) =>
  `${head}\nStatus: Current\nRecent balance: $50\nResponsibility: Joint with\n${holder}\n`;

it('the numbers that count the accounts of a report are no part of the names, nor is a line above them a name', () => {
  const accounts = ['1  OAK BANK', '2  ELM FINANCE', '3  ASH STORES'].map((head) =>
    account(head, 'ROSA FERN'),
  );
  const { debts } = readByRules({ text: accounts.join('\n'), tables: [] });
  expect(debts.map(({ accountName }) => accountName)).toEqual(['OAK BANK', 'ELM FINANCE', 'ASH STORES']);
});

it('numbers count accounts where they grow by one, three times, each behind a blank line', () => {
  expect(textsOf('x\n1 OAK\n\n1 OAK BANK\n\n2 ELM BANK\n\n3 ASH BANK')).toEqual(['x', '1 OAK', '1. OAK BANK', '2. ELM BANK', '3. ASH BANK']);
  expect(textsOf('x\n\n1 OAK BANK\n\n2 ELM BANK')).toEqual(['x', '1 OAK BANK', '2 ELM BANK']);
  expect(textsOf('x\n\n1 OAK BANK\n\n3 ELM BANK\n\n5 ASH BANK')).toEqual(['x', '1 OAK BANK', '3 ELM BANK', '5 ASH BANK']);
  expect(textsOf('- - -\n---- CARDS ----\n1  OAK BANK   Acct#: 447\n\n2  ELM BANK   Acct#: 448\n---- LOANS ----\n3  ASH BANK   Acct#: 449')).toEqual(['- - -', '---- CARDS ----', '1. OAK BANK Acct#: 447', '2. ELM BANK Acct#: 448', '---- LOANS ----', '3. ASH BANK Acct#: 449']);
  expect(textsOf('x\n\n1 OAK BANK\n\n2 ELM BANK\n\n3 ASH BANK\nPAGE TOP\n4 FIR BANK')).toEqual(['x', '1. OAK BANK', '2. ELM BANK', '3. ASH BANK', 'PAGE TOP', '4. FIR BANK']);
  expect(textsOf('x\n\n1 OAK $5: a\n\n2 ELM $6: b\n\n3 ASH $7: c')).toEqual(['x', '1 OAK $5: a', '2 ELM $6: b', '3 ASH $7: c']);
}); // biome-ignore format: texts are read in lines
