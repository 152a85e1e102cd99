import { describe, expect, it } from 'vitest';
import { listedParts } from '../../../../src/creditReport/layouts/labels/listedParts';
import { debtsIn } from '../../../support/reports';

const told = (line: string) => listedParts(line)?.map(({ text, kind }) => (kind ? `${kind}=${text}` : text));

describe('an account told on one line', () => {
  it.each([
    ['OAK BANK, Acct# 12XX, Balance $5, Payment $2', ['OAK BANK', 'number=12XX', 'balance=$5', 'paying=$2']],
    ['Creditor: OAK, Acct #: 4417, Bal: 5.00, Current', ['name=OAK', 'number=4417', 'balance=5.00', 'statusLoose=Current']],
    ['OAK - $3,118 - $96/mo - current', ['OAK', 'amountLoose=$3,118', 'paying=$96/mo', 'statusLoose=current']],
    ['OAK – card ending in 1234 – $5', ['OAK', 'number=ending in 1234', 'amountLoose=$5']],
    ['1. OAK; xx1234; balance $5; 60 days late', ['1. OAK', 'number=xx1234', 'balance=$5', 'statusLoose=60 days late']],
    ['OAK ,  $5 , current', ['OAK', 'amountLoose=$5', 'statusLoose=current']],
    ['OAK, about Balance $5, $6, current', ['OAK', 'amountLoose=$6', 'statusLoose=current']],
    ['OAK, Balance $5 Payment $2, $6, current', ['OAK', 'amountLoose=$6', 'statusLoose=current']],
    ['OAK, Balance, $6, current', ['OAK', 'amountLoose=$6', 'statusLoose=current']],
    ['OAK, call them, balance $5, in collections', ['OAK', 'balance=$5', 'statusLoose=in collections']],
  ])('is divided: %s', (line, parts) => {
    expect(told(line)).toEqual(parts);
  }); // biome-ignore format: parts are read in lines

  it.each([
    ['one part besides the name', 'OAK BANK, Balance $5'],
    ['no name', 'Balance $5, Payment $2, Status: OK'],
    ['a number first', 'Acct #: 4417, Balance $5, current'],
    ['a greeting', 'Dear customer, $5, current'],
    ['no sum', 'OAK BANK, Acct# 12XX, current'],
    ['a payment alone', 'OAK BANK, $96/mo, current'],
    ['parts that show nothing', 'OAK BANK, $5, call them'],
    ['a town', 'OAK BANK, PO BOX 9, RENO, NV 89501'],
    ['more than a line', `OAK BANK, ${'x'.repeat(230)}, $5, current`],
  ])('is none with %s', (_, line) => {
    expect(listedParts(line)).toBeUndefined();
  });

  it('is a debt, and a sum without a label leaves a doubt', () => {
    expect(
      debtsIn('OAK BANK, Balance $5, current, opened 2019\nELM BANK, $1,006.00, 30 days late, call first'),
    ).toEqual(['OAK BANK |  | $5 | current', 'ELM BANK |  | $1,006.00 | 30days |  |  | amount-guessed']);
  });
});
