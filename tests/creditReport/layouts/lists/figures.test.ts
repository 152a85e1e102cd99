import { describe, expect, it } from 'vitest';
import { figureKind, figuresIn } from '../../../../src/creditReport/layouts/lists/figures';
import { readByRules } from '../../../../src/creditReport/readReport';

const read = (text: string, label = '') =>
  figuresIn(text, label).map(({ text: printed, kind, isMoney }) =>
    [printed, kind ?? '-', ...(isMoney ? ['$'] : [])].join(' '),
  );

describe('the figures of a piece', () => {
  it.each([
    ['$500', ['$500 - $']],
    ['$1,204.50', ['$1,204.50 - $']],
    ['1,204', ['1,204 - $']],
    ['82% of $1,600', ['$1,600 money $']],
    ['Oak 1310 of 1600', ['1310 balance', '1600 money']],
    ['payment 120 of 600', ['120 paying', '600 -']],
    ['Oak (2017 Jetta) 500', ['500 -']],
    ['Oak (2017)', ['2017 -']],
    ['12.50', ['12.50 - $']],
    ['$ 900.00 x $ 39.00', ['$ 900.00 - $', '$ 39.00 - $']],
    ['$ 900.00 x Other $ 50.00', ['$ 900.00 - $', '$ 50.00 - $']],
    ['500', ['500 -']],
    ['bal 5?7.10  pay 25.00', ['5?7.10 balance $', '25.00 paying $']],
    ['Payment $318 mo.', ['$318 paying $']],
    ['36 mo', []],
    ['75 cents', []],
    ['DTI 28.10 / 41.73', []],
    ['CLTV ratio: 80 / 86.5', []],
    ['DTI $28.10', ['$28.10 - $']],
    ['EUR1,850.00', []],
    ['4411 +1,850.00', ['4411 -']],
    ['1,150 mínimo 39 atrasada', ['1,150 - $', '39 paying']],
    ['2,900 min 88 late', ['2,900 - $', '88 paying']],
    ['owe 4,377.90 they want 131', ['4,377.90 balance $', '131 paying']],
    ['owe 4,377.90 they want 1,310 to settle', ['4,377.90 balance $', '1,310 money $']],
    ['minimum payment 88 past due', ['88 paying']],
    ['$88 past due', ['$88 pastDue $']],
    ['$880 past due 0', ['$880 - $', '0 pastDue']],
    ['Oak charged it off with $900 owing', ['$900 balance $']],
    ['Oak available credit $900 left', ['$900 money $']],
    ['I borrowed about $900 from my sister', ['$900 balance $']],
    ['I borrowed $900 for a boat', ['$900 money $']],
    ['it costs us $145 every month', ['$145 paying $']],
    ['gas costs us $145 every month', ['$145 money $']],
    ['Oak 8,905 left, 311.07 comes out the 1st', ['8,905 balance $', '311.07 paying $']],
    ['120 goes out on the 5th', ['120 paying']],
    ['120 is taken out of my check', ['120 paying']],
    ['85.50 gets drafted', ['85.50 paying $']],
    ['500 comes out of my pay', ['500 paying']],
    ['1,500 comes out of forbearance in May', ['1,500 - $']],
    ['1,500 comes outside', ['1,500 - $']],
    ['2,400 take home', ['2,400 money $']],
    ['840.00 in savings', ['840.00 money $']],
    ['840.00 in collections', ['840.00 - $']],
    ['79 mo', ['79 paying']],
    ['trả góp $60 một tháng', ['$60 paying $']],
    ['hulog 60 isang buwan', ['60 paying']],
    ['$2,115 một tháng trễ', ['$2,115 - $']],
    ['$540 un mes de atraso', ['$540 - $']],
    ['like 2,000 hold on let me check, 2,340', ['2,000 money $', '2,340 - $']],
    ['about 5,000 um actually 5,240', ['5,000 money $', '5,240 - $']],
    ['around 900 let me look, 912.50', ['900 money', '912.50 - $']],
    ['2,000 hold on let me find the next', ['2,000 - $']],
    ['like 2,000 actually paid on time', ['2,000 - $']],
    ['3,018.77 of 6,500 limit min 64', ['3,018.77 balance $', '6,500 money $', '64 paying']],
    ['The limit on the Oak card is $800', ['$800 money $']],
    ['The minimum on the Oak card is $29', ['$29 paying $']],
    ['started at 5,000, now 3,400', ['5,000 money $', '3,400 - $']],
    ['79 mo left', []],
    ['As of 10/01 you owed $298.00', ['$298.00 money $']],
    ['you still owed us 298.00', ['298.00 money $']],
    ['you owe $298.00', ['$298.00 balance $']],
    ['I owed $298.00', ['$298.00 balance $']],
    ['to arrange payments of $52.03 per month', ['$52.03 money $']],
    ['I set up 75 a month with them', ['75 paying']],
    ['to set up $75 a month', ['$75 money $']],
    ['To bring your account current pay $640', ['$640 pastDue $']],
    ['we can accept $40.00 a month', ['$40.00 money $']],
    ['as low as $40.00/mo', ['$40.00 money $']],
    ['payments of $52.03 per month', ['$52.03 paying $']],
    ['they offered help. I pay $40.00 a month', ['$40.00 paying $']],
    ['settle for $900 in 3 payments of $300', ['$900 money $', '$300 money $']],
    ['3 payments of $84.16 left so $252.48', ['$84.16 paying $', '$252.48 balance $']],
    ['4 x $25 remaining', ['$25 paying $']],
    ['8900 302/m', ['8900 -', '302 paying']],
    ['2 pmts of $40.50 each to go', ['$40.50 paying $']],
    ['3 payments of $84.16 so $252.48 left', ['$84.16 money $', '$252.48 balance $']],
    ['monthly payments of $300', ['$300 paying $']],
    ['Patient Payments -$220.00', ['-$220.00 money $']],
    ['$1,245.00 total', ['$1,245.00 amountLoose $']],
    ['$622.50 remaining', ['$622.50 balance $']],
    ['2k', ['2k - $']],
    // No shorter sum stands in one that goes on into letters, and none in a power of ten.
    ['$1,205OAK', []],
    ['$15.50OAK', []],
    ['6.011E+15', []],
    ['$4.2k', ['$4.2k - $']],
    ['$5 of $10', ['$5 - $', '$10 - $']],
    ['4,118 of 9,000', ['4,118 balance $', '9,000 money $']],
    ['limit 5000 owe 420', ['5000 money', '420 balance']],
    ['4200ish', ['4200 -']],
    ['bal 11,340 pmt 340', ['11,340 balance $', '340 paying']],
    ['500 amex', ['500 -']],
    ['3,800 payment plan 75', ['3,800 - $', '75 paying']],
    ['2,300 late', ['2,300 - $']],
    ['balance is $900 payment is $38', ['$900 balance $', '$38 paying $']],
    ["$900 minimum's $38", ['$900 - $', '$38 paying $']],
    [
      "$1,500 no wait sorry I'm looking at the limit the balance is $947",
      ['$1,500 money $', '$947 balance $'],
    ],
    ['$900 minimum payment $38', ['$900 - $', '$38 paying $']],
    ['12,640.18 pmt was 419.33', ['12,640.18 - $', '419.33 paying $']],
    ['balance zero', ['zero balance $']],
    ['saldo zero', ['zero balance $']],
    ['Oak cash out $200', ['$200 - $']],
    ['Oak $200 comes out fri', ['$200 - $']],
    ['Oak $200 comes out Fridays', ['$200 paying $']],
    [
      'Balance on the app is $17,316.40 (payoff $17,402.88)',
      ['$17,316.40 balance $', '$17,402.88 balance $'],
    ],
    ['closed, zero balance', ['zero balance $']],
    ['owe 500 since 2022', ['500 balance']],
    ['my verizon from 2022', []],
    ['2,300, 120 late', ['2,300 - $', '120 pastDue']],
    ['$740 atrasado 30 días', ['$740 - $']],
  ])('are found in %j', (text, figures) => {
    expect(read(text)).toEqual(figures);
  });
  it.each([
    '',
    'two thousand',
    '12/2024',
    '24%',
    '24.99% APR',
    'x1234',
    '****1234',
    '3 months',
    '30 days',
    '30–59 days',
    '1st',
  ])('are none in %j', (text) => {
    expect(read(text)).toEqual([]);
  });
  it.each([
    ['owe 500', 'balance'],
    ['bal. $500', 'balance'],
    ['$500 left', 'balance'],
    ['the limit, the balance is $500', 'balance'],
    ['$500, scratch that', 'money'],
    ['min $20', 'paying'],
    ['$20/mo', 'paying'],
    ['$20 a month', 'paying'],
    ['$20 al mes', 'paying'],
    ['limit $500', 'money'],
    ['$500 limit', 'money'],
    ['paid $5', 'money'],
    ['I make $500', 'money'],
    ['$1,960 net/mo', 'money'],
    ['$102 at least every month', 'paying'],
    ['charged off $500', undefined],
    ['$5 past due', 'pastDue'],
    ['$500', undefined],
  ])('say what they are by the words around them: %s', (text, kind) => {
    expect(figuresIn(text, '')[0]?.kind).toBe(kind);
  });
  it.each([
    ['500', 'Balance', 'balance'],
    ['20', 'min', 'paying'],
    ['500', 'Colour', undefined],
  ])('say what they are by the label before them: %s behind %s', (text, label, kind) => {
    expect(figuresIn(text, label)[0]?.kind).toBe(kind);
  });
  it('give the label to the first of them alone', () => {
    expect(read('500 600', 'Balance')).toEqual(['500 balance', '600 -']);
  });
  it('trust what stands behind a sum for a payment more than what stands before it', () => {
    expect(figureKind('owe', ' a month')).toBe('paying');
    expect(figureKind('limit', ' a month')).toBe('money');
  });
});

