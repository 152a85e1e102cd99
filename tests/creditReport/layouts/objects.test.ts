import { describe, expect, it } from 'vitest';
import { readObjects } from '../../../src/creditReport/layouts/objects';
import { readByRules } from '../../../src/creditReport/readReport';

function debtsOf(value: unknown) {
  return readByRules({ text: JSON.stringify(value, null, 1), tables: [] }).debts.map((debt) => [
    debt.accountName,
    debt.accountNumber,
    debt.amount?.toNumber(),
    debt.paying?.toNumber(),
    debt.current,
  ]);
}

const CARD = {
  account_id: 'dVzbVMLjrxTnLjX4G66XUp5GLklm4oiZy88yK',
  balances: { available: 2089, current: 410.65, limit: 2500 },
  mask: '3391',
  name: 'Savor Rewards Card',
  subtype: 'credit card',
  type: 'credit',
};

it('joins what several lists say of one account by its id', () => {
  const terms = {
    account_id: CARD.account_id,
    is_overdue: false,
    last_statement_balance: 398.77,
    minimum_payment_amount: 25,
  };
  expect(debtsOf({ accounts: [CARD], liabilities: { credit: [terms] } })).toEqual([
    ['Savor Rewards Card', '3391', 410.65, 25, 'current'],
  ]);
});

it('keeps accounts of different ids apart', () => {
  const other = {
    ...CARD,
    account_id: 'qrTz81k0eNsPn6bb2mWvFLrxQ5oe9tpA1c0Z',
    mask: '7702',
    name: 'Discover it Card',
  };
  expect(debtsOf({ accounts: [CARD, other] })).toHaveLength(2);
});

it('keeps debts apart that say the same id of what they belong to, and joins each by its own', () => {
  const client = { clientId: 'C-20981' };
  const account = (id: string, creditor: string, balance: number) => ({
    ...client,
    accountId: id,
    creditor,
    balance,
  });
  const terms = (id: string, minimumPayment: number) => ({ ...client, accountId: id, minimumPayment });
  expect(
    debtsOf({
      accounts: [account('A-100', 'OAK BANK', 500), account('A-200', 'ELM BANK', 600)],
      terms: [terms('A-100', 15), terms('A-200', 25)],
    }),
  ).toEqual([
    ['OAK BANK', 'A-100', 500, 15, null],
    ['ELM BANK', 'A-200', 600, 25, null],
  ]);
});

it.each([
  ['depository', 'checking', 'Everyday Checking'],
  ['investment', '401k', 'Company plan'],
  ['depository', 'savings', 'GRANITE'],
])('reads no debt of a %s account', (type, subtype, name) => {
  expect(
    debtsOf({
      accounts: [CARD, { ...CARD, account_id: 'u8kQe0MmRzH33LdwW4XvSt5pNGb7yPJj2aEo', type, subtype, name }],
    }),
  ).toHaveLength(1);
});

it('reads a sum that is past due as a sum, and not as an answer', () => {
  const account = {
    creditorName: 'FIRST PREMIER',
    accountNumber: '5178****',
    currentBalance: 900,
    pastDue: 0,
    paymentStatus: '60 days late',
  };
  expect(debtsOf([account])).toEqual([['FIRST PREMIER', '5178****', 900, undefined, '60days']]);
});

/** The accounts of a text, each as `kind=value` with the piece of the text that it names. */
const factsIn = (source: string) =>
  readObjects(source).map(({ facts }) =>
    facts.map(({ kind, values }) => `${kind}=${values.join()}`).join(' '),
  );

const OAK = '{"creditor": "OAK", "accountNumber": "12XX", "currentBalance": 5}';
const ELM = '{"creditor": "ELM", "accountNumber": "13XX", "currentBalance": 6}';
const ROWS = ['name=OAK number=12XX balance=5', 'name=ELM number=13XX balance=6'];

