import { describe, expect, it } from 'vitest';
import { proseItems } from '../../../../src/creditReport/layouts/lists/prose';
import { sentencesIn } from '../../../../src/creditReport/layouts/lists/sentences';
import { accountsOfItems } from '../../../../src/creditReport/layouts/lists/toldDebt';
import { readLines } from '../../../../src/creditReport/page/lines';
import { readByRules } from '../../../../src/creditReport/readReport';

const read = (text: string) =>
  accountsOfItems(proseItems(readLines(text))).map(({ facts }) =>
    facts.map(({ kind, values: [value] }) => `${kind}=${value}`).join(' '),
  );

describe('running text', () => {
  it('tells a debt from the sentence that names a creditor to the one that names the next', () => {
    expect(
      read(
        'The biggest is Chase Slate, I owe $9,260 on it. The minimum is $274 a month. Then there is Discover, where I owe $4,415.',
      ),
    ).toEqual(['name=Chase Slate balance=$9,260 paying=$274', 'name=Discover balance=$4,415']);
  });
  it('tells one debt behind the other in a sentence, with what leads to each', () => {
    const text =
      "Discover is 60 days behind at 5.2k, capital one quicksilver 2300 (current), and I cosigned my brother's truck at Ally, 17,400.";
    expect(proseItems(readLines(text)).map(({ lines }) => lines.map((line) => line.text))).toEqual([
      ['Discover is 60 days behind at 5.2k,'],
      ['capital one quicksilver 2300 (current)'],
      [", and I cosigned my brother's truck at Ally, 17,400."],
    ]);
  });
  it.each(["that's through Elm", 'through Elm', 'which is issued by Elm'])(
    'calls a card by the shop, and not by the bank behind it: %s',
    (issuer) => {
      expect(
        read(
          `Chase Slate I owe $9,260. And the Best Buy card ${issuer} Bank I owe $1,203 and the minimum is $41.`,
        ),
      ).toEqual(['name=Chase Slate balance=$9,260', 'name=Best Buy card balance=$1,203 paying=$41']);
    },
  );
  it('goes on below what is too short to tell whether it is any', () => {
    const short = 'Discover, $512.35, minimum $37. That ones fine too.';
    const long = 'The biggest is Chase Slate, I owe $9,260 on it.';
    expect(read(`${long}\n\nAny store cards?\n\n${short}`)).toHaveLength(2);
    expect(read(`${long}\n\nStore cards, shops, stores, outlets, malls\n\n${short}`)).toHaveLength(1);
  });
  it('ends no sentence behind letters with dots', () => {
    expect(sentencesIn('It is U.S. Oak, N.A. Card, $9. Then Elm.')).toHaveLength(2);
  });
  it.each([
    'The original creditor on that one was Oak One.',
    'The original creditor was Oak One.',
    'This was originally an Oak One account.',
    'It used to be with Oak One.',
  ])('tells in a sentence behind the sum who was owed before: %s', (before) => {
    const text = `Cavalry SPV I says we owe $2,114.90. ${before} It has been in collections since spring.`;
    expect(read(text.replaceAll('Oak One', 'Capital One'))).toEqual([
      'name=Cavalry SPV I balance=$2,114.90 original=Capital One statusLoose=It has been in collections since spring',
    ]);
  });
  it.each([
    ['Our Chase card has a balance of $640.', 'Chase card'],
    ['My Discover student loan has a balance of $640.', 'Discover student loan'],
    ['I owe $640 on the Chase card.', 'Chase card'],
    ['Then the Chase card has a balance of $640.', 'Chase card'],
    ["Macy's I owe $640.", "Macy's"],
  ])('calls a debt with the kind behind its creditor: %s', (text, name) => {
    const [first] = read(`${text} We fell behind when my hours at the plant were cut in the spring.`);
    expect(first).toMatch(new RegExp(`^name=${name} balance=\\$640`));
  });
  it.each([
    ['the same name', 'I owe $640 on the Chase card. The Chase card is two months late.', true],
    ['the creditor alone', 'I owe $640 on the Chase card. Chase is two months late.', true],
    ['a debt that has no kind', 'I owe $640 to Chase. The Chase card is two months late.', true],
    ['another kind', 'I owe $640 on the Chase card. The Chase mortgage is two months late.', false],
  ])('tells how a debt stands in a sentence of its own, of %s', (_, text, isTold) => {
    const [first = ''] = read(`${text} We also owe $4,415 to Discover.`);
    expect(first).toContain('balance=$640');
    expect(first.includes('late')).toBe(isTold);
  });
  it('tells who sold a debt without its kind', () => {
    expect(
      read('The Navient student loans were sold to Mohela, and they want $9,900. I owe Discover $4,415.')[0],
    ).toContain('original=Navient');
  });
  it('is none where lines begin with a name and a colon', () => {
    const lines = ['debo 1,845.20, pago mínimo 55, y al día', 'debo 620, y es que está atrasado un mes'];
    expect(read(lines.map((line, index) => `${['Oak', 'Elm'][index]}: ${line}`).join('\n'))).toEqual([]);
    expect(read(lines.map((line, index) => `Con ${['Oak', 'Elm'][index]} ${line}`).join('\n'))).toHaveLength(
      2,
    );
  });
  it('tells none of what nobody is to mind, and who had the debt of a collector', () => {
    expect(
      read(
        "And then Elm Recovery they are a collection agency it's from an old Oak account they say I owe $1,489. Oh and I used to have a Sprint bill for like $300 but that was settled so never mind that.",
      ),
    ).toEqual([expect.stringMatching(/^name=Elm Recovery .*original=Oak/)]);
  });
  it('tells several debts in one sentence, each before its sum', () => {
    expect(
      read('So for the cards we still owe Chase $9,260, and we have Discover with $4,415 on it.'),
    ).toEqual(['name=Chase balance=$9,260', 'name=Discover balance=$4,415']);
  });
  it('tells a debt of nothing by the word, and what kind of firm it is owed to', () => {
    expect(
      read(
        "So then there's the Chase card the balance is $1,246.09 and it is current then Discover card balance zero I paid that off and there is Ochsner hospital balance $534.75 that is late",
      ),
    ).toEqual([
      expect.stringContaining('name=Chase card balance=$1,246.09'),
      expect.stringContaining('name=Discover card balance=zero'),
      expect.stringContaining('name=Ochsner hospital balance=$534.75'),
    ]);
  });
  it('gives the sum of a debt to no other that is told to be paid off behind it', () => {
    expect(
      read('Citi is now 1,900.00, I paid some of it\nThe Target card was paid off in May\nAmex is 410.00'),
    ).toEqual([
      expect.stringMatching(/^name=Citi .*balance=1,900\.00/),
      expect.stringMatching(/^name=Amex .*balance=410\.00/),
    ]);
    expect(
      read(
        "So I owe Discover 2,875.40 and they call every day\nThen the Lowe's card I already paid off last year\nand Capital One is 1,120.00 and I am current on that",
      ),
    ).toEqual([
      expect.stringMatching(/^name=Discover .*balance=2,875\.40/),
      expect.stringMatching(/^name=Capital One .*balance=1,120\.00/),
    ]);
  });
  it('gives the sum of a debt to no other that is told to be paid off before it', () => {
    expect(
      read(
        'My Kohls card was paid off in March and the Citi one is now at 2,310\nThe Best Buy card is 640.00 and I am a month behind on it',
      ),
    ).toEqual([
      expect.stringMatching(/^name=Citi .*balance=2,310/),
      expect.stringMatching(/^name=Best Buy .*balance=640\.00/),
    ]);
  });
  it('tells no debt that is not to be counted', () => {
    expect(
      read("Her Dillard's card had about $1,100 on it, but I am not responsible so please don't count it."),
    ).toEqual([]);
  });
  it('takes the dot of a mister for no end of his name', () => {
    expect(
      read('And then the mortgage is with Mr. Cooper, we owe $141,900 and we are current on it.'),
    ).toEqual([expect.stringContaining('name=Mr. Cooper balance=$141,900')]);
  });
  it('tells who collects, whatever the words of his name mean, and whose the old debt was', () => {
    expect(read("Portfolio Recovery that's a collection $1,488.90 I think it was the old Best Buy")).toEqual([
      expect.stringContaining('name=Portfolio Recovery original=Best Buy'),
    ]);
  });
  it('tells no debt in the odds of an offer', () => {
    expect(read('(Karma says my approval odds are Very Good for the Chase Freedom up to $25,000)')).toEqual(
      [],
    );
  });
  it('names nobody whom nothing is owed', () => {
    expect(
      read('So we are done with that and we do not owe the IRS. We owe him 2,500 and it is fine.'),
    ).toEqual([]);
  });
  it('tells no debt in what was owed and has been paid off', () => {
    expect(read('Hang in there, I had $43,000 on 9 cards and paid off Discover first ($2,900).')).toEqual([]);
  });
  it('takes the digits that a number ends in for no sum of another debt', () => {
    expect(
      read('You owe Chase $6,210.44 on the Slate card ending 8812; Citi is at $3,050 and it is current.'),
    ).toEqual(['name=Chase number=8812 balance=$6,210.44', expect.stringContaining('name=Citi')]);
  });
  it('names who has the debt now, and who had it before', () => {
    const [row] = read(
      'The Verizon bill was for $418.93 and it was turned over to Convergent Outsourcing in May.',
    );
    expect(row).toContain('name=Convergent Outsourcing');
    expect(row).toContain('original=Verizon');
  });
  it('names the place for which a debt is owed as who had it before', () => {
    const [row] = read(
      'There is one in collections. National Credit Systems, acct NCS-718845, $2,640.00, for our old apartment at Willow Bend Apartments.',
    );
    expect(row).toContain('name=National Credit Systems');
    expect(row).toContain('original=Willow Bend Apartments');
  });
  it('names somebody of the family behind what he is owed', () => {
    expect(read('I owe $1,900 to my brother Oakley, and there is no set payment for it')).toEqual([
      expect.stringContaining('name=brother Oakley balance=$1,900'),
    ]);
  });
  it('names the old place in brackets as who had the debt before', () => {
    const [row] = read(
      'There is $640.25 to National Credit Systems for the old apartment (Oak Pointe). That is it',
    );
    expect(row).toContain('name=National Credit Systems');
    expect(row).toContain('original=Oak Pointe');
  });
  it('names who collects, and for whom', () => {
    const [row] = read('There is Credence Resource for AT&T, account 88-10426, and we owe $310.00 on it.');
    expect(row).toContain('name=Credence Resource');
    expect(row).toContain('original=AT&T');
  });
  it('ends a name before the one who speaks, and names whom one still owes', () => {
    expect(
      read(
        "Then Macy's I paid off so that's $0. And the orthodontist Bright Arch we still owe $1,875 on it.",
      ),
    ).toEqual([expect.stringContaining("name=Macy's "), 'name=Bright Arch balance=$1,875']);
  });
  it('does not take a creditor who has done something for one who has the debt now', () => {
    expect(read('My Discover card has a balance of $1,205.80 and I am 30 days late on it.')[0]).toBe(
      'name=Discover card balance=$1,205.80 statusLoose=and I am 30 days late on it',
    );
    const [row] = read(
      'The Cleveland Clinic has sent a bill of $2,310.00 to a company called Revco Solutions.',
    );
    expect(row).toContain('name=Revco Solutions');
    expect(row).toContain('original=Cleveland Clinic');
  });
  it.each([
    ['what comes in', 'I work at Chase Bank and my income is $2,200 a month before they take the taxes.'],
    ['a person', 'My friend Darnell gave me $500 and I am so thankful that he did that for us.'],
    ['a payment of principal and interest', 'We have the approval for $241,500 at 6.625% (new P&I (principal and interest) $1,546.35).'],
    ['a list', 'Oak Bank $500\nElm Bank $600\nAsh Bank $700\nFir Bank $800\nYew Bank $900'],
    ['a list with dashes', 'Oak (Bike) – $612 left, $51/mo, no late payments on it\nUncle Frank – you wrote that you owe him $3,000 and pay no set sum. Is that a loan?'],
  ])('tells no debt in %s', (_, text) => {
    expect(read(text)).toEqual([]);
  }); // biome-ignore format: rows are read in lines
});

