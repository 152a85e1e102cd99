import { expect, it } from 'vitest';
import { debtOf } from '../../../../src/creditReport/debts/debtOf';
import { readLinesOfCells } from '../../../../src/creditReport/layouts/tables/linesOfCells';
import { readLines } from '../../../../src/creditReport/page/lines';

function debtsIn(text: string): string[] {
  return readLinesOfCells(readLines(text)).flatMap((account) => {
    const debt = debtOf(account);
    if (!debt) return [];
    const { accountName, accountNumber, amountText, payingText, current, originalCreditor } = debt;
    return [[accountName, accountNumber, amountText, payingText, current, originalCreditor].join('|')];
  });
}

const HEADINGS = `WHO\tCREDITOR NAME\tOPENED\tHI. CREDIT\tBALANCE\tPAST DUE\tSTATUS
ACCOUNT #\tDLA\tCR. LIMIT\tTERMS\tTYPE`;

const OAK = `B\tOAK HOME LOANS\t03/21\t$301000\t$288116\t$0\tCURRENT
809214XXXXXX\t01/25\t-\t360 $2041\tMTG FHA`;
const ELM = `C\tELM CARDS\t10/19\t$2010\t$1877\t$121\t60 DAYS
552433XXXXXX\t11/24\t$2000\tREV $62\tREV CC
01/25-60 12/24-30`;
const FIR = `B\tFIR RECOVERY\t05/24\t$214\t$214\t$214\tCOLLECTION
1120778XXX\t-\t-\t-\tCOLL
ORIGINAL CREDITOR: BIRCH CABLE`;

const READ = [
  'OAK HOME LOANS|809214XXXXXX|$288116|$2041|current|',
  'ELM CARDS|552433XXXXXX|$1877|$62|60days|',
  'FIR RECOVERY|1120778XXX|$214||90days|BIRCH CABLE',
];

it.each([
  ['each in the columns of its own line of headings', `${HEADINGS}\n${OAK}\n${ELM}\nCOLLECTIONS\n${FIR}`],
  [
    'under headings that come again on each page',
    `${HEADINGS}\n${OAK}\nFILE # 7882\tPAGE 2 OF 5\n${HEADINGS}\n${ELM}\nCOLLECTIONS\n${HEADINGS}\n${FIR}`,
  ],
  [
    'over a page that ends without headings on the next',
    `${HEADINGS}\n${OAK}\nFILE # 7882\tPAGE 2 OF 5\n${ELM}\nCOLLECTIONS\n${FIR}`,
  ],
])('reads debts on two lines of cells each, %s', (_, text) => {
  expect(debtsIn(text)).toEqual(READ);
});

it.each([
  [
    'rows on one line whose headings are stacked',
    `CREDITOR\tDATE\tHIGH\tPAST\tBALANCE
ACCOUNT #\tOPENED\tCREDIT\tDUE\tSTATUS
OAK CARDS\t03/21\t$900\t$0\t$500
ELM CARDS\t04/21\t$700\t$0\t$400
FIR CARDS\t05/21\t$800\t$0\t$300
ASH CARDS\t06/21\t$800\t$0\t$200`,
  ],
  [
    'public records and the summary of debts',
    `${HEADINGS}\nPUBLIC RECORDS\nC\tBANKRUPTCY CH 13\tUS BKPT CT\t2020184\tFILED 04/20\tTU EF\nTRADE SUMMARY
·\t#\tBALANCE\tHI. CREDIT\tPAYMENTS\nMORTGAGE\t1\t$288116\t$301000\t$2041\nTOTAL\t9\t$321588\t$363286\t$2359`,
  ],
  ['what stands in a part without debts', `INQUIRIES\n${HEADINGS}\n${OAK}\n${ELM}`],
  ['one debt alone', `${HEADINGS}\n${OAK}`],
])('reads nothing of %s', (_, text) => {
  expect(debtsIn(text)).toEqual([]);
});
