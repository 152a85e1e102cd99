import { describe, expect, it } from 'vitest';
import { arrange } from '../../../../src/creditReport/layouts/labels/arrangement';
import { readLines } from '../../../../src/creditReport/page/lines';

const facts = (text: string) =>
  arrange(readLines(text)).flatMap((entry) =>
    entry.is === 'fact' ? [`${entry.fact.kind}=${entry.fact.values.join(',')}`] : [],
  );

describe('a value on the line below its label', () => {
  it.each([
    ['Balance\n$5\nLimit\n$6', ['balance=$5', 'money=$6']],
    ['Balance:\n-\nPayment Status:\nLate 30 Days', ['balance=-', 'status=Late 30 Days']],
    ['Balance\n####', ['balance=####']],
    ['Balance\n##', ['balance=']],
    ['Balance\na###', ['balance=']],
    ['Date Opened\n10/2020\nBalance\n$5', ['opened=10/2020', 'balance=$5']],
    ['Account Number\n****1234', ['number=****1234']],
    ['Account Number\n12 34', ['number=12 34']],
    ['Balance\n\n$5', ['balance=$5']],
    ['Scheduled Payment\n2022', ['paying=2022']],
    ['Creditor\nCHASE', ['name=CHASE']],
    ['Acct:\n3807\nBalance:\n$5', ['number=3807', 'balance=$5']],
    ['Number:\n4417', ['number=4417']],
    ['Acct:\nCHASE\nBalance:\n$5', ['text=CHASE', 'balance=$5']],
    ['Terms:\n36 months at $120', ['paying=$120']],
    ['Terms:\n36 months', ['text=36 months']],
    ['Store:\nTarget\nBalance:\n$5', ['text=Target', 'balance=$5']],
    ['Final bill:\n131.06', ['text=131.06']],
    ['$5\nEn cobranza\nSaldo\n$5', ['statusLoose=En cobranza', 'balance=$5']],
    ['Balance\n$5\nRemarks\n--\nCollection Accounts', ['balance=$5', 'statusHint=--']],
    ['Account Name\nBalance: $5', ['name=', 'balance=$5']],
    ['Remarks\nPayment History', ['statusHint=Payment History']],
    ['Número de cuenta\n*2208', ['number=*2208']],
    ['Acreedor original\nOAK BANK', ['original=OAK BANK']],
    ['Pago mensual programado\n$58', ['paying=$58']],
    ['Fecha de asignación\n10/2020', ['date=10/2020']],
    ['Monto original del préstamo\n$900', ['money=$900']],
    ['Estado\nPaga según lo acordado', ['status=Paga según lo acordado']],
    ['Fecha de apertura\n14/06/2016', ['opened=14/06/2016']],
  ])('is read: %j', (text, expected) => {
    expect(facts(text)).toEqual(expected);
  });
  it.each([
    ['another shape', 'Balance\nCurrent', ['balance=']],
    ['the year of a history', 'Scheduled Payment\n2022\n$35\n$36', ['paying=']],
    ['another label', 'Balance\nLimit\n$6', ['balance=', 'money=$6']],
    ['a line with a label of its own', 'Payment Status\nBalance: $5', ['status=', 'balance=$5']],
    ['a masked number below another label', 'Payment Status\n****1234', ['status=', 'number=****1234']],
    ['a masked number beside a name', 'Account Number\nCHASE\t****1234', ['number=', 'number=****1234']],
    ['the title of a part, below a name', 'Creditor\nAccount Details', ['name=']],
    ['the title of a part, below a sum', 'Balance\nAccount Details', ['balance=']],
    ['names of bureaus', 'Balance\nTransUnion', ['balance=']],
    [
      'a text behind a blank line',
      'Remarks\nfine\nPayment Status\n\nCurrent',
      ['statusHint=fine', 'status='],
    ],
    ['nothing', 'Balance', ['balance=']],
    ['a line that is no number', 'Número de préstamo\nOAK BANK', []],
    ['a line that is no name', 'Orig lender name\n$500', []],
  ])('is not read from %s', (_, text, expected) => {
    expect(facts(text)).toEqual(expected);
  });
  it('may stand behind a blank line where all lines of the page do', () => {
    expect(facts('Payment Status\n\nCurrent\n\nRemarks\n\nfine\n\nBalance\n\n$5')).toEqual([
      'status=Current',
      'statusHint=fine',
      'balance=$5',
    ]);
    expect(facts('Payment Status\n\nCurrent\n\nRemarks\nfine\nBalance\n$5')).toEqual([
      'status=',
      'statusHint=fine',
      'balance=$5',
    ]);
  });
  it('does not stand behind a blank line where those part the accounts alone', () => {
    const account = (name: string) => `${name}\nBalance:\t$5\nStatus:\tOpen\nRemarks:`;
    expect(facts(`${account('OAK')}\n\n${account('ELM')}\n\nFIR`)).toEqual(
      ['OAK', 'ELM'].flatMap(() => ['balance=$5', expect.stringMatching(/=Open$/), 'statusHint=']),
    );
  });
  it('names the place from the label to its value', () => {
    const [entry] = arrange(readLines('Balance:\n$5'));
    expect(entry).toEqual({
      is: 'fact',
      fact: { kind: 'balance', label: 'balance', values: ['$5'], span: { from: 0, to: 11 } },
    });
  });
});