describe('objects', () => {
  it.each([
    ['in a list', `[${OAK}, ${ELM}]`],
    ['in an object', `{"total": 2, "accounts": [${OAK}, ${ELM}]}`],
    ['one on each line', `${OAK}\n${ELM}`],
    ['behind a name', `const data = [${OAK}, ${ELM}]`],
    ['without quotation marks', `[${OAK.replaceAll('"', '')}, ${ELM.replaceAll('"', '')}]`],
    ['broken off behind the last', `[${OAK}, ${ELM}`],
    ['broken off within the last', `[${OAK}, ${ELM.slice(0, -1)}`],
    ['with keys in snake case', `[${OAK}, ${ELM}]`.replaceAll('currentBalance', 'current_balance')],
  ])('are read %s', (_, source) => {
    expect(factsIn(source)).toEqual(ROWS);
  });
  it.each(['CREDIT_PUBLIC_RECORD', 'publicRecords'])('are no debts in a list of %s', (key) => {
    expect(factsIn(`{"accounts": [${OAK}, ${ELM}], "${key}": [{"id": "PUB01", "amount": "41200"}]}`)).toEqual(
      ROWS,
    );
  });

  it('are read with the values of the objects within them', () => {
    expect(
      factsIn('[{"creditor": {"name": "OAK"}, "balance": {"current": 5, "currency": "USD"}}]')[0],
    ).toMatch(/name=OAK.*balance=5/);
  });
  it('read marks and letters that are written as codes', () => {
    expect(factsIn('[{"creditor": "O\\u0041K \\"1\\"", "balance": 5}]')).toEqual(['name=OAK "1" balance=5']);
  });
  it('have empty values where nothing is told', () => {
    expect(factsIn('[{"creditor": "OAK", "accountNumber": null, "balance": 5}]')).toEqual([
      'name=OAK number= balance=5',
    ]);
  });
  it('name the place of each value', () => {
    const source = `[${OAK}, ${ELM}]`;
    for (const { facts } of readObjects(source))
      for (const { values, span } of facts) expect(source.slice(span.from, span.to)).toContain(values[0]);
  });
  it.each([
    ['nothing', ''],
    ['prose', 'I owe OAK 5 dollars.'],
    ['a table', 'Creditor\tBalance\nOAK\t$5'],
    ['an object without a balance', '{"creditor": "OAK", "phone": "555"}'],
    ['an object that names nobody', '{"balance": 5}'],
    ['brackets forty deep and more', `${'['.repeat(41)}${OAK}${']'.repeat(41)}`],
    ['brackets that close nothing', ']}]}'],
  ])('are none in %s', (_, source) => {
    expect(factsIn(source)).toEqual([]);
  });
});

describe('an export in XML', () => {
  const debts = (text: string) =>
    readByRules({ text, tables: [] }).debts.map((debt) => [
      debt.accountName,
      debt.accountNumber,
      debt.amount?.toNumber(),
      debt.paying?.toNumber(),
      debt.current,
    ]);

  it('is read by its attributes and those of the elements within', () => {
    const one = (name: string, id: string) =>
      `<CREDIT_LIABILITY _AccountIdentifier="${id}" _MonthlyPaymentAmount="98" _UnpaidBalanceAmount="3377">\n<_CREDITOR _Name="${name}"/><!-- paid -->\n<_CURRENT_RATING _Type="Late60Days"/>\n</CREDIT_LIABILITY>`;
    expect(
      debts(
        `<?xml version="1.0"?>\n<R>\n${one('OAK &amp; ELM', '601144XXXX')}\n${one('ASH', '77881XX')}\n</R>`,
      ),
    ).toEqual([
      ['OAK & ELM', '601144XXXX', 3377, 98, '60days'],
      ['ASH', '77881XX', 3377, 98, '60days'],
    ]);
  });

  it('is read by the text of its elements, also where it is broken off', () => {
    const one = (name: string) =>
      `<Liability><CreditorName>${name}</CreditorName><AccountIdentifier>12XXXX</AccountIdentifier><UnpaidBalance>55.10</UnpaidBalance>`;
    expect(debts(`<Liabilities>${one('OAK')}</Liability>${one('ASH')}`)).toEqual([
      ['OAK', '12XXXX', 55.1, undefined, null],
      ['ASH', '12XXXX', 55.1, undefined, null],
    ]);
  });

  it('tells no debt of a public record beside its debts, also where it has a number and a sum', () => {
    const one = (element: string, name: string) =>
      `<${element} AccountIdentifier="12XXXX" _UnpaidBalanceAmount="55.10"><_CREDITOR _Name="${name}"/></${element}>`;
    expect(debts(`<R>${one('CREDIT_LIABILITY', 'OAK')}${one('CREDIT_PUBLIC_RECORD', 'ELM')}</R>`)).toEqual([
      ['OAK', '12XXXX', 55.1, undefined, null],
    ]);
  });
});

