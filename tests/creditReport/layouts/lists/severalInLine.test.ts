import { expect, it } from 'vitest';
import { partedLine } from '../../../../src/creditReport/layouts/lists/severalInLine';
import { readLines } from '../../../../src/creditReport/page/lines';
import { readByRules } from '../../../../src/creditReport/readReport';

const partsOf = (text: string) =>
  readLines(text)
    .flatMap(partedLine)
    .map((line) => line.text);

it('a line that tells several debts is one for each', () => {
  expect(partsOf('Chase freedom 1,780 and Macys 412.60')).toEqual(['Chase freedom 1,780', 'Macys 412.60']);
  expect(partsOf('Oak 1,780, and discover $412 plus my sister 60')).toEqual([
    'Oak 1,780',
    'discover $412',
    'my sister 60',
  ]);
});

it('a part may say of a creditor how the debt stands, or that somebody is owed', () => {
  expect(partsOf('Oak is 30 days late, and I owe my dentist 380')).toEqual([
    'Oak is 30 days late',
    'I owe my dentist 380',
  ]);
  expect(partsOf('Oak is current and Elm is 60 days late')).toEqual([
    'Oak is current',
    'Elm is 60 days late',
  ]);
});

it('commas part a line where each part is a creditor with a sum', () => {
  expect(partsOf('Oak Bank: 4300 @ 24%, discover: 1200 @ 22%; my sister 60')).toEqual([
    'Oak Bank: 4300 @ 24%',
    'discover: 1200 @ 22%',
    'my sister 60',
  ]);
  expect(partsOf('owe chase 4300, amex 900 and ally 12k')).toHaveLength(3);
  expect(partsOf('Cards: Amex 1009 $2,000, Visa 4412 $1,500')).toEqual([
    'Amex 1009 $2,000',
    'Visa 4412 $1,500',
  ]);
});

it('what kind of loan it is may stand before its name, and when it is due behind its sum', () => {
  expect(partsOf('Discover 5.2k, Oak Bank 2300 (current), and payday loan ELM 500 due friday.')).toEqual([
    'Discover 5.2k',
    'Oak Bank 2300 (current)',
    'payday loan ELM 500 due friday.',
  ]);
});

it.each([
  'Hey! Debts r: Chase 3310 (x1129), Amex 7400 (30 days late), Dr Kim 780. Thx',
  'Hi, Chase 3310 (x1129), Amex 7400 (30 days late), Dr Kim 780',
])('a message tells its debts between how it begins and ends, with remarks in brackets: %s', (text) => {
  expect(partsOf(text)).toEqual(['Chase 3310 (x1129)', 'Amex 7400 (30 days late)', 'Dr Kim 780']);
});

it('what is paid on a debt, and how it stands, belongs to the one before it', () => {
  expect(partsOf('Oak Bank 4,200, min 90, Amex 300, min 25, 30 days late')).toEqual([
    'Oak Bank 4,200, min 90',
    'Amex 300, min 25, 30 days late',
  ]);
  expect(partsOf('Oak Bank 4,200, Amex min 25')).toHaveLength(1);
  expect(partsOf('Oak Bank 4,200, min 90')).toHaveLength(1);
});

it('each part may tell of its debt what every sum is', () => {
  expect(partsOf('OAK x1009 bal 6.4k mp 180 CURR; ELM PL bal 2.7k COLL')).toEqual([
    'OAK x1009 bal 6.4k mp 180 CURR',
    'ELM PL bal 2.7k COLL',
  ]);
  expect(partsOf('OAK bal 6.4k 180; ELM bal 2.7k')).toHaveLength(1);
});

it('a part may tell what is owed and what is paid, and the last words how all stand', () => {
  expect(partsOf('mine are: Target RedCard 1,407.66 min 45, Ulta card 389.12 min 30, both current')).toEqual([
    'mine are: Target RedCard 1,407.66 min 45, current',
    'Ulta card 389.12 min 30, current',
  ]);
  expect(partsOf('Amex 2,300 min 60; Discover 1,100 min 35. all 30 days late')).toEqual([
    'Amex 2,300 min 60, 30 days late',
    'Discover 1,100 min 35, 30 days late',
  ]);
  expect(partsOf('Amex 2,300 min 60, both mine')).toHaveLength(1);
});