it.each([
  '30 days past due Payment',
  '60 days late, monthly payment:',
  'Charge off Payment',
  'In collection  min pmt',
])('a payment behind how the debt stands is one: %s', (before) => {
  expect(figureKind(before, '')).toBe('paying');
});

it.each([
  ['charge off amount', 'money'],
  ['30 days past due', 'pastDue'],
])('what a status itself is about stays what it is: %s', (before, kind) => {
  expect(figureKind(before, '')).toBe(kind);
});

it.each([
  ['Oak -42.10', ['-42.10 - $']],
  ['Oak −$42.10', ['−$42.10 - $']],
  ['Oak –$42.10', ['–$42.10 - $']],
  ['Oak -42', ['-42 - $']],
  ['Oak $42.10 CR', ['$42.10 CR - $']],
  ['Oak 42.10-', ['42.10- - $']],
  ['Oak $42.10 credit balance', ['$42.10 credit balance - $']],
  ['Oak $420 min -$25', ['$420 - $', '$25 paying $']],
  ['Oak 1,300 -45.00', ['1,300 - $', '45.00 - $']],
  ['Oak -4210', []],
  ['Oak 42-10', []],
  ['Oak $42.10 crystal', ['$42.10 - $']],
])(
  'the sign of a credit is kept with its sum, but not of a payment or behind another sum: %s',
  (text, figures) => {
    expect(read(text)).toEqual(figures);
  },
);