it('knows the keys of attributes, which a sign stands before', () => {
  const debt = (name: string, code: string, type: string) => ({
    '@_AccountIdentifier': `12${name}XX`,
    '@_AccountStatusType': 'Open',
    '@_UnpaidBalanceAmount': '5',
    _CREDITOR: { '@_Name': `${name} BANK` },
    _CURRENT_RATING: { '@_Code': code, '@_Type': type },
  });
  expect(
    debtsOf({ LIABILITY: [debt('OAK', '4', 'Late90Days'), debt('ELM', '-', 'NoDataAvailable')] }),
  ).toEqual([
    ['OAK BANK', '12OAKXX', 5, undefined, '90days'],
    ['ELM BANK', '12ELMXX', 5, undefined, null],
  ]);
});

describe('who is owed, told beside what is owed', () => {
  const namesIn = (text: string) =>
    readByRules({ text, tables: [] }).debts.map((debt) => [debt.accountName, debt.amount?.toNumber()]);
  const liability = (holder: string, number: string, balance: string) =>
    `<LIABILITY><LIABILITY_DETAIL>${number}<LiabilityUnpaidBalanceAmount>${balance}</LiabilityUnpaidBalanceAmount><LiabilityRemainingTermMonthsCount>84</LiabilityRemainingTermMonthsCount></LIABILITY_DETAIL><LIABILITY_HOLDER><NAME><FullName>${holder}</FullName></NAME></LIABILITY_HOLDER></LIABILITY>`;
  const numbered = '<LiabilityAccountIdentifier>104772</LiabilityAccountIdentifier>';

  it.each([
    [
      `<?xml version="1.0"?><DEAL><LIABILITIES>${liability('OAK MTG CO', numbered, '176540.00')}${liability('Elm &amp; Lowe', '', '1345.00')}</LIABILITIES></DEAL>`,
      [
        ['OAK MTG CO', 176540],
        ['Elm & Lowe', 1345],
      ],
    ],
    [
      '{"debts":[{"creditor":{"name":"OAK BANK"},"terms":{"accountNumber":"77120","currentBalance":500}},{"creditor":{"name":"ELM BANK"},"terms":{"accountNumber":"88431","currentBalance":600}}]}',
      [
        ['OAK BANK', 500],
        ['ELM BANK', 600],
      ],
    ],
    [
      '<Trades><Trade><Furnisher><Name>Oak Auto</Name></Furnisher><Detail><AccountNumber>OA-551</AccountNumber><Balance>7004</Balance></Detail></Trade></Trades>',
      [['Oak Auto', 7004]],
    ],
  ])('joins the debt in %j', (text, debts) => {
    expect(namesIn(text)).toEqual(debts);
  });

  it.each([
    [
      'is not taken from around several debts',
      '{"bank":{"name":"OAK BANK"},"accounts":[{"accountNumber":"77120","currentBalance":500},{"accountNumber":"88431","currentBalance":600}]}',
      [],
    ],
    [
      'is no person',
      '{"report":{"consumer":{"name":"Ana Duarte"},"terms":{"accountNumber":"77120","currentBalance":500}}}',
      [],
    ],
    [
      'makes no debt of a payment',
      '{"creditor":"OAK BANK","accountNumber":"77120","currentBalance":500,"payments":[{"date":"2024-01-02","balance":550}]}',
      [['OAK BANK', 500]],
    ],
  ])('%s', (_, text, debts) => {
    expect(namesIn(text)).toEqual(debts);
  });
});