it('a part may lead from its sum to whom it is owed', () => {
  expect(partsOf('owe chase 4300, and 12k on the truck w/ ally')).toEqual([
    'owe chase 4300',
    '12k on the truck w/ ally',
  ]);
});

it.each([
  [
    'I owe 2100 to chase, 3300 to citi and 800 to discover',
    ['I owe 2100 to chase', '3300 to citi', '800 to discover'],
  ],
  [
    'debo 2100 a la chase, 3300 a citi y 800 a discover',
    ['debo 2100 a la chase', '3300 a citi', '800 a discover'],
  ],
  ['devo 2100 ao Chase e 3300 ao Citi', ['devo 2100 ao Chase', '3300 ao Citi']],
  ['capone 2100 cur, citi 3300 30d, amex 750 co', ['capone 2100 cur', 'citi 3300 30d', 'amex 750 co']],
])('each part may lead from its sum to whom it is owed, or say how that stands: %s', (line, parts) => {
  expect(partsOf(line)).toEqual(parts);
});

it.each(['I pay 200 to chase, 300 to citi', 'I gave 200 to mom, 300 to dad', 'debo a chase y a citi 900'])(
  '%s tells no several debts',
  (line) => expect(partsOf(line)).toHaveLength(1),
);

it('the parts of a line stand at their places in the source', () => {
  const source = 'hello\nOak 1,780 and Elm 412.60';
  expect(
    readLines(source)
      .flatMap(partedLine)
      .map(({ from, to }) => source.slice(from, to)),
  ).toEqual(['hello', 'Oak 1,780', 'Elm 412.60']);
});

it.each([
  'Chase 4,000 and limit 5,000',
  'Chase 4,000 and payment 50',
  'Chase 4,000 and 50 monthly',
  'Chase 4,000 and Macys',
  'Barnes and Noble 400',
  'It was charged off and I still owe them 517',
  'Oak is late and I want help with 380',
  'Suite 100, Dallas TX 75201',
  'Oak Bank 4,000, min 90',
  'Oak balance 4,000 and Elm 50 a month',
])('a line that tells one debt stays whole: %s', (text) => {
  expect(partsOf(text)).toEqual([text]);
});

it('a sentence may tell the next debt, and the last words of some how those stand', () => {
  expect(
    partsOf(
      'cap1 platinum 2311 (min 70), discover 5140 (min 131) - those 2 are all current. usaa loan 9250 (301/mo) 30 days late',
    ),
  ).toEqual([
    'cap1 platinum 2311 (min 70), current',
    'discover 5140 (min 131), current',
    'usaa loan 9250 (301/mo) 30 days late',
  ]);
  expect(
    partsOf('Oak Bank 640 min 30, 60 days late; chase 640 min 25 and citi 500 min 20 (both current)'),
  ).toEqual(['Oak Bank 640 min 30, 60 days late', 'chase 640 min 25, current', 'citi 500 min 20, current']);
  expect(partsOf('amex 90, chase 640 and citi 500 (both current)')).toEqual([
    'amex 90',
    'chase 640, current',
    'citi 500, current',
  ]);
  expect(partsOf('Chase 640 min 25. They call a lot.')).toHaveLength(1);
});

it('who has a debt in collections may stand behind its sum', () => {
  expect(
    partsOf(
      'chase 640 min 25; verizon bill 412 w/ IC System in collections; comcast 90 in collections with Elm',
    ),
  ).toHaveLength(3);
});

it('how somebody begins to tell his debts is no part of the first', () => {
  expect(partsOf('hi my debts are: chase 640 min 25, citi 500 min 20')).toEqual([
    'chase 640 min 25',
    'citi 500 min 20',
  ]);
});

it('somebody who is owed for what he does may be one of several, and behind a title over debts any name', () => {
  expect(partsOf('chase 5k, discover 800, my mom 300 and the hospital 1200')).toHaveLength(4);
  expect(partsOf("- Medical: St. Anne's $450, LabCorp $88.15")).toEqual([
    "St. Anne's $450",
    'LabCorp $88.15',
  ]);
  expect(partsOf("St. Anne's $450, Main Street $88.15")).toHaveLength(1);
});

