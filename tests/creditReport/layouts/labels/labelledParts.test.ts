import { describe, expect, it } from 'vitest';
import { debtOf } from '../../../../src/creditReport/debts/debtOf';
import { readLabelledParts } from '../../../../src/creditReport/layouts/labels/labelledParts';
import { readLines } from '../../../../src/creditReport/page/lines';

function debtsIn(text: string): string[] {
  return readLabelledParts(readLines(text)).map((account) => {
    const debt = debtOf(account);
    return [
      debt?.accountName,
      debt?.accountNumber,
      debt?.amountText,
      debt?.current,
      debt?.originalCreditor,
    ].join('|');
  });
}

describe('an account that is told in labelled parts of a line', () => {
  it('has its name first', () => {
    expect(
      debtsIn(
        'Oak Bureau ; Collection Reported 08/2011; Client : ELM WATER; Amount : $118; Balance as of 08/2011 : $90; Account # : 55021****;',
      ),
    ).toEqual(['Oak Bureau|55021****|$90|90days|ELM WATER']);
  });
  it('or its name first, before the first label without a sign between them', () => {
    expect(
      debtsIn(
        'Collectors\nOak Bureau  Collection Reported 02/2004; Client - ELM; Amount - $118; Unpaid ; Balance - $90; Account # : 55021****',
      ),
    ).toEqual(['Oak Bureau|55021****|$90|90days|ELM']);
  });
  it('or its name before the address at the end', () => {
    expect(
      debtsIn(
        'Collection Reported 02/2009; Client - FIR PCS; Amount - $402; Balance as of 02/2009 - $402; Account # - WK2210*; Address: OAK SYSTEMS 507 Prudential Rd Horsham PA 19044-2308 : (800) 350-2457',
      ),
    ).toEqual(['OAK SYSTEMS|WK2210*|$402|90days|FIR PCS']);
  });
  it('or its name on the line above, and goes on where a line ends in a semicolon', () => {
    expect(
      debtsIn(
        'Oak Bureau   (315) 555-0174\nCollection Reported 10/98; Client - Elm Hospital; Amount - $426;\nUnpaid; Balance - $376; Date of Last Activity 01/98; Account Number 88141FX',
      ),
    ).toEqual(['Oak Bureau|88141FX|$376|90days|Elm Hospital']);
  });
  it('or its name before its telephone, in a part without a label', () => {
    expect(
      debtsIn(
        '>>> Collection Reported 07/98; Assigned 11/97; Oak Recov Svc (912) 555-0188\n    Client - ELM Med Ctr; Amount - $611; Unpaid;\n    Balance - $586; Account Number 40118H <<<',
      ),
    ).toEqual(['Oak Recov Svc|40118H|$586|90days|ELM Med Ctr']);
  });
  it.each([
    [
      'a part with its label',
      'Client - ELM HOSPITAL; Amount - $187; Unpaid;\nBalance - $187; Account # - NG55018*',
      1,
    ],
    ['what has no label', 'for ELM; Amount - $187; Unpaid;\nBalance - $187; Account # - NG55018*', 0],
  ])('goes on, or not, in a line that begins with %s', (_, line, count) => {
    const first =
      'OAK GROUP INC Collection Reported 07/2003; Assigned 11/2002 to OAK GROUP INC (952) 555-0105';
    const read = debtsIn(`${first}\n${line}`).filter(
      (debt) => debt === 'OAK GROUP INC|NG55018*|$187|90days|ELM HOSPITAL',
    );
    expect(read).toHaveLength(count);
  });
  it.each([
    [
      'of a court',
      'Judgment filed 02/96; Oak Court; ID number - 96114; Amount - $1,340; Plaintiff - Elm Fuel; Account # - 5',
    ],
    ['without a number', 'Oak Bureau ; Amount : $118; Client : ELM; Balance : $90; Status : Unpaid'],
    ['of a few parts', 'Oak Bureau ; Amount : $118; Account # : 55021****'],
  ])('is none %s', (_, line) => {
    expect(debtsIn(line)).toEqual([]);
  });
});

it('a remark between its marks is one, on whatever lines, and says to whom the debt was given', () => {
  const text = [
    '>>> COLLECTION REPORTED 04/98; ASSIGNED 11/97 TO OAK BUREAU',
    '    (912) 555-0118; CLIENT - ELM; AMOUNT - $240; UNPAID;',
    '    BALANCE - $214; INDIVIDUAL ACCOUNT;',
    '    ACCOUNT NUMBER - 77120-B <<<',
  ];
  expect(debtsIn(text.join('\n'))).toEqual(['OAK BUREAU|77120-B|$214|90days|ELM']);
});
