import { expect, it } from 'vitest';
import { tellsInAll, tellsNoDebt } from '../../../src/creditReport/judge/otherLines';

it.each([
  "Not ours: mom's Amex, she pays it (2,200)",
  "- (not mine - Jake's student loan 18,400)",
  "Don't count: the Amex 2,200",
  "dad's Discover 4,000 (not mine)",
  'Discover 4,000, not on us, he pays',
  'Citi 3,100, not our debt, authorized user',
])('a debt of somebody else is told by: %s', (line) => {
  expect(tellsNoDebt(line)).toBe(true);
});

it.each([
  'Please send me the company and the balance, for example: Oak Bank – 123456 – $5,000.00.',
  'I need the creditor and the balance. For example: Oak, 1234, balance $2,500.00.',
  'Manda la lista con saldo, por ejemplo: Oak, 1234, $2,500.',
])('an example of what is asked for is told by: %s', (line) => {
  expect(tellsNoDebt(line)).toBe(true);
});

it('an example of what somebody owes is told in other words', () => {
  expect(tellsNoDebt('I owe a lot, for example Oak 4,100 and Elm 900')).toBe(false);
});

it.each(['House  Zillow est.  $312,000', 'Car (2018) KBB value 14,500', 'Market value: $90,000'])(
  'what somebody owns is worth, and owed to nobody: %s',
  (line) => {
    expect(tellsNoDebt(line)).toBe(true);
  },
);

it.each(['House (Zillow 312,000) mortgage 210,000', 'KBB value 9,000, still owe 4,100', 'KBB value'])(
  'what is owed on what somebody owns is a debt: %s',
  (line) => {
    expect(tellsNoDebt(line)).toBe(false);
  },
);

it.each([
  'Oak - roof ... 4,275 saved, goal 9,500',
  'Saved so far: $900 of $2,500',
  'Trip: 900 saved / 2,500',
  '$1,000 starter emergency fund (Oak x3302, balance $1,012.55)',
])('what is put aside for a goal is told by: %s', (line) => {
  expect(tellsNoDebt(line)).toBe(true);
});

it.each([
  '存款: Chase 支票账户 $5,120; 每月收入 $6,700',
  '银行存款 $900',
  '我先生的工资每月 $3,900',
  '每月收入: $4,000',
  '工资$3,200',
  '- 积蓄: $800',
  '好的👌 储蓄账户还有 5,600 先别动',
  '另外,存款有 900',
  'Tiền để dành Wells Fargo: 4.100$',
  'tài khoản tiết kiệm Chase 900',
  'Ipon sa BPI 300',
])('what a person has or earns is told in Chinese, Vietnamese or Tagalog by: %s', (line) => {
  expect(tellsNoDebt(line)).toBe(true);
});

it.each(['Need advice, 45k in debt', '$38,000 in debt and tired', 'Help! 12,500 deep in debt'])(
  'what somebody owes in all is told by: %s',
  (line) => {
    expect(tellsNoDebt(line)).toBe(true);
  },
);

it.each(['Oak 4,000 in credit card debt', '45k in debt, Oak 3,000', 'Oak owes 45k indebted'])(
  'what is owed in all is not told by: %s',
  (line) => {
    expect(tellsNoDebt(line)).toBe(false);
  },
);

it.each([
  'Iponan Bank 300',
  'Tiền nhà 900',
  'nợ tiết kiệm Oak 300',
  '好 Oak 300',
  '存款银行 Oak 欠 $300',
  '收入证明贷款 $900',
  '存款',
])('but not by: %s', (line) => {
  expect(tellsNoDebt(line)).toBe(false);
});

it.each([
  'Midland 880 - not mine, disputed',
  'NOT MINE - Midland 880, disputed',
  "mom's Amex 2,200 - I pay it",
  'Oak 900 of 2,500 limit',
  'Oak settled, saved $400',
  'Target 310 min 29',
])('a debt may be told by: %s', (line) => {
  expect(tellsNoDebt(line)).toBe(false);
});

it.each([
  'Proposed loan 20,772 489',
  'Requested consolidation loan: $18,000',
  'Proposed new mortgage $210,000',
])('a loan that is only asked for is told by: %s', (line) => {
  expect(tellsNoDebt(line)).toBe(true);
});