it('sentences about several creditors are a line for each, whatever they say', () => {
  expect(
    partsOf('The Discover is $4,120.55, not $3,987.40. Lowes is paid off now so please take it out.'),
  ).toEqual(['The Discover is $4,120.55, not $3,987.40.', 'Lowes is paid off now so please take it out.']);
  expect(partsOf('sorry, that was wrong. Chase is 900. It is late. My Amex went to collections')).toEqual([
    'sorry, that was wrong. Chase is 900. It is late.',
    'My Amex went to collections',
  ]);
  expect(partsOf('Chase is 900. Chase is 30 days late. The rest is fine.')).toHaveLength(1);
  expect(partsOf('Oak is 900. Elm is paid. Ash too.')).toHaveLength(1);
});

it('bars part the debts of one person', () => {
  expect(partsOf('wife: Chase 6,204 / Macys 712')).toEqual(['Chase 6,204', 'Macys 712']);
  expect(partsOf('husband: Discover 3987.40, 30d late / Harley loan 8,900 ok')).toEqual([
    'Discover 3987.40, 30d late',
    'Harley loan 8,900 ok',
  ]);
  expect(partsOf('Macys 612 / 700')).toHaveLength(1);
  expect(partsOf('Chase 612 / Visa')).toHaveLength(1);
});

it('the dot of a word that is shortened ends no sentence about another creditor', () => {
  const read = (text: string) =>
    readByRules({ text, tables: [] }).debts.map((debt) =>
      [debt.accountName, debt.amountText, debt.originalCreditor].join('|'),
    );
  expect(read('Collections\nMidland (orig. Citi) $1,820\nPortfolio Recovery (orig. Synchrony) $644')).toEqual(
    ['Midland|$1,820|Citi', 'Portfolio Recovery|$644|Synchrony'],
  );
  expect(read('Collections\nMidland Credit (orig. Citibank), $1,820')).toEqual([
    'Midland Credit|$1,820|Citibank',
  ]);
  expect(read('The Chase is $4,120. Citi is paid off now')[0]).toBe('Chase|$4,120|');
});

it('living costs beside the debts of a line are left out, where they are less than what is owed', () => {
  expect(partsOf('Chase 4100, Citi 2200, rent 1200, food 400')).toEqual(['Chase 4100', 'Citi 2200']);
  expect(partsOf('rent 1200, owe Kohls 410 and Amex 900')).toEqual(['owe Kohls 410', 'Amex 900']);
  expect(partsOf('Rent 1200, Chase 110, Citi 65, food 400')).toHaveLength(1);
});

it('dots that lead to a sum stand apart from the name', () => {
  expect(partsOf('Amex..........900')).toEqual(['Amex ........ 900']);
  expect(partsOf('Kohls....145')).toEqual(['Kohls .. 145']);
  expect(partsOf('Chase....4411')).toEqual(['Chase....4411']);
  expect(partsOf('Chase ......4411')).toEqual(['Chase ......4411']);
});

it('who speaks, and of whom, is no name', () => {
  expect(partsOf('so basically I owe Capital One 3200, Kohls 410 and my dentist 275')).toEqual([
    'I owe Capital One 3200',
    'Kohls 410',
    'my dentist 275',
  ]);
  expect(partsOf('Caller owes Synchrony 1200 and Comenity 640')).toEqual(['Synchrony 1200', 'Comenity 640']);
  expect(partsOf('Owes: Discover 3300, Kohls 450')).toEqual(['Discover 3300', 'Kohls 450']);
});

it('one creditor whom many owe, or the kind of a debt, shows that a line lists debts', () => {
  expect(partsOf('Chase 4100, Bath & Body Works 310.')).toEqual(['Chase 4100', 'Bath & Body Works 310.']);
  expect(partsOf('Macys 410, personal loan 5200, Target 300')).toHaveLength(3);
  expect(partsOf('Chase 4100, Min 110')).toHaveLength(1);
  expect(partsOf('Oak Street 1200, Apt 310')).toHaveLength(1);
});

