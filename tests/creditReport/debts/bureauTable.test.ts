import { describe, expect, it } from 'vitest';
import { accountOf } from '../../../src/creditReport/account';
import { differ, newestFirst, readColumn, worst } from '../../../src/creditReport/debts/bureauTable';
import type { LabelKind } from '../../../src/creditReport/lexicon/labelTable';
import { account, fact, printedIn } from '../../support/reports';

const columnsOf = (facts: Readonly<Partial<Record<LabelKind, readonly string[]>>>) => {
  const width = Math.max(...Object.values(facts).map((values) => values.length));
  return Array.from({ length: width }, (_, column) => readColumn(account(facts), column));
};

describe('a column', () => {
  it.each([
    ['remaining statement balance', 'total balance', '$7,244.19', '$7,244.19'],
    ['statement balance', 'total balance', '$7,244.19', '$7,244.19'],
    ['statement balance', 'total balance', '$900.00', '$6,980.02'],
    ['statement balance', 'last payment', '$7,244.19', '$6,980.02'],
    ['current balance', 'total balance', '$7,244.19', '$6,980.02'],
  ])(
    'takes all that is owed beside what was on the last statement: %s, %s %s',
    (label, other, text, owed) => {
      const card = accountOf([
        { ...fact('balance', '$6,980.02'), label },
        { ...fact('money', text), label: other },
      ]);
      expect(readColumn(card, 0).amount?.value.text).toBe(owed);
    },
  );
  it('takes what pays a loan off where nothing else tells what is owed', () => {
    const loan = (label: string) => accountOf([{ ...fact('money', '$5,210.77'), label }]);
    expect(readColumn(loan('payoff amount'), 0).amount?.value.text).toBe('$5,210.77');
    expect(readColumn(loan('loan amount'), 0).amount).toBeUndefined();
  });
  it('takes of balances of several days the newest that is printed', () => {
    const loan = (newest: string) =>
      readColumn(
        accountOf([
          { ...fact('balance', '$5,210.77'), label: 'bal 12/31/21' },
          { ...fact('balance', newest), label: 'bal 6/30/22' },
        ]),
        0,
      );
    expect(loan('$5,100.20')).toMatchObject({ amount: { value: { text: '$5,100.20' } }, flags: [] });
    expect(loan('–').amount?.value.text).toBe('$5,210.77');
  });
  it('is marked where more is asked for to pay a loan off than the principal that is its balance', () => {
    const loan = (label: string, balance: string, payoff: string) =>
      readColumn(
        accountOf([
          { ...fact('balance', balance), label },
          { ...fact('money', payoff), label: 'payoff amount' },
        ]),
        0,
      );
    const marked = loan('remaining principal', '$5,612.34', '$5,660.01');
    expect(marked).toMatchObject({ amount: { value: { text: '$5,612.34' } }, flags: ['amounts-differ'] });
    expect(loan('remaining principal', '$5,612.34', '$5,612.34').flags).toEqual([]);
    expect(loan('current balance', '$5,612.34', '$5,660.01').flags).toEqual([]);
  });
  it.each([
    ['outstanding interest', '$210.44', ['amounts-differ']],
    ['interest', '$210.44', ['amounts-differ']],
    ['outstanding interest', '$0.00', []],
    ['interest paid', '$210.44', []],
    ['interest rate', '$5.00', []],
  ])(
    'is marked where interest is owed beside the principal that is its balance: %s %s',
    (label, text, flags) => {
      const balance = { ...fact('balance', '$5,500.00'), label: 'principal balance' };
      expect(readColumn(accountOf([balance, { ...fact('money', text), label }]), 0).flags).toEqual(flags);
      const whole = { ...balance, label: 'balance' };
      expect(readColumn(accountOf([whole, { ...fact('money', text), label }]), 0).flags).toEqual([]);
    },
  );
  it('is read with the places its values stand in', () => {
    const given = account({
      balance: ['$5', '$6'],
      paying: ['-', '$2'],
      number: '12XXXX',
      status: ['', 'Late 30 Days'],
      reported: ['08/2026', '09/2026'],
    });
    const column = readColumn(given, 1);
    expect(column).toMatchObject({
      amount: { value: { text: '$6' } },
      paying: { value: { text: '$2' } },
      number: { value: '12XXXX' },
      status: { value: { current: '30days' } },
      reported: 2026_09_00,
      flags: [],
    });
    const { amount, paying, number, status } = column;
    expect([amount, paying, number, status].map((part) => part && printedIn(given, part.span))).toEqual([
      'balance $5 $6',
      'paying - $2',
      'number 12XXXX',
      'status  Late 30 Days',
    ]);
    expect(readColumn(given, 0)).toMatchObject({
      paying: undefined,
      status: undefined,
      reported: 2026_08_00,
    });
    expect(readColumn(account({}), 0)).toMatchObject({ amount: undefined, number: undefined, reported: 0 });
  });

  it.each([
    ['the first balance that is a number', [fact('balance', '####'), fact('balance', '$6')], '$6', []],
    ['a balance that is none, where no other is', [fact('balance', '-'), fact('balance', '####')], '####', []],
    ['the first of balances that differ', [fact('balance', '$5'), fact('balance', '$6')], '$5', ['amounts-differ']],
    ['the first of balances that agree', [fact('balance', '$5.00'), fact('balance', '$5')], '$5.00', []],
    ['a number beside one that cannot be read', [fact('balance', '$5'), fact('balance', '####')], '$5', []],
    ['a bare amount', [fact('amountLoose', '$5')], '$5', []],
    ['a bare amount beside other sums', [fact('amountLoose', '$5'), fact('money', '$9')], '$5', ['amount-guessed']],
    ['a balance before a bare amount', [fact('amountLoose', '$5'), fact('balance', '$6'), fact('money', '$9')], '$6', []],
    ['a bare amount, where the balance is empty', [fact('balance', '-'), fact('amountLoose', '$5')], '$5', []],
    ['the balance of its bureau before one printed above them', [fact('balance', '$5'), fact('balance', '$6', '$5')], '$6', []],
    ['the balance above bureaus that print none', [fact('balance', '$5'), fact('balance', '-', '')], '$5', []],
    ['nothing', [fact('money', '$9')], undefined, []],
  ] as const)('takes %s', (_, facts, text, flags) => {
    const column = readColumn(accountOf(facts), 0);
    expect([column.amount?.value.text, column.flags]).toEqual([text, flags]);
  }); // biome-ignore format: accounts are read in lines

  it('keeps the doubt of its status', () => {
    expect(readColumn(account({ status: 'Current', pastDue: '$5' }), 0).flags).toEqual([
      'past-due-on-current',
    ]);
  });

  it.each([
    ['as it stands under its label', '444796••••', '444796XXXX', '444796XXXX'],
    ['as it stands first, where the label has another', '444796••••', '5XXX', '444796••••'],
  ])('takes a number %s', (_, shown, labelled, number) => {
    const above = { ...fact('number', shown), label: 'mask' };
    expect(readColumn(accountOf([above, fact('number', labelled)]), 0).number?.value).toBe(number);
  });

  it('takes the first number and date that can be read', () => {
    const column = readColumn(
      accountOf([
        fact('number', 'N/A'),
        fact('number', '12XX'),
        fact('reported', '-'),
        fact('reported', '08/2026'),
      ]),
      0,
    );
    expect([column.number?.value, column.reported]).toEqual(['12XX', 2026_08_00]);
  });
});

