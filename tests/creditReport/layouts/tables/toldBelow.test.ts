import { describe, expect, it } from 'vitest';
import { toldBelow } from '../../../../src/creditReport/layouts/tables/toldBelow';
import { readByRules } from '../../../../src/creditReport/readReport';

const columns = ['name', 'opened', 'money', 'pastDue', 'paying', 'balance'].map(
  (kind) => ({ kind, label: kind }) as never,
);
const told = (line: string) =>
  toldBelow(line.split('|'), columns, { from: 0, to: 9 }).map(({ kind, values }) => `${kind}=${values[0]}`);

describe('the line below a row of a table', () => {
  it.each([
    ['1224071XXX|Mortgage|Joint|Pays as agreed|TU EF XP', ['number=1224071XXX', 'statusLoose=Pays as agreed']],
    ['3178XXXXX|Open|Individual|Collection|TU', ['number=3178XXXXX', 'statusLoose=Collection']],
    ['90000XXXXX|Installment', ['number=90000XXXXX']],
    ['1224071XXX|01/20|$9,000|$0|$90|$8,000', []],
    ['1224071XXX|$9,000', []],
    ['OAK BANK|Mortgage|Joint', []],
    ['2020|Mortgage|Joint', []],
  ])('%s tells %j', (line, facts) => {
    expect(told(line)).toEqual(facts);
  });
  it('tells no number where a column has them', () => {
    const own = [...columns, { kind: 'number', label: 'number' }] as never;
    expect(toldBelow(['1224071XXX', 'Mortgage'], own, { from: 0, to: 9 })).toEqual([]);
  });
  it.each([
    ['|2114408X|XP TU||', ['number=2114408X']],
    ['|88214408|EF - ORIGINAL CREDITOR: OAK BANK||', ['original=OAK BANK', 'number=88214408']],
    ['|OAK 44|XP TU||', []],
    ['||2114408X|XP TU|', []],
    ['|2114408X|$900||', []],
  ])('may stand in a grid, under a name whose heading names the number too: %s tells %j', (line, facts) => {
    const [, ...others] = columns;
    const both = [{ kind: 'text', label: 'whose' }, { kind: 'name', label: 'creditor account number' }, ...others] as never;
    expect(
      toldBelow(line.split('|'), both, { from: 0, to: 9 }).map(({ kind, values }) => `${kind}=${values[0]}`),
    ).toEqual(facts);
  });
  it.each([
    ['|5|ELM RECOVERY|24A8831|$436.00|Orig: OAK CABLE', []],
    ['||||$436.00|Orig: OAK CABLE', ['original=OAK CABLE']],
    ['|5|ELM RECOVERY|||Orig: OAK CABLE', ['original=OAK CABLE']],
    ['||Orig: OAK CABLE|||$436.00', ['original=OAK CABLE']],
    ['||ELM RECOVERY\n****8831\nOrig. creditor: OAK CABLE||$436.00|', []],
  ])('is a row by itself where it names a debt with its sum, behind a cell to be ticked: %s', (line, facts) => {
    const ticked = ['text', 'text', 'name', 'number', 'balance', 'text'].map((kind) => ({ kind, label: kind })) as never;
    expect(
      toldBelow(line.split('|'), ticked, { from: 0, to: 9 }).map(({ kind, values }) => `${kind}=${values[0]}`),
    ).toEqual(facts);
  });
  it('belongs to the row above, also where each debt has the headings anew', () => {
    const head = 'Creditor\tOpened\tLimit\tPast Due\tPayment\tBalance';
    const text = `${head}\nOAK BANK\t08/21\t$9,000\t-\t$90\t$8,000\n1224071XXX\tMortgage\tJoint\tPays as agreed\n${head}\nELM BANK\t08/22\t$700\t$60\t$20\t$600\n3178XXXXX\tRevolving\tJoint\t60 days late`;
    const { debts } = readByRules({ text, tables: [] });
    expect(debts.map(({ accountName, accountNumber, current }) => [accountName, accountNumber, current])).toEqual([
      ['OAK BANK', '1224071XXX', 'current'],
      ['ELM BANK', '3178XXXXX', '60days'],
    ]);
  });
}); // biome-ignore format: texts are read in lines
