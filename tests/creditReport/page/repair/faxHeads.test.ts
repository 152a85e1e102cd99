import { describe, expect, it } from 'vitest';
import { withoutFaxHeads } from '../../../../src/creditReport/page/repair/faxHeads';
import { readByRules } from '../../../../src/creditReport/readReport';

const headOf = (page: number) => `FEB-14-2011 10:2${page} FROM: OAK FUNDING    6145550133    P.00${page}/005`;
const NAME = 'ELM CREDIT SERVICES    INFILE REPORT    REF# 330418-2';

describe('the heads of a fax', () => {
  it('are left out behind the first, with the lines of the paper that repeat below them', () => {
    const text = [headOf(2), NAME, 'FIR', headOf(3), NAME, 'ASH', headOf(4), NAME, 'YEW'].join('\n');
    expect(withoutFaxHeads(text)).toBe([headOf(2), NAME, 'FIR', 'ASH', 'YEW'].join('\n'));
  });
  it.each([
    ['08/19/2019  14:02   OAK TAX        (FAX) 207 555 0139        P.003/007'],
    ['FROM :OAK LEGAL AID          FAX NO. :216 555 0142        Feb. 19 2025 03:41PM  P4'],
    ['JAN-O8-2019 TUE 02:57 PM   OAK CNSLG        FAX NO. 6625550174      P. 02'],
  ])('are told by machines of any kind: %s', (head) => {
    expect(withoutFaxHeads(`${head}\nFIR $5\n${head}\nASH $6`)).toBe(`${head}\nFIR $5\nASH $6`);
  });
  it.each([
    ['the address of an office', 'Phone (800) 555-0148   Fax (615) 555-0190   Page 1 of 4'],
    ['a line without the time', 'FROM: OAK FUNDING  P.002/005'],
    ['a line about a debt', 'FIR, from 10:30 on, $500 P. Ash'],
  ])('are no other lines: %s', (_, line) => {
    expect(withoutFaxHeads(`${line}\nFIR $5\n${line}\nASH $6`)).toBe(`${line}\nFIR $5\n${line}\nASH $6`);
  });
  it('give no debt the number of the paper, where they part it', () => {
    const debt = (name: string, number: string) => [
      `${name}    Acct ${number}`,
      '    ECOA I   INST   Src XP',
      '    Opened 09/02  Rptd 01/11    High $6,625    Terms 120x$74',
      '    Bal $2,916   Past Due $0    30:1 60:0 90:0  MR:99',
      '    Status: CURRENT, WAS 30 DAYS',
    ];
    const [begun = '', ...rest] = debt('[2] ASH BANK', '9902118845-1');
    const text = [headOf(2), NAME, ...debt('[1] FIR BANK', '408817725'), begun, headOf(3), NAME, ...rest];
    const { debts } = readByRules({ text: text.join('\n'), tables: [] });
    expect(debts.map(({ accountNumber }) => accountNumber)).toEqual(['408817725', '9902118845-1']);
  });
});
