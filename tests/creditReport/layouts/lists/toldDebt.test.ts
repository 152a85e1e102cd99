import { describe, expect, it } from 'vitest';
import { cardItems, lineItems, paragraphItems } from '../../../../src/creditReport/layouts/lists/item';
import { accountsOfItems } from '../../../../src/creditReport/layouts/lists/toldDebt';
import { readLines } from '../../../../src/creditReport/page/lines';
import { readByRules, readReport } from '../../../../src/creditReport/readReport';
import { debtsIn } from '../../../support/reports';

const read = (text: string, of = lineItems) =>
  accountsOfItems(of(readLines(text))).map(({ facts, flags }) => {
    const values = facts.map(({ kind, values: [value] }) => `${kind}=${value}`);
    return [...values, ...flags].join(' ');
  });

it('a line that tells what is paid each month is no address', () => {
  expect(read('Oak\nowes 17,905\n362 every month', paragraphItems)).toEqual([
    'name=Oak paying=362 balance=17,905',
  ]);
});

it('the kind of debt belongs to a name where it stands in the title over what is said', () => {
  expect(read('Oak 信用卡, 尾号 7702\n余额: $500', paragraphItems)[0]).toContain('name=Oak 信用卡 ');
  expect(read('Oak 信用卡, 尾号 7702, 余额: $500')[0]).toContain('name=Oak ');
});

it('the letters before the lines of an outline are no part of what they say', () => {
  expect(read('Oak Systems\na. Original creditor: Elm Bank\nb. Balance: $500', paragraphItems)).toEqual([
    'name=Oak Systems balance=$500 original=Elm Bank',
  ]);
});

