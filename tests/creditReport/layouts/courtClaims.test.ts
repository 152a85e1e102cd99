import { describe, expect, it } from 'vitest';
import { readCourtClaims } from '../../../src/creditReport/layouts/courtClaims';
import { pageOfElements, pagesOfText } from '../../../src/creditReport/page/page';

const read = (source: string) =>
  readCourtClaims(pagesOfText(source)[0] ?? pageOfElements([])).map(({ facts }) =>
    facts.flatMap(({ kind, values: [value] }) => (kind === 'text' ? [] : [`${kind}=${value}`])).join(' '),
  );

describe('the claims of a bankruptcy', () => {
  it.each([
    [
      'in columns, with the number below the name',
      '2.1  Oak Department of Revenue          $2,318.44     $1,904.00\n     Creditor\'s Name         Last 4 digits of account number  0 7 7 1',
      'name=Oak Department of Revenue number=0771 balance=$2,318.44 money=$1,904.00',
    ],
    [
      'whose columns run together',
      '4.1 Oak Last 4 digits of account number 6623 $5,207.00\nNumber Street City\nType: Other. Specify Unsecured',
      'name=Oak number=6623 balance=$5,207.00',
    ],
    [
      'with what secures it, and its sums on the line below',
      '2.1  Oak Financial            Describe the property that secures the claim:\n     $18,204.00          $14,500.00\n     Last 4 digits of account number  4471',
      'name=Oak Financial number=4471 balance=$18,204.00 money=$14,500.00',
    ],
    [
      'whose sum stands behind the number, below the address',
      "2.1 Oak Department of Revenue\nPriority Creditor's Name\n955 Center St NE\nNumber Street\nLast 4 digits of account number  4 4 1 0 $2,618.00 $2,300.00 $318.00",
      'name=Oak Department of Revenue number=4410 balance=$2,618.00 money=$2,300.00 money=$318.00',
    ],
    [
      'whose number stands on a line above its name, and its sums in a row below what secures it',
      "2.1\nOak Credit Union\nCreditor's Name\nP.O. Box 8812\nDescribe the property that secures the claim: 2019 Elm 71,200 miles\n$17,450.00   $14,000.00   $3,450.00\nLast 4 digits of account number 3308",
      'name=Oak Credit Union number=3308 balance=$17,450.00 money=$14,000.00 money=$3,450.00',
    ],
    [
      'whose sum stands behind its own label, below what secures it',
      '2.1 Oak Bank   Describe the property that secures the claim:\n   2020 Elm\nLast 4 digits of account number: 7731\nValue of collateral: $15,500.00   Amount of claim: $18,904.00',
      'name=Oak Bank number=7731 balance=$18,904.00 money=$15,500.00',
    ],
    [
      'whose number stands above it, with all that is told on the line of its name',
      "4.3\nElm Edison   Last 4 digits of account number 4471   $0.00\nNonpriority Creditor's Name",
      'name=Elm Edison number=4471 balance=$0.00',
    ],
    [
      'with what secures it beside its number',
      '2.2\nElm Home Loans   Describe the property that secures the claim: 9 Oak St\n$201,000.00\nLast 4 digits of account number 0092',
      'name=Elm Home Loans number=0092 balance=$201,000.00',
    ],
    [
      'whose value alone is told: it is no sum of the claim',
      '2.1\nOak Bank\nAs of the date\nLast 4 digits of account number 3308\nThe property is worth $9,000.00 today',
      'name=Oak Bank number=3308',
    ],
    ['without a number', '4.2   Oak Hosp.     Last 4 digits of account number     $2,960.00', 'name=Oak Hosp. balance=$2,960.00'],
    ['without a sum', '4.4   Oak Inc.     Last 4 digits of account number   A118     Unknown', 'name=Oak Inc. number=A118'],
    [
      'of one who collects for another',
      '4.2  Oak Management    Last 4 digits of account number   0356    $5,190.00\n  [x] Other. Specify   Factoring Company Account Elm N.A.',
      'name=Oak Management number=0356 balance=$5,190.00 original=Elm N.A.',
    ],
  ])('are read %s', (_, text, claim) => {
    expect(read(text)).toEqual([claim]);
  }); // biome-ignore format: rows are read in lines

  it('end where the next part of the form begins, and go on behind the foot of a page', () => {
    const text =
      '4.1 Oak Last 4 digits of account number $5.00\nOfficial Form 106 E/F page 1\n4.2 Elm Last 4 digits of account number $6.00\nPart 3: List Others to Be Notified\nAsh PC\nLast 4 digits of account number 7716';
    expect(read(text)).toEqual(['name=Oak balance=$5.00', 'name=Elm balance=$6.00']);
  });

  it('are none of the lines with numbers that have neither a number of an account nor a sum', () => {
    const text = '4.1 Oak Last 4 digits of account number $5.00\n7.1 Household Furniture\nOak County';
    expect(read(text)).toEqual(['name=Oak balance=$5.00']);
  });

  it('begin below a number alone only with the next line', () => {
    const text =
      '4.1\nP.O. Box 12\nOak County\n4.2\nElm Last 4 digits of account number $6.00\nAsh Bank\nLast 4 digits of account number $7.00';
    expect(read(text)).toEqual(['name=Elm balance=$6.00']);
  });

  it('are none where no number of an account is asked for', () => {
    expect(read('4.1 Oak Bank $5,207.00\n4.2 Elm Bank $600.00')).toEqual([]);
  });
});

it.each([
  ['4.4 Elm Physicians Last 4 digits of account number  Unknown', true],
  ['4.4 Elm Physicians Last 4 digits of account number  $Unknown', true],
  ['4.4 Elm Physicians Last 4 digits of account number 4471 Undetermined', true],
  ['4.4 Elm Physicians Last 4 digits of account number 4471 To be determined', true],
  ['4.4 Elm Physicians\nLast 4 digits of account number 4471 TBD', true],
  ['4.4 Elm Physicians Last 4 digits of account number 4471 $12.00\nType: Unknown', false],
  ['4.4 Elm Physicians Last 4 digits of account number 4471', false],
])('a claim whose sum nobody knows is one without a sum: %s', (source, isUnknown) => {
  const [claim] = readCourtClaims(pagesOfText(source)[0] ?? pageOfElements([]));
  expect(claim?.flags).toEqual(isUnknown ? ['amount-missing'] : []);
});
