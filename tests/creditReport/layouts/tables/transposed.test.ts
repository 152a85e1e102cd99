import { describe, expect, it } from 'vitest';
import { readTransposed } from '../../../../src/creditReport/layouts/tables/transposed';
import { readLines } from '../../../../src/creditReport/page/lines';

const read = (...lines: string[]) =>
  readTransposed(readLines(lines.map((line) => line.replaceAll('|', '\t')).join('\n'))).map(({ facts }) =>
    facts.map(({ kind, values }) => `${kind}=${values.join()}`).join(' '),
  );
const NAMES = 'Creditor|OAK|ELM';
const REST = ['Acct #|12XX|13XX', 'Balance|$5|$6'];
const BOTH = ['name=OAK number=12XX balance=$5', 'name=ELM number=13XX balance=$6'];

describe('a table with a column for each debt', () => {
  it.each([
    ['by itself', [NAMES, ...REST], BOTH],
    ['with its names over an empty corner', ['|OAK|ELM', ...REST], BOTH],
    ['with an empty column', ['Creditor|OAK||ELM', 'Acct #|12XX||13XX', 'Balance|$5||$6'], BOTH],
    ['with a row of no meaning between', [NAMES, 'Colour|red|blue', ...REST], BOTH],
    ['between other lines', ['My debts', NAMES, ...REST, 'Thank you'], BOTH],
    ['below a title of words of labels', ['Debts - account by account||', '|OAK|ELM', ...REST], BOTH],
    ['without the sums at its foot', [NAMES, ...REST, 'Per month|$1|$2', 'Sum owed|$11|', 'Sum per month|$3|'], ['name=OAK number=12XX balance=$5 paying=$1', 'name=ELM number=13XX balance=$6 paying=$2']],
    ['with creditors of households, or kinds of accounts, over rows that say no other name', ['|Chase|ELM', 'Balance|$5|$6', 'Status|OK|OK'], ['name=Chase balance=$5 statusLoose=OK', 'name=ELM balance=$6 statusLoose=OK']],
    ['with labels nobody has listed', ['Holder|OAK|ELM', 'Bal today|$5|$6', 'Mo Pmt|$1|$2'], ['name=OAK balance=$5 paying=$1', 'name=ELM balance=$6 paying=$2']],
  ])('is read %s', (_, lines, rows) => {
    expect(read(...lines)).toEqual(rows);
  });
  it.each([
    ['one debt', ['Creditor|OAK', 'Acct #|12XX', 'Balance|$5']],
    ['two rows', [NAMES, 'Balance|$5|$6']],
    ['headings over rows', ['ID|BALANCE|AVAILABLE|HOLD', 'S0 DRAFT|$5|$4|$1', 'S1 DRAFT|$6|$6|$0', 'Balance|$11|$10|$1']],
    ['bureaus', ['|TransUnion|Experian', NAMES, ...REST]],
    ['bureaus over the columns alone', ['TransUnion|Experian', NAMES, ...REST]],
    ['one number for all', [NAMES, 'Acct #|12XX|12XX', 'Balance|$5|$6']],
    ['one name for all', ['Creditor|OAK|OAK', ...REST]],
    ['months', ['|May|June', 'Balance|$5|$6', 'Status|OK|OK']],
    ['no names', ['Acct #|12XX|13XX', 'Balance|$5|$6', 'Limit|$7|$8']],
    ['a table with a row for each debt', ['Creditor|Acct #|Balance', 'OAK|12XX|$5', 'ELM|13XX|$6']],
    ['labels beside others with their values', ['Lender Loan Number|EQ25-10933|Casefile ID|1770241886', 'Submitted By|oak|Loan Type|Conventional', 'Total Housing Payment|$2,011.40|Total Income|$8,450.00', 'Total Loan Amount|$244,000.00|Amount Due|$7,118.22']],
    ['nothing', []],
  ])('is none in %s', (_, lines) => {
    expect(read(...lines)).toEqual([]);
  });
}); // biome-ignore format: tables are read in lines