it.each([
  ['yeah. Fingerhut 430, Wells Fargo 2,875 (late 30 days), Oak Clinic 160', ['Fingerhut 430', 'Wells Fargo 2,875 (late 30 days)', 'Oak Clinic 160']],
  ['CARDS: Savor 1,780 (min 55), Ink 4,020 (min 130), Oak 2,215 (min 66)', ['Savor 1,780 (min 55)', 'Ink 4,020 (min 130)', 'Oak 2,215 (min 66)']],
  ['Cards open: Oak 1822.39 (due the 9th, min 55), Elm 940 (min 31, 2 weeks late).', ['Oak 1822.39 (due the 9th, min 55)', 'Elm 940 (min 31, 2 weeks late).']],
  ['2 cards. Citi 3,600, PNC 900', ['Citi 3,600', 'PNC 900']],
  ['we have two store cards: Kohls 600, Macys 900', ['Kohls 600', 'Macys 900']],
  ['Cards I closed: Gap (paid), Zales (still owe 265, paying 25). Loans: Ally 9,000 (min 310)', ['Gap (paid)', 'Zales (still owe 265, paying 25).', 'Ally 9,000 (min 310)']],
])('what is remarked in brackets parts no debt, and what leads to debts is none: %s', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
}); // biome-ignore format: parts are read beside their line

it.each([
  'Gap (paid), the couch (still here)',
  'Cards: none. Loans: none at all',
  'Chase 640 (limit 900, was 700)',
  'Oak (400 Main St, Dallas)',
])('brackets that tell no debt part no line: %s', (text) => {
  expect(partsOf(text)).toEqual([text]);
});

it('sentences that each begin with a creditor and his sum are a line for each, and what is paid off is none', () => {
  expect(
    partsOf(
      'Hey, so the list: Oak Bank $12,400 ($365/mo). Elm $310 went to collections. We paid off Kay last month ($700).',
    ),
  ).toEqual(['Oak Bank $12,400 ($365/mo).', 'Elm $310 went to collections.']);
  expect(partsOf('Home Depot card 2,200 bal min 70. QVC card 640 bal min 27.')).toHaveLength(2);
  expect(partsOf('Room 2,200 has a view. QVC card 640 bal min 27.')).toHaveLength(1);
});

it('who has a debt by now is no debt of its own', () => {
  expect(partsOf('Citi 1,480 charged off, now with Resurgent for 1,480')).toHaveLength(1);
  expect(partsOf('Citi 1,480, Discover 300')).toHaveLength(2);
});

it('what living costs before the debts of a line is none of them', () => {
  const line = 'Bills each month: rent 1200, light 160. Cards: chase 2310, citi 1100. Loan: upstart 5402';
  expect(partsOf(line)).toEqual(['chase 2310', 'citi 1100.', 'upstart 5402']);
});

it('who is named on a line of collections is a collector each, with who had the debt first in brackets', () => {
  const debtsOf = (text: string) =>
    readByRules({ text, tables: [] }).debts.map(({ accountName, amountText, current, originalCreditor }) =>
      [accountName, amountText, current, originalCreditor].join(' | '),
    );
  expect(debtsOf('Collections: Midland 663 (Synchrony), Elm 1,029 (Chase)')).toEqual([
    'Midland | 663 | 90days | Synchrony',
    'Elm | 1,029 | 90days | Chase',
  ]);
  expect(debtsOf('In collections: Portfolio Recovery $1,029; Elm Capital $233')).toEqual([
    'Portfolio Recovery | $1,029 | 90days | ',
    'Elm Capital | $233 | 90days | ',
  ]);
});

it('cars lead to what is owed on each', () => {
  expect(partsOf('Cars: Oak Auto $15,300 (412/mo), Honda $8,120 (251/mo)')).toEqual([
    'Oak Auto $15,300 (412/mo)',
    'Honda $8,120 (251/mo)',
  ]);
});

it('what the debts of a line come to stands apart from the last of them', () => {
  expect(partsOf('I owe Chase $4,210, Amex $2,000 and Citi $900. That is $7,110 total.')).toEqual([
    'I owe Chase $4,210',
    'Amex $2,000',
    'Citi $900.',
    'That is $7,110 total.',
  ]);
  expect(partsOf('Owe 4 credit cards: Chase 4,210, Amex 2,000, Citi 900 & Disc 150. Total 7,260')).toEqual([
    'Chase 4,210',
    'Amex 2,000',
    'Citi 900',
    'Disc 150.',
    'Total 7,260',
  ]);
});

it('a sum alone in brackets behind each name is no credit', () => {
  const { debts } = readByRules({ text: 'Debts: Chase ($4,210), Amex ($2,000).', tables: [] });
  expect(debts.map(({ amountText, review }) => `${amountText} ${review}`)).toEqual([
    '$4,210 no-status',
    '$2,000 no-status',
  ]);
});