describe('newestFirst', () => {
  const order = (facts: Parameters<typeof columnsOf>[0]) =>
    newestFirst(columnsOf(facts)).map(({ amount }) => amount?.value.text);
  it.each([
    [
      'the date',
      { balance: ['$5', '$6', '$7'], reported: ['08/2026', '10/2026', '09/2026'] },
      ['$6', '$7', '$5'],
    ],
    ['the amount, where the dates agree', { balance: ['$5', '$7', '$6'] }, ['$7', '$6', '$5']],
    ['that an amount is printed', { balance: ['-', '$5', '-', '$6'] }, ['$6', '$5', undefined, undefined]],
    ['the date before the amount', { balance: ['-', '$5'], reported: ['10/2026', ''] }, [undefined, '$5']],
    ['nothing, where there is one', { balance: ['$5'] }, ['$5']],
  ])('goes by %s', (_, facts, amounts) => {
    expect(order(facts)).toEqual(amounts);
  });
});

describe('differ', () => {
  it.each([
    [{ balance: ['$5', '$6'] }, true, false],
    [{ balance: ['$5', '$5.00'] }, false, false],
    [{ balance: ['$5', '-', '$6'] }, true, false],
    [{ balance: ['$5', '-'] }, false, false],
    [{ paying: ['$5', '$6'] }, false, true],
    [{ balance: ['$5'] }, false, false],
  ])('says of %j whether the amounts (%s) and the payments (%s) differ', (facts, amounts, payments) => {
    const columns = columnsOf(facts);
    expect([differ(columns, 'amount'), differ(columns, 'paying')]).toEqual([amounts, payments]);
  });
});

