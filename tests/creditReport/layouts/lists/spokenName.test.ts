import { expect, it } from 'vitest';
import { figuresIn } from '../../../../src/creditReport/layouts/lists/figures';
import { isThing, isTrade, nameIn, tellsOnWhat } from '../../../../src/creditReport/layouts/lists/spokenName';
import { readByRules } from '../../../../src/creditReport/readReport';

const nameOf = (piece: string) => nameIn(piece, figuresIn(piece, '')[0], undefined);

it.each([
  ['Auto Loan L40 $500', 'Auto Loan L40'],
  ['Auto Zone $500', 'Auto Zone'],
  ['Auto Ally $500', 'Ally'],
  ['auto Oak $500', 'Oak'],
  ['mi auto Oak $500', 'Oak'],
])('a word for a car begins a name, or says what for: %s', (piece, name) => {
  expect(nameOf(piece)).toBe(name);
});

it.each([
  ['its with elm recovery now $500', 'elm recovery'],
  ["that's w/ elm now $500", 'elm'],
  ['thats Elm now. $500', 'Elm'],
])('who has it now is called without what says so: %s', (piece, name) => {
  expect(nameOf(piece)).toBe(name);
});

it.each([
  ['thats the letter from Elm Capital', 'Elm Capital'],
  ['I got a bill from Elm Dental', 'Elm Dental'],
  ['this is another notice from Elm Capital', 'Elm Capital'],
])('who has sent a letter is called without what says so: %s', (piece, name) => {
  expect(nameOf(piece)).toBe(name);
});

it('what somebody has had of his wages is no part of who advances them', () => {
  expect(nameOf('Oak cash out $200')).toBe('Oak');
});

it.each([
  ['Oak Clinic says $2,480', 'Oak Clinic'],
  ['Oak Clinic says I still owe $2,480', 'Oak Clinic'],
  ['Zillow says $218,400', undefined],
  ['he says $300', undefined],
])('a creditor who says how much is owed is called without that: %s', (piece, name) => {
  expect(nameOf(piece)).toBe(name);
});

it.each(['its with collections now $500', 'its with my mom now $500', 'thats late now $500'])(
  'nobody has it in %s',
  (piece) => {
    expect(`${nameOf(piece)}`).not.toMatch(/^(?:coll|mom|my|late)/);
  },
);