it('tells what is owed to the family, in figures without the marks of money', () => {
  expect(
    read(
      'Met with Maria today. She owes Capital One $2,300 and it is late. Chase is $1,450. She also owes her sister 900 and pays her back when she can.',
    ),
  ).toContain('name=sister balance=900');
});

it('what follows a sum and whom it is owed to belongs to that one', () => {
  expect(
    read(
      "The client owes $4,210 to Capital One, which is 60 days late, and $1,150 to Synchrony, which is current. Also $820 to Macy's, 30 days late, and $900 with Discover.",
    ),
  ).toEqual([
    'name=Capital One statusLoose=which is 60 days late balance=$4,210',
    'name=Synchrony statusLoose=which is current balance=$1,150',
    "name=Macy's statusLoose=30 days late balance=$820",
    'name=Discover balance=$900',
  ]);
});

it('a sum that is paid to a creditor begins no debt of it', () => {
  expect(
    read(
      'I owe Chase $9,260 on the card and we have been paying $274 to Oak Recovery for it each month now.',
    ),
  ).toEqual([expect.stringContaining('balance=$9,260')]);
});

it('a sum that its speaker takes back is told anew in the same sentence', () => {
  expect(
    read('Next is Chase Freedom, I think the balance is $5,210 no wait scratch that it is $5,120.'),
  ).toEqual([expect.stringContaining('balance=$5,120')]);
});