describe('worst', () => {
  const worstOf = (...status: string[]) => {
    const { status: found, differs } = worst(columnsOf({ status }));
    return [found?.value.current, found?.value.flags.join(' '), differs];
  };
  it.each([
    [['Late 30 Days'], '30days', '', false],
    [['Current', 'Late 60 Days', 'Late 30 Days'], '60days', '', true],
    [['Current', 'Current'], 'current', '', false],
    [['Current', '-'], 'current', '', false],
    [['Purple', 'Current'], 'current', '', false],
    [['Current', 'Too new to rate'], 'current', '', false],
    [['Purple', 'Green'], null, 'status-unclear', false],
    [['Collection', 'Charge-off'], '90days', 'collection charge-off', false],
    [['-', '-'], undefined, undefined, false],
  ] as const)('of %j is %s, with the doubts %j', (status, current, flags, differs) => {
    expect(worstOf(...status)).toEqual([current, flags, differs]);
  });
  it('shows the place of the bureau it is taken from, or of both', () => {
    const placeOf = (one: string, other: string) => {
      const given = accountOf([
        { ...fact('status', one), span: { from: 0, to: 10 } },
        { ...fact('status', other), span: { from: 20, to: 30 } },
      ]);
      const columns = given.facts.map((own) => readColumn(accountOf([own]), 0));
      const { status } = worst(columns);
      return status && printedIn(given, status.span);
    };
    expect(placeOf('Current', 'Late 30 Days')).toBe('status Late 30 Days');
    expect(placeOf('Late 30 Days', 'Current')).toBe('status Late 30 Days');
    expect(placeOf('Collection', 'Charge-off')).toBe('status Collection / status Charge-off');
  });
});

describe('the amount of a column', () => {
  const balance = (label: string, value: string) => ({ ...fact('balance', value), label });

  it.each(['enrolled balance', 'balance placed', 'balance when assigned'])(
    'is what is owed now, beside the %s, without a doubt',
    (label) => {
      const column = readColumn(accountOf([balance(label, '$5'), balance('current balance', '$6')]), 0);
      expect(column).toMatchObject({ amount: { value: { text: '$6' } }, flags: [] });
    },
  );
  it('is what was owed at enrolment where nothing else is printed', () => {
    const column = readColumn(accountOf([balance('enrolled balance', '$5')]), 0);
    expect(column.amount?.value.text).toBe('$5');
  });
});

it.each(['OPEN - PAYMENT PLAN $50.00/mo', 'Current; wants to keep paying $50.00/mo.'])(
  'the payment of a column is told by the words of the status: %s',
  (status) => {
    expect(readColumn(account({ balance: '$610', statusLoose: status }), 0).paying?.value.text).toBe(
      '$50.00',
    );
  },
);

it.each([
  ['all that is owed, beside what is due of it now', 'total balance', '$1,284.16', '$1,284.16'],
  ['what is due, where the other is less', 'total balance', '$50.00', '$107.00'],
  ['what is due, beside a sum of something else', 'total charges', '$1,284.16', '$107.00'],
])('of a bill %s is the amount', (_, label, printed, amount) => {
  const due = { ...fact('amountLoose', '$107.00'), label: 'amount due' };
  const other = { ...fact('money', printed), label };
  expect(readColumn(accountOf([due, other]), 0).amount?.value.text).toBe(amount);
});
