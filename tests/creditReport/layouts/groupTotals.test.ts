import { describe, expect, it } from 'vitest';
import { readGroupTotals } from '../../../src/creditReport/layouts/groupTotals';
import { readLines } from '../../../src/creditReport/page/lines';

const read = (text: string) =>
  readGroupTotals(readLines(text)).map(({ facts }) =>
    facts.flatMap(({ kind, values: [value] }) => (kind === 'text' ? [] : [`${kind}=${value}`])).join(' '),
  );

const OAK = `09/30/24    H70114482    OAK MEDICAL CENTER
    Outpatient Surgery                  11,208.40
    Plan payment                                  -9,976.24
    Account total                                            1,232.16`;
const ELM = '08/14/24    H69881207    ELM PHYSICIANS\n    ER visit    988.00\n    Account total    581.75';

describe('a bill of charges under each account', () => {
  it('is read by the totals of the accounts, and the line below that tells how each stands', () => {
    expect(read(`${OAK}\n    Account is CURRENT\n${ELM}\n    *** 30 DAYS PAST DUE ***`)).toEqual([
      'name=OAK MEDICAL CENTER number=H70114482 balance=1,232.16 statusLoose=Account is CURRENT',
      'name=ELM PHYSICIANS number=H69881207 balance=581.75 statusLoose=*** 30 DAYS PAST DUE ***',
    ]);
  });
  it('has no status where the line below tells none', () => {
    expect(read(`${OAK}\nThank you\n${ELM}\nPlease pay now\n90 days late`)).toEqual([
      'name=OAK MEDICAL CENTER number=H70114482 balance=1,232.16',
      'name=ELM PHYSICIANS number=H69881207 balance=581.75',
    ]);
  });
  it.each([
    ['of one account', OAK],
    ['without totals', `${OAK}\n${ELM.replace('Account total', 'Insurance paid')}`],
    ['whose lines begin with sums', `${OAK}\n${ELM.replace('ELM PHYSICIANS', 'ELM PHYSICIANS 40.00')}`],
  ])('is none %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });
  it('names who is owed in the title of his services, and tells what is paid below the balance', () => {
    const group = (number: string, more: string) =>
      `Account: ${number}   Patient: ANN OAK   Surgery\n    Charges   $14,882.00\n    YOUR BALANCE   $41.45\n    ${more}\n`;
    const text = `HOSPITAL SERVICES - OAK CENTER\n${group('400218873', 'This balance is 96 days past due.')}\n${group('E5510327', 'Payment plan: $50.00 per month. Your plan is current.')}`;
    expect(read(text)).toEqual([
      'name=OAK CENTER number=400218873 balance=$41.45 statusLoose=This balance is 96 days past due.',
      'name=OAK CENTER number=E5510327 balance=$41.45 statusLoose=Payment plan: $50.00 per month. Your plan is current. paying=$50.00',
    ]);
    expect(read(text.replace('HOSPITAL SERVICES - ', ''))).toEqual([]);
  });
});