it('days with a plus behind them are no sum', () => {
  expect(figuresIn('90+ days late', '')).toEqual([]);
});

const kindsOf = (text: string) =>
  figuresIn(text, '')
    .map(({ kind }) => kind ?? '-')
    .join();

it.each([
  ['money', ['$5 net', '$5 before insurance', '$5 before the adjustment', '$5 before my discounts', '$5 before any adjustments', '$5 before discount', '$5 credit limit', '$5 limite', '$5 límite', '$5 originally', '$5 original', '$5 (limit', 'I make $5', 'we earn $5', 'she earns about $5', 'he only brings home $5', 'we bring home  $5', 'wife makes around $5', '82% of the $5', '82 % used of my $5', 'used to be about $5']],
  ['paying', ['$5/mo', '$5 / mo', '$5 per month', '$5 at least a month', '$5 each month', '$5 min', '$5 is the minimum', '$5 the min', '$5 is min', '$5 minimo', '$5 mínimo', '$5 (payment', 'min $5', 'minimum of $5', 'minimo $5', 'mínimo: $5', 'mo. pmt $5', 'monthly payment is $5', "the min's $5", 'the min is $5', 'and the min was $5', 'with the payment of $5', 'The minimum payment on the card is about $5', 'The payment on my Oak card was $5', 'The monthly payment for this Oak loan is only $5', 'payment $5', '60 days past due  Payment $5', 'limit / min $5']],
  ['pastDue', ['$5 past due', '$5 past-due']],
  ['balance', ['$5 left', '$5 (owed', '$5 to go', 'bal $5', 'balance of $5', 'saldo $5', 'the bal is $5']],
])('figures are of %s by the words beside them', (kind, texts) => {
  expect(texts.filter((text) => kindsOf(text).split(',').at(-1) !== kind)).toEqual([]);
}); // biome-ignore format: texts are read in lines

