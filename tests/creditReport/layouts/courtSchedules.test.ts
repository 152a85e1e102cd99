import { describe, expect, it } from 'vitest';
import { readCourtSchedules } from '../../../src/creditReport/layouts/courtSchedules';
import { pagesOfText } from '../../../src/creditReport/page/page';

const RULE = '-'.repeat(80);
const TITLE = 'SCHEDULE D - CREDITORS HOLDING SECURED CLAIMS';

/** The claims of a schedule whose columns are seen, each with its marks. */
function read(claims: readonly string[], title = TITLE) {
  const source = [title, '', ...claims.flatMap((claim) => [RULE, claim]), RULE, ''].join('\n');
  const page = pagesOfText(source).find(({ placed }) => placed);
  return (page ? readCourtSchedules(page) : []).map(({ facts, flags }) =>
    [...facts.flatMap(({ kind, values: [value] }) => (kind === 'text' ? [] : [`${kind}=${value}`])), ...flags].join(' '),
  );
} // biome-ignore format: rows are read in lines

const OAK = [
  ' Account No. 0023881964              09/2005',
  '                                     First Mortgage',
  ' Oak Home Loans                 J    Residence: 12 Elm St',
  ' P.O. Box 5170',
  '                                     Value $      118,000.00            131,702.16       13,702.16',
].join('\n');
const ELM = [
  ' Account No.                         8/2009',
  '                                     Medical services',
  ' Elm Health Care                -',
  ' P.O. Box 341457                                               X          684.20',
].join('\n');

describe('the claims in the schedules of a bankruptcy', () => {
  it('are read from the columns of each: his name below his number, and what he claims behind what it is secured by', () => {
    expect(read([OAK, ELM])).toEqual([
      'name=Oak Home Loans number=0023881964 balance=131,702.16 money=13,702.16',
      'name=Elm Health Care balance=684.20',
    ]);
  });

  it('may have numbers in groups, but none with a slip of the scan in it', () => {
    const numbered = (number: string) =>
      read([OAK, ELM.replace('Account No.             ', `Account No. ${number}`)])[1];
    expect(numbered('7714 0021 33')).toBe('name=Elm Health Care number=7714 0021 33 balance=684.20');
    expect(numbered('77140021 33l')).toBe('name=Elm Health Care balance=684.20');
  });

  it('tell how they stand beside the creditor, and not by the desk he is written to', () => {
    expect(read([OAK, ELM.replace('Medical services', 'Sedan (repossessed 11-01)')])[1]).toMatch(
      /statusLoose=Sedan/,
    );
    expect(read([OAK, ELM.replace('P.O. Box 341457', 'Attn: Bankruptcy')])[1]).not.toMatch(/statusLoose/);
  });

  it('may not know their sums', () => {
    expect(read([OAK, ELM.replace(' 684.20', 'Unknown')])[1]).toBe('name=Elm Health Care amount-missing');
  });

  it('are none of who is only told of them, nor without a sum', () => {
    expect(read([OAK, ELM.replace('684.20', 'Notice Only')])).toHaveLength(1);
    expect(read([OAK, ELM.replace('684.20', '')])).toHaveLength(1);
  });

  it('end before what they come to', () => {
    const subtotal = `${ELM.replace('684.20', '')}\n                              Subtotal                          815.36`;
    expect(read([OAK, subtotal])).toHaveLength(1);
  });

  it('stand under the title of such a schedule alone', () => {
    expect(read([OAK, ELM], 'ACCOUNTS OF THE HOUSEHOLD')).toEqual([]);
  });
});