describe('a list of debts', () => {
  it.each([
    ['a name and a sum', 'Chase $500', ['name=Chase balance=$500']],
    ['a name in small letters', 'oak place $500', ['name=oak place balance=$500 name-guessed']],
    ['a creditor whom many owe in small letters, who is sure', 'chase $500', ['name=chase balance=$500']],
    ['a sum before the name', '$500 Chase', ['name=Chase balance=$500']],
    ['a sum of four digits with cents in a cell of its own', 'Chase\t1200.50', ['name=Chase balance=1200.50']],
    ['a shop that is called as a label', 'Target\t200.00', ['name=Target balance=200.00']],
    ['that nothing is owed, alone behind the name', 'Oak — zero, keep open', ['name=Oak balance=zero']],
    ['that nothing is owed on what is closed', 'Chase Visa is closed zero balance', ['name=Chase Visa balance=zero statusLoose=Chase Visa is closed zero balance']],
    ['that nothing is owed in Portuguese', 'Chase, final 6418, saldo zero', ['name=Chase number=final 6418 balance=zero']],
    ['a make with its year in brackets', 'Oak Financial (2017 Jetta): $500', ['name=Oak Financial (2017 Jetta) balance=$500']],
    ['a Vietnamese word for the number', 'Oak Bank – thẻ tín dụng, số cuối 2951: $500', ['name=Oak Bank number=2951 balance=$500']],
    ['what a thing is owed for', 'La troca es de Santander, debo $500', ['name=Santander balance=$500']],
    ['what kind of creditor it is', 'el hospital Memorial Oak, $500', ['name=Memorial Oak balance=$500']],
    ['a hospital that is called so', 'Hospital San Juan, $500', ['name=Hospital San Juan balance=$500']],
    ['groups of a number behind a word for it', 'Oak, cuenta 41 0087 552, $500', ['name=Oak number=41 0087 552 balance=$500']],
    ['a number with a group more behind it', 'Oak, acct 6120-0048-1, $500', ['name=Oak number=6120-0048-1 balance=$500']],
    ['who has bought it', 'Elm Recovery bought Oak One $500', ['name=Elm Recovery original=Oak One balance=$500']],
    ['that nothing is owed, in words', 'Elm $600\nOak Reflect owes 0 - new card!', ['name=Elm balance=$600', 'name=Oak Reflect balance=0']],
    ['the kind of debt before the name', 'the car note with Oak $500', ['name=Oak balance=$500']],
    ['whose it was, as people tell it', 'Elm $500 they bought my old Oak One', ['name=Elm original=Oak One balance=$500']],
    ['a relative in Spanish', 'mi compadre Chuy $500', ['name=mi compadre Chuy balance=$500 name-guessed']],
    ['who lent it, in Spanish', 'Mi cuñado Beto me prestó $500', ['name=Mi cuñado Beto balance=$500']],
    ['no kind of card, loan or tax before whom it is owed to', 'Visa - Oak - $500\nTimeshare - Elm - $500\nTaxes - Ash - $500\nPayday loan - Fir - $500', ['name=Oak balance=$500', 'name=Elm balance=$500', 'name=Ash balance=$500', 'name=Fir balance=$500']],
    ['what somebody near has lent', 'Oak Bank 4,222.18\nloan from mom 600\nElm Bank 1,861.40\nloan from sis 700', ['name=Oak Bank balance=4,222.18', 'name=mom balance=600 name-guessed', 'name=Elm Bank balance=1,861.40', 'name=sis balance=700 name-guessed']],
    ['the last digits behind termina', 'Oak - termina 3301 - $500', ['name=Oak number=3301 balance=$500']],
    ['with whom it is by now', 'Oak Physicians: $500, with a collector called Elm Recovery', ['name=Elm Recovery original=Oak Physicians statusLoose=with a collector called Elm Recovery balance=$500']],
    ['whose it was, without since when', 'Elm Portfolio $500 (was Oak Bank from the divorce)', ['name=Elm Portfolio original=Oak Bank balance=$500']],
    ['a kind before the name', 'CC: Oak $500', ['name=Oak balance=$500']],
    ['a kind before the name that says it is collected', 'Coll: Oak $500', ['name=Oak statusLoose=in collections balance=$500']],
    ['nothing that is owed on a closed account', 'Oak $500\nsears ... 0 closed\nElm $600', ['name=Oak balance=$500', 'name=sears statusLoose=closed balance=0', 'name=Elm balance=$600']],
    ['what is paid behind what is owed', 'Oak ..... 2,209 / 66\nElm ..... 4,410 / 132', ['name=Oak balance=2,209 paying=66 amount-guessed', 'name=Elm balance=4,410 paying=132 amount-guessed']],
    ['a Chinese word before what is owed', 'Oak 欠 $500', ['name=Oak balance=$500']],
    ['what was borrowed, where a part is paid back', 'Uncle Ray: borrowed 1,500, paid 400 back', ['name=Uncle Ray money=1,500 money=400 balance=1,500 amount-guessed']],
    ['what somebody lent, where a part is paid back', 'Mom lent us $3,000, paid back 600', ['name=Mom money=600 balance=$3,000 amount-guessed']],
    ['what is left of what was lent', 'Dad lent us $3,000, 2,400 left', ['name=Dad balance=2,400 amounts-unused']],
    ['how often something is paid yet, before it', 'Oak – 3 payments of $84.16 left so $252.48', ['name=Oak paying=$84.16 balance=$252.48 paying-guessed']],
    ['who has it now, and whose it was', 'Verizon, its with Elm Recovery now, in collections $500', ['name=Elm Recovery original=Verizon statusLoose=in collections $500 balance=$500']],
    ['who has it now of what is old', "and the old t-mobile one, it's w/ Elm Services now, in collections $611.37", ['name=Elm Services original=t-mobile statusLoose=in collections $611.37 balance=$611.37']],
    ['who services it now', 'old fedloan, now its with Oak Servicing, $9,411.20', ['name=Oak Servicing balance=$9,411.20']],
    ['what is with somebody, not since now', 'Oak, its with my taxes, $500', ['name=Oak balance=$500']],
    ['what happens now', 'Oak, it is to be paid now, $500', ['name=Oak balance=$500']],
    ['a thing that is with whom many owe', 'car is ally, 14.2k left, 389 a month', ['name=ally balance=14.2k paying=389']],
    ['whose it was, before a dash', 'Elm, they bought my old Oak One card – $500', ['name=Elm original=Oak One balance=$500']],
    ['how often something is paid yet', 'Oak (desk) $418.66, 3 left of $139.55', ['name=Oak (desk) paying=$139.55 balance=$418.66 paying-guessed']],
    ['who has it now', 'Oak Clinic $884 — sent to collections, now w/ Elm & Elm Ltd', ['name=Elm & Elm Ltd original=Oak Clinic statusLoose=sent to collections balance=$884']],
    ['what kind of debt it is before a creditor', 'mortgage done thru escrow — Freedom Mortgage, $500', ['name=Freedom Mortgage balance=$500']],
    ['which of them it is', 'no that one was Oak Acceptance, $500', ['name=Oak Acceptance balance=$500']],
    ['what is paid monthly', 'Oak Auto $9,000.00, $538 monthly payment', ['name=Oak Auto paying=$538 balance=$9,000.00']],
    ['three digits before mo', 'Oak Auto $9,000.00 / 518 mo.', ['name=Oak Auto paying=518 balance=$9,000.00']],
    ['a zero where all is paid', 'Oak Bank 0 (paid & cut up)', ['name=Oak Bank statusLoose=paid & cut up balance=0']],
    ['what is left of payments', 'Klarna 4 x 38.25, 2 left = 76.50', ['name=Klarna money=38.25 balance=76.50']],
    ['payments at a sum each', 'Klarna 4 @ $75\nOak $500\nElm $600', ['name=Klarna money=$75 amount-missing', 'name=Oak balance=$500', 'name=Elm balance=$600']],
    ['payments without what is left of them', 'Klarna 4 x 75\nOak $500\nElm $600', ['name=Klarna money=75 amount-missing', 'name=Oak balance=$500', 'name=Elm balance=$600']],
    ['that nobody knows what is owed', "Oak's washer lease - 79.99/mo - dont know the payoff", ["name=Oak's paying=79.99 amount-missing"]],
    ['initials in a name', 'I.C. System (for Elm Cable), collection, $246.31', ['name=I.C. System original=Elm Cable statusLoose=collection balance=$246.31']],
    ['dots that lead on', 'U.S. Bank Visa ..  22-0091837 ....  $ 94.27', ['name=U.S. Bank Visa number=22-0091837 balance=$ 94.27']],
    ['two Chinese words for the number', '大通银行 Chase 卡号尾号 1174, $500', ['name=大通银行 Chase number=1174 balance=$500']],
    ['what was bought from him', 'Oak Loans for the Malibu $500', ['name=Oak Loans balance=$500']],
    ['how somebody sighs', 'ay sí. Oak Bank $500', ['name=Oak Bank balance=$500']],
    ['how somebody begins his own', 'mine r Oak Bank $500', ['name=Oak Bank balance=$500']],
    ['how somebody begins a list', 'mine are: Oak Bank $500', ['name=Oak Bank balance=$500']],
    ['for whom he collects', "Elm Recovery collecting for Oak 'n Go, $500", ["name=Elm Recovery original=Oak 'n Go statusLoose=Elm Recovery collecting for Oak 'n Go balance=$500"]],
    ['whom a thing is owed to', '12k on the truck w/ ally', ['name=ally balance=12k']],
    ['how it stands behind a sum that counts no days', 'Oak x1009 bal 7,215 min 171 60 days late', ['name=Oak number=x1009 balance=7,215 paying=171 statusLoose=60 days late']],
    ['who was owed before', 'OAK SPV (o/c ELM BANK) bal 2.7k COLL', ['name=OAK SPV balance=2.7k original=ELM BANK statusLoose=COLL']],
    ['who is owed now and who was before', 'and theres a collection from Oak SPV for $873, it was a Elm One i had in 2021', ['name=Oak SPV original=Elm One statusLoose=and theres a collection from Oak SPV for $873 balance=$873']],
    ['whose old bill it is', 'Oak SPV - $267 - collections (old Elm bill)', ['name=Oak SPV original=Elm statusLoose=collections balance=$267']],
    ['from whom it was bought', 'Oak SPV $267, bought it from Elm Bank', ['name=Oak SPV original=Elm Bank balance=$267']],
    ['of what card it was', 'Oak SPV $267, era de una tarjeta Elm', ['name=Oak SPV original=Elm balance=$267']],
    ['no answer', "Got it. Anything with a credit union? You said Feb you had $500", []],
    ['no sum that somebody comes to', 'qual amt 36,150', []],
    ['whom somebody owes', 'I still owe Oak Bank $500', ['name=Oak Bank balance=$500']],
    ['whom people owe for what he does', 'I owe my dentist 380', ['name=dentist balance=380']],
    ['nobody where one was named before', 'I still owe them $517', []],
    ['whom a mother or a sister is called in Spanish', 'Le debo a mi hermana 500', ['name=hermana balance=500 name-guessed']],
    ['how somebody begins to speak', 'ugh ok. Oak Bank $500', ['name=Oak Bank balance=$500']],
    ['a better name behind what somebody does', 'dentist - Dr. Oak office, $500', ['name=Dr. Oak balance=$500']],
    ['whom one owes, in a note', 'owe chase $500', ['name=chase balance=$500']],
    ['whom what is owed on, behind the words for it', 'Unpaid balance on Oak Visa ... $500', ['name=Oak Visa statusLoose=Unpaid balance on Oak Visa balance=$500']],
    ['the creditor behind what for', 'Unpaid balance on legal fee, Oak Law ... balance $500', ['name=Oak Law balance=$500 statusLoose=Unpaid balance on legal fee']],
    ['no debt of a balance with its day', 'Current balance on Oct 4 $500', []],
    ['the creditor behind a mortgage', '1st mortgage: Oak Bank, loan 0071448 ... balance $500', ['name=Oak Bank number=0071448 balance=$500']],
    ['the creditor behind a second one', '2nd / HELOC: Oak Bank, $500', ['name=Oak Bank balance=$500']],
    ['the creditor behind a thing with its worth', '2022 Wagon (value $900): Oak Auto ... balance $500', ['name=Oak Auto money=$900 balance=$500']],
    ['a payment', 'Chase $500, min $20', ['name=Chase paying=$20 balance=$500']],
    ['a number', 'Chase ending in 1234: $500', ['name=Chase number=1234 balance=$500']],
    ['a number behind that of a branch', 'OAK #114 - acct 114-7730-5 - $500', ['name=OAK #114 number=114-7730-5 balance=$500 name-guessed']],
    ['a number of letters and digits behind the name', 'Lease Oak Trust HLT-4471902 $500', ['name=Oak Trust number=HLT-4471902 balance=$500']],
    ['a number in groups right before a marked sum', 'Lease OAK BANK 3499 92117 $ 500.00', ['name=OAK BANK number=3499 92117 balance=$ 500.00']],
    ['a number with a hyphen, though its end could be a year', 'Installment OAK 88-2071 $ 500.00', ['name=OAK number=88-2071 balance=$ 500.00']],
    ['no number of years from and to', 'Oak Bank 2011-2014 $500', []],
    ['a number with a mask in its groups', 'Chase - Acct. No. 5304 77•• •••• 1196 - $500', ['name=Chase number=5304 77•• •••• 1196 balance=$500']],
    ['a number in groups with a letter in the last', 'Chase - Acct. No. 9103 3300 0E - $500', ['name=Chase number=9103 3300 0E balance=$500']],
    ['what it was when it was placed', 'Chase - Placed amount $700 - You owe $500', ['name=Chase money=$700 balance=$500']],
    ['for whom somebody collects', 'Oak Recovery - acct 1234 - $500 - for Elm Apartments - collection', ['name=Oak Recovery number=1234 original=Elm Apartments statusLoose=collection balance=$500']],
    ['what a loan was for', 'Oak Bank - acct 1234 - $500 - for Elm Apartments', ['name=Oak Bank number=1234 balance=$500']],
    ['for whom it says that somebody collects', 'Oak Recovery - acct 1234 - $500 - collecting for Elm', ['name=Oak Recovery number=1234 original=Elm statusLoose=collecting for Elm balance=$500']],
    ['somebody of the family', 'also owes her sister 900 (no paper)', ['name=sister balance=900 name-guessed']],
    ['a Spanish word for the number', 'Chase terminación 6612: $500', ['name=Chase number=6612 balance=$500']],
    ['the form of a company in initials', 'Oak & Elm, P.C. - $500', ['name=Oak & Elm, P.C. balance=$500']],
    ['a bill', 'Oak Clinic bill $500', ['name=Oak Clinic bill balance=$500']],
    ['a status', 'Chase - $500 - 2 months behind', ['name=Chase statusLoose=2 months behind balance=$500']],
    ['a kind of loan for a name, by the number of its account', '(2) Auto Loan, Account No. 55-2081. Balance due: $500.', ['name=Auto Loan number=55-2081 balance=$500 name-guessed']],
    ['no name where nothing but a kind of loan is counted', 'Auto loans, 2 accounts: $500', []],
    ['an original creditor', 'LVNV (originally Chase) $500', ['name=LVNV original=Chase balance=$500']],
    ['what was bought, and the creditor behind it', 'Préstamo del carro, Elm Bank $500', ['name=Elm Bank balance=$500']],
    ['a loan called by its kind, and the creditor behind it', 'Car loan, Elm Bank $500', ['name=Elm Bank balance=$500']],
    ['nothing owed any more', 'Kohls 0 — PAID OFF!!!', [expect.stringContaining('balance=0')]],
    ['who collects it', 'Chase $500, the agency is Elm Recovery', ['name=Elm Recovery original=Chase balance=$500']],
    ['words around the sum', 'Chase: owe $500, limit $900', ['name=Chase balance=$500 money=$900']],
    ['a model that is no number', 'Ford Credit – F150 – $500', ['name=Ford Credit balance=$500']],
    ['a year of taxes', 'IRS 2024 – $500 left', ['name=IRS 2024 balance=$500']],
    ['words for the number in the middle', 'Oak Bank 尾号 8127 额度 $900 余额 $500', ['name=Oak Bank number=8127 money=$900 balance=$500']],
    ['a Chinese label behind the name', 'Kaiser 余额 $500', ['name=Kaiser balance=$500']],
    ['a Portuguese contract', 'PennyMac, contrato 8-1190472: $500', ['name=PennyMac number=8-1190472 balance=$500']],
    ['whose card it is', "La mía de Lowe's: $500", ["name=Lowe's balance=$500"]],
    ['whom it is owed to', 'y a Toño le debemos 800', ['name=Toño balance=800']],
    ['that it was paid off', "La de Macy's ya la liquidé en julio, saldo 0", ["name=Macy's balance=0"]],
    ['who has it now', 'ahora es Frontline, saldo $500', ['name=Frontline balance=$500']],
    ['the uncle who lent it', 'Empréstimo do tio Wagner: $500', ['name=tio Wagner balance=$500 name-guessed']],
    ['the sister of whoever tells', 'my sister Karin $500', ['name=my sister Karin balance=$500 name-guessed']],
    ['the sister who lent it', 'We do not owe the IRS. I owe my sister Karin $500', ['name=sister Karin balance=$500 name-guessed']],
    ['the message it came in', 'Msg from Elm Finance: Payoff balance: $500', ['name=Elm Finance balance=$500']],
    ['who collects, and for whom', 'This is Elm LLC, a debt collector. Re: Oak Bank acct 1234-55, balance $500.', ['name=Elm LLC number=1234-55 balance=$500 original=Oak Bank statusLoose=a debt collector']],
    ['whom it was owed to', 'Elm, was Oak/Fir. $500', ['name=Elm original=Oak/Fir balance=$500']],
    ['whose debt is collected', 'Elm, $500, collection for Oak', ['name=Elm original=Oak statusLoose=collection for Oak balance=$500']],
    ['a name it had before', 'Elm Capital (fka Oak) $500', ['name=Elm Capital original=Oak balance=$500']],
    ['how it is begun to be told', '😬 ok mine is just Ally - $500', ['name=Ally balance=$500']],
    ['what it bought', 'mine is Ally for the truck $500', ['name=Ally balance=$500']],
    ['a status between name and sum', 'and Oak Bank charged off $500', ['name=Oak Bank statusLoose=and Oak Bank charged off $500 balance=$500']],
    ['the kind of debt behind a name in capitals', 'HUNTINGTON NATL BK auto $500', ['name=HUNTINGTON NATL BK balance=$500']],
    ['what comes in before it', 'AGI 71k, Oak Bank', []],
    ['what it is, between name and sum', "Oak Bank that's a collection $500", ["name=Oak Bank statusLoose=Oak Bank that's a collection $500 balance=$500"]],
    ['what is being paid', 'Chase $500, paying $45', ['name=Chase paying=$45 balance=$500']],
    ['bars', 'Chase | ****1234 | $500', ['name=Chase number=****1234 balance=$500']],
  ])('is read with %s', (_, text, rows) => {
    expect(read(text)).toEqual(rows);
  });
  it('is read with nothing owed any more among sums with the marks of money', () => {
    expect(read('Chase $500\nElm Bank $600\nKohls 0 — PAID OFF!!!')[2]).toContain('name=Kohls');
  });
  it('is read with a plain sum before what was bought for it', () => {
    expect(read('Chase $500\nAffirm 388 thats the mattress\nElm Bank $600')[1]).toContain('balance=388');
  });
  it('is read with the number behind a name where the sum stands elsewhere', () => {
    const [first, second, third] = read('Amex 31007 – 4,118.00\nElm Bank $600\nDad 2500 (100/mo)');
    expect(first).toContain('number=31007');
    expect(second).not.toContain('number');
    expect(third).not.toContain('number');
  });
  it('is in collections under a title that says so of all', () => {
    const [account] = accountsOfItems(lineItems(readLines('MEDICAL (all in collections)\nOak Clinic $500')));
    expect(account?.inCollections).toBe(true);
  });
  it('is in collections below a count of them', () => {
    const [account] = accountsOfItems(paragraphItems(readLines('Collections\n1\n\nOak Clinic\n$500')).slice(1));
    expect(account?.inCollections).toBe(true);
  });
  it('goes on where the next line speaks of the same debt', () => {
    expect(read('Oak $500\n2 months late on that one')).toEqual([
      'name=Oak statusLoose=2 months late on that one balance=$500',
    ]);
    expect(read('Oak $500\n2 months late')).toEqual(['name=Oak balance=$500']);
  });
  it('is read without a sum that the next line takes back', () => {
    expect(read("Old Navy card 900\nwait no that's the limit. Old Navy balance is 388.45")).toHaveLength(1);
    expect(read('Old Navy card 900\nsorry, was away')).toHaveLength(1);
  });
  it('is read without the letters of whose debts they are, where each has one', () => {
    const [oak, elm] = ['B OAK BANK  $900  $50  AS AGREED', 'J ELM LOANS  $800  $60  30 DAYS'];
    const names = (text: string) => read(text).map((row) => /^name=(\S+ \S+)/.exec(row)?.[1]);
    expect(names(`${oak}\n${elm}`)).toEqual(['OAK BANK', 'ELM LOANS']);
    expect(names(`${oak}\n${elm}\nASH BANK  $700  $40  AS AGREED`)).toEqual(['B OAK', 'J ELM', 'ASH BANK']);
    expect(names(oak)).toEqual(['B OAK']);
  });
  it('is read from paragraphs', () => {
    expect(read('Chase\nBalance: $500\nMin: $20\n\nElm Bank\nBalance: $600', paragraphItems)).toEqual([
      'name=Chase balance=$500 paying=$20',
      'name=Elm Bank balance=$600',
    ]);
  });
  it('has a plain number behind its sum read as what is paid, and marked', () => {
    const [oak, elm] = read('Oak ... 3,210.44 ... 95\nElm ... 410.00 ... 25');
    expect([oak, elm].map((row) => row?.replace(' amount-guessed', ''))).toEqual([
      'name=Oak balance=3,210.44 paying=95 paying-guessed',
      'name=Elm balance=410.00 paying=25 paying-guessed',
    ]);
  });
  it('marks what is paid where its figures stand otherwise than those of the others', () => {
    const [target, elm] = read('Target 200 - 300\nElm 4000 - 90');
    expect(target).toContain('paying=200');
    expect(target).toContain('paying-guessed');
    expect(elm).not.toContain('paying-guessed');
  });
  it('is told by no line of a budget', () => {
    expect(read('Budget: inc 3,540 / exp 4,215 / deficit (675)')).toEqual([]);
  });
  it('takes the largest of several bare figures for the balance, and says that it is a guess', () => {
    const rows = read('Chase $5,000 $200\nElm Bank $4,000 $100');
    expect(rows[0]).toContain('balance=$5,000');
    expect(rows[0]).toContain('amount-guessed');
  });
  it('says that a sum beside a balance is not used', () => {
    expect(read('Chase owe $500 $77')[0]).toContain('amounts-unused');
  });
  it('has plain sums among those with the marks of money, and says that they are a guess', () => {
    expect(read('Chase $500\nElm Bank 8900\nAsh Bank 700\nFir Bank $600')).toEqual([
      'name=Chase balance=$500',
      'name=Elm Bank balance=8900 amount-guessed',
      'name=Ash Bank balance=700 amount-guessed',
      'name=Fir Bank balance=$600',
    ]);
  });
  it('takes no plain number for a sum that stands away from the sums with marks', () => {
    expect(read('Chase $500\nElm Bank $600\nThis is what I owe.\nBox 700')).toHaveLength(2);
  });
  it('has a plain sum behind a creditor whom many owe wherever it stands, and in small letters', () => {
    const [, , klarna] = read('Chase $500\nElm Bank $600\nThis is what I owe.\nklarna 120');
    expect(klarna).toBe('name=klarna balance=120 amount-guessed');
  });
  it('has a plain sum before what is said about the debt', () => {
    expect(read('Chase $500\nElm Bank $600\nAsh Bank 700 sent to collections')[2]).toBe(
      'name=Ash Bank statusLoose=sent to collections balance=700',
    );
  });
  it('names the place of each value, at least the item it stands in', () => {
    const text = 'Chase $500, min $20\nElm Bank owe $600';
    for (const { facts } of accountsOfItems(lineItems(readLines(text))))
      for (const { values, span } of facts) expect(text.slice(span.from, span.to)).toContain(values[0]);
  });
  it.each([
    ['nothing', ''],
    ['a name without a sum', 'Chase'],
    ['a sum without a name', '$500'],
    ['a total', 'Total $500'],
    ['a sentence', 'I called you about $500'],
    ['an address', 'PO BOX 1 RENO, NV 89501'],
    ['what the page prints', 'Page 3 of 500'],
    ['a line of more than 400 characters', `Chase $500 ${'x'.repeat(400)}`],
  ])('is none in %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });
}); // biome-ignore format: rows are read in lines

it.each([
  ['with a word between it and the name', 'Dr. Elm old bill 275 in collections', 'name=Dr. Elm old bill statusLoose=in collections balance=275'],
  ['that is about so much', 'Elm card is about 800, min 30', 'name=Elm card paying=30 balance=800 amount-about'],
  ['behind a name of its own piece', 'oh and the vet, 480', 'name=vet balance=480 amount-guessed'],
  ['with what is paid behind a bar', 'Elm 640 / 29', 'name=Elm balance=640 paying=29 amount-guessed'],
])('among sums with the marks of money a plain sum is read %s', (_, line, told) => {
  expect(read(`Oak Bank $500\n${line}\nAsh $600`)[1]).toBe(told);
}); // biome-ignore format: rows are read in lines

it('of several bills on a line none is read', () => {
  expect(read('Oak Bank $500\nrent 1450, power ~140, phones 165\nAsh $600')).toHaveLength(2);
});

it('is no debt among public records, but with the number of an account', () => {
  const text = 'Public Records\nJudgment, ID number 96-114C, $1,340, satisfied\nOak Bank ****1234 $5.00';
  expect(read(text)).toEqual(['name=Oak Bank number=****1234 balance=$5.00']);
});

it('is several debts where each line has a name and a sum, never one', () => {
  const text = 'Visa 2,300 late\nAmex 900\nKohls 643 behind 2 months';
  expect(read(text, paragraphItems)).toEqual([]);
  expect(read(text)).toHaveLength(3);
  expect(read('Visa 2,300\nmin 45\nlimit 900', paragraphItems)).toHaveLength(1);
});

it('takes a case of a court for no debt', () => {
  expect(read('OAK RECOVERY LLC v. MARIA VEGA $3,412\nElm Bank vs. Vega $500\nAsh $700')).toEqual([
    'name=Ash balance=$700',
  ]);
});

const amounts = (text: string) =>
  accountsOfItems(lineItems(readLines(text))).map(({ facts, flags }) => [
    ...['name', 'balance'].map((kind) => facts.find((fact) => fact.kind === kind)?.values[0]),
    flags.includes('amount-about'),
  ]);

it('a sum that is told as about so much is read and marked, of two the larger one', () => {
  expect(
    amounts(
      'Oak about 3,200\nElm ~1,500\nAsh approx. $900\nMom around 400?\nTarget 200-300\nYew: $200-$300\nBirch 800-1200\nFir $85',
    ),
  ).toEqual([
    ['Oak', '3,200', true],
    ['Elm', '1,500', true],
    ['Ash', '$900', true],
    ['Mom', '400', true],
    ['Target', '300', true],
    ['Yew', '$300', true],
    ['Birch', '1200', true],
    ['Fir', '$85', false],
  ]);
});

it.each(['Oak 555-1230', 'Oak 2015-2020', 'Oak 300-200'])('no sum is read from %s', (line) => {
  expect(amounts(`${line}\nElm $500\nAsh $600`).map(([name]) => name)).toEqual(['Elm', 'Ash']);
});

it('what stands in a part without debts beside the label of a record of a court has the number of a case', () => {
  const part = (label: string) => `Public records\n\nOak Lending\nNumber 18144XXX\n${label} $48,310`;
  expect(read(part('Liability amount'), paragraphItems)).toEqual([]);
  expect(read(part('Balance'), paragraphItems)).toHaveLength(1);
});

it('who has an account, as a label says, is no creditor', () => {
  const card = 'Customer: Jane Cruz-Roe\nCurrent Balance: 9,804.11\nRegular Payment: 441.06';
  expect(read(card, cardItems).join()).not.toContain('Jane');
});

it('a sum in brackets behind a name is a credit as in books, and marked as it may be a remark without cents', () => {
  expect(read('Oak Bank ($42.10)\nElm Bank $500')).toEqual([
    'name=Oak Bank balance=($42.10)',
    'name=Elm Bank balance=$500',
  ]);
  expect(read('Oak Bank ($42)\nElm Bank $500')).toEqual([
    'name=Oak Bank balance=($42) amount-guessed',
    'name=Elm Bank balance=$500',
  ]);
});

it('what somebody noted above an export of labels is read, and none of its labels', () => {
  const record = 'Balance: $500\nCredit limit: $600\nMonthly payment: $20\nPast due: $0\n';
  const text = `Oak - $1,800.00\nElm (couch) $436.20\n\nASH BANK\n${record}\nFIR BANK\n${record}\nYEW BANK\n${record}`;
  expect(read(text)).toEqual(['name=Oak balance=$1,800.00', 'name=Elm (couch) balance=$436.20']);
});

it.each([
  ['Original creditor Oak Health', 'original=Oak Health'],
  ['ORIGINAL CREDITOR OAK HEALTH', 'original=OAK HEALTH'],
])('whose a debt was is told by %j', (said, original) => {
  expect(read(`Elm Recovery $500, ${said}, collections`)[0]).toContain(original);
});

it('whose a debt was is told by which one it was', () => {
  expect(read('Elm Recovery - $500, this was the Oak Bank one, collections')[0]).toContain(
    'original=Oak Bank',
  );
  expect(read('Elm Recovery - $500, it was Capital One, collections')[0]).toContain('original=Capital One');
});

it('a message of a collector tells about whose account it is', () => {
  const [told] = read('This is Elm Recovery, a debt collector, re: your OAK BANK account. Balance: $877.25.');
  expect(told).toContain('original=OAK BANK');
});

it.each([
  ['verizon bill 412 w/ IC System in collections', 'IC System', 'verizon'],
  ['Verizon 412 in collections with Elm System', 'Elm System', 'Verizon'],
  ['Sprint $300, turned over to Elm Recovery', 'Elm Recovery', 'Sprint'],
])('who has a debt of another may stand behind its sum: %s', (text, name, original) => {
  expect(read(`Chase $500\nCiti $600\n${text}`)[2]).toMatch(
    new RegExp(`^name=${name} .*original=${original} .*balance=`),
  );
});

it('what a debt is paid with is nobody who has it', () => {
  expect(read('Toyota $9,000 with autopay')[0]).toContain('name=Toyota ');
});

it.each([
  [
    'a thing before its creditor',
    'Hearing aids, Wells Fargo Advantage $500',
    ['name=Wells Fargo Advantage balance=$500'],
  ],
  ['whose thing it is', "Grandson's student loan, Sallie Mae $500", ['name=Sallie Mae balance=$500']],
  ['whose car it is', 'La troca de Beto, Exeter Finance: debo $500', ['name=Exeter Finance balance=$500']],
  [
    'a Chinese kind of debt before the name',
    '房贷 Oak Bank,账号 20-551873-6: $500',
    ['name=Oak Bank number=20-551873-6 balance=$500'],
  ],
  [
    'a group of a number with a letter',
    'Oak Bank, 账号 70 4020 X118: $500',
    ['name=Oak Bank number=70 4020 X118 balance=$500'],
  ],
  [
    'a Chinese word for who was owed',
    'Oak Systems: $500(原债主:Elm Bank)',
    ['name=Oak Systems original=Elm Bank balance=$500'],
  ],
  [
    'how it stands in two pieces before the name',
    'En cobranza (colección): Oak Management $500',
    ['name=Oak Management statusLoose=colección balance=$500'],
  ],
  [
    'who was owed behind a colon',
    'Oak Systems\nBalance $500\nWas: Elm Visa',
    ['name=Oak Systems balance=$500 original=Elm Visa'],
  ],
  [
    'from whom it is',
    'Oak Systems, in collections, and they want $630.75. That is from Elm Clinic, the bill was $2,100 before the insurance.',
    ['name=Oak Systems money=$2,100 original=Elm Clinic statusLoose=in collections balance=$630.75'],
  ],
  [
    'for whom one collects behind the sum',
    'Oak Systems 2,217 for Elm Apartments, collections',
    ['name=Oak Systems original=Elm Apartments statusLoose=collections balance=2,217'],
  ],
])('a debt is told with %s', (_, text, told) => {
  const of = text.includes('\n') ? paragraphItems : lineItems;
  expect(read(text, of).map((one) => one.replace(/ (?:name|amount)-guessed/, ''))).toEqual(told);
});

it('a plain number right behind a name is a sum, whatever is said behind it', () => {
  expect(read('Oak Bank $4,000\nDr Abernathy\t240\tno pymt yet\nElm Bank $500')[1]).toContain('balance=240');
});

it.each([
  'Oak Bank: $2,340 (was $2,900 in June)',
  'Oak Bank $2,340 was $2,900 in June',
  'Oak Bank $2,340, down from $2,900',
  'Oak Bank $2,340 (used to be about $2,900)',
  'Oak Bank was $2,900 now $2,340',
  'Oak Bank: was $2,900 and now $2,340',
  'Oak Bank was $2,900, now $2,340',
  'Oak Bank, was $2,900, now it is $2,340',
])('what was owed once is told beside what is owed now: %s', (text) => {
  expect(read(text)).toEqual(['name=Oak Bank money=$2,900 balance=$2,340']);
});

it('takes the years in which a debt was made for no number of it', () => {
  const text =
    'DEBTS\nOak Ed Servicing        R        31,770.42        2013-2016\nElm Credit Union, loan no. 5510-L2        7,419.13        10/2021\nAsh store card, acct ...6671        388.17        12/2022';
  expect(debtsIn(text).map((debt) => debt.split(' | ')[1])).toEqual(['', '5510-L2', '...6671']);
});

it.each(['14 payments left of $89.99', '5 more payments of $62', '10 payments at 55'])(
  'a few payments that are left are not what is owed: %s',
  (text) => {
    expect(read(`Oak Leasing: ${text}\nElm Bank $500`)[0]).toMatch(
      /^name=Oak Leasing money=.* amount-missing$/,
    );
  },
);

it.each([
  'Oak Loans – 27,104.63 – in forbearance, 0 due til Aug',
  'Oak Loans – 27,104.63 – in forbearance, $0 due right now',
])('what is due for some time is what is paid each month, if it is nothing: %s', (text) => {
  expect(read(`Elm Visa – 2,318.44 – min 74\n${text}`)[1]).toMatch(/paying=\$?0 .*balance=27,104.63/);
});

it.each(['Elm Visa – 0 – PAID', 'Elm Visa – 0 – paid 🎉', '✓ Elm Visa: $0, paid!'])(
  'a zero beside the one word that it is paid is the balance: %s',
  (text) => {
    expect(read(`Oak Loans – 2,318.44 – min 74\n${text}`)[1]).toMatch(/balance=\$?0$/);
  },
);

it('where somebody was treated is whom he owed behind the one who collects it', () => {
  const [told] = read('Collections\nOak Funding 640 from the ER visit at Elm Hospital\nAsh $500 collections');
  expect(told).toContain('original=Elm Hospital');
});

it('for which card a debt is stands behind the one who collects it, also in Spanish under its title', () => {
  const text = 'Cobranza\nOak Funding, por la tarjeta de Elm One Bank, $1,037.45';
  expect(read(text)).toEqual(['name=Oak Funding original=Elm One Bank balance=$1,037.45']);
  expect(read(text, cardItems)[0]).toContain('name=Oak Funding ');
  expect(read('Collections\nOak Funding, for the Elm One card, $1,037.45')).toEqual([
    'name=Oak Funding original=Elm One card balance=$1,037.45',
  ]);
});

it.each([
  "didn't u put $200 on the gas card",
  '34F, 47k in debt, avalanche or consolidate??',
  'about $52k of debt',
])('what is asked or comes to so much in all names nobody: %s', (text) => {
  expect(read(`Oak Visa $3,482 min $104\n${text}`)).toHaveLength(1);
});

it('a minus behind a sum makes it a credit also in lines of one make', () => {
  expect(read('Oak 3,310\nElm 13,020-')[1]).toContain('balance=13,020-');
});

it.each([
  ['mistyped thousands are one amount that nobody can read', 'Oak 1,2345', 'name=Oak balance=1,2345'],
  ['a dot before three digits is printed', 'Oak: 2.300 or so no', 'balance=2.300'],
  ['cents alone are a sum', 'Oak .99', 'balance=.99'],
])('%s', (_, text, told) => {
  expect(read(`Elm 3,310.20\n${text}`)[1]).toContain(told);
});

it('what is owed of a limit is read also where only the limit has thousands', () => {
  expect(read('Oak 1,200 of 5,000\nElm 450 of 2,000')[1]).toContain('name=Elm balance=450');
});

it.each([
  ['ELM RECOVERY file 9183320 for OAK BANK BAL 402 COLLECTION', 'name=ELM RECOVERY', 'original=OAK BANK'],
  ['Elm Recovery, case 7712345 for Oak Bank, $640 in collections', 'name=Elm Recovery', 'original=Oak Bank'],
  ['Elm Recovery ref 9183320 from Oak Bank $402 in collections', 'name=Elm Recovery', 'original=Oak Bank'],
])('for whom it is collected stands behind the number: %s', (line, name, original) => {
  expect(read(line)[0]).toContain(name);
  expect(read(line)[0]).toContain(original);
});

it('what a loan is for stands behind its number too, and owned nothing', () => {
  expect(read('Oak Bank file 88123 for the truck $9,200 current')[0]).not.toContain('original');
  expect(read('Oak Bank file 88123 for Elm Street $9,200 current')[0]).not.toContain('original');
});

it('how often a debt was late is no status of today, and bears a mark', () => {
  const text = 'Chase Slate 3,812.00 / $95 min / current\nBOA Cash Rewards 6,044.31 / $151 min / 1x30';
  const [, second] = readByRules({ text, tables: [] }).debts;
  expect([second?.current, second?.review]).toEqual([null, ['status-unclear']]);
});

it('how many payments are left makes a row without an amount', () => {
  const [, second] = readByRules({ text: 'Chase $900\nAffirm, 3 left of $61.33', tables: [] }).debts;
  expect([second?.amountText, second?.payingText]).toEqual(['', '$61.33']);
  expect(second?.review).toContain('amount-missing');
});

it('a number stands under its German heading', () => {
  const text =
    'Name;Kontonummer;Saldo;Status\nOak Bank;0098-11;3207,55;current\nElm Bank;0042;812,10;current';
  expect(readByRules({ text, tables: [] }).debts.map(({ accountNumber }) => accountNumber)).toEqual([
    '0098-11',
    '0042',
  ]);
});

it('an account with own money beside its bank is no debt, under the title of such accounts', () => {
  const own = 'Oak Bank\tEveryDay Checking ••••5501\t$2,811.09';
  const debt = 'Elm Bank\tCredit card ••••2093\t$4,118.77';
  expect(read(`Depository accounts\n${own}\n\nLiabilities\n${debt}`)).toEqual([
    'name=Elm Bank number=••••2093 balance=$4,118.77',
  ]);
  expect(read(`Report summary\n${debt}`)).toHaveLength(1);
});

it.each(['Delinquent: 3 payments', 'Behind: 3 payments'])('%s tells how late a debt is', (line) => {
  const text = `Creditor: Oak Bank\nBalance: $900\n${line}\n\nCreditor: Elm Bank\nBalance: $400\nDelinquent: none`;
  expect(readByRules({ text, tables: [] }).debts[0]?.current).toBe('90days');
});

it('takes what the parts of a debt come to for what is owed', () => {
  const text = 'JUDGMENT\nPrincipal $4,120.55\nInterest $530.75\nCosts $264.00\nTotal judgment $4,915.30';
  const [debt] = readReport({ text, tables: [] }).debts;
  expect(debt?.amountText).toBe('$4,915.30');
  expect(debt?.review).toContain('name-guessed');
});
