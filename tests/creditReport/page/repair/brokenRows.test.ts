import { expect, it } from 'vitest';
import { withBrokenRowsJoined } from '../../../../src/creditReport/page/repair/brokenRows';

const OAK = 'OAK CASH 116 | PAYDAY | 116-0044821 | $255.00 | $289.50 | CURRENT';
const ELM = 'ELM FINANCE OF OHIO | INSTALL | 2044-19XXXX | $2,400.00 | $1,655.18 | CURRENT';
const FIR = 'FIR HOME FURNISHINGS | RENTAL | BD7781XX | $1,944.00 | $702.00 | PAST DUE';
const ASH = OAK.replace('OAK', 'ASH');

const read = (...lines: readonly string[]) => withBrokenRowsJoined(lines.join('\n')).split('\n');

it('a row that the end of a line breaks is whole again, within a sum too', () => {
  const broken = ELM.replace('$1,655.18', '$1,\n655.18');
  expect(read(OAK, broken, FIR.replace('$702', '\n$702'), ASH)).toEqual([OAK, ELM, FIR, ASH]);
});

it('what is left of the last cell goes on it', () => {
  expect(read(OAK, ELM.replace('CURRENT', 'PAST'), 'DUE 30', 'Legend: none')).toEqual([
    OAK,
    ELM.replace('CURRENT', 'PAST DUE 30'),
    'Legend: none',
  ]);
});

it('headings that slashes part stand in the cells of the rows below', () => {
  const [first] = read('Subscriber / Type / Account No. / Orig amt / Balance / Status', OAK, ELM);
  expect(first).toBe('Subscriber | Type | Account No. | Orig amt | Balance | Status');
});

it.each([
  ['a single row', [OAK, 'ELM | INSTALL | 2044', '$5.00 | $6.00 | CURRENT']],
  ['a short line', [OAK, ELM, 'ELM | INSTALL | 5', '$5.00 | $6.00 | $7.00 | CURRENT']],
  ['a line with as many', [OAK, ELM, 'ELM FINANCE OF OHIO AND OF INDIANA | INSTALL | 2044-19XXXX | 5', '5 | 6 | 7 | 8']],
  ['a line behind a shorter row', [ELM, OAK, 'Next part']],
  ['a label below', [OAK, ELM, 'Legend:']],
  ['headings with other slashes', ['Subscriber / Type / Balance', OAK, ELM]],
  ['lines with fewer bars', ['OAK | 5 | 6', 'ELM | 5', 'ASH | 5 | 7']],
])('%s is left as it is', (_, lines) => {
  expect(read(...lines)).toEqual(lines);
}); // biome-ignore format: rows are read in lines