it('a label between two sums belongs to the second, whatever article leads to it', () => {
  expect(
    read(
      'And then Prosper is a loan that we got and the balance now is $3,914.05 the payment is $276 and that is it.',
    ),
  ).toEqual(['name=Prosper balance=$3,914.05 paying=$276']);
});

it('for whom somebody collects may be told by the bill', () => {
  expect(
    read(
      "And then there's a collection from Enhanced Recovery for the Verizon bill and that's $688 with them.",
    ),
  ).toEqual([expect.stringMatching(/^name=Enhanced Recovery .*original=Verizon/)]);
});

it('a sum before whom it is owed to is not that of the debt told before', () => {
  const read = (text: string) =>
    readByRules({ text, tables: [] }).debts.map(
      ({ accountName, amount }) => `${accountName} ${amount?.toFixed()}`,
    );
  expect(read('I owe 3,000 on my Chase card, 1,200 on Citi and my car note is 14,300 with Ally.')).toEqual([
    'Chase card 3000',
    'Citi 1200',
    'Ally 14300',
  ]);
  expect(read('Chase Visa $2,310.44, and Best Buy $812.40. We also still owe $1,410 to Baylor.')).toEqual([
    'Chase Visa 2310.44',
    'Best Buy 812.4',
    'Baylor 1410',
  ]);
});