it.each([
  ['a link', 'Oak', ['Oak: $500', 'Oak #= $500', 'Oak .. $500', 'Oak 12 x $50', 'Oak 4x $50', 'Oak 4 @ $50', 'Oak 12 equal monthly payments of $50', 'Oak 6 pmts left at $50', 'Oak 12 payments of $50', 'Oak approx $500', 'Oak approximately $500', "Oak that's a loan $500", 'Oak thats a loan $500', 'Oak for the car $500', 'Oak  for my car  $500', 'Oak in collection $500', 'Oak in collections $500', 'Oak 欠 $500', 'Oak 欠款 $500', 'Oak end $500', 'Oak ends in $500', 'Oak ending $500', 'Oak ending in $500', 'Oak terminada en $500', 'Oak terminado $500', 'Oak termina en $500', 'Oak termina $500', 'Oak terminacion $500', 'Oak  is   about $500', 'Oak nos falta $500', 'Oak me quedan $500', 'Oak số cuối $500', 'Oak đuôi số $500']],
  ['what leads to it', 'Oak', ['ummm, Oak $500', 'uhh, Oak $500', 'ahh, Oak $500', 'ohh, Oak $500', 'last, Oak $500', 'lastly, Oak $500', 'agora é Oak $500', 'agora é da Oak $500', 'now its Oak $500', "now it's Oak $500", 'next one is Oak $500', 'the next is just Oak $500', 'mine: Oak $500', 'his are: Oak $500', 'theres Oak $500', 'there’s Oak $500', 'there is a collection account from Oak $500', 'there is a chargeoff with Oak $500', "there's a charge-off by Oak $500", 'there is a collection from Oak $500', 'we still owe to Oak $500', 'Também devemos para Oak $500', 'debo a Oak $500', '🏦🏦 so, Oak $500']],
  ['that it is paid off', 'Oak', ['Oak ya la liquidé $500', 'Oak la liquide $500', 'Oak ja pague $500', 'Oak já quitei $500', 'Oak quitada $500', 'Oak quitado $500', 'Oak liquidada $500', 'Oak pagado $500', 'Oak saldada $500', 'Oak paid off $500', 'Oak i already paid it off $500', 'Oak was paid in full $500', 'Oak i paid off $500']],
  ['what it is for', 'Oak', ['Oak for our old car', 'Oak for the Malibu', 'Balance on the Oak', 'Unpaid balance with Oak', 'Balance due to my Oak']],
  ['whose it is', 'Oak', ['This is Oak', 'this is Oak', 'La mía de Oak', 'lo suyo del Oak', 'El tuyo de la Oak', 'Lo mio de Oak', 'la tuya de Oak', 'A Oak le', 'al Oak les']],
  ['that it is hardly remembered', 'Oak Mobile', ['that Oak Mobile thing', 'the old Oak Mobile stuff', 'this Oak Mobile mess from', 'that Oak Mobile thing from March 2023', 'and that old Oak Mobile final bill', 'plus the Oak Mobile']],
  ['what it was', 'Sprint', ['that old Sprint', 'old Sprint', 'my old Sprint', 'Our old Sprint', 'The old Sprint', 'My old Sprint', 'our old Sprint']],
  ['what kind of creditor it is', 'Oak', ['el hospital Oak', 'la clinica Oak', 'la clínica Oak', 'el doctor Oak', 'la doctora Oak', 'la compañia Oak', 'la compañía Oak']],
  ['what kind of debt it is', 'Oak', ['una tarjeta de credito Oak', 'mi tarjetas Oak', 'una tarjeta de crédito de Oak', 'cartao Oak', 'cartão do carro Oak', '房贷: Oak', '房貸 Oak', '车贷 Oak', '学生贷款 Oak', '贷款 Oak', '个人贷款  Oak', '医疗 Oak', '医疗账单 Oak', '医院账单 Oak', 'Oak 借款', 'Oak 私人借款', 'Oak final bill', 'Oak last bill', 'Oak office', 'Oak furniture lease', 'Oak sofa lease', '水电费欠 Oak', '欠 Oak']],
  ['what leads to who collects it', 'Oak Systems', ['牙医的账单已经转到催收公司 Oak Systems', '催收: Oak Systems', '两张卡被送到催收机构 Oak Systems', '现在是讨债公司叫 Oak Systems']],
  ['what is left', 'Oak', ['Oak 还剩 $500', 'Oak 还欠 $500', 'Oak 剩余 $500', 'Oak 尚欠 $500']],
  ['what was bought with it', 'Ally', ['truck w/ Ally', 'truck w Ally', 'couch through Ally', 'jeep with Ally', 'car loan with Ally', 'Auto loan Ally', 'house note thru Ally', 'the truck w/ Ally']],
  ['that it was bought from a creditor', 'ally', ['car is ally', 'my car ally', 'the truck is ally', 'my car loan is still ally', 'mortgage was ally', 'our house payment is ally']],
  ['that it is an old one', 't-mobile', ['old t-mobile', 'the old t-mobile one', 'my old t-mobile one', 'and our old t-mobile one', 'an old t-mobile']],
  ['what kind of bill it is', 'Oak', ['ER bill Oak', 'Hospital bill from Oak', 'vet bill: Oak', 'the dental bill with Oak', 'Medical bills Oak']],
  ['whose card it is', 'Oak Visa', ['my Oak Visa $500', 'Our Oak Visa 4,410', 'My Oak Visa 500']],
  ['whose card it is, in small letters', 'chase card', ['my chase card $500', 'our chase card 4,410']],
  ['that he is owed', 'Uncle Joe', ['Uncle Joe I owe him $800', 'Uncle Joe, we still owe her $800']],
  ['who says so', 'Oak', ['Oak says i still owe $500', 'Oak said that we owe $500', 'Oak claims I owe $500']],
  ['what answers where it is', 'Oak', ['its with Oak now', "it's at Oak now", 'it went to Oak', 'now with the Oak', "that's with Oak"]],
  ['who had it before', 'Oak', ['Elmloan well its Oak now', "Elm Loans, it's Oak now", 'Elm er it’s Oak now']],
  ['how many there are', 'Oak', ['Oak 2 phones', 'Oak - four bills', 'Oak – two visits', 'Oak — both cards']],
  ['what it is for, in small letters', 'OAK BANK', ['OAK BANK auto', 'OAK BANK bill', 'OAK BANK medical bill', 'OAK BANK hospital bill']],
  ['whom it is owed to in the family', 'mom', ['owe mom $500', 'i also owe mom $500']],
  ['that it is owed to her', '大姐', ['欠大姐 $500', '欠 大姐 $500']],
  ['which of them it is', 'Citi', ['Citi one $500', '$500 on the Citi one']],
  ['who owes, and how it stands', 'Citi', ['I owe $500 to Citi', 'debo $500 a la Citi que voy al día', 'devo $500 ao Citi']],
  ['who is owed', 'Ana', ['$500 to Ana', '$500 - Ana', '$500 Ana for', '$500: for Ana on']],
])('the name is read without %s', (_, name, pieces) => {
  expect(pieces.filter((piece) => nameOf(piece) !== name)).toEqual([]);
}); // biome-ignore format: pieces are read in lines

