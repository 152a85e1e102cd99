import { expect, it } from 'vitest';
import { readClaimsRegister } from '../../../src/creditReport/layouts/claimsRegister';
import { pageOfElements, pagesOfText } from '../../../src/creditReport/page/page';

const read = (source: string) =>
  readClaimsRegister(pagesOfText(source)[0] ?? pageOfElements([])).map(({ facts }) =>
    facts.flatMap(({ kind, values: [value] }) => (kind === 'text' ? [] : [`${kind}=${value}`])).join(' '),
  );
const claim = (name: string, sum: string, remark = '') =>
  `Creditor:      (23117804)  Claim No: 1\n${name}\nPO Box 788\nReno, NV 89501\nFiled by: CR\n  Amount claimed: ${sum}\n Secured claimed: $1.00\nRemarks: ${remark}`;

it('each claim of a register is owed to the one who claims, and under the number that a remark tells', () => {
  const other = claim('Elm Bank', '$600.00', '(2-1) Account Number (last 4 digits):7719');
  expect(read(`Claims Register\n${claim('Oak Motor Corporation', '$500.00')}\n${other}`)).toEqual([
    'name=Oak Motor Corporation balance=$500.00',
    'name=Elm Bank number=7719 balance=$600.00',
  ]);
});

it.each(['Account ending 0923', 'acct ending in: 0923', '2020 car, Acct # ending 0923'])(
  'a remark may tell the last digits: %s',
  (remark) => {
    expect(read(claim('Oak Bank', '$500.00', remark))).toEqual(['name=Oak Bank number=0923 balance=$500.00']);
  },
);

it('who claims as the agent of another names the one whose debt it was', () => {
  expect(read(claim('Oak Group LLC as agent for\nElm Card Services', '$500.00'))).toEqual([
    'name=Oak Group LLC balance=$500.00 original=Elm Card Services',
  ]);
});

it('the summary of a register is no part of its last claim, and no claim is one without a sum or a name', () => {
  const summary = 'Claims Register Summary\nAccount Number: 12345\nAmount claimed: $500.00';
  expect(read(`${claim('Oak Bank', 'unknown')}\n${summary}`)).toEqual([]);
  expect(read(claim('PO Box 5', '$500.00'))).toEqual([]);
});