it('what a list counts is told by itself: nothing of an entry is of the next', () => {
  const text =
    '1) Oak Auto, the van. They took it in August and say that I still owe $7,350.12\n2) Elm Recovery, they have my old card now and I owe $1,488.09 to them.\n\nMy checking at Ash Bank has about $310 in it.';
  expect(
    readByRules({ text, tables: [] }).debts.map(
      ({ accountName, amountText }) => `${accountName} ${amountText}`,
    ),
  ).toEqual(['Oak Auto $7,350.12', 'Elm Recovery $1,488.09']);
});

it('a loan whose payment goes by what comes in is told, as any other', () => {
  const text =
    "So the student loan, that's Mohela, $18,620, and the payment is $0 because of the income thing, and they say I'm current.";
  expect(readByRules({ text, tables: [] }).debts).toMatchObject([
    { accountName: 'Mohela', amountText: '$18,620', payingText: '$0', current: 'current' },
  ]);
});

it('between sentences somebody who speaks may answer with a creditor and his figures alone', () => {
  const text =
    "Okay, so the biggest one is Discover. I owe $7,140 on that and the minimum is $165. I'm current on it.\n\nAny store cards?\n\nTorrid. $478, $30 a month, current.\n\nThe car is with Ally and I have $9,350 left on it, and I pay $318 a month. I'm current on that.";
  const rows = readByRules({ text, tables: [] }).debts.map(
    ({ accountName, amountText, payingText, current }) =>
      [accountName, amountText, payingText, current].join(' '),
  );
  expect(rows).toEqual([
    'Discover $7,140 $165 current',
    'Torrid $478 $30 current',
    'Ally $9,350 $318 current',
  ]);
});