describe('a value on the line above its label', () => {
  it('is read of a label that nobody has listed', () => {
    const card = (name: string) => `${name}\n$5\nBalance\n12/2030\nDate Closed\n$6\nSched Pymt\n`;
    expect(facts(`${card('OAK')}${card('ELM')}ASH`)).toEqual([
      'balance=$5',
      'date=12/2030',
      'paying=$6',
      'balance=$5',
      'date=12/2030',
      'paying=$6',
    ]);
  });
});

describe('all labels and then all values', () => {
  const LABELS = 'Creditor\nBalance\nPayment Status\n';
  it('are read as a column', () => {
    expect(facts(`${LABELS}CHASE\n$5\nCurrent\nElm Bank`)).toEqual([
      'name=CHASE',
      'balance=$5',
      'status=Current',
    ]);
    expect(facts(`Terms: 36\n${LABELS}CHASE\n$5\nCurrent`)).toEqual([
      'text=36',
      'name=CHASE',
      'balance=$5',
      'status=Current',
    ]);
  });
  it('name the places of each label with its values', () => {
    const text = `${LABELS}CHASE\n$5\nCurrent\nELM\n$6\nLate`;
    for (const entry of arrange(readLines(text))) {
      if (entry.is !== 'fact') throw new Error(`no fact: ${entry.is}`);
      const { span, values } = entry.fact;
      for (const value of values) expect(text.slice(span.from, span.to)).toContain(value);
    }
  });
});

describe('bureaus side by side', () => {
  it.each([
    ['in cells', 'TransUnion\tExperian\tEquifax\nBalance\t$5\t$6\t$7', ['balance=$5,$6,$7']],
    [
      'in cells of which the last are empty',
      'TransUnion\tExperian\tEquifax\nBalance\t$5\t\t',
      ['balance=$5,,'],
    ],
    ['one space apart', 'TransUnion Experian Equifax\nBalance $5 $6 $7', ['balance=$5,$6,$7']],
    ['two of them', 'TransUnion Experian\nBalance $5 $6', ['balance=$5,$6']],
    ['one value for all', 'TransUnion Experian\nBalance $5', ['balance=$5']],
    ['an empty value', 'TransUnion Experian\nBalance: -', ['balance=-']],
    [
      'below their label',
      'TransUnion Experian Equifax\nBalance\n$5\n$6\n$7\nLimit\n$1\n-\n$3',
      ['balance=$5,$6,$7', 'money=$1,-,$3'],
    ],
    [
      'below their label, one too few',
      'TransUnion Experian\nBalance\n$5\nLimit\n$6\n$7',
      ['balance=$5', 'money=$6,$7'],
    ],
    ['named on a line each', 'TransUnion\nExperian\nBalance\n$5\n$6', ['balance=$5,$6']],
    ['three at most', 'TransUnion Experian Equifax TU\nBalance\n$5\n$6\n$7', ['balance=$5,$6,$7']],
    ['three at most, named on a line each', 'TU\nEXP\nEQ\nTU\nBalance\n$5\n$6\n$7', ['balance=$5,$6,$7']],
    ['one named alone', 'TransUnion\nBalance\n$5\n$6', ['balance=$5']],
    [
      'one named alone below others',
      'TransUnion Experian\nBalance\n$5\n$6\nTransUnion\nLimit\n$7\n$8',
      ['balance=$5,$6', 'money=$7,$8'],
    ],
    ['without their names', 'Balance $5 $6 $7', ['balance=$5 $6 $7']],
    ['in cells without their names', 'Balance\t$5\t$6', ['balance=$5,$6']],
  ])('are read %s', (_, text, expected) => {
    expect(facts(text)).toEqual(expected);
  });
});

describe('lines between the labels', () => {
  const names = (text: string) =>
    arrange(readLines(text)).flatMap((entry) =>
      entry.is === 'name'
        ? [
            [entry.heading.text, entry.isTownLike && 'town', entry.isRightBelow && 'below']
              .filter(Boolean)
              .join(' '),
          ]
        : entry.is === 'section'
          ? [`#${entry.section}`]
          : [],
    );
  it.each([
    ['CHASE', ['CHASE']],
    ['CHASE\nOAK BANK', ['CHASE', 'OAK BANK below']],
    ['CHASE\n\nOAK BANK', ['CHASE', 'OAK BANK']],
    ['Balance: $5\nOAK BANK', ['OAK BANK']],
    ['SIOUX FALLS SD', ['SIOUX FALLS SD town']],
    ['12 MAIN ST\nSIOUX FALLS SD', []],
    ['12 MAIN ST\nOAK BANK', ['OAK BANK below']],
    ['Individual', []],
    ['Collections\nCHASE', ['#collections', 'CHASE']],
    ['CHASE 400012XXXX', ['CHASE 400012XXXX']],
    ['OAK FINANCE   Branch 12\n** PAST DUE NOTICE **', ['OAK FINANCE']],
  ])('of %j can be names, or are titles', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });
});