it.each(['Oak prestamo', 'Oak préstamo personal', 'Oak cartão de loja', 'Oak tarjeta de tienda', 'Oak bill', 'Oak hospital bill', 'Oak car loan', 'old Navy', 'old navy', 'old oak one', 'car is fine', 'Oak for the', 'X Oak 2 phones plan', 'Balance on Jan 5', 'Oak bills due', 'A-1 B auto', 'Oak BANK auto', 'Oak auto lease', 'Oak 学生贷款', 'Oak 贷款', 'Oak 信用卡', 'Oak 房贷', 'Oak 대출', 'Oak 商店卡', 'Oak 店卡', 'Wild Thing', 'that thing from 2023'])(
  'the name goes on in %s',
  (piece) => {
    expect(nameOf(piece) ?? piece).toBe(piece);
  },
); // biome-ignore format: pieces are read in lines

it.each(['car', 'the car loan', 'Prestamo del carro', 'préstamo para el carro', 'emprestimo do carro', 'credito de casa', 'mortgage', '2nd mortgage', 'heloc', 'second / heloc', '1st mortgage / home equity', 'home equity loan', 'home equity line', 'loan', 'Loans', 'card', 'Cards', 'appliance', 'appliances', 'solar', 'solar panels', 'couch pl', 'couch plan', 'furniture payment', 'furniture payments', 'muebles', 'carro de mis primos', 'coche del primo', 'casa de los primos', 'prestamo', 'empréstimo', 'mia', 'mía', "Ana's van", "Ana's student loans", 'grad loans'])(
  '%s is what was bought',
  (text) => {
    expect(isThing(text)).toBe(true);
  },
); // biome-ignore format: things are read in lines

it.each(['Oak car', 'car Oak', 'Carmax', 'solar Oak', 'couch planner'])('%s is no thing alone', (text) => {
  expect(isThing(text)).toBe(false);
});

it('a trade is called by nothing else', () => {
  expect(['county', 'dentist', 'old vet', 'credit union', 'apartment', 'Apartments'].every(isTrade)).toBe(
    true,
  );
  expect(['Oak dentist', 'dentist Oak'].some(isTrade)).toBe(false);
});

it('a balance is told by its name, and not by its day', () => {
  expect(['Balance on Oak Visa', 'Old balance owed to Elm', 'Balance at the Oak Store'].every(tellsOnWhat)).toBe(true);
  expect(['Balance on Jan 5', 'Balance on Sept. 5', 'My balance on Oak Visa is', 'Balance'].filter(tellsOnWhat)).toEqual([]);
}); // biome-ignore format: words are read in lines

it.each([
  'truckers with Oak',
  'truck wash Oak',
  'couch wOak',
  'Medical Bill Oak',
  'with Oak',
  'its Oak with Elm',
])('a name stays whole that only looks like one with such words: %s', (piece) => {
  expect(nameOf(piece) ?? piece).toBe(piece);
});

it('what was bought may have the verb cut short', () => {
  expect(nameOf("Car's with Santander $500")).toBe('Santander');
  expect(nameOf('truck is w/ Ally $500')).toBe('Ally');
});

it.each([
  ['Oak Bank Last 4: 2231\nBalance: $4,100', 'Oak Bank', '2231'],
  ['Oak Bank Last four digits: 7713\nOwed $900', 'Oak Bank', '7713'],
  ['Oak Bank Last 4 2231 $900', 'Oak Bank', '2231'],
])('words for the last digits of a number are no part of a name: %j', (text, name, number) => {
  expect(readByRules({ text, tables: [] }).debts).toMatchObject([
    { accountName: name, accountNumber: number },
  ]);
});