it.each([
  ['a sum in euros or of another land', ['12.345,67', '1.234.567,89', '123.456,78']],
  ['a sum with its sign', ['-$5', '-$5,000.50', '-1,234.50', '($ 5.00)', 'US$5', '$ 14.2 k']],
  ['a sum that a scan could not read', ['$5?.10', '$ 5,?04.50', '1?2?.50']],
  ['nothing owed', ['zero']],
  ['thousands', ['1,234,567.8', '1,234,567', '12,345.67', '12k', '1.5k']],
])('%s is one figure', (_, texts) => {
  expect(texts.filter((text) => figuresIn(text, '').map((figure) => figure.text).join() !== text || !figuresIn(text, '')[0]?.isMoney)).toEqual([]);
}); // biome-ignore format: texts are read in lines

it.each(['30 day', '30 days', '30 dias', '30+ days', '36-month', '60-day', '36 month', '36 months', '36mo', '12 meses', '6 payments', '5 yr', '5 yrs', '5 year', '5 years', '30am', '11 pm', '120 mo', '240mo', '12 mos', '5x', '21st', '22nd', '23rd', '24th', '12/24', '12-24', '50%', 'subzero'])(
  'there is no sum of money in %s',
  (text) => {
    expect(figuresIn(text, '')).toEqual([]);
  },
); // biome-ignore format: texts are read in lines

it.each(['$30 mo', '$300-month', '30 monthly', '35 mo', '35 mo, late', '125 mo.', '36 mo min', '12 x $5'])(
  'a sum of money may be told by the month: %s',
  (text) => {
    expect(figuresIn(text, '').length).toBeGreaterThan(0);
  },
); // biome-ignore format: texts are read in lines

it('a figure is a sum where fees come to it, whatever they are a label of elsewhere', () => {
  expect(figuresIn('640+ late fees', '')).toMatchObject([{ text: '640', kind: undefined, isMoney: true }]);
});

it('a sum is about so much', () => {
  const about = ['~$5', 'about $5', 'around  $5', 'approx $5', 'approx. $5', 'approximately $5', 'maybe $5', '$5ish', '$5 ?', '$5?', '$5 or so', '$5+', '$5+ (and interest)', '50 + fees', '$5 + late fees', '$5+ interest'];
  expect(about.filter((text) => !figuresIn(text, '')[0]?.isAbout)).toEqual([]);
  expect(['$5 for sure', 'about Oak $5', '$5 fish', '$5+$6', '$5 + fees of $3'].filter((text) => figuresIn(text, '')[0]?.isAbout)).toEqual([]);
}); // biome-ignore format: texts are read in lines