it.each([
  'rent 1145/mo, light bill 96.40',
  '- Rent $1,145 a month',
  'gas 60 and groceries 400 monthly',
  "Husband's pay: $2,800/mo",
])('what living costs and what comes in is told by: %s', (line) => {
  expect(tellsNoDebt(line)).toBe(true);
});

it.each([
  'light bill 96.40',
  'rent 1145/mo, Chase 900',
  'phone bill 240 past due',
  'Rent arrears $1,800',
  'gas card 60/mo',
])('but not by: %s', (line) => {
  expect(tellsNoDebt(line)).toBe(false);
});

it.each([
  'Mike owes me 600 (paid 200 so far)',
  'Grandson Rob -- I lent him $600, he pays when he can',
  'Lent to Rob 600',
  'Loaned out to my cousin $600',
  'Elm burial ins. $54.10 a month ( not a debt )',
  'Soc. Sec. $1,683.00',
  '备用金 $6,500，不算',
  'my cousin Ana still owes us $80',
  'Rosa me debe 120',
  'si Boyet may utang sakin 500',
  'Oak pre-approved me for $9,000 at 15.99%, $308 a month',
  'we are prequalified for 12,000',
  'Oak me ofrece 8,000 a 36 meses',
  'Oak $12,000 17.2% 60 mo $299.81/mo prequalified',
  '信用卡额度 Oak $9,000,Elm $5,500,不用管',
])('%s tells of no debt of the writer', (line) => {
  expect(tellsNoDebt(line)).toBe(true);
});

it.each([
  'You owe us 600',
  'The debtor owes us 600',
  'I owe Mike 600',
  'Mike owes me 600 but I owe Oak 900',
  'Rob: he lent me $600',
  'Lent by Rob 600',
  'Loaned from Rob 600',
  'Oak Loan $600 that I lent on to nobody',
  'Oak pre-approved me to settle 2,300 for 900',
  'Oak card 900, they pre-approved me',
  'Oak card 900 at 24%, min 30, pre-approved for more',
  'Oak card 900 at 24%, current, pre-approved for more',
  '信用卡额度 $9,000,欠 Oak $3,280',
])('%s may tell of one', (line) => {
  expect(tellsNoDebt(line)).toBe(false);
});

it.each([
  'So I have Oak, Elm and Ash, about $18,333.63 in all. I will send the form.',
  'Okay, so you have Oak, Elm, and that loan, 9,117 altogether',
  "That's Oak, Elm and Ash, $4,100 total",
  'we have got Oak, Elm, Ash: $7,020.50 in total',
  'Great, I have Oak, Elm and Ash, roughly 12k all together.',
])('what the debts named come to is told by: %s', (line) => {
  expect(tellsNoDebt(line)).toBe(true);
  expect(tellsInAll(line)).toBe(true);
});

it.each([
  'I have Oak $500, Elm $600, $1,100 in all',
  'I have Oak 4,100 total',
  'So I have Oak, about $900',
  'We owe Oak, Elm and Ash',
  'I have Total Visa, $900',
])('but not by: %s', (line) => {
  expect(tellsInAll(line)).toBe(false);
});

it.each([
  'Seguro 212,30/mês e aluguel 2.100,00 (isso não é dívida né?)',
  'Luz $120, esto no es deuda',
  'aluguel 900, não são dívidas',
  'Colegio $300 (no es una deuda)',
  'Celular 90, isso não é uma dívida',
  'Padala kay Nanay 300 buwan-buwan (hindi utang)',
])('that it is no debt is said in Spanish and Portuguese by: %s', (line) => {
  expect(tellsNoDebt(line)).toBe(true);
});

it.each([
  'Oak 900, não é dívida de cartão',
  'Oak $900, es deuda',
  'no es deudor, Oak 900',
  'no es mucha deuda: Oak 900',
])('but not by: %s', (line) => {
  expect(tellsNoDebt(line)).toBe(false);
});

it.each([
  '—— 小王欠我们 $1,200，别忘了要',
  '小李还欠我500',
  'Mike 欠我 $600',
  '信用分 702',
  '—— 我的信用评分: 688',
])('what others owe, and a score, is told in Chinese: %s', (line) => {
  expect(tellsNoDebt(line)).toBe(true);
});

it.each(['我欠小王 $900', '我们还欠我妹妹 $900', '欠我哥 $500', '信用卡 702', '信用分期 Oak $702'])(
  'what is owed is told in Chinese: %s',
  (line) => {
    expect(tellsNoDebt(line)).toBe(false);
  },
);
