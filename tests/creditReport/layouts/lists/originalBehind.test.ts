import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const originalsOf = (...lines: string[]) =>
  readByRules({ text: lines.join('\n'), tables: [] }).debts.map(({ originalCreditor }) => originalCreditor);

it.each([
  'Oak Recovery $2,310 OC: AT&T collection',
  'Oak Recovery - $2,310 - OC: AT&T',
  'Oak Recovery - $2,310 - orig cred: AT&T',
  'Oak Recovery (orig cred: AT&T) $2,310',
  'Oak Recovery $2,310 (orig. cred. AT&T) collection',
])('who had the debt first stands behind the short words for it, without how the debt stands: %s', (line) => {
  expect(originalsOf(line, 'Elm Bank $900')).toEqual(['AT&T', '']);
});

it('a block has it in brackets behind the name', () => {
  expect(
    originalsOf('Creditor: Oak Recovery (orig cred: AT&T)', 'Balance: $2,310', 'Status: Collection'),
  ).toEqual(['AT&T']);
});

it.each([
  ['Midland Credit, cobranza, $906.33, que era de Walmart', 'Walmart'],
  ['Midland Credit, $906.33, antes era la tarjeta de Walmart', 'Walmart'],
  ['Midland Credit, $906.33. This was my old Citibank card, they keep calling.', 'Citibank'],
  ['Midland Credit, cobranza, $906.33, era de la tarjeta de Walmart', 'Walmart'],
  ['Midland Credit - US$ 655,28 - cobrança, era do Synchrony', 'Synchrony'],
  ['Midland Credit, $1,450.00. El acreedor original es Oak Medical Center.', 'Oak Medical Center'],
  ['Midland Credit $388.72 ref 8591120347, thats the old Citibank one, in collections', 'Citibank'],
  ['Midland Credit $388.72, thats the new Citibank one, in collections', ''],
])('people tell in words who was owed before: %s', (line, original) => {
  expect(originalsOf(line, 'Elm Bank $900')).toEqual([original, '']);
});

it.each([
  '还有 Oak Mobile 那个老账单,转给 Midland Credit 催收了,$417.83',
  '还有 Oak Mobile 那个账单,已经卖给了 Midland Credit,$417.83',
])('a bill that was given to a collector is told in Chinese: %s', (line) => {
  const { debts } = readByRules({
    text: `Elm Bank 欠 $900,正常\nAsh Bank 欠 $800,正常\n\n${line}`,
    tables: [],
  });
  expect(debts[2]).toMatchObject({ accountName: 'Midland Credit', originalCreditor: 'Oak Mobile' });
});

it.each([
  'quest diagnostics went to collections. its credence resource mgmt now acct 77120443 for 386.15',
  'quest diagnostics went to collections. its now with credence resource mgmt, acct 77120443 for 386.15',
  'Quest Diagnostics went to collections. Credence Resource Mgmt has it now, acct 77120443 for 386.15',
])('whose debt went to collections is told before who has it now: %s', (line) => {
  const [, debt] = readByRules({ text: `elm bank 2,918.04 min 88\n${line}`, tables: [] }).debts;
  expect(debt).toMatchObject({ accountNumber: '77120443', amountText: '386.15' });
  expect(debt?.accountName.toLowerCase()).toBe('credence resource mgmt');
  expect(debt?.originalCreditor.toLowerCase()).toBe('quest diagnostics');
});

it('whose bill a collector has is told behind the sum in Chinese, and before a name what it is for', () => {
  const text =
    'Elm Bank 欠 $900 正常\n催收公司 Midland Credit 账号 GW5530917 欠$648.20 是 Oak Clinic 的医院账单\n还有你读书的 Fir Loans $11,935.00 延期';
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map((debt) => [debt.accountName, debt.originalCreditor])).toEqual([
    ['Elm Bank', ''],
    ['Midland Credit', 'Oak Clinic'],
    ['Fir Loans', ''],
  ]);
});

it.each([
  [
    'Hospital Oak: $1,530. Ya está en colección con la agencia Medicredit, número de cuenta MD-330917.',
    'Medicredit',
  ],
  ['Hospital Oak: $1,530. La agencia se llama Elm Recovery.', 'Elm Recovery'],
  ['Hospital Oak: $1,530, já está em cobrança com a empresa Elm Recovery', 'Elm Recovery'],
])('which agency collects it may be told in Spanish and Portuguese: %s', (line, collector) => {
  const [debt] = readByRules({ text: `${line}\nElm Bank $900`, tables: [] }).debts;
  expect([debt?.accountName, debt?.originalCreditor]).toEqual([collector, 'Hospital Oak']);
});

it('a creditor alone in brackets behind what is collected had the debt first, and a collector had not', () => {
  expect(originalsOf('Elm Clinic 663 (IC System), in collections', 'Elm Bank $900')[0]).toBe('');
  expect(originalsOf('Midland 663 (Synchrony), in collections', 'Elm Bank $900')[0]).toBe('Synchrony');
});