it('a year that ends a day is no sum', () => {
  const days = ['Next payment Aug 1, 2025', 'due September 12th 2025', 'paid dec. 3, 2024'];
  expect(days.flatMap((text) => figuresIn(text, ''))).toEqual([]);
  expect(['Oak Aug 1, 2500', 'Mayfair 1, 2025'].map((text) => figuresIn(text, '').length)).toEqual([1, 1]);
});

it('a number of dollars is money', () => {
  const dollars = ['500 dollars', '500 bucks', '500 dolares', '500 dólares', '500 dola', '500 dóla', '500 USD'];
  expect(dollars.filter((text) => !figuresIn(text, '')[0]?.isMoney)).toEqual([]);
  expect(figuresIn('500 of them, dollars', '')[0]?.isMoney).toBe(false);
}); // biome-ignore format: texts are read in lines

it.each([
  ['Oak 2,200 bal min 70', ['2,200 balance $', '70 paying']],
  ['Oak $640 left payment 27', ['$640 balance $', '27 paying']],
  ['Oak bal 70', ['70 balance']],
  ['Elm, $275/hr', ['$275 money $']],
  ['As of 05/02/2023 you owed:      $ 291.60', ['$ 291.60 money $']],
])('each sum has the label beside it: %s', (text, figures) => {
  expect(read(text)).toEqual(figures);
});

it.each(['148.20 MO', '148.20 mo', '$148 mo', '148 mo'])('%s is paid each month', (text) => {
  expect(figuresIn(text, '').map(({ kind }) => kind)).toEqual(['paying']);
});
it.each(['36 mo', '48 mos', '3 mo'])('%s is a term and no sum', (text) => {
  expect(figuresIn(text, '')).toEqual([]);
});

it.each([
  'payment with the escrow is ',
  'payment with escrow ',
  'pmt incl. taxes and insurance is ',
  'payment including property taxes: ',
  'monthly payment w/ escrow ',
])('a payment is one whatever is paid with it: %s', (before) => {
  expect(figuresIn(`Balance $211,640.08, ${before}$1,688.32`, '').map(({ kind }) => kind)).toEqual([
    'balance',
    'paying',
  ]);
});

it.each(['escrow is ', 'paid with escrow ', 'the escrow shortage is '])('but not: %s', (before) => {
  expect(figuresIn(`Balance $211,640.08, ${before}$1,688.32`, '')[1]?.kind).not.toBe('paying');
});

it('what may still be spent is never what is owed, whatever stands before it', () => {
  expect(
    ['', ' credit', ' to spend'].map((words) => figureKind('Current balance ', ` available${words}`)),
  ).toEqual(['money', 'money', 'money']);
  expect(figuresIn('balance $5.00 available credit $9.00', '').map(({ kind }) => kind)).toEqual([
    'balance',
    'money',
  ]);
});

it('what would settle a debt is not owed', () => {
  expect(
    ['offered 50% settlement = ', 'a settlement offer of '].map((before) => figureKind(before, '')),
  ).toEqual(['money', 'money']);
});

it('rent that was not paid is owed', () => {
  expect(['back rent ', 'past due rent: ', 'rent '].map((before) => figureKind(before, ''))).toEqual([
    'balance',
    'balance',
    'money',
  ]);
});

it('the year of a day as of which something holds is no sum', () => {
  expect(figuresIn('Balance as of Nov 2026', '')).toEqual([]);
  expect(figuresIn('Opened 2021 Oak 2000', '').map(({ text }) => text)).toEqual(['2000']);
});

it('a star before thousands is the mark of a footnote, and before other digits a mask', () => {
  expect(figuresIn('Oak *1,011', '').map(({ text }) => text)).toEqual(['1,011']);
  expect(figuresIn('Oak *1011', '')).toEqual([]);
});

it('a year right behind a month, and nothing else before it, is no sum', () => {
  const text = 'My debts, all of them (Nov 2026)\nChase 3,210\nOak dentist 600';
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map(({ accountName }) => accountName)).toEqual(['Chase', 'Oak dentist']);
});
