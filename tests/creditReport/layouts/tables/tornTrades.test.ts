import { expect, it } from 'vitest';
import { readRunOnTrades } from '../../../../src/creditReport/layouts/tables/runOnTrades';
import { readLines } from '../../../../src/creditReport/page/lines';
import { placedCells } from '../../../../src/creditReport/page/placed';
import { debtsIn } from '../../../support/reports';

const HEADINGS =
  'E\nC\nO\nA\nW\nH\nO\nS\nE\nCREDITOR\nDATE\nREPORTED\nDLA\nDATE\nOPENED\nHIGH CREDIT\nOR LIMIT\nACCOUNT TYPE\nBALANCE\nPAST DUE\nTERMS\nMO\nREV\n30 60 90+\nLAST DELINQ\nSTATUS\nSOURCE';
const OAK =
  'J B OAK MORTGAGE\n3419877026\n11/22\n11/22\n06/18 $312,000\nMTG\n$281,447\n$0\n360 X $1842\n53 0 0 0\n-\nAS AGREED\nXP/TU/EF\nFIXED RATE; CONVENTIONAL REAL ESTATE MORTGAGE';
const ELM =
  'B B ELM CARD\n426684117XXXX\n11/22\n10/22\n02/15 $9,500\nREV\n$4,112\n$0\n$123 82 0 0 0\n-\nAS AGREED\nXP/TU/EF';
const FIR =
  'C B FIR FINANCIAL\n228917406XXXX\n10/22\n09/22\n01/20 $27,380\nAUTO\n$16,904\n$412\n72 X $412 33 2 0 0\n10/22\nLATE 30\nXP/TU/EF';
const ASH =
  'B B ASH FUNDING LLC\n44479620XXXX\n11/22\n-\n08/21 $1,183\nCOLL\n$1,266\n$1,266\n- 15 - - -\n-\nCOLLECTION\nTU/EF\nORIGINAL CREDITOR: YEW BANK NA; PLACED FOR COLLECTION';
const REPORT = `CREDIT HISTORY\n${HEADINGS}\n${OAK}\n${ELM}\nCREDIT REPORT PAGE 2 OF 5\n${FIR}\n${ASH}`;

const NUMBERS = ['3419877026', '426684117XXXX', '228917406XXXX', '44479620XXXX'];

it('reads debts of which a page broke each cell onto a line: a name, its number below, and what stands under the headings', () => {
  expect(debtsIn(REPORT).map((debt) => debt.split(' | ').slice(0, 6))).toEqual([
    ['OAK MORTGAGE', NUMBERS[0], '$281,447', 'current', '$1842'],
    ['ELM CARD', NUMBERS[1], '$4,112', 'current', '$123'],
    ['FIR FINANCIAL', NUMBERS[2], '$16,904', '30days', '$412'],
    ['ASH FUNDING LLC', NUMBERS[3], '$1,266', '90days', '', 'YEW BANK NA'],
  ]);
});

it('a debt ends with the bureaus that tell of it, or else before the next', () => {
  const ofNone = REPORT.replace('\nSOURCE', '')
    .replace(/\n[XPTUEF/]+(?=\n|$)/g, '')
    .replace(/\n(?:FIXED|CREDIT REPORT|ORIGINAL).*/g, '');
  const facts = readRunOnTrades(placedCells(readLines(ofNone))).map((account) => account.facts);
  expect(facts.map((all) => all.find(({ kind }) => kind === 'number')?.values[0])).toEqual(NUMBERS);
});
